"""Moving, alone or with something: what a step costs and what it brings (FP-MOVE, FP-CARRY).

Shared by the active figure, a commanded one, and whoever moves by a rule of an expansion; what may
be done is stated in `actions.walk`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import endings, events
from tocsin.games.flashpoint.table import codes, due, marks
from tocsin.games.flashpoint.table.state import FlashpointState

# FP-MOVE-1, FP-MOVE-2, FP-MOVE-3, FP-SPEC-PARA-2: to a cold cell, into fire, with a burden
# (alone or leading somebody besides), and leading somebody only.
TO_COLD: Final[i64] = 1
INTO_FIRE: Final[i64] = 2
BURDENED: Final[i64] = 2
LEADING: Final[i64] = 1


def walk_price(s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
    """FP-MOVE-1, FP-MOVE-2, FP-MOVE-3, FP-SPEC-PARA-2, FP-SPEC-PARA-3: what one step costs."""
    if verb in (codes.WALK, codes.TAKE):
        price = INTO_FIRE if s.burns(s.board.cell_beside(cell, way)) else TO_COLD
    elif verb in (codes.LEAD, codes.LEAD_TAKE):
        price = LEADING
    else:
        price = BURDENED
    if s.extended:
        price += s.hooks.step_surcharge(s, seat, verb, cell, way)
    return price


def step(s: FlashpointState, seat: i64, verb: i64, way: i64, journal: Journal | None) -> i64:
    """One move of a firefighter with what it takes along; says what the new cell asks."""
    here = s.cell_of(seat)
    _tell_moved(s, seat, verb, here, way, journal)
    return move_to(s, seat, verb, s.board.cell_beside(here, way), journal)


def move_to(s: FlashpointState, seat: i64, verb: i64, goal: i64, journal: Journal | None) -> i64:
    """The figure and what it takes along are in the new cell; says what that asks."""
    here = s.cell_of(seat)
    s.put(seat, goal)
    if verb != codes.WALK:
        _bring_along(s, verb, here, goal, journal)
    if s.has(marks.POI, goal):
        # FP-MOVE-9: at once, for nothing, whether it is wanted or not.
        s.target = goal
        return due.REVEAL
    return due.NOTHING


def _bring_along(
    s: FlashpointState, verb: i64, here: i64, goal: i64, journal: Journal | None
) -> None:
    """FP-CARRY-1, FP-CARRY-2: what comes along is in the new cell, or in safety."""
    if codes.carries_victim(verb):
        s.take_thing(marks.VICTIM, here)
        s.add_thing(marks.VICTIM, goal)
    if codes.carries_hazmat(verb):
        s.take_thing(marks.HAZMAT, here)
        _bring_hazmat(s, goal, journal)
    if codes.leads(verb):
        s.take_thing(marks.TREATED, here)
        s.add_thing(marks.TREATED, goal)
    if s.extended and codes.takes_other_thing(verb):
        s.hooks.take_along(s, here, goal)
    if codes.carries_victim(verb) and is_safe_place(s, goal):
        endings.rescue(s, marks.VICTIM, goal, _safety_rule(s), journal)
    if codes.leads(verb) and not s.has_ended() and is_safe_place(s, goal):
        endings.rescue(s, marks.TREATED, goal, _safety_rule(s), journal)


def is_safe_place(s: FlashpointState, cell: i64) -> bool:
    """FP-CARRY-2, FP-CARRY-3: anywhere outside, or, with vehicles, only at the ambulance."""
    if s.rules.vehicles:
        return s.board.is_on_spot(codes.AMBULANCE, s.ambulance, cell)
    return s.board.is_outside(cell)


def _bring_hazmat(s: FlashpointState, cell: i64, journal: Journal | None) -> None:
    """FP-HAZ-6: outside the building it is out of the game and harms nobody."""
    if not s.board.is_outside(cell):
        s.add_thing(marks.HAZMAT, cell)
        return
    s.hazmats_safe += 1
    events.tell_cell(s, "hazmat-removed", "FP-HAZ-6", cell, journal)


def _safety_rule(s: FlashpointState) -> str:
    return "FP-VEH-8" if s.rules.vehicles else "FP-CARRY-2"


def move_rule(s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> str:
    """The rule by which somebody moves like that."""
    if s.extended:
        rule = s.hooks.move_rule(s, seat, verb, cell, way)
        if rule:
            return rule
    if codes.carries_victim(verb):
        return "FP-MOVE-3"
    if codes.carries_hazmat(verb):
        return "FP-HAZ-1"
    if codes.leads(verb):
        return "FP-SPEC-PARA-2"
    return "FP-MOVE-2" if s.burns(s.board.cell_beside(cell, way)) else "FP-MOVE-1"


def _tell_moved(
    s: FlashpointState, seat: i64, verb: i64, here: i64, way: i64, journal: Journal | None
) -> None:
    if journal is None:
        return
    goal = s.board.cell_beside(here, way)
    facts: dict[str, Arg] = {
        "seat": int(seat),
        "from": s.board.names[here],
        "cell": s.board.names[goal],
        "cost": int(walk_price(s, seat, verb, here, way)),
        "verb": s.hooks.told_verb(s, verb, here, way),
    }
    journal.tell("moved", move_rule(s, seat, verb, here, way), facts)
