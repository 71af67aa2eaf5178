"""The answers of the oracle of Flash Point: refusals, moves, odds, and counts of plays.

Whose moment it is comes first: chance, an answer that is due, an action of phase 1 (FP-TURN-2,
FP-TURN-3, FP-TURN-4, FP-SETUP-12, FP-VEH-10).
"""

from typing import Any

from tests.oracle.flashpoint import (
    actions,
    chance,
    choices,
    danger_boarding,
    danger_dodge,
    danger_platform,
    way_off,
    words,
)
from tests.oracle.flashpoint.reading import read
from tests.oracle.flashpoint.table import SETUP_PHASES, Table
from tests.oracle.flashpoint.words import Move, syntactic
from tests.oracle.refusal import PLAY_IS_OVER, Refusal


def refusal(table: Table, text: str) -> Refusal | None:
    """The first rule that forbids the move now, None if none does."""
    move = words.read_move(text)
    if table.phase == "over":
        return PLAY_IS_OVER
    if table.chance_acts or move.is_chance:
        return chance.refuse_chance(table, move)
    if table.phase in danger_boarding.PHASES:
        return danger_boarding.refuse_boarding(table, move)
    if table.phase == "dodge" and (move.verb == "fall" or move.is_directed):
        return danger_dodge.refuse_dodge(table, move)
    if move.verb in choices.CHOICES:
        return choices.refuse_choice(table, move)
    if table.phase != "act":
        return _refuse_moment(table, move)
    return _refuse_in_phase_one(table, move)


def _refuse_moment(table: Table, move: Move) -> Refusal:
    """FP-TURN-2: actions belong to phase 1, and a question must be answered first."""
    if table.phase in SETUP_PHASES:
        return Refusal("set-up-is-not-finished", "FP-SETUP-12")
    if move.verb == "drive" and table.actor != table.seat:
        return Refusal("only-the-active-firefighter-drives", "FP-VEH-10")
    rule = "FP-TURN-4" if move.verb == "pass" else "FP-TURN-2"
    return Refusal("another-choice-comes-first", rule, {"actor": table.actor})


def _refuse_in_phase_one(table: Table, move: Move) -> Refusal | None:
    """FP-AP-2: any action that can be paid, as long as nobody is left in peril."""
    if move.verb == "pass":
        return way_off.refuse_pass(table)
    found = danger_platform.refuse_gun_and_engine(table, move) or actions.refuse_action(table, move)
    return found or way_off.refuse_peril(table, actions.carry_out(table, move))


def moves(table: Table) -> list[str]:
    """Every move that nothing forbids."""
    return [text for text in syntactic(table) if refusal(table, text) is None]


def odds(table: Table) -> dict[str, int]:
    """FP-COMP-3, FP-DICE-1: every outcome that is possible now, with its weight."""
    assert table.chance_acts
    return {text: chance.weigh(table, text) for text in moves(table)}


def naive_count(game: Any, state: Any, depth: int) -> int:
    """Perft by the moves found here: the ways a position can go on for so many plies."""
    if depth == 0 or state.is_over:
        return 1
    table = read(game.options, state.key())
    total = 0
    for text in moves(table):
        child = state.copy()
        child.play(game.read_move(child, text))
        total += naive_count(game, child, depth - 1)
    return total
