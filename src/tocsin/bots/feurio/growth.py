"""What one more man, or one more tile, does to the areas of a colour."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.feurio.table.hexes import STEPS
from tocsin.games.feurio.table.state import FeurioState

_NOTHING: Final = vec[i64]([0] * 36)


class Growth:
    """Areas that a man on a tile would join: their number, and what they are worth so far."""

    def __init__(self) -> None:
        self.todo: vec[i64] = _NOTHING[:]
        self.areas: i64 = 0
        # In tenths of points, not rounded.
        self.before: i64 = 0
        self.after: i64 = 0
        # The lowest open value of the joined area, 0 where every side is closed.
        self.low: i64 = 0
        self.seen: i64 = 0
        self.total: i64 = 0

    def look(self, s: FeurioState, colour: i64, tile: i64) -> None:
        """A man of the colour on the tile."""
        self.areas = 0
        self.before = 0
        self.low = 0
        self.seen = bit(tile)
        whole = s.tile_value[tile]
        lowest = s.tile_value[tile] if s.tile_near[tile] < 6 else i64(0)
        cell = s.tile_cell[tile]
        for i in range(i64(6)):
            beside = s.tile_on(cell + STEPS[i])
            if beside < 0 or (self.seen >> beside) & 1:
                continue
            if (s.tile_men[beside] >> (4 * colour)) & 15 == 0:
                continue
            self.areas += 1
            self._walk(s, colour, beside)
            if self.low > 0:
                self.before += 10 * self.total // self.low
                if lowest == 0 or self.low < lowest:
                    lowest = self.low
            whole += self.total
        self.low = lowest
        self.after = 10 * whole // lowest if lowest > 0 else i64(0)

    def _walk(self, s: FeurioState, colour: i64, first: i64) -> None:
        """One area: its sum and its lowest open value."""
        todo = self.todo
        todo[0] = first
        self.seen |= bit(first)
        count: i64 = 1
        total: i64 = 0
        low: i64 = 0
        shift = 4 * colour
        while count > 0:
            count -= 1
            tile = todo[count]
            value = s.tile_value[tile]
            total += value
            if s.tile_near[tile] < 6 and (low == 0 or value < low):
                low = value
            cell = s.tile_cell[tile]
            for i in range(i64(6)):
                beside = s.tile_on(cell + STEPS[i])
                if beside < 0 or (self.seen >> beside) & 1:
                    continue
                if (s.tile_men[beside] >> shift) & 15:
                    self.seen |= bit(beside)
                    todo[count] = beside
                    count += 1
        self.total = total
        self.low = low
