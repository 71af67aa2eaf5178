"""What a seat may imagine: everything it has not seen, drawn anew (FE-INFO-2, FE-INFO-3)."""

from mypy_extensions import i64

from tocsin.core.rng import Rng
from tocsin.games.feurio.actions import draw
from tocsin.games.feurio.face.viewing import may_know_drawn, may_know_tile
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.state import FeurioState


def imagine(s: FeurioState, seat: i64, rng: Rng) -> FeurioState:
    """A table this seat cannot tell from the true one."""
    other = s.copy()
    hidden: list[i64] = []
    for tile in range(other.tiles):
        if not may_know_tile(other, tile, seat):
            hidden.append(tile)
            _put_back(other, other.tile_value[tile])
    redraw = other.phase == codes.LAY and not may_know_drawn(other, seat)
    if redraw:
        _put_back(other, other.drawn)
    for tile in hidden:
        other.tile_value[tile] = _take(other, rng)
    if redraw:
        other.drawn = _take(other, rng)
    return other


def _put_back(s: FeurioState, value: i64) -> None:
    s.pile[value] += 1
    s.pile_size += 1


def _take(s: FeurioState, rng: Rng) -> i64:
    value = draw.sample(s, rng)
    s.take_from_pile(value)
    return value
