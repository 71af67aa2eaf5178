"""Everything that lies on the table, with the bookkeeping that laying a tile needs.

Tiles, men and hands (FE-COMP-1, FE-COMP-2, FE-COMP-3, FE-COMP-4, FE-SETUP-5). FE-COMP-5: tiles have
no orientation and spaces no order; FE-INFO-5: tiles of one value are the same tile. It knows where
things lie, not what may be done: that is in `actions`. Beside the tiles it keeps the fringe, the
empty cells beside the fire with their heat, so that nothing has to be searched for laying a tile.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tocsin.core.bits import bit
from tocsin.core.contract import Game, State
from tocsin.core.mixing import SEED, mix, mix_all
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import STEPS

# FE-3P-1: with three players the fourth colour is lent to all of them.
REINFORCEMENTS: Final[i64] = 3
COPIES: Final[i64] = 6
TILES_MAX: Final[i64] = 36
MEN_PER_COLOUR: Final[i64] = 12
# FE-COMP-3: spaces by value; the face-down side (value 0, FE-BREAK-9) has none.
SPACES: Final = vec[i64]([0, 1, 1, 2, 2, 3, 3])
# One more tile beside another, in `tile_beside`: 1 << BESIDE_COUNT.
BESIDE_COUNT: Final[i64] = 40
ONE_BESIDE: Final[i64] = 1_099_511_627_776

# In the grid: 0 is bare ground away from the fire, 1 to 36 a tile, from 37 on a candidate cell.
_FIRST_CANDIDATE: Final[i64] = 37
_BARE_GRID: Final = vec[u8]([u8(0)] * 6400)
_NO_TILES: Final = vec[i64]([0] * 36)
_NO_HANDS: Final = vec[i64]([0] * 16)
_FULL_PILE: Final = vec[i64]([0, 6, 6, 6, 6, 6, 6])


def owner(players: i64, colour: i64) -> i64:
    """FE-SETUP-5, FE-2P-1, FE-SOLO-1: the seat whose colour this is.

    -1 for the reinforcements of three players (FE-3P-1), which are nobody's own.
    """
    if players == 4:
        return colour
    if players == 3:
        return colour if colour < REINFORCEMENTS else i64(-1)
    if players == 2:
        return 0 if colour == 0 or colour == 3 else 1
    return 0


def men_dealt(players: i64, seat: i64, colour: i64) -> i64:
    """How many men of a colour a seat begins with (FE-SETUP-5, FE-3P-1, FE-2P-1, FE-SOLO-1)."""
    whose = owner(players, colour)
    if whose < 0:
        return 4
    return MEN_PER_COLOUR if whose == seat else i64(0)


def men_of(packed: i64, colour: i64) -> i64:
    """How many men of a colour stand on a tile; a tile's men are packed four bits a colour."""
    return (packed >> (4 * colour)) & 15


def men_in_all(packed: i64) -> i64:
    """How many men of all colours stand on a tile."""
    return (packed & 15) + ((packed >> 4) & 15) + ((packed >> 8) & 15) + ((packed >> 12) & 15)


class FeurioState(State):
    """One table of Feurio!."""

    def __init__(
        self, game: Game, players: i64, mode: i64, firebreaks: bool, round_up: bool
    ) -> None:
        super().__init__(game)
        self.players = players
        self.mode = mode
        self.firebreaks = firebreaks
        self.round_up = round_up
        self.phase: i64 = codes.START
        self.seat: i64 = 0
        self.drawn: i64 = 0
        self.passes: i64 = 0
        self.tiles: i64 = 0
        self.tile_cell: vec[i64] = _NO_TILES
        self.tile_value: vec[i64] = _NO_TILES
        # Who laid it face down, plus one; 0 for a tile that lies face up.
        self.tile_hider: vec[i64] = _NO_TILES
        # The tiles beside it as a mask, and from BESIDE_COUNT on how many those are.
        self.tile_beside: vec[i64] = _NO_TILES
        self.tile_men: vec[i64] = _NO_TILES
        # Tile indices by ascending cell, so that moves come out sorted.
        self.order: vec[i64] = _NO_TILES
        self.grid: vec[u8] = _BARE_GRID
        self.fringe: i64 = 0
        self.fringe_cell: vec[i64] = _NO_TILES
        self.fringe_heat: vec[i64] = _NO_TILES
        self.hand: vec[i64] = _NO_HANDS
        self.pile: vec[i64] = _FULL_PILE
        self.pile_size: i64 = TILES_MAX

    def clear(self) -> None:
        """An empty table with full hands and a full pile."""
        self.tile_cell = _NO_TILES[:]
        self.tile_value = _NO_TILES[:]
        self.tile_hider = _NO_TILES[:]
        self.tile_beside = _NO_TILES[:]
        self.tile_men = _NO_TILES[:]
        self.order = _NO_TILES[:]
        self.grid = _BARE_GRID[:]
        self.fringe_cell = _NO_TILES[:]
        self.fringe_heat = _NO_TILES[:]
        self.hand = _NO_HANDS[:]
        self.pile = _FULL_PILE[:]
        for seat in range(self.players):
            for colour in range(i64(4)):
                self.hand[seat * 4 + colour] = men_dealt(self.players, seat, colour)

    def copy(self) -> "FeurioState":
        """An independent table equal to this one."""
        other = FeurioState(self.game, self.players, self.mode, self.firebreaks, self.round_up)
        other.take_over(self)
        return other

    def take_over(self, other: "FeurioState") -> None:
        """Become equal to another table of the same game, sharing nothing that changes."""
        self.actor = other.actor
        self.turn = other.turn
        self.phase = other.phase
        self.seat = other.seat
        self.drawn = other.drawn
        self.passes = other.passes
        self.tiles = other.tiles
        self.tile_cell = other.tile_cell[:]
        self.tile_value = other.tile_value[:]
        self.tile_hider = other.tile_hider[:]
        self.tile_beside = other.tile_beside[:]
        self.tile_men = other.tile_men[:]
        self.order = other.order[:]
        self.grid = other.grid[:]
        self.fringe = other.fringe
        self.fringe_cell = other.fringe_cell[:]
        self.fringe_heat = other.fringe_heat[:]
        self.hand = other.hand[:]
        self.pile = other.pile[:]
        self.pile_size = other.pile_size

    def tile_on(self, cell: i64) -> i64:
        """The index of the tile on a cell, -1 where none lies."""
        mark = i64(self.grid[cell])
        return mark - 1 if mark < _FIRST_CANDIDATE else i64(-1)

    def heat(self, cell: i64) -> i64:
        """FE-SPREAD-1: the heat of a candidate cell, -1 for any other cell."""
        mark = i64(self.grid[cell])
        return self.fringe_heat[mark - _FIRST_CANDIDATE] if mark >= _FIRST_CANDIDATE else i64(-1)

    def free_sides(self, tile: i64) -> i64:
        """FE-PLACE-3: sides of the tile whose neighbouring cell holds no tile."""
        return 6 - (self.tile_beside[tile] >> BESIDE_COUNT)

    def is_hidden(self, tile: i64) -> bool:
        """FE-COMP-2: does the tile lie face down?"""
        return self.tile_hider[tile] != 0

    def add_tile(self, cell: i64, value: i64, hider: i64) -> None:
        """Put a tile on the table; `hider` is the seat that laid it face down, -1 for face up."""
        tile = self.tiles
        self.tiles = tile + 1
        # FE-BREAK-7, FE-BREAK-8: face down it warms nothing and closes sides all the same.
        warmth = value if hider < 0 else i64(0)
        self.tile_cell[tile] = cell
        self.tile_value[tile] = value
        self.tile_hider[tile] = hider + 1
        mark = i64(self.grid[cell])
        if mark >= _FIRST_CANDIDATE:
            self._drop_candidate(mark - _FIRST_CANDIDATE)
        self.grid[cell] = u8(tile + 1)
        own = bit(tile)
        around: i64 = 0
        for i in range(i64(6)):
            beside = cell + STEPS[i]
            mark = i64(self.grid[beside])
            if mark == 0:
                self._add_candidate(beside, warmth)
            elif mark < _FIRST_CANDIDATE:
                self.tile_beside[mark - 1] += ONE_BESIDE + own
                around += ONE_BESIDE + bit(mark - 1)
            else:
                self.fringe_heat[mark - _FIRST_CANDIDATE] += warmth
        self.tile_beside[tile] = around
        place = tile
        while place > 0 and self.tile_cell[self.order[place - 1]] > cell:
            self.order[place] = self.order[place - 1]
            place -= 1
        self.order[place] = tile

    def take_from_pile(self, value: i64) -> None:
        """One tile of that value leaves the pile."""
        self.pile[value] -= 1
        self.pile_size -= 1

    def in_hand(self, seat: i64, colour: i64) -> i64:
        """How many men of a colour a seat still holds."""
        return self.hand[seat * 4 + colour]

    def take_from_hand(self, seat: i64, colour: i64, count: i64) -> None:
        """FE-PLACE-7, FE-BREAK-4: men leave a hand for good."""
        self.hand[seat * 4 + colour] -= count

    def tiles_beside(self, cell: i64) -> i64:
        """How many of the six neighbouring cells hold a tile."""
        count: i64 = 0
        for i in range(i64(6)):
            if self.tile_on(cell + STEPS[i]) >= 0:
                count += 1
        return count

    def hash(self) -> i64:
        """Of everything a position text tells."""
        hashed = mix(SEED, self.turn * 4096 + self.phase * 256 + self.seat * 64 + self.passes)
        hashed = mix(hashed, self.drawn)
        for i in range(self.tiles):
            tile = self.order[i]
            face = self.tile_value[tile] * 8 + self.tile_hider[tile]
            hashed = mix(hashed, (self.tile_cell[tile] << 24) | (face << 16) | self.tile_men[tile])
        return mix_all(mix_all(hashed, self.hand), self.pile)

    def _add_candidate(self, cell: i64, warmth: i64) -> None:
        i = self.fringe
        self.fringe = i + 1
        if i < len(self.fringe_cell):
            self.fringe_cell[i] = cell
            self.fringe_heat[i] = warmth
        else:
            self.fringe_cell = append(self.fringe_cell, cell)
            self.fringe_heat = append(self.fringe_heat, warmth)
        self.grid[cell] = u8(_FIRST_CANDIDATE + i)

    def _drop_candidate(self, i: i64) -> None:
        last = self.fringe - 1
        self.fringe = last
        moved = self.fringe_cell[last]
        self.fringe_cell[i] = moved
        self.fringe_heat[i] = self.fringe_heat[last]
        self.grid[moved] = u8(_FIRST_CANDIDATE + i)
