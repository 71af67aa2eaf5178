"""The rescue dog squeezes through a damaged wall (XD-SPEC-3).

XD-LWALL-2: only an ordinary wall with one damage has a gap.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction
from tocsin.games.flashpoint.danger.rules import steps
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import barriers, codes, due, marks

PRICE: Final[i64] = 2

NOT_THE_DOG: Final[i64] = 200
NO_GAP: Final[i64] = 201
THIN_AIR: Final[i64] = 202
NO_FLOOR_HERE: Final[i64] = 203
NO_FLOOR_THERE: Final[i64] = 204
SHORT: Final[i64] = 208
ROWS: Final[list[Row]] = refusals(
    Row(200, "only-the-dog-squeezes-through", "XD-SPEC-3"),
    Row(201, "no-gap-to-squeeze-through", "XD-SPEC-3"),
    Row(202, "nothing-to-stand-on", "XD-GEN-6", cell=CELL),
    Row(203, "the-floor-is-gone", "XD-FLOOR-7", cell=CELL),
    Row(204, "the-floor-is-gone", "XD-FLOOR-7", cell=CELL),
    points.short_row(208, "XD-SPEC-3"),
    *steps.ROWS,
)


def refused(s: DangerState, seat: i64, way: i64) -> i64:
    """XD-SPEC-3: through an ordinary wall with one damage, where a dog may be; and the price."""
    if s.has_hands(seat):
        return NOT_THE_DOG
    cell = s.cell_of(seat)
    if way >= danger_ways.UP or s.barrier(cell, way) != barriers.DAMAGED:
        return NO_GAP
    goal = s.board.cell_beside(cell, way)
    if s.house.is_air(goal):
        return THIN_AIR
    # A bridge is narrow: on and off it only straight ahead.
    if s.is_hole(cell):
        return NO_FLOOR_HERE
    if s.is_hole(goal):
        return NO_FLOOR_THERE
    row = steps.refused(s, seat, codes.WALK, cell, way)
    return row if row else points.refused_price(s, seat, PRICE, points.PLAIN, SHORT)


def facts(s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
    """The cell behind the wall, or the bridge where the dog stands."""
    cell = s.cell_of(seat)
    if row in (NOT_THE_DOG, NO_GAP):
        return {}
    if row == NO_FLOOR_HERE:
        return {"cell": s.board.names[cell]}
    return steps.facts(s, seat, cell, way, row)


def do(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> i64:
    """XD-SPEC-3: the dog alone; the wall stays as it is. FP-MOVE-9: a marker there is turned."""
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    s.put(seat, goal)
    _tell(s, seat, goal, s.board.edge_beside(cell, way), journal)
    if not s.has(marks.POI, goal):
        return due.NOTHING
    s.target = goal
    return due.REVEAL


def _tell(s: DangerState, seat: i64, goal: i64, edge: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    told: dict[str, int | str] = {
        "seat": int(seat),
        "cell": s.board.names[goal],
        "edge": s.board.edge_names[edge],
        "cost": int(PRICE),
    }
    journal.tell("squeezed-through", "XD-SPEC-3", told)


class Squeeze(DirectedAction):
    """`squeeze:n`."""

    def __init__(self) -> None:
        super().__init__(danger_codes.SQUEEZE, danger_codes.SQUEEZE, PRICE, "XD-SPEC-3", ROWS)

    def refused_directed(self, s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
        return refused(s, seat, way)

    def do_directed(
        self, s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        return do(s, seat, way, journal)

    def directed_facts(self, s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
        return facts(s, seat, way, row)
