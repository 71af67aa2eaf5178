"""Boards as text, drawn without a play around them."""

from rich.text import Text

from tocsin.cli.boards import Space, Voice, draw_view
from tocsin.core.contract import Game
from tocsin.core.facts import View
from tocsin.telling import Speaker, Teller


def draw(view: View, game: Game, words: Speaker, space: Space | None = None) -> Text | str:
    """The drawing of a view, coloured unless it is plain."""
    return draw_view(view, Voice(words, Teller(game)), space or Space())


def picture(view: View, game: Game, words: Speaker, space: Space | None = None) -> str:
    """The same without colours."""
    drawn = draw(view, game, words, space)
    return drawn.plain if isinstance(drawn, Text) else drawn
