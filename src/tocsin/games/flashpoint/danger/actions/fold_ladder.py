"""Folding a ladder: one raised against the building, one in a hole, or a bridge.

XD-LADDER-4: from its base (`up`, `high`), with nobody on its top. XD-BRIDGE-5: from either end of a
ladder in a hole; XD-BRIDGE-4: an adjacent bridge is taken back (`n`, `s`, `w`, `e`).
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction
from tocsin.games.flashpoint.danger.rules import hole_ladders, ladders, trapped
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import due

PRICE: Final[i64] = 1

NOT_ITS_BASE: Final[i64] = 150
NONE_STANDS: Final[i64] = 151
SOMEBODY_ON_TOP: Final[i64] = 152
NOT_ADJACENT: Final[i64] = 153
SOMEBODY_ON_BRIDGE: Final[i64] = 154
SHORT: Final[i64] = 155
SHORT_FOR_HOLE: Final[i64] = 156
ROWS: Final[list[Row]] = refusals(
    Row(150, "fold-ladders-from-their-base", "XD-LADDER-4", cell=CELL),
    Row(151, "no-ladder-stands-there", "XD-LADDER-4", cell=CELL),
    Row(152, "somebody-is-on-the-ladder", "XD-LADDER-4", cell=CELL),
    Row(153, "not-adjacent-to-the-hole", "XD-BRIDGE-4", cell=CELL),
    Row(154, "somebody-is-on-the-ladder", "XD-BRIDGE-4", cell=CELL),
    points.short_row(155, "XD-LADDER-4"),
    points.short_row(156, "XD-BRIDGE-5"),
)


def bridge_at(s: DangerState, cell: i64, way: i64) -> i64:
    """XD-BRIDGE-4: the bridge in that direction, -1 if there is none."""
    goal = s.board.cell_beside(cell, way)
    return goal if goal >= 0 and s.is_bridge(goal) else i64(-1)


def refused(s: DangerState, seat: i64, way: i64) -> i64:
    """XD-LADDER-4, XD-BRIDGE-4, XD-BRIDGE-5: a ladder that way, nobody on it, and the price."""
    row = _refused_ladder(s, s.cell_of(seat), way)
    if row != 0:
        return row
    short = SHORT_FOR_HOLE if way < danger_ways.UP else SHORT
    return points.refused_price(s, seat, PRICE, points.MOVING, short)


def _refused_ladder(s: DangerState, cell: i64, way: i64) -> i64:
    """XD-BRIDGE-5: from either end of a ladder in a hole; XD-LADDER-4: else from its base."""
    if way < danger_ways.UP and s.ruling.holes_take_ladders:
        if hole_ladders.ladder_at(s, cell, way) != 0:
            return 0
        bridge = bridge_at(s, cell, way)
        if bridge >= 0:
            if not s.can_pass(cell, way):
                return NOT_ADJACENT
            return SOMEBODY_ON_BRIDGE if s.is_manned(bridge) else i64(0)
    if way < danger_ways.UP or way == danger_ways.DOWN or not s.board.is_outside(cell):
        return NOT_ITS_BASE
    if not s.has_raised_ladder(cell, way):
        return NONE_STANDS
    return SOMEBODY_ON_TOP if s.is_manned(s.board.cell_beside(cell, way)) else i64(0)


def facts(s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
    """The cell where one stands, or the bridged hole."""
    cell = s.cell_of(seat)
    if row in (NOT_ADJACENT, SOMEBODY_ON_BRIDGE):
        cell = s.board.cell_beside(cell, way)
    return {"cell": s.board.names[cell]}


def do(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> i64:
    """The ladder lies folded: at its base, in its upper cell, or where the firefighter stands."""
    cell = s.cell_of(seat)
    if way >= danger_ways.UP:
        ladders.fold(s, s.board.edge_beside(cell, way), "XD-LADDER-4", journal)
        return due.NOTHING
    place = hole_ladders.ladder_at(s, cell, way)
    if place != 0:
        hole_ladders.pull_up(s, place, journal)
    else:
        _take_back(s, seat, s.board.cell_beside(cell, way), journal)
    return due.NOTHING


def _take_back(s: DangerState, seat: i64, bridge: i64, journal: Journal | None) -> None:
    """XD-BRIDGE-4, XD-FLOOR-14: the hole is a hole again; then the trapped."""
    ladders.put_down(s, s.find_ladder(bridge), s.cell_of(seat))
    s.mark(danger_marks.BARRED, bridge)
    events.tell_figure(s, "bridge-taken-back", "XD-BRIDGE-4", seat, bridge, journal)
    trapped.judge(s, journal)


class FoldLadder(DirectedAction):
    """`fold:up`, `fold:high`, `fold:n`."""

    def __init__(self) -> None:
        super().__init__(danger_codes.FOLD, danger_codes.FOLD, PRICE, "XD-LADDER-4", ROWS)

    def refused_directed(self, s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
        return refused(s, seat, way)

    def do_directed(
        self, s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        return do(s, seat, way, journal)

    def directed_facts(self, s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
        return facts(s, seat, way, row)

    def goal_of(self, s: DangerState, cell: i64, verb: i64, way: i64) -> i64:
        """The other end of the ladder, or the bridge."""
        place = hole_ladders.ladder_at(s, cell, way)
        if place != 0:
            return hole_ladders.other_end(s, place, cell)
        return s.board.cell_beside(cell, way)

    def rule_of(self, s: DangerState, cell: i64, verb: i64, way: i64) -> str:
        if way >= danger_ways.UP:
            return "XD-LADDER-4"
        is_in_hole = hole_ladders.ladder_at(s, cell, way) != 0
        return "XD-BRIDGE-5" if is_in_hole or bridge_at(s, cell, way) < 0 else "XD-BRIDGE-4"
