"""What is due after an action or in the middle of an explosion: rooms say it, `game` moves on.

The numbers go on where those of the base game end (`flashpoint.table.due`).
"""

from typing import Final

from mypy_extensions import i64

# XD-PLAT-4: who goes up with the platform, where they step off, where it lies on the engine.
EMBARK: Final[i64] = 16
ALIGHT: Final[i64] = 17
REST: Final[i64] = 18
# XD-SPEC-1: the first of those in `dodging` may still get out of the way.
DODGE: Final[i64] = 19
# XD-FDOOR-3, XD-CHEM-4: a die for a fireproof door, a die for the way of the chemicals.
JAM: Final[i64] = 20
SPILL: Final[i64] = 21
# XD-CHEM-7, XD-FLOOR-5: the face-down marker in the cell `target` is turned over and lost.
LOSS: Final[i64] = 22
