"""What the expansion says to the deeds of phase 1: the answers to the hooks of the base game.

Here is only who answers; the rules are in the rooms that are named.
"""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.actions import (
    bridges,
    cannon,
    dodge,
    dog,
    engineer,
    ladders,
    platform,
)
from tocsin.games.flashpoint.danger.face import telling
from tocsin.games.flashpoint.danger.rules import doors, spill
from tocsin.games.flashpoint.danger.rules.crew import CrewState
from tocsin.games.flashpoint.table import codes, marks, phases


class DeedScene(CrewState):
    """A table of the expansion with all that people may do there."""

    def toll(self, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
        """See `ladders` and `dog`."""
        return ladders.climb_toll(self, verb, cell, way) + dog.drag_toll(self, seat, verb)

    def may_step(self, seat: i64, verb: i64, cell: i64, way: i64) -> bool:
        """See `ladders`, `dog` and `bridges`."""
        if not self.has_hands(seat) and not dog.may_trot(self, verb, cell, way):
            return False
        if self.deep and not bridges.may_cross(self, verb, cell, way):
            return False
        return ladders.may_take_step(self, seat, verb, cell, way)

    def has_ladder(self, cell: i64) -> bool:
        """See `ladders`."""
        return ladders.ladder_within_reach(self, cell) >= 0

    def take_ladder_along(self, cell: i64, goal: i64) -> None:
        """See `ladders`."""
        ladders.carry_ladder(self, cell, goal)

    def hosed(self, cell: i64) -> i64:
        """XD-FLOOR-8: water aimed at a hole reaches the cell of the basement under it."""
        return self.site.under[cell] if self.has(marks.HOLE, cell) else cell

    def can_do_rare(self, seat: i64, verb: i64, way: i64) -> bool:
        """See `ladder_work`, `spill` and `engineer`."""
        if codes.is_ladder_deed(verb):
            return self.can_use_ladder(seat, verb, way)
        if verb == codes.REPAIR:
            return engineer.may_repair(self, seat, way)
        return spill.may_clean(self, seat, way)

    def rare_price(self, verb: i64) -> i64:
        """XD-LADDER-3 to XD-LADDER-5, XD-CHEM-10, XD-ENG-1: one to fold, climb, clear, else two."""
        if codes.is_extra(verb) and verb != codes.CLEAR:
            return platform.price_of_platform(verb, self.role(self.seat))
        if codes.is_dodge(verb):
            return dodge.dodge_price(
                self, self.actor if self.phase == phases.DODGING else self.seat
            )
        if verb == codes.SNIFF:
            return 0
        return 1 if verb in (codes.FOLD, codes.CLIMB, codes.CLEAR) else 2

    def do_rare(self, seat: i64, verb: i64, way: i64, journal: Journal | None) -> None:
        """See `ladder_work`, `spill` and `engineer`."""
        if codes.is_ladder_deed(verb):
            self.use_ladder(seat, verb, way, journal)
        elif verb == codes.REPAIR:
            engineer.repair(self, seat, way, journal)
        elif verb == codes.SQUEEZE:
            dog.squeeze(self, seat, way, journal)
        elif verb == codes.SNIFF:
            dog.sniff(self, seat, way, journal)
        else:
            spill.clean(self, seat, way, journal)

    def loosen(self, edge: i64, journal: Journal | None) -> None:
        """See `doors`."""
        doors.loosen_door(self, edge, journal)

    def offer_extra(self, cell: i64, role: i64, points: i64) -> None:
        """See `dog`, `engineer`, `cannon` and `platform`."""
        if not self.has_hands(self.seat):
            dog.offer_dogs_actions(self)
            return
        if points >= 1 and engineer.may_clear(self, cell, role):
            self.offer(codes.CLEAR)
        if self.ruling.platform:
            cannon.offer_cannon(self, cell, role, points)
            platform.offer_operations(self, cell, role, points)

    def do_extra(self, code: i64, journal: Journal | None) -> None:
        """See `engineer`, `cannon` and `platform`."""
        if code == codes.CLEAR:
            engineer.clear_hot_spot(self, journal)
        elif code == codes.CANNON:
            cannon.fire_cannon(self, journal)
        else:
            platform.operate(self, code - codes.OPERATE_FROM, journal)

    def explain_step(self, seat: i64, verb: i64, cell: i64, way: i64) -> Refusal | None:
        """XD-FLOOR-7, XD-OBJ-2, XD-CHEM-8, then the rules of bridges and ladders."""
        goal = self.board.beside[8 * cell + way]
        place: dict[str, int | str] = {"cell": self.board.names[goal]}
        if self.has_object(goal):
            return Refusal("an-object-stands-there", "XD-OBJ-2", place)
        if self.has(marks.HOLE, goal) and self.count_ladders(goal) == 0:
            return Refusal("the-floor-is-gone", "XD-FLOOR-7", place)
        if self.has(marks.TOXIC, goal):
            return Refusal("the-cell-is-toxic", "XD-CHEM-8", place)
        if not self.has_hands(seat):
            refusal = dog.explain_trot(self, seat, verb, cell, way)
            if refusal is not None:
                return refusal
        if self.deep:
            refusal = bridges.explain_cross(self, verb, cell, way)
            if refusal is not None:
                return refusal
        return ladders.explain_ladder_step(self, seat, verb, cell, way)

    def explain_rare(self, seat: i64, verb: i64, way: i64) -> Refusal | None:
        """See `ladder_work`, `spill`, `engineer`, `dog` and `dodge`."""
        if verb == codes.SQUEEZE:
            return dog.explain_squeeze(self, seat, way)
        if verb == codes.SNIFF:
            return dog.explain_sniff(self, seat, way)
        if codes.is_dodge(verb):
            return Refusal("nothing-to-dodge", "XD-SPEC-1")
        if codes.is_ladder_deed(verb):
            return self.explain_ladder_use(seat, verb, way)
        if verb == codes.REPAIR:
            return engineer.explain_repair(self, seat, way)
        return spill.explain_clean(self, seat, way)

    def explain_extra(self, code: i64) -> Refusal | None:
        """See `engineer`, `cannon` and `platform`."""
        if code == codes.CLEAR:
            return engineer.explain_clear(self)
        if code == codes.CANNON:
            return cannon.explain_cannon(self)
        return platform.explain_operation(self, code)

    def explain_edge_of_level(self, cell: i64, way: i64) -> Refusal:
        """XD-BASE-2, XD-GEN-3, FP-ADJ-5: why there is nothing beyond."""
        return telling.explain_nothing_beyond(self, cell, way)
