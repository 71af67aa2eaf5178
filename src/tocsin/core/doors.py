"""Doors to a playthrough: a seat's own, the referee's, and a look at what some moves would bring.

Fronts, servers and bots use these, so that nobody is shown a secret by accident.
"""

from typing import TYPE_CHECKING

from tocsin.core.errors import IllegalMove, NotYourTurn, PlaythroughOver
from tocsin.core.facts import Description, Event, Odds, Problem, Prompt, Reach, Refusal, View
from tocsin.core.seats import CHANCE, check_seat

if TYPE_CHECKING:
    from tocsin.core.playthrough import Playthrough


class Seat:
    """All that one seat may know and do; it can never show what the seat may not know."""

    def __init__(self, play: "Playthrough", number: int) -> None:
        check_seat(play.game.seats, number)
        self._play = play
        self._number = number

    @property
    def number(self) -> int:
        """Which seat it is; a door does not become another's."""
        return self._number

    @property
    def is_to_act(self) -> bool:
        """Is it this seat's turn to choose?"""
        return self._play.actor == self.number

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self._play.view(self.number)

    def events(self, since: int = 0) -> list[Event]:
        """Facts from ply `since` on, as the seat may know them."""
        return self._play.events(since, self.number)

    def moves(self) -> list[str]:
        """What the seat may do now; nothing while others act."""
        return self._play.moves() if self.is_to_act else []

    def describe(self) -> list[Description]:
        """The same with what a front needs."""
        return self._play.describe() if self.is_to_act else []

    def reach(self) -> list[Reach]:
        """What the seat can get to this turn, with whole prices and moves."""
        return self._play.reach() if self.is_to_act else []

    def prompt(self) -> Prompt | None:
        """What the seat is asked, None while others act."""
        return self._play.prompt() if self.is_to_act else None

    def why_not(self, text: str) -> Refusal | None:
        """None if the seat may do this now, else the reason."""
        if not self.is_to_act:
            return Refusal("not-your-turn", "", {"actor": self._play.actor})
        return self._play.why_not(text)

    def do(self, text: str) -> list[Event]:
        """One move of this seat; what happened comes back as the seat may know it."""
        if self._play.is_over:
            raise PlaythroughOver("the-play-is-over")
        if not self.is_to_act:
            raise NotYourTurn("not-your-turn", {"actor": self._play.actor})
        # Refused here, because what the play itself raises shows the position with its secrets.
        refusal = self._play.why_not(text)
        if refusal is not None:
            raise IllegalMove(refusal.code, refusal.args, refusal.rule)
        first = len(self._play.plies)
        self._play.do(text)
        return self.events(first)

    def __repr__(self) -> str:
        return f"<Seat {self.number} of {self._play.game.headline()}>"


class Referee:
    """Everything about a play, secrets included."""

    def __init__(self, play: "Playthrough") -> None:
        self._play = play

    def position(self) -> str:
        """The position text, which names what lies face down."""
        return self._play.position()

    def record(self) -> str:
        """The record, which names every outcome of chance."""
        return self._play.record()

    def events(self, since: int = 0) -> list[Event]:
        """Facts with every secret opened."""
        return self._play.events(since)

    def problems(self) -> list[Problem]:
        """What is impossible about the position; empty when it is sound."""
        return self._play.state.problems()


class WhatIf:
    """Where some moves would lead: `view` of a seat, `events`, and whether chance is next."""

    def __init__(self, trial: "Playthrough", first: int, moves: list[str]) -> None:
        self._trial = trial
        self._first = first
        self._moves = moves
        self._actor = trial.actor

    @property
    def moves(self) -> list[str]:
        """Those that were made."""
        return self._moves

    @property
    def actor(self) -> int:
        """Who would then be to act."""
        return self._actor

    @property
    def is_chance_next(self) -> bool:
        """Would chance be to act?"""
        return self._actor == CHANCE

    def view(self, seat: int) -> View:
        """What that seat would see, points left included."""
        return self._trial.view(seat)

    def events(self, seat: int) -> list[Event]:
        """What would have happened, as that seat may know it."""
        return self._trial.events(self._first, seat)

    def odds(self) -> list[Odds]:
        """The chance that would come next."""
        return self._trial.odds()

    def play(self) -> "Playthrough":
        """The trial itself, to go on from."""
        return self._trial
