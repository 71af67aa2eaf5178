"""Where the levels of a house come to lie on paper, in units of which a cell has 48.

+-----------------+   RIM is the frame with the faces of the dice, round a ring of outside
| .-------------. |   cells and the building. A level with earth round it has no ring, only a
| |ring| 1,1 |  | |   narrow strip (EARTH). Levels stand side by side going up from left to
| '-------------' |   right, with rows of one number at one height.
+-----------------+
"""

from dataclasses import dataclass

from tocsin.drawing.flashpoint.house import Cell, Edge, House, Level

UNIT = 48.0
RIM = 20.0
EARTH = 12.0
GAP = 18.0
MARGIN = 14.0
# Under the deepest level come those below the street, in the order of their names.
_DEPTH = {"none": 0, "ground": 1, "air": 2}


@dataclass(frozen=True)
class Plate:
    """The place of one level: its frame, and where row 0 and column 0 would begin."""

    number: int
    level: Level
    x: float
    y: float
    width: float
    height: float
    left: float
    top: float

    def corner(self, row: float, column: float) -> tuple[float, float]:
        """The upper left corner of a cell."""
        return self.left + column * UNIT, self.top + row * UNIT

    def middle(self, row: float, column: float) -> tuple[float, float]:
        """The middle of a cell, or of what lies between two."""
        x, y = self.corner(row, column)
        return x + UNIT / 2, y + UNIT / 2


def _around(level: Level) -> float:
    return EARTH if level.outside == "none" else UNIT


def _plate_width(level: Level) -> float:
    return level.columns * UNIT + 2 * _around(level) + 2 * RIM


def _width_of(house: House, margin: float) -> float:
    """All plates side by side."""
    return sum(_plate_width(level) + GAP for level in house.levels) - GAP + 2 * margin


class Paper:
    """All plates of a house, in the middle of a paper that is at least so wide."""

    def __init__(
        self, house: House, top: float, margin: float = MARGIN, width_min: float = 0
    ) -> None:
        self.house = house
        order = sorted(
            range(len(house.levels)), key=lambda number: _DEPTH[house.levels[number].outside]
        )
        rows = max(level.rows for level in house.levels)
        has_ring = any(level.outside != "none" for level in house.levels)
        first = top + RIM + (UNIT if has_ring else EARTH)
        x = margin + max(0.0, width_min - _width_of(house, margin)) / 2
        plates: dict[int, Plate] = {}
        for number in order:
            level = house.levels[number]
            around = _around(level)
            width = _plate_width(level)
            height = level.rows * UNIT + 2 * around + 2 * RIM
            left = x + RIM + around - UNIT
            plates[number] = Plate(
                number, level, x, first - around - RIM, width, height, left, first - UNIT
            )
            x += width + GAP
        self.plates = [plates[number] for number in order]
        self.by_number = plates
        self.width = max(width_min, _width_of(house, margin))
        self.bottom = first + rows * UNIT + (UNIT if has_ring else EARTH) + RIM

    def middle(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        return self.by_number[cell[0]].middle(cell[1], cell[2])

    def corner(self, cell: Cell) -> tuple[float, float]:
        """The upper left corner of a cell."""
        return self.by_number[cell[0]].corner(cell[1], cell[2])

    def edge(self, edge: Edge) -> tuple[float, float]:
        """The middle of what lies between two cells."""
        return self.by_number[edge.a[0]].middle(*edge.middle)
