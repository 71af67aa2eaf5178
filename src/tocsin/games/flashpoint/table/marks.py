"""What cells are marked with: one mask of cells per kind and sheet."""

from typing import Final

from mypy_extensions import i64

FIRE: Final[i64] = 0
SMOKE: Final[i64] = 1
POI: Final[i64] = 2
VICTIM: Final[i64] = 3
TREATED: Final[i64] = 4
HAZMAT: Final[i64] = 5
HOT: Final[i64] = 6
# False alarms found in the fire phase that still have to explode (FP-VAR-2b).
ALARM: Final[i64] = 7
# Where one may pass within the sheet, one kind for each of the four ways.
PASS_FROM: Final[i64] = 8
# Four more for an expansion.
OTHERS_FROM: Final[i64] = 12
KINDS: Final[i64] = 16
