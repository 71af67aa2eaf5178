"""The steady bots as they were before the planner: kept so that new ones can be compared.

They repeat on purpose what `tocsin.bots` began from and are never changed with it: a yardstick that
follows what it measures is none.
"""

from tocsin.bots.bot import Bot
from tocsin.core.contract import Game


def make_former_steady(game: Game) -> Bot:
    """The steady bot of November 2026 for this game."""
    if game.id == "feurio":
        from benchmarks.before.feurio import SteadyFeurio

        return SteadyFeurio(game)
    if game.id == "flashpoint":
        from benchmarks.before.flashpoint import SteadyFlashpoint

        return SteadyFlashpoint(game)
    from benchmarks.before.titanic import SteadyTitanic

    return SteadyTitanic(game)
