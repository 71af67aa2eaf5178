"""What is impossible about ladders: raised, laid over holes and let down into them."""

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.danger.rules import bridges
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face.naming import cell_problem, count_problem
from tocsin.games.flashpoint.table import marks, phases


def find_ladder_problems(s: DangerState) -> list[Problem]:
    """XD-LADDER-1, XD-LADDER-8, XD-BRIDGE-1, XD-BRIDGE-5: four ladders, where ladders can be."""
    found = _raised_problems(s)
    if s.phase == phases.OVER:
        return found
    for cell in s.cells_marked(danger_marks.HOLE):
        if s.is_bridge(cell):
            found += _bridge_problems(s, cell)
    for number in range(s.ruling.ladders):
        if s.ladders[number] <= state.HOLE_LADDER_FROM:
            found += _hole_ladder_problems(s, number)
    return found


def _raised_problems(s: DangerState) -> list[Problem]:
    """XD-LADDER-1, XD-LADDER-8: as many as stand on edges, and nothing left on one."""
    found: list[Problem] = []
    raised: i64 = 0
    for edge in range(i64(len(s.board.edge_names))):
        if i64(s.edges[edge]) == danger_barriers.LADDER:
            raised += 1
    for number in range(s.ruling.ladders):
        place = s.ladders[number]
        if place >= 0 and s.house.is_air(place):
            found.append(Problem("folded-ladder-in-the-air", "XD-LADDER-8"))
    if raised != s.count_ladders(state.RAISED):
        found.append(count_problem("wrong-number-of-raised-ladders", "XD-LADDER-1", raised))
    for kind in (marks.VICTIM, marks.TREATED, marks.HAZMAT):
        for cell in s.cells_marked(kind):
            if s.house.is_air(cell) and cell != s.platform and not s.is_manned(cell):
                found.append(cell_problem(s, "left-on-a-ladder", "XD-LADDER-8", cell))
    return found


def _bridge_problems(s: DangerState, cell: i64) -> list[Problem]:
    """XD-BRIDGE-1, XD-BRIDGE-2: one at a time, and nothing left behind."""
    found: list[Problem] = []
    if not s.ruling.bridge:
        found.append(cell_problem(s, "bridge-where-none-is-laid", "XD-BRIDGE-1", cell))
    people = 0
    for seat in range(s.players):
        if s.cell_of(seat) == cell and (s.fallen >> seat) & 1 == 0:
            people += 1
    if people > 1:
        found.append(cell_problem(s, "two-on-a-bridge", "XD-BRIDGE-2", cell))
    things = s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell) or s.has(marks.HAZMAT, cell)
    if people == 0 and (things or s.count_ladders(cell) > 1):
        found.append(cell_problem(s, "left-on-a-bridge", "XD-BRIDGE-2", cell))
    elif bridges.burden_on(s, cell) < 0:
        found.append(cell_problem(s, "too-much-on-a-bridge", "XD-BRIDGE-2", cell))
    return found


def _hole_ladder_problems(s: DangerState, number: i64) -> list[Problem]:
    """XD-BRIDGE-5: through a hole that has no other ladder, from a floor, without fire."""
    place = s.ladders[number]
    top, hole, base = s.hole_ladder_top(place), s.hole_ladder_hole(place), s.hole_ladder_base(place)
    found: list[Problem] = []
    if not s.is_hole(hole) or s.has_object(hole) or s.is_hole(top) or s.has_object(base):
        found.append(cell_problem(s, "ladder-down-where-none-can-be", "XD-BRIDGE-5", top))
    if s.burns(top) or s.burns(base):
        found.append(cell_problem(s, "ladder-down-in-fire", "XD-BRIDGE-5", top))
    taken = s.is_bridge(hole)
    for other in range(number):
        there = s.ladders[other]
        if there <= state.HOLE_LADDER_FROM:
            taken = taken or s.hole_ladder_top(there) == top or s.hole_ladder_hole(there) == hole
    if taken:
        found.append(cell_problem(s, "ladders-share-a-place", "XD-BRIDGE-5", top))
    return found
