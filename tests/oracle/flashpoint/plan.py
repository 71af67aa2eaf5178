"""A board as its data file says it: cells, neighbours, edges, parking spots, the gun's areas.

Cells are their names (`3,4`, `u:3,4`), edges the names of the two cells they part (`1,3|1,4`).
FP-BOARD-1, FP-BOARD-4, FP-BOARD-5, FP-ADJ-1, FP-DICE-1, FP-GUN-2, XD-STAIR-1, XD-LADDER-3,
XD-BASE-1. It says how the board is at the start; what became of it is in `table`.
"""

import json
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from tests.oracle.flashpoint import barriers

STEPS = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}
OPPOSITE = {"n": "s", "s": "n", "w": "e", "e": "w"}
STOREY_WAYS = ("up", "down", "high")
SIDES = ("n", "e", "s", "w")
Place = tuple[int, int, int]


@dataclass
class Level:
    """One floor: its size, the first face of the black die for it, and what is round it."""

    prefix: str
    rows: int
    columns: int
    black_from: int
    outside: str

    def is_building(self, row: int, column: int) -> bool:
        """Is it a cell of the building?"""
        return 1 <= row <= self.rows and 1 <= column <= self.columns

    def is_corner(self, row: int, column: int) -> bool:
        """Is it one of the four corners of the ring?"""
        return row in (0, self.rows + 1) and column in (0, self.columns + 1)


@dataclass
class Plan:
    """A whole board."""

    levels: list[Level] = field(default_factory=list)
    # Levels of the board itself, a half board not counted.
    storeys: int = 1
    places: dict[str, Place] = field(default_factory=dict)
    names: dict[Place, str] = field(default_factory=dict)
    beside: dict[tuple[str, str], str] = field(default_factory=dict)
    edge_at: dict[tuple[str, str], str] = field(default_factory=dict)
    start_edges: dict[str, str] = field(default_factory=dict)
    # XD-FLOOR-1: ground cells with the cell of the basement under them, and the other way round.
    under: dict[str, str] = field(default_factory=dict)
    over: dict[str, str] = field(default_factory=dict)
    stairs: dict[str, str] = field(default_factory=dict)
    spots: dict[tuple[str, str], tuple[str, str]] = field(default_factory=dict)
    gun: dict[str, dict[str, Any]] = field(default_factory=dict)
    objects: dict[str, list[str]] = field(default_factory=dict)

    def level_of(self, cell: str) -> Level:
        """The level a cell belongs to."""
        return self.levels[self.places[cell][0]]

    def is_inside(self, cell: str) -> bool:
        """Is it a cell of the building, on whatever level?"""
        level, row, column = self.places[cell]
        return self.levels[level].is_building(row, column)

    def is_street(self, cell: str) -> bool:
        """FP-BOARD-1: is it a cell of the ring on the ground?"""
        return self.level_of(cell).outside == "ground" and not self.is_inside(cell)

    def is_air(self, cell: str) -> bool:
        """XD-GEN-6: is it a cell of the ring round an upper level?"""
        return self.level_of(cell).outside == "air" and not self.is_inside(cell)

    def is_basement(self, cell: str) -> bool:
        """XD-BASE-1: is it below the ground?"""
        return self.level_of(cell).outside == "none"

    def ways(self) -> tuple[str, ...]:
        """The directions one can name on this board; diagonals do not count."""
        return tuple(STEPS) if len(self.levels) == 1 else (*STEPS, *STOREY_WAYS)

    def red_faces(self) -> int:
        """FP-DICE-1: one face of the red die for a row."""
        return max(level.rows for level in self.levels)

    def black_faces(self) -> int:
        """FP-DICE-1, XD-ATTIC-2, XD-BASE-1: one face of the black die for a column of a level."""
        return sum(level.columns for level in self.levels)

    def black_face(self, cell: str) -> int:
        """The face of the black die that names the column of a cell."""
        return self.level_of(cell).black_from + self.places[cell][2] - 1

    def rolled(self, red: int, black: int) -> str | None:
        """FP-DICE-1: the cell that both dice name, if there is one."""
        for number, level in enumerate(self.levels):
            column = black - level.black_from + 1
            if level.is_building(red, column):
                return self.names[(number, red, column)]
        return None

    def way_in(self, cell: str) -> str | None:
        """XD-PLAT-6: the direction from a cell of a ring to the building; corners have none."""
        for way in STEPS:
            goal = self.beside.get((cell, way))
            if goal is not None and self.is_inside(goal):
                return way
        return None


def find_board(name: str) -> dict[str, Any]:
    """The data file of a board or half board, wherever the games keep it."""
    todo: list[Traversable] = [files("tocsin.games")]
    while todo:
        for item in todo.pop().iterdir():
            if item.name == f"{name}.json":
                found: dict[str, Any] = json.loads(item.read_text(encoding="utf-8"))
                return found
            if item.is_dir():
                todo.append(item)
    raise LookupError(f"no board {name}.json")


def plan_of(board: str | dict[str, Any]) -> Plan:
    """The plan of one of our boards by its name, or of a board given as data."""
    return load_plan(board) if isinstance(board, str) else read_plan(board, "", None)


@cache
def load_plan(name: str) -> Plan:
    """The plan of a board by its name, such as `laboratory+basement`."""
    board, _, half = name.partition("+")
    return read_plan(find_board(board), board, find_board(half) if half else None)


def read_plan(data: dict[str, Any], board: str, half: dict[str, Any] | None) -> Plan:
    """A plan from the data of a board and, if one is added, of a half board (XD-GEN-2)."""
    levels = list(data["levels"])
    stairs = list(data.get("stairs", []))
    gun = dict(data["gun"])
    if half is not None:
        levels.append(half["level"])
        stairs += half["stairs"][board]
        gun.update(half["gun"][board])
    plan = Plan(storeys=len(data["levels"]), gun=gun, objects=data.get("objects", {}))
    for number, entry in enumerate(levels):
        _add_level(plan, number, entry)
    for number, entry in enumerate(levels):
        _add_edges(plan, number, entry)
    for text in stairs:
        lower, upper = (end.partition(">")[0] for end in text.split("|"))
        plan.stairs[lower] = upper
    _join_storeys(plan)
    for vehicle in ("ambulance", "engine"):
        for side in SIDES:
            first, second = data[vehicle][side]
            plan.spots[(vehicle, side)] = (first, second)
    return plan


def _add_level(plan: Plan, number: int, entry: dict[str, Any]) -> None:
    """FP-BOARD-1: the building cells of a level and the ring round it; a basement has no ring."""
    level = Level(
        entry["prefix"], entry["rows"], entry["columns"], entry["black_from"], entry["outside"]
    )
    plan.levels.append(level)
    for row in range(level.rows + 2):
        for column in range(level.columns + 2):
            if level.outside != "none" or level.is_building(row, column):
                name = f"{level.prefix}{row},{column}"
                plan.places[name] = (number, row, column)
                plan.names[(number, row, column)] = name


def _add_edges(plan: Plan, number: int, entry: dict[str, Any]) -> None:
    """FP-ADJ-1: neighbours share a side; a wall stands round the building if nothing is said."""
    listed = {name: kind for kind in barriers.AT_START for name in entry.get(kind, [])}
    for cell, (level, row, column) in plan.places.items():
        if level != number:
            continue
        for way, (down, across) in STEPS.items():
            goal = plan.names.get((number, row + down, column + across))
            if goal is None:
                continue
            plan.beside[(cell, way)] = goal
            first, second = (cell, goal) if way in "se" else (goal, cell)
            edge = f"{first}|{second}"
            if edge in listed:
                plan.start_edges[edge] = barriers.AT_START[listed[edge]]
            elif plan.is_inside(cell) != plan.is_inside(goal):
                plan.start_edges[edge] = barriers.WALL
            else:
                continue
            plan.edge_at[(cell, way)] = edge


def _join_storeys(plan: Plan) -> None:
    """XD-STAIR-2, XD-LADDER-3, XD-FLOOR-1: stairs, places for ladders, floors over the basement."""
    links = [(lower, upper, barriers.FLOOR) for lower, upper in plan.stairs.items()]
    for cell, (number, row, column) in plan.places.items():
        ground = plan.names.get((0, row, column))
        if number == 0 or ground is None:
            continue
        if plan.is_basement(cell):
            plan.over[cell] = ground
            plan.under[ground] = cell
        elif plan.is_air(cell) and plan.is_street(ground):
            corner = plan.levels[number].is_corner(row, column)
            if not corner and not plan.levels[0].is_corner(row, column):
                links.append((ground, cell, barriers.NOTHING))
    for lower, upper, barrier in sorted(links, key=lambda link: (plan.places[link[1]][0], link)):
        # XD-ATTIC-4: a third storey over a second one is reached by a way of its own.
        up = "high" if (lower, "up") in plan.beside else "up"
        edge = f"{lower}|{upper}"
        plan.start_edges[edge] = barrier
        plan.beside[(lower, up)] = upper
        plan.beside[(upper, "down")] = lower
        plan.edge_at[(lower, up)] = plan.edge_at[(upper, "down")] = edge
