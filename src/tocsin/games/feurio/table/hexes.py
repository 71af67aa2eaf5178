"""Hexagons: cells as numbers, their neighbours and their names (FE-SPREAD-1).

Pointy-top hexagons in axial coordinates q (east) and r (south-east):

            (0,-1)  (1,-1)          NW  NE
        (-1,0)  (0,0)  (1,0)      W   *   E
            (-1,1)  (0,1)           SW  SE

A cell is the number (r + 40) * 80 + (q + 40). No forest of 36 tiles reaches the edge of that
square, so neighbours need no bounds check.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final[i64] = 80
MIDDLE: Final[i64] = 40
REACH: Final = 38
# E, NE, NW, W, SW, SE: the fixed order of the specification.
STEPS: Final = vec[i64]([1, -79, -80, -1, 79, 80])


def cell_at(q: i64, r: i64) -> i64:
    """The cell number of axial coordinates."""
    return (r + MIDDLE) * WIDTH + q + MIDDLE


def column(cell: i64) -> i64:
    """The q of a cell."""
    return cell % WIDTH - MIDDLE


def row(cell: i64) -> i64:
    """The r of a cell."""
    return cell // WIDTH - MIDDLE


# Views name dozens of cells each: the names are made once.
_NAMES: Final[list[str]] = [
    f"{number % int(WIDTH) - int(MIDDLE)},{number // int(WIDTH) - int(MIDDLE)}"
    for number in range(int(WIDTH) * int(WIDTH))
]


def name_of(cell: i64) -> str:
    """A cell as `q,r`."""
    return _NAMES[cell]
