"""Flash Point in a terminal: the house as a plan or in words, and how the team is doing."""

import textwrap
from typing import cast

from rich.text import Text

from tocsin.cli.boards import Space
from tocsin.cli.boards.flashpoint.floorplan import draw_house
from tocsin.cli.boards.flashpoint.house import House
from tocsin.cli.boards.flashpoint.spoken import speak, tell_round
from tocsin.cli.boards.flashpoint.status import draw_status
from tocsin.cli.words import Words
from tocsin.core.contract import Game
from tocsin.games.flashpoint.face.view import FlashpointView


def draw(view: dict[str, object], words: Words, space: Space) -> Text | str:
    """The house and the team; nothing on the table is secret."""
    scene = cast(FlashpointView, view)
    if space.plain:
        return speak(scene, words, space.focus)
    picture = draw_house(scene, words, space)
    picture.append("\n")
    picture.append(draw_status(scene, words))
    house = House(scene)
    if house.knows(space.focus):
        told = textwrap.wrap(
            tell_round(house, words, space.focus),
            width=space.width,
            subsequent_indent="  ",
            break_on_hyphens=False,
        )
        picture.append("\n" + "\n".join(told), "cyan")
    if space.is_ascii:
        picture.plain = picture.plain.translate(_ASCII)
    return picture


def name_seat(game: Game, seat: int, words: Words) -> str:
    """A seat is called by the colour of its firefighter."""
    return words(f"name-flashpoint-seat-{seat}")


_ASCII = str.maketrans("─│╌╎┌┐└┘├┤┬┴┼·▲≈▶…×≡∩", "-|''+++++++++.^~>$x\"n")
