"""Removing a toxic token from an adjacent cell (XD-CHEM-10)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import due, specialists

PRICE: Final[i64] = 2

NOT_THE_TECHNICIAN: Final[i64] = 180
NOT_ADJACENT: Final[i64] = 181
NOTHING_TOXIC: Final[i64] = 182
SHORT: Final[i64] = 183
ROWS: Final[list[Row]] = refusals(
    Row(180, "only-the-hazmat-technician-cleans", "XD-CHEM-10"),
    Row(181, "not-adjacent-to-clean", "XD-CHEM-10"),
    Row(182, "nothing-toxic-there", "XD-CHEM-10", cell=CELL),
    points.short_row(183, "XD-CHEM-10"),
)


def refused(s: DangerState, seat: i64, way: i64) -> i64:
    """XD-CHEM-10: the hazmat technician, a toxic cell that is adjacent."""
    if s.role_of(seat) != specialists.HAZMAT_TECHNICIAN:
        return NOT_THE_TECHNICIAN
    cell = s.cell_of(seat)
    if not s.can_pass(cell, way) or s.has_raised_ladder(cell, way):
        return NOT_ADJACENT
    if not s.is_toxic(s.board.cell_beside(cell, way)):
        return NOTHING_TOXIC
    return points.refused_price(s, seat, PRICE, points.PLAIN, SHORT)


def facts(s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
    """The cell that would be cleaned."""
    if row != NOTHING_TOXIC:
        return {}
    return {"cell": s.board.names[s.board.cell_beside(s.cell_of(seat), way)]}


def do(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> i64:
    """XD-CHEM-10: the token leaves the game."""
    cell = s.board.cell_beside(s.cell_of(seat), way)
    s.wipe(danger_marks.TOXIC, cell)
    s.open_up(cell)
    events.tell_figure(s, "toxic-removed", "XD-CHEM-10", seat, cell, journal)
    return due.NOTHING


class Clean(DirectedAction):
    """`clean:n`."""

    def __init__(self) -> None:
        super().__init__(danger_codes.CLEAN, danger_codes.CLEAN, PRICE, "XD-CHEM-10", ROWS)

    def refused_directed(self, s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
        return refused(s, seat, way)

    def do_directed(
        self, s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        return do(s, seat, way, journal)

    def directed_facts(self, s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
        return facts(s, seat, way, row)
