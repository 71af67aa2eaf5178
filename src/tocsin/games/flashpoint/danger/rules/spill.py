"""Chemicals that leak, and toxic cells (XD-CHEM).

The spill runs from cell to cell, a die choosing among the neighbours; where it cannot go on it
turns back along its own trail to the last cell that has a way left.
"""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import explosion, harm
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import barriers, specialists, ways


def leak(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-CHEM-2, XD-OBJ-13: the first token where the chemicals stood, or under the hole there."""
    source = s.house.under[cell] if s.has(danger_marks.HOLE, cell) else cell
    s.trail_n = 0
    s.toxic_laid = 0
    if journal is not None:
        journal.tell("chemicals-leaked", "XD-CHEM-2", {"cell": s.board.names[source]})
    if not s.has_object(source):
        # XD-CHEM-6: nothing is laid where an object stands in the basement.
        _lay(s, source, journal)


def _lay(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-CHEM-4, XD-CHEM-7: a token, and harm to whoever is there."""
    s.mark(danger_marks.TOXIC, cell)
    s.mark(danger_marks.BARRED, cell)
    s.memo[state.TRAIL_AT + s.trail_n] = cell
    s.trail_n += 1
    s.toxic_laid += 1
    if journal is not None:
        facts: dict[str, int | str] = {
            "cell": s.board.names[cell],
            "laid": int(s.toxic_laid),
            "total": int(s.ruling.toxic_total),
        }
        journal.tell("toxic-spread", "XD-CHEM-4", facts)
    harm.strike_down(s, cell, "XD-CHEM-7", journal)


def spill_choices(s: DangerState) -> i64:
    """XD-CHEM-4, XD-CHEM-6: how many ways the spill has from its last cell."""
    count: i64 = 0
    for place in range(i64(5)):
        if _neighbour(s, place) >= 0:
            count += 1
    return count


def _neighbour(s: DangerState, place: i64) -> i64:
    """The eligible cell in the order west, north, east, south, stairs; -1 if that one is not."""
    cell = s.memo[state.TRAIL_AT + s.trail_n - 1]
    if place == 0:
        way = ways.WEST
    elif place == 1:
        way = ways.NORTH
    elif place == 2:
        way = ways.EAST
    elif place == 3:
        way = ways.SOUTH
    else:
        way = explosion.stairs_way(s, cell)
        if way < 0:
            return -1
    barrier = s.barrier(cell, way)
    if not barriers.lets_through(barrier) or barrier == danger_barriers.LADDER:
        return -1
    goal = s.board.cell_beside(cell, way)
    if not s.house.is_inside(goal) and not (s.ruling.spill_outside and s.board.is_outside(goal)):
        return -1
    if s.has(danger_marks.TOXIC, goal) or s.has(danger_marks.HOLE, goal) or s.has_object(goal):
        return -1
    return goal


def run_spill(s: DangerState, journal: Journal | None) -> bool:
    """XD-CHEM-4: turn back from dead ends, take a lone way; says whether a die must choose."""
    while s.trail_n > 0:
        if s.toxic_laid >= s.ruling.toxic_total:
            s.trail_n = 0
            s.toxic_laid = 0
            return False
        choices = spill_choices(s)
        if choices > 1:
            return True
        if choices == 0:
            s.trail_n -= 1
        else:
            _take(s, 0, journal)
            return False
    s.toxic_laid = 0
    return False


def _take(s: DangerState, number: i64, journal: Journal | None) -> None:
    for place in range(i64(5)):
        goal = _neighbour(s, place)
        if goal >= 0:
            if number == 0:
                _lay(s, goal, journal)
                return
            number -= 1


def spill_faces(s: DangerState) -> i64:
    """XD-CHEM-4, XD-CHEM-5: eight faces for four ways, else six."""
    return 8 if spill_choices(s) == 4 else 6


def roll_spill(s: DangerState, face: i64, journal: Journal | None) -> None:
    """XD-CHEM-4, XD-CHEM-5: the faces in equal bands; of five ways a six is rolled again."""
    choices = spill_choices(s)
    if journal is not None:
        facts: dict[str, int | str] = {"face": int(face), "choices": int(choices)}
        journal.tell("spill-rolled", "XD-CHEM-4", facts)
    if choices == 5:
        if face < 6:
            _take(s, face - 1, journal)
        return
    band = 3 if choices == 2 else 2
    _take(s, (face - 1) // band, journal)


def may_clean(s: DangerState, seat: i64, way: i64) -> bool:
    """XD-CHEM-10: the hazmat technician, a toxic cell that is adjacent."""
    cell = s.cell_of(seat)
    barrier = s.barrier(cell, way)
    if (
        s.role_of(seat) != specialists.HAZMAT_TECHNICIAN
        or not barriers.lets_through(barrier)
        or barrier == danger_barriers.LADDER
    ):
        return False
    return s.has(danger_marks.TOXIC, s.board.cell_beside(cell, way))


def clean(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> None:
    """XD-CHEM-10: the token leaves the game."""
    cell = s.board.cell_beside(s.cell_of(seat), way)
    s.wipe(danger_marks.TOXIC, cell)
    s.open_up(cell)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(seat), "cell": s.board.names[cell]}
        journal.tell("toxic-removed", "XD-CHEM-10", facts)


def explain_clean(s: DangerState, seat: i64, way: i64) -> Refusal | None:
    """Rule by rule, why no toxic token can be removed there."""
    cell = s.cell_of(seat)
    if s.role_of(seat) != specialists.HAZMAT_TECHNICIAN:
        return Refusal("only-the-hazmat-technician-cleans", "XD-CHEM-10")
    goal = s.board.cell_beside(cell, way)
    if (
        goal < 0
        or not barriers.lets_through(s.barrier(cell, way))
        or s.barrier(cell, way) == danger_barriers.LADDER
    ):
        return Refusal("not-adjacent-to-clean", "XD-CHEM-10")
    if not s.has(danger_marks.TOXIC, goal):
        return Refusal("nothing-toxic-there", "XD-CHEM-10", {"cell": s.board.names[goal]})
    return None
