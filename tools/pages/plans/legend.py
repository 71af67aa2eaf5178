"""The legend: every sign once, as it stands in the drawings, with its words."""

from __future__ import annotations

from html import escape
from typing import Any

from tocsin.drawing import sign
from tocsin.drawing.colours import colour
from tocsin.drawing.ink import box, tag
from tocsin.drawing.sheet import Sheet
from tools.pages.plans.boards import KINDS, base_boards, count, drawn_boards, read_board
from tools.pages.plans.telling import Telling

# Which piece stands for a sign where it is not called the same.
PIECES = {
    "window": "window-closed",
    "door": "door-closed",
    "fireproof-door": "fireproof-closed",
    "large": "explosives",
    "small": "chemicals",
    "ambulance": "bay-ambulance",
    "engine": "bay-engine",
}


def signs_of(names: tuple[str, ...]) -> list[str]:
    """Which signs these boards need, in the order of the legend."""
    boards = [read_board(name) for name in names]
    kinds = [kind for kind in KINDS if any(count(board, kind) for board in boards)]
    return ["dice", *kinds, *(name for name in _OTHERS if any(_needs(name, b) for b in boards))]


_OTHERS = ("stairs", "car", "large", "small", "ambulance", "engine", "ladder-top", "arrow", "gun")


def _needs(name: str, board: dict[str, Any]) -> bool:
    """Does a board have what a sign stands for?"""
    if name in ("car", "large", "small"):
        return name in board.get("object_places", {})
    found = {
        "stairs": board.get("stairs"),
        "ambulance": board["ambulance_spots"],
        "engine": board["engine_spots"],
        "ladder-top": board.get("ladder_places"),
        "arrow": board["arrows"],
        "gun": any(board["gun"].values()),
    }
    return bool(found[name])


def legend(language: str, of: str = "") -> str:
    """A list of signs: those of the two houses, or those of the expansion's buildings."""
    base = base_boards()
    boards = base if of == "base" else tuple(n for n in drawn_boards() if n not in base)
    telling = Telling(language)
    items = [
        tag("li", _sample(name) + tag("span", escape(telling.word(f"sign-{name}"), quote=False)))
        for name in signs_of(boards)
    ]
    return tag("ul", items, class_="plan-legend", lang=language)


def _sample(name: str) -> str:
    """A sign by itself; the words beside it say what it is, so it is silent."""
    if name == "gun":
        area = box(
            3,
            3,
            42,
            24,
            rx=7,
            fill=colour("act"),
            fill_opacity=0.1,
            stroke=colour("act"),
            stroke_width=2,
            stroke_dasharray="7 4",
        )
        return tag("span", Sheet().finish(area, 48, 30, None, "page"), class_="sign")
    if name == "dice":
        dice = sign("die-row", width=18, theme="page") + sign("die-column", width=24, theme="page")
        return tag("span", dice, class_="sign")
    piece = PIECES.get(name, name)
    wide = 30.0 if name in ("ambulance", "arrow", "large", "small") else 44.0
    drawn = sign(piece, width=wide, theme="page")
    return tag("span", drawn, class_="sign")
