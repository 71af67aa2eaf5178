"""Everything done with ladders, in one place: against walls, over holes, into holes.

          up, high                    n, s, w, e
raise     against the building        into the hole there         ladders, shafts
fold      from the street             from either end, or the     ladders, shafts, bridges
                                      bridge there
lay                                   over the hole there         bridges
climb                                 along the ladder there      shafts
"""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.actions import bridges, ladders, shafts
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import due


def can_use_ladder(s: DangerState, seat: i64, verb: i64, way: i64) -> bool:
    """May the figure do this with a ladder, points apart?"""
    if verb == danger_codes.RAISE:
        return (
            shafts.may_let_down(s, seat, way)
            if way < danger_ways.UP
            else ladders.may_raise(s, seat, way)
        )
    if verb == danger_codes.LAY:
        return bridges.may_lay(s, seat, way)
    if verb != danger_codes.FOLD:
        return shafts.may_climb(s, seat, verb, way)
    if way >= danger_ways.UP:
        return ladders.may_fold(s, seat, way)
    if not s.deep:
        return False
    return shafts.shaft_at(s, s.cell_of(seat), way) != 0 or bridges.may_take_back(s, seat, way)


def use_ladder(s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None) -> i64:
    """Do it; it has been paid for."""
    if verb == danger_codes.RAISE and way < danger_ways.UP:
        shafts.let_down(s, seat, way, journal)
    elif verb == danger_codes.RAISE:
        ladders.raise_ladder(s, seat, way, journal)
    elif verb == danger_codes.LAY:
        bridges.lay_bridge(s, seat, way, journal)
    elif verb != danger_codes.FOLD:
        return shafts.climb(s, seat, verb, way, journal)
    elif way >= danger_ways.UP:
        edge = s.board.edge_beside(s.cell_of(seat), way)
        ladders.fold_ladder(s, edge)
        ladders.tell_folded(s, edge, "XD-LADDER-4", journal)
    else:
        place = shafts.shaft_at(s, s.cell_of(seat), way)
        if place != 0:
            shafts.pull_up(s, place, journal)
        else:
            bridges.take_back(s, seat, way, journal)
    return due.NOTHING


def explain_ladder_use(s: DangerState, seat: i64, verb: i64, way: i64) -> Refusal | None:
    """The rule that forbids it, points apart."""
    if verb == danger_codes.LAY:
        return bridges.explain_lay(s, seat, way)
    if verb == danger_codes.RAISE:
        if way < danger_ways.UP and s.ruling.ladder_down:
            return shafts.explain_let_down(s, seat, way)
        return ladders.explain_raise(s, seat, way)
    if verb != danger_codes.FOLD:
        return shafts.explain_climb(s, seat, verb, way)
    cell = s.cell_of(seat)
    if way < danger_ways.UP and s.deep:
        if shafts.shaft_at(s, cell, way) != 0:
            return None
        goal = s.board.cell_beside(cell, way)
        if goal >= 0 and s.is_bridge(goal):
            return bridges.explain_take_back(s, seat, way)
    return ladders.explain_fold(s, seat, way)
