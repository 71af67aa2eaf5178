"""Which bots there are, by name."""

from importlib.util import find_spec
from typing import Final

from tocsin.bots.bot import Bot, RandomBot
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError, quoted
from tocsin.games.registry import GAME_IDS

BOTS: Final = ("random", "steady")


def make_bot(name: str, game: Game) -> Bot:
    """The bot of that name for this game."""
    if name == "random":
        return RandomBot(game)
    if name == "steady" and game.id == "feurio":
        from tocsin.bots.steady.feurio import SteadyFeurio

        return SteadyFeurio(game)
    if name == "steady" and game.id == "flashpoint":
        from tocsin.bots.steady.flashpoint import SteadyFlashpoint

        return SteadyFlashpoint(game)
    if name == "steady" and game.id == "titanic":
        from tocsin.bots.steady.titanic import SteadyTitanic

        return SteadyTitanic(game)
    raise SetupError("unknown-bot", {"bot": quoted(name), "known": ", ".join(bots_of(game.id))})


def bots_of(game_id: str) -> tuple[str, ...]:
    """The bots that can play this game, the best one last; a steady one may be missing."""
    if game_id not in GAME_IDS:
        raise SetupError("unknown-game", {"game": quoted(game_id), "known": ", ".join(GAME_IDS)})
    if find_spec(f"tocsin.bots.steady.{game_id}") is None:
        return BOTS[:1]
    return BOTS
