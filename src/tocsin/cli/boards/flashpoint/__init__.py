"""Flash Point in a terminal: the house as a plan, and how the team is doing.

Where the window is low, the team stands beside the house, outside rows in which nothing is are left
out, and levels on which nobody acts are told in a line each.
"""

from collections.abc import Iterator

from rich.text import Text

from tocsin.cli.boards import Space, Voice
from tocsin.cli.boards.flashpoint.floorplan import Fold, draw_house
from tocsin.cli.boards.flashpoint.status import draw_status
from tocsin.cli.boards.wrapping import beside, wrap_all
from tocsin.core.facts import View
from tocsin.games.flashpoint.face.view import FlashpointBoard, FlashpointView
from tocsin.telling.flashpoint.house import House
from tocsin.telling.flashpoint.spoken import tell_round

# How wide the team is when it stands beside the house.
SIDE = 24
GAP = 2
ROWS_SHOWN = (4, 3, 2)
FOLDS = (Fold(), Fold(has_ring=False), Fold(has_ring=False, has_levels=False))


def draw(view: View, voice: Voice, space: Space) -> Text:
    """The house and the team; nothing on the table is secret."""
    board = voice.teller.game.board()
    assert isinstance(view, FlashpointView) and isinstance(board, FlashpointBoard)
    house = House(view, board)
    lines = _choose(list(_layouts(house, voice, space)), space.height)
    if house.knows(space.focus):
        told = Text(voice.sentence(tell_round(house, space.focus)), "cyan")
        lines += wrap_all([told], space.width, 2)
    picture = Text("\n").join(lines)
    if space.is_ascii:
        picture.plain = picture.plain.translate(_ASCII)
    return picture


def _choose(layouts: list[list[Text]], height: int) -> list[Text]:
    """The roomiest that fits, else the lowest."""
    for lines in layouts:
        if len(lines) <= height:
            return lines
    return min(layouts, key=len)


def _layouts(house: House, voice: Voice, space: Space) -> Iterator[list[Text]]:
    """From the roomiest to the narrowest; the team below, or beside where there is room.

    At the very last, what is left in the box is not shown.
    """
    for fold in FOLDS:
        plan = draw_house(house, voice.words, space, space.width, fold)
        yield plan + wrap_all(draw_status(house, voice), space.width)
        left = space.width - SIDE - GAP
        plan = draw_house(house, voice.words, space, left, fold)
        if max(line.cell_len for line in plan) <= left:
            yield beside(plan, _team(house, voice, len(plan)), GAP)
    plan = draw_house(house, voice.words, space, space.width, FOLDS[-1])
    rows = draw_status(house, voice, is_narrow=True)
    yield plan + wrap_all(rows[: 1 + len(house.view.firefighters)], space.width)
    # In a window as low as that, the rows round whoever acts, and whoever acts.
    acting = [
        rows[1 + at]
        for at, one in enumerate(house.view.firefighters)
        if one.seat == house.view.active_seat
    ]
    for count in ROWS_SHOWN:
        fold = Fold(has_ring=False, has_levels=False, rows=count)
        plan = draw_house(house, voice.words, space, space.width, fold)
        yield plan + wrap_all([rows[0], *acting], space.width)


def _team(house: House, voice: Voice, height: int) -> list[Text]:
    """The team in a column: what matters least is left out at the foot where it is too long."""
    rows = draw_status(house, voice, is_narrow=True)
    while len(rows) > 1 + len(house.view.firefighters) and len(wrap_all(rows, SIDE, 2)) > height:
        rows.pop()
    return wrap_all(rows, SIDE, 2)


_ASCII = str.maketrans("─│╌╎┌┐└┘├┤┬┴┼·▲≈▶…×≡∩●■△◆⬢⬟", "-|''+++++++++.^~>$x\"n      ")
