"""Tocsin: three rescue board games to play, understand and research.

>>> import tocsin
>>> play = tocsin.start("feurio", players=2, seed=7)
>>> play.moves()[0].partition(":")[0]
'lay'
"""

from tocsin import _vecs  # noqa: F401 - puts the stand-in for librt in place first
from tocsin.core.contract import Description, Game, Outcome, Prompt, Refusal, State
from tocsin.core.errors import (
    CorruptLog,
    IllegalMove,
    InvariantBroken,
    MoveError,
    NotationError,
    NotYourTurn,
    PlaythroughOver,
    SetupError,
    StaleMove,
    TocsinError,
)
from tocsin.core.journal import Event, Journal
from tocsin.core.playthrough import Playthrough, Ply
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE, NOBODY, SPECTATOR
from tocsin.facade import expansions, game, game_ids, position, replay, start
from tocsin.facade import is_compiled as is_compiled

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "CorruptLog",
    "Description",
    "Event",
    "Game",
    "IllegalMove",
    "InvariantBroken",
    "Journal",
    "MoveError",
    "NotYourTurn",
    "NotationError",
    "Outcome",
    "Playthrough",
    "PlaythroughOver",
    "Ply",
    "Prompt",
    "Refusal",
    "Rng",
    "SetupError",
    "StaleMove",
    "State",
    "TocsinError",
    "expansions",
    "game",
    "game_ids",
    "is_compiled",
    "position",
    "replay",
    "start",
]
