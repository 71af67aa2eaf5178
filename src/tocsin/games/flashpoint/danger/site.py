"""The building as tables for the rules: a board that also knows where objects stand (XD-OBJ-1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tocsin.games.flashpoint.barriers import FLOOR
from tocsin.games.flashpoint.board import Board
from tocsin.games.flashpoint.danger.building import Building
from tocsin.games.flashpoint.danger.options import DangerSettings
from tocsin.games.flashpoint.danger.placing import choose_cells

LARGE: Final[i64] = 0
SMALL: Final[i64] = 1
OBJECTS: Final = ("large", "small")
# XD-OBJ-1: damage counters until it goes off.
CAPACITY: Final[i64] = 4


class Site(Board):
    """One per game, shared by all copies of a state; nothing here ever changes."""

    def __init__(self, building: Building, rules: DangerSettings) -> None:
        super().__init__(building.plan)
        self.object_cells: vec[i64] = vec[i64]([-1] * 4)
        self.object_on: vec[i64] = vec[i64]([-1] * int(self.cells))
        self.no_jams: vec[u8] = vec[u8]([u8(0)] * len(self.edge_names))
        self.no_marks: vec[i64] = vec[i64]([0] * int(self.sheets))
        self.flights: vec[i64] = vec[i64]([])
        for edge in range(2, len(self.edge_names)):
            if i64(self.start_edges[edge]) == FLOOR:
                self.flights = append(self.flights, i64(edge))
        self.basement: i64 = -1
        for number, level in enumerate(building.plan.levels):
            if level.outside == "none":
                self.basement = 2 * number
        large = rules.car or rules.large
        small = rules.small or rules.chemicals
        if rules.object_cells:
            cells = choose_cells(self, rules.object_cells, large, small)
            if large:
                self._stand(cells[:2], LARGE)
            if small:
                self._stand(cells[-1:], SMALL)
            return
        if large:
            self._stand(self._printed(building, "car" if rules.car else "large"), LARGE)
        if small:
            self._stand(self._printed(building, "small"), SMALL)

    def is_basement(self, cell: i64) -> bool:
        """XD-BASE-1: is it a cell below the ground?"""
        return cell >> 6 == self.basement

    def is_inside(self, cell: i64) -> bool:
        """Is it a cell of the building, on whatever level?"""
        return (cell >> 6) & 1 == 0

    def _printed(self, building: Building, name: str) -> list[int]:
        return [self.places[place] for place in building.objects[name]]

    def _stand(self, cells: list[int], kind: i64) -> None:
        for which, cell in enumerate(cells):
            self.object_cells[2 * kind + which] = cell
            self.object_on[cell] = kind
