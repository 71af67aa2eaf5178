"""A level as a drawing, twice: the plan, and the same house with arrows and deck gun.

A board is a figure with one drawing per level, which stand side by side or below one another as
the page is wide. Colours come from the page (docs/plans.css), so they follow light and dark.
"""

from __future__ import annotations

from html import escape

from tools.pages.plans.ink import number, tag, text
from tools.pages.plans.paper import DICE, UNIT, Paper
from tools.pages.plans.signs import (
    draw_arrow,
    draw_barrier,
    draw_black_die,
    draw_ladder_top,
    draw_object,
    draw_red_die,
    draw_stairs,
    draw_vehicle,
)
from tools.pages.plans.survey import KINDS, Storey, Survey, survey
from tools.pages.plans.telling import Telling

PLAN = "plan"
DICE_PLAN = "dice"
# Three levels of the laboratory fit beside one another into a page without a table of contents.
SCALE = 1.15


def board_figure(name: str, language: str) -> str:
    """Both views of a board, as a piece of a page."""
    seen = survey(name)
    telling = Telling(language)
    plan = "".join(draw_storey(seen, storey, PLAN, telling) for storey in seen.storeys)
    dice = "".join(draw_storey(seen, storey, DICE_PLAN, telling) for storey in seen.storeys)
    caption = tag("figcaption", escape(telling.caption(seen), quote=False))
    has_gun = any(storey.gun for storey in seen.storeys)
    more = telling.word("arrows-and-gun" if has_gun else "arrows")
    summary = tag("summary", escape(more, quote=False))
    details = tag("details", summary + tag("div", dice, class_="levels"))
    inside = tag("div", plan, class_="levels") + caption + details
    return tag("figure", inside, class_="board-plan", lang=language, data_search_exclude="")


def draw_storey(seen: Survey, storey: Storey, view: str, telling: Telling) -> str:
    """One level, with words for those who hear it."""
    paper = Paper(storey)
    level = storey.prefix.rstrip(":") or "ground"
    name = f"{seen.name.replace('+', '-')}-{level}-{view}-{telling.language}"
    parts = [
        tag("title", escape(telling.title(seen, storey, view), quote=False), id=f"{name}-title"),
        tag("desc", escape(telling.describe(storey, view), quote=False), id=f"{name}-desc"),
        _draw_ground(paper),
        _draw_inside(paper) if view == PLAN else "",
        _draw_edges(paper, "edges" if view == PLAN else "edges faint"),
        _draw_street(paper) if view == PLAN else _draw_dice_view(paper),
        _draw_dice(paper),
    ]
    picture = tag(
        "svg",
        parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(paper.width)} {number(paper.height)}",
        width=SCALE * paper.width,
        height=SCALE * paper.height,
        role="img",
        aria_labelledby=f"{name}-title {name}-desc",
    )
    heading = escape(telling.level(storey), quote=False)
    return tag("div", tag("p", heading) + picture, class_="level")


def _draw_ground(paper: Paper) -> str:
    """Street, floor and the lines between cells."""
    storey = paper.storey
    parts: list[str] = []
    if storey.outside == "ground":
        box = paper.boxes((0, 0), (storey.rows + 1, storey.columns + 1))
        parts.append(_rect(box, "street"))
    x, y, width, height = paper.boxes((1, 1), (storey.rows, storey.columns))
    parts.append(_rect((x, y, width, height), "floor"))
    across = "".join(f"M{x:g} {paper.y(row):g}h{width:g}" for row in range(2, storey.rows + 1))
    down = "".join(f"M{paper.x(c):g} {y:g}v{height:g}" for c in range(2, storey.columns + 1))
    return "".join(parts) + tag("path", d=across + down, class_="grid")


def _draw_inside(paper: Paper) -> str:
    parts: list[str] = []
    for flight in paper.storey.flights:
        x, y, width, height = paper.box(flight.cell)
        floor = tag("rect", x=0, y=0, width=width, height=height, class_="stairs")
        drawn = floor + draw_stairs(flight.exit, flight.is_up, flight.other)
        name = f"{paper.storey.prefix}{flight.cell[0]},{flight.cell[1]}"
        parts.append(_placed(drawn, x, y, "flight", data_cell=name))
    for kind, cells in paper.storey.objects.items():
        x, y, width, height = paper.boxes(cells[0], cells[-1])
        parts.append(_placed(draw_object(kind, width, height), x, y, f"thing {kind}"))
    return "".join(parts)


def _draw_edges(paper: Paper, class_: str) -> str:
    """The weak ones first, so that what is strong closes the corners."""
    order = sorted(KINDS, key=lambda kind: (kind != "light-wall", kind != "wall", kind))
    drawn = [
        tag(
            "g",
            draw_barrier(edge.kind),
            class_=edge.kind,
            data_edge=edge.name,
            transform=paper.turn(edge),
        )
        for kind in order
        for edge in paper.storey.edges
        if edge.kind == kind
    ]
    return tag("g", drawn, class_=class_)


def _draw_street(paper: Paper) -> str:
    parts: list[str] = []
    for parking in paper.storey.parking:
        x, y, width, height = paper.boxes(*parking.cells)
        drawn = draw_vehicle(parking.vehicle, width, height)
        parts.append(_placed(drawn, x, y, f"spot {parking.vehicle}", data_side=parking.side))
    for cell in paper.storey.ladder_tops:
        x, y, width, height = paper.box(cell)
        parts.append(_placed(draw_ladder_top(width, height), x, y, "top"))
    return "".join(parts)


def _draw_dice_view(paper: Paper) -> str:
    """Where a new point of interest goes on, and what the gun reaches from each engine spot."""
    parts: list[str] = []
    for (top, bottom, left, right), sides in paper.storey.gun.items():
        x, y, width, height = paper.boxes((top, left), (bottom, right))
        box = _rect((x + 4, y + 4, width - 8, height - 8), "gun", rx=9)
        label = " ".join(side.upper() for side in sides)
        wide = 10.0 + 9.0 * len(label)
        plate = _rect((x + width / 2 - wide / 2, y - 3, wide, 15), "plate", rx=4)
        words = text(label, x + width / 2, y + 9, "sides")
        parts.append(tag("g", box + plate + words, class_="area", data_sides=label))
    for parking in paper.storey.parking:
        if parking.vehicle == "engine":
            x, y, width, height = paper.boxes(*parking.cells)
            drawn = draw_vehicle("engine", width, height, parking.side)
            parts.append(_placed(drawn, x, y, "spot"))
    for cell, goal in paper.storey.arrows.items():
        x, y = paper.middle(cell)
        drawn = draw_arrow(goal[0] - cell[0], goal[1] - cell[1])
        parts.append(_placed(drawn, x, y, "way"))
    return "".join(parts)


def _draw_dice(paper: Paper) -> str:
    parts: list[str] = []
    for row in range(1, paper.storey.rows + 1):
        parts.append(draw_red_die(row, DICE / 2, paper.y(row) + UNIT / 2))
    for column in range(1, paper.storey.columns + 1):
        face = paper.storey.black_from + column - 1
        parts.append(draw_black_die(face, paper.x(column) + UNIT / 2, DICE / 2))
    return tag("g", parts, class_="faces")


def _rect(box: tuple[float, float, float, float], class_: str, rx: float = 0) -> str:
    x, y, width, height = box
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx, class_=class_)


def _placed(drawn: str, x: float, y: float, class_: str, **more: str) -> str:
    place = f"translate({number(x)} {number(y)})"
    return tag("g", drawn, class_=class_, transform=place, **more)
