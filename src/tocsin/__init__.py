"""Tocsin: three rescue board games to play, understand and research.

>>> import tocsin
>>> play = tocsin.start("feurio", players=2, seed=7)
>>> play.moves()[0].partition(":")[0]
'lay'
"""

from tocsin import _vecs  # noqa: F401 - puts the stand-in for librt in place first
from tocsin.bots.bot import Bot
from tocsin.core.contract import Game, State
from tocsin.core.errors import (
    CorruptLog,
    IllegalMove,
    ImpossiblePosition,
    InvariantBroken,
    MoveError,
    NotationError,
    NotYourTurn,
    PlaythroughOver,
    SetupError,
    StaleMove,
    TocsinError,
)
from tocsin.core.facts import (
    Board,
    Description,
    Event,
    Odds,
    Outcome,
    Problem,
    Prompt,
    Reach,
    Refusal,
    Target,
    View,
)
from tocsin.core.journal import Journal
from tocsin.core.playthrough import Playthrough
from tocsin.core.ply import Ply
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE, NOBODY, SPECTATOR
from tocsin.facade import (
    bot,
    bots_of,
    build,
    expansions,
    game,
    game_ids,
    is_compiled,
    match,
    position,
    replay,
    start,
)

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Board",
    "Bot",
    "CorruptLog",
    "Description",
    "Event",
    "Game",
    "IllegalMove",
    "ImpossiblePosition",
    "InvariantBroken",
    "Journal",
    "MoveError",
    "NotYourTurn",
    "NotationError",
    "Odds",
    "Outcome",
    "Playthrough",
    "PlaythroughOver",
    "Ply",
    "Problem",
    "Prompt",
    "Reach",
    "Refusal",
    "Rng",
    "SetupError",
    "StaleMove",
    "State",
    "Target",
    "TocsinError",
    "View",
    "bot",
    "bots_of",
    "build",
    "expansions",
    "game",
    "game_ids",
    "is_compiled",
    "match",
    "position",
    "replay",
    "start",
]
