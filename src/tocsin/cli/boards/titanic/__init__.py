"""SOS Titanic in a terminal: the ship and its lifeboats, the crew, and what has been seen."""

from typing import cast

from rich.text import Text

from tocsin.cli.boards import Space
from tocsin.cli.boards.titanic.crew import draw_crew
from tocsin.cli.boards.titanic.decks import draw_decks
from tocsin.cli.boards.titanic.folding import fold
from tocsin.cli.boards.titanic.lifeboats import draw_lifeboats
from tocsin.cli.boards.titanic.memory import draw_memory
from tocsin.cli.boards.titanic.naming import gather, name_facts, name_member
from tocsin.cli.boards.titanic.piles import draw_head, draw_piles
from tocsin.cli.boards.titanic.spoken import speak
from tocsin.cli.words import Words
from tocsin.core.contract import Game
from tocsin.games.titanic.face.viewing import TitanicView

__all__ = ["draw", "gather", "name_facts", "name_seat", "name_seat_now"]


def draw(view: dict[str, object], words: Words, space: Space) -> Text | str:
    """The table as the whole team knows it."""
    table = cast(TitanicView, view)
    if space.plain:
        return speak(table, words)
    rows = [
        draw_head(table, words),
        *draw_decks(table, words, space),
        *draw_lifeboats(table, words),
        *draw_piles(table, words),
        *draw_memory(table, words, space),
        *draw_crew(table, words),
    ]
    picture = Text("\n").join(part for row in rows for part in fold(row, space.width))
    if space.is_ascii:
        picture.plain = picture.plain.translate(_ASCII)
    return picture


def name_seat(game: Game, seat: int, words: Words) -> str:
    """A seat is called by its crew member, once it is known who that is."""
    crew = game.options["crew"]
    if isinstance(crew, tuple) and crew:
        return name_member(crew[seat], words)
    return words("name-titanic-seat", number=seat)


def name_seat_now(view: dict[str, object], seat: int, words: Words) -> str:
    """The same during a play, where crew cards have been dealt."""
    seats = cast(TitanicView, view)["seats"]
    member = seats[seat]["crew"] if seat < len(seats) else None
    return words("name-titanic-seat", number=seat) if member is None else name_member(member, words)


_ASCII = str.maketrans("▒≈·→▶×’", "#~.>>x'")
