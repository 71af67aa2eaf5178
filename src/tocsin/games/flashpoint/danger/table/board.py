"""The building as tables for the rules: levels, stairs, places for ladders, objects.

u:0,1 -- u:1,1      A ring cell of an upper level is air; a ladder may lead there from the street
  |                 below it (XD-LADDER-3). Stairs join two cells of the building (XD-STAIR-1).
 0,1  --  1,1       Under the ground lies the basement, cell by cell (XD-BASE-1).
           :
         b:1,1
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tocsin.games.flashpoint.danger.options import DangerSettings
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import placing
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.building import Building
from tocsin.games.flashpoint.table import barriers, ways
from tocsin.games.flashpoint.table import board as base_board
from tocsin.games.flashpoint.table.board import Board
from tocsin.games.flashpoint.table.plan import Edge, Place

LARGE: Final[i64] = 0
SMALL: Final[i64] = 1
OBJECTS: Final = ("large", "small")
# XD-OBJ-1: damage counters until it goes off.
CAPACITY: Final[i64] = 4
# XD-PLAT-3: the air cells on one side of the building, two storeys at most.
REACH_MAX: Final[i64] = 32

# XD-GEN-9: what the kinds of edges in a plan are at the start.
BARRIERS: Final = {
    **base_board.BARRIERS,
    "windows": danger_barriers.WINDOW,
    "light_walls": danger_barriers.LIGHT,
    "fireproof_doors": danger_barriers.FIREPROOF,
}


class DangerBoard(Board):
    """One per game, shared by all copies of a state; nothing here ever changes."""

    def __init__(self, building: Building, rules: DangerSettings) -> None:
        self.building = building
        super().__init__(building.plan, BARRIERS)
        self.object_cells: vec[i64] = vec[i64]([-1] * 4)
        self.object_on: vec[i64] = vec[i64]([-1] * int(self.cells))
        self.no_jams: vec[u8] = vec[u8]([u8(0)] * len(self.edge_names))
        self.no_marks: vec[i64] = vec[i64]([0] * int(self.sheets))
        self.flights: vec[i64] = vec[i64]([])
        for edge in range(2, len(self.edge_names)):
            if i64(self.start_edges[edge]) == barriers.FLOOR:
                self.flights = append(self.flights, i64(edge))
        self.basement: i64 = -1
        for number, level in enumerate(building.plan.levels):
            if level.outside == "none":
                self.basement = 2 * number
        # XD-PLAT-3, XD-PLAT-6: seen from outside, the way to the building; for air cells over the
        # street the side they are on; and the same as a list for each side.
        self.inward: vec[i64] = vec[i64]([-1] * int(self.cells))
        self.side_over_street: vec[i64] = vec[i64]([-1] * int(self.cells))
        self.reach: vec[i64] = vec[i64]([-1] * int(4 * REACH_MAX))
        self.reach_n: vec[i64] = vec[i64]([0] * 4)
        self._face_streets()
        large = rules.car or rules.large
        small = rules.small or rules.chemicals
        if rules.object_cells:
            cells = placing.choose_cells(self, rules.object_cells, large, small)
            if large:
                self._stand(cells[:2], LARGE)
            if small:
                self._stand(cells[-1:], SMALL)
            return
        if large:
            self._stand(self._printed(building, "car" if rules.car else "large"), LARGE)
        if small:
            self._stand(self._printed(building, "small"), SMALL)

    def join_levels(self) -> None:
        """XD-GEN-3: stairs, places for ladders, and what lies under what."""
        size = int(self.cells)
        # XD-STAIR-4: the side by which one leaves the staircase of a cell, -1 where there is none.
        self.exit: vec[i64] = vec[i64]([-1] * size)
        # XD-BASE-1: the cell of the basement under a cell of the ground, and the other way round.
        self.under: vec[i64] = vec[i64]([-1] * size)
        self.over: vec[i64] = vec[i64]([-1] * size)
        if self.levels > 1:
            self.ways = 7
        for way in range(int(danger_ways.UP), int(danger_ways.HIGH) + 1):
            self.way_names[way] = danger_ways.LETTERS[way]
        links: dict[Edge, i64] = {}
        for stairs in self.building.stairs:
            links[(stairs.lower, stairs.upper)] = barriers.FLOOR
            self.exit[self.places[stairs.lower]] = ways.LETTERS.index(stairs.lower_exit)
            self.exit[self.places[stairs.upper]] = ways.LETTERS.index(stairs.upper_exit)
        for place in self.places:
            self._look_down(place, links)
        for (lower, upper), barrier in sorted(links.items()):
            self._link(self.places[lower], self.places[upper], barrier)

    def _look_down(self, place: Place, links: dict[Edge, i64]) -> None:
        """XD-LADDER-3, XD-BASE-1: a ladder's place over the street, or the ground over a cell."""
        ground = (0, place[1], place[2])
        level = self.plan.levels[place[0]]
        if ground not in self.places or place[0] == 0:
            return
        if level.outside == "none":
            self.over[self.places[place]] = self.places[ground]
            self.under[self.places[ground]] = self.places[place]
        elif self.plan.is_ring(place) and self.plan.is_ring(ground):
            if not self._is_corner(place) and not self._is_corner(ground):
                links[(ground, place)] = barriers.NOTHING

    def _link(self, lower: int, upper: int, barrier: i64) -> None:
        """A way up and down; XD-ATTIC-4: a second level over a first has a way of its own."""
        up = danger_ways.UP if self.cell_beside(lower, danger_ways.UP) < 0 else danger_ways.HIGH
        self.beside[8 * lower + up] = upper
        self.beside[8 * upper + danger_ways.DOWN] = lower
        self.number_edge(lower, upper, up, barrier)

    def _is_corner(self, place: Place) -> bool:
        level = self.plan.levels[place[0]]
        return place[1] in (0, level.rows + 1) and place[2] in (0, level.columns + 1)

    def is_air(self, cell: i64) -> bool:
        """XD-GEN-6: is it a cell of the ring round an upper level?

        XD-LADDER-11, XD-MODE-2: it is not outside; nobody is rescued and nothing removed there.
        """
        return (cell >> 6) & 1 != 0 and cell >= 128

    def has_basement(self) -> bool:
        """XD-BASE-1: is there a level below the ground?"""
        return self.basement >= 0

    def is_basement(self, cell: i64) -> bool:
        """XD-BASE-1: is it a cell below the ground?"""
        return cell >> 6 == self.basement

    def is_upper(self, cell: i64) -> bool:
        """Is it a cell above the ground, of the building or in the air round it?"""
        return cell >> 7 != 0 and cell >> 6 != self.basement

    def _face_streets(self) -> None:
        """XD-PLAT-3, XD-PLAT-6: which way the building lies, and what the engine reaches.

        Only air cells over the street count: over the roof of a wider level there is none.
        """
        for cell in self.listed:
            level = self.plan.levels[cell >> 7]
            if self.is_building(cell):
                continue
            side: i64 = -1
            if 1 <= self.column[cell] <= level.columns:
                side = 0 if self.row[cell] == 0 else 2
            elif 1 <= self.row[cell] <= level.rows:
                side = 3 if self.column[cell] == 0 else 1
            if side < 0:
                continue
            self.inward[cell] = [ways.SOUTH, ways.WEST, ways.NORTH, ways.EAST][side]
            if self.is_air(cell) and self.cell_beside(cell, danger_ways.DOWN) >= 0:
                self.side_over_street[cell] = side
                self.reach[REACH_MAX * side + self.reach_n[side]] = cell
                self.reach_n[side] = self.reach_n[side] + 1

    def _printed(self, building: Building, name: str) -> list[int]:
        return [self.places[place] for place in building.objects[name]]

    def _stand(self, cells: list[int], kind: i64) -> None:
        for which, cell in enumerate(cells):
            self.object_cells[2 * kind + which] = cell
            self.object_on[cell] = kind
