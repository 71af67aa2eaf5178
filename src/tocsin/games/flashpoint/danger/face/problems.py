"""What is impossible about a table of the expansion: tokens that do not add up, or lie wrong.

What concerns ladders, people and the platform is in rooms of its own.
"""

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.danger.face import (
    crew_problems,
    ladder_problems,
    moments,
    platform_problems,
    sequence_problems,
)
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face.naming import cell_problem, count_problem
from tocsin.games.flashpoint.table import barriers, marks, phases


def find_problems(s: DangerState) -> list[Problem]:
    """One named problem per entry, the base game's apart; empty when it could be on a table."""
    found = _counter_problems(s) + _token_problems(s)
    if s.phase != phases.OVER:
        found += moments.find_own_moment_problems(s)
        found += sequence_problems.find_sequence_problems(s)
    if s.phase != phases.OVER:
        # FP-END-2: a collapse leaves everything as it was at that moment.
        found += _due_problems(s) + _cell_problems(s)
    found += ladder_problems.find_ladder_problems(s)
    return found + crew_problems.find_crew_problems(s) + platform_problems.find_platform_problems(s)


def _counter_problems(s: DangerState) -> list[Problem]:
    """XD-GEN-11: damage counters lie on edges and objects, or have left the game."""
    counted = s.spent
    for kind in range(i64(2)):
        if s.object_damage(kind) > 0:
            counted += s.object_damage(kind)
    for edge in range(i64(len(s.board.edge_names))):
        counted += barriers.markers_on(i64(s.edges[edge]))
    if counted == s.damage:
        return []
    facts = {"counted": int(counted), "written": int(s.damage)}
    return [Problem("damage-counters-differ", "XD-GEN-11", {**facts})]


def _token_problems(s: DangerState) -> list[Problem]:
    """XD-GEN-7, XD-FLOOR-16, XD-CHEM-3, XD-FDOOR-5: jams, floors, poison."""
    found: list[Problem] = []
    for edge in range(i64(len(s.board.edge_names))):
        if danger_barriers.is_jammed(i64(s.edges[edge])) != (s.jams(edge) > 0):
            where = {"edge": s.board.edge_names[edge]}
            found.append(Problem("jam-without-door", "XD-FDOOR-5", {**where}))
    if s.jams_used() > s.ruling.jams_max:
        found.append(count_problem("too-many-jams", "XD-GEN-7", s.jams_used()))
    floors = len(s.cells_marked(danger_marks.CRACK)) + len(s.cells_marked(danger_marks.HOLE))
    if floors > s.ruling.floors_max:
        found.append(count_problem("too-many-floor-tokens", "XD-FLOOR-16", floors))
    toxic = len(s.cells_marked(danger_marks.TOXIC))
    if toxic > s.ruling.toxic_total:
        found.append(count_problem("too-many-toxic-tokens", "XD-CHEM-3", toxic))
    return found


def _due_problems(s: DangerState) -> list[Problem]:
    """XD-SEQ-3: what is due belongs to an explosion that waits."""
    is_due = len(s.queue) + len(s.doors_struck) + len(s.trail) > 0
    if s.resume == 0 and is_due:
        return [Problem("something-due-and-nobody-waits", "XD-SEQ-3")]
    return []


def _cell_problems(s: DangerState) -> list[Problem]:
    """XD-GEN-8, XD-OBJ-2, XD-FLOOR-7, XD-POI-2: what cannot lie on objects, holes and poison."""
    found: list[Problem] = []
    for cell in s.board.listed:
        is_hole = s.is_hole(cell)
        barred = (is_hole and not s.is_bridge(cell)) or s.is_toxic(cell) or s.has_object(cell)
        if barred != s.is_barred(cell):
            found.append(cell_problem(s, "wrongly-barred-or-open", "XD-GEN-8", cell))
        if s.has_object(cell) and (s.burns(cell) or s.smokes(cell)):
            found.append(cell_problem(s, "threat-on-an-object", "XD-OBJ-2", cell))
        if is_hole and _has_something_on_hole(s, cell):
            found.append(cell_problem(s, "something-on-a-hole", "XD-FLOOR-7", cell))
        if s.has(marks.POI, cell) and s.resume == 0 and (barred or is_hole):
            found.append(cell_problem(s, "poi-where-none-may-be", "XD-POI-2", cell))
    return found


def _has_something_on_hole(s: DangerState, cell: i64) -> bool:
    """XD-FLOOR-7: only what is brought over a bridge, or may still be led away by who dodges."""
    if s.burns(cell) or s.smokes(cell) or s.has(marks.HOT, cell):
        return True
    if s.has(danger_marks.CRACK, cell):
        return True
    victims = s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell)
    things = s.has(marks.HAZMAT, cell) or (victims and not s.dodging)
    return things and not s.is_bridge(cell)
