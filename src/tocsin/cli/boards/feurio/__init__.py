"""Feurio! in a terminal: the map of the forest, and who holds what."""

from rich.text import Text

from tocsin.cli.boards import Space, Voice
from tocsin.cli.boards.feurio.hexmap import draw_map
from tocsin.cli.boards.feurio.status import draw_status
from tocsin.cli.boards.wrapping import wrap_all
from tocsin.core.facts import View
from tocsin.games.feurio.face.view import FeurioView


def draw(view: View, voice: Voice, space: Space) -> Text:
    """The forest and the hands as one seat may know them."""
    assert isinstance(view, FeurioView)
    status = wrap_all(draw_status(view, voice), space.width)
    forest = draw_map(view, voice.words, space, space.height - len(status))
    picture = Text("\n").join([forest, *status])
    if space.is_ascii:
        picture.plain = picture.plain.translate(_ASCII)
    return picture


_ASCII = str.maketrans("─│┌┐└┘├┤┬┴┼·°▶«»×", "-|+++++++++.'>{}x")
