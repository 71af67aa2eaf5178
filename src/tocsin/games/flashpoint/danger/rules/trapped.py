"""Trapped: the play is lost when somebody has no way out any more (XD-FLOOR-14).

Holes and what nothing breaks stand in the way, and toxic cells where nobody can ever clean them;
walls, doors, fire and objects do not, because nearly all of them can be dealt with. Out of the
basement only stairs and ladders lead (XD-BASE-4).
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import results as danger_results
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import endings, events
from tocsin.games.flashpoint.table import barriers, masks, specialists


def judge(s: DangerState, journal: Journal | None) -> None:
    """XD-FLOOR-14, XD-SEQ-7: one trapped firefighter ends the play at once."""
    # Nobody is there during the set-up, and without a basement nothing traps.
    if s.ruling.traps and s.turn > 0 and s.house.has_basement():
        _judge_all(s, journal)


def judge_way_gone(s: DangerState, journal: Journal | None) -> None:
    """XD-FLOOR-14: the same when the platform has left, where upper levels are tested too."""
    if s.ruling.traps_above and s.house.has_basement():
        _judge_all(s, journal)


def _judge_all(s: DangerState, journal: Journal | None) -> None:
    for seat in range(s.players):
        cell = s.cell_of(seat)
        # Whoever is knocked down is on the way to the ambulance; who dodges is judged after that.
        if not s.is_struck(seat) and is_trapped(s, cell):
            events.tell_figure(s, "firefighter-trapped", "XD-FLOOR-14", seat, cell, journal)
            endings.finish(s, danger_results.TRAPPED, journal)
            return


def is_trapped(s: DangerState, start: i64) -> bool:
    """Can neither the street nor, unless upper levels are tested too, an upper level be reached?"""
    if _is_safe(s, start):
        return False
    # One mask per sheet: what has been reached, and what is still to be looked at.
    seen = s.house.no_marks[:]
    todo = s.house.no_marks[:]
    seen[start >> 6] = bit(start & 63)
    todo[start >> 6] = bit(start & 63)
    again = True
    while again:
        again = False
        for sheet in range(s.board.sheets):
            while todo[sheet]:
                cell = sheet * 64 + masks.lowest(todo[sheet])
                todo[sheet] = todo[sheet] & (todo[sheet] - 1)
                again = True
                for way in range(s.board.ways + s.ruling.ladders):
                    goal = _neighbour(s, cell, way)
                    if goal < 0 or (seen[goal >> 6] >> (goal & 63)) & 1:
                        continue
                    if _is_poisoned_for_good(s, goal):
                        continue
                    if _is_safe(s, goal):
                        return False
                    seen[goal >> 6] = seen[goal >> 6] | bit(goal & 63)
                    todo[goal >> 6] = todo[goal >> 6] | bit(goal & 63)
    return True


def _neighbour(s: DangerState, cell: i64, way: i64) -> i64:
    """The cell that a way, or after the ways a ladder by its number, leads to; -1 if it does not.

    XD-BRIDGE-1, XD-BRIDGE-5: over a bridge and along a ladder let down into a hole.
    """
    if way >= s.board.ways:
        place = s.ladders[way - s.board.ways]
        if place > state.HOLE_LADDER_FROM:
            return -1
        top = s.hole_ladder_top(place)
        base = s.hole_ladder_base(place)
        if top == cell:
            return base
        return top if base == cell else i64(-1)
    goal = s.board.cell_beside(cell, way)
    if goal < 0 or not _is_way(s, cell, way) or (s.is_hole(goal) and not s.is_bridge(goal)):
        return -1
    return goal


def _is_poisoned_for_good(s: DangerState, cell: i64) -> bool:
    """XD-FLOOR-14, XD-CHEM-10: toxic, and no hazmat technician is here or can be brought."""
    if not s.is_toxic(cell) or s.rules.crew_change:
        return False
    return not s.is_in_play(specialists.HAZMAT_TECHNICIAN)


def _is_way(s: DangerState, cell: i64, way: i64) -> bool:
    """Walls and doors give way sooner or later; stairs and ladders must be there."""
    if way >= danger_ways.UP:
        return s.barrier(cell, way) in (barriers.FLOOR, danger_barriers.LADDER)
    goal = s.board.cell_beside(cell, way)
    if not s.house.is_air(goal):
        return True
    return goal == s.platform or s.has_raised_ladder(goal, danger_ways.DOWN)


def _is_safe(s: DangerState, cell: i64) -> bool:
    """The street and the platform always; an upper level unless those are tested too."""
    if s.board.is_outside(cell) or cell == s.platform:
        return True
    return not s.ruling.traps_above and s.house.is_upper(cell)
