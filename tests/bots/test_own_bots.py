"""Anybody can write a bot in plain Python, whatever build is installed."""

import pytest

import tocsin
from tocsin.bots.bot import Bot, OnePlyBot, TurnBot
from tocsin.bots.match import play_match
from tocsin.core.contract import State
from tocsin.core.rng import Rng

pytestmark = pytest.mark.kit


class Hasty(Bot):
    """Always the first legal move."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.legal()[0]


class Greedy(OnePlyBot):
    """Whatever scores most at once."""

    def worth(self, state: State, seat: int) -> int:
        return state.scores()[seat]


@pytest.mark.parametrize("kind", [Hasty, Greedy])
def test_a_bot_written_in_plain_python_plays_to_the_end(kind: type[Bot]) -> None:
    game = tocsin.game("feurio", players=2)
    final = play_match(game, [kind(game), kind(game)], Rng(1))
    assert final.is_over
    assert not final.problems()


class Dreamy(OnePlyBot):
    """Likes a position by fractions of a point."""

    def worth(self, state: State, seat: int) -> float:
        return state.scores()[seat] + 0.5 / (1 + int(state.turn))


class Planning(TurnBot):
    """The same, thinking its turn through."""

    depth = 2

    def worth(self, state: State, seat: int) -> float:
        return -0.25 * int(state.turn)


@pytest.mark.parametrize("kind", [Dreamy, Planning])
def test_what_a_position_is_worth_may_be_a_float(kind: type[Bot]) -> None:
    game = tocsin.game("feurio", players=2)
    assert play_match(game, [kind(game), kind(game)], Rng(1)).is_over
