"""What a partner has to be told of a game to talk about it: it knows none itself.

A subclass in `bots/<game>/insight.py` says what a plan comes to, why it is good, what a request
means on the table, and what a position is worth to the team when it is tried out.
"""

# mypyc: off

from collections.abc import Sequence
from dataclasses import dataclass

from tocsin.bots.rating import Line
from tocsin.core.contract import Game, State
from tocsin.core.facts import Event
from tocsin.core.journal import Journal
from tocsin.core.talk import INTENTION, REASON, Request, Saying


@dataclass(frozen=True, slots=True)
class Estimate:
    """What trying out says: `shown` in a hundred or in points, with its margin.

    `value` is in the unit in which plans are compared; `setback` is how many times in a hundred
    something was lost before the seat's next turn, -1 where the game knows no such thing.
    """

    value: float
    shown: int
    margin: int
    setback: int = -1


class Wish:
    """A request as the searches see it: how much a position is what was asked."""

    def pull(self, state: State, seat: int) -> float:
        """From 0, not at all, to 1, wholly; added to the worth while plans are sought."""
        return 0.0

    def met_by(self, before: State, line: Line, seat: int) -> str:
        """The code of the reply if this plan does what was asked, else nothing."""
        raise NotImplementedError

    def refused(self) -> Saying:
        """What is said if no plan does it."""
        raise NotImplementedError


class Insight:
    """Talk about one game under its options."""

    # Do the seats play together? Rivals keep their plans to themselves.
    is_together = True
    # Can plans be told in words and tried out? Then advice has a chance and a reason.
    is_told = True
    # How much worse than the best plan one may be that somebody asked for.
    ruin = 0.06

    def __init__(self, game: Game) -> None:
        self.game = game

    def turn_of(self, state: State, seat: int) -> State | None:
        """The table as if this seat's turn began now; None where that cannot be told."""
        return state if state.actor == seat else None

    def is_turn(self, state: State, seat: int) -> bool:
        """Does this seat plan a turn here, and not only answer a question?"""
        return state.actor == seat

    def idle(self, state: State, seat: int) -> tuple[int, ...]:
        """The plan to do nothing, beside which others show what they bring; empty without one."""
        return ()

    def intend(self, before: State, seat: int, codes: Sequence[int]) -> Saying:
        """What a plan comes to."""
        raise NotImplementedError

    def explain(self, before: State, seat: int, line: Line) -> Saying:
        """Why a plan is good."""
        raise NotImplementedError

    def wish(self, state: State, seat: int, request: Request) -> Wish | Saying:
        """What a request means here; a reply at once where it means nothing."""
        raise NotImplementedError

    def weigh(self, before: State, line: Line, seat: int, seed: int) -> Estimate:
        """What a plan is worth, quickly: good enough to see what would be ruinous."""
        return self.estimate(line.state, seat, seed, 40)

    def estimate(self, state: State, seat: int, seed: int, rollouts: int) -> Estimate:
        """What a position is worth, tried out so many times, the same for the same seed."""
        raise NotImplementedError

    def minds(self, state: State, code: int, people: Sequence[int]) -> bool:
        """Would this move push about the piece of a person who has not been asked?"""
        return False

    def knows_place(self, state: State, at: str) -> bool:
        """Is this a place on the table that a request can point at?"""
        raise NotImplementedError


def act_out(before: State, codes: Sequence[int]) -> tuple[State, list[Event]]:
    """Where a plan leads, and the facts on the way.

    A plan goes past questions to others (who rides along?) that its codes do not answer: what
    comes after such a question is not acted out.
    """
    state = before.copy()
    journal = Journal()
    for code in codes:
        if not state.is_offered(code):
            break
        state.apply(code, journal)
        state.offers_n = -1
    return state, journal.events


def intention(code: str, **args: object) -> Saying:
    """A plan in a word."""
    return Saying(INTENTION, code, args)  # type: ignore[arg-type]


def reason(code: str, **args: int) -> Saying:
    """A reason in a word."""
    return Saying(REASON, code, args)
