"""Every game and every expansion, as the game it makes with nothing else chosen."""

import tocsin as engine
from tocsin.core.contract import Game


def boxes() -> dict[str, Game]:
    """The games by id and the expansions by name."""
    found: dict[str, Game] = {}
    for game_id in engine.game_ids():
        found[game_id] = engine.game(game_id)
        found |= engine.expansions(game_id)
    return found


BOXES = boxes()
