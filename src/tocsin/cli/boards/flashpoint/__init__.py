"""Flash Point in a terminal: the house as a plan, and how the team is doing."""

import textwrap

from rich.text import Text

from tocsin.cli.boards import Space, Voice
from tocsin.cli.boards.flashpoint.floorplan import draw_house
from tocsin.cli.boards.flashpoint.status import draw_status
from tocsin.core.facts import View
from tocsin.games.flashpoint.face.view import FlashpointBoard, FlashpointView
from tocsin.telling.flashpoint.house import House
from tocsin.telling.flashpoint.spoken import tell_round


def draw(view: View, voice: Voice, space: Space) -> Text:
    """The house and the team; nothing on the table is secret."""
    board = voice.teller.game.board()
    assert isinstance(view, FlashpointView) and isinstance(board, FlashpointBoard)
    words = voice.words
    house = House(view, board)
    picture = draw_house(house, words, space)
    picture.append("\n")
    picture.append(draw_status(view, words))
    if house.knows(space.focus):
        told = textwrap.wrap(
            words.sentence(tell_round(house, space.focus)),
            width=space.width,
            subsequent_indent="  ",
            break_on_hyphens=False,
        )
        picture.append("\n" + "\n".join(told), "cyan")
    if space.is_ascii:
        picture.plain = picture.plain.translate(_ASCII)
    return picture


_ASCII = str.maketrans("─│╌╎┌┐└┘├┤┬┴┼·▲≈▶…×≡∩", "-|''+++++++++.^~>$x\"n")
