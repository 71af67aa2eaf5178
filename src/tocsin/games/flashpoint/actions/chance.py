"""Which chance is due: dice, a face-down marker, a card (FP-DICE-1), and what all of them share.

What is rolled, turned or dealt at the wrong moment is refused here, with the rule that asks for
something else.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.action import Action
from tocsin.core.contract import State
from tocsin.core.facts import Arg
from tocsin.core.refusing import Row, refusals
from tocsin.core.seats import CHANCE
from tocsin.games.flashpoint.actions import moment
from tocsin.games.flashpoint.rules import setup
from tocsin.games.flashpoint.table import phases
from tocsin.games.flashpoint.table.state import FlashpointState

# What chance can do.
BOTH: Final[i64] = 0
RED: Final[i64] = 1
BLACK: Final[i64] = 2
MARKER: Final[i64] = 3
CARD: Final[i64] = 4

NOTHING_TO_ROLL: Final[i64] = 50
RED_IN_SET_UP: Final[i64] = 51
RED_AGAIN: Final[i64] = 52
BLACK_IN_SET_UP: Final[i64] = 53
BLACK_AGAIN: Final[i64] = 54
MARKER_FOUND: Final[i64] = 55
MARKER_LOST: Final[i64] = 56
MARKER_NEW: Final[i64] = 57
CARD_FIRST: Final[i64] = 58
# The rule that wants both dice, by phase.
_BOTH_FROM: Final[i64] = 60
REFUSALS: Final[list[Row]] = refusals(
    Row(50, "nothing-to-roll-now", "FP-DICE-1"),
    Row(51, "only-the-red-die", "FP-ASET-6"),
    Row(52, "only-the-red-die", "FP-SPEC-DRIV-2"),
    Row(53, "only-the-black-die", "FP-ASET-4"),
    Row(54, "only-the-black-die", "FP-SPEC-DRIV-2"),
    Row(55, "a-marker-is-turned-first", "FP-MOVE-9"),
    Row(56, "a-marker-is-turned-first", "FP-LOST-2"),
    Row(57, "a-marker-is-turned-first", "FP-POI-4"),
    Row(58, "a-card-is-dealt-first", "FP-ASET-10"),
    Row(60 + phases.BLAST_BOTH, "both-dice-are-rolled", "FP-ASET-5"),
    Row(60 + phases.BLAST_LAST, "both-dice-are-rolled", "FP-ASET-7"),
    Row(60 + phases.BLAST_FAMILY, "both-dice-are-rolled", "FP-SETUP-9"),
    Row(60 + phases.HAZMATS, "both-dice-are-rolled", "FP-ASET-8b"),
    Row(60 + phases.POIS, "both-dice-are-rolled", "FP-ASET-9"),
    Row(60 + phases.HEAT, "both-dice-are-rolled", "FP-ASET-11"),
    Row(60 + phases.GUN_ROLL, "both-dice-are-rolled", "FP-GUN-4"),
    Row(60 + phases.ROLL, "both-dice-are-rolled", "FP-FIRE-A1"),
    Row(60 + phases.REPLENISH, "both-dice-are-rolled", "FP-POI-2"),
)
# The rule a roll is shown with, by phase; for explosions of the set-up see `rules.setup`.
_ROLL_RULES: Final = {
    int(phases.HAZMATS): "FP-ASET-8b",
    int(phases.POIS): "FP-ASET-9",
    int(phases.HEAT): "FP-ASET-11",
    int(phases.GUN_ROLL): "FP-GUN-4",
    int(phases.GUN_DIE): "FP-SPEC-DRIV-2",
    int(phases.ROLL): "FP-FIRE-A1",
    int(phases.REPLENISH): "FP-POI-2",
}


def roll_rule(s: FlashpointState) -> str:
    """The rule that asks for the dice."""
    if phases.BLAST_BLACK <= s.phase <= phases.BLAST_FAMILY:
        return setup.blast_rule(s, s.phase)
    return _ROLL_RULES.get(int(s.phase), "FP-DICE-1")


def due_now(s: FlashpointState) -> i64:
    """What the phase asks of chance."""
    phase = s.phase
    if phase in (phases.REVEAL, phases.LOSS, phases.UNVEIL):
        return MARKER
    if phase == phases.DEAL:
        return CARD
    if phase == phases.GUN_DIE:
        return RED if s.die_again == 0 else BLACK
    if phase == phases.BLAST_RED:
        return RED
    return BLACK if phase == phases.BLAST_BLACK else BOTH


def refused(s: FlashpointState, kind: i64) -> i64:
    """FP-DICE-1: is it this kind of chance that is due?"""
    if s.actor != CHANCE:
        return NOTHING_TO_ROLL
    wanted = due_now(s)
    if wanted == kind:
        return 0
    phase = s.phase
    if wanted == MARKER:
        if phase == phases.LOSS:
            return MARKER_LOST
        return MARKER_NEW if phase == phases.UNVEIL else MARKER_FOUND
    if wanted == CARD:
        return CARD_FIRST
    if wanted == RED:
        return RED_IN_SET_UP if phase == phases.BLAST_RED else RED_AGAIN
    if wanted == BLACK:
        return BLACK_IN_SET_UP if phase == phases.BLAST_BLACK else BLACK_AGAIN
    return _BOTH_FROM + phase


class ChanceAction(Action):
    """An outcome of chance; `judge` is asked when this kind of it is due."""

    def __init__(self, words: tuple[str, ...], rows: list[Row]) -> None:
        super().__init__(words, refusals(*rows, *REFUSALS))

    def kind_of(self, code: i64) -> i64:
        """Dice, a marker or a card."""
        raise NotImplementedError

    def refused(self, state: State, code: i64) -> i64:
        s = moment.state_of(state)
        if s.extended and s.actor == CHANCE:
            row = s.hooks.refused_chance(s, code)
            if row >= 0:
                return row
        row = refused(s, self.kind_of(code))
        return row if row != 0 else self.judge(s, code)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        s = moment.state_of(state)
        if row >= moment.OTHERS_FROM:
            return s.hooks.facts(s, code, row)
        return self.own_facts(s, code)

    def own_facts(self, s: FlashpointState, code: i64) -> dict[str, Arg]:
        """The arguments of the room's own refusals."""
        return {}

    def judge(self, s: FlashpointState, code: i64) -> i64:
        """0 if this outcome is possible, else the row that says why not."""
        return 0
