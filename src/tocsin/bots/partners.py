"""Partners by name: the bot of a level, and the insight of its game, ready to sit down."""

# mypyc: off

from tocsin.bots.bot import Bot
from tocsin.bots.insight import Insight
from tocsin.bots.partner import Partner
from tocsin.bots.registry import make_bot
from tocsin.core.contract import Game


def make_partner(name: str, game: Game) -> Partner:
    """The partner of that name for this game."""
    return seat_partner(make_bot(name, game), game)


def seat_partner(bot: Bot, game: Game) -> Partner:
    """A bot, whoever wrote it, as a partner."""
    return Partner(bot, make_insight(game))


def make_insight(game: Game) -> Insight:
    """What can be said of this game; of one that nobody described, nothing."""
    if game.id == "flashpoint":
        from tocsin.bots.flashpoint.insight import FlashpointInsight

        return FlashpointInsight(game)
    if game.id == "titanic":
        from tocsin.bots.titanic.insight import TitanicInsight

        return TitanicInsight(game)
    if game.id == "feurio":
        from tocsin.bots.feurio.insight import FeurioInsight

        return FeurioInsight(game)
    return Silence(game)


class Silence(Insight):
    """Of this game nobody can talk."""

    is_together = False
    is_told = False
