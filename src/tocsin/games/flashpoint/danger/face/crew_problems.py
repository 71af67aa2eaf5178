"""What is impossible about people: where nobody can be, and what veteran and dog never do."""

from mypy_extensions import i64

from tocsin.core.facts import Arg, Problem
from tocsin.games.flashpoint.danger.rules import trapped, veteran
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face import naming
from tocsin.games.flashpoint.face.naming import cell_problem
from tocsin.games.flashpoint.table import phases


def find_crew_problems(s: DangerState) -> list[Problem]:
    """XD-GEN-6, XD-GEN-8, XD-LADDER-7, XD-FLOOR-14, XD-SPEC-1, XD-SPEC-2, XD-SPEC-3."""
    if s.phase == phases.OVER:
        return []
    found: list[Problem] = []
    if s.stage() >= phases.PARK:
        for seat in range(s.players):
            if s.cell_of(seat) >= 0 and not s.is_struck(seat):
                found += _place_problems(s, seat)
    found += _veteran_problems(s)
    for seat in range(s.players):
        if s.cell_of(seat) >= 0 and not s.has_hands(seat):
            found += _dog_problems(s, seat)
    return found


def _place_problems(s: DangerState, seat: i64) -> list[Problem]:
    """XD-GEN-6, XD-GEN-8, XD-LADDER-7, XD-FLOOR-14: closed cells, air, and no way out."""
    found: list[Problem] = []
    cell = s.cell_of(seat)
    facts: dict[str, Arg] = {"seat": int(seat), "cell": s.board.names[cell]}
    # XD-CHEM-6: one may be set down by a vehicle where the street is toxic.
    if s.is_barred(cell) and not s.board.is_outside(cell):
        found.append(Problem("firefighter-where-nobody-may-be", "XD-GEN-8", facts))
    on_ladder = s.house.is_air(cell) and cell != s.platform
    if on_ladder and not s.has_raised_ladder(cell, danger_ways.DOWN):
        found.append(Problem("firefighter-in-the-air", "XD-GEN-6", facts))
    for other in range(seat):
        if on_ladder and s.cell_of(other) == cell:
            found.append(cell_problem(s, "two-on-a-ladder", "XD-LADDER-7", cell))
    is_tested = s.stage() >= phases.ACT and s.ruling.traps and s.house.has_basement()
    if is_tested and trapped.is_trapped(s, cell):
        found.append(Problem("firefighter-trapped", "XD-FLOOR-14", facts))
    return found


def _veteran_problems(s: DangerState) -> list[Problem]:
    """XD-SPEC-1, XD-SPEC-2: points and blows without a veteran."""
    found: list[Problem] = []
    teacher = veteran.seat_of_veteran(s)
    if s.extra_point and (teacher < 0 or teacher == s.seat or not veteran.is_acting(s.phase)):
        found.append(Problem("extra-point-without-the-veteran", "XD-SPEC-2"))
    if s.extra_point == veteran.READY and s.ap == 0:
        found.append(Problem("extra-point-that-is-not-there", "XD-SPEC-2"))
    if s.dodging and (teacher < 0 or s.phase not in (danger_phases.DODGING, phases.REVEAL)):
        found.append(Problem("nobody-can-dodge-now", "XD-SPEC-1"))
    return found


def _dog_problems(s: DangerState, seat: i64) -> list[Problem]:
    """XD-SPEC-3: it does not dodge, nor go into fire or onto a ladder."""
    found: list[Problem] = []
    cell = s.cell_of(seat)
    if (s.dodging >> seat) & 1:
        found.append(Problem("the-dog-does-not-dodge", "XD-SPEC-3"))
    if s.burns(cell) and naming.is_calm(s):
        found.append(cell_problem(s, "dog-in-fire", "XD-SPEC-3", cell))
    if s.house.is_air(cell) and s.has_raised_ladder(cell, danger_ways.DOWN):
        found.append(cell_problem(s, "dog-on-a-ladder", "XD-SPEC-3", cell))
    return found
