"""Sets of cards as masks: counting, finding and picking members, the same compiled or not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Members are numbered to 61; a larger constant would not be a native number.
_PAIRS: Final[i64] = 0x1555555555555555
_FOURS: Final[i64] = 0x3333333333333333
_BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F
# 2 is a primitive root of 67, so every power of two up to 2**65 leaves its own remainder.
_PRIME: Final[i64] = 67


def _find_places() -> list[int]:
    places = [0] * 67
    remainder = 1
    for place in range(62):
        places[remainder] = place
        remainder = remainder * 2 % 67
    return places


_PLACES: Final = vec[i64](_find_places())


def shifted(pattern: i64, by: i64) -> i64:
    """A pattern of bits moved up.

    Compiled code shifts a literal in 32 bits only (see `tocsin.core.bits`), so it has to come in
    as an argument.
    """
    return pattern << by


def both(kind: i64) -> i64:
    """The plain and the anchored card of a kind."""
    cards: i64 = 3
    cards <<= 2 * kind
    return cards


def count(members: i64) -> i64:
    """How many members a set has."""
    twos = members - ((members >> 1) & _PAIRS)
    fours = (twos & _FOURS) + ((twos >> 2) & _FOURS)
    eights = (fours + (fours >> 4)) & _BYTES
    halves = eights + (eights >> 8)
    halves += halves >> 16
    return (halves + (halves >> 32)) & 0x7F


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return _PLACES[(members & -members) % _PRIME]


def pick(members: i64, number: i64) -> i64:
    """The member with that many smaller ones in the set."""
    while number > 0:
        members &= members - 1
        number -= 1
    return _PLACES[(members & -members) % _PRIME]


def listed(members: i64) -> list[int]:
    """The members in ascending order."""
    found: list[int] = []
    while members:
        found.append(int(lowest(members)))
        members &= members - 1
    return found
