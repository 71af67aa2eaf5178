"""Laying a ladder over a hole, so that it can be crossed (XD-BRIDGE-1)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction
from tocsin.games.flashpoint.danger.rules import bridges, ladders
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import due

PRICE: Final[i64] = 2

NOT_PLAYED: Final[i64] = 160
HOLE_FROM: Final[i64] = 161
NO_LADDER: Final[i64] = 165
SHORT: Final[i64] = 166
ROWS: Final[list[Row]] = refusals(
    Row(160, "no-bridges-in-this-play", "XD-BRIDGE-1"),
    *bridges.hole_rows(161, "XD-BRIDGE-1"),
    Row(165, "no-ladder-here", "XD-LADDER-1", cell=CELL),
    points.short_row(166, "XD-BRIDGE-1"),
)


def refused(s: DangerState, seat: i64, way: i64) -> i64:
    """XD-BRIDGE-1: a ladder at hand and, adjacent, a hole that has none yet; and the price."""
    if not s.ruling.bridge:
        return NOT_PLAYED
    cell = s.cell_of(seat)
    row = bridges.refused_hole(s, cell, way, HOLE_FROM)
    if row != 0:
        return row
    if ladders.ladder_within_reach(s, cell) < 0:
        return NO_LADDER
    return points.refused_price(s, seat, PRICE, points.MOVING, SHORT)


def facts(s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
    """The cell where one stands, or the hole."""
    cell = s.cell_of(seat)
    if HOLE_FROM < row < NO_LADDER:
        cell = s.board.cell_beside(cell, way)
    return {"cell": s.board.names[cell]}


def do(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> i64:
    """XD-BRIDGE-1, XD-BRIDGE-2: the hole can be crossed."""
    cell = s.cell_of(seat)
    hole = s.board.cell_beside(cell, way)
    s.set_ladder(ladders.ladder_within_reach(s, cell), hole)
    s.wipe(danger_marks.BARRED, hole)
    events.tell_figure(s, "bridge-laid", "XD-BRIDGE-1", seat, hole, journal)
    return due.NOTHING


class LayBridge(DirectedAction):
    """`lay:n`."""

    def __init__(self) -> None:
        super().__init__(danger_codes.LAY, danger_codes.LAY, PRICE, "XD-BRIDGE-1", ROWS)

    def refused_directed(self, s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
        return refused(s, seat, way)

    def do_directed(
        self, s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        return do(s, seat, way, journal)

    def directed_facts(self, s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
        return facts(s, seat, way, row)
