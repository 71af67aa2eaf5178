"""The answers of the oracle of Feurio!: refusals, moves, odds of a draw, and counts of plays.

lay:2,-1   break:green>2,-1   men:green>0,0*2   pass   ~draw:5
"""

from typing import Any

from tests.oracle.feurio import placing, spreading
from tests.oracle.feurio.table import COLOURS, Table, neighbours, read, read_cell, write_cell
from tests.oracle.refusal import PLAY_IS_OVER, Refusal


def refusal(table: Table, move: str) -> Refusal | None:
    """The first rule that forbids the move now, None if none does."""
    verb, _, rest = move.partition(":")
    if table.phase == "over":
        return PLAY_IS_OVER
    if verb == "~draw":
        return spreading.draw_refusal(table, int(rest))
    if table.chance_acts:
        return Refusal("a-tile-is-drawn-first", "FE-TURN-1")
    if verb == "lay":
        return spreading.lay_refusal(table, read_cell(rest))
    if verb == "pass":
        return placing.pass_refusal(table)
    colour, _, target = rest.partition(">")
    if verb == "break":
        return spreading.break_refusal(table, colour, read_cell(target))
    assert verb == "men", move
    cell, _, count = target.partition("*")
    return placing.men_refusal(table, colour, read_cell(cell), int(count or 1))


def syntactic(table: Table) -> list[str]:
    """Every draw, a pass, and everything that can be said of a cell on or beside a tile."""
    cells = set(table.forest) | {cell for tile in table.forest for cell in neighbours(tile)}
    texts = [f"~draw:{value}" for value in table.pile] + ["pass"]
    for here in map(write_cell, sorted(cells)):
        texts.append(f"lay:{here}")
        for colour in COLOURS:
            texts.append(f"break:{colour}>{here}")
            texts += [f"men:{colour}>{here}{times}" for times in ("", "*2", "*3")]
    return texts


def moves(table: Table) -> list[str]:
    """Every move that nothing forbids."""
    return [move for move in syntactic(table) if refusal(table, move) is None]


def odds(table: Table) -> dict[str, int]:
    """FE-INFO-2: every tile of the pile is equally likely, so a value weighs what is left of it."""
    assert table.chance_acts
    return {f"~draw:{value}": many for value, many in table.pile.items() if many > 0}


def naive_count(game: Any, state: Any, depth: int) -> int:
    """Perft by the moves found here: the ways a position can go on for so many plies."""
    if depth == 0 or state.is_over:
        return 1
    total = 0
    table = read(game.options, state.key())
    for move in moves(table):
        child = state.copy()
        child.play(game.read_move(child, move))
        total += naive_count(game, child, depth - 1)
    return total
