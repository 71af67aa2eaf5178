"""Which bots there are, by name: `random`, and three levels that a person can name.

A budget counts positions weighed or rollouts, never seconds: the same seed gives the same moves on
any machine.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.bot import Bot, RandomBot
from tocsin.bots.feurio.goal import GoalPolicy
from tocsin.bots.feurio.scored import ScoredPolicy
from tocsin.bots.flashpoint.knowledge import FlashpointKnowledge
from tocsin.bots.planner import TurnPlanner
from tocsin.bots.policy import Policy
from tocsin.bots.rollouts import PolicyBot, RolloutBot
from tocsin.bots.rookie import RookieBot
from tocsin.bots.titanic.policy import TitanicPolicy
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError

BOTS: Final[tuple[str, ...]] = ("random", "rookie", "steady", "expert")
KNOWN_GAMES: Final[tuple[str, ...]] = ("feurio", "flashpoint", "titanic")

# Rollouts of one decision, and how many moves are tried.
TITANIC_ROLLOUTS: Final[i64] = 1200
FEURIO_ROLLOUTS: Final[i64] = 1200
TRIED: Final[i64] = 12
TRIED_TOGETHER: Final[i64] = 20


def make_bot(name: str, game: Game) -> Bot:
    """The bot of that name for this game."""
    if name == "random":
        return RandomBot(game)
    if name in BOTS and game.id in KNOWN_GAMES:
        if name == "rookie":
            return RookieBot(game, _make_level("steady", game))
        return _make_level(name, game)
    known = ", ".join(bots_of(game.id))
    raise SetupError("unknown-bot", {"bot": name[:40], "known": known})


def bots_of(game_id: str) -> tuple[str, ...]:
    """The bots that can play this game, the best one last."""
    return BOTS if game_id in KNOWN_GAMES else BOTS[:1]


def _make_level(name: str, game: Game) -> Bot:
    if game.id == "flashpoint":
        planner = TurnPlanner(game, FlashpointKnowledge(game))
        planner.width = 8
        if name == "expert":
            planner.width = 12
            planner.ends = 10
        return planner
    policy = _make_policy(game)
    if name == "steady":
        return PolicyBot(game, policy)
    if game.id == "titanic":
        return RolloutBot(game, policy, TITANIC_ROLLOUTS, TRIED)
    is_scored = game.options["mode"] == "scored"
    return RolloutBot(game, policy, FEURIO_ROLLOUTS, TRIED if is_scored else TRIED_TOGETHER)


def _make_policy(game: Game) -> Policy:
    if game.id == "titanic":
        return TitanicPolicy()
    return ScoredPolicy() if game.options["mode"] == "scored" else GoalPolicy()
