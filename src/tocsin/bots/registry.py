"""Which bots there are, by name: `random`, and three levels that a person can name.

A budget counts positions weighed or rollouts, never seconds: the same seed gives the same moves on
any machine. What a game's bots know is loaded only when that game is played.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.bot import Bot, RandomBot
from tocsin.bots.planner import TurnPlanner
from tocsin.bots.policy import Policy
from tocsin.bots.rollouts import PolicyBot, RolloutBot
from tocsin.bots.rookie import RookieBot
from tocsin.bots.tempers import TEMPERS, split_name
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError, quoted
from tocsin.games.registry import GAME_IDS

BOTS: Final[tuple[str, ...]] = ("random", "rookie", "steady", "expert")

# Rollouts of one decision, and how many moves are tried.
TITANIC_ROLLOUTS: Final[i64] = 1200
FEURIO_ROLLOUTS: Final[i64] = 1200
TRIED: Final[i64] = 12
TRIED_TOGETHER: Final[i64] = 20
# The planner's width, how many whole turns meet the dice, and the positions of one decision.
WIDTH: Final[i64] = 8
WIDTH_EXPERT: Final[i64] = 12
ENDS: Final[i64] = 10
WEIGHED: Final[i64] = 1000
WEIGHED_EXPERT: Final[i64] = 6000


def make_bot(name: str, game: Game) -> Bot:
    """The bot of that name for this game; `steady:careful` is a level with a temper."""
    level, temper = split_name(name)
    if not is_bot(name):
        raise SetupError("unknown-bot", {"bot": quoted(name), "known": ", ".join(bots_of(game.id))})
    if level == "random":
        return RandomBot(game)
    made = _make_level(game, level == "expert", temper)
    return RookieBot(game, made) if level == "rookie" else made


def is_bot(name: str) -> bool:
    """Is it a bot that everybody has: a level, with a temper or without?"""
    level, temper = split_name(name)
    if ":" not in name:
        return level in BOTS
    return level in BOTS[1:] and temper in TEMPERS


def bots_of(game_id: str) -> tuple[str, ...]:
    """The bots that can play this game, the best one last."""
    if game_id not in GAME_IDS:
        raise SetupError("unknown-game", {"game": quoted(game_id), "known": ", ".join(GAME_IDS)})
    return BOTS


def usual_bot(game_id: str) -> str:
    """Who sits down where nobody says who: good company, and quick on any machine."""
    return "steady" if "steady" in bots_of(game_id) else BOTS[0]


def _make_level(game: Game, is_expert: bool, temper: str) -> Bot:
    if game.id == "flashpoint":
        from tocsin.bots.flashpoint.knowledge import FlashpointKnowledge

        knowledge = FlashpointKnowledge(game)
        if temper:
            knowledge.take_temper(temper)
        planner = TurnPlanner(game, knowledge)
        planner.width = WIDTH_EXPERT if is_expert else WIDTH
        planner.ends = ENDS if is_expert else i64(0)
        planner.budget = WEIGHED_EXPERT if is_expert else WEIGHED
        return planner
    policy = _make_policy(game)
    if temper:
        policy.take_temper(temper)
    if not is_expert:
        return PolicyBot(game, policy)
    if game.id == "titanic":
        return RolloutBot(game, policy, TITANIC_ROLLOUTS, TRIED)
    together = game.options["mode"] != "scored"
    return RolloutBot(game, policy, FEURIO_ROLLOUTS, TRIED_TOGETHER if together else TRIED)


def _make_policy(game: Game) -> Policy:
    if game.id == "titanic":
        from tocsin.bots.titanic.policy import TitanicPolicy

        return TitanicPolicy()
    if game.options["mode"] == "scored":
        from tocsin.bots.feurio.scored import ScoredPolicy

        return ScoredPolicy()
    from tocsin.bots.feurio.goal import GoalPolicy

    return GoalPolicy()
