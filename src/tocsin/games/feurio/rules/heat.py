"""Heat: where the fire spreads to (FE-SPREAD-1, FE-SPREAD-2, FE-SPREAD-6, FE-BREAK-7)."""

from mypy_extensions import i64

from tocsin.games.feurio.table.hexes import STEPS
from tocsin.games.feurio.table.state import FeurioState


def hottest(s: FeurioState) -> i64:
    """FE-SPREAD-2: the largest heat of any candidate cell, -1 before the first tile.

    FE-SPREAD-6: it may be 0, where firebreaks wall the fire in; then all candidates tie.
    """
    best: i64 = -1
    for i in range(s.fringe):
        if s.fringe_heat[i] > best:
            best = s.fringe_heat[i]
    return best


def terms_of(s: FeurioState, cell: i64) -> list[i64]:
    """FE-SPREAD-1: the tiles whose values add up to the heat of a cell, round it from the east.

    FE-BREAK-7: a tile that lies face down warms nothing.
    """
    found: list[i64] = []
    for i in range(i64(6)):
        tile = s.tile_on(cell + STEPS[i])
        if tile >= 0 and not s.is_hidden(tile):
            found.append(tile)
    return found
