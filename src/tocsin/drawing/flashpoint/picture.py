"""A house from its plate up to the marks: one layer after the other, level by level."""

from typing import Any

from tocsin.drawing import heat, ink
from tocsin.drawing.colours import colour
from tocsin.drawing.flashpoint import barriers, contents, equipment, ground, status
from tocsin.drawing.flashpoint.house import House
from tocsin.drawing.flashpoint.paper import MARGIN, RIM, UNIT, Paper, Plate
from tocsin.drawing.naming import Describe, joined, listed
from tocsin.drawing.sheet import Sheet

_CAPTION = 24.0


def draw_house(view: dict[str, Any], board: dict[str, Any], theme: str, describe: Describe) -> str:
    """The whole drawing; without a view the board by itself."""
    house = House(view, board)
    sheet = Sheet()
    has_captions = len(house.levels) > 1
    top = (status.HEAD if view else 0) + (_CAPTION if has_captions else 0)
    paper = Paper(house, top, MARGIN if view else 0, status.WIDTH_MIN if view else 0)
    width, height = paper.width, paper.bottom + (status.FOOT if view else 0)
    body = []
    if view:
        body.append(ink.box(0, 0, width, height, rx=16, fill=colour("page")))
        body.append(status.draw_head(sheet, house, width, describe))
    for plate in paper.plates:
        if has_captions:
            body.append(_draw_caption(sheet, house, plate, describe))
        body.append(draw_level(sheet, house, paper, plate, describe))
    if view:
        body.append(status.draw_foot(sheet, house, width, paper.bottom + status.FOOT / 2, describe))
    told = (
        describe("title", _title(view, board, describe)),
        describe("description", tell(house, describe)),
    )
    return sheet.finish("".join(body), width, height, told, theme)


def draw_level(sheet: Sheet, house: House, paper: Paper, plate: Plate, describe: Describe) -> str:
    """One level, bottom to top: walls stand above tints, pieces above walls."""
    parts = [
        ground.draw_ground(sheet, house, paper, plate),
        equipment.draw_floor_things(sheet, house, paper, plate),
        ground.draw_tints(sheet, house, plate),
        ground.draw_grid(plate),
        barriers.draw_barriers(sheet, house, paper, plate, describe),
        ground.draw_dice_marks(sheet, plate),
        equipment.draw_equipment(sheet, house, paper, plate, describe),
        contents.draw_contents(sheet, house, paper, plate, describe),
        equipment.draw_links(house, paper, plate),
        _draw_target(sheet, house, paper, plate),
        _draw_heat(house, paper, plate),
    ]
    name = plate.level.prefix.rstrip(":")
    return ink.group(parts, class_="level", data_level=name)


def _draw_target(sheet: Sheet, house: House, paper: Paper, plate: Plate) -> str:
    """Four brackets round the cell that everything is waiting for."""
    target = house.view.get("target")
    if not target or house.cell(target)[0] != plate.number:
        return ""
    return sheet.piece("mark", *paper.middle(house.cell(target)), UNIT, data_piece="mark")


def _draw_heat(house: House, paper: Paper, plate: Plate) -> str:
    """The shares laid over the cells of a level."""
    most = heat.greatest(house.heat)
    parts = []
    for name, share in sorted(house.heat.items()):
        cell = house.cell(name)
        if cell[0] == plate.number and share >= heat.LEAST:
            x, y = paper.corner(cell)
            strong = heat.darkness(share, most)
            parts.append(ink.box(x, y, UNIT, UNIT, fill=colour("ember"), fill_opacity=strong))
            parts.append(heat.draw_share(x + UNIT / 2, y + UNIT / 2, 15, share))
    return ink.group(parts, class_="heat")


def _draw_caption(sheet: Sheet, house: House, plate: Plate, describe: Describe) -> str:
    """How the cells of a level are written, and what there is to fear and to save."""
    counts = {"fire": 0, "smoke": 0, "victim": 0, "hazmat": 0}
    for (level, _, _), lying in house.lies.items():
        if level == plate.number:
            if lying.threat:
                counts[lying.threat] += 1
            for code, many in lying.discs:
                key = "victim" if code in ("victim", "treated", "poi") else code
                if key in counts:
                    counts[key] += many
    y = plate.y - 11
    prefix = plate.level.prefix
    parts = [
        ink.words(
            describe("level", prefix),
            plate.x + RIM,
            y,
            14,
            fill=colour("ink"),
            font_weight="700",
            text_anchor="start",
        )
    ]
    x = plate.x + plate.width - 8
    for code, many in reversed(counts.items()):
        if many:
            x -= 26 + 8 * len(str(many))
            parts.append(sheet.piece(code, x, y, 15))
            parts.append(
                ink.words(str(many), x + 9, y, 12, fill=colour("ink-2"), text_anchor="start")
            )
    return ink.group(parts, class_="caption")


def _title(view: dict[str, Any], board: dict[str, Any], describe: Describe) -> str:
    parts = [describe("game", "flashpoint"), describe("board", str(board["name"]))]
    if view:
        parts.append(describe("turn", str(view["turn"])))
    return " ".join(parts)


def tell(house: House, describe: Describe) -> str:
    """The drawing as a list: each piece with the cells where it lies."""
    where: dict[str, list[str]] = {}
    for cell in sorted(house.lies):
        lying = house.lies[cell]
        for code in lying.codes:
            where.setdefault(code.partition(" ")[0], []).append(house.name(cell))
        for seat in lying.figures:
            where.setdefault(f"seat {seat}", []).append(house.name(cell))
    for edge in house.edges:
        name = barriers.piece_of(edge)
        if name not in ("wall", "solid-wall"):
            where.setdefault(name, []).append(edge.name)
    parts = []
    for code in sorted(where):
        kind, _, number = code.partition(" ")
        word = describe("seat", number) if number else describe("piece", kind)
        kind_of = "edge" if "|" in where[code][0] else "cell"
        parts.append(listed(word, [describe(kind_of, name) for name in where[code]]))
    return joined(parts)
