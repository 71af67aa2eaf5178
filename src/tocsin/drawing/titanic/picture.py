"""The whole table: head, ship, lines beside the bay with its boats, piles, crew."""

from typing import Any

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.naming import Describe, joined, listed
from tocsin.drawing.sheet import Sheet
from tocsin.drawing.titanic import boats, lines, scene, tray
from tocsin.drawing.titanic.table import Table

WIDTH = 960.0
HEAD = 44.0
_BAY = 638.0
_ROUND = 26.0


def draw_ship(view: dict[str, Any], board: dict[str, Any], theme: str, describe: Describe) -> str:
    """The whole drawing; without a view the table before anything is dealt."""
    sheet = Sheet()
    table = Table(view, board)
    view = table.view
    shore = HEAD + scene.HEIGHT
    deck, low = lines.draw_lines(sheet, table, shore + 32, describe)
    afloat, deep = boats.draw_boats(sheet, table, _BAY + 16, shore + 12, describe)
    tray_top = max(low, deep) + 18
    piles, below = tray.draw_piles(sheet, view, WIDTH, tray_top + 18, describe)
    crew, height = tray.draw_crew(sheet, view, WIDTH, below + 8, describe)
    height += 10
    frame = ink.box(0, 0, WIDTH, height, rx=16)
    body = [
        ink.box(0, 0, WIDTH, height, fill=colour("table")),
        scene.draw_scene(sheet, table, WIDTH, HEAD, describe),
        _draw_shore(shore, tray_top),
        deck,
        afloat,
        ink.box(0, 0, WIDTH, HEAD, fill=colour("surface")),
        _draw_head(sheet, table, describe),
        ink.box(0, tray_top, WIDTH, height - tray_top, fill=colour("surface")),
        ink.path(
            f"M0 {ink.number(tray_top)}h{WIDTH:g}M0 {HEAD:g}h{WIDTH:g}", stroke=colour("line")
        ),
        piles,
        crew,
    ]
    whole = ink.group(body, clip_path=sheet.clip("sheet", frame))
    told = (
        describe("title", _title(view, describe)),
        describe("description", tell(table, describe)),
    )
    return sheet.finish(whole, WIDTH, height, told, theme)


def _draw_shore(top: float, bottom: float) -> str:
    """Where the paper of the lines begins, and the bay that runs down beside it."""
    bay = ink.box(_BAY, top - 4, WIDTH - _BAY, bottom - top + 4, fill=colour("sea-1"))
    line = scene.wave(0, _BAY - _ROUND - 40, top, 40, 4)
    edge = ink.number(_BAY)
    land = f"{line}L{ink.number(_BAY - _ROUND)} {ink.number(top)}Q{edge} {ink.number(top)} {edge} "
    land += f"{ink.number(top + _ROUND)}V{ink.number(bottom)}H0z"
    return bay + ink.path(land, fill=colour("table"))


def _draw_head(sheet: Sheet, table: Table, describe: Describe) -> str:
    """The clock, the page of the booklet, who is saved, what it is worth."""
    y = HEAD / 2
    view = table.view
    saved, whole = view["survivors"], table.board["passengers"]
    parts = [
        ink.title(f"{describe('piece', 'clock')} {view['clock']}"),
        sheet.piece("clock", 32, y, 20),
        _bold(view["clock"], 48, y, 18),
        sheet.piece("booklet", 136, y, 20),
        _bold(f"{view['page']}/{table.pages}", 152, y, 16),
    ]
    x = 214.0
    for page in range(1, table.pages + 1):
        fill = "sea-line" if page < view["page"] else "ember"
        is_past = page <= view["page"]
        parts.append(
            ink.box(
                x + 11 * (page - 1),
                y - 7,
                8.4,
                14,
                rx=2,
                fill=colour(fill) if is_past else "none",
                stroke=colour(fill) if is_past else colour("line-2"),
                stroke_width=1.2,
            )
        )
    x += 11 * table.pages + 30
    parts.append(sheet.piece("lifebuoy", x, y, 20))
    parts.append(_bold(f"{saved}/{whole}", x + 18, y, 16))
    parts.append(sheet.piece("star", x + 120, y, 20))
    parts.append(_bold(str(view["score"]), x + 138, y, 18))
    terms = [saved, *filter(None, (view["page_points"], view["anchor_points"]))]
    text = "= " + " + ".join(map(str, terms))
    parts.append(ink.words(text, x + 174, y, 14, fill=colour("ink-2"), text_anchor="start"))
    return ink.group(parts, class_="head")


def _bold(text: str, x: float, y: float, size: float) -> str:
    return ink.words(text, x, y, size, fill=colour("ink"), font_weight="700", text_anchor="start")


def _title(view: dict[str, Any], describe: Describe) -> str:
    return f"{describe('game', 'titanic')} {describe('turn', str(view['turn']))}"


def tell(table: Table, describe: Describe) -> str:
    """The drawing as a list: each place with what is seen of it."""
    view = table.view
    parts = [
        f"{describe('piece', 'clock')} {view['clock']}",
        f"{describe('piece', 'booklet')} {view['page']}/{table.pages}",
    ]
    for line in view["lines"]:
        if line["hidden"] or line["visible"]:
            cards = [describe("card", card["card"]) for card in line["visible"]]
            head = f"{describe('place', line['place'])} {line['hidden']}"
            parts.append(" ".join([head, *cards]))
    for group in view["groups"]:
        parts.append(f"{describe('place', group['place'])} {group['top']}")
    drawn = [describe("card", code) for code in view["step"]["drawn"]]
    parts.append(listed(describe("piece", "drawn"), drawn))
    for seat in view["seats"]:
        actions = [describe("action", code) for code in seat["actions"]]
        parts.append(listed(describe("seat", str(seat["seat"])), actions))
    return joined(parts)
