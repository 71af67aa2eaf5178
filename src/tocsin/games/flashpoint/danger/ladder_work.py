"""Everything done with ladders, in one place: against walls, over holes, into holes.

          up, high                    n, s, w, e
raise     against the building        into the hole there         ladders, shafts
fold      from the street             from either end, or the     ladders, shafts, bridges
                                      bridge there
lay                                   over the hole there         bridges
climb                                 along the ladder there      shafts

Also the answers to the last `hooks`: nobody stays on a bridge (crossing).
"""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.codes import FOLD, LAY, RAISE, UP
from tocsin.games.flashpoint.danger.bridges import (
    burden_on,
    explain_lay,
    explain_take_back,
    lay_bridge,
    may_lay,
    may_take_back,
    take_back,
)
from tocsin.games.flashpoint.danger.crossing import (
    offer_ladders,
    offer_with_bridges,
    seats_to_bring_off,
    try_now,
)
from tocsin.games.flashpoint.danger.ladders import (
    explain_fold,
    explain_raise,
    fold_ladder,
    may_fold,
    may_raise,
    raise_ladder,
    tell_folded,
)
from tocsin.games.flashpoint.danger.scene import DangerScene
from tocsin.games.flashpoint.danger.shafts import (
    climb,
    explain_climb,
    explain_let_down,
    let_down,
    may_climb,
    may_let_down,
    other_end,
    pull_up,
    shaft_at,
)


class LadderScene(DangerScene):
    """A table of the expansion on which ladders are used."""

    def can_use_ladder(self, seat: i64, verb: i64, way: i64) -> bool:
        """May the figure do this with a ladder, points apart?"""
        if verb == RAISE:
            return may_let_down(self, seat, way) if way < UP else may_raise(self, seat, way)
        if verb == LAY:
            return may_lay(self, seat, way)
        if verb != FOLD:
            return may_climb(self, seat, verb, way)
        if way >= UP:
            return may_fold(self, seat, way)
        if not self.deep:
            return False
        return shaft_at(self, self.cell_of(seat), way) != 0 or may_take_back(self, seat, way)

    def use_ladder(self, seat: i64, verb: i64, way: i64, journal: Journal | None) -> None:
        """Do it; it has been paid for."""
        if verb == RAISE and way < UP:
            let_down(self, seat, way, journal)
        elif verb == RAISE:
            raise_ladder(self, seat, way, journal)
        elif verb == LAY:
            lay_bridge(self, seat, way, journal)
        elif verb != FOLD:
            climb(self, seat, verb, way, journal)
        elif way >= UP:
            edge = self.board.edge_at[8 * self.cell_of(seat) + way]
            fold_ladder(self, edge)
            tell_folded(self, edge, "XD-LADDER-4", journal)
        else:
            place = shaft_at(self, self.cell_of(seat), way)
            if place != 0:
                pull_up(self, place, journal)
            else:
                take_back(self, seat, way, journal)

    def explain_ladder_use(self, seat: i64, verb: i64, way: i64) -> Refusal | None:
        """The rule that forbids it, points apart."""
        if verb == LAY:
            return explain_lay(self, seat, way)
        if verb == RAISE:
            if way < UP and self.ruling.ladder_down:
                return explain_let_down(self, seat, way)
            return explain_raise(self, seat, way)
        if verb != FOLD:
            return explain_climb(self, seat, verb, way)
        cell = self.cell_of(seat)
        if way < UP and self.deep:
            if shaft_at(self, cell, way) != 0:
                return None
            goal = self.board.beside[8 * cell + way]
            if goal >= 0 and self.is_bridge(goal):
                return explain_take_back(self, seat, way)
        return explain_fold(self, seat, way)

    def bound_seats(self) -> i64:
        """See `crossing`."""
        return seats_to_bring_off(self)

    def all_get_off(self, excused: i64) -> bool:
        """See `crossing`."""
        return try_now(self, excused)

    def burden_verb(self, cell: i64) -> i64:
        """See `bridges`."""
        return burden_on(self, cell)

    def ladder_goal(self, cell: i64, verb: i64, way: i64) -> i64:
        """See `shafts`; a ladder to be let down leads under the hole."""
        place = shaft_at(self, cell, way)
        if place != 0:
            return other_end(self, place, cell)
        goal = self.board.beside[8 * cell + way]
        return self.site.under[goal] if verb == RAISE and way < UP and goal >= 0 else goal

    def offer_beside_bridges(self) -> None:
        """See `crossing`."""
        offer_with_bridges(self)

    def offer_into_holes(self, way: i64, points: i64) -> None:
        """See `crossing`."""
        offer_ladders(self, way, points)
