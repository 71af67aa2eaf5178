"""Which games there are, loaded only when asked for."""

from typing import Final

from tocsin.core.contract import Game
from tocsin.core.errors import SetupError

GAME_IDS: Final = ("feurio", "flashpoint", "titanic")

# Boards of Flash Point that come with its expansion.
EXTREME_BOARDS: Final = ("garage", "laboratory")


def make_game(game_id: str, given: dict[str, object]) -> Game:
    """The game of that id with these options."""
    if game_id == "feurio":
        from tocsin.games.feurio.game import Feurio

        return Feurio(given)
    if game_id == "flashpoint":
        if str(given.get("board", "")).partition("+")[0] in EXTREME_BOARDS:
            from tocsin.games.flashpoint.danger.game import ExtremeDanger

            return ExtremeDanger(given)
        from tocsin.games.flashpoint.game import Flashpoint

        return Flashpoint(given)
    if game_id == "titanic":
        from tocsin.games.titanic.game import Titanic

        return Titanic(given)
    raise SetupError("unknown-game", {"game": game_id[:40], "known": ", ".join(GAME_IDS)})
