"""Phases that only this expansion knows; the numbers go on where those of the base game end."""

from typing import Final

from mypy_extensions import i64

from tocsin.games.flashpoint.table import phases

# XD-FDOOR-3, XD-CHEM-4: dice in the middle of an explosion.
JAM: Final[i64] = 28
SPILL: Final[i64] = 29
# XD-PLAT-4: who goes up with the platform, where they step off, where it lies on the engine.
EMBARK: Final[i64] = 30
ALIGHT: Final[i64] = 31
REST: Final[i64] = 32
# XD-SPEC-1: somebody may still get out of the way.
DODGING: Final[i64] = 33
PHASES: Final = (*phases.PHASES[:28], "jam", "spill", "embark", "alight", "rest", "dodge")


def asks_about_platform(phase: i64) -> bool:
    """XD-PLAT-4: is it one of the three questions about the platform?"""
    return EMBARK <= phase <= REST
