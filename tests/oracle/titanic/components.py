"""What is in the box: passengers, Action cards, crew cards (TI-GEN-1, TI-GEN-2, TI-SETUP-2).

Stated a second time on purpose: the engine reads its own files.
"""

import re
from dataclasses import dataclass

# TI-GEN-1: how many numbers each class has.
HIGHEST = {"f": 13, "s": 17}
LINES = ("l1", "l2", "l3", "l4", "l5", "l6", "boat")
GROUPS = ("gf1", "gf2", "gs1", "gs2")
STAND_INS = ("mf", "ms")
PLACES = (*LINES, "side", *GROUPS, *STAND_INS)

# The twenty Action cards, in the order in which they are always listed.
ACTIONS = {
    "get-ready": 2,
    "come-on": 3,
    "come-back": 3,
    "your-turn": 2,
    "same-lines": 2,
    "wait": 2,
    "save-time": 1,
    "plan-a": 1,
    "plan-b": 1,
    "collapsible-boat": 1,
    "mystery-first": 1,
    "mystery-second": 1,
}


@dataclass(frozen=True)
class Member:
    """A crew card: the fewest players it is for, and the most passengers of a rescue."""

    players: int
    rescue: int


CREW = {
    "murdoch": Member(players=1, rescue=4),
    "boxhall": Member(players=1, rescue=3),
    "lee": Member(players=1, rescue=6),
    "latimer": Member(players=1, rescue=5),
    "lowe": Member(players=1, rescue=5),
    "fleet": Member(players=1, rescue=3),
    "smith": Member(players=3, rescue=5),
    "pitman": Member(players=2, rescue=5),
    "lightoller": Member(players=2, rescue=5),
    "phillips": Member(players=2, rescue=6),
}


@dataclass(frozen=True)
class Passenger:
    """A Passenger card, or a Mystery Passenger that stands for one (TI-ACT-MYSTERY-1)."""

    whose: str
    number: int
    anchor: bool = False
    stand_in: bool = False

    @property
    def kind(self) -> str:
        """Class and number: `f7`."""
        return f"{self.whose}{self.number}"

    @property
    def name(self) -> str:
        """The text of the card: `f7`, `s12a`, `mf6`."""
        return ("m" if self.stand_in else "") + self.kind + ("a" if self.anchor else "")

    @property
    def is_lifeboat(self) -> bool:
        """TI-GEN-2: a number 1."""
        return self.number == 1

    @property
    def opens_a_line(self) -> bool:
        """TI-MOVE-3: the highest number of its class."""
        return self.number == HIGHEST[self.whose]


def passenger(text: str) -> Passenger:
    """The card of a text: `f7`, `s12a`, `mf6`."""
    found = re.fullmatch(r"(m?)([fs])(\d+)(a?)", text)
    assert found is not None, text
    return Passenger(found[2], int(found[3]), anchor=found[4] == "a", stand_in=found[1] == "m")


ALL_PASSENGERS = [
    f"{whose}{number}{anchor}"
    for whose, highest in HIGHEST.items()
    for number in range(1, highest + 1)
    for anchor in ("", "a")
]
