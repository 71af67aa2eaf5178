"""Single bits of a mask, by number.

mypyc writes `1 << n` with a literal 1 (also one from a Final or a local variable) as a shift of a C
`int`: 32 bits, and wrong from bit 32 on. A bit from this table is a 64-bit number in both builds.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

BITS_MAX: Final = 62


def _powers() -> vec[i64]:
    powers = vec[i64]([])
    power: i64 = 1
    for _ in range(BITS_MAX):
        powers = append(powers, power)
        power += power
    return powers


_BITS: Final = _powers()


def bit(number: i64) -> i64:
    """The mask that has this bit and no other, for 0 to 61."""
    return _BITS[number]
