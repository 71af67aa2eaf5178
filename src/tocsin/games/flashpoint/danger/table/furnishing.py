"""Stairs and objects of a building, as its plan lists them (XD-STAIR-1, XD-STAIR-4, XD-OBJ-1).

3,2>e|u:3,2>e      a flight of stairs: the lower cell first, each with the side of its exit
"""

from typing import Final

from tocsin.core.facts import Arg
from tocsin.games.flashpoint.table import ways
from tocsin.games.flashpoint.table.plan import Place, Plan
from tocsin.games.flashpoint.table.plan_fields import QUOTED_MAX, Fields


class Stairs:
    """XD-STAIR-1, XD-STAIR-4: a lower and an upper cell, each with the side one leaves it by."""

    def __init__(self, lower: Place, lower_exit: str, upper: Place, upper_exit: str) -> None:
        self.lower = lower
        self.lower_exit = lower_exit
        self.upper = upper
        self.upper_exit = upper_exit


# XD-OBJ-1: how many cells each object takes; the car and the large explosives are one token.
OBJECT_CELLS: Final = {"car": 2, "large": 2, "small": 1}
# XD-OBJ-4: so many that objects never stand on a whole loop of arrows.
LOOP_MIN: Final = OBJECT_CELLS["large"] + OBJECT_CELLS["small"] + 1


def read_stairs(house: Plan, fields: Fields) -> list[Stairs]:
    """XD-GEN-3, XD-STAIR-1: one flight between every two levels that lie one above the other."""
    flights: list[Stairs] = []
    for number, text in enumerate(fields.words_if_any("stairs")):
        place = fields.at(f"stairs[{number}]")
        stairs = _read_flight(house, text, place)
        for other in flights:
            _check_apart(house, stairs, other, place)
        flights.append(stairs)
    joined = {height_of(house, stairs.upper[0]) for stairs in flights}
    lowest = min(height_of(house, number) for number in range(len(house.levels)))
    for number, level in enumerate(house.levels):
        height = height_of(house, number)
        if height > lowest and height not in joined:
            alone = level.prefix or "b:"
            raise house.fail("stairs", "level-not-joined", "XD-GEN-3", {"level": alone})
    return flights


def height_of(house: Plan, number: int) -> int:
    """How high a level lies: 0 on the ground, -1 under it."""
    if house.levels[number].outside == "none":
        return -1
    return number


def _read_flight(house: Plan, text: str, place: str) -> Stairs:
    ends: list[tuple[Place, str]] = []
    for end in text.split("|"):
        name, _, side = end.partition(">")
        if side not in ways.SIDES:
            raise house.fail(place, "no-stairs", "XD-STAIR-4", {"text": text[:QUOTED_MAX]})
        ends.append((house.read_building_cell(name, place), side))
    if len(ends) != 2:
        raise house.fail(place, "no-stairs", "XD-STAIR-4", {"text": text[:QUOTED_MAX]})
    lower, upper = ends[0][0], ends[1][0]
    is_above = height_of(house, upper[0]) == height_of(house, lower[0]) + 1
    if not is_above or lower[1:] != upper[1:]:
        facts = {"lower": house.name_of(lower), "upper": house.name_of(upper)}
        raise house.fail(place, "stairs-apart", "XD-STAIR-1", facts)
    for cell, side in ends:
        _check_exit(house, cell, side, place)
    return Stairs(lower, ends[0][1], upper, ends[1][1])


def _check_apart(house: Plan, stairs: Stairs, other: Stairs, place: str) -> None:
    """XD-STAIR-8: a cell has one exit, and a wave that takes stairs never comes back by others."""
    for cell in (stairs.lower, stairs.upper):
        if cell in (other.lower, other.upper):
            raise house.fail(place, "stairs-meet", "XD-STAIR-4", {"cell": house.name_of(cell)})
    if stairs.lower[0] == other.lower[0]:
        facts = {"lower": house.name_of(stairs.lower), "upper": house.name_of(stairs.upper)}
        raise house.fail(place, "second-flight", "XD-STAIR-8", facts)


def _check_exit(house: Plan, cell: Place, side: str, place: str) -> None:
    """XD-STAIR-4: nothing stands in the exit of a staircase."""
    if not is_open(house, cell, _beyond(cell, side)):
        facts = {"cell": house.name_of(cell), "side": side}
        raise house.fail(place, "exit-closed", "XD-STAIR-4", facts)


def _beyond(cell: Place, side: str) -> Place:
    step = ways.COMPASS[side]
    return cell[0], cell[1] + step[0], cell[2] + step[1]


def is_open(house: Plan, cell: Place, goal: Place) -> bool:
    """Are they two cells of the building with nothing between them?"""
    taken = [edge for edges in house.levels[cell[0]].edges.values() for edge in edges]
    return house.is_building(goal) and (cell, goal) not in taken and (goal, cell) not in taken


def check_arrows(house: Plan) -> None:
    """XD-OBJ-4: arrows lead past objects, so no loop of theirs is as short as what may stand."""
    for level in house.levels:
        for start in level.arrows:
            seen = [start]
            while level.arrows[seen[-1]] not in seen:
                seen.append(level.arrows[seen[-1]])
            loop = len(seen) - seen.index(level.arrows[seen[-1]])
            if loop < LOOP_MIN:
                number = house.levels.index(level)
                facts: dict[str, Arg] = {"cells": loop, "least": LOOP_MIN}
                facts["cell"] = house.name_of(seen[-1])
                raise house.fail(f"levels[{number}].arrows", "arrow-loop", "XD-OBJ-4", facts)


def read_objects(house: Plan, fields: Fields, flights: list[Stairs]) -> dict[str, list[Place]]:
    """XD-OBJ-1: where objects may stand; those of a large object have nothing between them."""
    objects: dict[str, list[Place]] = {}
    if not fields.has("objects"):
        return objects
    table = fields.table("objects")
    table.know(tuple(OBJECT_CELLS))
    for kind in table.values:
        objects[kind] = _read_object(house, table, kind, flights)
    for kind in ("car", "large"):
        for cell in objects.get(kind, []):
            if cell in objects.get("small", []):
                facts = {"cell": house.name_of(cell)}
                raise house.fail(table.at("small"), "objects-meet", "XD-OBJ-2", facts)
    return objects


def _read_object(house: Plan, table: Fields, kind: str, flights: list[Stairs]) -> list[Place]:
    place = table.at(kind)
    texts = table.words(kind)
    if len(texts) != OBJECT_CELLS[kind]:
        facts = {"found": len(texts), "expected": OBJECT_CELLS[kind]}
        raise house.fail(place, "object-cells", "XD-OBJ-1", facts)
    cells = [house.read_building_cell(text, f"{place}[{n}]") for n, text in enumerate(texts)]
    ends = [end for stairs in flights for end in (stairs.lower, stairs.upper)]
    for cell in cells:
        if cell in ends:
            facts_of = {"cell": house.name_of(cell)}
            raise house.fail(place, "object-on-stairs", "XD-OBJ-1", facts_of)
    if len(cells) == 2:
        a, b = cells
        is_beside = abs(a[1] - b[1]) + abs(a[2] - b[2]) == 1
        if a[0] != b[0] or not is_beside or not is_open(house, a, b):
            facts_of = {"first": texts[0], "second": texts[1]}
            raise house.fail(place, "object-apart", "XD-OBJ-1", facts_of)
    return cells
