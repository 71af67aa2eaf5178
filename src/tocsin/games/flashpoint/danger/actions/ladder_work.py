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
from tocsin.games.flashpoint.danger.actions import bridges, ladders, shafts
from tocsin.games.flashpoint.danger.rules import crossing
from tocsin.games.flashpoint.danger.table.state import DangerScene
from tocsin.games.flashpoint.table import codes, ways


class LadderScene(DangerScene):
    """A table of the expansion on which ladders are used."""

    def can_use_ladder(self, seat: i64, verb: i64, way: i64) -> bool:
        """May the figure do this with a ladder, points apart?"""
        if verb == codes.RAISE:
            return (
                shafts.may_let_down(self, seat, way)
                if way < ways.UP
                else ladders.may_raise(self, seat, way)
            )
        if verb == codes.LAY:
            return bridges.may_lay(self, seat, way)
        if verb != codes.FOLD:
            return shafts.may_climb(self, seat, verb, way)
        if way >= ways.UP:
            return ladders.may_fold(self, seat, way)
        if not self.deep:
            return False
        return shafts.shaft_at(self, self.cell_of(seat), way) != 0 or bridges.may_take_back(
            self, seat, way
        )

    def use_ladder(self, seat: i64, verb: i64, way: i64, journal: Journal | None) -> None:
        """Do it; it has been paid for."""
        if verb == codes.RAISE and way < ways.UP:
            shafts.let_down(self, seat, way, journal)
        elif verb == codes.RAISE:
            ladders.raise_ladder(self, seat, way, journal)
        elif verb == codes.LAY:
            bridges.lay_bridge(self, seat, way, journal)
        elif verb != codes.FOLD:
            shafts.climb(self, seat, verb, way, journal)
        elif way >= ways.UP:
            edge = self.board.edge_at[8 * self.cell_of(seat) + way]
            ladders.fold_ladder(self, edge)
            ladders.tell_folded(self, edge, "XD-LADDER-4", journal)
        else:
            place = shafts.shaft_at(self, self.cell_of(seat), way)
            if place != 0:
                shafts.pull_up(self, place, journal)
            else:
                bridges.take_back(self, seat, way, journal)

    def explain_ladder_use(self, seat: i64, verb: i64, way: i64) -> Refusal | None:
        """The rule that forbids it, points apart."""
        if verb == codes.LAY:
            return bridges.explain_lay(self, seat, way)
        if verb == codes.RAISE:
            if way < ways.UP and self.ruling.ladder_down:
                return shafts.explain_let_down(self, seat, way)
            return ladders.explain_raise(self, seat, way)
        if verb != codes.FOLD:
            return shafts.explain_climb(self, seat, verb, way)
        cell = self.cell_of(seat)
        if way < ways.UP and self.deep:
            if shafts.shaft_at(self, cell, way) != 0:
                return None
            goal = self.board.beside[8 * cell + way]
            if goal >= 0 and self.is_bridge(goal):
                return bridges.explain_take_back(self, seat, way)
        return ladders.explain_fold(self, seat, way)

    def bound_seats(self) -> i64:
        """See `crossing`."""
        return crossing.seats_to_bring_off(self)

    def all_get_off(self, excused: i64) -> bool:
        """See `crossing`."""
        return crossing.try_now(self, excused)

    def burden_verb(self, cell: i64) -> i64:
        """See `bridges`."""
        return bridges.burden_on(self, cell)

    def ladder_goal(self, cell: i64, verb: i64, way: i64) -> i64:
        """See `shafts`; a ladder to be let down leads under the hole."""
        place = shafts.shaft_at(self, cell, way)
        if place != 0:
            return shafts.other_end(self, place, cell)
        goal = self.board.beside[8 * cell + way]
        return (
            self.site.under[goal] if verb == codes.RAISE and way < ways.UP and goal >= 0 else goal
        )

    def offer_beside_bridges(self) -> None:
        """See `crossing`."""
        crossing.offer_with_bridges(self)

    def offer_into_holes(self, way: i64, points: i64) -> None:
        """See `crossing`."""
        crossing.offer_ladders(self, way, points)
