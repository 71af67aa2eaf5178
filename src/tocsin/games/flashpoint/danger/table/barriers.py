"""What can also lie between two cells of these boards (XD-GEN-9), in numbers above the base's.

Opening a door or a window is one more, closing it one fewer; what lets people through, opens,
closes or breaks is said by the bits of `flashpoint.table.barriers`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.games.flashpoint.table import barriers

# What nothing breaks, and what one damage marker breaks.
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


def is_window(barrier: i64) -> bool:
    """XD-WIN-4: is it a window, open or closed?"""
    return barrier in (WINDOW, OPEN_WINDOW)


def is_fireproof(barrier: i64) -> bool:
    """XD-FDOOR-1: is it a fireproof door, open, closed or jammed?"""
    return FIREPROOF <= barrier <= JAMMED_OPEN


def is_jammed(barrier: i64) -> bool:
    """XD-FDOOR-5: is it a door held by jam tokens?"""
    return barrier in (JAMMED, JAMMED_OPEN)


def can_chop(barrier: i64) -> bool:
    """FP-CHOP-1, XD-WIN-4, XD-FDOOR-5: is there a wall or a jam that an axe would harm?"""
    return barriers.stands(barrier) or is_jammed(barrier)
