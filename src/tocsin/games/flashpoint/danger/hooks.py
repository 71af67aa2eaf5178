"""What the expansion says to the steps of the base game: the answers to its hooks.

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
    ladder_work,
    ladders,
    platform,
    shafts,
)
from tocsin.games.flashpoint.danger.face import telling
from tocsin.games.flashpoint.danger.rules import crossing, doors, spill
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import danger_of
from tocsin.games.flashpoint.hooks import Hooks
from tocsin.games.flashpoint.table import due
from tocsin.games.flashpoint.table.state import FlashpointState


class DangerHooks(Hooks):
    """A table of the expansion."""

    def __init__(self, has_bridges: bool) -> None:
        super().__init__(is_extended=True)
        self.has_bridges = has_bridges

    def is_barred(self, s: FlashpointState, cell: i64) -> bool:
        """XD-FLOOR-7, XD-OBJ-2, XD-CHEM-8: may nobody set foot there?"""
        return s.has(danger_marks.BARRED, cell)

    def extra_points(self, s: FlashpointState) -> i64:
        """XD-SPEC-2: one, if the veteran was near."""
        return 1 if danger_of(s).extra else 0

    def jams(self, s: FlashpointState, edge: i64) -> i64:
        """See `state`."""
        return danger_of(s).jams(edge)

    def is_engine_held(self, s: FlashpointState) -> bool:
        """See `state`."""
        return danger_of(s).is_engine_held()

    def is_bridge(self, s: FlashpointState, cell: i64) -> bool:
        """See `state`."""
        return danger_of(s).is_bridge(cell)

    def is_bridged(self, s: FlashpointState) -> bool:
        """See `state`."""
        return danger_of(s).is_bridged()

    def step_surcharge(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
        """See `ladders` and `dog`."""
        d = danger_of(s)
        return ladders.climb_toll(d, verb, cell, way) + dog.drag_toll(d, seat, verb)

    def may_step(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> bool:
        """See `ladders`, `dog` and `bridges`."""
        d = danger_of(s)
        if not d.has_hands(seat) and not dog.may_trot(d, verb, cell, way):
            return False
        if d.deep and not bridges.may_cross(d, verb, cell, way):
            return False
        return ladders.may_take_step(d, seat, verb, cell, way)

    def has_ladder(self, s: FlashpointState, cell: i64) -> bool:
        """See `ladders`."""
        d = danger_of(s)
        return ladders.ladder_within_reach(d, cell) >= 0

    def take_ladder_along(self, s: FlashpointState, cell: i64, goal: i64) -> None:
        """See `ladders`."""
        d = danger_of(s)
        ladders.carry_ladder(d, cell, goal)

    def water_reaches(self, s: FlashpointState, cell: i64) -> i64:
        """XD-FLOOR-8: water aimed at a hole reaches the cell of the basement under it."""
        d = danger_of(s)
        return d.house.under[cell] if d.has(danger_marks.HOLE, cell) else cell

    def can_do_rare(self, s: FlashpointState, seat: i64, verb: i64, way: i64) -> bool:
        """See `ladder_work`, `spill` and `engineer`."""
        d = danger_of(s)
        if danger_codes.is_ladder_deed(verb):
            return ladder_work.can_use_ladder(d, seat, verb, way)
        if verb == danger_codes.REPAIR:
            return engineer.may_repair(d, seat, way)
        return spill.may_clean(d, seat, way)

    def rare_price(self, s: FlashpointState, verb: i64) -> i64:
        """XD-LADDER-3 to XD-LADDER-5, XD-CHEM-10, XD-ENG-1: one to fold, climb, clear, else two."""
        d = danger_of(s)
        if danger_codes.is_extra(verb) and verb != danger_codes.CLEAR:
            return platform.price_of_platform(verb, d.role_of(d.seat))
        if danger_codes.is_dodge(verb):
            return dodge.dodge_price(d, d.actor if d.phase == danger_phases.DODGING else d.seat)
        if verb == danger_codes.SNIFF:
            return 0
        return 1 if verb in (danger_codes.FOLD, danger_codes.CLIMB, danger_codes.CLEAR) else 2

    def do_rare(
        self, s: FlashpointState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        """See `ladder_work`, `spill` and `engineer`."""
        d = danger_of(s)
        if danger_codes.is_ladder_deed(verb):
            return ladder_work.use_ladder(d, seat, verb, way, journal)
        if verb == danger_codes.SQUEEZE:
            return dog.squeeze(d, seat, way, journal)
        if verb == danger_codes.SNIFF:
            return dog.sniff(d, seat, way, journal)
        if verb == danger_codes.REPAIR:
            engineer.repair(d, seat, way, journal)
        else:
            spill.clean(d, seat, way, journal)
        return due.NOTHING

    def loosen(self, s: FlashpointState, edge: i64, journal: Journal | None) -> None:
        """See `doors`."""
        d = danger_of(s)
        doors.loosen_door(d, edge, journal)

    def offer_extra(self, s: FlashpointState, cell: i64, role: i64, points: i64) -> None:
        """See `dog`, `engineer`, `cannon` and `platform`."""
        d = danger_of(s)
        if not d.has_hands(d.seat):
            dog.offer_dogs_actions(d)
            return
        if points >= 1 and engineer.may_clear(d, cell, role):
            d.offer(danger_codes.CLEAR)
        if d.ruling.platform:
            cannon.offer_cannon(d, cell, role, points)
            platform.offer_operations(d, cell, role, points)

    def do_extra(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        """See `engineer`, `cannon` and `platform`."""
        d = danger_of(s)
        if code >= danger_codes.OPERATE_FROM:
            return platform.operate(d, code - danger_codes.OPERATE_FROM, journal)
        if code == danger_codes.CLEAR:
            engineer.clear_hot_spot(d, journal)
        else:
            cannon.fire_cannon(d, journal)
        return due.NOTHING

    def explain_step(
        self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64
    ) -> Refusal | None:
        """XD-FLOOR-7, XD-OBJ-2, XD-CHEM-8, then the rules of bridges and ladders."""
        d = danger_of(s)
        goal = d.board.cell_beside(cell, way)
        place: dict[str, int | str] = {"cell": d.board.names[goal]}
        if d.has_object(goal):
            return Refusal("an-object-stands-there", "XD-OBJ-2", place)
        if d.has(danger_marks.HOLE, goal) and d.count_ladders(goal) == 0:
            return Refusal("the-floor-is-gone", "XD-FLOOR-7", place)
        if d.has(danger_marks.TOXIC, goal):
            return Refusal("the-cell-is-toxic", "XD-CHEM-8", place)
        if not d.has_hands(seat):
            refusal = dog.explain_trot(d, seat, verb, cell, way)
            if refusal is not None:
                return refusal
        if d.deep:
            refusal = bridges.explain_cross(d, verb, cell, way)
            if refusal is not None:
                return refusal
        return ladders.explain_ladder_step(d, seat, verb, cell, way)

    def explain_rare(self, s: FlashpointState, seat: i64, verb: i64, way: i64) -> Refusal | None:
        """See `ladder_work`, `spill`, `engineer`, `dog` and `dodge`."""
        d = danger_of(s)
        if verb == danger_codes.SQUEEZE:
            return dog.explain_squeeze(d, seat, way)
        if verb == danger_codes.SNIFF:
            return dog.explain_sniff(d, seat, way)
        if danger_codes.is_dodge(verb):
            return Refusal("nothing-to-dodge", "XD-SPEC-1")
        if danger_codes.is_ladder_deed(verb):
            return ladder_work.explain_ladder_use(d, seat, verb, way)
        if verb == danger_codes.REPAIR:
            return engineer.explain_repair(d, seat, way)
        return spill.explain_clean(d, seat, way)

    def explain_extra(self, s: FlashpointState, code: i64) -> Refusal | None:
        """See `engineer`, `cannon` and `platform`."""
        d = danger_of(s)
        if code == danger_codes.CLEAR:
            return engineer.explain_clear(d)
        if code == danger_codes.CANNON:
            return cannon.explain_cannon(d)
        return platform.explain_operation(d, code)

    def explain_edge_of_level(self, s: FlashpointState, cell: i64, way: i64) -> Refusal:
        """XD-BASE-2, XD-GEN-3, FP-ADJ-5: why there is nothing beyond."""
        d = danger_of(s)
        return telling.explain_nothing_beyond(d, cell, way)

    def bound_seats(self, s: FlashpointState) -> i64:
        """See `crossing`."""
        d = danger_of(s)
        return crossing.seats_to_bring_off(d)

    def all_get_off(self, s: FlashpointState, excused: i64) -> bool:
        """See `crossing`."""
        d = danger_of(s)
        return crossing.try_now(d, excused)

    def burden_verb(self, s: FlashpointState, cell: i64) -> i64:
        """See `bridges`."""
        d = danger_of(s)
        return bridges.burden_on(d, cell)

    def ladder_goal(self, s: FlashpointState, cell: i64, verb: i64, way: i64) -> i64:
        """See `shafts`; a ladder to be let down leads under the hole."""
        d = danger_of(s)
        place = shafts.shaft_at(d, cell, way)
        if place != 0:
            return shafts.other_end(d, place, cell)
        goal = d.board.cell_beside(cell, way)
        return (
            d.house.under[goal]
            if verb == danger_codes.RAISE and way < danger_ways.UP and goal >= 0
            else goal
        )

    def offer_beside_bridges(self, s: FlashpointState) -> None:
        """See `crossing`."""
        d = danger_of(s)
        crossing.offer_with_bridges(d)

    def offer_into_holes(self, s: FlashpointState, way: i64, points: i64) -> None:
        """See `crossing`."""
        d = danger_of(s)
        crossing.offer_ladders(d, way, points)
