"""Below the sea: pile, discard, drawn cards; the crew with their Action cards."""

from typing import Any

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.naming import Describe
from tocsin.drawing.sheet import Sheet
from tocsin.drawing.titanic.cards import (
    TALL,
    card_of,
    draw_back,
    draw_card,
    draw_chip,
    draw_count,
    draw_strip,
)

CARD = 64.0
SEAT = 76.0
_TALL = CARD * TALL
# So many drawn cards are shown whole; more of them as strips in rows.
_WHOLE_MAX = 7
_STRIPS = 10
FAMILIES = {
    "get-ready": "family-lines",
    "come-on": "family-fetch",
    "come-back": "family-fetch",
    "your-turn": "family-lines",
    "same-lines": "family-lines",
    "wait": "family-lines",
    "save-time": "family-time",
    "plan-a": "family-plan",
    "plan-b": "family-plan",
    "collapsible-boat": "family-boat",
    "mystery-first": "first",
    "mystery-second": "second",
}


def draw_piles(
    sheet: Sheet, view: dict[str, Any], width: float, top: float, describe: Describe
) -> tuple[str, float]:
    """What lies in heaps, and what was drawn from them; and how far down it reaches."""
    parts = [_draw_pile(sheet, view["pile"], 22, top, describe)]
    parts.append(_draw_discard(sheet, view, 110, top, describe))
    right = width - 22 - 54
    parts.append(_draw_actions(sheet, view, right, top, describe))
    x = 210.0
    step = view["step"]
    if step["resolving"]:
        parts.append(draw_action(sheet, step["resolving"], x, top + 14, 60, describe))
        x += 74
    drawn = [card_of(entry) for entry in step["drawn"]]
    if not drawn and view["discard_open"]:
        drawn = [card_of(entry) for entry in view["discard_cards"]]
    fitting = {card_of(entry).code for entry in step["fitting"]}
    if len(drawn) > _WHOLE_MAX:
        for at, card in enumerate(drawn):
            place = (x + 55 * (at % _STRIPS), top + 26 * (at // _STRIPS))
            parts.append(draw_strip(sheet, card, place, card.code in fitting, describe))
        x += 55 * _STRIPS
    else:
        for card in drawn:
            fits = card.code in fitting
            parts.append(_draw_drawn(sheet, card, (x, top), fits, bool(fitting), describe))
            x += CARD + 10
    for code in step["offered"]:
        parts.append(draw_action(sheet, code, x, top + 14, 60, describe))
        x += 66
    known = view["pile"]["top"] or view["pile"]["bottom"]
    bottom = top + _TALL + (34 if known else 14)
    rows = (len(drawn) + _STRIPS - 1) // _STRIPS if len(drawn) > _WHOLE_MAX else 0
    return "".join(parts), max(bottom, top + 26 * rows + 10)


def _draw_drawn(
    sheet: Sheet,
    card: Any,
    at: tuple[float, float],
    is_fitting: bool,
    are_some: bool,
    describe: Describe,
) -> str:
    """A drawn card: ringed if it has a place, pale if only others have."""
    x, y = at
    ring = ""
    if is_fitting:
        ring = ink.box(
            x - 3.5,
            y - 3.5,
            CARD + 7,
            _TALL + 7,
            rx=8,
            fill=colour("surface"),
            stroke=colour("act"),
            stroke_width=2.5,
        )
    pale = 0.58 if are_some and not is_fitting else 1
    return ring + draw_card(sheet, card, at, CARD, describe, opacity=pale)


def _draw_pile(sheet: Sheet, pile: dict[str, Any], x: float, y: float, describe: Describe) -> str:
    """The pile to draw from; known cards on top and at the bottom as chips."""
    parts = [ink.title(f"{describe('piece', 'pile')} {pile['size']}")]
    parts += _heap(sheet, pile["size"], x, y, (0, 0, 0), "card-back")
    parts.append(draw_count(str(pile["size"]), x + CARD / 2, y + _TALL - 6))
    for at, entry in enumerate(pile["top"][:8]):
        parts.append(draw_chip(sheet, card_of(entry), x + 8 + 20 * at, y + _TALL + 18, describe))
    for at, entry in enumerate(pile["bottom"][:8]):
        place = (x + 190 + 20 * at, y + _TALL + 18)
        parts.append(draw_chip(sheet, card_of(entry), *place, describe))
    return ink.group(parts, data_piece="pile")


def _draw_discard(
    sheet: Sheet, view: dict[str, Any], x: float, y: float, describe: Describe
) -> str:
    """A closed, tilted heap with its count."""
    parts = [ink.title(f"{describe('piece', 'discard')} {view['discard']}")]
    parts += _heap(sheet, view["discard"], x, y, (-5, 4, 2), "card-back")
    parts.append(draw_count(str(view["discard"]), x + CARD / 2, y + _TALL - 6))
    return ink.group(parts, data_piece="discard")


def _draw_actions(
    sheet: Sheet, view: dict[str, Any], x: float, y: float, describe: Describe
) -> str:
    """The Action cards that nobody holds: to draw from, and done with."""
    parts = []
    for at, (code, many) in enumerate(
        (("action-pile", view["action_pile"]), ("action-discard", view["action_discard"]))
    ):
        left = x - 64 * (1 - at)
        heap = _heap(sheet, many, left, y, (0, 0, 0) if at == 0 else (-5, 4, 2), "action-back", 52)
        told = ink.title(f"{describe('piece', code)} {many}")
        count = draw_count(str(many), left + 26, y + 52 * TALL - 4)
        parts.append(ink.group([told, *heap, count], data_piece=code))
    return "".join(parts)


def _heap(
    sheet: Sheet,
    many: int,
    x: float,
    y: float,
    turns: tuple[float, float, float],
    name: str,
    wide: float = CARD,
) -> list[str]:
    if many == 0:
        frame = ink.box(
            x,
            y,
            wide,
            wide * TALL,
            rx=5,
            fill="none",
            stroke=colour("line-2"),
            stroke_width=1.3,
            stroke_dasharray="5 4",
        )
        return [frame]
    layers = min(3, many)
    return [
        draw_back(
            sheet, (x + 2.2 * (layers - 1 - at), y - 2 * at), wide, name, turns[3 - layers + at]
        )
        for at in range(layers)
    ]


def draw_action(
    sheet: Sheet, code: str, x: float, y: float, wide: float, describe: Describe
) -> str:
    """An Action card: the bar of its family and its pictogram."""
    card = sheet.piece(
        "action-card", x + wide / 2, y + wide * 0.567, wide, bound={"family": FAMILIES[code]}
    )
    sign = sheet.piece(f"action-{code}", x + wide * 0.54, y + wide * 0.56, wide * 0.68)
    return ink.group(ink.title(describe("action", code)) + card + sign, data_action=code)


def draw_crew(
    sheet: Sheet, view: dict[str, Any], width: float, top: float, describe: Describe
) -> tuple[str, float]:
    """Everybody with their cards, two side by side if there are several."""
    seats = view["seats"]
    columns = 1 if len(seats) == 1 else 2
    wide = (width - 44 - 12 * (columns - 1)) / columns
    parts = []
    for number, seat in enumerate(seats):
        x = 22 + (wide + 12) * (number % columns)
        y = top + (SEAT + 8) * (number // columns)
        parts.append(_draw_seat(sheet, view, seat, (x, y), wide, describe))
    rows = (len(seats) + columns - 1) // columns
    return "".join(parts), top + (SEAT + 8) * rows


def _draw_seat(
    sheet: Sheet,
    view: dict[str, Any],
    seat: dict[str, Any],
    at: tuple[float, float],
    wide: float,
    describe: Describe,
) -> str:
    x, y = at
    is_active = seat["seat"] == view["active_seat"] and view["ending"] is None
    frame = ink.box(
        x,
        y,
        wide,
        SEAT,
        rx=8,
        fill=colour("surface"),
        stroke=colour("act" if is_active else "line"),
        stroke_width=2 if is_active else 1,
    )
    letter = describe("seat", str(seat["seat"]))
    crew = seat["crew"]
    parts = [ink.title(f"{letter} {describe('crew', crew) if crew else ''}".strip()), frame]
    portrait = f"crew-{crew or 'unknown'}"
    parts.append(sheet.piece(portrait, x + 38, y + SEAT / 2, 58, data_piece=portrait))
    parts.append(_text(letter, x + 76, y + 20, 15, "ink"))
    if crew:
        parts.append(_text(describe("crew", crew), x + 94, y + 20, 13, "ink-2"))
        # How many may be drawn, and the Action cards that a failure brings.
        parts.append(draw_back(sheet, (x + 76, y + 36), 18, "card-back-plain"))
        parts.append(_text(f"1–{seat['rescue_max']}", x + 98, y + 49, 13, "ink"))
        parts.append(draw_back(sheet, (x + 128, y + 36), 18, "action-back"))
        parts.append(_text(f"+{seat['compensation']}", x + 150, y + 49, 13, "ink"))
    room = wide - 186
    step = min(56.0, room / max(1, len(seat["actions"])))
    for number, code in enumerate(seat["actions"]):
        parts.append(draw_action(sheet, code, x + 178 + step * number, y + 9, 52, describe))
    return ink.group(parts, data_seat=str(seat["seat"]))


def _text(text: str, x: float, y: float, size: float, fill: str) -> str:
    return ink.words(text, x, y, size, fill=colour(fill), font_weight="700", text_anchor="start")
