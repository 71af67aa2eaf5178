"""Where things come to lie on paper, in the units of a drawing.

+--+----+----+--+      UNIT is the side of a cell of the building. The ring round it is
|  |    |    |  |      narrower, and stays empty where a level has no outside. The dice
+--+----+----+--+      stand left of the rows and above the columns.
|  | 1,1| 1,2|  |
+--+----+----+--+
"""

from __future__ import annotations

from tools.pages.plans.survey import Edge, Spot, Storey

UNIT = 40.0
# As wide on every level, so that cells above one another stand in one line beside one another.
RING = 28.0
DICE = 24.0
RIM = 7.0


class Paper:
    """One level laid out: places and middles of cells, and how an edge is turned."""

    def __init__(self, storey: Storey) -> None:
        self.storey = storey
        self.left = DICE + RING
        self.top = DICE + RING
        self.width = self.left + storey.columns * UNIT + RING + RIM
        self.height = self.top + storey.rows * UNIT + RING + RIM

    def x(self, column: int) -> float:
        """The left side of a column; 0 and one more than the last are the ring."""
        if column == 0:
            return self.left - RING
        return self.left + (column - 1) * UNIT

    def y(self, row: int) -> float:
        """The upper side of a row."""
        if row == 0:
            return self.top - RING
        return self.top + (row - 1) * UNIT

    def box(self, cell: Spot) -> tuple[float, float, float, float]:
        """Left, top, width and height of a cell."""
        row, column = cell
        width = UNIT if 1 <= column <= self.storey.columns else RING
        height = UNIT if 1 <= row <= self.storey.rows else RING
        return self.x(column), self.y(row), width, height

    def boxes(self, first: Spot, last: Spot) -> tuple[float, float, float, float]:
        """The box round two cells and all between them."""
        x, y, _, _ = self.box(first)
        right, bottom, width, height = self.box(last)
        return x, y, right + width - x, bottom + height - y

    def middle(self, cell: Spot) -> tuple[float, float]:
        """The middle of a cell."""
        x, y, width, height = self.box(cell)
        return x + width / 2, y + height / 2

    def turn(self, edge: Edge) -> str:
        """The move that brings a sign drawn from 0,0 to UNIT,0 onto its edge."""
        row, column = edge.cell
        if edge.way in ("n", "s"):
            return f"translate({self.x(column):g} {self.y(row + (edge.way == 's')):g})"
        x = self.x(column + (edge.way == "e"))
        return f"translate({x:g} {self.y(row):g}) rotate(90)"
