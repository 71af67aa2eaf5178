"""Chemicals that leak, and toxic cells (XD-CHEM).

The spill runs from cell to cell, a die choosing among the neighbours; where it cannot go on it
turns back along its own trail to the last cell that has a way left. XD-CHEM-8: a toxic cell is
closed to people and to nothing else. Removing a token is in `actions.clean`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import knockdown, trapped
from tocsin.games.flashpoint.danger.rules.stairs import stairs_way
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import barriers, ways


def leak(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-CHEM-2, XD-OBJ-13: the first token where the chemicals stood, or under the hole there."""
    source = s.house.under[cell] if s.is_hole(cell) else cell
    s.trail = vec[i64]()
    s.toxic_laid = 0
    events.tell_cell(s, "chemicals-leaked", "XD-CHEM-2", source, journal)
    if not s.has_object(source):
        # XD-CHEM-6: nothing is laid where an object stands in the basement.
        _lay(s, source, journal)


def _lay(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-CHEM-4, XD-CHEM-7, XD-FLOOR-14: a token, harm to whoever is there, and who is trapped."""
    s.mark(danger_marks.TOXIC, cell)
    s.mark(danger_marks.BARRED, cell)
    s.trail = append(s.trail, cell)
    s.toxic_laid += 1
    _tell_spread(s, cell, journal)
    knockdown.strike_all(s, cell, "XD-CHEM-7", journal)
    if not s.has_ended():
        trapped.judge(s, journal)


def last_cell(s: DangerState) -> i64:
    """XD-CHEM-4: the cell from which the spill goes on."""
    return s.trail[i64(len(s.trail)) - 1]


def count_ways(s: DangerState) -> i64:
    """XD-CHEM-4, XD-CHEM-6: how many ways the spill has from its last cell."""
    count: i64 = 0
    for place in range(i64(5)):
        if _neighbour(s, place) >= 0:
            count += 1
    return count


def list_ways(s: DangerState) -> list[i64]:
    """The cells to which the spill can go on, in the order of the die; none where none runs."""
    if len(s.trail) == 0 or s.toxic_laid >= s.ruling.toxic_total:
        return []
    found = [_neighbour(s, place) for place in range(i64(5))]
    return [cell for cell in found if cell >= 0]


def _neighbour(s: DangerState, place: i64) -> i64:
    """The eligible cell in the order west, north, east, south, stairs; -1 if that one is not."""
    cell = last_cell(s)
    if place == 0:
        way = ways.WEST
    elif place == 1:
        way = ways.NORTH
    elif place == 2:
        way = ways.EAST
    elif place == 3:
        way = ways.SOUTH
    else:
        way = stairs_way(s, cell)
        if way < 0:
            return -1
    barrier = s.barrier(cell, way)
    if not barriers.lets_through(barrier) or barrier == danger_barriers.LADDER:
        return -1
    goal = s.board.cell_beside(cell, way)
    if not s.board.is_building(goal) and not (s.ruling.spill_outside and s.board.is_outside(goal)):
        return -1
    if s.is_toxic(goal) or s.is_hole(goal) or s.has_object(goal):
        return -1
    return goal


def run(s: DangerState, journal: Journal | None) -> bool:
    """XD-CHEM-4: turn back from dead ends, take a lone way; says whether a die must choose."""
    while len(s.trail) > 0:
        if s.toxic_laid >= s.ruling.toxic_total:
            # XD-CHEM-3: that was the last token.
            s.trail = vec[i64]()
            break
        choices = count_ways(s)
        if choices > 1:
            return True
        if choices == 1:
            _take(s, 0, journal)
            return False
        s.trail = s.trail[: i64(len(s.trail)) - 1]
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


def faces(s: DangerState) -> i64:
    """XD-CHEM-4, XD-CHEM-5: eight faces for four ways, else six."""
    return 8 if count_ways(s) == 4 else 6


def roll(s: DangerState, face: i64, journal: Journal | None) -> None:
    """XD-CHEM-4, XD-CHEM-5: the faces in equal bands; of five ways a six is rolled again."""
    choices = count_ways(s)
    _tell_rolled(face, choices, journal)
    if choices == 5:
        if face < 6:
            _take(s, face - 1, journal)
        return
    band = 3 if choices == 2 else 2
    _take(s, (face - 1) // band, journal)


def _tell_spread(s: DangerState, cell: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, int | str] = {
        "cell": s.board.names[cell],
        "laid": int(s.toxic_laid),
        "total": int(s.ruling.toxic_total),
    }
    journal.tell("toxic-spread", "XD-CHEM-4", facts)


def _tell_rolled(face: i64, choices: i64, journal: Journal | None) -> None:
    if journal is not None:
        facts: dict[str, int | str] = {"face": int(face), "choices": int(choices)}
        journal.tell("spill-rolled", "XD-CHEM-4", facts)
