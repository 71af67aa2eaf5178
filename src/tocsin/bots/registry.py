"""Which bots there are, by name."""

from typing import Final

from tocsin.bots.bot import Bot, RandomBot
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError

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
    raise SetupError("unknown-bot", {"bot": name[:40], "known": ", ".join(BOTS)})
