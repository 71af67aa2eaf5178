"""The boats in their bay: who is saved in each, as a stack, as pips and as a number."""

from typing import Any

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.naming import Describe
from tocsin.drawing.sheet import Sheet
from tocsin.drawing.titanic.cards import TALL, card_of, draw_card
from tocsin.drawing.titanic.lines import draw_line, draw_run
from tocsin.drawing.titanic.table import Table

CARD = 84.0
BLOCK = 176.0
STEP = 148.0
_DECK = 88.0


def draw_boats(
    sheet: Sheet, table: Table, left: float, top: float, describe: Describe
) -> tuple[str, float]:
    """Boats two by two, the collapsible one below them; and how far down they reach."""
    parts = []
    groups = table.view["groups"]
    for number, group in enumerate(groups):
        x, y = left + STEP * (number % 2), top + BLOCK * (number // 2)
        parts.append(_draw_boat(sheet, table, group, x, y, describe))
    bottom = top + BLOCK * ((len(groups) + 1) // 2)
    for line in table.other_lines:
        if line["usable"] or line["visible"] or line["hidden"]:
            drawn, bottom = _draw_collapsible(sheet, table, line, left, bottom, describe)
            parts.append(drawn)
    return "".join(parts), bottom


def _draw_boat(
    sheet: Sheet,
    table: Table,
    group: dict[str, Any],
    x: float,
    y: float,
    describe: Describe,
) -> str:
    cards = [card_of(entry) for entry in group["cards"]]
    highest = table.highest[group["passenger_class"]]
    name = describe("place", group["place"])
    middle = x + 60
    left = middle - CARD / 2
    parts = [ink.title(f"{name}: {group['top']}/{highest}")]
    if cards:
        for lift in range(min(2, len(cards) - 1), 0, -1):
            edge = (middle + 3 * lift, y + CARD * TALL / 2 - 3 * lift)
            parts.append(sheet.piece("card-edge", *edge, CARD, turn=1.5 * lift))
        parts.append(draw_card(sheet, cards[-1], (left, y), CARD, describe))
    else:
        parts.append(
            ink.box(
                left,
                y + 6,
                CARD,
                _DECK,
                rx=6,
                fill="none",
                stroke=colour("sea-3"),
                stroke_width=1.4,
                stroke_dasharray="6 5",
            )
        )
    parts.append(_draw_water(x, y + _DECK + 40))
    parts.append(sheet.piece("boat", middle, y + _DECK + 24, 124))
    parts.append(_draw_plate(name, middle, y + _DECK + 22))
    parts.append(_draw_pips(sheet, cards, highest, set(group["used"]), middle, y + _DECK + 62))
    parts.append(
        ink.words(
            f"{group['top']}/{highest}",
            middle,
            y + _DECK + 76,
            12.5,
            fill=colour("sea-ink"),
            font_weight="700",
        )
    )
    return ink.group(parts, data_group=group["place"])


def _draw_water(x: float, y: float) -> str:
    """Under the keel nothing of the card shows."""
    return ink.box(x - 6, y, 132, 14, fill=colour("sea-1"))


def _draw_plate(name: str, x: float, y: float) -> str:
    half = 11 + 4 * len(name)
    plate = ink.box(
        x - half, y - 11, 2 * half, 22, rx=3, fill=colour("card"), stroke=colour("wood-dark")
    )
    return plate + ink.words(name, x, y, 14, fill=colour("paper-ink"), font_weight="700")


def _draw_pips(
    sheet: Sheet, cards: list[Any], highest: int, used: set[str], x: float, y: float
) -> str:
    """A dot for a passenger, a bar for one with an anchor, a ring for one to come."""
    step = min(8.0, 124 / highest)
    parts = []
    for at in range(highest):
        place = x + step * (at - (highest - 1) / 2)
        if at >= len(cards):
            parts.append(sheet.piece("pip-waiting", place, y, 7))
        elif cards[at].has_anchor:
            pale = 0.5 if cards[at].code in used else 1
            parts.append(sheet.piece("pip-anchored", place, y, 7, opacity=pale))
        else:
            parts.append(sheet.piece("pip-saved", place, y, 7))
    return "".join(parts)


def _draw_collapsible(
    sheet: Sheet,
    table: Table,
    line: dict[str, Any],
    left: float,
    top: float,
    describe: Describe,
) -> tuple[str, float]:
    """A line of its own in a boat that does not count."""
    middle = left + 60
    name = describe("place", line["place"])
    parts = [ink.title(f"{name}: {line['hidden']} + {len(line['visible'])}")]
    deck = top + _DECK
    if line["hidden"]:
        drawn, low = draw_line(sheet, table, line, (middle - 44, top), describe)
        parts.append(drawn)
        deck = low - 36
    elif line["visible"]:
        drawn, low = draw_run(sheet, line["visible"], (middle - CARD / 2, top), CARD, describe)
        parts.append(drawn)
        deck = low - 30
    parts.append(_draw_water(left, deck + 40))
    parts.append(sheet.piece("boat-collapsible", middle, deck + 24, 124, data_piece="collapsible"))
    parts.append(_draw_plate(name, middle, deck + 22))
    return ink.group(parts, data_line=line["place"]), deck + 66
