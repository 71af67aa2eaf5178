"""How a play can end (FP-END), one number each."""

from typing import Final

from mypy_extensions import i64

# How a play ended.
GOING_ON: Final[i64] = 0
VICTORY: Final[i64] = 1
PERFECT: Final[i64] = 2
VICTORY_KEPT: Final[i64] = 3
COLLAPSE: Final[i64] = 4
VICTIMS_LOST: Final[i64] = 5
TRAPPED: Final[i64] = 6
ENDINGS: Final = (
    "going-on",
    "victory",
    "perfect-victory",
    "victory-kept",
    "collapse",
    "victims-lost",
    "trapped",
)
