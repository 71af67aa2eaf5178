"""How far the levels look at Flash Point: positions weighed in one decision, never seconds."""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.bots.flashpoint.knowledge import FlashpointKnowledge
from tocsin.bots.planner import TurnPlanner
from tocsin.core.contract import Game

# The planner's width, and how many whole turns meet the dice. The next seat's answer after them is
# not thought of: it took ten times as long and won hardly more games (docs/strength.md).
WIDTH: Final[i64] = 5
WIDTH_EXPERT: Final[i64] = 12
ENDS: Final[i64] = 10
# Positions of one decision. A wider steady bot would be nearly an expert among veterans.
WEIGHED: Final[i64] = 500
WEIGHED_EXPERT: Final[i64] = 6000


def make_level(game: Game, is_expert: bool) -> Bot:
    """A planner that answers at once, or one that meets the dice first."""
    planner = TurnPlanner(game, FlashpointKnowledge(game))
    if not is_expert:
        planner.width = WIDTH
        planner.budget = WEIGHED
        return planner
    planner.width = WIDTH_EXPERT
    planner.ends = ENDS
    planner.budget = WEIGHED_EXPERT
    return planner
