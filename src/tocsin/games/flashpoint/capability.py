"""Capabilities: how an expansion changes steps of the base rules without the base knowing it.

A capability is an object with one method per step of the rulebook that may be changed. The base
asks every capability of the table at that step; without any, it asks nobody and pays nothing. What
a capability must remember lies in its own slots of the scene, from `at` on, so that copies, texts
and comparisons need no further code. See docs/adr/0003-capabilities.md.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tocsin.core.contract import Description, Refusal
from tocsin.core.journal import Journal

if TYPE_CHECKING:
    from tocsin.games.flashpoint.scene import Scene

# Codes of capabilities' own moves begin here, after all of the base.
CAPABILITY_FROM: Final[i64] = 20_000

# What becomes of a blast.
NOT_MINE: Final[i64] = 0
STOPS: Final[i64] = 1
PASSES: Final[i64] = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Capability:
    """Changes nothing; an expansion overrides the steps it changes."""

    def __init__(self, at: i64) -> None:
        self.at = at
        # The texts of its own moves by code, one each.
        self.words: dict[int, str] = {}

    def begin(self, s: "Scene") -> None:
        """Set-up: put pieces on the board before the first die falls."""

    def redirect(self, s: "Scene", cell: i64) -> i64:
        """A roll of both dice: the cell that is meant when this one is rolled."""
        return cell

    def bars_piece(self, s: "Scene", cell: i64) -> bool:
        """Set-up and replenishing: is the cell no place for a marker?"""
        return False

    def bars_entry(self, s: "Scene", cell: i64) -> bool:
        """Moving: may no firefighter enter the cell?"""
        return False

    def meet_edge(self, s: "Scene", edge: i64, way: i64, journal: Journal | None) -> i64:
        """Explosion, shockwave: does a barrier that the base does not know stop a blast?"""
        return NOT_MINE

    def meet_cell(self, s: "Scene", cell: i64, way: i64, journal: Journal | None) -> i64:
        """Explosion, shockwave: does a cell take a blast, or let it run on as if it burnt?"""
        return NOT_MINE

    def end_explosion(self, s: "Scene", cell: i64, journal: Journal | None) -> None:
        """After all directions and shockwaves of one explosion."""

    def end_fire(self, s: "Scene", journal: Journal | None) -> None:
        """Step E: before firefighters are knocked down."""

    def offer_actions(self, s: "Scene") -> None:
        """Phase 1: offer its own moves, in ascending order."""

    def perform(self, s: "Scene", code: i64, journal: Journal | None) -> None:
        """Phase 1: carry out one of its own moves."""

    def explain(self, s: "Scene", code: i64) -> Refusal | None:
        """Why one of its own moves is not legal now, written afresh."""
        return None

    def describe(self, s: "Scene", code: i64) -> Description:
        """One of its own moves for a user interface."""
        return Description(self.words[code], self.words[code], "")

    def find_problems(self, s: "Scene") -> list[str]:
        """What is impossible about its slots and pieces."""
        return []
