"""What lies in a cell: threat signs, figures with their letters, discs and placards."""

from typing import Any

from tocsin.core.seats import letter_of
from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.flashpoint.house import Cell, House, Lying
from tocsin.drawing.flashpoint.paper import Paper, Plate
from tocsin.drawing.flashpoint.slots import Slot, slots_for
from tocsin.drawing.naming import Describe
from tocsin.drawing.sheet import Sheet

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "pentagon")


def draw_contents(
    sheet: Sheet, house: House, paper: Paper, plate: Plate, describe: Describe
) -> str:
    """Cell by cell in reading order."""
    return "".join(
        _draw_cell(sheet, house, paper, cell, describe)
        for cell in sorted(house.lies)
        if cell[0] == plate.number
    )


def _draw_cell(sheet: Sheet, house: House, paper: Paper, cell: Cell, describe: Describe) -> str:
    lying = house.lies[cell]
    name = house.name(cell)
    x, y = paper.corner(cell)
    told = [describe("piece", code) for code in lying.codes]
    told += [describe("seat", str(seat)) for seat in lying.figures]
    drawn = ink.title(f"{describe('cell', name)}: {', '.join(told)}")
    drawn += _draw_lying(sheet, house, lying)
    return ink.moved(drawn, x, y, data_cell=name)


def _draw_lying(sheet: Sheet, house: House, lying: Lying) -> str:
    has_sign = bool(lying.threat) or lying.is_toxic
    places = slots_for(len(lying.figures), len(lying.discs), has_sign)
    parts = []
    if lying.threat:
        parts.append(sheet.piece(lying.threat, *places.threat, data_piece=lying.threat))
    if lying.is_toxic:
        x, y, size = (8.5, 39.5, 16.0) if lying.threat else places.threat
        parts.append(sheet.piece("toxic", x, y, 0.94 * size, data_piece="toxic"))
    if lying.is_hot:
        is_full = bool(lying.threat) and bool(lying.figures) and bool(lying.discs)
        x, y = (8.2, 39.8) if is_full and not lying.is_toxic else (39.8, 8.2)
        parts.append(sheet.piece("hot-spot", x, y, 13.4, data_piece="hot-spot"))
    for seat, (x, y, r) in zip(lying.figures, places.figures, strict=False):
        if seat == house.active_seat:
            parts.append(
                ink.disc(
                    x,
                    y + 0.09 * r,
                    (1.24 if SHAPES[seat % 6] in ("triangle", "diamond") else 1.1) * r + 3.2,
                    fill="none",
                    stroke=colour("act"),
                    stroke_width=1.8,
                )
            )
    for seat, slot in zip(lying.figures, places.figures, strict=False):
        parts.append(draw_figure(sheet, house, seat, slot))
    for (code, many), slot in zip(lying.discs, places.discs, strict=False):
        parts.append(draw_disc(sheet, code, many, slot))
    return "".join(parts)


def draw_figure(sheet: Sheet, house: House, seat: int, slot: Slot, has_badge: bool = True) -> str:
    """A seat's figure: shape, colour and letter; its special sign where there is room."""
    x, y, r = slot
    kind = "abcdef"[seat % 6]
    bound = {"face": f"seat-{kind}", "side": f"seat-{kind}-side", "letter": f"seat-{kind}-ink"}
    shape = SHAPES[seat % 6]
    parts = [sheet.piece(f"figure-{shape}", x, y, 3.2 * r, bound=bound, data_piece=f"seat {seat}")]
    small = shape in ("triangle", "diamond")
    down = 0.2 * r if shape == "triangle" else 0
    parts.append(
        ink.words(
            letter_of(seat),
            x,
            y + down,
            (1.12 if small else 1.24) * r,
            fill=colour(f"seat-{kind}-ink"),
            font_weight="700",
        )
    )
    if has_badge and figure_of(house, seat).get("is_down"):
        lying = f"translate({ink.number(x)} {ink.number(y)}) rotate(-26) scale(1 0.8)"
        lying += f" translate({ink.number(-x)} {ink.number(-y)})"
        parts = [ink.group(parts, transform=lying), sheet.piece("knocked-down", x, y, 3 * r)]
    role = role_of(house, seat)
    if role and has_badge and r >= 10:
        parts.append(sheet.piece(f"role-{role}", x - 0.86 * r, y + 0.92 * r, 0.96 * r))
    return "".join(parts)


def role_of(house: House, seat: int) -> str:
    """The specialist a seat plays, nothing for a plain firefighter."""
    role = str(figure_of(house, seat)["specialist"])
    return "" if role == "plain" else role


def figure_of(house: House, seat: int) -> dict[str, Any]:
    """What the view says of a seat's figure."""
    return next(found for found in house.view["firefighters"] if found["seat"] == seat)


def draw_disc(sheet: Sheet, code: str, many: int, slot: Slot) -> str:
    """A disc or a placard, with a number if there are several."""
    x, y, r = slot
    drawn = sheet.piece(code, x, y, 24 / 11 * r, data_piece=code)
    if many < 2:
        return drawn
    at = (x + 0.74 * r, y - 0.74 * r)
    badge = max(4.6, 0.5 * r)
    drawn += ink.disc(*at, badge, fill=colour("chip-ink"), stroke=colour("halo"), stroke_width=1.2)
    return drawn + ink.words(str(many), *at, 1.45 * badge, fill=colour("chip"), font_weight="700")
