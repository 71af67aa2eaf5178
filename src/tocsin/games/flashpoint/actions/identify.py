"""The imaging technician turns a face-down marker over from afar (FP-SPEC-IMAG-1): identify:2,4."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import moment, points
from tocsin.games.flashpoint.actions.moment import PhaseOneAction
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table import codes, due, marks, masks, specialists
from tocsin.games.flashpoint.table.state import FlashpointState

PRICE: Final[i64] = 1

NOT_THE_TECHNICIAN: Final[i64] = 1
NOTHING_THERE: Final[i64] = 2
SHORT: Final[i64] = 3
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "only-the-imaging-technician-identifies", "FP-SPEC-IMAG-1"),
    Row(2, "nothing-face-down-there", "FP-SPEC-IMAG-1", cell=CELL),
    points.short_row(3, "FP-SPEC-IMAG-1"),
)


def refused(s: FlashpointState, cell: i64) -> i64:
    """FP-SPEC-IMAG-1: the technician, and a face-down marker anywhere on the board."""
    if s.role_of(s.seat) != specialists.IMAGING:
        return NOT_THE_TECHNICIAN
    if not s.has(marks.POI, cell):
        return NOTHING_THERE
    return points.refused_price(s, s.seat, PRICE, points.PLAIN, SHORT)


def offer(s: FlashpointState, role: i64, pool: i64) -> None:
    """Every marker that lies face down, sheet by sheet; the slow twin is `refused`."""
    if role != specialists.IMAGING or pool < PRICE or s.face_down == 0:
        return
    for level in range(s.board.levels):
        sheet = 2 * level
        hidden = s.marks[sheet * marks.KINDS + marks.POI]
        while hidden:
            s.offer(codes.IDENTIFY_FROM + sheet * 64 + masks.lowest(hidden))
            hidden &= hidden - 1


def do(s: FlashpointState, cell: i64, journal: Journal | None) -> i64:
    """FP-SPEC-IMAG-1: the marker is turned over as if somebody had come there."""
    s.ap -= PRICE
    s.target = cell
    _tell(s, cell, journal)
    return due.REVEAL


def _tell(s: FlashpointState, cell: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {"seat": int(s.seat), "cell": s.board.names[cell]}
    journal.tell("poi-scanned", "FP-SPEC-IMAG-1", facts)


class Identify(PhaseOneAction):
    """`identify:2,4`."""

    def __init__(self) -> None:
        rows = [*REFUSALS, *points.ROWS, *escape.ROWS, *moment.PHASE_ONE]
        super().__init__(("identify",), refusals(*rows))

    def owns(self, code: i64) -> bool:
        return codes.IDENTIFY_FROM <= code < codes.RIDE_FROM

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, code - codes.IDENTIFY_FROM)

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        return do(s, code - codes.IDENTIFY_FROM, journal)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return {"cell": s.board.names[code - codes.IDENTIFY_FROM], **points.facts(s, PRICE)}

    def describe(self, state: State, code: i64) -> Description:
        cell = moment.state_of(state).board.names[code - codes.IDENTIFY_FROM]
        there = (Target("cell", cell),)
        text = self.write(state, code)
        return Description(text, "identify", "FP-SPEC-IMAG-1", there, int(PRICE), {"cell": cell})

    def write(self, state: State, code: i64) -> str:
        return f"identify:{moment.state_of(state).board.names[code - codes.IDENTIFY_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.IDENTIFY_FROM + move_text.read_cell(moment.state_of(state).board, reader)

    def every(self, state: State) -> list[int]:
        return [int(codes.IDENTIFY_FROM) + cell for cell in moment.state_of(state).board.listed]
