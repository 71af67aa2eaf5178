"""The lines of the decks: cards face down first, then the visible run down to the free end."""

from typing import Any

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.naming import Describe
from tocsin.drawing.sheet import Sheet
from tocsin.drawing.titanic.cards import (
    STRIP,
    TALL,
    card_of,
    draw_back,
    draw_card,
    draw_chip,
    draw_count,
    draw_sign,
)
from tocsin.drawing.titanic.table import Table

CARD = 88.0
STEP = 100.0
LEFT = 22.0
_BACKS_MAX = 4
_RUN_MAX = 400.0


def draw_lines(sheet: Sheet, table: Table, top: float, describe: Describe) -> tuple[str, float]:
    """All decks side by side, and how far down they reach."""
    parts = []
    bottom = top + CARD * TALL
    for at, (line, (_, many, flooded)) in enumerate(
        zip(table.decks, table.compartments(), strict=True)
    ):
        x = LEFT + STEP * at
        head = _draw_head(line["place"], many, flooded, x, top - 13, describe)
        body, low = draw_line(sheet, table, line, (x, top), describe)
        told = ink.title(
            f"{describe('place', line['place'])}: {line['hidden']} + {len(line['visible'])}"
        )
        parts.append(ink.group(told + head + body, data_line=line["place"]))
        bottom = max(bottom, low)
    return "".join(parts), bottom


def _draw_head(place: str, many: int, flooded: int, x: float, y: float, describe: Describe) -> str:
    """The name of a deck and its compartments in small."""
    drawn = ink.words(
        describe("place", place),
        x + 2,
        y,
        14,
        fill=colour("ink"),
        font_weight="700",
        text_anchor="start",
    )
    for at in range(many):
        drawn += ink.box(
            x + CARD - 9 * (many - at),
            y - 6,
            7,
            12,
            rx=1.6,
            fill=colour("flooded") if at < flooded else colour("surface"),
            stroke=colour("sea-line") if at < flooded else colour("line-2"),
            stroke_width=1.2,
        )
    return drawn


def draw_line(
    sheet: Sheet,
    table: Table,
    line: dict[str, Any],
    at: tuple[float, float],
    describe: Describe,
) -> tuple[str, float]:
    """One line from its hidden cards to its free end, and how far down it reaches."""
    x, y = at
    if line["lost"] or (not line["hidden"] and not line["visible"]):
        return _draw_empty(sheet, table, x, y, line["lost"]), y + CARD * TALL
    parts = []
    backs = min(_BACKS_MAX, line["hidden"])
    for number in range(backs):
        is_last = number == backs - 1 and not line["visible"]
        name = "card-back" if is_last else "card-back-plain"
        parts.append(draw_back(sheet, (x, y + 7 * number), CARD, name))
    bottom = y + 7 * max(0, backs - 1) + CARD * TALL
    if backs:
        parts.append(draw_count(str(line["hidden"]), x + CARD / 2, y + 7 * backs + 6))
    if line["visible"]:
        start = y + (7 * backs + 17 if backs else 0)
        run, bottom = draw_run(sheet, line["visible"], (x, start), CARD, describe)
        parts.append(run)
    for number, code in enumerate(line["known"]):
        place = (x + 10 + 22 * (number % 4), bottom + 16 + 20 * (number // 4))
        parts.append(draw_chip(sheet, card_of(code), *place, describe))
    rows = (len(line["known"]) + 3) // 4
    return "".join(parts), bottom + (10 + 20 * rows if rows else 0)


def draw_run(
    sheet: Sheet,
    visible: list[Any],
    at: tuple[float, float],
    width: float,
    describe: Describe,
) -> tuple[str, float]:
    """Cards that overlap up to their strips; the free end is whole."""
    x, y = at
    cards = [card_of(entry) for entry in visible]
    step = STRIP * width
    if len(cards) > 1:
        room = (_RUN_MAX - width * TALL) / (len(cards) - 1)
        step = max(0.8 * step, min(step, room))
    parts = []
    for number, card in enumerate(cards):
        is_end = number == len(cards) - 1
        place = (x, y + step * number)
        parts.append(draw_card(sheet, card, place, width, describe, is_whole=is_end))
    return "".join(parts), y + step * (len(cards) - 1) + width * TALL


def _draw_empty(sheet: Sheet, table: Table, x: float, y: float, is_lost: bool) -> str:
    """A lost deck is hatched; an empty one shows what opens it."""
    frame = {"x": x, "y": y, "width": CARD, "height": CARD * TALL, "rx": 6}
    if is_lost:
        drawn = ink.tag("rect", **frame, fill=sheet.pattern("lost"))
        line = ink.tag("rect", **frame, fill="none", stroke=colour("sea-3"), stroke_width=1.2)
        waves = f"M{ink.number(x + 20)} {ink.number(y + 62)}q6 -6.6 12 0t12 0t12 0t12 0"
        return (
            drawn
            + line
            + ink.path(
                waves,
                fill="none",
                stroke=colour("sea-line"),
                stroke_width=2.4,
                stroke_linecap="round",
            )
        )
    drawn = ink.tag(
        "rect",
        **frame,
        fill="none",
        stroke=colour("line-2"),
        stroke_width=1.4,
        stroke_dasharray="6 5",
    )
    for rank, across in (("first", 0.32), ("second", 0.68)):
        highest = str(table.highest[rank])
        drawn += draw_sign(sheet, rank, highest, (x + across * CARD, y + 0.7 * CARD), 25)
    return drawn
