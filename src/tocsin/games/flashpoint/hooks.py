"""Hooks: steps of the rulebook at which an expansion has a say, with the base game's answers.

A state has one such object (`s.hooks`), shared by all states of a game; it is asked only where
`s.extended` is true, so that the base game pays one test of a flag for each step. What refuses
something gives back a row: 0 for nothing against it, else a number of the action's table of
refusals; from 100 on these are the expansion's own, which `facts` must be able to explain.
"""

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.table import codes, due, phases, results
from tocsin.games.flashpoint.table.state import FlashpointState


class Hooks:
    """A table without an expansion."""

    def __init__(self, is_extended: bool = False) -> None:
        self.is_extended = is_extended
        # The words of numbers, which an expansion adds to.
        self.phases: tuple[str, ...] = phases.PHASES
        self.verbs: tuple[str, ...] = codes.VERBS
        self.endings: tuple[str, ...] = results.ENDINGS
        self.ending_rules: tuple[str, ...] = results.RULES

    # Whose moment it is (FP-TURN-2).

    def refused_moment(self, s: FlashpointState, code: i64) -> i64:
        """Does a question of the expansion come first, or is this no answer to it?"""
        return 0

    def refused_chance(self, s: FlashpointState, code: i64) -> i64:
        """Is it the outcome that a question of the expansion asks of chance; -1: it asks none."""
        return -1

    def forbids(self, s: FlashpointState, seat: i64, code: i64) -> i64:
        """What this figure may not do at all now, asked before anything else about an action."""
        return 0

    def facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        """The arguments of the expansion's own refusals."""
        return {}

    # Moving (FP-MOVE, FP-CARRY).

    def nothing_beyond(self, s: FlashpointState, cell: i64, way: i64) -> i64:
        """FP-ADJ-5: why nothing can be done where no cell is."""
        return 0

    def refused_barrier(self, s: FlashpointState, cell: i64, way: i64, barrier: i64) -> i64:
        """FP-MOVE-5: what of the expansion's stands in the way; 0 for a wall."""
        return 0

    def refused_burden(self, s: FlashpointState, cell: i64) -> i64:
        """FP-CARRY-1: is the expansion's thing at hand that a move would take along?"""
        return 0

    def refused_step(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
        """FP-MOVE-1: may the figure go there with what it takes along, fire and points apart?"""
        return 0

    def step_surcharge(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
        """FP-MOVE-1: what a step costs beyond the usual."""
        return 0

    def short_of_surcharge(self, s: FlashpointState, seat: i64) -> i64:
        """FP-AP-2: the row of a step that is too dear because of that."""
        return 0

    def take_along(self, s: FlashpointState, cell: i64, goal: i64) -> None:
        """FP-CARRY-1: the expansion's thing comes along to the next cell."""

    def move_rule(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> str:
        """The rule by which somebody moves like that; empty for the base game's."""
        return ""

    def told_verb(self, s: FlashpointState, verb: i64, cell: i64, way: i64) -> str:
        """The word for a move like that."""
        return self.verbs[verb]

    # Doors and walls (FP-DOOR, FP-CHOP); asked for barriers of the expansion only.

    def refused_turning(self, s: FlashpointState, barrier: i64, opens: bool) -> i64:
        """FP-DOOR-1: why it is not opened or closed; -1 if it is like a door."""
        return -1

    def opens_by_moving(self, barrier: i64) -> bool:
        """FP-SPEC-RESC-1: is opening and closing it a part of moving, whatever doors are?"""
        return False

    def short_of_turning(self, s: FlashpointState, barrier: i64) -> i64:
        """FP-AP-2: the row of what cannot be paid for."""
        return 0

    def turned_word(self, barrier: i64, opens: bool, word: str) -> str:
        """FP-DOOR-1: the event of what was opened or closed."""
        return word

    def turning_rule(self, barrier: i64, rule: str) -> str:
        """FP-DOOR-1: the rule behind it."""
        return rule

    def refused_chop(self, s: FlashpointState, barrier: i64) -> i64:
        """FP-CHOP-1: why an axe does nothing there; -1 if there is no wall."""
        return -1

    def chop_rule(self, barrier: i64) -> str:
        """FP-CHOP-1: the rule by which an axe strikes such a barrier."""
        return "FP-CHOP-1"

    def chop(self, s: FlashpointState, edge: i64, journal: Journal | None) -> bool:
        """FP-CHOP-1: has the expansion dealt with the blow?"""
        return False

    def chops_needed(self, s: FlashpointState, edge: i64, barrier: i64) -> i64:
        """FP-MOVE-8: how many chops clear the way, 0 if none do."""
        return 0

    # Water (FP-EXT, FP-GUN) and cards (FP-SPEC-ALL-1).

    def water_reaches(self, s: FlashpointState, cell: i64) -> i64:
        """FP-EXT-1: the cell that water aimed at this one reaches."""
        return cell

    def never(self, s: FlashpointState, role: i64, verb: i64) -> i64:
        """FP-AP-2: why a card for which there is no price does not do this."""
        return 0

    def gun_target(self, s: FlashpointState, red: i64, black: i64) -> i64:
        """FP-GUN-4: the cell that the dice of the deck gun name."""
        return -1

    def refused_card(self, s: FlashpointState, role: i64) -> i64:
        """FP-ASET-10: why a card is not among those that are played with."""
        return 0

    def card_rule(self, role: i64) -> str:
        """FP-ASET-10: the rule that brings a card into play."""
        return "FP-ASET-10"

    def extra_points(self, s: FlashpointState) -> i64:
        """FP-AP-1: points beyond those of the card that the active firefighter was given."""
        return 0

    # Commands (FP-SPEC-CAPT).

    def is_commandable(self, verb: i64) -> bool:
        """FP-SPEC-CAPT-2: is it an action of the expansion's that a captain may command?"""
        return False

    def refused_directed(self, s: FlashpointState, seat: i64, verb: i64, way: i64) -> i64:
        """FP-SPEC-CAPT-2: why the figure cannot do this action of the expansion's."""
        return 0

    def directed_price(self, s: FlashpointState, seat: i64, verb: i64) -> i64:
        """FP-SPEC-CAPT-4: what that costs."""
        return 0

    def do_directed(
        self, s: FlashpointState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        """FP-SPEC-CAPT-2: the figure does it, paid for by the captain; says what is due."""
        return due.NOTHING

    def must_obey(self, s: FlashpointState, seat: i64) -> bool:
        """FP-SPEC-CAPT-6: is there peril in which nobody is asked?"""
        return False

    def do_action(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        """FP-TURN-2: an action of the expansion's by the active figure; says what is due."""
        return due.NOTHING

    # A way off the fire (FP-MOVE-8, FP-SPEC-CAPT-5).

    def all_can_leave(self, s: FlashpointState) -> i64:
        """Can everybody in peril be brought off: 1 or 0; -1 if the base game's answer holds."""
        return -1

    def refused_after(self, s: FlashpointState, after: FlashpointState) -> i64:
        """Would somebody be left in peril by an action that leads there; -1: see `escape`."""
        return -1

    def refused_pass(self, s: FlashpointState) -> i64:
        """FP-TURN-4: why phase 1 cannot end yet, fire apart."""
        return 0

    # Set-up and points of interest (FP-SETUP, FP-POI).

    def blast_rule(self, s: FlashpointState, phase: i64) -> str:
        """FP-ASET-4: the rule that asks for an explosion of the set-up; empty for the base's."""
        return ""

    def refused_stand(self, s: FlashpointState, cell: i64) -> i64:
        """FP-SETUP-6: why nobody starts on this cell of the ring."""
        return 0

    def closed_cells(self, s: FlashpointState, sheet: i64) -> i64:
        """FP-POI-6: cells of a sheet where nothing can be laid."""
        return 0
