"""Choosing who begins (FP-SETUP-7, FP-ASET-15): first:2."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.actions import moment
from tocsin.games.flashpoint.actions.moment import SeatAction
from tocsin.games.flashpoint.table import codes, phases
from tocsin.games.flashpoint.table.state import FlashpointState

ALREADY_CHOSEN: Final[i64] = 1
REFUSALS: Final[list[Row]] = refusals(Row(1, "first-player-already-chosen", "FP-SETUP-7"))


def refused(s: FlashpointState) -> i64:
    """FP-SETUP-7: once, before anything else."""
    return i64(0) if s.phase == phases.FIRST else ALREADY_CHOSEN


def offer(s: FlashpointState) -> None:
    """Any seat."""
    for seat in range(s.players):
        s.offer(codes.FIRST_FROM + seat)


def do(s: FlashpointState, code: i64, journal: Journal | None) -> None:
    """FP-SETUP-7: this seat begins the set-up and the play."""
    s.first = code - codes.FIRST_FROM
    _tell(s, journal)


def _tell(s: FlashpointState, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell("first-player-chosen", "FP-SETUP-7", {"seat": int(s.first)})


class First(SeatAction):
    """`first:2`."""

    def __init__(self) -> None:
        super().__init__(("first",), refusals(*REFUSALS, *moment.ANY_MOMENT))

    def owns(self, code: i64) -> bool:
        return codes.FIRST_FROM <= code < codes.CHOOSE_FROM

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused(s)

    def describe(self, state: State, code: i64) -> Description:
        seat = int(code - codes.FIRST_FROM)
        whose = (Target("seat", str(seat)),)
        return Description(f"first:{seat}", "first", "FP-SETUP-7", whose, 0, {"seat": seat})

    def write(self, state: State, code: i64) -> str:
        return f"first:{code - codes.FIRST_FROM}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.FIRST_FROM + reader.number(0, state.game.seats - 1, "seat")

    def every(self, state: State) -> list[int]:
        return [int(codes.FIRST_FROM) + seat for seat in range(state.game.seats)]
