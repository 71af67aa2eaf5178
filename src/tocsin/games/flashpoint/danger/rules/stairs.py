"""Staircases: two cells of different levels that are adjacent (XD-STAIR-1, XD-STAIR-2).

People, fire, water and poison pass over them like any open side (XD-STAIR-3). A staircase one of
whose floors has fallen joins nothing any more (XD-STAIR-10, XD-FLOOR-13).
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import barriers


def stairs_way(s: DangerState, cell: i64) -> i64:
    """XD-STAIR-1: the way over the stairs of a cell, -1 if it has none, or none any more."""
    if s.house.exit[cell] < 0:
        return -1
    for way in (danger_ways.UP, danger_ways.DOWN):
        edge = s.board.edge_beside(cell, way)
        if (
            i64(s.board.start_edges[edge]) == barriers.FLOOR
            and i64(s.edges[edge]) == barriers.FLOOR
            and edge > barriers.FREE_EDGE
        ):
            return way
    return -1


def burns_over_stairs(s: DangerState, cell: i64) -> bool:
    """XD-STAIR-3: does the other end of the stairs burn?"""
    way = stairs_way(s, cell)
    return way >= 0 and s.burns(s.board.cell_beside(cell, way))


def cut_stairs(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-FLOOR-13, XD-STAIR-10: stairs with an end on a hole, up or down, are gone."""
    if s.house.exit[cell] < 0:
        return
    for way in (danger_ways.UP, danger_ways.DOWN):
        if s.board.cell_beside(cell, way) >= 0:
            s.set_edge(s.board.edge_beside(cell, way), danger_barriers.SOLID)
    events.tell_cell(s, "stairs-cut", "XD-FLOOR-13", cell, journal)
