"""A board on a page, twice: the plan, and the same house with arrows and deck gun.

A board is a figure with one drawing per level, which stand side by side or below one another as
the page is wide. Colours come from the page, so they follow its light and dark.
"""

from __future__ import annotations

from html import escape
from typing import Any

from tocsin.drawing import svg
from tocsin.drawing.flashpoint.arrows import draw_arrows
from tocsin.drawing.ink import tag
from tools.pages.plans.boards import levels_of, read_board
from tools.pages.plans.telling import Telling

PLAN = "plan"
DICE_PLAN = "dice"


def board_figure(name: str, language: str) -> str:
    """Both views of a board, as a piece of a page."""
    board = read_board(name)
    telling = Telling(language)
    levels = levels_of(board)
    plan = "".join(draw_level(name, level, PLAN, telling) for level in levels)
    dice = "".join(draw_level(name, level, DICE_PLAN, telling) for level in levels)
    caption = tag("figcaption", escape(telling.caption(name, board), quote=False))
    has_gun = any(cells for level in levels for cells in level["gun"].values())
    more = telling.word("arrows-and-gun" if has_gun else "arrows")
    summary = tag("summary", escape(more, quote=False))
    details = tag("details", summary + tag("div", dice, class_="levels"))
    inside = tag("div", plan, class_="levels") + caption + details
    return tag("figure", inside, class_="board-plan", lang=language, data_search_exclude="")


def draw_level(name: str, level: dict[str, Any], view: str, telling: Telling) -> str:
    """One level under its name, with words for those who hear it."""

    def describe(kind: str, word: str) -> str:
        if kind == "title":
            return telling.title(name, level, view)
        if kind == "description":
            return telling.describe(name, level, view)
        return telling.piece(word) if kind == "piece" else word

    if view == PLAN:
        picture = svg(None, level, theme="page", describe=describe)
    else:
        picture = draw_arrows(level, theme="page", describe=describe)
    heading = escape(telling.level(level), quote=False)
    return tag("div", tag("p", heading) + picture, class_="level")
