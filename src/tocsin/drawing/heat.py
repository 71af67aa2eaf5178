"""A layer of numbers over a board: how often something happened in each cell.

Shares run from 0 to 1; the darkest cell is the greatest of them. Each cell carries its number too,
so that nothing is said by colour alone.
"""

from collections.abc import Mapping

from tocsin.drawing import ink
from tocsin.drawing.colours import colour

# Below this a cell is left as it is: a wash of colour everywhere would hide the board.
LEAST = 0.005
_PALEST, _DARKEST = 0.08, 0.72


def darkness(share: float, most: float) -> float:
    """How strong the colour of a cell is."""
    return _PALEST + (_DARKEST - _PALEST) * share / most if most > 0 else 0.0


def greatest(heat: Mapping[str, float]) -> float:
    """The share of the darkest cell."""
    return max(heat.values(), default=0.0)


def draw_share(x: float, y: float, size: float, share: float) -> str:
    """The number of a cell, as hundredths."""
    return ink.words(f"{100 * share:.0f}", x, y, size, fill=colour("ink"), font_weight="700")
