"""What stands beside a house: who is rescued or lost, damage, dice, the team, reserves."""

from collections.abc import Iterator

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.flashpoint.contents import draw_figure, figure_of, role_of
from tocsin.drawing.flashpoint.house import House
from tocsin.drawing.naming import Describe
from tocsin.drawing.sheet import Sheet

HEAD = 44.0
FOOT = 46.0
# As wide as the head needs to be, on however narrow a board.
WIDTH_MIN = 500.0
_RESERVES = (
    ("poi", "poi_supply", 17),
    ("fire", "threat_markers_left", 17),
    ("hot-spot", "hot_spot_reserve", 14),
)


def draw_head(sheet: Sheet, house: House, width: float, describe: Describe) -> str:
    """Rescued, lost, building, always in this order; then the last roll."""
    view, board = house.view, house.board
    y = 25.0
    parts = []
    x = 22.0
    for code, count, goal, face in (
        ("rescued", view["rescued"], board["rescued_goal"], "good"),
        ("lost", view["lost"], board["lost_max"], "hot"),
    ):
        told = f"{describe('piece', code)} {count}/{goal}"
        drawn = []
        for at in range(max(count, goal)):
            bound = {
                "face": face if at < count else "surface",
                "edge": face if at < count else "ink-3",
            }
            drawn.append(sheet.piece("person", x + 6.5 + 13 * at, y, 13, bound=bound))
        x += 13 * max(count, goal) + 6
        drawn.append(_figures(f"{count}/{goal}", x, y))
        x += 40
        parts.append(ink.group(ink.title(told) + "".join(drawn), data_meter=code))
    parts.append(_draw_bricks(sheet, view["damage"], board["damage_max"], x, y, describe))
    red, black = view["dice"]
    if red or black:
        parts.append(_draw_roll(sheet, red, black, width - 50, y, describe))
    return "".join(parts)


def _draw_bricks(
    sheet: Sheet, damage: int, limit: int, x: float, y: float, describe: Describe
) -> str:
    """The building in two courses, broken from the left as damage comes."""
    half = (limit + 1) // 2
    drawn = [ink.title(f"{describe('piece', 'damage')} {damage}/{limit}")]
    for at in range(limit):
        row, column = at // half, at % half
        bound = {
            "face": "hot" if at < damage else "surface",
            "edge": "hot" if at < damage else "ink-3",
        }
        drawn.append(
            sheet.piece(
                "brick", x + 5 + 9.6 * column + 4.8 * row, y - 3.6 + 7.2 * row, 10, bound=bound
            )
        )
    drawn.append(_figures(f"{damage}/{limit}", x + 9.6 * half + 10, y))
    return ink.group(drawn, data_meter="damage")


def _draw_roll(sheet: Sheet, red: int, black: int, x: float, y: float, describe: Describe) -> str:
    drawn = [ink.title(f"{describe('piece', 'dice')} {red},{black}")]
    if red:
        drawn.append(sheet.piece("die-row", x, y, 18))
        drawn.append(ink.words(str(red), x, y, 12, fill=colour("white"), font_weight="700"))
    if black:
        drawn.append(sheet.piece("die-column", x + 23, y, 23))
        drawn.append(ink.words(str(black), x + 23, y, 11, fill=colour("white"), font_weight="700"))
    return ink.group(drawn, data_meter="dice")


def draw_foot(sheet: Sheet, house: House, width: float, y: float, describe: Describe) -> str:
    """The team with its points, and what is left in the box."""
    view = house.view
    parts = []
    reserves = list(_list_reserves(house))
    right = width - 22
    for code, many, size in reversed(reserves):
        told = f"{describe('piece', code)} {many}"
        right -= 44
        drawn = sheet.piece(code, right + 9, y, size)
        drawn += _figures(str(many), right + 20, y)
        parts.append(ink.group(ink.title(told) + drawn, data_reserve=code))
    figures = view["firefighters"]
    step = min(92.0, (right - 22) / max(1, len(figures)))
    for figure in figures:
        x = 32 + step * figure["seat"]
        parts.append(_draw_seat(sheet, house, figure["seat"], x, y, describe))
    return "".join(parts)


def _list_reserves(house: House) -> Iterator[tuple[str, int, int]]:
    for code, field, size in _RESERVES:
        if code != "hot-spot" or house.view[field] or house.view.get("hot_spots"):
            yield code, house.view[field], size


def _draw_seat(
    sheet: Sheet, house: House, seat: int, x: float, y: float, describe: Describe
) -> str:
    """A seat's figure, its special sign, its points if it is acting, points it kept."""
    view = house.view
    figure = figure_of(house, seat)
    role = role_of(house, seat)
    told = [describe("seat", str(seat))] + ([describe("role", role)] if role else [])
    parts = [draw_figure(sheet, house, seat, (x, y, 11), has_badge=False)]
    if role:
        parts.append(sheet.piece(f"role-{role}", x + 23, y - 5, 14, data_piece=f"role-{role}"))
    if seat == house.active_seat:
        for at in range(view["points"] + view["free_points"]):
            is_free = at >= view["points"]
            parts.append(
                ink.disc(
                    x + 18 + 6 * at,
                    y + (8 if role else 0),
                    2.2,
                    fill="none" if is_free else colour("act"),
                    stroke=colour("act"),
                    stroke_width=1.1,
                )
            )
        parts.append(
            ink.path(
                f"M{ink.number(x - 12)} {ink.number(y + 18)}h24",
                stroke=colour("act"),
                stroke_width=3,
                stroke_linecap="round",
            )
        )
    elif figure["saved"]:
        parts.append(_figures(f"+{figure['saved']}", x + 17, y + (9 if role else 0), 10, "ink-2"))
    return ink.group(ink.title(", ".join(told)) + "".join(parts), data_seat=str(seat))


def _figures(text: str, x: float, y: float, size: float = 13, fill: str = "ink") -> str:
    return ink.words(text, x, y, size, fill=colour(fill), font_weight="700", text_anchor="start")
