"""Putting a firefighter on the ring at the start (FP-SETUP-6, FP-ASET-13): stand:0,5."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import moment
from tocsin.games.flashpoint.actions.moment import SeatAction
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.table import codes, phases
from tocsin.games.flashpoint.table.state import FlashpointState

TOO_LATE: Final[i64] = 1
INSIDE: Final[i64] = 2
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "firefighters-are-placed-at-the-start", "FP-SETUP-6"),
    Row(2, "start-outside", "FP-SETUP-6", cell=CELL),
)


def refused(s: FlashpointState, cell: i64) -> i64:
    """FP-SETUP-6, FP-ASET-13: at the start, any outside cell."""
    if s.phase != phases.STAND:
        return TOO_LATE
    if not s.board.is_outside(cell):
        return INSIDE
    return s.hooks.refused_stand(s, cell) if s.extended else i64(0)


def offer(s: FlashpointState) -> None:
    """Every cell of the ring."""
    for number in range(i64(len(s.board.outside))):
        cell = s.board.outside[number]
        if not s.extended or s.hooks.refused_stand(s, cell) == 0:
            s.offer(codes.STAND_FROM + cell)


def do(s: FlashpointState, cell: i64, journal: Journal | None) -> None:
    """FP-SETUP-6: there it stands, and the next one is put down."""
    s.put(s.seat, cell)
    _tell(s, cell, journal)
    s.seat = s.next_seat(s.seat)


def _tell(s: FlashpointState, cell: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {"seat": int(s.seat), "cell": s.board.names[cell]}
    journal.tell("firefighter-placed", "FP-SETUP-6", facts)


class Stand(SeatAction):
    """`stand:0,5`."""

    def __init__(self) -> None:
        super().__init__(("stand",), refusals(*REFUSALS, *moment.ANY_MOMENT))

    def owns(self, code: i64) -> bool:
        return codes.STAND_FROM <= code < codes.STAND_END

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, code - codes.STAND_FROM)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return {"cell": s.board.names[code - codes.STAND_FROM]}

    def describe(self, state: State, code: i64) -> Description:
        cell = moment.state_of(state).board.names[code - codes.STAND_FROM]
        there = (Target("cell", cell),)
        return Description(f"stand:{cell}", "stand", "FP-SETUP-6", there, 0, {"cell": cell})

    def write(self, state: State, code: i64) -> str:
        return f"stand:{moment.state_of(state).board.names[code - codes.STAND_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.STAND_FROM + move_text.read_cell(moment.state_of(state).board, reader)

    def every(self, state: State) -> list[int]:
        return [int(codes.STAND_FROM) + cell for cell in moment.state_of(state).board.listed]
