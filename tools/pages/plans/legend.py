"""The legend: every sign once, as it stands in the drawings, with its words."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from tools.pages.plans.ink import number, tag
from tools.pages.plans.paper import UNIT
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
from tools.pages.plans.survey import BASE_BOARDS, DRAWN, KINDS, Storey, survey
from tools.pages.plans.telling import Telling


def signs_of(boards: tuple[str, ...]) -> list[str]:
    """Which signs these boards need, in the order of the legend."""
    storeys = [storey for board in boards for storey in survey(board).storeys]
    kinds = [kind for kind in KINDS if any(storey.count(kind) for storey in storeys)]
    more = [name for name, needed in _NEEDED.items() if any(needed(storey) for storey in storeys)]
    return ["dice", *kinds, *more]


def _has_object(kind: str, storey: Storey) -> bool:
    return kind in storey.objects


_NEEDED: dict[str, Callable[[Storey], bool]] = {
    "stairs": lambda storey: bool(storey.flights),
    "car": lambda storey: _has_object("car", storey),
    "large": lambda storey: _has_object("large", storey),
    "small": lambda storey: _has_object("small", storey),
    "ambulance": lambda storey: bool(storey.parking),
    "engine": lambda storey: bool(storey.parking),
    "ladder-top": lambda storey: bool(storey.ladder_tops),
    "arrow": lambda storey: bool(storey.arrows),
    "gun": lambda storey: bool(storey.gun),
}


def legend(language: str, of: str = "") -> str:
    """A list of signs: those of the two houses, or those of the expansion's buildings."""
    boards = BASE_BOARDS if of == "base" else tuple(n for n in DRAWN if n not in BASE_BOARDS)
    telling = Telling(language)
    items = [
        tag("li", _sample(name) + tag("span", escape(telling.word(f"sign-{name}"), quote=False)))
        for name in signs_of(boards)
    ]
    return tag("ul", items, class_="plan-legend", lang=language)


def _sample(name: str) -> str:
    """A sign by itself; the words beside it say what it is, so it is silent."""
    width, height = 2 * UNIT, UNIT
    if name in KINDS:
        drawn = _moved(draw_barrier(name), UNIT / 2, height / 2)
    elif name in ("car", "large"):
        drawn = draw_object(name, width, height)
    elif name in ("ambulance", "engine"):
        drawn = _moved(draw_vehicle(name, width, 30), 0, 5)
    else:
        drawn = _OTHERS[name]
    return tag(
        "svg",
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"-4 -1 {number(width + 8)} {number(height + 2)}",
        width=60,
        height=29,
        aria_hidden="true",
        data_search_exclude="",
    )


def _moved(drawn: str, x: float, y: float) -> str:
    return tag("g", drawn, transform=f"translate({number(x)} {number(y)})")


_FLIGHT = tag("rect", x=0, y=0, width=UNIT, height=UNIT, class_="stairs") + draw_stairs(
    "w", True, "3,6"
)
_OTHERS = {
    "dice": draw_red_die(3, 24, UNIT / 2) + draw_black_die(6, 56, UNIT / 2),
    "stairs": _moved(_FLIGHT, UNIT / 2, 0),
    "small": _moved(draw_object("small", UNIT, UNIT), UNIT / 2, 0),
    "ladder-top": _moved(draw_ladder_top(UNIT, 24), UNIT / 2, 8),
    "arrow": _moved(draw_arrow(0, 1), UNIT, UNIT / 2),
    "gun": tag("rect", x=4, y=5, width=2 * UNIT - 8, height=UNIT - 10, rx=9, class_="gun"),
}
