"""How the levels think at SOS Titanic: by the policy alone, or by trying moves out."""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.bots.rollouts import PolicyBot, RolloutBot
from tocsin.bots.titanic.policy import TitanicPolicy
from tocsin.core.contract import Game

# Rollouts of one decision, and how many moves are tried.
ROLLOUTS: Final[i64] = 1000
TRIED: Final[i64] = 12


def make_level(game: Game, is_expert: bool) -> Bot:
    """What the policy likes most, or what did best when it was tried."""
    if is_expert:
        return RolloutBot(game, TitanicPolicy(), ROLLOUTS, TRIED)
    return PolicyBot(game, TitanicPolicy())
