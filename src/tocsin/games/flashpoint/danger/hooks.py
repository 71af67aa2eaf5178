"""What the expansion says to the steps of the base game: the answers to its hooks.

XD-GEN-1: its rules add to those of the base game and win where both speak. Here is only who
answers; the rules are in the rooms that are named.
"""

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.actions import (
    cannon,
    clear,
    dice,
    edges,
    escape,
    forbidden,
    operate,
    platform_answers,
    tote,
)
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction
from tocsin.games.flashpoint.danger.rules import (
    beyond,
    cards,
    fireproof_doors,
    gun,
    ladders,
    rescue_dog,
    setup,
    steps,
)
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import results as danger_results
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.hooks import Hooks
from tocsin.games.flashpoint.rules import movement
from tocsin.games.flashpoint.table import codes, marks, phases
from tocsin.games.flashpoint.table.specialists import DOOR_PRICE
from tocsin.games.flashpoint.table.state import FlashpointState


class DangerHooks(Hooks):
    """A table of the expansion; `directed` are the rooms of what is done in a direction."""

    def __init__(self, directed: list[DirectedAction]) -> None:
        super().__init__(is_extended=True)
        self.phases = danger_phases.PHASES
        self.verbs = danger_codes.VERBS
        self.endings = danger_results.ENDINGS
        self.ending_rules = danger_results.RULES
        self.directed = directed

    # Whose moment it is.

    def refused_moment(self, s: FlashpointState, code: i64) -> i64:
        """XD-PLAT-4: the platform's questions come first."""
        if not danger_phases.asks_about_platform(s.phase):
            return 0
        return platform_answers.refused(danger_of(s), code)

    def refused_chance(self, s: FlashpointState, code: i64) -> i64:
        """See `dice`."""
        d = danger_of(s)
        if s.phase < phases.ACT:
            return dice.refused_in_set_up(d, code)
        return dice.refused(d, code) if dice.is_rolled(d) else i64(-1)

    def forbids(self, s: FlashpointState, seat: i64, code: i64) -> i64:
        """See `forbidden`."""
        return forbidden.refused(danger_of(s), seat, code)

    # Moving.

    def nothing_beyond(self, s: FlashpointState, cell: i64, way: i64) -> i64:
        """See `beyond`."""
        return beyond.refused(danger_of(s), cell, way)

    def refused_barrier(self, s: FlashpointState, cell: i64, way: i64, barrier: i64) -> i64:
        """See `edges`."""
        return edges.refused_way(way, barrier)

    def refused_burden(self, s: FlashpointState, cell: i64) -> i64:
        """See `tote`."""
        return tote.refused_burden(danger_of(s), cell)

    def refused_step(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
        """See `steps`."""
        return steps.refused(danger_of(s), seat, verb, cell, way)

    def step_surcharge(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
        """See `steps`."""
        return steps.surcharge(danger_of(s), seat, verb, cell, way)

    def short_of_surcharge(self, s: FlashpointState, seat: i64) -> i64:
        """See `steps`."""
        return steps.short_of_surcharge(danger_of(s), seat)

    def take_along(self, s: FlashpointState, cell: i64, goal: i64) -> None:
        """XD-LADDER-2: a folded ladder."""
        ladders.carry(danger_of(s), cell, goal)

    def move_rule(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> str:
        """XD-LADDER-2, XD-SPEC-3: with a ladder, or dragged by the dog; else see `ladders`."""
        if danger_codes.carries_ladder(verb):
            return "XD-LADDER-2"
        if codes.carries_victim(verb) and not danger_of(s).has_hands(seat):
            return "XD-SPEC-3"
        return ladders.step_rule(danger_of(s), cell, way)

    def told_verb(self, s: FlashpointState, verb: i64, cell: i64, way: i64) -> str:
        """XD-LADDER-5: a ladder is climbed."""
        return self.verbs[ladders.told_verb(danger_of(s), verb, cell, way)]

    # Doors and walls.

    def refused_turning(self, s: FlashpointState, barrier: i64, opens: bool) -> i64:
        """See `edges`."""
        return edges.refused_turning(barrier, opens)

    def opens_by_moving(self, barrier: i64) -> bool:
        """XD-WIN-2: a window is a movement-type action."""
        return danger_barriers.is_window(barrier)

    def short_of_turning(self, s: FlashpointState, barrier: i64) -> i64:
        """See `edges`."""
        return edges.short_of_turning(barrier)

    def turned_word(self, barrier: i64, opens: bool, word: str) -> str:
        """XD-WIN-2: a window is told as one."""
        if not danger_barriers.is_window(barrier):
            return word
        return "window-opened" if opens else "window-closed"

    def turning_rule(self, barrier: i64, rule: str) -> str:
        """XD-WIN-2."""
        return "XD-WIN-2" if danger_barriers.is_window(barrier) else rule

    def refused_chop(self, s: FlashpointState, barrier: i64) -> i64:
        """See `edges`."""
        return edges.refused_chop(barrier)

    def chop_rule(self, barrier: i64) -> str:
        """XD-FDOOR-5, XD-WIN-4, XD-LWALL-1: jams, windows and light walls."""
        if danger_barriers.is_jammed(barrier):
            return "XD-FDOOR-5"
        if danger_barriers.is_window(barrier):
            return "XD-WIN-4"
        return "XD-LWALL-1" if barrier == danger_barriers.LIGHT else "FP-CHOP-1"

    def chop(self, s: FlashpointState, edge: i64, journal: Journal | None) -> bool:
        """XD-FDOOR-5: a jam takes the blow."""
        if not danger_barriers.is_jammed(i64(s.edges[edge])):
            return False
        fireproof_doors.loosen(danger_of(s), edge, journal)
        return True

    def chops_needed(self, s: FlashpointState, edge: i64, barrier: i64) -> i64:
        """XD-FDOOR-5: one for each jam."""
        return danger_of(s).jams(edge)

    # Water and cards.

    def water_reaches(self, s: FlashpointState, cell: i64) -> i64:
        """XD-FLOOR-8: water aimed at a hole reaches the cell of the basement under it."""
        d = danger_of(s)
        return d.house.under[cell] if d.is_hole(cell) else cell

    def never(self, s: FlashpointState, role: i64, verb: i64) -> i64:
        """XD-ENG-1: the engineer puts nothing out."""
        return cards.NO_WATER

    def gun_target(self, s: FlashpointState, red: i64, black: i64) -> i64:
        """See `gun`."""
        return gun.find_target(danger_of(s), red, black)

    def refused_card(self, s: FlashpointState, role: i64) -> i64:
        """See `cards`."""
        return cards.refused_card(role)

    def card_rule(self, role: i64) -> str:
        """See `cards`."""
        return cards.rule_of(role)

    def extra_points(self, s: FlashpointState) -> i64:
        """XD-SPEC-2: one, if the veteran was near."""
        return 1 if danger_of(s).extra_point else 0

    # Commands, and actions of the expansion's own.

    def is_commandable(self, verb: i64) -> bool:
        """XD-SPEC-4, XD-BRIDGE-6: whatever is done with ladders."""
        return danger_codes.is_ladder_work(verb)

    def refused_directed(self, s: FlashpointState, seat: i64, verb: i64, way: i64) -> i64:
        """See the room of the action."""
        return self._room_of(verb).refused_directed(danger_of(s), seat, verb, way)

    def directed_price(self, s: FlashpointState, seat: i64, verb: i64) -> i64:
        """See the room of the action; what nobody can be told to do has no price."""
        for action in self.directed:
            if action.first <= verb <= action.last:
                return action.price_of(verb)
        return 0

    def do_directed(
        self, s: FlashpointState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        """See the room of the action."""
        return self._room_of(verb).do_directed(danger_of(s), seat, verb, way, journal)

    def must_obey(self, s: FlashpointState, seat: i64) -> bool:
        """XD-BRIDGE-2: who stands on a bridge is not asked."""
        return danger_of(s).is_bridge(s.cell_of(seat))

    def do_action(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        """See the room of the action."""
        d = danger_of(s)
        if codes.is_directed(code):
            return self._room_of(codes.verb_of(code)).do(s, code, journal)
        if code == danger_codes.CLEAR:
            return clear.do(d, journal)
        if code == danger_codes.CANNON:
            return cannon.do(d, journal)
        return operate.do(d, code - danger_codes.OPERATE_FROM, journal)

    def _room_of(self, verb: i64) -> DirectedAction:
        for action in self.directed:
            if action.first <= verb <= action.last:
                return action
        raise AssertionError(f"no action of the expansion has the verb {verb}")

    # A way off bridges.

    def all_can_leave(self, s: FlashpointState) -> i64:
        """See `escape`."""
        d = danger_of(s)
        if not d.ruling.holes_take_ladders or not d.has_bridge():
            return -1
        return 1 if escape.can_all_get_off(d, 0) else 0

    def refused_after(self, s: FlashpointState, after: FlashpointState) -> i64:
        """See `escape`."""
        d = danger_of(s)
        if not d.ruling.holes_take_ladders or not d.has_bridge():
            return -1
        return escape.refused_after(d, danger_of(after))

    def refused_pass(self, s: FlashpointState) -> i64:
        """See `escape`."""
        return escape.refused_pass(danger_of(s))

    # Set-up and points of interest.

    def blast_rule(self, s: FlashpointState, phase: i64) -> str:
        """See `setup`."""
        return setup.blast_rule(danger_of(s), phase)

    def refused_stand(self, s: FlashpointState, cell: i64) -> i64:
        """XD-SETUP-11, XD-CHEM-8: any cell of the street that is not toxic."""
        return steps.TOXIC_START if danger_of(s).is_toxic(cell) else i64(0)

    def closed_cells(self, s: FlashpointState, sheet: i64) -> i64:
        """XD-FLOOR-7, XD-OBJ-2, XD-CHEM-8: where nobody may set foot, nothing can be laid."""
        return s.marks[sheet * marks.KINDS + danger_marks.BARRED]

    # Why something is refused.

    def facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        """The arguments of the expansion's rows in the base game's actions."""
        d = danger_of(s)
        if codes.is_directed(code) or codes.is_command(code):
            return self._directed_facts(d, code, row)
        if row in (cards.NO_ENGINEER, cards.NO_VETERAN, cards.NO_DOG):
            return {"specialist": d.cards.names[_card_of(code)]}
        if row == steps.TOXIC_START:
            return {"cell": d.board.names[code - codes.STAND_FROM]}
        return forbidden.facts(d, d.seat)

    def _directed_facts(self, s: DangerState, code: i64, row: i64) -> dict[str, Arg]:
        seat = codes.commanded(code) if codes.is_command(code) else s.seat
        verb, way = codes.verb_of(code), codes.way_of(code)
        cell = s.cell_of(seat)
        if row == rescue_dog.NOT_FOR_DOGS:
            return {"seat": int(seat)}
        if danger_codes.is_ladder_work(verb):
            return self._room_of(verb).facts_for(s, seat, verb, way, row)
        if row == tote.NO_LADDER:
            return {"cell": s.board.names[cell]}
        if row in (steps.SHORT_ON_LADDER, steps.SHORT_DRAGGING):
            return points.facts(s, movement.walk_price(s, seat, verb, cell, way))
        if row == edges.SHORT:
            return points.facts(s, DOOR_PRICE)
        if edges.CLOSED_WINDOW <= row <= edges.FIREPROOF:
            return edges.facts(s, cell, way)
        if beyond.NO_STOREY <= row <= beyond.END_OF_STREET:
            return beyond.facts(s, cell, way)
        if row <= steps.LAST:
            return steps.facts(s, seat, cell, way, row)
        return {}


def _card_of(code: i64) -> i64:
    """The card that is taken, dealt or changed to."""
    if code < codes.CHANCE_END:
        return code - codes.DEAL_FROM
    return code - (codes.CREW_FROM if code < codes.PARK_FROM else codes.CHOOSE_FROM)
