"""Ladders let down into holes: another way to the basement (XD-BRIDGE-5, XD-BASE-4).

top  |hole|  floor       The top stands in an ordinary cell beside the hole, the base in the cell
 `\\                      of the basement under the hole. At the top one climbs towards the hole,
   `- base               at the base in the direction of the top. Nobody is ever on the ladder.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import ladders, trapped
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events


def ladder_at(s: DangerState, cell: i64, way: i64) -> i64:
    """The place of a ladder that has one end in the cell and leads that way; 0 if none does."""
    if way >= danger_ways.UP:
        return 0
    place = state.hole_ladder_place(cell, way)
    if s.find_ladder(place) >= 0:
        return place
    hole = s.house.over[cell]
    if hole < 0:
        return 0
    top = s.board.cell_beside(hole, way)
    place = state.hole_ladder_place(top, way ^ 1)
    return place if top >= 0 and s.find_ladder(place) >= 0 else i64(0)


def other_end(s: DangerState, place: i64, cell: i64) -> i64:
    """Where the ladder leads from this end of it."""
    top = s.hole_ladder_top(place)
    return s.hole_ladder_base(place) if cell == top else top


def is_top(s: DangerState, cell: i64) -> bool:
    """Does a ladder lead down from the cell?"""
    for way in range(i64(4)):
        if s.find_ladder(state.hole_ladder_place(cell, way)) >= 0:
            return True
    return False


def stands_in(s: DangerState, hole: i64) -> bool:
    """Is a ladder let down into this hole?"""
    for way in range(i64(4)):
        top = s.board.cell_beside(hole, way)
        if top >= 0 and s.find_ladder(state.hole_ladder_place(top, way ^ 1)) >= 0:
            return True
    return False


def pull_up(s: DangerState, place: i64, journal: Journal | None) -> None:
    """XD-BRIDGE-5, XD-FLOOR-14: folded, it lies in the upper cell; then the trapped."""
    top = s.hole_ladder_top(place)
    ladders.put_down(s, s.find_ladder(place), top)
    events.tell_cell(s, "ladder-folded", "XD-BRIDGE-5", top, journal)
    trapped.judge(s, journal)


def fold_in_fire(s: DangerState, journal: Journal | None) -> None:
    """XD-BRIDGE-5: fire at either end folds the ladder at once."""
    if not s.ruling.holes_take_ladders:
        return
    for number in range(s.ruling.ladders):
        place = s.ladders[number]
        if place > state.HOLE_LADDER_FROM or s.has_ended():
            continue
        if s.burns(s.hole_ladder_top(place)) or s.burns(s.hole_ladder_base(place)):
            pull_up(s, place, journal)
