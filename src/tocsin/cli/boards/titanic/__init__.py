"""SOS Titanic in a terminal: the ship and its lifeboats, the crew, and what has been seen."""

from rich.text import Text

from tocsin.cli.boards import Space, Voice
from tocsin.cli.boards.titanic.crew import draw_crew
from tocsin.cli.boards.titanic.decks import draw_decks
from tocsin.cli.boards.titanic.lifeboats import draw_lifeboats
from tocsin.cli.boards.titanic.piles import draw_head, draw_piles
from tocsin.cli.boards.titanic.seen_cards import draw_seen
from tocsin.cli.boards.titanic.wrapping import wrap
from tocsin.core.facts import View
from tocsin.games.titanic.face.view import TitanicView


def draw(view: View, voice: Voice, space: Space) -> Text:
    """The table as the whole team knows it."""
    assert isinstance(view, TitanicView)
    words = voice.words
    rows = [
        draw_head(view, words),
        *draw_decks(view, words, space),
        *draw_lifeboats(view, words),
        *draw_piles(view, words),
        *draw_seen(view, words, space),
        *draw_crew(view, words),
    ]
    picture = Text("\n").join(part for row in rows for part in wrap(row, space.width))
    if space.is_ascii:
        picture.plain = picture.plain.translate(_ASCII)
    return picture


_ASCII = str.maketrans("▒≈·→▶×’", "#~.>>x'")
