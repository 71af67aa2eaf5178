"""Areas of a colour: connected tiles, their sum, the lowest tile still open (FE-SCORE-1).

FE-SCORE-2: one man on a tile is enough to join it to the area. FE-SCORE-3: the sum of the tiles is
divided by the lowest of them that has a free side: there men and water come in.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.feurio.table.hexes import STEPS
from tocsin.games.feurio.table.state import FeurioState

_NOTHING: Final = vec[i64]([0] * 36)


class Area:
    """One area of one colour; `divisor` is 0 where the fire has closed every side."""

    def __init__(self, colour: i64) -> None:
        self.colour = colour
        self.size: i64 = 0
        self.total: i64 = 0
        self.divisor: i64 = 0
        self.cells: list[int] = []

    def value(self, round_up: bool) -> i64:
        """FE-SCORE-3, FE-SCORE-6: the sum over the divisor, rounded up, or down (FE-HOT-1).

        FE-SCORE-4: a closed area is worth nothing; FE-HOT-2: any other at least 1 either way.
        """
        if self.divisor == 0:
            return 0
        if round_up:
            return (self.total + self.divisor - 1) // self.divisor
        return self.total // self.divisor


def areas_of(s: FeurioState, colour: i64) -> list[Area]:
    """FE-SCORE-1, FE-SCORE-2: the areas of a colour, in the order of their first cell."""
    found: list[Area] = []
    shift = 4 * colour
    seen: i64 = 0
    for i in range(s.tiles):
        first = s.order[i]
        if (seen >> first) & 1 or (s.tile_men[first] >> shift) & 15 == 0:
            continue
        area = Area(colour)
        seen |= bit(first)
        seen = _walk(s, first, shift, seen, area)
        found.append(area)
    return found


def _walk(s: FeurioState, first: i64, shift: i64, seen: i64, area: Area) -> i64:
    """Flood from one tile over neighbours that hold a man of the colour; the tiles seen so far.

    FE-SCORE-5: a closed low tile adds to the sum and cannot be the divisor.
    """
    todo = _NOTHING[:]
    todo[0] = first
    count: i64 = 1
    while count > 0:
        count -= 1
        tile = todo[count]
        cell = s.tile_cell[tile]
        value = s.tile_value[tile]
        area.size += 1
        area.total += value
        area.cells.append(cell)
        if s.free_sides(tile) > 0 and (area.divisor == 0 or value < area.divisor):
            area.divisor = value
        for i in range(i64(6)):
            beside = s.tile_on(cell + STEPS[i])
            if beside < 0 or (seen >> beside) & 1:
                continue
            if (s.tile_men[beside] >> shift) & 15 != 0:
                seen |= bit(beside)
                todo[count] = beside
                count += 1
    return seen


def water_cells(s: FeurioState, area: Area) -> list[i64]:
    """FE-SCORE-3: the open tiles of the area whose value divides its sum."""
    if area.divisor == 0:
        return []
    found: list[i64] = []
    for cell in sorted(area.cells):
        tile = s.tile_on(cell)
        if s.tile_value[tile] == area.divisor and s.free_sides(tile) > 0:
            found.append(cell)
    return found
