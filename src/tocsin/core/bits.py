"""Single bits of a mask, by number.

mypyc writes `1 << n` with a literal 1 (also one from a Final) as a shift of a C `int`: 32 bits, and
wrong from bit 32 on. Shifting in place a variable that is a native integer gives 64 bits.
"""

from typing import Final

from mypy_extensions import i64

BITS_MAX: Final = 62


def bit(number: i64) -> i64:
    """The mask that has this bit and no other, for 0 to 61."""
    mask: i64 = 1
    mask <<= number
    return mask
