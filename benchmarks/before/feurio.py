"""Steady at Feurio!: wide areas with water, one man at a time, and no wasted fire.

Scored: the seat's own areas against the best rival's, where an area counts less when its cheapest
open tile is about to be closed. Solo and coop: each colour grows one area from an open 1-tile.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.bot import OnePlyBot
from tocsin.core.contract import State
from tocsin.games.feurio.rules.areas import areas_of
from tocsin.games.feurio.rules.spaces import room_on
from tocsin.games.feurio.table.codes import SCORED
from tocsin.games.feurio.table.hexes import STEPS
from tocsin.games.feurio.table.state import FeurioState, men_of, owner

POINT: Final[i64] = 100
RIVAL_POINT: Final[i64] = 40
# A man kept in hand is worth something, so that one man does where one is enough.
MAN_IN_HAND: Final[i64] = 12


class SteadyFeurio(OnePlyBot):
    """One ply ahead at Feurio!."""

    def worth(self, state: State, seat: i64) -> i64:
        """Points in hand against the best rival, or progress towards the common goal."""
        assert isinstance(state, FeurioState)
        if state.mode == SCORED:
            return _worth_scored(state, seat)
        return _worth_goal(state)


def _worth_scored(s: FeurioState, seat: i64) -> i64:
    mine: i64 = 0
    rival: i64 = 0
    for number in range(s.players):
        total: i64 = 0
        for colour in range(i64(4)):
            if owner(s.players, colour) == number:
                total += _prospects(s, colour)
        if number == seat:
            mine = total
        elif total > rival:
            rival = total
    men: i64 = 0
    for colour in range(i64(4)):
        if owner(s.players, colour) == seat:
            men += s.hand[seat * 4 + colour]
    return mine * POINT - rival * RIVAL_POINT + men * MAN_IN_HAND * 10


def _prospects(s: FeurioState, colour: i64) -> i64:
    """Tenths of points the areas of a colour promise; while tiles come, water can still be lost."""
    total: i64 = 0
    for area in areas_of(s, colour):
        value = area.value(s.round_up) * 10
        if s.pile_size > 0 and value > 0:
            open_low: i64 = 0
            for cell in area.cells:
                tile = s.tile_on(cell)
                if s.tile_value[tile] <= area.divisor + 1:
                    open_low += s.free_sides(tile)
            value = value * (4 + (open_low if open_low < 4 else i64(4))) // 8
        total += value
    return total


def _worth_goal(s: FeurioState) -> i64:
    """One connected area for each colour, begun on a 1-tile, with room left to grow into."""
    total: i64 = 0
    for colour in range(i64(4)):
        areas = areas_of(s, colour)
        if len(areas) > 1:
            total -= 4000 * (len(areas) - 1)
        placed: i64 = 0
        for tile in range(s.tiles):
            placed += men_of(s.tile_men[tile], colour)
        total += placed * 100
        if len(areas) == 0:
            continue
        if areas[0].divisor != 1:
            total -= 700
        total += 25 * _room_beside(s, colour)
    return total


def _room_beside(s: FeurioState, colour: i64) -> i64:
    """How many more men tiles on or beside the colour's area could take, at most six counted."""
    room: i64 = 0
    for tile in range(s.tiles):
        free = room_on(s, tile)
        if free <= 0:
            continue
        touches = men_of(s.tile_men[tile], colour) > 0
        for i in range(i64(6)):
            beside = s.tile_on(s.tile_cell[tile] + STEPS[i])
            if beside >= 0 and men_of(s.tile_men[beside], colour) > 0:
                touches = True
        if touches:
            room += free
    return room if room < 6 else i64(6)
