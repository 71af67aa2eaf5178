"""SOS Titanic in a terminal: the ship and its lifeboats, the crew, and what has been seen."""

from rich.text import Text

from tocsin.cli.boards import Space, Voice
from tocsin.cli.boards.titanic.crew import draw_crew
from tocsin.cli.boards.titanic.decks import draw_decks
from tocsin.cli.boards.titanic.lifeboats import draw_lifeboats
from tocsin.cli.boards.titanic.piles import draw_head, draw_piles
from tocsin.cli.boards.titanic.seen_cards import draw_seen, fold_seen
from tocsin.cli.boards.wrapping import wrap_all
from tocsin.core.facts import View
from tocsin.games.titanic.face.view import TitanicBoard, TitanicView


def draw(view: View, voice: Voice, space: Space) -> Text:
    """The table as the whole team knows it; in a low window what is known by heart is left out."""
    board = voice.teller.game.board()
    assert isinstance(view, TitanicView) and isinstance(board, TitanicBoard)
    lines: list[Text] = []
    for is_short, has_seen in ((False, True), (True, True), (True, False)):
        lines = wrap_all(_rows(view, board, voice, space, is_short, has_seen), space.width)
        if len(lines) <= space.height:
            break
    picture = Text("\n").join(lines)
    if space.is_ascii:
        picture.plain = picture.plain.translate(_ASCII)
    return picture


def _rows(
    view: TitanicView,
    board: TitanicBoard,
    voice: Voice,
    space: Space,
    is_short: bool,
    has_seen: bool,
) -> list[Text]:
    words = voice.words
    return [
        draw_head(view, board, words),
        *draw_decks(view, board, words, space),
        *draw_lifeboats(view, words),
        *draw_piles(view, words),
        *(draw_seen(view, words, space) if has_seen else fold_seen(view, words)),
        *draw_crew(view, voice, is_short),
    ]


_ASCII = str.maketrans("▒≈·→▶×’", "#~.>>x'")
