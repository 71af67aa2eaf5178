"""Floors over the basement: whole, damaged, then gone, and what falls with them (XD-FLOOR-1).

XD-FLOOR-3: a damaged floor bears everything as before. XD-FLOOR-17: the blast of an explosion comes
first, then the floor of its cell.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import (
    blast,
    flashover,
    knockdown,
    ladders,
    stairs,
    trapped,
)
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import queue, state
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import endings, events
from tocsin.games.flashpoint.table import marks, pieces


def shake(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-FLOOR-2, XD-FLOOR-4, XD-FLOOR-12, XD-BRIDGE-3: what an explosion does to its floor."""
    if not s.house.has_basement() or blast.is_harmless(s):
        return
    if not s.house.is_basement(cell):
        if s.house.under[cell] >= 0 and s.has(danger_marks.CRACK, cell):
            break_floor(s, cell, journal)
        return
    above = s.house.over[cell]
    if s.is_hole(above):
        _fan_smoke(s, above, "XD-FLOOR-12", journal)
        _lose_bridge(s, above, journal)
    elif s.has(danger_marks.CRACK, above):
        break_floor(s, above, journal)
    elif tokens_used(s) < s.ruling.floors_max:
        s.mark(danger_marks.CRACK, above)
        events.tell_cell(s, "floor-damaged", "XD-FLOOR-2", above, journal)


def tokens_used(s: DangerState) -> i64:
    """XD-FLOOR-16: tokens on damaged and destroyed floors."""
    marked = s.marks[danger_marks.CRACK] | s.marks[danger_marks.HOLE]
    count: i64 = 0
    while marked:
        marked &= marked - 1
        count += 1
    return count


def break_floor(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-FLOOR-5: counters, fire, people and things, hot spot, in this order; then the trapped."""
    s.wipe(danger_marks.CRACK, cell)
    s.mark(danger_marks.HOLE, cell)
    s.mark(danger_marks.BARRED, cell)
    events.tell_cell(s, "floor-destroyed", "XD-FLOOR-5", cell, journal)
    has_fallen = _let_fall(s, cell, journal)
    # The end on the way leaves no stairs on a hole either, and nothing more is told of it.
    stairs.cut_stairs(s, cell, journal if has_fallen else None)
    if has_fallen:
        trapped.judge(s, journal)


def _let_fall(s: DangerState, cell: i64, journal: Journal | None) -> bool:
    """XD-FLOOR-5: what a floor takes with it; no if the play ended on the way."""
    _take_counters(s, journal)
    if s.has_ended():
        return False
    if s.burns(cell) or s.smokes(cell):
        s.remove_threat(cell)
        events.tell_cell(s, "threat-fell", "XD-FLOOR-5", cell, journal)
    _fan_smoke(s, cell, "XD-FLOOR-5", journal)
    if s.has_ended():
        return False
    knockdown.strike_all(s, cell, "XD-FLOOR-5", journal)
    if s.has_ended():
        return False
    _drop_things(s, cell, journal)
    ladders.drop(s, cell, journal)
    return True


def _take_counters(s: DangerState, journal: Journal | None) -> None:
    """XD-FLOOR-5, XD-GEN-11: two counters leave the game, or the last one; then it collapses."""
    taken = 2 if s.damage + 2 <= pieces.DAMAGE_MAX else pieces.DAMAGE_MAX - s.damage
    s.damage += taken
    s.spent += taken
    if s.damage >= pieces.DAMAGE_MAX:
        endings.collapse(s, journal)


def _drop_things(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-FLOOR-5, XD-FLOOR-6, XD-CHEM-11: hazmats explode, hot spots return, poison is gone."""
    while s.has(marks.HAZMAT, cell):
        # XD-FLOOR-6: it explodes from the hole, once this explosion is done.
        s.take_thing(marks.HAZMAT, cell)
        s.hazmats_blown += 1
        s.make_due(queue.FROM_HOLE + cell)
        events.tell_cell(s, "hazmat-fell", "XD-FLOOR-6", cell, journal)
    if s.has(marks.HOT, cell):
        s.wipe(marks.HOT, cell)
        s.reserve += 1
        events.tell_cell(s, "hot-spot-returned", "XD-FLOOR-5", cell, journal)
    s.wipe(danger_marks.TOXIC, cell)


def _lose_bridge(s: DangerState, hole: i64, journal: Journal | None) -> None:
    """XD-BRIDGE-3, XD-FLOOR-14: an explosion below takes the ladder out of the game."""
    if s.has_ended() or not s.is_bridge(hole):
        return
    s.set_ladder(s.find_ladder(hole), state.LOST)
    s.mark(danger_marks.BARRED, hole)
    events.tell_cell(s, "bridge-lost", "XD-BRIDGE-3", hole, journal)
    knockdown.strike_all(s, hole, "XD-BRIDGE-3", journal)
    ladders.drop(s, hole, journal)
    if not s.has_ended():
        trapped.judge(s, journal)


def _fan_smoke(s: DangerState, cell: i64, rule: str, journal: Journal | None) -> None:
    """XD-FLOOR-5, XD-FLOOR-12: smoke round the hole becomes fire, and flashovers follow at once."""
    for way in range(s.board.ways):
        if s.can_pass(cell, way):
            beyond = s.board.cell_beside(cell, way)
            if s.smokes(beyond):
                s.smoke_to_fire(beyond)
                events.tell_cell(s, "smoke-caught-fire", rule, beyond, journal)
    flashover.flash_over_all(s, journal)
