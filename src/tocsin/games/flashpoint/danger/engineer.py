"""The structural engineer: clears hot spots, repairs walls and floors (XD-ENG)."""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.barriers import DAMAGED, LADDER, WALL
from tocsin.games.flashpoint.board import CRACK, FIRE, HOT
from tocsin.games.flashpoint.codes import DOWN, UP
from tocsin.games.flashpoint.danger.scene import DangerScene
from tocsin.games.flashpoint.specialists import ENGINEER


def is_calm_round(s: DangerScene, cell: i64) -> bool:
    """XD-ENG-1: neither the engineer's cell nor any adjacent one burns."""
    if s.burns(cell):
        return False
    for way in range(s.board.ways):
        if s.can_pass(cell, way) and s.barrier(cell, way) != LADDER:
            if s.burns(s.board.beside[8 * cell + way]):
                return False
    return True


def cracked_cell(s: DangerScene, cell: i64, way: i64) -> i64:
    """XD-ENG-3: the damaged floor he would repair: underfoot (down) or overhead (up), or -1."""
    if not s.ruling.floor_repair:
        return -1
    if way == DOWN and s.site.under[cell] >= 0 and s.has(CRACK, cell):
        return cell
    if way == UP and s.site.over[cell] >= 0 and s.has(CRACK, s.site.over[cell]):
        return s.site.over[cell]
    return -1


def may_repair(s: DangerScene, seat: i64, way: i64) -> bool:
    """XD-ENG-1 to XD-ENG-3: a damaged wall of his cell, or a damaged floor, and no fire near."""
    cell = s.crew[4 * seat]
    if s.role(seat) != ENGINEER or not is_calm_round(s, cell):
        return False
    if way < UP:
        return s.barrier(cell, way) == DAMAGED
    floor = cracked_cell(s, cell, way)
    return floor >= 0 and not s.burns(s.site.under[floor])


def repair(s: DangerScene, seat: i64, way: i64, journal: Journal | None) -> None:
    """XD-ENG-1, XD-ENG-3: the counter goes back to the supply, the floor token to the others."""
    cell = s.crew[4 * seat]
    if way < UP:
        edge = s.board.edge_at[8 * cell + way]
        s.set_edge(edge, WALL)
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
    s.wipe(CRACK, floor)
    if journal is not None:
        facts = {"seat": int(seat), "cell": s.board.names[floor]}
        journal.tell("floor-repaired", "XD-ENG-3", facts)


def may_clear(s: DangerScene, cell: i64, role: i64) -> bool:
    """XD-ENG-1: a hot spot in his cell, and no fire near."""
    return role == ENGINEER and s.has(HOT, cell) and is_calm_round(s, cell)


def clear_hot_spot(s: DangerScene, journal: Journal | None) -> None:
    """XD-ENG-1: back to the reserve, from where it may return."""
    cell = s.crew[4 * s.seat]
    s.wipe(HOT, cell)
    s.reserve += 1
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[cell]}
        journal.tell("hot-spot-cleared", "XD-ENG-1", facts)


def explain_fire_near(s: DangerScene, cell: i64) -> Refusal | None:
    """Which fire keeps the engineer from working."""
    near = [cell]
    for way in range(s.board.ways):
        if s.can_pass(cell, way) and s.barrier(cell, way) != LADDER:
            near.append(s.board.beside[8 * cell + way])
    for other in near:
        if s.has(FIRE, other):
            return Refusal("fire-is-too-near", "XD-ENG-1", {"cell": s.board.names[other]})
    return None


def explain_repair(s: DangerScene, seat: i64, way: i64) -> Refusal | None:
    """Rule by rule, why nothing can be repaired there."""
    cell = s.cell_of(seat)
    if s.role(seat) != ENGINEER:
        return Refusal("only-the-engineer-repairs", "XD-ENG-1")
    if way < UP:
        if s.barrier(cell, way) != DAMAGED:
            return Refusal("no-damaged-wall-there", "XD-ENG-2")
        return explain_fire_near(s, cell)
    if not s.ruling.floor_repair:
        return Refusal("floors-are-not-repaired", "XD-ENG-3")
    if way == DOWN:
        floor = cell
    else:
        floor = s.site.over[cell] if way == UP else i64(-1)
    if floor < 0 or s.site.under[floor] < 0 or not s.has(CRACK, floor):
        return Refusal("no-damaged-floor-there", "XD-ENG-3")
    if s.has(FIRE, s.site.under[floor]):
        facts: dict[str, int | str] = {"cell": s.board.names[s.site.under[floor]]}
        return Refusal("fire-is-too-near", "XD-ENG-3", facts)
    return explain_fire_near(s, cell)


def explain_clear(s: DangerScene) -> Refusal | None:
    """Rule by rule, why no hot spot can be cleared."""
    cell = s.cell_of(s.seat)
    if s.role(s.seat) != ENGINEER:
        return Refusal("only-the-engineer-clears", "XD-ENG-1")
    if not s.has(HOT, cell):
        return Refusal("no-hot-spot-here", "XD-ENG-1", {"cell": s.board.names[cell]})
    return explain_fire_near(s, cell)
