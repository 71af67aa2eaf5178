"""What is impossible about an explosion that waits: doors, spills, markers and things that are due.

Also what must have caused what: holes and objects that are gone took damage counters with them, and
poison comes from chemicals that have leaked.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.danger.rules import knockdown, spill
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import board, queue, state
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face.naming import cell_problem, count_problem
from tocsin.games.flashpoint.table import marks, phases

# XD-OBJ-9, XD-OBJ-10: a car lies in two cells and the small object in one.
HOT_FROM_OBJECTS: Final[i64] = 3


def find_sequence_problems(s: DangerState) -> list[Problem]:
    """XD-SEQ-3: what each interruption waits for is there, and nothing comes before it."""
    found = _cause_problems(s) + _object_problems(s) + _list_problems(s)
    if s.phase == danger_phases.JAM and not _has_door_to_roll_for(s):
        found.append(Problem("no-door-to-roll-for", "XD-FDOOR-3"))
    if s.phase == danger_phases.SPILL and not _has_spill_to_roll_for(s):
        found.append(Problem("no-spill-to-roll-for", "XD-CHEM-4"))
    if s.phase == phases.LOSS and s.resume and s.target != knockdown.doomed_poi(s):
        found.append(Problem("no-doomed-marker", "XD-CHEM-7"))
    is_loss = s.phase == phases.LOSS and s.resume != 0
    if not is_loss and s.phase != danger_phases.JAM and s.phase != danger_phases.DODGING:
        doomed = knockdown.doomed_poi(s)
        if doomed >= 0 and not (s.phase == phases.REVEAL and s.dodging):
            found.append(cell_problem(s, "poi-where-none-may-be", "XD-POI-2", doomed))
    return found


def _has_door_to_roll_for(s: DangerState) -> bool:
    """XD-FDOOR-3: the first door that was struck is fireproof and not jammed."""
    if len(s.doors_struck) == 0 or s.dodging:
        return False
    barrier = i64(s.edges[s.doors_struck[0]])
    return barrier in (danger_barriers.FIREPROOF, danger_barriers.FIREPROOF_OPEN)


def _has_spill_to_roll_for(s: DangerState) -> bool:
    """XD-CHEM-4: several ways to go on, and neither a door nor anybody comes first."""
    if len(s.doors_struck) > 0 or s.dodging or len(s.trail) == 0:
        return False
    return s.toxic_laid < s.ruling.toxic_total and spill.count_ways(s) > 1


def _cause_problems(s: DangerState) -> list[Problem]:
    """XD-FLOOR-5, XD-OBJ-7, XD-CHEM-1: two counters for a hole, four for an object that is gone."""
    found: list[Problem] = []
    spent = 2 * len(s.cells_marked(danger_marks.HOLE))
    for kind in range(i64(2)):
        if s.house.object_cells[2 * kind] >= 0 and s.object_damage(kind) == state.AWAY:
            spent += int(board.CAPACITY)
    if s.spent != spent:
        facts = {"counted": int(s.spent), "expected": spent}
        found.append(Problem("counters-gone-without-cause", "XD-FLOOR-5", {**facts}))
    if s.cells_marked(danger_marks.TOXIC):
        leaked = s.ruling.chemicals and s.small == state.AWAY
        if not leaked:
            found.append(Problem("poison-without-a-spill", "XD-CHEM-1"))
    return found + _reserve_problems(s) + _heat_problems(s)


def _reserve_problems(s: DangerState) -> list[Problem]:
    """XD-FLOOR-5, FP-ASET-12: in a set-up hot spots come back through holes alone."""
    stage = s.stage()
    if stage >= phases.ACT:
        return []
    laid_out = s.rules.reserve if stage >= phases.HEAT else i64(0)
    back = s.reserve - laid_out
    if 0 <= back <= len(s.cells_marked(danger_marks.HOLE)):
        return []
    return [count_problem("wrong-reserve-at-start", "XD-FLOOR-5", s.reserve)]


def _heat_problems(s: DangerState) -> list[Problem]:
    """FP-ASET-8, XD-OBJ-11: one hot spot for each explosion so far, and those of objects."""
    stage = s.stage()
    if stage >= phases.HEAT:
        return []
    hot = i64(len(s.cells_marked(marks.HOT)))
    if hot <= _blasts_begun(s, stage) + HOT_FROM_OBJECTS:
        return []
    return [count_problem("too-many-hot-spots", "FP-ASET-11", hot)]


def _blasts_begun(s: DangerState, stage: i64) -> i64:
    """XD-SETUP-3, XD-SETUP-4, XD-SETUP-7: explosions of the set-up that have left their mark."""
    begun: i64 = 1 if s.phase != stage else 0
    if stage == phases.BLAST_FAMILY:
        return s.rules.explosions - s.to_come + begun
    if stage == phases.BLAST_LAST:
        return s.rules.blasts - s.to_come + begun
    if stage > phases.BLAST_FAMILY:
        return s.rules.blasts
    return stage - phases.BLAST_BLACK + begun if stage > phases.FIRST else i64(0)


def _object_problems(s: DangerState) -> list[Problem]:
    """XD-OBJ-2, XD-OBJ-8, XD-CHEM-6, XD-CHEM-7: nothing shares a cell with an object or poison."""
    found: list[Problem] = []
    for kind in range(i64(2)):
        if s.object_damage(kind) == board.CAPACITY and not _is_due(s, queue.OBJECT + kind):
            found.append(Problem("object-should-have-gone-off", "XD-OBJ-8"))
    for cell in s.board.listed:
        victims = s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell)
        if s.has_object(cell):
            things = victims or s.has(marks.HAZMAT, cell) or s.has(marks.HOT, cell)
            if things or s.is_toxic(cell) or s.is_manned(cell):
                found.append(cell_problem(s, "something-on-an-object", "XD-OBJ-2", cell))
        if s.is_toxic(cell) and s.board.is_building(cell):
            if s.is_hole(cell):
                found.append(cell_problem(s, "something-on-a-hole", "XD-FLOOR-7", cell))
            elif victims and s.dodging == 0:
                found.append(cell_problem(s, "victim-in-poison", "XD-CHEM-7", cell))
    return found


def _is_due(s: DangerState, item: i64) -> bool:
    for at in range(i64(len(s.queue))):
        if s.queue[at] == item:
            return True
    return False


def _list_problems(s: DangerState) -> list[Problem]:
    """XD-SEQ-3, XD-FDOOR-3, XD-CHEM-4: everything in the lists is something that can be due."""
    found: list[Problem] = []
    for edge in s.doors_struck:
        barrier = i64(s.edges[edge])
        start = i64(s.board.start_edges[edge])
        if start != danger_barriers.FIREPROOF or not danger_barriers.is_fireproof(barrier):
            where = {"edge": s.board.edge_names[edge]}
            found.append(Problem("no-fireproof-door-was-struck", "XD-FDOOR-3", {**where}))
    for item in s.queue:
        if not _can_be_due(s, item):
            found.append(
                Problem("nothing-of-that-kind-is-due", "XD-SEQ-3", {"due": _word(s, item)})
            )
    for cell in s.trail:
        if not s.is_toxic(cell):
            found.append(cell_problem(s, "trail-without-poison", "XD-CHEM-4", cell))
    toxic = len(s.cells_marked(danger_marks.TOXIC))
    if s.toxic_laid > toxic or (s.toxic_laid > 0) != (len(s.trail) > 0):
        found.append(count_problem("trail-of-another-length", "XD-CHEM-4", s.toxic_laid))
    return found


def _word(s: DangerState, item: i64) -> str:
    subject = queue.subject_of(item)
    is_object = queue.kind_of(item) == queue.OBJECT
    return (
        queue.word_of(item)
        + ":"
        + (board.OBJECTS[subject] if is_object else s.board.names[subject])
    )


def _can_be_due(s: DangerState, item: i64) -> bool:
    """XD-FLOOR-6, XD-FLOOR-11, XD-OBJ-8, XD-OBJ-10: what the queue may wait to resolve."""
    kind, subject = queue.kind_of(item), queue.subject_of(item)
    if kind == queue.OBJECT:
        return s.object_damage(subject) == board.CAPACITY
    if kind == queue.FROM_HOLE:
        return s.is_hole(subject)
    if kind == queue.BELOW:
        return s.house.is_basement(subject) and (s.shaken >> (subject & 63)) & 1 != 0
    is_small = subject == s.house.object_cells[2 * board.SMALL]
    return is_small and s.ruling.small and s.small == state.AWAY
