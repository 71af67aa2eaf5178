"""What the expansion says to the deeds of phase 1: the answers to the hooks of the base game.

Here is only who answers; the rules are in the rooms that are named.
"""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.board import HOLE, TOXIC
from tocsin.games.flashpoint.codes import (
    CANNON,
    CLEAR,
    CLIMB,
    FOLD,
    OPERATE_FROM,
    REPAIR,
    SNIFF,
    SQUEEZE,
    is_dodge,
    is_extra,
    is_ladder_deed,
)
from tocsin.games.flashpoint.danger import (
    cannon,
    platform,
    telling,
)
from tocsin.games.flashpoint.danger.bridges import explain_cross, may_cross
from tocsin.games.flashpoint.danger.crew import CrewState
from tocsin.games.flashpoint.danger.dodge import (
    dodge_price,
)
from tocsin.games.flashpoint.danger.dog import (
    drag_toll,
    explain_sniff,
    explain_squeeze,
    explain_trot,
    may_trot,
    offer_dogs_actions,
    sniff,
    squeeze,
)
from tocsin.games.flashpoint.danger.doors import loosen_door
from tocsin.games.flashpoint.danger.engineer import (
    clear_hot_spot,
    explain_clear,
    explain_repair,
    may_clear,
    may_repair,
    repair,
)
from tocsin.games.flashpoint.danger.ladders import (
    carry_ladder,
    climb_toll,
    explain_ladder_step,
    ladder_within_reach,
    may_take_step,
)
from tocsin.games.flashpoint.danger.spill import (
    clean,
    explain_clean,
    may_clean,
)
from tocsin.games.flashpoint.scene import (
    DODGING,
)


class DeedScene(CrewState):
    """A table of the expansion with all that people may do there."""

    def toll(self, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
        """See `ladders` and `dog`."""
        return climb_toll(self, verb, cell, way) + drag_toll(self, seat, verb)

    def may_step(self, seat: i64, verb: i64, cell: i64, way: i64) -> bool:
        """See `ladders`, `dog` and `bridges`."""
        if not self.has_hands(seat) and not may_trot(self, verb, cell, way):
            return False
        if self.deep and not may_cross(self, verb, cell, way):
            return False
        return may_take_step(self, seat, verb, cell, way)

    def has_ladder(self, cell: i64) -> bool:
        """See `ladders`."""
        return ladder_within_reach(self, cell) >= 0

    def take_ladder_along(self, cell: i64, goal: i64) -> None:
        """See `ladders`."""
        carry_ladder(self, cell, goal)

    def hosed(self, cell: i64) -> i64:
        """XD-FLOOR-8: water aimed at a hole reaches the cell of the basement under it."""
        return self.site.under[cell] if self.has(HOLE, cell) else cell

    def can_do_rare(self, seat: i64, verb: i64, way: i64) -> bool:
        """See `ladder_work`, `spill` and `engineer`."""
        if is_ladder_deed(verb):
            return self.can_use_ladder(seat, verb, way)
        if verb == REPAIR:
            return may_repair(self, seat, way)
        return may_clean(self, seat, way)

    def rare_price(self, verb: i64) -> i64:
        """XD-LADDER-3 to XD-LADDER-5, XD-CHEM-10, XD-ENG-1: one to fold, climb, clear, else two."""
        if is_extra(verb) and verb != CLEAR:
            return platform.price_of_platform(verb, self.role(self.seat))
        if is_dodge(verb):
            return dodge_price(self, self.actor if self.phase == DODGING else self.seat)
        if verb == SNIFF:
            return 0
        return 1 if verb in (FOLD, CLIMB, CLEAR) else 2

    def do_rare(self, seat: i64, verb: i64, way: i64, journal: Journal | None) -> None:
        """See `ladder_work`, `spill` and `engineer`."""
        if is_ladder_deed(verb):
            self.use_ladder(seat, verb, way, journal)
        elif verb == REPAIR:
            repair(self, seat, way, journal)
        elif verb == SQUEEZE:
            squeeze(self, seat, way, journal)
        elif verb == SNIFF:
            sniff(self, seat, way, journal)
        else:
            clean(self, seat, way, journal)

    def loosen(self, edge: i64, journal: Journal | None) -> None:
        """See `doors`."""
        loosen_door(self, edge, journal)

    def offer_extra(self, cell: i64, role: i64, points: i64) -> None:
        """See `dog`, `engineer`, `cannon` and `platform`."""
        if not self.has_hands(self.seat):
            offer_dogs_actions(self)
            return
        if points >= 1 and may_clear(self, cell, role):
            self.offer(CLEAR)
        if self.ruling.platform:
            cannon.offer_cannon(self, cell, role, points)
            platform.offer_operations(self, cell, role, points)

    def do_extra(self, code: i64, journal: Journal | None) -> None:
        """See `engineer`, `cannon` and `platform`."""
        if code == CLEAR:
            clear_hot_spot(self, journal)
        elif code == CANNON:
            cannon.fire_cannon(self, journal)
        else:
            platform.operate(self, code - OPERATE_FROM, journal)

    def explain_step(self, seat: i64, verb: i64, cell: i64, way: i64) -> Refusal | None:
        """XD-FLOOR-7, XD-OBJ-2, XD-CHEM-8, then the rules of bridges and ladders."""
        goal = self.board.beside[8 * cell + way]
        place: dict[str, int | str] = {"cell": self.board.names[goal]}
        if self.has_object(goal):
            return Refusal("an-object-stands-there", "XD-OBJ-2", place)
        if self.has(HOLE, goal) and self.count_ladders(goal) == 0:
            return Refusal("the-floor-is-gone", "XD-FLOOR-7", place)
        if self.has(TOXIC, goal):
            return Refusal("the-cell-is-toxic", "XD-CHEM-8", place)
        if not self.has_hands(seat):
            refusal = explain_trot(self, seat, verb, cell, way)
            if refusal is not None:
                return refusal
        if self.deep:
            refusal = explain_cross(self, verb, cell, way)
            if refusal is not None:
                return refusal
        return explain_ladder_step(self, seat, verb, cell, way)

    def explain_rare(self, seat: i64, verb: i64, way: i64) -> Refusal | None:
        """See `ladder_work`, `spill`, `engineer`, `dog` and `dodge`."""
        if verb == SQUEEZE:
            return explain_squeeze(self, seat, way)
        if verb == SNIFF:
            return explain_sniff(self, seat, way)
        if is_dodge(verb):
            return Refusal("nothing-to-dodge", "XD-SPEC-1")
        if is_ladder_deed(verb):
            return self.explain_ladder_use(seat, verb, way)
        if verb == REPAIR:
            return explain_repair(self, seat, way)
        return explain_clean(self, seat, way)

    def explain_extra(self, code: i64) -> Refusal | None:
        """See `engineer`, `cannon` and `platform`."""
        if code == CLEAR:
            return explain_clear(self)
        if code == CANNON:
            return cannon.explain_cannon(self)
        return platform.explain_operation(self, code)

    def explain_edge_of_level(self, cell: i64, way: i64) -> Refusal:
        """XD-BASE-2, XD-GEN-3, FP-ADJ-5: why there is nothing beyond."""
        return telling.explain_nothing_beyond(self, cell, way)
