"""The board as tables for the rules: cells, neighbours, edges, spots (FP-BOARD, FP-ADJ, FP-DICE).

Cells are numbered by sheet: a sheet is the inside of a level (even) or the ring round it (odd),
and holds at most 62 cells, so that a set of cells on one sheet is a mask.

    cell = 64 * sheet + bit         bit = row by row from the upper left, within the sheet

One Board is made per game and shared by all copies of a state; nothing here ever changes.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tocsin.core.bits import bit
from tocsin.games.flashpoint.table import barriers, marks, ways
from tocsin.games.flashpoint.table.plan import Edge, Place, Plan

# What the kinds of edges in a plan are at the start.
BARRIERS: Final = {
    "walls": barriers.WALL,
    "doors": barriers.CLOSED,
    "doorways": barriers.DOORWAY,
}


class Board:
    """All that a plan says, as flat tables."""

    def __init__(self, plan: Plan, barrier_of: dict[str, i64]) -> None:
        self.plan = plan
        self.levels: i64 = len(plan.levels)
        self.sheets: i64 = 2 * self.levels
        # How many ways lead from a cell; an expansion may know some between levels.
        self.ways: i64 = 4
        # The words of ways by their numbers; an expansion names those between levels.
        self.way_names: list[str] = [*ways.LETTERS, "", "", "", *ways.DIAGONALS, "here"]
        self.cells: i64 = self.sheets * 64
        self.red_faces: i64 = max(level.rows for level in plan.levels)
        self.black_faces: i64 = sum(level.columns for level in plan.levels)
        self.names: list[str] = [""] * int(self.cells)
        self.cell_named: dict[str, int] = {}
        self.places: dict[Place, int] = {}
        self.listed: list[int] = []
        self.outside: vec[i64] = vec[i64]()
        size = int(self.cells)
        self.row: vec[i64] = vec[i64]([-1] * size)
        self.column: vec[i64] = vec[i64]([-1] * size)
        self.beside: vec[i64] = vec[i64]([-1] * (8 * size))
        self.edge_at: vec[i64] = vec[i64]([0] * (8 * size))
        self.arrow: vec[i64] = vec[i64]([-1] * size)
        self.nearest: vec[i64] = vec[i64]([0] * size)
        self.rolled: vec[i64] = vec[i64]([-1] * 128)
        self.width: vec[i64] = vec[i64]([1] * int(self.sheets))
        self.inside: vec[i64] = vec[i64]([0] * int(self.sheets))
        self.edge_a: vec[i64] = vec[i64]([-1, -1])
        self.edge_b: vec[i64] = vec[i64]([-1, -1])
        self.edge_way: vec[i64] = vec[i64]([0, 0])
        self.edge_names: list[str] = ["", ""]
        self.edge_named: dict[str, int] = {}
        self.start_edges: vec[u8] = vec[u8]([u8(barriers.NOTHING), u8(barriers.FLOOR)])
        self.start_marks: vec[i64] = vec[i64]([0] * int(self.sheets * marks.KINDS))
        self.empty_load: vec[u8] = vec[u8]([u8(0)] * (4 * size))
        self._number_cells()
        self.name_chars_max: int = max(len(name) for name in self.cell_named)
        self._join_cells()
        self._lay_edges(barrier_of)
        self.join_levels()
        self.ambulance: vec[i64] = self._spots(plan.ambulance)
        self.engine: vec[i64] = self._spots(plan.engine)
        self.gun_area: vec[i64] = vec[i64]([0] * int(4 * self.sheets))
        self._aim()
        self._measure()
        self.first_blast: vec[i64] = vec[i64]([-1] * 16)
        for face, place in enumerate(plan.first_explosion, start=1):
            self.first_blast[face] = self.places[place]
        self.family_fires: list[int] = [self.places[place] for place in plan.family_fires]
        self.family_pois: list[int] = [self.places[place] for place in plan.family_pois]
        self.doors: i64 = sum(len(level.edges["doors"]) for level in plan.levels)

    def is_outside(self, cell: i64) -> bool:
        """FP-BOARD-1: is it a cell of the ring on the ground?"""
        return cell >> 6 == 1

    def is_building(self, cell: i64) -> bool:
        """Is it a cell of the building, on whatever level?"""
        return (cell >> 6) & 1 == 0

    def join_levels(self) -> None:
        """For an expansion: ways between levels, after all edges within them."""

    def spot_cell(self, vehicle: i64, spot: i64, which: i64) -> i64:
        """The first or second cell of a spot of the ambulance (0) or the engine (1)."""
        if vehicle == 0:
            return self.ambulance[2 * spot + which]
        return self.engine[2 * spot + which]

    def is_on_spot(self, vehicle: i64, spot: i64, cell: i64) -> bool:
        """FP-VEH-1: does the vehicle on that spot occupy the cell?"""
        if spot < 0:
            return False
        return cell == self.spot_cell(vehicle, spot, 0) or cell == self.spot_cell(vehicle, spot, 1)

    def cell_beside(self, cell: i64, way: i64) -> i64:
        """The next cell in a direction, -1 where there is none."""
        return self.beside[8 * cell + way]

    def edge_beside(self, cell: i64, way: i64) -> i64:
        """The edge of a cell in a direction; places without one share two (see `barriers`)."""
        return self.edge_at[8 * cell + way]

    def way_between(self, a: i64, b: i64) -> i64:
        """The direction from a cell to its neighbour, -1 if they are none."""
        for way in range(i64(7)):
            if self.beside[8 * a + way] == b:
                return way
        return -1

    def _number_cells(self) -> None:
        for number, level in enumerate(self.plan.levels):
            for ring in (0, 1):
                sheet = 2 * number + ring
                count = 0
                for row in range(level.rows + 2):
                    for column in range(level.columns + 2):
                        place = (number, row, column)
                        wanted = self.plan.is_ring(place) if ring else self.plan.is_building(place)
                        if wanted:
                            self._add_cell(place, sheet * 64 + count)
                            count += 1
                self.width[sheet] = level.columns if not ring else 1
                self.inside[sheet] = bit(count) - 1 if not ring else 0

    def _add_cell(self, place: Place, cell: int) -> None:
        level = self.plan.levels[place[0]]
        self.places[place] = cell
        self.names[cell] = self.plan.name_of(place)
        self.cell_named[self.names[cell]] = cell
        self.row[cell] = place[1]
        self.column[cell] = place[2]
        self.listed.append(cell)
        if self.plan.is_building(place):
            self.rolled[place[1] * 16 + level.black_from + place[2] - 1] = cell
        elif level.outside == "ground":
            self.outside = append(self.outside, i64(cell))

    def _join_cells(self) -> None:
        for place, cell in self.places.items():
            for way, step in enumerate(ways.STEPS):
                goal = (place[0], place[1] + step[0], place[2] + step[1])
                if goal in self.places:
                    self.beside[8 * cell + way] = self.places[goal]
                    self.edge_at[8 * cell + way] = barriers.FREE_EDGE
            level = self.plan.levels[place[0]]
            if place in level.arrows:
                self.arrow[cell] = self.places[level.arrows[place]]

    def _lay_edges(self, barrier_of: dict[str, i64]) -> None:
        """FP-BOARD: walls, doors, doorways, and outer walls wherever nothing else is said."""
        laid: dict[Edge, i64] = {}
        for level in self.plan.levels:
            for kind, edges in level.edges.items():
                for edge in edges:
                    laid[edge] = barrier_of[kind]
        for place in self.places:
            for step in ((0, 1), (1, 0)):
                goal = (place[0], place[1] + step[0], place[2] + step[1])
                if goal in self.places and (place, goal) not in laid:
                    if self.plan.is_building(place) != self.plan.is_building(goal):
                        laid[(place, goal)] = barriers.WALL
        for edge in sorted(laid):
            self._add_edge(edge, laid[edge])
        for cell in self.listed:
            # The ring is no rectangle, so its masks are never shifted.
            if (cell >> 6) & 1:
                continue
            for way in range(i64(4)):
                other = self.beside[8 * cell + way]
                barrier = i64(self.start_edges[self.edge_at[8 * cell + way]])
                if other >= 0 and other >> 6 == cell >> 6 and barriers.lets_through(barrier):
                    at = ((cell >> 6) * marks.KINDS) + marks.PASS_FROM + way
                    self.start_marks[at] = self.start_marks[at] | bit(cell & 63)

    def _add_edge(self, edge: Edge, barrier: i64) -> None:
        a = self.places[edge[0]]
        b = self.places[edge[1]]
        self.number_edge(a, b, self.way_between(a, b), barrier)

    def number_edge(self, a: int, b: int, way: i64, barrier: i64) -> None:
        """One more edge, seen from both of its cells."""
        number = len(self.edge_names)
        self.edge_a = append(self.edge_a, i64(a))
        self.edge_b = append(self.edge_b, i64(b))
        self.edge_way = append(self.edge_way, way)
        name = f"{self.names[a]}|{self.names[b]}"
        self.edge_names.append(name)
        self.edge_named[name] = number
        self.start_edges = append(self.start_edges, u8(barrier))
        self.edge_at[8 * a + way] = number
        self.edge_at[8 * b + (way ^ 1 if way < 6 else i64(5))] = number

    def _spots(self, spots: list[tuple[Place, Place]]) -> vec[i64]:
        cells: list[i64] = []
        for first, second in spots:
            cells += [i64(self.places[first]), i64(self.places[second])]
        return vec[i64](cells)

    def _aim(self) -> None:
        """FP-GUN-2: the building cells each engine spot faces."""
        for spot, area in enumerate(self.plan.gun):
            for red in range(area.red[0], area.red[1] + 1):
                for black in [*range(area.black[0], area.black[1] + 1), *area.more]:
                    cell = self.rolled[red * 16 + black]
                    at = spot * self.sheets + (cell >> 6)
                    self.gun_area[at] = self.gun_area[at] | bit(cell & 63)

    def _measure(self) -> None:
        """FP-KD-3: for each cell, the cells of the ambulance spots nearest in a straight line."""
        for cell in self.listed:
            best: i64 = 1_000_000
            mask: i64 = 0
            for spot in range(i64(4)):
                first = self.ambulance[2 * spot]
                second = self.ambulance[2 * spot + 1]
                near = min(self._gap(cell, first), self._gap(cell, second))
                both = bit(first & 63) | bit(second & 63)
                if near < best:
                    best = near
                    mask = both
                elif near == best:
                    mask |= both
            self.nearest[cell] = mask

    def _gap(self, a: i64, b: i64) -> i64:
        """The square of the straight distance between two cell centres."""
        down = self.row[a] - self.row[b]
        across = self.column[a] - self.column[b]
        return down * down + across * across
