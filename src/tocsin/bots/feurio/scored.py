"""Feurio! for points: one man at a time where it brings most, and fire laid on the rivals' water.

a man    10 x what the own total gains, and 5 x what the best rival would have gained there if
         the last space is taken; low tiles are good beginnings
a tile   closing the last side of a tile costs whoever stands on it their cheap water
"""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.feurio.growth import Growth
from tocsin.bots.policy import NEVER, Policy
from tocsin.bots.tempers import load_temper
from tocsin.core.contract import State
from tocsin.games.feurio.actions import men
from tocsin.games.feurio.rules import scoring
from tocsin.games.feurio.rules.spaces import room_on
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import STEPS
from tocsin.games.feurio.table.state import FeurioState, men_of, owner

# A firebreak is tried out if there is room among the moves tried, and never played unthought.
FIREBREAK: Final[i64] = -100_000
PASSING: Final[i64] = 5
LOW_TILE: Final[i64] = 60
MARGIN_MAX: Final[i64] = 30
VICTORY: Final = 60.0


class ScoredPolicy(Policy):
    """For two to four who play against each other."""

    def __init__(self) -> None:
        self.growth = Growth()
        # What a rival gains or loses, beside ten for oneself.
        self.rivals: i64 = 5

    def take_temper(self, temper: str) -> None:
        """The bold hurt their rivals, the careful see to themselves."""
        self.rivals = round(5.0 * load_temper("feurio", temper)["rivals"])

    def prepare(self, state: State) -> None:
        """Areas are looked for anew, once for each colour that is asked for."""
        self.growth.begin()

    def appeal(self, state: State, code: i64) -> i64:
        """See above."""
        assert isinstance(state, FeurioState)
        if code >= codes.MEN_FROM:
            return self._man(state, code)
        if code == codes.PASS:
            return PASSING
        if code >= codes.BREAK_FROM:
            return FIREBREAK
        return self._tile(state, code - codes.LAY_FROM)

    def _man(self, s: FeurioState, code: i64) -> i64:
        if men.count_of(code) > 1:
            return NEVER
        colour = men.colour_of(code)
        if owner(s.players, colour) != s.seat:
            return NEVER
        tile = s.tile_on(men.cell_of(code))
        if men_of(s.tile_men[tile], colour) > 0:
            return 0
        self.growth.look(s, colour, tile)
        value = s.tile_value[tile]
        liked = 10 * (self.growth.after - self.growth.before)
        if value <= 2:
            liked += LOW_TILE * (3 - value)
        if room_on(s, tile) == 1:
            liked += self.rivals * self._rivals_gain(s, tile)
        return liked

    def _rivals_gain(self, s: FeurioState, tile: i64) -> i64:
        """What the tile would bring the rival who gains most on it."""
        best: i64 = 0
        for colour in range(i64(4)):
            whose = owner(s.players, colour)
            if whose < 0 or whose == s.seat or s.in_hand(whose, colour) == 0:
                continue
            if men_of(s.tile_men[tile], colour) > 0:
                continue
            self.growth.look(s, colour, tile)
            gain = self.growth.after - self.growth.before
            if gain > best:
                best = gain
        return best

    def _tile(self, s: FeurioState, cell: i64) -> i64:
        liked: i64 = 0
        for i in range(i64(6)):
            tile = s.tile_on(cell + STEPS[i])
            if tile < 0 or s.free_sides(tile) != 1:
                continue
            for colour in range(i64(4)):
                if men_of(s.tile_men[tile], colour) == 0:
                    continue
                water = 7 - s.tile_value[tile]
                liked += -10 * water if owner(s.players, colour) == s.seat else self.rivals * water
        return liked

    def value(self, state: State, seat: i64) -> float:
        """The lead over the best rival, and more for a victory."""
        assert isinstance(state, FeurioState)
        totals = scoring.totals(state)
        own: i64 = totals[seat]
        best: i64 = 0
        for number in range(i64(len(totals))):
            if number != seat and totals[number] > best:
                best = totals[number]
        lead = own - best
        margin = lead if lead < MARGIN_MAX else MARGIN_MAX
        if margin < 0 - MARGIN_MAX:
            margin = 0 - MARGIN_MAX
        worth = float(margin)
        if lead > 0:
            worth += VICTORY
        elif lead < 0:
            worth -= VICTORY
        return worth
