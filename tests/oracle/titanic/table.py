"""The table of SOS Titanic as plain objects: lines, groups, piles, hands, and the step under way.

It says where things lie (TI-GEN-3, TI-GEN-4, TI-GEN-6, TI-GEN-7) and whether chance has to act;
what may be done is in the rooms beside it.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property

from tests.oracle.titanic.components import ACTIONS, ALL_PASSENGERS, LINES, Passenger

# The runs of all lines, which is what a position of the move step is told apart by (TI-MOVE-13).
Runs = dict[str, tuple[Passenger, ...]]

# TI-CHANCE-2: the steps in which a card is dealt, drawn or looked at.
CHANCE_STEPS = (
    "crew", "actions", "layout", "draw", "look-top", "look-pile", "look-line", "seek", "pay", "end",
)  # fmt: skip


@dataclass(frozen=True)
class Line:
    """TI-GEN-4: a hidden part at the ship, then a visible run down to the free end."""

    name: str
    usable: bool
    hidden: int = 0
    known: frozenset[str] = frozenset()
    run: tuple[Passenger, ...] = ()

    @property
    def free_end(self) -> Passenger | None:
        """The only card of a line that can be reached."""
        return self.run[-1] if self.run else None

    @property
    def real(self) -> int:
        """TI-ACT-MYSTERY-8: passengers in it; a Mystery Passenger is not counted."""
        return self.hidden + sum(not card.stand_in for card in self.run)


@dataclass(frozen=True)
class Row:
    """TI-KNOW-3: one way the split pools may lie: how many cards of each pool in each line."""

    weight: int
    counts: tuple[dict[str, int], ...]


@dataclass(frozen=True)
class Step:
    """What belongs to the step being resolved."""

    card: str = ""
    drawn: frozenset[str] = frozenset()
    placed: bool = False
    line: str = ""
    latimer_owed: int = 0
    offered: Counter[str] = field(default_factory=Counter)
    before: tuple[Counter[str], ...] = ()


@dataclass(frozen=True)
class Table:
    """Everything that lies open, and what is known of what does not."""

    players: int
    # TI-VAR-4: the stricter reading of the Mystery Passenger.
    never_lifeboat: bool
    turn: int
    phase: str
    seat: int
    crew: tuple[str, ...]
    hands: tuple[Counter[str], ...]
    action_discard: Counter[str]
    lines: dict[str, Line]
    groups: dict[str, str]
    top: tuple[str, ...]
    middle: Line
    bottom: tuple[str, ...]
    discard: frozenset[str]
    pools: tuple[frozenset[str], ...]
    rows: tuple[Row, ...]
    seen: tuple[Runs, ...]
    step: Step

    @property
    def member(self) -> str:
        """The crew card of the active player."""
        return self.crew[self.seat]

    @cached_property
    def pile_size(self) -> int:
        """How many passengers the pile holds."""
        return len(self.top) + self.middle.hidden + len(self.bottom)

    @property
    def runs(self) -> Runs:
        """The visible runs of all lines."""
        return {name: line.run for name, line in self.lines.items()}

    @cached_property
    def uncovered(self) -> str:
        """TI-MOVE-10: the first line whose free end has to be turned up; empty if there is none."""
        for name in LINES:
            line = self.lines[name]
            looked_through = self.phase == "look-line" and self.step.line == name
            if line.hidden > 0 and not line.run and not looked_through:
                return name
        return ""

    @cached_property
    def chance_acts(self) -> bool:
        """TI-CHANCE-2: is a card to be shown, drawn or dealt?"""
        if self.phase == "over":
            return False
        if self.uncovered or self.step.latimer_owed:
            return True
        return self.phase in CHANCE_STEPS

    def top_of(self, group: str) -> int:
        """TI-GEN-7: a group of k cards has top number k."""
        return len(self.groups[group])

    def groups_of(self, whose: str) -> list[str]:
        """The two places for groups of a class."""
        return [f"g{whose}1", f"g{whose}2"]

    def stands_for(self, whose: str) -> Passenger | None:
        """TI-ACT-MYSTERY-1: what the Mystery Passenger of a class stands for, wherever it lies."""
        for line in self.lines.values():
            for card in line.run:
                if card.stand_in and card.whose == whose:
                    return card
        for group in self.groups_of(whose):
            if "m" in self.groups[group]:
                return Passenger(whose, self.groups[group].index("m") + 1, stand_in=True)
        return None

    @cached_property
    def action_pile(self) -> Counter[str]:
        """TI-KNOW-8: what is left of the twenty Action cards."""
        elsewhere: Counter[str] = self.action_discard + self.step.offered
        for hand in self.hands:
            elsewhere += hand
        elsewhere[self.step.card] += 1
        elsewhere["collapsible-boat"] += self.lines["boat"].usable
        elsewhere["mystery-first"] += self.stands_for("f") is not None
        elsewhere["mystery-second"] += self.stands_for("s") is not None
        return Counter(ACTIONS) - elsewhere

    @cached_property
    def unseen(self) -> set[str]:
        """TI-KNOW-2: the passengers nobody has seen are what is left of the sixty."""
        seen = set(self.top) | set(self.bottom) | self.discard | self.step.drawn
        seen |= self.middle.known
        for line in self.lines.values():
            seen |= line.known | {card.name for card in line.run}
        for pool in self.pools:
            seen |= pool
        return set(ALL_PASSENGERS) - seen - self.saved()

    def saved(self) -> set[str]:
        """The passengers in the groups; a mark `m` is a Mystery Passenger and none of them."""
        return {
            f"{group[1]}{number}" + ("" if mark == "p" else "a")
            for group, marks in self.groups.items()
            for number, mark in enumerate(marks, start=1)
            if mark != "m"
        }
