"""The door to the drawings: which game's room draws a view, and in which form it reads it."""

from collections.abc import Mapping
from typing import Any

from tocsin.core.contract import Game
from tocsin.core.facts import to_json
from tocsin.core.playthrough import Playthrough
from tocsin.core.seats import SPECTATOR
from tocsin.drawing.feurio.picture import draw_table
from tocsin.drawing.flashpoint.picture import draw_house
from tocsin.drawing.naming import Describe, plain
from tocsin.drawing.titanic.picture import draw_ship

_DRAWERS = {"feurio": draw_table, "flashpoint": draw_house, "titanic": draw_ship}


def svg(
    view: object | None,
    board: object,
    *,
    theme: str = "auto",
    describe: Describe = plain,
    heat: Mapping[str, float] | None = None,
) -> str:
    """A view (None: the board by itself) as the text of an SVG document.

    `theme` is light, dark, auto (follows the reader's setting) or page (colours come from the page,
    see `colours.stylesheet`). `describe(kind, name)` gives words to those who hear the drawing.
    `heat` lays a share from 0 to 1 over cells by their names (see `heat`); SOS Titanic has no
    cells and shows none.
    """
    ground = as_json(board)
    if heat is not None:
        ground["heat"] = dict(heat)
    seen = {} if view is None else as_json(view)
    return _DRAWERS[str(ground["game"])](seen, ground, theme, describe)


def draw(
    play: Playthrough, seat: int = SPECTATOR, *, theme: str = "auto", describe: Describe = plain
) -> str:
    """A playthrough as this seat may see it now."""
    if not isinstance(play, Playthrough):
        raise TypeError(f"a playthrough is drawn, not {type(play).__name__}")
    return svg(play.view(seat), board_of(play.game), theme=theme, describe=describe)


def board_of(game: Game) -> dict[str, Any]:
    """What never changes in a game, in the form the drawings read."""
    return as_json(game.board())


def as_json(record: object) -> dict[str, Any]:
    """Records as JSON, dictionaries as they are."""
    found = to_json(record)
    if not isinstance(found, Mapping):
        raise TypeError(f"a view or a board is wanted, not {type(record).__name__}")
    return dict(found)
