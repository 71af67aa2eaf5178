"""Ways between levels: over stairs and along ladders (XD-STAIR-1, XD-LADDER-3)."""

from typing import Final

from mypy_extensions import i64

from tocsin.games.flashpoint.table import ways

UP: Final[i64] = 4
DOWN: Final[i64] = 5
# A third storey over a second one is reached by a way of its own.
HIGH: Final[i64] = 6
LETTERS: Final = (*ways.LETTERS[:4], "up", "down", "high")
