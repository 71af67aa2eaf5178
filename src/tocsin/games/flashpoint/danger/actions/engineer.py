"""The structural engineer: clears hot spots, repairs walls and floors (XD-ENG)."""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import barriers, marks


def is_calm_round(s: DangerState, cell: i64) -> bool:
    """XD-ENG-1: neither the engineer's cell nor any adjacent one burns."""
    if s.burns(cell):
        return False
    for way in range(s.board.ways):
        if s.can_pass(cell, way) and s.barrier(cell, way) != danger_barriers.LADDER:
            if s.burns(s.board.cell_beside(cell, way)):
                return False
    return True


def cracked_cell(s: DangerState, cell: i64, way: i64) -> i64:
    """XD-ENG-3: the damaged floor he would repair: underfoot (down) or overhead (up), or -1."""
    if not s.ruling.floor_repair:
        return -1
    if way == danger_ways.DOWN and s.house.under[cell] >= 0 and s.has(danger_marks.CRACK, cell):
        return cell
    if (
        way == danger_ways.UP
        and s.house.over[cell] >= 0
        and s.has(danger_marks.CRACK, s.house.over[cell])
    ):
        return s.house.over[cell]
    return -1


def may_repair(s: DangerState, seat: i64, way: i64) -> bool:
    """XD-ENG-1 to XD-ENG-3: a damaged wall of his cell, or a damaged floor, and no fire near."""
    cell = s.cell_of(seat)
    if s.role_of(seat) != danger_specialists.ENGINEER or not is_calm_round(s, cell):
        return False
    if way < danger_ways.UP:
        return s.barrier(cell, way) == barriers.DAMAGED
    floor = cracked_cell(s, cell, way)
    return floor >= 0 and not s.burns(s.house.under[floor])


def repair(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> None:
    """XD-ENG-1, XD-ENG-3: the counter goes back to the supply, the floor token to the others."""
    cell = s.cell_of(seat)
    if way < danger_ways.UP:
        edge = s.board.edge_beside(cell, way)
        s.set_edge(edge, barriers.WALL)
        s.damage -= 1
        if journal is not None:
            facts: dict[str, int | str] = {
                "seat": int(seat),
                "edge": s.board.edge_names[edge],
                "total": int(s.damage),
            }
            journal.tell("wall-repaired", "XD-ENG-1", facts)
        return
    floor = cracked_cell(s, cell, way)
    s.wipe(danger_marks.CRACK, floor)
    if journal is not None:
        facts = {"seat": int(seat), "cell": s.board.names[floor]}
        journal.tell("floor-repaired", "XD-ENG-3", facts)


def may_clear(s: DangerState, cell: i64, role: i64) -> bool:
    """XD-ENG-1: a hot spot in his cell, and no fire near."""
    return role == danger_specialists.ENGINEER and s.has(marks.HOT, cell) and is_calm_round(s, cell)


def clear_hot_spot(s: DangerState, journal: Journal | None) -> None:
    """XD-ENG-1: back to the reserve, from where it may return."""
    cell = s.cell_of(s.seat)
    s.wipe(marks.HOT, cell)
    s.reserve += 1
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[cell]}
        journal.tell("hot-spot-cleared", "XD-ENG-1", facts)


def explain_fire_near(s: DangerState, cell: i64) -> Refusal | None:
    """Which fire keeps the engineer from working."""
    near = [cell]
    for way in range(s.board.ways):
        if s.can_pass(cell, way) and s.barrier(cell, way) != danger_barriers.LADDER:
            near.append(s.board.cell_beside(cell, way))
    for other in near:
        if s.has(marks.FIRE, other):
            return Refusal("fire-is-too-near", "XD-ENG-1", {"cell": s.board.names[other]})
    return None


def explain_repair(s: DangerState, seat: i64, way: i64) -> Refusal | None:
    """Rule by rule, why nothing can be repaired there."""
    cell = s.cell_of(seat)
    if s.role_of(seat) != danger_specialists.ENGINEER:
        return Refusal("only-the-engineer-repairs", "XD-ENG-1")
    if way < danger_ways.UP:
        if s.barrier(cell, way) != barriers.DAMAGED:
            return Refusal("no-damaged-wall-there", "XD-ENG-2")
        return explain_fire_near(s, cell)
    if not s.ruling.floor_repair:
        return Refusal("floors-are-not-repaired", "XD-ENG-3")
    if way == danger_ways.DOWN:
        floor = cell
    else:
        floor = s.house.over[cell] if way == danger_ways.UP else i64(-1)
    if floor < 0 or s.house.under[floor] < 0 or not s.has(danger_marks.CRACK, floor):
        return Refusal("no-damaged-floor-there", "XD-ENG-3")
    if s.has(marks.FIRE, s.house.under[floor]):
        facts: dict[str, int | str] = {"cell": s.board.names[s.house.under[floor]]}
        return Refusal("fire-is-too-near", "XD-ENG-3", facts)
    return explain_fire_near(s, cell)


def explain_clear(s: DangerState) -> Refusal | None:
    """Rule by rule, why no hot spot can be cleared."""
    cell = s.cell_of(s.seat)
    if s.role_of(s.seat) != danger_specialists.ENGINEER:
        return Refusal("only-the-engineer-clears", "XD-ENG-1")
    if not s.has(marks.HOT, cell):
        return Refusal("no-hot-spot-here", "XD-ENG-1", {"cell": s.board.names[cell]})
    return explain_fire_near(s, cell)
