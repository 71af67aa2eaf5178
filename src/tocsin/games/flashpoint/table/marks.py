"""What cells are marked with: one mask of cells per kind and sheet."""

from typing import Final

from mypy_extensions import i64

# What a sheet is marked with: one mask each. The last four say where one may pass within it.
FIRE: Final[i64] = 0
SMOKE: Final[i64] = 1
POI: Final[i64] = 2
VICTIM: Final[i64] = 3
TREATED: Final[i64] = 4
HAZMAT: Final[i64] = 5
HOT: Final[i64] = 6
# False alarms found in the fire phase that still have to explode (FP-VAR-2b).
ALARM: Final[i64] = 7
PASS_FROM: Final[i64] = 8
# Where nobody may set foot; the three before it belong to the expansion's chapters.
HOLE: Final[i64] = 12
CRACK: Final[i64] = 13
TOXIC: Final[i64] = 14
BARRED: Final[i64] = 15
KINDS: Final[i64] = 16
