"""Feurio! in a terminal: the map of the forest, or the forest in words, and who holds what."""

from typing import cast

from rich.text import Text

from tocsin.cli.boards import Space
from tocsin.cli.boards.feurio.hexmap import draw_map
from tocsin.cli.boards.feurio.spoken import speak
from tocsin.cli.boards.feurio.status import draw_status, team
from tocsin.cli.words import Words
from tocsin.core.contract import Game
from tocsin.games.feurio.view import FeurioView


def draw(view: dict[str, object], words: Words, space: Space) -> Text | str:
    """The forest and the hands as one seat may know them."""
    forest = cast(FeurioView, view)
    if space.plain:
        return speak(forest, words)
    picture = draw_map(forest, words, space)
    picture.append("\n")
    picture.append(draw_status(forest, words, space))
    if space.is_ascii:
        picture.plain = picture.plain.translate(_ASCII)
    return picture


def name_seat(game: Game, seat: int, words: Words) -> str:
    """A seat is called by its colours; the one who plays alone is the forester."""
    return team(game.seats, seat, words)


_ASCII = str.maketrans("─│┌┐└┘├┤┬┴┼·°▶«»×", "-|+++++++++.'>{}x")
