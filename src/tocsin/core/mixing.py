"""Folding numbers into one hash of a position: the same compiled and interpreted.

Two lanes of 32 bits each; every product stays below 2**63, so that native and unbounded integers
agree. For tables of a search, not for secrets.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

WORD: Final[i64] = 0xFFFFFFFF
# Odd numbers below 2**31 whose bits are well spread.
_ODD_A: Final[i64] = 0x6C078965
_ODD_B: Final[i64] = 0x5BD1E995
SEED: Final[i64] = 0x243F6A88_85A308D


def mix(hashed: i64, value: i64) -> i64:
    """Fold one more number, up to 62 bits of it, into a hash of 62 bits."""
    a = (hashed >> 31) & WORD
    b = hashed & 0x7FFFFFFF
    low = value & WORD
    high = (value >> 32) & WORD
    a = ((a ^ low) * _ODD_A) & WORD
    a ^= a >> 15
    b = ((b + high + a) & WORD) * _ODD_B & WORD
    b ^= b >> 13
    a = ((a + b) & WORD) * _ODD_B & WORD
    a ^= a >> 16
    return ((a & 0x7FFFFFFF) << 31) | (b & 0x7FFFFFFF)


def mix_all(hashed: i64, values: vec[i64]) -> i64:
    """Fold a whole vector in, place by place."""
    for i in range(i64(len(values))):
        hashed = mix(hashed, values[i])
    return hashed


def mix_small(hashed: i64, values: vec[u8]) -> i64:
    """Fold a vector of small numbers in, seven at a time."""
    packed: i64 = 0
    for i in range(i64(len(values))):
        packed = (packed << 8) | i64(values[i])
        if i % 7 == 6:
            hashed = mix(hashed, packed)
            packed = 0
    return mix(hashed, packed)
