"""How a play on these boards can also end."""

from typing import Final

from mypy_extensions import i64

from tocsin.games.flashpoint.table import results

# XD-FLOOR-14: somebody has no way out any more.
TRAPPED: Final[i64] = 6
ENDINGS: Final = (*results.ENDINGS[:6], "trapped")
RULES: Final = (*results.RULES[:6], "XD-FLOOR-14")
