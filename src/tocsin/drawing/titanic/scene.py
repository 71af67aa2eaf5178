"""The ship at sea: sky, iceberg, water in three layers, compartments, how far it is down."""

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.naming import Describe
from tocsin.drawing.sheet import Sheet
from tocsin.drawing.titanic.table import Table

HEIGHT = 198.0
_SHIP_LEFT = 22.0
# Where the parts of the hull begin and how wide one is, in the units of the ship.
_PARTS_FROM = 42.0
_PART = 86.0


def draw_scene(sheet: Sheet, table: Table, width: float, top: float, describe: Describe) -> str:
    """Everything above the lines."""
    ship = _ship_place(table.view["page"], table.is_sunk, top)
    frame = ink.box(0, top, width, HEIGHT + 40)
    parts = [
        _draw_sky(width, top),
        sheet.piece("iceberg", width - 150, top + 80, 152),
        _draw_wave(width, top + 126, "sea-1", 46, 1),
        ink.group(sheet.piece("ship", 300, 88, 600), transform=ship, data_piece="ship"),
        _draw_wave(width, top + 138, "sea-2", 52, 0.6),
        _draw_wave(width, top + 156, "sea-3", 42, 0.5),
    ]
    if not table.is_sunk:
        # Above the water, or a dry compartment would look half full.
        inside = _draw_compartments(sheet, table, describe)
        parts.append(ink.group(inside, transform=ship, class_="compartments"))
    return ink.group(parts, clip_path=sheet.clip("scene", frame))


def _ship_place(page: int, sunk: bool, top: float) -> str:
    """The bow goes down a little with every page; in the end the stern stands up."""
    if sunk:
        return f"translate({_SHIP_LEFT:g} {ink.number(top + 98)}) rotate(-33 430 110)"
    turn, down = -0.62 * page, 1.7 * page
    return f"translate({_SHIP_LEFT:g} {ink.number(top + 2 + down)}) rotate({turn:.2f} 420 110)"


def _draw_sky(width: float, top: float) -> str:
    lines = "".join(f"M0 {ink.number(top + 14 + 16 * at)}h{width:g}" for at in range(7))
    stars = "".join(
        f"M{(at * 397 + 60) % int(width)} {ink.number(top + (at * 53) % 112)}h.01"
        for at in range(34)
    )
    drawn = ink.path(lines, stroke=colour("sky-line"), stroke_width=0.8)
    return drawn + ink.path(
        stars, stroke=colour("night-star"), stroke_width=1.5, stroke_linecap="round"
    )


def _draw_wave(width: float, y: float, name: str, long: float, opacity: float) -> str:
    line = wave(0, width, y, long, 4)
    line += f"V{ink.number(y + 200)}H0z"
    return ink.path(line, fill=colour(name), opacity=opacity)


def wave(left: float, right: float, y: float, long: float, high: float) -> str:
    """A line of waves from left to right, at least as far as `right`."""
    many = int((right - left) / long) + 1
    half = long / 2
    first = f"M{ink.number(left)} {ink.number(y)}q{half / 2:g} {-high:g} {half:g} 0"
    return first + f"t{half:g} 0" * (2 * many - 1)


def _draw_compartments(sheet: Sheet, table: Table, describe: Describe) -> str:
    """Every part of the hull with its compartments; the one the water takes next is marked."""
    parts = []
    for part, (place, many, flooded) in enumerate(table.compartments()):
        is_next = place == table.view["floods_next"]
        wide = (_PART - 6) / max(1, many) - 3
        drawn = []
        for at in range(max(1, many)):
            name = "compartment-flooded" if at < flooded else "compartment-dry"
            if many == 0:
                name = "compartment-none"
            elif at == flooded and is_next:
                name = "compartment-next"
            x = _PARTS_FROM + _PART * part + (wide + 3) * at + wide / 2
            drawn.append(_stretched(sheet, name, x, 119.5, wide))
        told = ink.title(f"{describe('place', place)}: {flooded}/{many}")
        parts.append(ink.group(told + "".join(drawn), data_part=place))
    return "".join(parts)


def _stretched(sheet: Sheet, name: str, x: float, y: float, wide: float) -> str:
    """A piece as wide as its place, and always as high."""
    squeeze = 33 / (wide * 33 / 40)
    return sheet.piece(name, x, y, wide, squeeze=squeeze, data_piece=name)
