"""How a play can end (FP-END), one number each; an expansion adds numbers of its own."""

from typing import Final

from mypy_extensions import i64

GOING_ON: Final[i64] = 0
VICTORY: Final[i64] = 1
PERFECT: Final[i64] = 2
VICTORY_KEPT: Final[i64] = 3
COLLAPSE: Final[i64] = 4
VICTIMS_LOST: Final[i64] = 5
ENDINGS: Final = (
    "going-on",
    "victory",
    "perfect-victory",
    "victory-kept",
    "collapse",
    "victims-lost",
)
# The rule behind each.
RULES: Final = (
    "FP-END-1",
    "FP-END-1",
    "FP-END-5",
    "FP-END-5",
    "FP-END-3",
    "FP-END-4",
)
