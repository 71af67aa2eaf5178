"""Ladders let down into holes: another way to the basement (XD-BRIDGE-5).

top  |hole|  floor       The top stands in an ordinary cell beside the hole, the base in the cell
 `\\                      of the basement under the hole. At the top one climbs towards the hole,
   `- base               at the base in the direction of the top. Nobody is ever on the ladder.
"""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.actions import bridges, ladders
from tocsin.games.flashpoint.danger.rules import trapped
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import movement
from tocsin.games.flashpoint.table import codes, marks


def shaft_at(s: DangerState, cell: i64, way: i64) -> i64:
    """The place of a ladder that has one end in the cell and leads that way; 0 if none does."""
    if way >= danger_ways.UP:
        return 0
    place = state.shaft_place(cell, way)
    if s.find_ladder(place) >= 0:
        return place
    hole = s.board.over[cell]
    if hole < 0:
        return 0
    top = s.board.cell_beside(hole, way)
    place = state.shaft_place(top, way ^ 1)
    return place if top >= 0 and s.find_ladder(place) >= 0 else i64(0)


def other_end(s: DangerState, place: i64, cell: i64) -> i64:
    """Where the ladder leads from this end of it."""
    top = s.shaft_top(place)
    return s.shaft_base(place) if cell == top else top


def is_top(s: DangerState, cell: i64) -> bool:
    """Does a ladder lead down from the cell?"""
    for way in range(i64(4)):
        if s.find_ladder(state.shaft_place(cell, way)) >= 0:
            return True
    return False


def may_let_down(s: DangerState, seat: i64, way: i64) -> bool:
    """XD-BRIDGE-5: a ladder at hand, a free hole beside, no fire and nothing else at either end."""
    cell = s.cell_of(seat)
    if not s.ruling.ladder_down or way >= danger_ways.UP or not s.can_pass(cell, way):
        return False
    hole = s.board.cell_beside(cell, way)
    if not bridges.is_free_hole(s, hole) or s.has(danger_marks.HOLE, cell) or is_top(s, cell):
        return False
    base = s.board.under[hole]
    if s.burns(cell) or s.burns(base) or s.has_object(base):
        return False
    return ladders.ladder_within_reach(s, cell) >= 0


def let_down(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> None:
    """XD-BRIDGE-5: its top here, its base under the hole."""
    cell = s.cell_of(seat)
    place = state.shaft_place(cell, way)
    s.set_ladder(ladders.ladder_within_reach(s, cell), place)
    if journal is not None:
        facts: dict[str, int | str] = {
            "seat": int(seat),
            "cell": s.board.names[cell],
            "base": s.board.names[s.shaft_base(place)],
        }
        journal.tell("ladder-let-down", "XD-BRIDGE-5", facts)


def pull_up(s: DangerState, place: i64, journal: Journal | None) -> None:
    """XD-BRIDGE-5, XD-FLOOR-14: folded, it lies in the upper cell; then the trapped."""
    top = s.shaft_top(place)
    s.set_ladder(s.find_ladder(place), state.STORED if ladders.is_depot(s, top) else top)
    if journal is not None:
        journal.tell("ladder-folded", "XD-BRIDGE-5", {"cell": s.board.names[top]})
    trapped.judge_trapped(s, journal)


def fold_in_fire(s: DangerState, journal: Journal | None) -> None:
    """XD-BRIDGE-5: fire at either end folds the ladder at once."""
    if not s.deep:
        return
    for number in range(s.ruling.ladders):
        place = s.ladder_place(number)
        if place > state.SHAFT_FROM or s.has_ended():
            continue
        if s.burns(s.shaft_top(place)) or s.burns(s.shaft_base(place)):
            pull_up(s, place, journal)


def may_climb(s: DangerState, seat: i64, verb: i64, way: i64) -> bool:
    """XD-BRIDGE-5, XD-LADDER-7: alone or with one thing, where people may go."""
    cell = s.cell_of(seat)
    place = shaft_at(s, cell, way)
    if place == 0 or s.is_barred(other_end(s, place, cell)):
        return False
    if verb == danger_codes.CLIMB_CARRY:
        return s.has(marks.VICTIM, cell)
    if verb == danger_codes.CLIMB_HAUL:
        return s.has(marks.HAZMAT, cell)
    return verb == danger_codes.CLIMB or s.has(marks.TREATED, cell)


def climb(s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None) -> i64:
    """XD-BRIDGE-5: to the other end, and what the new cell brings."""
    here = s.cell_of(seat)
    goal = other_end(s, shaft_at(s, here, way), here)
    if journal is not None:
        facts: dict[str, int | str] = {
            "seat": int(seat),
            "from": s.board.names[here],
            "cell": s.board.names[goal],
            "cost": int(s.hooks.rare_price(s, verb)),
            "verb": danger_codes.VERBS[verb],
        }
        journal.tell("moved", "XD-BRIDGE-5", facts)
    plain = codes.WALK
    if verb == danger_codes.CLIMB_CARRY:
        plain = codes.CARRY
    elif verb == danger_codes.CLIMB_HAUL:
        plain = codes.HAUL
    elif verb == danger_codes.CLIMB_LEAD:
        plain = codes.LEAD
    return movement.move_to(s, seat, plain, goal, journal)


def explain_let_down(s: DangerState, seat: i64, way: i64) -> Refusal | None:
    """Rule by rule, why no ladder can be let down there."""
    cell = s.cell_of(seat)
    refusal = bridges.explain_hole(s, cell, way, "XD-BRIDGE-5")
    if refusal is not None:
        return refusal
    here: dict[str, int | str] = {"cell": s.board.names[cell]}
    if s.has(danger_marks.HOLE, cell):
        return Refusal("a-ladder-needs-a-floor", "XD-BRIDGE-5", here)
    for other in range(i64(4)):
        if s.count_ladders(state.shaft_place(cell, other)) > 0:
            return Refusal("a-ladder-stands-here", "XD-BRIDGE-5", here)
    base = s.board.under[s.board.cell_beside(cell, way)]
    for end in (cell, base):
        if s.has(marks.FIRE, end):
            facts: dict[str, int | str] = {"cell": s.board.names[end]}
            return Refusal("fire-at-an-end-of-the-ladder", "XD-BRIDGE-5", facts)
    if s.has_object(base):
        return Refusal("an-object-stands-there", "XD-OBJ-2", {"cell": s.board.names[base]})
    if ladders.ladder_within_reach(s, cell) < 0:
        return Refusal("no-ladder-here", "XD-LADDER-1", here)
    return None


def explain_climb(s: DangerState, seat: i64, verb: i64, way: i64) -> Refusal | None:
    """Rule by rule, why nobody climbs there."""
    cell = s.cell_of(seat)
    here: dict[str, int | str] = {"cell": s.board.names[cell]}
    place = shaft_at(s, cell, way)
    if place == 0:
        return Refusal("no-ladder-stands-there", "XD-BRIDGE-5", here)
    goal = other_end(s, place, cell)
    facts: dict[str, int | str] = {"cell": s.board.names[goal]}
    if s.has(danger_marks.TOXIC, goal):
        return Refusal("the-cell-is-toxic", "XD-CHEM-8", facts)
    if s.has_object(goal):
        return Refusal("an-object-stands-there", "XD-OBJ-2", facts)
    if verb == danger_codes.CLIMB_CARRY and s.count(marks.VICTIM, cell) == 0:
        return Refusal("no-victim-here", "FP-CARRY-1", here)
    if verb == danger_codes.CLIMB_HAUL and s.count(marks.HAZMAT, cell) == 0:
        return Refusal("no-hazmat-here", "FP-HAZ-1", here)
    if verb == danger_codes.CLIMB_LEAD and s.count(marks.TREATED, cell) == 0:
        return Refusal("no-treated-victim-here", "FP-SPEC-PARA-2", here)
    return None
