"""What a rollout has to be told of a game: a quick way to play, and what an end is worth."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tocsin.core.contract import State
from tocsin.core.rng import Rng

NEVER: Final[i64] = -1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Plays a game to its end in a fraction of a millisecond."""

    def take_temper(self, temper: str) -> None:
        """More careful, or bolder (see `tempers`)."""

    def prepare(self, state: State) -> None:
        """Asked once before the appeals of one position."""

    def appeal(self, state: State, code: i64) -> i64:
        """How much this legal code is liked; `NEVER` rules it out."""
        raise NotImplementedError

    def value(self, state: State, seat: i64) -> float:
        """What a finished play is worth to the seat."""
        raise NotImplementedError

    def is_clear(self, state: State, appeal: i64) -> bool:
        """Is the most appealing code so good that nothing needs to be searched?"""
        return False

    def pick(self, state: State, rng: Rng) -> i64:
        """The most appealing code; ties are broken by a fair pick."""
        n = state.count_offers()
        best = state.offers[0]
        if n == 1:
            return best
        self.prepare(state)
        top: i64 = -2_000_000
        ties: i64 = 0
        for i in range(n):
            code = state.offers[i]
            liked = self.appeal(state, code)
            if liked > top:
                top = liked
                best = code
                ties = 1
            elif liked == top:
                ties += 1
                if rng.below(ties) == 0:
                    best = code
        return best
