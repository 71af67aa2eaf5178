"""Directions: the four sides of a cell, storeys, diagonals, and the sides of the board."""

from typing import Final

from mypy_extensions import i64

# FP-EXPL-2: up, down, left, right on the picture; storeys are ways 4 to 6 (see `codes`).
NORTH: Final[i64] = 0
SOUTH: Final[i64] = 1
WEST: Final[i64] = 2
EAST: Final[i64] = 3
LETTERS: Final = ("n", "s", "w", "e", "up", "down", "high")
STEPS: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))
# Orthogonal ways are 0 to 3, storeys 4 to 6; diagonals can be said, so that they can be refused.
UP: Final[i64] = 4
DOWN: Final[i64] = 5
HIGH: Final[i64] = 6
DIAGONAL: Final[i64] = 7
HERE: Final[i64] = 11
WAYS: Final = ("n", "s", "w", "e", "up", "down", "high", "nw", "ne", "sw", "se", "here")
SIDES: Final = ("n", "e", "s", "w")
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
