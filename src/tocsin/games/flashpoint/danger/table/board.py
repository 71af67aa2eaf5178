"""The building as tables for the rules: a board that also knows where objects stand (XD-OBJ-1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tocsin.games.flashpoint.danger.options import DangerSettings
from tocsin.games.flashpoint.danger.table import placing
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.building import Building
from tocsin.games.flashpoint.table import barriers, ways
from tocsin.games.flashpoint.table.board import Board

LARGE: Final[i64] = 0
SMALL: Final[i64] = 1
OBJECTS: Final = ("large", "small")
# XD-OBJ-1: damage counters until it goes off.
CAPACITY: Final[i64] = 4
# XD-PLAT-3: the air cells on one side of the building, two storeys at most.
REACH_MAX: Final[i64] = 32


class DangerBoard(Board):
    """One per game, shared by all copies of a state; nothing here ever changes."""

    def __init__(self, building: Building, rules: DangerSettings) -> None:
        super().__init__(building.plan)
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

    def has_basement(self) -> bool:
        """XD-BASE-1: is there a level below the ground?"""
        return self.basement >= 0

    def is_basement(self, cell: i64) -> bool:
        """XD-BASE-1: is it a cell below the ground?"""
        return cell >> 6 == self.basement

    def is_upper(self, cell: i64) -> bool:
        """Is it a cell above the ground, of the building or in the air round it?"""
        return cell >> 7 != 0 and cell >> 6 != self.basement

    def is_inside(self, cell: i64) -> bool:
        """Is it a cell of the building, on whatever level?"""
        return (cell >> 6) & 1 == 0

    def _face_streets(self) -> None:
        """XD-PLAT-3, XD-PLAT-6: which way the building lies, and what the engine reaches.

        Only air cells over the street count: over the roof of a wider level there is none.
        """
        for cell in self.listed:
            level = self.plan.levels[cell >> 7]
            if self.is_inside(cell):
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
