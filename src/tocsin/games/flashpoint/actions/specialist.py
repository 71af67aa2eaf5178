"""Choosing a specialist's card at the start (FP-ASET-10): specialist:driver."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.actions import moment
from tocsin.games.flashpoint.actions.moment import SeatAction
from tocsin.games.flashpoint.rules import cards
from tocsin.games.flashpoint.table import codes, phases
from tocsin.games.flashpoint.table.state import FlashpointState

NO_SPECIALISTS: Final[i64] = 1
DEALT: Final[i64] = 2
DEALT_FAR_AWAY: Final[i64] = 3
TOO_LATE: Final[i64] = 4
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "no-specialists-in-play", "FP-MOD-1"),
    Row(2, "specialists-are-dealt", "FP-ASET-10"),
    Row(3, "specialists-are-dealt", "FP-VAR-1"),
    Row(4, "specialists-are-chosen-at-the-start", "FP-ASET-10"),
    *cards.ROWS,
)


def refused(s: FlashpointState, role: i64) -> i64:
    """FP-ASET-10, FP-MOD-1, FP-VAR-1: in its moment, where cards are chosen, one that is left."""
    if not s.rules.specialists:
        return NO_SPECIALISTS
    if s.rules.dealt:
        return DEALT_FAR_AWAY if s.rules.remote_station else DEALT
    return cards.refused(s, role) if s.phase == phases.CHOOSE else TOO_LATE


def offer(s: FlashpointState) -> None:
    """FP-ASET-10: every card that is left."""
    for role in cards.every(s):
        if cards.refused(s, role) == 0:
            s.offer(codes.CHOOSE_FROM + role)


def do(s: FlashpointState, role: i64, journal: Journal | None) -> None:
    """FP-ASET-10: the seat holds it, and the next one chooses."""
    tell(s, role, journal)
    cards.take(s, role)


def tell(s: FlashpointState, role: i64, journal: Journal | None) -> None:
    """FP-ASET-10: who holds which card, chosen or dealt."""
    if journal is None:
        return
    facts: dict[str, Arg] = {"seat": int(s.seat), "specialist": s.cards.names[role]}
    journal.tell("specialist-taken", "FP-ASET-10", facts)


class Specialist(SeatAction):
    """`specialist:driver`."""

    def __init__(self) -> None:
        super().__init__(("specialist",), refusals(*REFUSALS, *moment.ANY_MOMENT))

    def owns(self, code: i64) -> bool:
        return codes.CHOOSE_FROM <= code < codes.KEEP

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, code - codes.CHOOSE_FROM)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return {"specialist": s.cards.names[code - codes.CHOOSE_FROM]}

    def describe(self, state: State, code: i64) -> Description:
        name = moment.state_of(state).cards.names[code - codes.CHOOSE_FROM]
        card = (Target("specialist", name),)
        shown: dict[str, Arg] = {"specialist": name}
        return Description(self.write(state, code), "specialist", "FP-ASET-10", card, 0, shown)

    def write(self, state: State, code: i64) -> str:
        return f"specialist:{moment.state_of(state).cards.names[code - codes.CHOOSE_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.CHOOSE_FROM + cards.read(moment.state_of(state), reader)

    def every(self, state: State) -> list[int]:
        return [int(codes.CHOOSE_FROM) + role for role in cards.every(moment.state_of(state))]
