"""Portable ladders: where they lie, who is on them, what climbing costs (XD-LADDER, XD-ATTIC-5).

 air cell  -- window -- upper level       A raised ladder is an edge between a cell of the
    |                                     street and the air cell over it. Only people use
street cell                               it: fire and water do not.

XD-LADDER-8, XD-PLAT-5: on its top, as on the platform, people act as everywhere else. XD-GEN-4:
nothing is ever thrown down. XD-LADDER-10: who falls leaves a carried ladder in the cell, unharmed.
Raising and folding are in `actions.raise_ladder` and `actions.fold_ladder`, fire at a ladder in
`kindling`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.danger.rules import platform
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import barriers, codes, marks

THIN_AIR: Final[i64] = 108
TOP_TAKEN: Final[i64] = 109
BOTH_HANDS: Final[i64] = 110
ONE_THING: Final[i64] = 111
LEFT_BEHIND: Final[i64] = 112
STEP_ROWS: Final[list[Row]] = refusals(
    Row(108, "nothing-to-stand-on", "XD-GEN-6", cell=CELL),
    Row(109, "one-on-a-ladder-top", "XD-LADDER-7", cell=CELL),
    Row(110, "both-hands-needed", "XD-LADDER-2", cell=CELL),
    Row(111, "one-thing-on-a-ladder", "XD-LADDER-7", cell=CELL),
    Row(112, "nothing-stays-on-a-ladder", "XD-LADDER-8", cell=CELL),
)


def is_depot(s: DangerState, cell: i64) -> bool:
    """XD-LADDER-1, XD-MODE-4: a cell of the engine, or without vehicles of any engine spot."""
    if s.rules.vehicles:
        return s.board.is_on_spot(codes.ENGINE, s.engine, cell)
    for spot in range(i64(4)):
        if s.board.is_on_spot(codes.ENGINE, spot, cell):
            return True
    return False


def ladder_within_reach(s: DangerState, cell: i64) -> i64:
    """XD-LADDER-1: a folded ladder in the cell or, at a depot, one that is stored; -1 if none."""
    if s.ruling.ladders == 0:
        return -1
    if is_depot(s, cell):
        return s.find_ladder(state.STORED)
    if s.is_hole(cell) and s.count_ladders(cell) < 2:
        # XD-BRIDGE-2: the bridge one stands on stays where it is.
        return -1
    return s.find_ladder(cell)


def put_down(s: DangerState, number: i64, cell: i64) -> None:
    """XD-LADDER-1: a folded ladder lies in the cell; at a depot it is stored again."""
    s.set_ladder(number, state.STORED if is_depot(s, cell) else cell)


def carry(s: DangerState, cell: i64, goal: i64) -> None:
    """XD-LADDER-2: a folded ladder comes along."""
    put_down(s, ladder_within_reach(s, cell), goal)


def store_at_engine(s: DangerState) -> None:
    """XD-LADDER-1: ladders that lie where the engine has come to stand are on it."""
    for number in range(s.ruling.ladders):
        place = s.ladders[number]
        if place >= 0:
            put_down(s, number, place)


def surcharge(s: DangerState, verb: i64, cell: i64, way: i64) -> i64:
    """XD-LADDER-5, XD-LADDER-6, XD-ATTIC-5: what ladders cost beyond a usual move."""
    goal = s.board.cell_beside(cell, way)
    if not s.house.is_air(cell) and not s.house.is_air(goal):
        return 0
    if s.is_platform_raised() and (cell == s.platform or goal == s.platform):
        # XD-PLAT-4: on the platform a treated victim walks as everywhere.
        return 0
    # A treated victim has to be carried here.
    more: i64 = 1 if verb == codes.LEAD else 0
    if way < danger_ways.UP:
        return more
    top = goal if way != danger_ways.DOWN else cell
    if s.board.cell_beside(s.board.cell_beside(top, danger_ways.DOWN), danger_ways.HIGH) == top:
        return more + (1 if verb == codes.WALK else 2)
    return more


def step_rule(s: DangerState, cell: i64, way: i64) -> str:
    """XD-LADDER-5, XD-LADDER-6, XD-PLAT-4, XD-STAIR-2: the rule of a step off the usual ground."""
    goal = s.board.cell_beside(cell, way)
    if not s.house.is_air(cell) and not s.house.is_air(goal):
        return "XD-STAIR-2" if way >= danger_ways.UP else ""
    if s.is_platform_raised() and (cell == s.platform or goal == s.platform):
        return "XD-PLAT-4"
    return "XD-LADDER-5" if way >= danger_ways.UP else "XD-LADDER-6"


def told_verb(s: DangerState, verb: i64, cell: i64, way: i64) -> i64:
    """XD-LADDER-5: climbing has words of its own."""
    if way < danger_ways.UP or not s.has_raised_ladder(cell, way):
        return verb
    if codes.carries_victim(verb):
        return danger_codes.CLIMB_CARRY
    if codes.carries_hazmat(verb):
        return danger_codes.CLIMB_HAUL
    return danger_codes.CLIMB_LEAD if codes.leads(verb) else danger_codes.CLIMB


def refused_step(s: DangerState, verb: i64, cell: i64, way: i64) -> i64:
    """XD-LADDER-2, XD-LADDER-7, XD-LADDER-8: one figure with one thing, and nothing left behind."""
    goal = s.board.cell_beside(cell, way)
    to_air = s.house.is_air(goal)
    from_air = s.house.is_air(cell)
    if not to_air and not from_air:
        return 0
    if s.is_platform_raised() and (cell == s.platform or goal == s.platform):
        return platform.refused_step(s, verb, cell, goal)
    if to_air:
        # XD-GEN-6: nobody goes from one air cell to another.
        if from_air or not s.has_raised_ladder(goal, danger_ways.DOWN):
            return THIN_AIR
        if s.is_manned(goal):
            return TOP_TAKEN
    if danger_codes.carries_ladder(verb):
        return BOTH_HANDS
    if codes.leads(verb) and verb != codes.LEAD:
        return ONE_THING
    if from_air and _leaves_behind(s, verb, cell):
        return LEFT_BEHIND
    return 0


def _leaves_behind(s: DangerState, verb: i64, cell: i64) -> bool:
    """XD-LADDER-8: would something that was brought up stay on the top?"""
    return (
        (s.has(marks.VICTIM, cell) and not codes.carries_victim(verb))
        or (s.has(marks.TREATED, cell) and not codes.leads(verb))
        or (s.has(marks.HAZMAT, cell) and not codes.carries_hazmat(verb))
    )


def fold(s: DangerState, edge: i64, rule: str, journal: Journal | None) -> None:
    """XD-LADDER-4: both segments lie folded in the base cell."""
    base = s.board.edge_a[edge]
    s.set_edge(edge, barriers.NOTHING)
    put_down(s, s.find_ladder(state.RAISED), base)
    events.tell_cell(s, "ladder-folded", rule, base, journal)


def drop(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-FLOOR-5: ladders in a cell whose floor falls, folded or let down, lie in the basement."""
    below = s.house.under[cell]
    for number in range(s.ruling.ladders):
        place = s.ladders[number]
        if place == cell:
            s.set_ladder(number, below)
        elif place <= state.HOLE_LADDER_FROM and s.hole_ladder_top(place) == cell:
            s.set_ladder(number, below)
            events.tell_cell(s, "ladder-folded", "XD-FLOOR-5", below, journal)
