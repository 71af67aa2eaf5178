"""Feurio! in a terminal: the map of the forest, and who holds what."""

from rich.text import Text

from tocsin.cli.boards import Space, Voice
from tocsin.cli.boards.feurio.hexmap import draw_map
from tocsin.cli.boards.feurio.status import draw_status
from tocsin.core.facts import View
from tocsin.games.feurio.face.view import FeurioView


def draw(view: View, voice: Voice, space: Space) -> Text:
    """The forest and the hands as one seat may know them."""
    assert isinstance(view, FeurioView)
    picture = draw_map(view, voice.words, space)
    picture.append("\n")
    picture.append(draw_status(view, voice))
    if space.is_ascii:
        picture.plain = picture.plain.translate(_ASCII)
    return picture


_ASCII = str.maketrans("─│┌┐└┘├┤┬┴┼·°▶«»×", "-|+++++++++.'>{}x")
