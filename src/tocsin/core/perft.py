"""Perft: the number of ways a position can go on for some plies, chance outcomes counted once each.

A wrong rule almost always changes one of these numbers. `perft` walks the fast legal list;
`perft_naive` tries every syntactic move against the rule-by-rule refusals: no shared generator.
"""

from mypy_extensions import i64

from tocsin.core.contract import Game, State
from tocsin.core.seats import NOBODY


def perft(state: State, depth: i64) -> i64:
    """Leaves of the tree of that depth; an ended play is a leaf wherever it ends."""
    if depth == 0 or state.actor == NOBODY:
        return 1
    total: i64 = 0
    for code in state.legal():
        if depth == 1:
            total += 1
            continue
        child = state.copy()
        child.play(code)
        total += perft(child, depth - 1)
    return total


def perft_naive(game: Game, state: State, depth: int) -> int:
    """The slow twin of `perft`: tries every text that could be a move."""
    if depth == 0 or state.is_over:
        return 1
    total = 0
    for text in game.syntactic_moves(state):
        if game.why_not(state, text) is None:
            child = state.copy()
            child.play(game.read_move(child, text))
            total += perft_naive(game, child, depth - 1)
    return total
