"""A forest with what stands beside it: cards of the colours at the left, the supply below."""

from typing import Any

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.feurio import forest, status
from tocsin.drawing.feurio.hexes import S, middle
from tocsin.drawing.naming import Describe, joined, listed
from tocsin.drawing.sheet import Sheet

_FOOT = 92.0
_WIDTH_MIN = 660.0


def draw_table(view: dict[str, Any], board: dict[str, Any], theme: str, describe: Describe) -> str:
    """The whole drawing; without a view the cells where the first tiles go."""
    sheet = Sheet()
    cells = [*view["tiles"], *view["candidates"]] if view else []
    cells = cells or forest.heated(board) or board["start_cells"]
    left, top, width, height = _frame(cells)
    body = []
    side, foot = 14.0, 14.0
    if view:
        cards, bottom = status.draw_colours(sheet, view, board, describe)
        body.append(cards)
        side, foot = status.WIDTH + 14, _FOOT
        spare = max(0.0, bottom - height, _WIDTH_MIN - side - width - 14)
        width_all = max(_WIDTH_MIN, side + width + 14)
        height_all = max(bottom, height + 28) + foot
        left -= max(0.0, width_all - side - 14 - width) / 2 if spare else 0
        top -= max(0.0, height_all - foot - height - 28) / 2
        drawn = forest.draw_forest(sheet, view, board, describe)
        supply = status.draw_supply(sheet, view, 18, height_all - foot / 2, describe)
        body.append(supply)
    else:
        width_all, height_all = width + 28, height + 28
        drawn = forest.draw_starts(sheet, board, describe) + forest.draw_heat(board)
    ground = ink.box(0, 0, width_all, height_all, rx=16, fill=colour("table"))
    body.append(ink.moved(drawn, side - left, 14 - top, class_="forest"))
    told = (
        describe("title", _title(view, describe)),
        describe("description", tell(view, describe)),
    )
    return sheet.finish(ground + "".join(body), width_all, height_all, told, theme)


def _frame(cells: list[dict[str, Any]]) -> tuple[float, float, float, float]:
    """Left, top, width and height of what the cells cover."""
    middles = [middle((cell["q"], cell["r"])) for cell in cells]
    left, top = min(x for x, _ in middles) - S, min(y for _, y in middles) - S
    right, bottom = max(x for x, _ in middles) + S, max(y for _, y in middles) + S
    return left, top, right - left, bottom - top


def _title(view: dict[str, Any], describe: Describe) -> str:
    game = describe("game", "feurio")
    return f"{game} {describe('turn', str(view['turn']))}" if view else game


def tell(view: dict[str, Any], describe: Describe) -> str:
    """The drawing as a list: tiles by value, men by colour, the hottest cells."""
    if not view:
        return ""
    where: dict[tuple[str, str], list[str]] = {}
    for tile in view["tiles"]:
        hidden = tile["laid_face_down_by"] is not None
        key = ("piece", "firebreak") if hidden else ("tile", str(tile["value"]))
        where.setdefault(key, []).append(describe("cell", tile["cell"]))
        for name, many in tile["men"].items():
            men = where.setdefault(("colour", name), [])
            men += [describe("cell", tile["cell"])] * many
    hot = [cell for cell in view["candidates"] if cell["is_hottest"]]
    for cell in hot:
        key = ("hottest", str(cell["heat"]))
        where.setdefault(key, []).append(describe("cell", cell["cell"]))
    return joined(listed(describe(*key), cells) for key, cells in sorted(where.items()))
