"""Portable ladders against the building: at hand, raised, folded, climbed (XD-LADDER, XD-ATTIC-5).

 air cell  -- window -- upper level       A raised ladder joins a cell of the street to the air
    |                                     cell over it. Only people use it.
street cell
"""

from tests.oracle.flashpoint import barriers, danger_platform
from tests.oracle.flashpoint.plan import SIDES
from tests.oracle.flashpoint.table import Table
from tests.oracle.flashpoint.words import carries_hazmat, carries_ladder, carries_victim, leads
from tests.oracle.refusal import Facts, Refusal


def is_depot(table: Table, cell: str) -> bool:
    """XD-LADDER-1, XD-MODE-4: a cell of the engine, or without vehicles of any engine spot."""
    if table.house.vehicles:
        return cell in table.engine_cells()
    return any(cell in table.plan.spots[("engine", side)] for side in SIDES)


def has_ladder_at_hand(table: Table, cell: str) -> bool:
    """XD-LADDER-1: a folded ladder in the cell, or at a depot one that is stored."""
    if is_depot(table, cell):
        return table.stored > 0
    # XD-BRIDGE-2: the bridge one stands on stays where it is.
    spare = table.folded[cell] - (1 if cell in table.holes else 0)
    return spare > 0


def take_ladder(table: Table, cell: str) -> None:
    """XD-LADDER-1: the ladder at hand is used."""
    if is_depot(table, cell):
        table.stored -= 1
    else:
        table.folded[cell] -= 1


def put_ladder(table: Table, cell: str) -> None:
    """XD-LADDER-1: it lies folded in the cell; at a depot it is stored."""
    if is_depot(table, cell):
        table.stored += 1
    else:
        table.folded[cell] += 1


def climb_toll(table: Table, verb: str, cell: str, way: str) -> int:
    """XD-LADDER-5, XD-LADDER-6, XD-ATTIC-5: what ladders cost beyond a usual move."""
    goal = table.plan.beside[(cell, way)]
    if not table.plan.is_air(cell) and not table.plan.is_air(goal):
        return 0
    if table.is_platform_raised() and table.platform in (cell, goal):
        # XD-PLAT-4: on the platform a treated victim walks as everywhere.
        return 0
    # A treated victim has to be carried here.
    more = 1 if verb == "lead" else 0
    if way not in ("up", "down", "high"):
        return more
    base, top = (goal, cell) if way == "down" else (cell, goal)
    if table.beside(base, "high") == top:
        # XD-ATTIC-5: to the third level everything is doubled.
        return more + (1 if verb == "walk" else 2)
    return more


def refuse_ladder_step(table: Table, verb: str, cell: str, goal: str) -> Refusal | None:
    """XD-LADDER-2, XD-LADDER-7, XD-LADDER-8: one figure with one thing, and nothing left behind."""
    to_air, from_air = table.plan.is_air(goal), table.plan.is_air(cell)
    place: Facts = {"cell": goal}
    if not to_air and not from_air:
        return None
    if table.is_platform_raised() and table.platform in (cell, goal):
        return danger_platform.refuse_platform_step(table, verb, cell, goal)
    if to_air and (from_air or table.barrier(goal, "down") != barriers.LADDER):
        return Refusal("nothing-to-stand-on", "XD-GEN-6", place)
    if to_air and table.seats_in(goal):
        return Refusal("one-on-a-ladder-top", "XD-LADDER-7", place)
    if carries_ladder(verb):
        return Refusal("both-hands-needed", "XD-LADDER-2", place)
    if leads(verb) and verb != "lead":
        return Refusal("one-thing-on-a-ladder", "XD-LADDER-7", place)
    if from_air and _leaves_behind(table, verb, cell):
        return Refusal("nothing-stays-on-a-ladder", "XD-LADDER-8", place)
    return None


def _leaves_behind(table: Table, verb: str, cell: str) -> bool:
    """XD-LADDER-8: would something that is on the top stay there?"""
    return bool(
        (table.victims[cell] and not carries_victim(verb))
        or (table.treated[cell] and not leads(verb))
        or (table.hazmats[cell] and not carries_hazmat(verb))
    )


def refuse_raise(table: Table, seat: int, way: str) -> Refusal | None:
    """XD-LADDER-3: a ladder at hand, a street cell with a level above, nothing raised there yet."""
    cell = table.cell_of(seat)
    facts: Facts = {"cell": cell}
    if way not in ("up", "high"):
        return Refusal("ladders-go-up", "XD-LADDER-3", facts)
    if not table.plan.is_street(cell):
        return Refusal("raise-ladders-on-the-ground-outside", "XD-LADDER-3", facts)
    goal = table.beside(cell, way)
    if goal is None:
        return Refusal("no-level-above", "XD-LADDER-3", facts)
    if barriers.LADDER in (table.barrier(cell, "up"), table.barrier(cell, "high")):
        return Refusal("a-ladder-stands-here", "XD-LADDER-3", facts)
    if goal == table.platform:
        return Refusal("the-platform-is-in-the-way", "XD-LADDER-3", facts)
    if not has_ladder_at_hand(table, cell):
        return Refusal("no-ladder-here", "XD-LADDER-1", facts)
    return None


def raise_ladder(table: Table, cell: str, way: str) -> None:
    """XD-LADDER-3: its base here, its top in the air cell of the chosen level."""
    take_ladder(table, cell)
    table.edges[table.edge(cell, way)] = barriers.LADDER


def refuse_fold(table: Table, seat: int, way: str) -> Refusal | None:
    """XD-LADDER-4: from the base, and not while somebody is on the top."""
    cell = table.cell_of(seat)
    facts: Facts = {"cell": cell}
    if way not in ("up", "high") or not table.plan.is_street(cell):
        return Refusal("fold-ladders-from-their-base", "XD-LADDER-4", facts)
    if table.barrier(cell, way) != barriers.LADDER:
        return Refusal("no-ladder-stands-there", "XD-LADDER-4", facts)
    if table.seats_in(table.plan.beside[(cell, way)]):
        return Refusal("somebody-is-on-the-ladder", "XD-LADDER-4", facts)
    return None


def fold_ladder(table: Table, cell: str, way: str) -> None:
    """XD-LADDER-4: it lies folded in its base cell."""
    table.edges[table.edge(cell, way)] = barriers.NOTHING
    put_ladder(table, cell)
