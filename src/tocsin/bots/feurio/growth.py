"""What one more man does to the areas of a colour.

The areas of a colour are found once for a position, as masks of tiles with their sums; a man on any
tile then joins those whose mask meets the tiles beside it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.feurio.table.state import MEN_PER_COLOUR, FeurioState

_NOTHING: Final = vec[i64]([0] * 48)


class Growth:
    """Areas that a man on a tile would join: their number, and what they are worth so far."""

    def __init__(self) -> None:
        # How many areas each colour has, -1 where that was not asked yet; twelve places a colour.
        self.found: vec[i64] = _NOTHING[:4]
        self.mask: vec[i64] = _NOTHING[:]
        self.total: vec[i64] = _NOTHING[:]
        self.lowest: vec[i64] = _NOTHING[:]
        self.manned: vec[i64] = _NOTHING[:12]
        self.areas: i64 = 0
        # In tenths of points, not rounded.
        self.before: i64 = 0
        self.after: i64 = 0
        # The lowest open value of the joined area, 0 where every side is closed.
        self.low: i64 = 0

    def begin(self) -> None:
        """Another position: nothing is known of its areas."""
        for colour in range(i64(4)):
            self.found[colour] = -1

    def look(self, s: FeurioState, colour: i64, tile: i64) -> None:
        """A man of the colour on a tile where none of them stands."""
        if self.found[colour] < 0:
            self._find(s, colour)
        self.areas = 0
        self.before = 0
        whole = s.tile_value[tile]
        lowest = s.tile_value[tile] if s.free_sides(tile) > 0 else i64(0)
        around = s.tile_beside[tile]
        first = colour * MEN_PER_COLOUR
        for at in range(first, first + self.found[colour]):
            if self.mask[at] & around == 0:
                continue
            self.areas += 1
            whole += self.total[at]
            low = self.lowest[at]
            if low > 0:
                self.before += 10 * self.total[at] // low
                if lowest == 0 or low < lowest:
                    lowest = low
        self.low = lowest
        self.after = 10 * whole // lowest if lowest > 0 else i64(0)

    def _find(self, s: FeurioState, colour: i64) -> None:
        """All areas of a colour."""
        shift = 4 * colour
        many: i64 = 0
        stand: i64 = 0
        for tile in range(s.tiles):
            if (s.tile_men[tile] >> shift) & 15:
                self.manned[many] = tile
                many += 1
                stand |= bit(tile)
        at = colour * MEN_PER_COLOUR
        while stand:
            self._grow(s, at, many, stand)
            stand &= ~self.mask[at]
            at += 1
        self.found[colour] = at - colour * MEN_PER_COLOUR

    def _grow(self, s: FeurioState, at: i64, many: i64, stand: i64) -> None:
        """The area of the first tile that is left: its tiles, its sum, its lowest open value."""
        area = stand & (0 - stand)
        total: i64 = 0
        low: i64 = 0
        counted: i64 = 0
        while counted != area:
            for i in range(many):
                tile = self.manned[i]
                if ((area & ~counted) >> tile) & 1 == 0:
                    continue
                counted |= bit(tile)
                area |= s.tile_beside[tile] & stand
                value = s.tile_value[tile]
                total += value
                if s.free_sides(tile) > 0 and (low == 0 or value < low):
                    low = value
        self.mask[at] = area
        self.total[at] = total
        self.lowest[at] = low
