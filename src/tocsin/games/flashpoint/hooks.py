"""Hooks: steps of the rulebook at which an expansion has a say, with the base game's answers.

A state has one such object (`s.hooks`), shared by all states of a game; it is asked only where
`s.extended` is true, so that the base game pays one test of a flag for each step.
"""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.table import due, ways
from tocsin.games.flashpoint.table.state import FlashpointState


class Hooks:
    """A table without an expansion."""

    def __init__(self, is_extended: bool = False) -> None:
        self.is_extended = is_extended
        # Are ladders laid over holes or let down into them?
        self.has_bridges = False

    def is_barred(self, s: FlashpointState, cell: i64) -> bool:
        """May nobody set foot in the cell?"""
        return False

    def step_surcharge(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
        """What a move costs beyond the usual (XD-LADDER-5, XD-LADDER-6, XD-ATTIC-5, XD-SPEC-3)."""
        return 0

    def extra_points(self, s: FlashpointState) -> i64:
        """Points beyond those of the card that the active firefighter was given (XD-SPEC-2)."""
        return 0

    def may_step(self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> bool:
        """May the figure go that way with what it takes along (XD-LADDER-7, XD-LADDER-8)?"""
        return True

    def has_ladder(self, s: FlashpointState, cell: i64) -> bool:
        """Can somebody in the cell take a folded ladder (XD-LADDER-1)?"""
        return False

    def take_ladder_along(self, s: FlashpointState, cell: i64, goal: i64) -> None:
        """A folded ladder is carried to the next cell (XD-LADDER-2)."""

    def water_reaches(self, s: FlashpointState, cell: i64) -> i64:
        """The cell that water aimed at this one reaches (XD-FLOOR-8)."""
        return cell

    def can_do_rare(self, s: FlashpointState, seat: i64, verb: i64, way: i64) -> bool:
        """May the figure do this rare deed, points apart (see `codes.is_rare`)?"""
        return False

    def rare_price(self, s: FlashpointState, verb: i64) -> i64:
        """What a rare deed, or an action without a direction, costs."""
        return 0

    def do_rare(
        self, s: FlashpointState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        """Carry out a rare deed that has been paid for."""
        return due.NOTHING

    def loosen(self, s: FlashpointState, edge: i64, journal: Journal | None) -> None:
        """One jam token is chopped off a fireproof door (XD-FDOOR-5)."""

    def jams(self, s: FlashpointState, edge: i64) -> i64:
        """How many jam tokens hold a door (XD-FDOOR-5)."""
        return 0

    def explain_step(
        self, s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64
    ) -> Refusal | None:
        """The rule of the expansion that forbids a move, barriers, fire and points apart."""
        return None

    def explain_rare(self, s: FlashpointState, seat: i64, verb: i64, way: i64) -> Refusal | None:
        """The rule that forbids a rare deed, points apart."""
        return Refusal("not-on-this-board", "XD-GEN-1")

    def explain_extra(self, s: FlashpointState, code: i64) -> Refusal | None:
        """The rule that forbids an action without a direction, points apart."""
        return Refusal("not-on-this-board", "XD-GEN-1")

    def explain_edge_of_level(self, s: FlashpointState, cell: i64, way: i64) -> Refusal:
        """Why nothing can be done where no cell is."""
        return Refusal("nothing-beyond-the-ring", "FP-ADJ-5", {"way": ways.LETTERS[way]})

    def offer_extra(self, s: FlashpointState, cell: i64, role: i64, points: i64) -> None:
        """Actions of the expansion without a direction, and all that the rescue dog may do."""

    def do_extra(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        """Carry out such an action, already paid for."""
        return due.NOTHING

    def is_engine_held(self, s: FlashpointState) -> bool:
        """Is the engine kept from driving (XD-PLAT-9)?"""
        return False

    # Ladders over and in holes (XD-BRIDGE).

    def is_bridge(self, s: FlashpointState, cell: i64) -> bool:
        """XD-BRIDGE-1: does a ladder lie over a hole there?"""
        return False

    def is_bridged(self, s: FlashpointState) -> bool:
        """XD-BRIDGE-1: does a ladder lie over any hole?"""
        return False

    def bound_seats(self, s: FlashpointState) -> i64:
        """XD-BRIDGE-2: the seats on bridges that this turn may not leave there."""
        return 0

    def all_get_off(self, s: FlashpointState, excused: i64) -> bool:
        """XD-BRIDGE-2, FP-MOVE-8: can all but the excused seats leave bridges and fire?"""
        return True

    def burden_verb(self, s: FlashpointState, cell: i64) -> i64:
        """XD-BRIDGE-2: the move that takes along all that lies on a bridge, -1 if none does."""
        return 0

    def ladder_goal(self, s: FlashpointState, cell: i64, verb: i64, way: i64) -> i64:
        """XD-BRIDGE-5: the cell that a ladder in that direction leads or will lead to, or -1."""
        return -1

    def offer_beside_bridges(self, s: FlashpointState) -> None:
        """XD-BRIDGE-2: what may be done while a bridge lies."""

    def offer_into_holes(self, s: FlashpointState, way: i64, points: i64) -> None:
        """XD-BRIDGE-1, XD-BRIDGE-5: what may be done with ladders and holes in a direction."""
