"""A board with what is printed for dice: where a marker moves on, and what the deck gun reaches."""

from typing import Any

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.flashpoint import barriers, ground
from tocsin.drawing.flashpoint.house import Cell, House
from tocsin.drawing.flashpoint.paper import UNIT, Paper, Plate
from tocsin.drawing.naming import Describe, plain
from tocsin.drawing.sheet import Sheet

_TURNS = {(-1, 0): 0, (-1, 1): 45, (0, 1): 90, (1, 1): 135}
_TURNS |= {(1, 0): 180, (1, -1): 225, (0, -1): 270, (-1, -1): 315}


def draw_arrows(board: dict[str, Any], *, theme: str = "auto", describe: Describe = plain) -> str:
    """All levels of a board, with an arrow in every cell."""
    house = House({}, board)
    sheet = Sheet()
    paper = Paper(house, 0, 0)
    body = []
    for plate in paper.plates:
        parts = [
            ground.draw_ground(sheet, house, paper, plate),
            ground.draw_grid(plate),
            ink.group(barriers.draw_barriers(sheet, house, paper, plate, describe), opacity=0.3),
            ground.draw_dice_marks(sheet, plate),
            *_draw_gun(house, plate),
            *_draw_ways(sheet, house, paper, plate),
        ]
        body.append(ink.group(parts, class_="level"))
    told = (describe("title", str(board["name"])), describe("description", str(board["name"])))
    return sheet.finish("".join(body), paper.width, paper.bottom, told, theme)


def _draw_ways(sheet: Sheet, house: House, paper: Paper, plate: Plate) -> list[str]:
    parts = []
    for name, goal in house.board["arrows"].items():
        cell, there = house.cell(name), house.cell(goal)
        if cell[0] == plate.number:
            turn = _TURNS[there[1] - cell[1], there[2] - cell[2]]
            drawn = sheet.piece("arrow", *paper.middle(cell), 24, turn=turn, data_way=name)
            parts.append(drawn)
    return parts


def gun_areas(house: House, number: int) -> dict[tuple[int, int, int, int], list[str]]:
    """Engine sides by the rectangle they cover: first row, last row, first column, last column."""
    found: dict[tuple[int, int, int, int], list[str]] = {}
    for side, names in house.board["gun"].items():
        cells: list[Cell] = [house.cell(name) for name in names]
        here = [cell for cell in cells if cell[0] == number]
        if here:
            rows, columns = [cell[1] for cell in here], [cell[2] for cell in here]
            frame = (min(rows), max(rows), min(columns), max(columns))
            found.setdefault(frame, []).append(side)
    return found


def _draw_gun(house: House, plate: Plate) -> list[str]:
    """Each area once, with the sides of the engine on its upper edge."""
    parts = []
    for (top, bottom, left, right), sides in gun_areas(house, plate.number).items():
        x, y = plate.corner(top, left)
        width, height = (right - left + 1) * UNIT, (bottom - top + 1) * UNIT
        area = ink.box(
            x + 5,
            y + 5,
            width - 10,
            height - 10,
            rx=9,
            fill=colour("act"),
            fill_opacity=0.1,
            stroke=colour("act"),
            stroke_width=2,
            stroke_dasharray="8 5",
        )
        label = " ".join(side.upper() for side in sides)
        half = 8 + 4.6 * len(label)
        middle = (x + width / 2, y + 6)
        plaque = ink.box(
            middle[0] - half, middle[1] - 8.5, 2 * half, 17, rx=8.5, fill=colour("act")
        )
        word = ink.words(label, *middle, 12, fill=colour("act-ink"), font_weight="700")
        parts.append(ink.group(area + plaque + word, data_gun=label))
    return parts
