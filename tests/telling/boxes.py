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


def declares(game: Game) -> bool:
    """Does the game declare what it says?"""
    try:
        game.vocabulary("event")
    except NotImplementedError:
        return False
    return True


BOXES = {name: game for name, game in boxes().items() if declares(game)}
