"""Raising a ladder against the building, or letting it down into a hole.

XD-LADDER-3: from a street cell to the level above it; XD-ATTIC-4: where there are two, to either,
chosen by the way (`up`, `high`). XD-BRIDGE-5: beside a hole (`n`, `s`, `w`, `e`), its top here, its
base in the basement. Both are movement-type actions (XD-BRIDGE-6).
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction
from tocsin.games.flashpoint.danger.rules import bridges, hole_ladders, ladders
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import due

PRICE: Final[i64] = 2

NOT_UP: Final[i64] = 130
NOT_OUTSIDE: Final[i64] = 131
NO_LEVEL: Final[i64] = 132
STANDS_HERE: Final[i64] = 133
PLATFORM_THERE: Final[i64] = 134
NO_LADDER: Final[i64] = 135
HOLE_FROM: Final[i64] = 136
NO_FLOOR: Final[i64] = 140
LEADS_DOWN_HERE: Final[i64] = 141
FIRE_HERE: Final[i64] = 142
FIRE_BELOW: Final[i64] = 143
OBJECT_BELOW: Final[i64] = 144
SHORT: Final[i64] = 145
SHORT_FOR_HOLE: Final[i64] = 146
ROWS: Final[list[Row]] = refusals(
    Row(130, "ladders-go-up", "XD-LADDER-3", cell=CELL),
    Row(131, "raise-ladders-on-the-ground-outside", "XD-LADDER-3", cell=CELL),
    Row(132, "no-level-above", "XD-LADDER-3", cell=CELL),
    Row(133, "a-ladder-stands-here", "XD-LADDER-3", cell=CELL),
    Row(134, "the-platform-is-in-the-way", "XD-LADDER-3", cell=CELL),
    Row(135, "no-ladder-here", "XD-LADDER-1", cell=CELL),
    *bridges.hole_rows(136, "XD-BRIDGE-5"),
    Row(140, "a-ladder-needs-a-floor", "XD-BRIDGE-5", cell=CELL),
    Row(141, "a-ladder-stands-here", "XD-BRIDGE-5", cell=CELL),
    Row(142, "fire-at-an-end-of-the-ladder", "XD-BRIDGE-5", cell=CELL),
    Row(143, "fire-at-an-end-of-the-ladder", "XD-BRIDGE-5", cell=CELL),
    Row(144, "an-object-stands-there", "XD-OBJ-2", cell=CELL),
    points.short_row(145, "XD-LADDER-3"),
    points.short_row(146, "XD-BRIDGE-5"),
)


def is_into_hole(s: DangerState, way: i64) -> bool:
    """XD-BRIDGE-5: does that way mean a hole beside, at a table where ladders are let down?"""
    return way < danger_ways.UP and s.ruling.ladder_down


def refused(s: DangerState, seat: i64, way: i64) -> i64:
    """XD-LADDER-3, XD-BRIDGE-5: where a ladder may go up or down, one at hand, and the price."""
    cell = s.cell_of(seat)
    row = _refused_down(s, cell, way) if is_into_hole(s, way) else _refused_up(s, cell, way)
    if row != 0:
        return row
    if ladders.ladder_within_reach(s, cell) < 0:
        return NO_LADDER
    short = SHORT_FOR_HOLE if way < danger_ways.UP else SHORT
    return points.refused_price(s, seat, PRICE, points.MOVING, short)


def _refused_up(s: DangerState, cell: i64, way: i64) -> i64:
    """XD-LADDER-3: a street cell with a level above, nothing raised there yet."""
    if way != danger_ways.UP and way != danger_ways.HIGH:
        return NOT_UP
    if not s.board.is_outside(cell):
        return NOT_OUTSIDE
    if s.board.cell_beside(cell, way) < 0:
        return NO_LEVEL
    if s.has_raised_ladder(cell, danger_ways.UP) or s.has_raised_ladder(cell, danger_ways.HIGH):
        return STANDS_HERE
    return PLATFORM_THERE if s.board.cell_beside(cell, way) == s.platform else i64(0)


def _refused_down(s: DangerState, cell: i64, way: i64) -> i64:
    """XD-BRIDGE-5: a free hole beside, a floor here, no fire and nothing else at either end."""
    row = bridges.refused_hole(s, cell, way, HOLE_FROM)
    if row != 0:
        return row
    if s.is_hole(cell):
        return NO_FLOOR
    if hole_ladders.is_top(s, cell):
        return LEADS_DOWN_HERE
    base = s.house.under[s.board.cell_beside(cell, way)]
    if s.burns(cell):
        return FIRE_HERE
    if s.burns(base):
        return FIRE_BELOW
    return OBJECT_BELOW if s.has_object(base) else i64(0)


def facts(s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
    """The cell where one stands, the hole, or the cell under it."""
    cell = s.cell_of(seat)
    if HOLE_FROM < row < NO_FLOOR:
        cell = s.board.cell_beside(cell, way)
    elif row in (FIRE_BELOW, OBJECT_BELOW):
        cell = s.house.under[s.board.cell_beside(cell, way)]
    return {"cell": s.board.names[cell]}


def do(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> i64:
    """XD-LADDER-3, XD-BRIDGE-5: its base or its top here, the other end where the way leads."""
    cell = s.cell_of(seat)
    number = ladders.ladder_within_reach(s, cell)
    if way < danger_ways.UP:
        place = state.hole_ladder_place(cell, way)
        s.set_ladder(number, place)
        _tell_let_down(s, seat, place, journal)
    else:
        s.set_ladder(number, state.RAISED)
        s.set_edge(s.board.edge_beside(cell, way), danger_barriers.LADDER)
        _tell_raised(s, seat, s.board.cell_beside(cell, way), journal)
    return due.NOTHING


def _tell_let_down(s: DangerState, seat: i64, place: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    told: dict[str, int | str] = {
        "seat": int(seat),
        "cell": s.board.names[s.cell_of(seat)],
        "base": s.board.names[s.hole_ladder_base(place)],
    }
    journal.tell("ladder-let-down", "XD-BRIDGE-5", told)


def _tell_raised(s: DangerState, seat: i64, top: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    told: dict[str, int | str] = {
        "seat": int(seat),
        "cell": s.board.names[s.cell_of(seat)],
        "top": s.board.names[top],
    }
    journal.tell("ladder-raised", "XD-LADDER-3", told)


class RaiseLadder(DirectedAction):
    """`raise:up`, `raise:high`, `raise:n`."""

    def __init__(self) -> None:
        super().__init__(danger_codes.RAISE, danger_codes.RAISE, PRICE, "XD-LADDER-3", ROWS)

    def refused_directed(self, s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
        return refused(s, seat, way)

    def do_directed(
        self, s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        return do(s, seat, way, journal)

    def directed_facts(self, s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
        return facts(s, seat, way, row)

    def goal_of(self, s: DangerState, cell: i64, verb: i64, way: i64) -> i64:
        """Where its other end comes to stand."""
        goal = s.board.cell_beside(cell, way)
        return s.house.under[goal] if way < danger_ways.UP and goal >= 0 else goal

    def rule_of(self, s: DangerState, cell: i64, verb: i64, way: i64) -> str:
        return "XD-BRIDGE-5" if way < danger_ways.UP else "XD-LADDER-3"
