"""Talk about games that are tried out: what a position is worth by playing it to the end."""

# mypyc: off

from collections.abc import Callable, Sequence

from tocsin.bots.insight import Estimate, Insight, Wish
from tocsin.bots.rating import Line
from tocsin.bots.registry import make_bot
from tocsin.bots.rollouts import PolicyBot, RolloutBot
from tocsin.core.contract import Game, State
from tocsin.core.rng import Rng
from tocsin.core.talk import REPLY, Saying

# Two standard errors.
MARGIN = 1.96
# How often a plan is tried to say what it brings, and to see what would be ruinous.
TRIES = 24


class TriedInsight(Insight):
    """For games with a quick policy; a subclass says what an end is and what is shown of it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        steady = make_bot("steady", game)
        assert isinstance(steady, PolicyBot)
        self.policy = steady.policy
        self.player = RolloutBot(game, self.policy, 1, 1)

    def result(self, state: State, seat: int) -> tuple[float, float]:
        """What an end is worth when plans are compared, and what is shown of it."""
        raise NotImplementedError

    def weigh(self, before: State, line: Line, seat: int, seed: int) -> Estimate:
        """Tried a few times, with the same luck for every plan."""
        return self.estimate(line.state, seat, seed, TRIES)

    def estimate(self, state: State, seat: int, seed: int, rollouts: int) -> Estimate:
        """Played to the end so many times; the mean."""
        total = shown = squares = 0.0
        for number in range(rollouts):
            rng = Rng(seed + 7919 * number)
            future = state.imagine(seat, rng)
            self.player.finish(future, rng)
            worth, seen = self.result(future, seat)
            total += worth
            shown += seen
            squares += seen * seen
        mean = shown / rollouts
        spread = max(0.0, squares / rollouts - mean * mean)
        margin = max(1, round(MARGIN * (spread / rollouts) ** 0.5))
        return Estimate(total / rollouts, round(mean), margin)


class Doing(Wish):
    """A wish about what is done, not about where it leads: a test of the codes of a plan."""

    def __init__(self, reply: str, no: Saying, fits: Callable[[Sequence[int]], bool]) -> None:
        self.reply = reply
        self.no = no
        self.fits = fits

    def met_by(self, before: State, line: Line, seat: int) -> str:
        """By the codes alone."""
        return self.reply if self.fits(line.codes) else ""

    def refused(self) -> Saying:
        """The reply it was made with."""
        return self.no


def refuse(code: str, at: str = "") -> Saying:
    """A no with its reason."""
    return Saying(REPLY, code, {"at": at} if at else {})
