"""What can lie between two cells (FP-ADJ, FP-BOARD-3, FP-BOARD-4, XD-GEN-9), one number per edge.

The order matters: a wall, a damaged wall and a destroyed one follow each other, so damage counts
upwards; opening a door or a window is one more, closing it one fewer.
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
# Only on boards that have them: what nothing breaks, and what one damage marker breaks.
SOLID: Final[i64] = 9
LIGHT: Final[i64] = 10
WINDOW: Final[i64] = 11
OPEN_WINDOW: Final[i64] = 12
BREACH: Final[i64] = 13
FIREPROOF: Final[i64] = 14
FIREPROOF_OPEN: Final[i64] = 15
JAMMED: Final[i64] = 16
JAMMED_OPEN: Final[i64] = 17
LADDER: Final[i64] = 18
# One bit per barrier, from the last in the list above down to the first.
PASSABLE: Final[i64] = 0b110_1011_0001_1010_0110
OPENABLE: Final[i64] = 0b000_0100_1000_0100_0000
CLOSABLE: Final[i64] = 0b000_1001_0000_1000_0000
BREAKABLE: Final[i64] = 0b000_0001_1100_0001_1000


def lets_through(barrier: i64) -> bool:
    """FP-ADJ-2, FP-ADJ-3: does this barrier leave its two cells adjacent?"""
    return (PASSABLE >> barrier) & 1 != 0


def stands(barrier: i64) -> bool:
    """FP-ADJ-4, XD-WIN-4, XD-LWALL-1: is it a wall that a damage marker would still harm?"""
    return (BREAKABLE >> barrier) & 1 != 0


def can_open(barrier: i64) -> bool:
    """FP-DOOR-1, XD-WIN-2: is it a closed door or window that can be opened?"""
    return (OPENABLE >> barrier) & 1 != 0


def can_close(barrier: i64) -> bool:
    """FP-DOOR-1, XD-WIN-2: is it an open door or window that can be closed?"""
    return (CLOSABLE >> barrier) & 1 != 0


def is_window(barrier: i64) -> bool:
    """XD-WIN-4: is it a window, open or closed?"""
    return barrier in (WINDOW, OPEN_WINDOW)


def is_jammed(barrier: i64) -> bool:
    """XD-FDOOR-5: is it a door held by jam tokens?"""
    return barrier in (JAMMED, JAMMED_OPEN)


def can_chop(barrier: i64) -> bool:
    """FP-CHOP-1, XD-WIN-4, XD-FDOOR-5: is there a wall or a jam that an axe would harm?"""
    return (BREAKABLE >> barrier) & 1 != 0 or barrier in (JAMMED, JAMMED_OPEN)


def weakened(barrier: i64) -> i64:
    """FP-ADJ-4, XD-WIN-4, XD-LWALL-1: what one more damage marker makes of a standing wall."""
    return barrier + 1 if barrier <= DAMAGED else BREACH


def markers_on(barrier: i64) -> i64:
    """FP-INV-5: how many damage markers lie on it."""
    if barrier in (DAMAGED, BREACH):
        return 1
    return 2 if barrier == RUIN else 0
