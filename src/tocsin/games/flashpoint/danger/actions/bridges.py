"""Ladders laid over holes, for passage only (XD-BRIDGE-1 to XD-BRIDGE-4).

floor  =hole=  floor       A ladder that lies folded on a hole is the bridge: whatever else lay
                           there fell with the floor. What somebody brings along stays with that
                           figure, and nobody stays (see `crossing`).
"""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.actions import ladders
from tocsin.games.flashpoint.danger.rules import harm, trapped
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import barriers, codes, marks


def has_shaft(s: DangerState, hole: i64) -> bool:
    """XD-BRIDGE-5: is a ladder let down into this hole?"""
    for way in range(i64(4)):
        top = s.board.cell_beside(hole, way)
        if top >= 0 and s.find_ladder(state.shaft_place(top, way ^ 1)) >= 0:
            return True
    return False


def is_free_hole(s: DangerState, cell: i64) -> bool:
    """A hole with neither an object nor a ladder over it or in it."""
    if not s.has(danger_marks.HOLE, cell) or s.has_object(cell):
        return False
    return s.find_ladder(cell) < 0 and not has_shaft(s, cell)


def may_lay(s: DangerState, seat: i64, way: i64) -> bool:
    """XD-BRIDGE-1: a ladder at hand and, adjacent, a hole that has none yet."""
    cell = s.cell_of(seat)
    if not s.ruling.bridge or way >= danger_ways.UP or not s.can_pass(cell, way):
        return False
    if not is_free_hole(s, s.board.cell_beside(cell, way)):
        return False
    return ladders.ladder_within_reach(s, cell) >= 0


def lay_bridge(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> None:
    """XD-BRIDGE-1, XD-BRIDGE-2: the hole can be crossed."""
    cell = s.cell_of(seat)
    hole = s.board.cell_beside(cell, way)
    s.set_ladder(ladders.ladder_within_reach(s, cell), hole)
    s.wipe(danger_marks.BARRED, hole)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(seat), "cell": s.board.names[hole]}
        journal.tell("bridge-laid", "XD-BRIDGE-1", facts)


def may_take_back(s: DangerState, seat: i64, way: i64) -> bool:
    """XD-BRIDGE-4: an adjacent bridge that nobody is on."""
    cell = s.cell_of(seat)
    if way >= danger_ways.UP or not s.can_pass(cell, way):
        return False
    hole = s.board.cell_beside(cell, way)
    return s.is_bridge(hole) and not s.is_manned(hole)


def take_back(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> None:
    """XD-BRIDGE-4, XD-FLOOR-14: folded where the firefighter stands; then the trapped."""
    cell = s.cell_of(seat)
    hole = s.board.cell_beside(cell, way)
    s.set_ladder(s.find_ladder(hole), state.STORED if ladders.is_depot(s, cell) else cell)
    s.mark(danger_marks.BARRED, hole)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(seat), "cell": s.board.names[hole]}
        journal.tell("bridge-taken-back", "XD-BRIDGE-4", facts)
    trapped.judge_trapped(s, journal)


def lose_bridge(s: DangerState, hole: i64, journal: Journal | None) -> None:
    """XD-BRIDGE-3, XD-FLOOR-14: an explosion below takes the ladder out of the game."""
    if s.has_ended() or not s.is_bridge(hole):
        return
    s.set_ladder(s.find_ladder(hole), state.LOST)
    s.mark(danger_marks.BARRED, hole)
    if journal is not None:
        journal.tell("bridge-lost", "XD-BRIDGE-3", {"cell": s.board.names[hole]})
    harm.strike_down(s, hole, "XD-BRIDGE-3", journal)
    ladders.drop_ladders(s, hole, journal)
    if not s.has_ended():
        trapped.judge_trapped(s, journal)


def burden_on(s: DangerState, cell: i64) -> i64:
    """XD-BRIDGE-2: the move that takes along all that is on a bridge, -1 if none can."""
    victims = s.count(marks.VICTIM, cell)
    hazmats = s.count(marks.HAZMAT, cell)
    carried = s.count_ladders(cell) - 1
    treated = s.count(marks.TREATED, cell)
    if victims + hazmats + carried > 1 or treated > 1:
        return -1
    if victims:
        return codes.LEAD_CARRY if treated else codes.CARRY
    if hazmats:
        return codes.LEAD_HAUL if treated else codes.HAUL
    if carried:
        return danger_codes.LEAD_TOTE if treated else danger_codes.TOTE
    return codes.LEAD if treated else codes.WALK


def may_cross(s: DangerState, verb: i64, cell: i64, way: i64) -> bool:
    """XD-BRIDGE-2: one at a time on a bridge, and nothing left on it."""
    goal = s.board.cell_beside(cell, way)
    if s.is_bridge(goal) and s.is_manned(goal):
        return False
    return not s.is_bridge(cell) or verb == burden_on(s, cell)


def explain_cross(s: DangerState, verb: i64, cell: i64, way: i64) -> Refusal | None:
    """Rule by rule, why a move onto or off a bridge is not allowed."""
    goal = s.board.cell_beside(cell, way)
    if s.has(danger_marks.HOLE, goal):
        for other in range(s.players):
            if s.cell_of(other) == goal:
                facts: dict[str, int | str] = {"cell": s.board.names[goal]}
                return Refusal("one-at-a-time-on-a-bridge", "XD-BRIDGE-2", facts)
    if s.has(danger_marks.HOLE, cell) and verb != burden_on(s, cell):
        facts = {"cell": s.board.names[cell]}
        return Refusal("nothing-stays-on-a-bridge", "XD-BRIDGE-2", facts)
    return None


def explain_hole(s: DangerState, cell: i64, way: i64, rule: str) -> Refusal | None:
    """Rule by rule, why the hole in that direction cannot take a ladder from here."""
    goal = s.board.cell_beside(cell, way) if way < danger_ways.UP else i64(-1)
    if goal < 0 or not s.has(danger_marks.HOLE, goal):
        return Refusal("no-hole-there", rule, {"cell": s.board.names[cell]})
    facts: dict[str, int | str] = {"cell": s.board.names[goal]}
    if not barriers.lets_through(s.barrier(cell, way)):
        return Refusal("not-adjacent-to-the-hole", rule, facts)
    if s.has_object(goal):
        return Refusal("an-object-stands-there", "XD-OBJ-2", facts)
    if s.count_ladders(goal) > 0 or has_shaft(s, goal):
        return Refusal("one-ladder-for-a-hole", rule, facts)
    return None


def explain_lay(s: DangerState, seat: i64, way: i64) -> Refusal | None:
    """Rule by rule, why no bridge can be laid."""
    if not s.ruling.bridge:
        return Refusal("no-bridges-in-this-play", "XD-BRIDGE-1")
    cell = s.cell_of(seat)
    refusal = explain_hole(s, cell, way, "XD-BRIDGE-1")
    if refusal is None and ladders.ladder_within_reach(s, cell) < 0:
        return Refusal("no-ladder-here", "XD-LADDER-1", {"cell": s.board.names[cell]})
    return refusal


def explain_take_back(s: DangerState, seat: i64, way: i64) -> Refusal | None:
    """Rule by rule, why the bridge in that direction, if there is one, stays where it is."""
    cell = s.cell_of(seat)
    hole = s.board.cell_beside(cell, way)
    facts: dict[str, int | str] = {"cell": s.board.names[hole]}
    if not barriers.lets_through(s.barrier(cell, way)):
        return Refusal("not-adjacent-to-the-hole", "XD-BRIDGE-4", facts)
    for other in range(s.players):
        if s.cell_of(other) == hole:
            return Refusal("somebody-is-on-the-ladder", "XD-BRIDGE-4", facts)
    return None
