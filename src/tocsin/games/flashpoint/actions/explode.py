"""Choosing what explodes next, where several things are due (FP-HAZ-3, FP-VAR-2b): explode:5,2."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import moment
from tocsin.games.flashpoint.actions.moment import SeatAction
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.table import codes, marks, masks, phases
from tocsin.games.flashpoint.table.state import FlashpointState

NO_ALARM_THERE: Final[i64] = 1
NOTHING_DUE: Final[i64] = 2
NO_HAZMAT: Final[i64] = 3
NOT_BURNING: Final[i64] = 4
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "no-false-alarm-burnt-there", "FP-VAR-2b", cell=CELL),
    Row(2, "nothing-is-due-to-explode", "FP-HAZ-3"),
    Row(3, "no-hazmat-there", "FP-HAZ-2", cell=CELL),
    Row(4, "that-hazmat-does-not-burn", "FP-HAZ-7", cell=CELL),
)


def refused(s: FlashpointState, cell: i64) -> i64:
    """FP-HAZ-3, FP-VAR-2b: only something due can be next."""
    if s.phase == phases.AFTERMATH:
        return i64(0) if s.has(marks.ALARM, cell) else NO_ALARM_THERE
    if s.phase != phases.EXPLODE:
        return NOTHING_DUE
    if not s.has(marks.HAZMAT, cell):
        return NO_HAZMAT
    return i64(0) if s.burns(cell) else NOT_BURNING


def offer(s: FlashpointState) -> None:
    """FP-HAZ-3, FP-VAR-2b: the active player picks the next one."""
    kind = marks.ALARM if s.phase == phases.AFTERMATH else marks.HAZMAT
    for sheet in range(s.board.sheets):
        ready = s.marks[sheet * marks.KINDS + kind]
        if kind == marks.HAZMAT:
            ready &= s.marks[sheet * marks.KINDS + marks.FIRE]
        while ready:
            s.offer(codes.EXPLODE_FROM + sheet * 64 + masks.lowest(ready))
            ready &= ready - 1


class Explode(SeatAction):
    """`explode:5,2`."""

    def __init__(self) -> None:
        super().__init__(("explode",), refusals(*REFUSALS, *moment.ANY_MOMENT))

    def owns(self, code: i64) -> bool:
        return codes.EXPLODE_FROM <= code < codes.RECOVER_FROM

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, code - codes.EXPLODE_FROM)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return {"cell": s.board.names[code - codes.EXPLODE_FROM]}

    def describe(self, state: State, code: i64) -> Description:
        s = moment.state_of(state)
        cell = s.board.names[code - codes.EXPLODE_FROM]
        rule = "FP-VAR-2b" if s.phase == phases.AFTERMATH else "FP-HAZ-3"
        there = (Target("cell", cell),)
        return Description(f"explode:{cell}", "explode", rule, there, 0, {"cell": cell})

    def write(self, state: State, code: i64) -> str:
        return f"explode:{moment.state_of(state).board.names[code - codes.EXPLODE_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.EXPLODE_FROM + move_text.read_cell(moment.state_of(state).board, reader)

    def every(self, state: State) -> list[int]:
        return [int(codes.EXPLODE_FROM) + cell for cell in moment.state_of(state).board.listed]
