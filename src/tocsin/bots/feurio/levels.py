"""How the levels think at Feurio!: by the policy alone, or by trying moves out."""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.bots.feurio.goal import GoalPolicy
from tocsin.bots.feurio.scored import ScoredPolicy
from tocsin.bots.policy import Policy
from tocsin.bots.rollouts import PolicyBot, RolloutBot
from tocsin.core.contract import Game

# Rollouts of one decision, and how many moves are tried: more where all build one thing, and more
# again where three or four do, since hardly any rollout of theirs ends well.
ROLLOUTS: Final[i64] = 1200
TRIED: Final[i64] = 12
ROLLOUTS_TOGETHER: Final[i64] = 2400
ROLLOUTS_MANY: Final[i64] = 6000
MANY: Final[i64] = 3
TRIED_TOGETHER: Final[i64] = 20


def make_level(game: Game, is_expert: bool) -> Bot:
    """What the policy likes most, or what did best when it was tried."""
    is_scored = game.options["mode"] == "scored"
    policy: Policy = ScoredPolicy() if is_scored else GoalPolicy()
    if not is_expert:
        return PolicyBot(game, policy)
    if is_scored:
        return RolloutBot(game, policy, ROLLOUTS, TRIED)
    rollouts = ROLLOUTS_MANY if game.seats >= MANY else ROLLOUTS_TOGETHER
    return RolloutBot(game, policy, rollouts, TRIED_TOGETHER)
