"""What can lie between two cells (FP-ADJ, FP-BOARD-3, FP-BOARD-4), one number per edge.

The order matters: a wall, a damaged wall and a destroyed one follow each other, so damage counts
upwards; opening a door is one more, closing it one fewer. Numbers from 9 on are kept for
expansions: what each of them is like is said by its bits, what it is by the expansion.
"""

from typing import Final

from mypy_extensions import i64

# Edges 0 and 1 stand for all places where nothing is, and all where nothing stands in the way.
NO_EDGE: Final[i64] = 0
FREE_EDGE: Final[i64] = 1

NOTHING: Final[i64] = 0
FLOOR: Final[i64] = 1
DOORWAY: Final[i64] = 2
WALL: Final[i64] = 3
DAMAGED: Final[i64] = 4
RUIN: Final[i64] = 5
CLOSED: Final[i64] = 6
OPEN: Final[i64] = 7
GONE: Final[i64] = 8
# What is left of something that one damage marker breaks.
BROKEN: Final[i64] = 13
# One bit per barrier, from 18 down to 0.
PASSABLE: Final[i64] = 0b110_1011_0001_1010_0110
OPENABLE: Final[i64] = 0b000_0100_1000_0100_0000
CLOSABLE: Final[i64] = 0b000_1001_0000_1000_0000
BREAKABLE: Final[i64] = 0b000_0001_1100_0001_1000


def lets_through(barrier: i64) -> bool:
    """FP-ADJ-2, FP-ADJ-3: does this barrier leave its two cells adjacent?"""
    return (PASSABLE >> barrier) & 1 != 0


def stands(barrier: i64) -> bool:
    """FP-ADJ-4: is it a wall that a damage marker would still harm?"""
    return (BREAKABLE >> barrier) & 1 != 0


def can_open(barrier: i64) -> bool:
    """FP-DOOR-1: is it a closed door, or something like it, that can be opened?"""
    return (OPENABLE >> barrier) & 1 != 0


def can_close(barrier: i64) -> bool:
    """FP-DOOR-1: is it an open door, or something like it, that can be closed?"""
    return (CLOSABLE >> barrier) & 1 != 0


def weakened(barrier: i64) -> i64:
    """FP-ADJ-4: what one more damage marker makes of a standing wall."""
    return barrier + 1 if barrier <= DAMAGED else BROKEN


def markers_on(barrier: i64) -> i64:
    """FP-INV-5: how many damage markers lie on it."""
    if barrier in (DAMAGED, BROKEN):
        return 1
    return 2 if barrier == RUIN else 0
