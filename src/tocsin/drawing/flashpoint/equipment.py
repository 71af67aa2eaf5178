"""Stairs, holes and cracks of the floor, objects, vehicles, ladders, the platform."""

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.flashpoint.house import STEPS, Crate, House
from tocsin.drawing.flashpoint.paper import UNIT, Paper, Plate
from tocsin.drawing.naming import Describe
from tocsin.drawing.sheet import Sheet

_TURNS = {"n": 0, "e": 90, "s": 180, "w": 270}
# A vehicle is drawn with its cab to the right and drives round the house clockwise.
_CAB = {"n": 0, "e": 90, "s": 180, "w": 270}
_SIGNS = {"large": "explosives", "small": "chemicals"}


def draw_floor_things(sheet: Sheet, house: House, paper: Paper, plate: Plate) -> str:
    """What belongs to the floor and lies under fire and smoke."""
    parts = []
    for flight in house.flights():
        if flight.cell[0] == plate.number:
            name = "stairs-gone" if flight.is_gone else "stairs"
            parts.append(
                sheet.piece(
                    name,
                    *paper.middle(flight.cell),
                    UNIT,
                    turn=_TURNS[flight.exit],
                    data_piece=name,
                    data_cell=house.name(flight.cell),
                )
            )
    for piece, field in (
        ("floor-damaged", "damaged_floors"),
        ("hole", "holes"),
        ("bridge", "bridges"),
    ):
        for cell in house.cells(field):
            if cell[0] == plate.number:
                parts.append(
                    sheet.piece(
                        piece,
                        *paper.middle(cell),
                        UNIT,
                        data_piece=piece,
                        data_cell=house.name(cell),
                    )
                )
    return "".join(parts)


def draw_equipment(
    sheet: Sheet, house: House, paper: Paper, plate: Plate, describe: Describe
) -> str:
    """What stands on a level and can be moved, besides figures."""
    parts = [
        _draw_crate(sheet, house, paper, crate, describe)
        for crate in house.crates()
        if crate.cells[0][0] == plate.number
    ]
    for vehicle in ("ambulance", "engine"):
        spot = house.view.get(vehicle)
        if spot:
            first, last = (house.cell(name) for name in spot["cells"])
            if first[0] == plate.number:
                (x, y), (right, bottom) = paper.middle(first), paper.middle(last)
                middle = ((x + right) / 2, (y + bottom) / 2)
                turn = _CAB[spot["spot"]]
                drawn = sheet.piece(vehicle, *middle, 96, turn=turn, data_piece=vehicle)
                told = ink.title(f"{describe('piece', vehicle)} {spot['spot']}")
                parts.append(ink.group(told + drawn))
    parts.append(_draw_ladders(sheet, house, paper, plate))
    parts.append(_draw_platform(sheet, house, paper, plate))
    return "".join(parts)


def _draw_crate(sheet: Sheet, house: House, paper: Paper, crate: Crate, describe: Describe) -> str:
    """A crate over its cells, its sign, and a square for each damage it can take."""
    cells = sorted(crate.cells)
    (x, y), (right, bottom) = paper.corner(cells[0]), paper.corner(cells[-1])
    width, height = right + UNIT - x, bottom + UNIT - y
    middle = (x + width / 2, y + height / 2)
    sign = _SIGNS.get(crate.kind, crate.kind)
    is_long = height > width
    frame = ink.box(
        x + 4,
        y + 4,
        width - 8,
        height - 8,
        rx=5,
        fill=colour("crate") if crate.is_in_play else "none",
        stroke=colour("chip-ink") if crate.is_in_play else colour("ink-3"),
        stroke_width=1.8 if crate.is_in_play else 1.4,
        stroke_dasharray="none" if crate.is_in_play else "5 3.5",
    )
    lift = 3.5 if crate.is_in_play else 0
    if sign == "car":
        drawn = sheet.piece("car", middle[0], middle[1] - lift, 70, turn=90 if is_long else 0)
    else:
        frame += _planks(x, y, width, height) if crate.is_in_play else ""
        drawn = sheet.piece(sign, middle[0], middle[1] - lift, 25)
    squares = "".join(
        ink.box(
            middle[0] - 3.4 * crate.capacity + 6.8 * at + 0.7,
            y + height - 12.4,
            5.4,
            5.4,
            rx=1,
            fill=colour("hazard") if at < crate.damage else colour("chip"),
            stroke=colour("chip-ink"),
            stroke_width=0.9,
        )
        for at in range(crate.capacity)
    )
    names = " ".join(house.name(cell) for cell in cells)
    told = f"{describe('cell', names)}: {describe('piece', crate.kind)}"
    if crate.is_in_play:
        told += f" {crate.damage}/{crate.capacity}"
    return ink.group(ink.title(told) + frame + drawn + squares, data_piece=crate.kind)


def _planks(x: float, y: float, width: float, height: float) -> str:
    inside = f"M{ink.number(x + 5)} {ink.number(y + height * 0.32)}h{ink.number(width - 10)}"
    inside += f"M{ink.number(x + 5)} {ink.number(y + height * 0.66)}h{ink.number(width - 10)}"
    return ink.path(inside, stroke=colour("door-line"), stroke_width=0.9, opacity=0.5)


def _draw_ladders(sheet: Sheet, house: House, paper: Paper, plate: Plate) -> str:
    parts = []
    for rung in house.ladders():
        if rung.cell[0] != plate.number:
            continue
        x, y = paper.middle(rung.cell)
        down, across = STEPS.get(rung.way, (0, 0))
        turn = _TURNS.get(rung.way, 0) - 90
        parts.append(
            sheet.piece(
                "ladder",
                x + 15 * across,
                y + 15 * down,
                46,
                turn=turn,
                data_piece="ladder",
                data_cell=house.name(rung.cell),
            )
        )
    for cell in house.cells("ladders_folded"):
        if cell[0] == plate.number:
            x, y = paper.middle(cell)
            parts.append(
                sheet.piece(
                    "ladder-folded",
                    x,
                    y + 11,
                    28,
                    data_piece="ladder-folded",
                    data_cell=house.name(cell),
                )
            )
    return "".join(parts)


def _draw_platform(sheet: Sheet, house: House, paper: Paper, plate: Plate) -> str:
    platform = house.view.get("platform")
    if not platform:
        return ""
    drawn = ""
    cell = house.cell(platform["cell"])
    if cell[0] == plate.number:
        size = 38 if platform["raised"] else 22
        drawn += sheet.piece("platform", *paper.middle(cell), size, data_piece="platform")
    if platform["target"]:
        target = house.cell(platform["target"])
        if target[0] == plate.number:
            x, y = paper.corner(target)
            drawn += sheet.piece("aim", x + 10, y + 38, 14, data_piece="aim")
    return drawn


def draw_links(house: House, paper: Paper, plate: Plate) -> str:
    """Pairs of pills instead of lines across levels: numbers for stairs, letters for ladders."""
    parts = []
    for flight in house.flights():
        if flight.cell[0] == plate.number and not flight.is_gone:
            x, y = paper.corner(flight.cell)
            parts.append(_pill(x + 35, y + 38.5, str(flight.number), flight.is_up))
    for rung in house.ladders():
        if rung.cell[0] == plate.number:
            x, y = paper.corner(rung.cell)
            parts.append(_pill(x + 12, y + 9, rung.letter, rung.is_up))
    return "".join(parts)


def _pill(x: float, y: float, name: str, is_up: bool) -> str:
    body = ink.box(
        x - 10.5,
        y - 6.5,
        21,
        13,
        rx=6.5,
        fill=colour("chip-ink"),
        stroke=colour("halo"),
        stroke_width=1.3,
    )
    sign = 1 if is_up else -1
    arrow = (
        f"M{ink.number(x - 4.6)} {ink.number(y + 3.6)}v-7.2"
        if is_up
        else f"M{ink.number(x - 4.6)} {ink.number(y - 3.6)}v7.2"
    )
    arrow += (
        f"m-2.7 {ink.number(2.7 * sign)}l2.7 {ink.number(-2.7 * sign)}l2.7 {ink.number(2.7 * sign)}"
    )
    line = ink.path(
        arrow,
        fill="none",
        stroke=colour("chip"),
        stroke_width=1.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return body + line + ink.words(name, x + 4.2, y, 9.4, fill=colour("chip"), font_weight="700")
