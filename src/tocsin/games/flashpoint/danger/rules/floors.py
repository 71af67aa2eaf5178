"""Floors over the basement: damaged, then gone, and what falls with them (XD-FLOOR)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.actions import bridges, ladders
from tocsin.games.flashpoint.danger.rules import blast, flashover, harm, trapped
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import endings
from tocsin.games.flashpoint.table import barriers, marks, pieces


def shake_floor(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-FLOOR-2, XD-FLOOR-4, XD-FLOOR-12, XD-BRIDGE-3: what it does to the floor of its cell."""
    if not s.ruling.has_basement or blast.is_harmless(s):
        return
    if not s.house.is_basement(cell):
        if s.house.under[cell] >= 0 and s.has(danger_marks.CRACK, cell):
            break_floor(s, cell, journal)
        return
    above = s.house.over[cell]
    if s.has(danger_marks.HOLE, above):
        _fan_smoke(s, above, journal)
        bridges.lose_bridge(s, above, journal)
    elif s.has(danger_marks.CRACK, above):
        break_floor(s, above, journal)
    elif floor_tokens(s) < s.ruling.floors_max:
        s.mark(danger_marks.CRACK, above)
        _tell(s, "floor-damaged", "XD-FLOOR-2", above, journal)


def floor_tokens(s: DangerState) -> i64:
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
    _tell(s, "floor-destroyed", "XD-FLOOR-5", cell, journal)
    taken = 2 if s.damage + 2 <= pieces.DAMAGE_MAX else pieces.DAMAGE_MAX - s.damage
    s.damage += taken
    s.spent += taken
    if s.damage >= pieces.DAMAGE_MAX:
        endings.collapse(s, journal)
        return
    if s.burns(cell) or s.smokes(cell):
        s.remove_threat(cell)
        _tell(s, "threat-fell", "XD-FLOOR-5", cell, journal)
    _fan_smoke(s, cell, journal)
    if s.has_ended():
        return
    harm.strike_down(s, cell, "XD-FLOOR-5", journal)
    if s.has_ended():
        return
    while s.has(marks.HAZMAT, cell):
        # XD-FLOOR-6: it explodes from the hole, once this explosion is done.
        s.take_thing(marks.HAZMAT, cell)
        s.hazmats_blown += 1
        s.note(state.FROM_HOLE + cell)
        _tell(s, "hazmat-fell", "XD-FLOOR-6", cell, journal)
    if s.has(marks.HOT, cell):
        s.wipe(marks.HOT, cell)
        s.reserve += 1
        _tell(s, "hot-spot-returned", "XD-FLOOR-5", cell, journal)
    if s.has(danger_marks.TOXIC, cell):
        # XD-CHEM-11: the token leaves the game.
        s.wipe(danger_marks.TOXIC, cell)
    ladders.drop_ladders(s, cell, journal)
    if cut_stairs(s, cell):
        _tell(s, "stairs-cut", "XD-FLOOR-13", cell, journal)
    trapped.judge_trapped(s, journal)


def cut_stairs(s: DangerState, cell: i64) -> bool:
    """XD-FLOOR-13: stairs with an end on a hole, up or down, join nothing any more."""
    cut = False
    if s.house.exit[cell] < 0:
        return cut
    for way in (danger_ways.UP, danger_ways.DOWN):
        if s.board.cell_beside(cell, way) >= 0:
            s.set_edge(s.board.edge_beside(cell, way), danger_barriers.SOLID)
            cut = True
    return cut


def _fan_smoke(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-FLOOR-5, XD-FLOOR-12: smoke round the hole becomes fire, and flashovers follow at once."""
    for way in range(s.board.ways):
        if barriers.lets_through(s.barrier(cell, way)):
            beyond = s.board.cell_beside(cell, way)
            if s.smokes(beyond):
                s.smoke_to_fire(beyond)
                _tell(s, "smoke-caught-fire", "XD-FLOOR-5", beyond, journal)
    flashover.flash_over_all(s, journal)


def _tell(s: DangerState, code: str, rule: str, cell: i64, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell(code, rule, {"cell": s.board.names[cell]})
