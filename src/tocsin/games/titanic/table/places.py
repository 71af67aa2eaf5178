"""Where a card can lie or go: lines, the boat, the ship's side, groups, stand-ins, by number.

Lines 0 to 5 are those of decks 1 to 6 from bow to stern (TI-GEN-6), line 6 is the Collapsible Boat.
Cards lie hidden in *zones*: the seven lines, and the middle of the passenger pile (TI-KNOW-1). A
*place* is where a card can be put, and its number is part of codes:

    0 .. 5      6      7      8    9    10   11    12   13
    l1 .. l6   boat   side   gf1  gf2  gs1  gs2    mf   ms
"""

from typing import Final

from mypy_extensions import i64

BOAT: Final[i64] = 6
LINES_N: Final[i64] = 7
# The zone after the lines.
PILE: Final[i64] = 7
SIDE: Final[i64] = 7
GROUP: Final[i64] = 8
GROUPS_N: Final[i64] = 4
STAND_IN: Final[i64] = 12
PLACES_N: Final[i64] = 14
NAMES: Final[tuple[str, ...]] = (
    "l1", "l2", "l3", "l4", "l5", "l6", "boat", "side", "gf1", "gf2", "gs1", "gs2", "mf", "ms",
)  # fmt: skip
LINES: Final[tuple[str, ...]] = NAMES[:7]
GROUPS: Final[tuple[str, ...]] = NAMES[8:12]


def kind_of(place: i64) -> str:
    """What sort of thing a place is, for whoever draws it."""
    if place < BOAT:
        return "line"
    if place == BOAT:
        return "boat"
    return "side" if place == SIDE else "group"
