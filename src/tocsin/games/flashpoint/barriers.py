"""What can lie between two cells (FP-ADJ, FP-BOARD-3, FP-BOARD-4), one small number per edge.

The order matters: a wall, a damaged wall and a destroyed one follow each other, so damage counts
upwards; a door goes from closed over open to gone.
"""

from typing import Final

from mypy_extensions import i64

NOTHING: Final[i64] = 0
FLOOR: Final[i64] = 1
DOORWAY: Final[i64] = 2
WALL: Final[i64] = 3
DAMAGED: Final[i64] = 4
RUIN: Final[i64] = 5
CLOSED: Final[i64] = 6
OPEN: Final[i64] = 7
GONE: Final[i64] = 8
# One bit per barrier that lets people, fire and blasts through.
PASSABLE: Final[i64] = 0b110100110
DOOR_WORDS: Final = ("closed", "open", "gone")


def lets_through(barrier: i64) -> bool:
    """FP-ADJ-2, FP-ADJ-3: does this barrier leave its two cells adjacent?"""
    return (PASSABLE >> barrier) & 1 != 0


def stands(barrier: i64) -> bool:
    """FP-ADJ-4: is it a wall with fewer than two damage markers?"""
    return barrier in (WALL, DAMAGED)
