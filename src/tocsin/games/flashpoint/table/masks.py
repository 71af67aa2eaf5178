"""Small questions about masks, of cells or of seats."""

from mypy_extensions import i64


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask that is not empty."""
    at: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        mask >>= 32
        at += 32
    if mask & 0xFFFF == 0:
        mask >>= 16
        at += 16
    if mask & 0xFF == 0:
        mask >>= 8
        at += 8
    if mask & 0xF == 0:
        mask >>= 4
        at += 4
    if mask & 3 == 0:
        mask >>= 2
        at += 2
    if mask & 1 == 0:
        at += 1
    return at


def is_single(mask: i64) -> bool:
    """Is there exactly one bit?"""
    return mask != 0 and mask & (mask - 1) == 0


def count(mask: i64) -> i64:
    """How many bits there are."""
    bits: i64 = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits
