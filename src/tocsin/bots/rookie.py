"""A beginner: knows how to play, and sometimes does just anything."""

from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.bots.rating import Line, Rating
from tocsin.core.contract import Game, State
from tocsin.core.rng import Rng


class RookieBot(Bot):
    """Plays like another bot, with slips."""

    def __init__(self, game: Game, model: Bot) -> None:
        super().__init__(game)
        self.model = model
        self.budget = model.budget

    def meet(self, computers: i64) -> None:
        """The model thinks, and has to know."""
        self.model.meet(computers)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """What the model would do, or any legal move."""
        if rng.below(10) < self.model.slips:
            n = state.count_offers()
            return state.offers[rng.below(n)]
        return self.model.choose(state, seat, rng)

    def rate(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Rating]:
        """What the model says: a beginner knows better than it plays."""
        return self.model.rate(state, seat, budget, rng)

    def plans(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Line]:
        """The plans of the model."""
        return self.model.plans(state, seat, budget, rng)
