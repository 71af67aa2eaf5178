"""What a bot is: something that answers for a seat.

It is handed a state that the seat cannot tell from the true one (`State.imagine`), so no bot can
use what its seat may not know, however it looks at the state.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tocsin.bots.rating import Line, Rating, check_budget, insert_rating, pick
from tocsin.core.contract import Game, State
from tocsin.core.rng import Rng

# Less than any position is worth to anybody.
WORST: Final = float("-inf")


# Whoever writes a bot in a file of their own subclasses compiled code, which mypyc must be told.
@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for `seat`, which is the actor of `state`, with one of its legal codes.

    Who writes one says `choose`, or `rate`, from which the choice can follow (`RatingBot`).
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        # Positions weighed or plays rolled out in one decision, never seconds; at least 1.
        self.budget: i64 = 1
        # Of ten decisions of a rookie that plays like this one, so many are anybody's guess.
        self.slips: i64 = 3

    def take_temper(self, temper: str) -> None:
        """More careful, or bolder, where its game knows what that means (see `tempers`)."""

    def meet(self, computers: i64) -> None:
        """Who else is a computer, as a set of seats: nobody commands a person's pieces unasked."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The chosen code."""
        raise NotImplementedError

    def rate(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Rating]:
        """Legal codes with what they are worth, the best first; what is left out is worse.

        The same state, budget and generator give the same answer, compiled or not.
        """
        check_budget(budget)
        return [Rating(self.choose(state, seat, rng), 1.0)]

    def plans(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Line]:
        """The best things to do until chance or somebody else acts, the best first."""
        found: list[Line] = []
        for rating in self.rate(state, seat, budget, rng):
            after = state.copy()
            after.apply(rating.code, None)
            after.offers_n = -1
            found.append(Line(after, [int(rating.code)], rating.value))
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class RatingBot(Bot):
    """Chooses what it rates best."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The best rated code; a fair pick among equals."""
        if state.count_offers() == 1:
            return state.offers[0]
        return pick(self.rate(state, seat, self.budget, rng), rng)

    def rate(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Rating]:
        """See Bot."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    def rate(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Rating]:
        """All alike."""
        check_budget(budget)
        return [Rating(code, 0.0) for code in state.legal()]

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A fair pick of the legal list."""
        n = state.ready()
        return state.offers[rng.below(n)]


@mypyc_attr(allow_interpreted_subclasses=True)
class OnePlyBot(Bot):
    """Looks at every position one legal move away and takes the one it likes best.

    Subclasses say how much they like a position in `worth`, whole numbers or floats; ties are
    broken by a fair pick.
    """

    def rate(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Rating]:
        """Every legal move by the worth of its result, whatever the budget."""
        check_budget(budget)
        found: list[Rating] = []
        for code in state.legal():
            child = state.copy()
            child.apply(code, None)
            insert_rating(found, Rating(code, float(self.worth(child, seat))))
        return found

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The move whose result is worth most to the seat."""
        n = state.ready()
        best: i64 = state.offers[0]
        if n == 1:
            return best
        # Any, because a native number here would refuse the floats of somebody's own bot.
        top: Any = WORST
        ties: i64 = 0
        for i in range(n):
            code = state.offers[i]
            child = state.copy()
            child.apply(code, None)
            worth: Any = self.worth(child, seat)
            if worth > top:
                top = worth
                best = code
                ties = 1
            elif worth == top:
                ties += 1
                if rng.below(ties) == 0:
                    best = code
        return best

    def worth(self, state: State, seat: i64) -> Any:
        """How good this position is for the seat, an int or a float in any unit."""
        raise NotImplementedError


class Idea:
    """A line of own moves that a TurnBot is thinking through: where it leads, how it began."""

    def __init__(self, state: State, first: i64, worth: Any, luck: i64) -> None:
        self.state = state
        self.first = first
        self.worth: Any = worth
        # Decides between ideas that are worth the same, so that ties are fair.
        self.luck = luck


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnBot(OnePlyBot):
    """Thinks its own turn through: keeps the best few lines of moves until chance or others act.

    For games whose turns are made of several small actions, where the first step of a good plan
    is often worth nothing by itself.
    """

    width: ClassVar[int] = 4
    depth: ClassVar[int] = 7

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The first move of the best line found."""
        if state.ready() == 1:
            return state.offers[0]
        turn = state.turn
        best = Idea(state, -1, WORST, 0)
        lines = [best]
        for _ in range(self.depth):
            kept: list[Idea] = []
            for line in lines:
                for code in line.state.legal():
                    child = line.state.copy()
                    child.apply(code, None)
                    child.offers_n = -1
                    first = code if line.first < 0 else line.first
                    idea = Idea(child, first, self.worth(child, seat), rng.below(64))
                    if is_better(idea, best):
                        best = idea
                    if child.actor == seat and child.turn == turn:
                        keep_best(kept, idea, self.width)
            if not kept:
                break
            lines = kept
        return best.first if best.first >= 0 else state.offers[0]


def is_better(idea: Idea, other: Idea) -> bool:
    """Worth more, or as much and luckier."""
    if idea.worth == other.worth:
        return idea.luck > other.luck
    return bool(idea.worth > other.worth)


def keep_best(kept: list[Idea], idea: Idea, width: int) -> None:
    """Insert an idea by its worth and drop what is beyond the width."""
    at = len(kept)
    while at > 0 and is_better(idea, kept[at - 1]):
        at -= 1
    if at < width:
        kept.insert(at, idea)
        if len(kept) > width:
            kept.pop()
