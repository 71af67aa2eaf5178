"""Which bots there are, by name: `random`, and three levels that a person can name.

How far each level looks is said in `bots/<game>/levels.py`. A budget counts positions weighed or
rollouts, never seconds: the same seed gives the same moves on any machine. What a game's bots know
is loaded only when that game is played.
"""

from typing import Final

from tocsin.bots.bot import Bot, RandomBot
from tocsin.bots.rookie import RookieBot
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError, quoted
from tocsin.games.registry import GAME_IDS

BOTS: Final[tuple[str, ...]] = ("random", "rookie", "steady", "expert")


def make_bot(name: str, game: Game) -> Bot:
    """The bot of that name for this game."""
    if name == "random":
        return RandomBot(game)
    if name == "rookie":
        return RookieBot(game, _make_level(game, is_expert=False))
    if name in ("steady", "expert"):
        return _make_level(game, is_expert=name == "expert")
    raise SetupError("unknown-bot", {"bot": quoted(name), "known": ", ".join(bots_of(game.id))})


def bots_of(game_id: str) -> tuple[str, ...]:
    """The bots that can play this game, the best one last."""
    if game_id not in GAME_IDS:
        raise SetupError("unknown-game", {"game": quoted(game_id), "known": ", ".join(GAME_IDS)})
    return BOTS


def usual_bot(game_id: str) -> str:
    """Who sits down where nobody says who: good company, and quick on any machine."""
    return "steady" if "steady" in bots_of(game_id) else BOTS[0]


def _make_level(game: Game, is_expert: bool) -> Bot:
    if game.id == "flashpoint":
        from tocsin.bots.flashpoint.levels import make_level as make_flashpoint

        return make_flashpoint(game, is_expert)
    if game.id == "titanic":
        from tocsin.bots.titanic.levels import make_level as make_titanic

        return make_titanic(game, is_expert)
    from tocsin.bots.feurio.levels import make_level as make_feurio

    return make_feurio(game, is_expert)
