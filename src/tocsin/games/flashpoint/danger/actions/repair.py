"""Repairing a damaged wall, or a damaged floor (XD-ENG-1, XD-ENG-3).

XD-ENG-2: whatever falls to one damage, jams, objects, lost doors and holes cannot be repaired.
XD-LWALL-2, XD-WIN-5: so a light wall or a window is never "damaged": it stands or it is gone.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction
from tocsin.games.flashpoint.danger.rules.structural_engineer import NO_FIRE, fire_near, fire_row
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import barriers, due

PRICE: Final[i64] = 2

NOT_THE_ENGINEER: Final[i64] = 190
NO_WALL: Final[i64] = 191
NOT_PLAYED: Final[i64] = 192
NO_FLOOR: Final[i64] = 193
FIRE_BELOW: Final[i64] = 194
FIRE_NEAR: Final[i64] = 195
SHORT: Final[i64] = 199
ROWS: Final[list[Row]] = refusals(
    Row(190, "only-the-engineer-repairs", "XD-ENG-1"),
    Row(191, "no-damaged-wall-there", "XD-ENG-2"),
    Row(192, "floors-are-not-repaired", "XD-ENG-3"),
    Row(193, "no-damaged-floor-there", "XD-ENG-3"),
    fire_row(194, "XD-ENG-3"),
    fire_row(195, "XD-ENG-1"),
    points.short_row(199, "XD-ENG-1"),
)


def floor_of(s: DangerState, cell: i64, way: i64) -> i64:
    """XD-ENG-3: the floor underfoot (`down`) or overhead (`up`), -1 if there is none."""
    floor = cell
    if way != danger_ways.DOWN:
        floor = s.house.over[cell] if way == danger_ways.UP else i64(-1)
    return floor if floor >= 0 and s.house.under[floor] >= 0 else i64(-1)


def refused(s: DangerState, seat: i64, way: i64) -> i64:
    """XD-ENG-1, XD-ENG-2, XD-ENG-3: a damaged wall of his cell or a damaged floor, no fire near."""
    if s.role_of(seat) != danger_specialists.ENGINEER:
        return NOT_THE_ENGINEER
    cell = s.cell_of(seat)
    if way < danger_ways.UP:
        if s.barrier(cell, way) != barriers.DAMAGED:
            return NO_WALL
    else:
        if not s.ruling.floor_repair:
            return NOT_PLAYED
        floor = floor_of(s, cell, way)
        if floor < 0 or not s.has(danger_marks.CRACK, floor):
            return NO_FLOOR
        if s.burns(s.house.under[floor]):
            return FIRE_BELOW
    if fire_near(s, cell) != NO_FIRE:
        return FIRE_NEAR
    return points.refused_price(s, seat, PRICE, points.PLAIN, SHORT)


def facts(s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
    """Where it burns."""
    cell = s.cell_of(seat)
    if row == FIRE_NEAR:
        return {"cell": s.board.names[fire_near(s, cell)]}
    if row == FIRE_BELOW:
        return {"cell": s.board.names[s.house.under[floor_of(s, cell, way)]]}
    return {}


def do(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> i64:
    """XD-ENG-1, XD-ENG-3: the counter goes back to the supply, the floor token to the others."""
    cell = s.cell_of(seat)
    if way < danger_ways.UP:
        edge = s.board.edge_beside(cell, way)
        s.set_edge(edge, barriers.WALL)
        s.damage -= 1
        _tell_wall(s, seat, edge, journal)
    else:
        floor = floor_of(s, cell, way)
        s.wipe(danger_marks.CRACK, floor)
        events.tell_figure(s, "floor-repaired", "XD-ENG-3", seat, floor, journal)
    return due.NOTHING


def _tell_wall(s: DangerState, seat: i64, edge: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    told: dict[str, int | str] = {
        "seat": int(seat),
        "edge": s.board.edge_names[edge],
        "total": int(s.damage),
    }
    journal.tell("wall-repaired", "XD-ENG-1", told)


class Repair(DirectedAction):
    """`repair:n`, `repair:up`, `repair:down`."""

    def __init__(self) -> None:
        super().__init__(danger_codes.REPAIR, danger_codes.REPAIR, PRICE, "XD-ENG-1", ROWS)

    def refused_directed(self, s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
        return refused(s, seat, way)

    def do_directed(
        self, s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        return do(s, seat, way, journal)

    def directed_facts(self, s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
        return facts(s, seat, way, row)

    def goal_of(self, s: DangerState, cell: i64, verb: i64, way: i64) -> i64:
        """The cell behind the wall, or the one whose floor is repaired."""
        return s.board.cell_beside(cell, way) if way < danger_ways.UP else floor_of(s, cell, way)

    def rule_of(self, s: DangerState, cell: i64, verb: i64, way: i64) -> str:
        return "XD-ENG-1" if way < danger_ways.UP else "XD-ENG-3"
