"""The rescue dog sniffs out a face-down marker in an adjacent cell, for nothing (XD-SPEC-3)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import due, marks

PRICE: Final[i64] = 0

NOT_THE_DOG: Final[i64] = 205
NOT_ADJACENT: Final[i64] = 206
NOTHING_THERE: Final[i64] = 207
ROWS: Final[list[Row]] = refusals(
    Row(205, "only-the-dog-sniffs", "XD-SPEC-3"),
    Row(206, "not-adjacent-to-sniff", "XD-SPEC-3"),
    Row(207, "nothing-to-sniff-there", "XD-SPEC-3", cell=CELL),
)


def refused(s: DangerState, seat: i64, way: i64) -> i64:
    """XD-SPEC-3: a face-down marker in an adjacent cell."""
    if s.has_hands(seat):
        return NOT_THE_DOG
    cell = s.cell_of(seat)
    if not s.can_pass(cell, way) or s.has_raised_ladder(cell, way):
        return NOT_ADJACENT
    return i64(0) if s.has(marks.POI, s.board.cell_beside(cell, way)) else NOTHING_THERE


def facts(s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
    """The cell that was sniffed at."""
    if row != NOTHING_THERE:
        return {}
    return {"cell": s.board.names[s.board.cell_beside(s.cell_of(seat), way)]}


def do(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> i64:
    """XD-SPEC-3: the marker is turned over."""
    s.target = s.board.cell_beside(s.cell_of(seat), way)
    events.tell_figure(s, "poi-sniffed", "XD-SPEC-3", seat, s.target, journal)
    return due.REVEAL


class Sniff(DirectedAction):
    """`sniff:n`."""

    def __init__(self) -> None:
        super().__init__(danger_codes.SNIFF, danger_codes.SNIFF, PRICE, "XD-SPEC-3", ROWS)

    def refused_directed(self, s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
        return refused(s, seat, way)

    def do_directed(
        self, s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        return do(s, seat, way, journal)

    def directed_facts(self, s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
        return facts(s, seat, way, row)
