"""What there is to draw: every board as the engine lays it, level by level.

Nothing here is known about paper. A `Survey` is read from the tables of a `Board` (and from the
`Building` for the places of objects), so that a drawing cannot show what is not played.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from tocsin.facade import game
from tocsin.games.flashpoint.danger.table.building import BUILDINGS, HALVES, load_building
from tocsin.games.flashpoint.game import Flashpoint
from tocsin.games.flashpoint.table.barriers import CLOSED, DOORWAY, FIREPROOF, LIGHT, WALL, WINDOW
from tocsin.games.flashpoint.table.board import Board
from tocsin.games.flashpoint.table.ways import LETTERS, SIDES, STEPS

BASE_BOARDS = ("front", "back")
DRAWN = (*BASE_BOARDS, "garage", "laboratory", *HALVES, *(b for b in BUILDINGS if "+" in b))

# In the order of the legend; the last two are no edges of a table: see `_solid_edges`.
EDGE_KINDS = {
    int(WALL): "wall",
    int(LIGHT): "light-wall",
    int(WINDOW): "window",
    int(CLOSED): "door",
    int(FIREPROOF): "fireproof-door",
    int(DOORWAY): "doorway",
}
SOLID = "solid-wall"
KINDS = (*EDGE_KINDS.values(), SOLID)

Spot = tuple[int, int]


@dataclass(frozen=True)
class Edge:
    """Something between two cells; `way` leads from the first, which is inside or upper left."""

    name: str
    kind: str
    cell: Spot
    way: str


@dataclass(frozen=True)
class Flight:
    """One end of a staircase: its exit, whether it leads up, and the other end by the dice."""

    cell: Spot
    exit: str
    is_up: bool
    other: str


@dataclass(frozen=True)
class Parking:
    """Two cells of the street where a vehicle may stand, and the side of the house."""

    vehicle: str
    side: str
    cells: tuple[Spot, Spot]


@dataclass
class Storey:
    """One level."""

    prefix: str
    rows: int
    columns: int
    black_from: int
    outside: str
    edges: list[Edge] = field(default_factory=list)
    flights: list[Flight] = field(default_factory=list)
    objects: dict[str, list[Spot]] = field(default_factory=dict)
    parking: list[Parking] = field(default_factory=list)
    arrows: dict[Spot, Spot] = field(default_factory=dict)
    # Engine sides by the rectangle they cover: first row, last row, first column, last column.
    gun: dict[tuple[int, int, int, int], list[str]] = field(default_factory=dict)
    ladder_tops: list[Spot] = field(default_factory=list)

    def dice(self, cell: Spot) -> str:
        """The red and the black face that hit a cell."""
        return f"{cell[0]},{self.black_from + cell[1] - 1}"

    def count(self, kind: str) -> int:
        """How many edges are of that kind."""
        return sum(edge.kind == kind for edge in self.edges)


@dataclass(frozen=True)
class Survey:
    """A board with its levels from the ground."""

    name: str
    storeys: list[Storey]


@cache
def survey(name: str) -> Survey:
    """The board of that name, or a half board by itself."""
    if name in HALVES:
        return _survey_half(name)
    rules = game("flashpoint", board=name)
    assert isinstance(rules, Flashpoint)
    board = rules.board
    plan = board.plan
    storeys = [
        Storey(level.prefix, level.rows, level.columns, level.black_from, level.outside)
        for level in plan.levels
    ]
    _see_edges(board, storeys)
    _see_storeys(board, storeys)
    _see_vehicles(board, storeys)
    if plan.is_extreme:
        for kind, places in load_building(name).objects.items():
            for level, row, column in places:
                storeys[level].objects.setdefault(kind, []).append((row, column))
    return Survey(name, storeys)


def _survey_half(name: str) -> Survey:
    """A half board alone: its stairs name the other end only if all boards agree on it."""
    wholes = [survey(building) for building in BUILDINGS if building.endswith(f"+{name}")]
    seen = wholes[0].storeys[-1]
    storey = Storey(seen.prefix, seen.rows, seen.columns, seen.black_from, seen.outside)
    storey.edges, storey.arrows = seen.edges, seen.arrows
    for number, flight in enumerate(seen.flights):
        others = {whole.storeys[-1].flights[number].other for whole in wholes}
        other = others.pop() if len(others) == 1 else ""
        storey.flights.append(Flight(flight.cell, flight.exit, flight.is_up, other))
    return Survey(name, [storey])


def _cell(board: Board, cell: int) -> tuple[int, Spot]:
    """The level and the place in it."""
    return (int(cell) >> 6) // 2, (int(board.row[cell]), int(board.column[cell]))


def _see_edges(board: Board, storeys: list[Storey]) -> None:
    for number in range(2, len(board.edge_names)):
        kind = EDGE_KINDS.get(int(board.start_edges[number]))
        way = int(board.edge_way[number])
        if kind is not None and way < len(STEPS):
            level, spot = _cell(board, int(board.edge_a[number]))
            name = board.edge_names[number]
            storeys[level].edges.append(Edge(name, kind, spot, LETTERS[way]))
    for cell in board.listed:
        level, spot = _cell(board, cell)
        storey = storeys[level]
        if storey.outside == "none":
            storey.edges += _solid_edges(board, cell, spot)


def _solid_edges(board: Board, cell: int, spot: Spot) -> list[Edge]:
    """XD-BASE-2: where a level has no outside, what ends it cannot be broken."""
    name = board.names[cell]
    return [
        Edge(f"{name}>{LETTERS[way]}", SOLID, spot, LETTERS[way])
        for way in range(len(STEPS))
        if board.beside[8 * cell + way] < 0
    ]


def _see_storeys(board: Board, storeys: list[Storey]) -> None:
    for cell in board.listed:
        level, spot = _cell(board, cell)
        arrow = int(board.arrow[cell])
        if arrow >= 0:
            storeys[level].arrows[spot] = _cell(board, arrow)[1]
        if board.is_air(cell) and board.beside[8 * cell + 5] >= 0:
            storeys[level].ladder_tops.append(spot)
        if board.exit[cell] >= 0:
            is_up = int(board.beside[8 * cell + 4]) >= 0
            other = int(board.beside[8 * cell + (4 if is_up else 5)])
            end = _cell(board, other)
            exit_side = LETTERS[int(board.exit[cell])]
            there = storeys[end[0]].dice(end[1])
            storeys[level].flights.append(Flight(spot, exit_side, is_up, there))


def _see_vehicles(board: Board, storeys: list[Storey]) -> None:
    for vehicle, name in enumerate(("ambulance", "engine")):
        for spot, side in enumerate(SIDES):
            cells = [_cell(board, int(board.spot_cell(vehicle, spot, which))) for which in (0, 1)]
            pair = (cells[0][1], cells[1][1])
            storeys[cells[0][0]].parking.append(Parking(name, side, pair))
    for spot, side in enumerate(SIDES):
        for level, storey in enumerate(storeys):
            area = int(board.gun_area[spot * int(board.sheets) + 2 * level])
            cells_hit = [
                found
                for cell in board.listed
                if cell >> 6 == 2 * level and (area >> (cell & 63)) & 1
                for found in [_cell(board, cell)[1]]
            ]
            if cells_hit:
                rows = [row for row, _ in cells_hit]
                columns = [column for _, column in cells_hit]
                box = (min(rows), max(rows), min(columns), max(columns))
                storey.gun.setdefault(box, []).append(side)
