"""The forest: tiles with men and spaces, cells where the fire may spread, areas of each colour.

Painted in this order: cells that may burn, tiles, outlines of areas, then numbers, signs and men,
then the values of areas.
"""

from typing import Any

from tocsin.drawing import heat, ink
from tocsin.drawing.colours import colour
from tocsin.drawing.feurio.hexes import S, corner, middle, neighbour, outlines
from tocsin.drawing.naming import Describe
from tocsin.drawing.sheet import Sheet

SHAPES = {"red": "diamond", "green": "triangle", "blue": "circle", "yellow": "square"}
_FLAME = {"face": "flame", "core": "flame-core"}
_EMBER = {"face": "ember", "core": "ember-soft"}
# Middle, half width and half height of what lies somewhere.
Box = tuple[float, float, float, float]
_SIGNS = {
    1: ("drop", "drop"),
    2: ("drop", "tree"),
    3: ("tree", "tree"),
    4: ("tree", "flame"),
    5: ("flame", "flame"),
    6: ("flame", "flame"),
}


def draw_forest(
    sheet: Sheet, view: dict[str, Any], board: dict[str, Any], describe: Describe
) -> str:
    """Everything on the table, 0,0 at the origin."""
    tiles, candidates = view["tiles"], view["candidates"]
    cool = [cell for cell in candidates if not cell["is_hottest"]]
    hot = [cell for cell in candidates if cell["is_hottest"]]
    is_waited_for = view["phase"] == "lay"
    parts = [_draw_candidate(sheet, cell, describe) for cell in cool]
    parts += [_draw_glow(sheet, cell) for cell in hot if is_waited_for]
    parts += [_draw_hottest(sheet, cell, is_waited_for, describe) for cell in hot]
    parts += [_draw_ground(sheet, tile) for tile in tiles]
    parts += [_draw_outline(area, tiles, board["colours"]) for area in view["areas"]]
    parts += [_draw_face(sheet, tile, board, describe) for tile in tiles]
    parts.append(_draw_values(sheet, view, tiles, board["colours"]))
    return "".join(parts)


def draw_starts(sheet: Sheet, board: dict[str, Any], describe: Describe) -> str:
    """An empty table: where the first tiles go."""
    parts = []
    for cell in board["start_cells"]:
        drawn = sheet.piece("candidate", *middle((cell["q"], cell["r"])), 2 * S)
        told = ink.title(describe("cell", cell["cell"]))
        parts.append(ink.group(told + drawn, data_cell=cell["cell"]))
    return "".join(parts)


def heated(board: dict[str, Any]) -> list[dict[str, Any]]:
    """The cells over which shares are laid, with their places."""
    found = []
    for name, share in board.get("heat", {}).items():
        q, _, r = name.partition(",")
        if share >= heat.LEAST:
            found.append({"cell": name, "q": int(q), "r": int(r)})
    return found


def draw_heat(board: dict[str, Any]) -> str:
    """Shares laid over an empty table."""
    most = heat.greatest(board.get("heat", {}))
    parts = []
    for cell in heated(board):
        place, share = (cell["q"], cell["r"]), board["heat"][cell["cell"]]
        line = ink.points(corner(place, number) for number in range(6))
        strong = heat.darkness(share, most)
        parts.append(ink.path(line, fill=colour("ember"), fill_opacity=strong))
        parts.append(heat.draw_share(*middle(place), 0.36 * S, share))
    return ink.group(parts, class_="heat")


def _draw_glow(sheet: Sheet, cell: dict[str, Any]) -> str:
    return ink.disc(*middle((cell["q"], cell["r"])), 1.5 * S, fill=sheet.pattern("ember-glow"))


def _draw_candidate(sheet: Sheet, cell: dict[str, Any], describe: Describe) -> str:
    x, y = middle((cell["q"], cell["r"]))
    told = f"{describe('cell', cell['cell'])}: {describe('heat', str(cell['heat']))}"
    drawn = sheet.piece("candidate", x, y, 2 * S, data_piece="candidate")
    drawn += ink.words(str(cell["heat"]), x, y, 0.36 * S, fill=colour("candidate-ink"))
    return ink.group(ink.title(told) + drawn, data_cell=cell["cell"])


def _draw_hottest(
    sheet: Sheet, cell: dict[str, Any], is_waited_for: bool, describe: Describe
) -> str:
    """A cell of the greatest heat, with the tiles that make it."""
    x, y = middle((cell["q"], cell["r"]))
    told = f"{describe('cell', cell['cell'])}: {describe('hottest', str(cell['heat']))}"
    name = "hottest" if is_waited_for else "hottest-waiting"
    terms = [str(term["value"]) for term in cell["terms"]]
    terms.sort(reverse=True)
    drawn = sheet.piece(name, x, y, 2 * S, data_piece="hottest")
    drawn += sheet.piece("flame", x, y - 0.56 * S, 0.36 * S, bound=_EMBER)
    drawn += _bold(str(cell["heat"]), x, y + 0.02 * S, 0.6 * S, "ember-ink")
    if len(terms) > 1:
        size = 0.26 * S if len(terms) < 4 else 0.2 * S
        drawn += _bold(" + ".join(terms), x, y + 0.48 * S, size, "ember-ink")
    return ink.group(ink.title(told) + drawn, data_cell=cell["cell"])


def _draw_ground(sheet: Sheet, tile: dict[str, Any]) -> str:
    x, y = middle((tile["q"], tile["r"]))
    if tile["laid_face_down_by"] is not None:
        return sheet.piece("firebreak", x, y, 2 * S)
    return sheet.piece("tile", x, y, 2 * S, bound={"face": f"tile-{tile['value']}"})


def _draw_face(
    sheet: Sheet, tile: dict[str, Any], board: dict[str, Any], describe: Describe
) -> str:
    """Number, signs and men of a tile; a firebreak shows whose it is, its owner what it is."""
    x, y = middle((tile["q"], tile["r"]))
    hider = tile["laid_face_down_by"]
    if hider is not None:
        drawn, word = _draw_hidden(sheet, tile, board), describe("piece", "firebreak")
    else:
        drawn, word = draw_value(sheet, tile["value"], S), describe("tile", str(tile["value"]))
        drawn += _draw_men(sheet, tile, board["colours"], describe)
    men = [f"{describe('colour', name)} {many}" for name, many in tile["men"].items()]
    told = f"{describe('cell', tile['cell'])}: {', '.join([word, *men])}"
    return ink.moved(ink.title(told) + drawn, x, y, data_cell=tile["cell"])


def draw_value(sheet: Sheet, value: int, s: float) -> str:
    """The number with the signs of water, wood and fire, round 0,0."""
    left, right = _SIGNS[value]
    drawn = _draw_sign(sheet, left, -0.5 * s, -0.16 * s, 0.32 * s)
    drawn += _draw_sign(sheet, right, 0.5 * s, -0.16 * s, 0.32 * s)
    if value == 6:
        drawn += _draw_sign(sheet, "flame", 0, -0.66 * s, 0.3 * s)
    return drawn + _bold(str(value), 0, -0.13 * s, 0.66 * s, "paper-ink")


def _draw_sign(sheet: Sheet, name: str, x: float, y: float, size: float) -> str:
    return sheet.piece(name, x, y, size, bound=_FLAME if name == "flame" else None)


def _draw_hidden(sheet: Sheet, tile: dict[str, Any], board: dict[str, Any]) -> str:
    hider = tile["laid_face_down_by"]
    whose = [name for name, seat in board["owners"].items() if seat == hider]
    drawn = _bold("0", 0, -0.13 * S, 0.66 * S, "firebreak-ink")
    if tile["value"] is not None:
        drawn += _bold(f"({tile['value']})", 0.48 * S, -0.16 * S, 0.25 * S, "firebreak-ink")
    for at, name in enumerate(whose):
        drawn += draw_man(sheet, name, (at - (len(whose) - 1) / 2) * 0.42 * S, 0.43 * S, 0.15 * S)
    return drawn


def _draw_men(sheet: Sheet, tile: dict[str, Any], colours: list[str], describe: Describe) -> str:
    """Men first, then spaces that are free, then those the fire has closed."""
    men = [name for name in colours for _ in range(tile["men"].get(name, 0))]
    many = max(tile["spaces"], len(men))
    parts = []
    for at in range(many):
        x, y = (at - (many - 1) / 2) * 0.46 * S, 0.45 * S
        if at < len(men):
            letter = describe("colour", men[at])[:1].upper()
            parts.append(draw_man(sheet, men[at], x, y, 0.195 * S, letter))
        else:
            name = "space" if at < len(men) + tile["room"] else "space-closed"
            parts.append(sheet.piece(name, x, y, 0.42 * S, data_piece=name))
    return "".join(parts)


def draw_man(sheet: Sheet, name: str, x: float, y: float, r: float, letter: str = "") -> str:
    """A man: the shape of its colour, with a letter if there is room."""
    shape = SHAPES[name]
    bound = {"face": name, "edge": "paper-ink"}
    drawn = sheet.piece(f"man-{shape}", x, y, 2.4 * r, bound=bound, data_piece=f"man {name}")
    if not letter:
        return drawn
    down = 0.22 * r if shape == "triangle" else 0
    return drawn + _bold(letter, x, y + down, 1.15 * r, f"{name}-ink")


def _draw_outline(area: dict[str, Any], tiles: list[dict[str, Any]], colours: list[str]) -> str:
    """The line round an area: further in and drawn otherwise for each colour."""
    places = _places(area["cells"], tiles)
    name = area["colour"]
    inset = S * (0.075 + 0.072 * colours.index(name))
    line = "".join(ink.points(loop) for loop in outlines(places, inset))
    style: dict[str, ink.Attribute] = {"fill": "none", "stroke_linejoin": "round"}
    drawn = ink.path(line, stroke=colour("outline"), stroke_width=0.066 * S + 1.6, **style)
    dashes = f"{0.24 * S:g} {0.085 * S:g}" if name == "green" else "none"
    drawn += ink.path(
        line, stroke=colour(name), stroke_width=0.066 * S, stroke_dasharray=dashes, **style
    )
    if name == "blue":
        drawn += ink.path(line, stroke=colour("white"), stroke_width=0.02 * S, **style)
    return ink.group(drawn, data_area=f"{name} {' '.join(area['cells'])}")


def _places(cells: list[str], tiles: list[dict[str, Any]]) -> list[tuple[int, int]]:
    known = {tile["cell"]: (tile["q"], tile["r"]) for tile in tiles}
    return [known[cell] for cell in cells]


def _draw_values(
    sheet: Sheet, view: dict[str, Any], tiles: list[dict[str, Any]], colours: list[str]
) -> str:
    """What each area is worth, on an open side of its water; none where it would hide another."""
    taken = {(tile["q"], tile["r"]) for tile in tiles}
    kept = _kept_free(view)
    boxes: list[Box] = []
    parts = []
    for area in sorted(view["areas"], key=lambda found: -len(found["cells"])):
        text = sum_of(area)
        half = 0.092 * S * len(text) + 0.24 * S
        for x, y in _tag_places(area, tiles, taken):
            is_free = all(
                abs(x - at) > half + wide or abs(y - height) > 0.22 * S + high
                for at, height, wide, high in [*boxes, *kept]
            )
            if is_free:
                boxes.append((x, y, half + 2, 0.24 * S))
                parts.append(_draw_tag(sheet, area["colour"], text, (x, y), half))
                break
    return ink.group(parts, class_="values")


def _kept_free(view: dict[str, Any]) -> list[Box]:
    """What no value may hide: numbers and men of tiles, and the hottest cells."""
    found: list[Box] = []
    for tile in view["tiles"]:
        x, y = middle((tile["q"], tile["r"]))
        found.append((x, y - 0.13 * S, 0.2 * S, 0.22 * S))
        if tile["men"]:
            found.append((x, y + 0.45 * S, 0.23 * S * tile["spaces"], 0.2 * S))
    for cell in view["candidates"]:
        if cell["is_hottest"]:
            found.append((*middle((cell["q"], cell["r"])), 0.6 * S, 0.7 * S))
    return found


def sum_of(area: dict[str, Any]) -> str:
    """How an area is worked out: its sum, its water, its value."""
    if area["water"] is None:
        return f"{area['sum']} : 0"
    return f"{area['sum']} ÷ {area['water']} = {area['value']}"


def _tag_places(
    area: dict[str, Any], tiles: list[dict[str, Any]], taken: set[tuple[int, int]]
) -> list[tuple[float, float]]:
    """Where a value may stand: first over the upper open sides of the water, then the lower."""
    found = []
    water = area["water_cells"] or area["cells"]
    for place in _places(water, tiles):
        for side in (0, 5, 2, 3):
            if neighbour(place, side) not in taken:
                (ax, ay), (bx, by) = corner(place, side), corner(place, side + 1)
                middle_x, middle_y = (ax + bx) / 2, (ay + by) / 2
                found.append((middle_x, middle_y))
                found.append((middle_x + (0.5 if side in (0, 2) else -0.5) * S, middle_y))
                found.append((middle_x + (0.9 if side in (0, 2) else -0.9) * S, middle_y))
    return found


def _draw_tag(sheet: Sheet, name: str, text: str, at: tuple[float, float], half: float) -> str:
    x, y = at
    pill = ink.box(
        x - half,
        y - 0.22 * S,
        2 * half,
        0.44 * S,
        rx=0.22 * S,
        fill=colour("surface"),
        stroke=colour(name),
        stroke_width=2,
    )
    man = draw_man(sheet, name, x - half + 0.26 * S, y, 0.11 * S)
    return pill + man + _bold(text, x + 0.16 * S, y, 0.27 * S, "ink")


def _bold(text: str, x: float, y: float, size: float, fill: str) -> str:
    return ink.words(text, x, y, size, fill=colour(fill), font_weight="700")
