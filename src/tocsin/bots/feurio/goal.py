"""Feurio! alone or together: one area for every colour, grown from a 1-tile that stays open.

Weights come from hill climbing on the solitaire and the cooperative games (`python -m tools.learn
feurio goal`); see data/weights.json.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.bots.feurio.growth import Growth
from tocsin.bots.feurio.weights import load_goal
from tocsin.bots.policy import NEVER, Policy
from tocsin.bots.tempers import load_temper
from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.games.feurio.actions import men
from tocsin.games.feurio.rules import goal, heat
from tocsin.games.feurio.rules.areas import areas_of
from tocsin.games.feurio.rules.spaces import room_on
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import STEPS
from tocsin.games.feurio.table.state import (
    MEN_PER_COLOUR,
    TILES_MAX,
    FeurioState,
    men_in_all,
    men_of,
)

_NO_COLOUR: Final = vec[i64]([0, 0, 0, 0])
# What all four colours bring beyond what each brings. With 200 the few successes of a rollout were
# all that counted, and which move had them was luck: 32 of 40 plays alone, with 60 44 of 48.
SUCCESS: Final = 60.0


class GoalPolicy(Policy):
    """For the solitaire and the cooperative game."""

    def __init__(self) -> None:
        self.growth = Growth()
        self.w = load_goal()
        self.hottest: i64 = 0
        # For every tile: the spaces left on it.
        self.room: vec[i64] = vec[i64]([0] * int(TILES_MAX))
        # For every colour: is an open 1 in its area, how many men stand, how many are in hand.
        self.has_one: i64 = 0
        self.placed: vec[i64] = _NO_COLOUR[:]
        self.hands: vec[i64] = _NO_COLOUR[:]
        # Tiles with men of the colour on or beside them, as a mask, and the spaces left on those.
        self.reached: vec[i64] = _NO_COLOUR[:]
        self.room_reached: vec[i64] = _NO_COLOUR[:]
        # The colour and cell that was looked at last: codes of one to three men follow each other.
        self.spot: i64 = -1
        self.spot_liked: i64 = 0
        self.spot_room: i64 = 0
        self.keeps_last: bool = False
        # What lies round it: open 1-tiles, warm candidates, spaces not reached before, men.
        self.ones_beside: i64 = 0
        self.hot_sides: i64 = 0
        self.room_beside: i64 = 0
        self.men_beside: i64 = 0

    def take_temper(self, temper: str) -> None:
        """The careful keep 1-tiles open and hold men back; the bold place them."""
        self.w.multiply(load_temper("feurio", temper))

    def prepare(self, state: State) -> None:
        """What is the same for all codes of this position."""
        assert isinstance(state, FeurioState)
        if state.phase == codes.LAY:
            return
        self.spot = -1
        self.growth.begin()
        self.hottest = heat.hottest(state)
        self.has_one = 0
        for colour in range(i64(4)):
            self.placed[colour] = 0
            self.reached[colour] = 0
            self.room_reached[colour] = 0
            self.hands[colour] = 0
            for seat in range(state.players):
                self.hands[colour] += state.in_hand(seat, colour)
        for tile in range(state.tiles):
            self.room[tile] = room_on(state, tile)
            if state.tile_men[tile] != 0:
                self._count_men(state, tile)
        for tile in range(state.tiles):
            if self.room[tile] > 0:
                for colour in range(i64(4)):
                    if (self.reached[colour] >> tile) & 1:
                        self.room_reached[colour] += self.room[tile]

    def _count_men(self, s: FeurioState, tile: i64) -> None:
        """Who stands on the tile, and what they reach from there."""
        # Bits above the tiles count them; nobody asks for those here.
        around = bit(tile) | s.tile_beside[tile]
        is_open_one = s.tile_value[tile] == 1 and s.free_sides(tile) > 0
        for colour in range(i64(4)):
            here = men_of(s.tile_men[tile], colour)
            if here > 0:
                self.placed[colour] += here
                self.reached[colour] |= around
                if is_open_one:
                    self.has_one |= bit(colour)

    def appeal(self, state: State, code: i64) -> i64:
        """Men by what they join and what is left beside it; tiles by what they close."""
        assert isinstance(state, FeurioState)
        if code >= codes.MEN_FROM:
            return self._men(state, code)
        if code == codes.PASS:
            return self.w.passing
        if code >= codes.BREAK_FROM:
            return NEVER
        return self._tile(state, code - codes.LAY_FROM)

    def _men(self, s: FeurioState, code: i64) -> i64:
        w = self.w
        colour = men.colour_of(code)
        cell = men.cell_of(code)
        if self.spot != cell * 4 + colour:
            self.spot = cell * 4 + colour
            self._look(s, cell, colour)
        if self.spot_liked == NEVER:
            return NEVER
        count = men.count_of(code)
        left = self.hands[colour] - count
        if left == 0 and self.keeps_last:
            return NEVER
        liked = self.spot_liked + w.man * count + w.in_hand * left
        if left > self.spot_room:
            liked += w.short_of_room * (left - self.spot_room)
        return liked

    def _look(self, s: FeurioState, cell: i64, colour: i64) -> None:
        """What does not depend on how many men are placed there."""
        w = self.w
        tile = s.tile_on(cell)
        is_new = men_of(s.tile_men[tile], colour) == 0
        if is_new and self.placed[colour] > 0 and not self._joins(s, colour, tile):
            self.spot_liked = NEVER
            return
        self._look_around(s, cell, self.reached[colour])
        value = s.tile_value[tile]
        needs_one = (self.has_one >> colour) & 1 == 0
        liked: i64 = 0
        if self.placed[colour] == 0:
            if value == 1:
                liked += w.start_on_one
            else:
                liked += w.start_beside_one if self.ones_beside > 0 else w.start_elsewhere
        # The last man is for a 1 that is still missing.
        self.keeps_last = needs_one and not (value == 1 and is_new)
        if value == 1 and is_new:
            liked += w.one_needed if needs_one else w.one_more
        liked += w.closing * (6 - s.free_sides(tile) + men_in_all(s.tile_men[tile])) // 2
        liked += w.hot_side * (self.hot_sides if self.hot_sides < 4 else i64(4))
        room = self.room_reached[colour] + self.room_beside
        if (self.reached[colour] >> tile) & 1 == 0:
            room += self.room[tile]
        liked += w.opened * (room if room < 6 else i64(6))
        if needs_one:
            liked += w.one_beside * self.ones_beside
        if self.room[tile] <= 1:
            liked += w.rival_colour * self._others(colour)
        self.spot_room = room
        self.spot_liked = liked

    def _joins(self, s: FeurioState, colour: i64, tile: i64) -> bool:
        """Would a man there stand beside one area of the colour, and no other?"""
        if (self.reached[colour] >> tile) & 1 == 0:
            return False
        self.growth.look(s, colour, tile)
        return self.growth.areas == 1

    def _look_around(self, s: FeurioState, cell: i64, reached: i64) -> None:
        """What lies beside a cell.

        Candidates that will burn soon count 2 for a hottest, 1 from seven tenths of its heat on.
        """
        self.ones_beside = 0
        self.hot_sides = 0
        self.room_beside = 0
        self.men_beside = 0
        for i in range(i64(6)):
            near = cell + STEPS[i]
            tile = s.tile_on(near)
            if tile >= 0:
                self.men_beside |= s.tile_men[tile]
                room = self.room[tile]
                if room > 0:
                    if s.tile_value[tile] == 1:
                        self.ones_beside += 1
                    if (reached >> tile) & 1 == 0:
                        self.room_beside += room
                continue
            warmth = s.heat(near)
            if warmth < 0:
                continue
            if warmth == self.hottest:
                self.hot_sides += 2
            elif 10 * warmth >= 7 * self.hottest:
                self.hot_sides += 1

    def _others(self, colour: i64) -> i64:
        """How many other unfinished colours stand beside it and could use the tile as well."""
        found: i64 = 0
        for other in range(i64(4)):
            if other != colour and self.hands[other] > 0 and men_of(self.men_beside, other) > 0:
                found += 1
        return found

    def _tile(self, s: FeurioState, cell: i64) -> i64:
        """Laying here takes a free side from every tile beside it."""
        w = self.w
        cost: i64 = 0
        for i in range(i64(6)):
            tile = s.tile_on(cell + STEPS[i])
            if tile < 0:
                continue
            sides = s.free_sides(tile)
            manned = s.tile_men[tile] != 0
            if s.tile_value[tile] == 1 and sides <= 2:
                price = w.close_one if manned else w.close_free_one
                cost += price if sides == 1 else price // 4
            elif manned and sides == 1:
                cost += w.close_manned
            if not manned or room_on(s, tile) > 0:
                present = men_in_all(s.tile_men[tile])
                if sides - 1 < present + room_on(s, tile):
                    cost += w.space_lost
        return 0 - cost

    def value(self, state: State, seat: i64) -> float:
        """Men standing, colours whole, 1-tiles open; success above all."""
        assert isinstance(state, FeurioState)
        worth = 0.0
        finished: i64 = 0
        for colour in range(i64(4)):
            own = areas_of(state, colour)
            placed = goal.men_placed(state, colour)
            worth += 2.0 * float(placed)
            if len(own) > 1:
                worth -= 12.0 * float(len(own) - 1)
            is_open = False
            for area in own:
                if area.divisor == 1:
                    is_open = True
            if is_open:
                worth += 8.0
            if is_open and len(own) == 1 and placed == MEN_PER_COLOUR:
                finished += 1
        worth += 4.0 * float(finished * finished)
        return worth + SUCCESS if finished == 4 else worth
