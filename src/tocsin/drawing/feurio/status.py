"""Beside the forest: men, values or checks of every colour, the tile in hand, the pile."""

from typing import Any

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.feurio.forest import draw_man, draw_value, sum_of
from tocsin.drawing.naming import Describe
from tocsin.drawing.sheet import Sheet

WIDTH = 186.0
_CARD = 172.0
_LINE = 15.0


def draw_colours(
    sheet: Sheet, view: dict[str, Any], board: dict[str, Any], describe: Describe
) -> tuple[str, float]:
    """A card for each colour, one below the other, and how far down they reach."""
    y = 14.0
    parts = []
    for name in board["colours"]:
        drawn, height = _draw_card(sheet, view, board, name, describe)
        parts.append(ink.moved(drawn, 14, y, data_colour=name))
        y += height + 10
    return "".join(parts), y


def _draw_card(
    sheet: Sheet, view: dict[str, Any], board: dict[str, Any], name: str, describe: Describe
) -> tuple[str, float]:
    """Whose colour it is, its men in hand, and its areas or the checks of the goal."""
    seat = board["owners"].get(name)
    areas = [area for area in view["areas"] if area["colour"] == name]
    goals = [goal for goal in view["goal"] if goal["colour"] == name]
    is_shared = seat is not None and board["players"] > 1
    is_active = is_shared and seat == view["active_seat"] and view["phase"] != "over"
    in_hand = sum(hand.get(name, 0) for hand in view["hands"])
    lines = 3 if goals else (len(areas) + 1) // 2
    height = 66 + _LINE * lines
    frame = ink.box(
        0,
        0,
        _CARD,
        height,
        rx=8,
        fill=colour("surface"),
        stroke=colour("act" if is_active else "line"),
        stroke_width=2 if is_active else 1,
    )
    word = describe("colour", name)
    parts = [frame, draw_man(sheet, name, 22, 24, 11, word[:1].upper())]
    if is_shared:
        parts.append(_text(describe("seat", str(seat)), 42, 24, 15, "ink", True))
    if not goals:
        worth = sum(area["value"] for area in areas)
        parts.append(_text(str(worth), _CARD - 12, 24, 22, "ink", True, "end"))
    parts.append(_draw_hand(sheet, name, in_hand, board["men_per_colour"], view["box"][name]))
    told = f"{word}: {in_hand}/{board['men_per_colour']}"
    if goals:
        parts.append(_draw_goal(sheet, goals[0], board["men_per_colour"]))
    else:
        for at, area in enumerate(areas):
            x, y = 12 + 80 * (at % 2), 66 + _LINE * (at // 2)
            parts.append(_text(sum_of(area), x, y, 11.5, "ink-2"))
        told += "".join(f"; {sum_of(area)}" for area in areas)
    return ink.title(told) + "".join(parts), height


def _draw_hand(sheet: Sheet, name: str, in_hand: int, many: int, boxed: int) -> str:
    """Men in hand are full, those on the table empty, those given up struck out."""
    parts = []
    for at in range(many):
        x = 17 + 12.4 * at
        if at < in_hand:
            parts.append(draw_man(sheet, name, x, 49, 4.6))
            continue
        parts.append(ink.disc(x, 49, 3.2, fill="none", stroke=colour("line-2"), stroke_width=1.2))
        if at >= many - boxed:
            strike = f"M{ink.number(x - 3.4)} 52.4l6.8 -6.8"
            parts.append(ink.path(strike, stroke=colour("ink-3"), stroke_width=1.2))
    return "".join(parts)


def _draw_goal(sheet: Sheet, goal: dict[str, Any], many: int) -> str:
    """Three checks: all men placed, in one area, with an open 1."""
    checks = (
        (goal["is_all_placed"], f"{goal['placed']}/{many}"),
        (goal["is_one_area"], str(goal["areas"])),
        (goal["has_open_one"], ""),
    )
    parts = []
    for at, (is_met, text) in enumerate(checks):
        y = 66 + 16 * at
        parts.append(sheet.piece("check-done" if is_met else "check-missing", 18, y, 13))
        if at == 0:
            parts.append(draw_man(sheet, goal["colour"], 40, y, 5))
        elif at == 1:
            parts.append(sheet.piece("one-area", 40, y, 20))
        else:
            parts.append(sheet.piece("tile", 40, y, 16, bound={"face": "tile-1"}))
            parts.append(_text("1", 40, y, 9, "paper-ink", True, "middle"))
        parts.append(_text(text, 56, y, 12, "ink-2"))
    return "".join(parts)


def draw_supply(sheet: Sheet, view: dict[str, Any], x: float, y: float, describe: Describe) -> str:
    """The tile in hand, the pile, and how many of each value nobody has seen."""
    parts = []
    if view["drawn"] is not None:
        face = sheet.piece("tile", 0, 0, 66, bound={"face": f"tile-{view['drawn']}"})
        face += draw_value(sheet, view["drawn"], 33)
        told = ink.title(f"{describe('piece', 'drawn')} {describe('tile', str(view['drawn']))}")
        parts.append(ink.moved(told + face, x + 33, y, data_piece="drawn"))
    elif view["has_drawn"]:
        told = ink.title(describe("piece", "drawn"))
        parts.append(ink.group(told + sheet.piece("firebreak", x + 33, y, 66), data_piece="drawn"))
    else:
        parts.append(sheet.piece("candidate", x + 33, y, 62))
    x += 92
    told = ink.title(f"{describe('piece', 'pile')} {view['pile']}")
    pile = sheet.piece("pile", x + 22, y, 44) + _text(
        str(view["pile"]), x + 22, y, 16, "firebreak-ink", True, "middle"
    )
    parts.append(ink.group(told + pile, data_piece="pile"))
    x += 70
    for value, many in view["unseen"].items():
        mini = sheet.piece("tile", x, y - 7, 30, bound={"face": f"tile-{value}"})
        mini += _text(value, x, y - 7, 13, "paper-ink", True, "middle")
        mini += _text(str(many), x, y + 19, 13, "ink-2", True, "middle")
        told = ink.title(f"{describe('tile', value)}: {many}")
        parts.append(ink.group(told + mini, data_unseen=value))
        x += 34
    return "".join(parts)


def _text(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    is_bold: bool = False,
    anchor: str = "start",
) -> str:
    weight = "700" if is_bold else "400"
    return ink.words(text, x, y, size, fill=colour(fill), font_weight=weight, text_anchor=anchor)
