"""Directions: the four sides of a cell, diagonals, and the sides of the board."""

from typing import Final

from mypy_extensions import i64

# FP-EXPL-2: up, down, left, right on the picture. 4 to 6 are kept for ways between levels, which
# an expansion names; diagonals can be said, so that they can be refused.
NORTH: Final[i64] = 0
SOUTH: Final[i64] = 1
WEST: Final[i64] = 2
EAST: Final[i64] = 3
DIAGONAL: Final[i64] = 7
HERE: Final[i64] = 11
LETTERS: Final = ("n", "s", "w", "e")
DIAGONALS: Final = ("nw", "ne", "sw", "se")
STEPS: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))
# FP-BOARD-5: the sides of the board, clockwise.
SIDES: Final[tuple[str, ...]] = ("n", "e", "s", "w")
COMPASS: Final = {
    "n": (-1, 0),
    "s": (1, 0),
    "w": (0, -1),
    "e": (0, 1),
    "nw": (-1, -1),
    "ne": (-1, 1),
    "sw": (1, -1),
    "se": (1, 1),
}
