"""What the expansion says to the steps of the base game: the answers to its hooks.

Here is only who answers; the rules are in the rooms that are named.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row
from tocsin.games.flashpoint.danger.actions import (
    cannon,
    clean,
    clear,
    climb,
    fold_ladder,
    lay_bridge,
    operate,
    platform_answers,
    raise_ladder,
    repair,
    sniff,
    squeeze,
)
from tocsin.games.flashpoint.danger.rules import (
    beyond,
    bridges,
    dodging,
    escape,
    fireproof_doors,
    hole_ladders,
    ladders,
    steps,
)
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.hooks import Hooks
from tocsin.games.flashpoint.table import codes
from tocsin.games.flashpoint.table.state import FlashpointState

_TABLES: Final = [
    *steps.ROWS,
    *beyond.ROWS,
    *raise_ladder.ROWS,
    *fold_ladder.ROWS,
    *lay_bridge.ROWS,
    *climb.ROWS,
    *clean.ROWS,
    *repair.ROWS,
    *clear.ROWS,
    *squeeze.ROWS,
    *sniff.ROWS,
    *cannon.ROWS,
    *operate.ROWS,
    *platform_answers.ROWS,
    *platform_answers.OTHER_TIMES,
    *dodging.ROWS,
]


def refusal_of(row: i64, facts: dict[str, Arg]) -> Refusal | None:
    """A row with its arguments as a refusal; None for 0."""
    if row == 0:
        return None
    found: Row = next(entry for entry in _TABLES if entry.number == row)
    return Refusal(found.code, found.rule, {name: facts[name] for name in found.args})


class DangerHooks(Hooks):
    """A table of the expansion."""

    def __init__(self, has_bridges: bool) -> None:
        super().__init__(is_extended=True)
        self.has_bridges = has_bridges

    def is_barred(self, s: FlashpointState, cell: i64) -> bool:
        """XD-FLOOR-7, XD-OBJ-2, XD-CHEM-8: may nobody set foot there?"""
        return danger_of(s).is_barred(cell)

    def extra_points(self, s: FlashpointState) -> i64:
        """XD-SPEC-2: one, if the veteran was near."""
        return 1 if danger_of(s).extra_point else 0

    def jams(self, s: FlashpointState, edge: i64) -> i64:
        """See `state`."""
        return danger_of(s).jams(edge)

    def is_engine_held(self, s: FlashpointState) -> bool:
        """XD-PLAT-9: while the platform is away."""
        return danger_of(s).is_platform_raised()

    def is_bridge(self, s: FlashpointState, cell: i64) -> bool:
        """See `state`."""
        return danger_of(s).is_bridge(cell)

    def is_bridged(self, s: FlashpointState) -> bool:
        """See `state`."""
        return danger_of(s).has_bridge()

    def step_surcharge(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
        """See `steps`."""
        return steps.surcharge(danger_of(s), seat, verb, cell, way)

    def may_step(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> bool:
        """See `steps`."""
        return steps.refused(danger_of(s), seat, verb, cell, way) == 0

    def has_ladder(self, s: FlashpointState, cell: i64) -> bool:
        """See `ladders`."""
        return ladders.ladder_within_reach(danger_of(s), cell) >= 0

    def take_ladder_along(self, s: FlashpointState, cell: i64, goal: i64) -> None:
        """See `ladders`."""
        ladders.carry(danger_of(s), cell, goal)

    def water_reaches(self, s: FlashpointState, cell: i64) -> i64:
        """XD-FLOOR-8: water aimed at a hole reaches the cell of the basement under it."""
        d = danger_of(s)
        return d.house.under[cell] if d.is_hole(cell) else cell

    def can_do_rare(self, s: FlashpointState, seat: i64, verb: i64, way: i64) -> bool:
        """See `actions`."""
        return _refused_deed(danger_of(s), seat, verb, way) == 0

    def rare_price(self, s: FlashpointState, verb: i64) -> i64:
        """See `actions`."""
        return _price(danger_of(s), verb)

    def do_rare(
        self, s: FlashpointState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        """See `actions`."""
        return _do_deed(danger_of(s), seat, verb, way, journal)

    def loosen(self, s: FlashpointState, edge: i64, journal: Journal | None) -> None:
        """See `fireproof_doors`."""
        fireproof_doors.loosen(danger_of(s), edge, journal)

    def offer_extra(self, s: FlashpointState, cell: i64, role: i64, points: i64) -> None:
        """See `escape`, `clear`, `cannon` and `operate`."""
        d = danger_of(s)
        if not d.has_hands(d.seat):
            escape.offer_dogs_actions(d)
            return
        if points >= clear.PRICE and clear.refused(d) == 0:
            d.offer(danger_codes.CLEAR)
        if d.ruling.platform:
            cannon.offer(d, points)
            operate.offer(d, points)

    def do_extra(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        """See `clear`, `cannon` and `operate`."""
        d = danger_of(s)
        if code >= danger_codes.OPERATE_FROM:
            return operate.do(d, code - danger_codes.OPERATE_FROM, journal)
        return clear.do(d, journal) if code == danger_codes.CLEAR else cannon.do(d, journal)

    def explain_step(
        self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64
    ) -> Refusal | None:
        """See `steps`."""
        d = danger_of(s)
        row = steps.refused(d, seat, verb, cell, way)
        return refusal_of(row, steps.facts(d, seat, cell, way, row))

    def explain_rare(self, s: FlashpointState, seat: i64, verb: i64, way: i64) -> Refusal | None:
        """See `actions`."""
        d = danger_of(s)
        if danger_codes.is_dodge(verb):
            return Refusal("nothing-to-dodge", "XD-SPEC-1")
        row = _refused_deed(d, seat, verb, way)
        return refusal_of(row, _deed_facts(d, seat, verb, way, row)) if row else None

    def explain_extra(self, s: FlashpointState, code: i64) -> Refusal | None:
        """See `clear`, `cannon` and `operate`."""
        d = danger_of(s)
        if code == danger_codes.CLEAR:
            row = clear.refused(d)
            return refusal_of(row, clear.facts(d, row)) if row else None
        if code == danger_codes.CANNON:
            row = cannon.refused(d)
            return refusal_of(row, cannon.facts(d, row)) if row else None
        if not danger_codes.OPERATE_FROM <= code < danger_codes.LOAD_FROM:
            return refusal_of(platform_answers.refused_other_time(d), {})
        row = operate.refused(d, code - danger_codes.OPERATE_FROM)
        return refusal_of(row, operate.facts(d, code - danger_codes.OPERATE_FROM)) if row else None

    def explain_edge_of_level(self, s: FlashpointState, cell: i64, way: i64) -> Refusal:
        """See `beyond`."""
        d = danger_of(s)
        refusal = refusal_of(beyond.refused(d, cell, way), beyond.facts(d, cell, way))
        assert refusal is not None
        return refusal

    def bound_seats(self, s: FlashpointState) -> i64:
        """See `escape`."""
        return escape.seats_to_bring_off(danger_of(s))

    def all_get_off(self, s: FlashpointState, excused: i64) -> bool:
        """See `escape`."""
        return escape.try_now(danger_of(s), excused)

    def burden_verb(self, s: FlashpointState, cell: i64) -> i64:
        """See `bridges`."""
        return bridges.burden_on(danger_of(s), cell)

    def ladder_goal(self, s: FlashpointState, cell: i64, verb: i64, way: i64) -> i64:
        """See `hole_ladders`; a ladder to be let down leads under the hole."""
        d = danger_of(s)
        place = hole_ladders.ladder_at(d, cell, way)
        if place != 0:
            return hole_ladders.other_end(d, place, cell)
        goal = d.board.cell_beside(cell, way)
        if verb == danger_codes.RAISE and way < danger_ways.UP and goal >= 0:
            return d.house.under[goal]
        return goal

    def offer_beside_bridges(self, s: FlashpointState) -> None:
        """See `escape`."""
        escape.offer_with_bridges(danger_of(s))

    def offer_into_holes(self, s: FlashpointState, way: i64, points: i64) -> None:
        """See `escape`."""
        escape.offer_ladders(danger_of(s), way, points)


def _refused_deed(s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
    if verb == danger_codes.RAISE:
        return raise_ladder.refused(s, seat, way)
    if verb == danger_codes.FOLD:
        return fold_ladder.refused(s, seat, way)
    if verb == danger_codes.CLEAN:
        return clean.refused(s, seat, way)
    if verb == danger_codes.REPAIR:
        return repair.refused(s, seat, way)
    if verb == danger_codes.LAY:
        return lay_bridge.refused(s, seat, way)
    if verb == danger_codes.SQUEEZE:
        return squeeze.refused(s, seat, way)
    if verb == danger_codes.SNIFF:
        return sniff.refused(s, seat, way)
    return climb.refused(s, seat, verb, way)


def _deed_facts(s: DangerState, seat: i64, verb: i64, way: i64, row: i64) -> dict[str, Arg]:
    if verb == danger_codes.RAISE:
        return raise_ladder.facts(s, seat, way, row)
    if verb == danger_codes.FOLD:
        return fold_ladder.facts(s, seat, way, row)
    if verb == danger_codes.CLEAN:
        return clean.facts(s, seat, way, row)
    if verb == danger_codes.REPAIR:
        return repair.facts(s, seat, way, row)
    if verb == danger_codes.LAY:
        return lay_bridge.facts(s, seat, way, row)
    if verb == danger_codes.SQUEEZE:
        return squeeze.facts(s, seat, way, row)
    if verb == danger_codes.SNIFF:
        return sniff.facts(s, seat, way, row)
    return climb.facts(s, seat, way, row)


def _do_deed(s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None) -> i64:
    if verb == danger_codes.RAISE:
        return raise_ladder.do(s, seat, way, journal)
    if verb == danger_codes.FOLD:
        return fold_ladder.do(s, seat, way, journal)
    if verb == danger_codes.CLEAN:
        return clean.do(s, seat, way, journal)
    if verb == danger_codes.REPAIR:
        return repair.do(s, seat, way, journal)
    if verb == danger_codes.LAY:
        return lay_bridge.do(s, seat, way, journal)
    if verb == danger_codes.SQUEEZE:
        return squeeze.do(s, seat, way, journal)
    if verb == danger_codes.SNIFF:
        return sniff.do(s, seat, way, journal)
    return climb.do(s, seat, verb, way, journal)


def _price(s: DangerState, verb: i64) -> i64:
    if verb == danger_codes.CANNON:
        return cannon.price_of(s)
    if danger_codes.OPERATE_FROM <= verb < codes.COMMAND_FROM or verb == danger_codes.BOARD:
        return operate.price_of(s)
    if danger_codes.is_dodge(verb):
        return dodging.price_of(s, s.actor if s.phase == danger_phases.DODGING else s.seat)
    if verb == danger_codes.SNIFF:
        return sniff.PRICE
    if verb == danger_codes.FOLD:
        return fold_ladder.PRICE
    if verb == danger_codes.CLEAR:
        return clear.PRICE
    if danger_codes.is_climb(verb):
        return climb.price_of(verb)
    return raise_ladder.PRICE
