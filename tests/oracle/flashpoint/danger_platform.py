"""The platform of the engine and its water cannon, in phase 1 (XD-PLAT).

Raised, it is in an air cell of the side where the engine stands, and holds at most two. On the
engine it lies on one of the engine's two cells; who stands on either of them stands on it. Who
boards and where people step off has moments of its own: `danger_boarding`.
"""

from tests.oracle.flashpoint import barriers
from tests.oracle.flashpoint.paying import refuse_price
from tests.oracle.flashpoint.table import Table
from tests.oracle.flashpoint.words import (
    Move,
    carries_hazmat,
    carries_ladder,
    carries_victim,
    leads,
)
from tests.oracle.refusal import Facts, Refusal

NO_PLATFORM = Refusal("no-platform-in-play", "XD-PLAT-1")


def refuse_gun_and_engine(table: Table, move: Move) -> Refusal | None:
    """XD-GUN-9, XD-PLAT-9: no deck gun beside the platform, no drive while it is away."""
    if not table.house.platform:
        return None
    if move.verb == "gun":
        return Refusal("the-platform-replaces-the-gun", "XD-GUN-9")
    if move.verb == "drive" and move.vehicle == "engine" and table.is_platform_raised():
        return Refusal("bring-the-platform-back-first", "XD-PLAT-9", {"cell": table.platform})
    return None


def refuse_platform_step(table: Table, verb: str, cell: str, goal: str) -> Refusal | None:
    """XD-PLAT-2, XD-PLAT-4: a move on or off the raised platform, as it will be afterwards."""
    place: Facts = {"cell": goal}
    if table.plan.is_air(cell) and table.plan.is_air(goal):
        return Refusal("nothing-to-stand-on", "XD-GEN-6", place)
    if carries_ladder(verb):
        return Refusal("no-ladder-on-the-platform", "XD-PLAT-2", place)
    figures = len(table.seats_in(table.platform))
    hazmats = table.hazmats[table.platform]
    hauled = 1 if carries_hazmat(verb) else 0
    if cell == table.platform:
        if hazmats > hauled and figures == 1:
            return Refusal("no-hazmat-alone-on-the-platform", "XD-PLAT-2", place)
        return None
    victims = table.victims[goal] + table.treated[goal]
    brought = (1 if carries_victim(verb) else 0) + (1 if leads(verb) else 0)
    if brought and victims + brought > 1:
        return Refusal("one-victim-on-the-platform", "XD-PLAT-2", place)
    if figures + 1 + victims + brought + hazmats + hauled > 2:
        return Refusal("two-places-on-the-platform", "XD-PLAT-2", place)
    return None


def refuse_operate(table: Table, goal: str) -> Refusal | None:
    """XD-PLAT-3: from the platform or the engine, to a free air cell of that side or back."""
    if not table.house.platform:
        return NO_PLATFORM
    engine = table.engine_cells()
    place: Facts = {"cell": goal}
    if table.cell_of(table.seat) not in (*engine, table.platform):
        return Refusal("not-at-the-platform", "XD-PLAT-3")
    if goal == table.platform:
        return Refusal("the-platform-is-there", "XD-PLAT-3", place)
    if goal in engine:
        if table.platform in engine:
            return Refusal("the-platform-lies-on-the-engine", "XD-PLAT-4", place)
    elif not _is_over_the_street(table, goal):
        side: Facts = {"spot": table.engine, **place}
        return Refusal("no-place-for-the-platform", "XD-PLAT-3", side)
    elif table.barrier(goal, "down") == barriers.LADDER:
        return Refusal("a-ladder-is-in-the-way", "XD-PLAT-3", place)
    return refuse_price(table, table.seat, operate_price(table), "XD-PLAT-3")


def _is_over_the_street(table: Table, goal: str) -> bool:
    """XD-PLAT-3: an air cell on the side of the engine, corners apart, with the street below."""
    if not table.plan.is_air(goal) or table.beside(goal, "down") is None:
        return False
    level = table.plan.level_of(goal)
    _, row, column = table.plan.places[goal]
    if table.engine in ("n", "s"):
        wanted = 0 if table.engine == "n" else level.rows + 1
        return row == wanted and 1 <= column <= level.columns
    wanted = 0 if table.engine == "w" else level.columns + 1
    return column == wanted and 1 <= row <= level.rows


def operate_price(table: Table) -> int:
    """XD-PLAT-3: three points, two for the driver."""
    return 2 if table.role == "driver" else 3


def operate(table: Table, goal: str) -> None:
    """XD-PLAT-3: it goes, with what it holds; who boards it at the engine is asked afterwards."""
    old = table.platform
    table.platform = goal
    if not table.plan.is_air(old):
        return
    for seat in table.seats_in(old):
        table.figures[seat].cell = goal
    for things in (table.victims, table.treated):
        things[goal] += things[old]
        things[old] = 0
    # FP-HAZ-6: back in the street a hazmat is out of the game.
    table.hazmats[goal] += table.hazmats[old] if table.plan.is_air(goal) else 0
    table.hazmats[old] = 0


def refuse_cannon(table: Table) -> Refusal | None:
    """XD-PLAT-6, XD-PLAT-8: from the platform, through an opening, at no victim."""
    if not table.house.platform:
        return NO_PLATFORM
    cell = table.cell_of(table.seat)
    engine = table.engine_cells()
    place: Facts = {"cell": table.platform}
    if cell != table.platform and not (cell in engine and table.platform in engine):
        return Refusal("not-on-the-platform", "XD-PLAT-6", place)
    target = cannon_target(table)
    if target is None:
        return Refusal("no-opening-before-the-platform", "XD-PLAT-6", place)
    for struck in struck_cells(table, target):
        facts: Facts = {"cell": struck}
        if table.victims[struck] + table.treated[struck]:
            return Refusal("a-victim-would-be-hit", "XD-PLAT-8", facts)
        if table.house.cannon_spares_crew and table.seats_in(struck):
            return Refusal("a-firefighter-would-be-hit", "XD-PLAT-8", facts)
    return refuse_price(table, table.seat, cannon_price(table), "XD-PLAT-6")


def cannon_target(table: Table) -> str | None:
    """XD-PLAT-6, XD-OBJ-2: the building cell before the platform, if an opening leads there."""
    way = table.plan.way_in(table.platform)
    if way is None or not table.is_adjacent(table.platform, way):
        return None
    goal = table.plan.beside[(table.platform, way)]
    return None if goal in table.objects else goal


def struck_cells(table: Table, target: str) -> list[str]:
    """XD-PLAT-7: the target and all that is adjacent to it, but not the platform's own cell."""
    beside = table.adjacent_cells(target, over_ladders=False)
    return [target, *(cell for cell in beside if cell != table.platform)]


def cannon_price(table: Table) -> int:
    """XD-PLAT-6: four points, two for the driver."""
    return 2 if table.role == "driver" else 4


def fire_cannon(table: Table) -> None:
    """XD-PLAT-7: fire and smoke go in the target and round it."""
    target = cannon_target(table)
    assert target is not None
    for cell in struck_cells(table, target):
        table.fire.discard(cell)
        table.smoke.discard(cell)


def refuse_boarding_now(table: Table) -> Refusal:
    """XD-PLAT-4: boarding and loading wait until the platform leaves the engine."""
    if not table.house.platform:
        return NO_PLATFORM
    return Refusal("the-platform-is-not-leaving", "XD-PLAT-4")
