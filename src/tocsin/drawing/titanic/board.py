"""What never changes about the ship, as JSON: the one room that knows where it comes from.

Views of the ship still say all of it themselves (pages, compartments), so there is only the name.
"""

from typing import Any

from tocsin.core.contract import Game


def board_of(game: Game) -> dict[str, Any]:
    """The board of a game."""
    return {"game": game.id}
