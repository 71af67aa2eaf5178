"""How many pieces there are (FP-COMP, FP-SETUP-5) and how many decide a play (FP-END)."""

from typing import Final

from mypy_extensions import i64

VICTIMS: Final[i64] = 10
FALSE_ALARMS: Final[i64] = 5
POIS_ON_BOARD: Final[i64] = 3
# FP-COMP-4, FP-END-2.
DAMAGE_MAX: Final[i64] = 24
GOAL: Final[i64] = 7
LOST_MAX: Final[i64] = 4
HAZMATS_MAX: Final[i64] = 6
