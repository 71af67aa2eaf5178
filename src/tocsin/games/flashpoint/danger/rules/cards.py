"""The cards of the expansion: when they are in play, and what their holders never do.

XD-ENG-1, XD-SPEC-1, XD-SPEC-3: structural engineer, veteran and rescue dog come only where they are
asked for. XD-SPEC-5: cards of other boxes are not in this one.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.table.kinds import SPECIALIST

NO_ENGINEER: Final[i64] = 250
NO_VETERAN: Final[i64] = 251
NO_DOG: Final[i64] = 252
NOT_IN_PLAY_ROWS: Final[list[Row]] = refusals(
    Row(250, "specialist-not-in-play", "XD-ENG-1", specialist=SPECIALIST),
    Row(251, "specialist-not-in-play", "XD-SPEC-1", specialist=SPECIALIST),
    Row(252, "specialist-not-in-play", "XD-SPEC-3", specialist=SPECIALIST),
)
NO_WATER: Final[i64] = 253
WATER_ROWS: Final[list[Row]] = refusals(Row(253, "the-engineer-puts-nothing-out", "XD-ENG-1"))


def refused_card(role: i64) -> i64:
    """XD-ENG-1, XD-SPEC-1, XD-SPEC-3: why the card is not among those that are played with."""
    if role == danger_specialists.ENGINEER:
        return NO_ENGINEER
    return NO_VETERAN if role == danger_specialists.VETERAN else NO_DOG


def rule_of(role: i64) -> str:
    """The rule that brings a card into play."""
    return danger_specialists.CARD_RULES[danger_specialists.SPECIALISTS[role - 1]]
