"""What lies between two cells: walls, doors, windows, and how they stand."""

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.flashpoint.house import Edge, House
from tocsin.drawing.flashpoint.paper import UNIT, Paper, Plate
from tocsin.drawing.naming import Describe
from tocsin.drawing.sheet import Sheet

OUTER, INNER = 7.4, 6.0
# Weak ones first, so that what is strong closes the corners.
_ORDER = ("wall", "solid-wall", "light-wall", "doorway", "window", "fireproof-door", "door")
_TURNS = {(-1, 0): 0, (0, 1): 90, (1, 0): 180, (0, -1): 270}


def piece_of(edge: Edge) -> str:
    """The piece that shows an edge as it stands."""
    if edge.kind == "wall":
        return ("wall", "wall-damaged", "wall-destroyed")[min(edge.damage, 2)]
    if edge.kind == "light-wall":
        return "light-wall-destroyed" if edge.damage else "light-wall"
    if edge.kind in ("solid-wall", "doorway"):
        return edge.kind
    start = {"window": "window", "fireproof-door": "fireproof"}.get(edge.kind, "door")
    if edge.kind == "window" and edge.damage:
        return "window-gone"
    return f"{start}-{edge.door or 'gone'}"


def draw_barriers(
    sheet: Sheet, house: House, paper: Paper, plate: Plate, describe: Describe
) -> str:
    """Every edge of a level, then the posts at the ends of walls, then what jams a door."""
    edges = [edge for edge in house.edges if edge.a[0] == plate.number]
    edges.sort(key=lambda edge: _ORDER.index(edge.kind) if edge.kind in _ORDER else 99)
    drawn = [_draw_edge(sheet, paper, edge, describe) for edge in edges]
    jams = [
        sheet.piece("jam", *paper.edge(edge), 17) + _count(edge.jams, *paper.edge(edge))
        for edge in edges
        if edge.jams
    ]
    return ink.group([*drawn, _draw_posts(paper, edges), *jams], class_="edges")


def _draw_edge(sheet: Sheet, paper: Paper, edge: Edge, describe: Describe) -> str:
    name = piece_of(edge)
    turn = 90 if edge.is_upright else 0
    if edge.kind in ("doorway", "window", "fireproof-door") and edge.is_outer:
        # What opens or points outwards is drawn with the street above it.
        turn = _outward(paper.house, edge)
    is_bar = edge.kind == "wall"
    drawn = sheet.piece(
        name,
        *paper.edge(edge),
        UNIT,
        turn=turn,
        squeeze=INNER / OUTER if is_bar and not edge.is_outer else 1,
        data_edge=edge.name,
        data_piece=name,
    )
    if name in ("wall", "solid-wall"):
        return drawn
    told = f"{describe('edge', edge.name)}: {describe('piece', name)}"
    return ink.group(ink.title(told) + drawn)


def _outward(house: House, edge: Edge) -> int:
    inside, outside = (edge.a, edge.b) if house.is_inside(edge.a) else (edge.b, edge.a)
    return _TURNS[outside[1] - inside[1], outside[2] - inside[2]]


def _draw_posts(paper: Paper, edges: list[Edge]) -> str:
    """Squares where walls end, so that corners are whole; thick ones on the outside."""
    posts: dict[tuple[float, float], float] = {}
    for edge in edges:
        if edge.kind == "light-wall":
            continue
        x, y = paper.edge(edge)
        half = UNIT / 2
        ends = [(x, y - half), (x, y + half)] if edge.is_upright else [(x - half, y), (x + half, y)]
        size = {"solid-wall": 9.2}.get(edge.kind, OUTER if edge.is_outer else INNER)
        for end in ends:
            posts[end] = max(posts.get(end, 0), size)
    line = [
        f"M{ink.number(x - size / 2)} {ink.number(y - size / 2)}"
        f"h{ink.number(size)}v{ink.number(size)}h-{ink.number(size)}z"
        for (x, y), size in sorted(posts.items())
    ]
    return ink.path("".join(line), fill=colour("wall"))


def _count(many: int, x: float, y: float) -> str:
    if many < 2:
        return ""
    badge = ink.disc(x + 7, y - 7, 5, fill=colour("chip-ink"), stroke=colour("halo"))
    return badge + ink.words(str(many), x + 7, y - 7, 7.5, fill=colour("chip"), font_weight="700")
