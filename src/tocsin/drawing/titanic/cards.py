"""Passenger cards: class in shape, pattern and colour; number, anchor, portrait; backs and chips.

A card is drawn from its upper left corner and is 1.405 times as high as wide. The strip at its top
says all there is to know, so cards may overlap up to it.
"""

from dataclasses import dataclass
from typing import Any

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.naming import Describe
from tocsin.drawing.sheet import Sheet

TALL = 1.405
STRIP = 0.345
_HEADS = {
    "first": ("head-top-hat", "head-feather-hat", "head-tiara", "head-bowler"),
    "second": ("head-cap", "head-scarf", "head-beard", "head-long-hair"),
}
_CLASS_OF = {"f": "first", "s": "second"}


@dataclass(frozen=True)
class Card:
    """A passenger: `code` as in move texts, class, number, anchor; a mystery stands for one."""

    code: str
    passenger_class: str
    number: int
    has_anchor: bool
    is_mystery: bool = False


def card_of(entry: str | dict[str, Any]) -> Card:
    """A card from a view, which gives it whole or as a text such as `s12a`."""
    if not isinstance(entry, str):
        return Card(
            entry["card"],
            entry["passenger_class"],
            entry["number"],
            entry["anchor"],
            entry["mystery"],
        )
    code = entry
    is_mystery = code.startswith("m")
    body = code[1:] if is_mystery else code
    has_anchor = body.endswith("a")
    number = int(body[1:].removesuffix("a") or 0)
    return Card(code, _CLASS_OF[body[0]], number, has_anchor, is_mystery)


def draw_card(
    sheet: Sheet,
    card: Card,
    at: tuple[float, float],
    width: float,
    describe: Describe,
    *,
    is_whole: bool = True,
    **attributes: ink.Attribute,
) -> str:
    """A card face up; one that lies under others needs no portrait."""
    x, y = at
    rank = card.passenger_class
    parts = [
        ink.title(describe("card", card.code)),
        sheet.piece(f"card-{rank}", x + width / 2, y + width * TALL / 2, width),
        draw_sign(
            sheet, rank, str(card.number), (x + 0.18 * width, y + 0.172 * width), 0.3 * width
        ),
    ]
    if card.has_anchor:
        parts.append(sheet.piece("anchor", x + 0.83 * width, y + 0.172 * width, 0.25 * width))
    if is_whole:
        parts.append(_draw_portrait(sheet, card, x + width / 2, y + 0.87 * width, width))
    return ink.group(parts, data_card=card.code, **attributes)


def draw_sign(sheet: Sheet, rank: str, text: str, at: tuple[float, float], size: float) -> str:
    """A number in the shape of its class."""
    figure = (0.6 if len(text) > 1 else 0.68) * size
    return sheet.piece(f"class-{rank}", *at, size) + ink.words(
        text, *at, figure, fill=colour(f"{rank}-ink"), font_weight="700"
    )


def _draw_portrait(sheet: Sheet, card: Card, x: float, y: float, width: float) -> str:
    """An oval or a square with the same head for the same card; number 1 brings a boat."""
    rank = card.passenger_class
    frame = sheet.piece(f"frame-{rank}", x, y, (0.72 if rank == "first" else 0.68) * width)
    size = 0.6 * width
    if card.is_mystery:
        face = "first" if rank == "first" else "second-line"
        return frame + sheet.piece("mystery-face", x, y, 0.85 * size, bound={"face": face})
    if card.number == 1:
        return frame + sheet.piece("lifeboat-one", x, y, size)
    # Any fixed way to pick serves, as long as neighbours differ and a card keeps its face.
    pick = 7 * card.number + (3 if card.has_anchor else 0) + (5 if rank == "second" else 0)
    bound = {
        "skin": f"skin-{pick * 5 // 7 % 4 + 1}",
        "hair": f"hair-{pick // 3 % 4 + 1}",
        "coat": f"coat-{pick * 3 // 2 % 5 + 1}",
    }
    head = _HEADS[rank][(card.number + (2 if card.has_anchor else 0)) % 4]
    down = 0.02 if rank == "first" else 0.04
    return frame + sheet.piece(head, x, y + down * width, size, bound=bound)


def draw_back(
    sheet: Sheet, at: tuple[float, float], width: float, name: str = "card-back", turn: float = 0
) -> str:
    """A card face down."""
    x, y = at
    return sheet.piece(name, x + width / 2, y + width * TALL / 2, width, turn=turn)


def draw_chip(sheet: Sheet, card: Card, x: float, y: float, describe: Describe) -> str:
    """A known card as a small sign, 22 wide; an anchor shows as a dot below."""
    drawn = draw_sign(sheet, card.passenger_class, str(card.number), (x, y), 17)
    if card.has_anchor:
        drawn += sheet.piece("chip-anchor", x + 7, y + 7, 9)
    return ink.group(ink.title(describe("card", card.code)) + drawn, data_known=card.code)


def draw_strip(
    sheet: Sheet, card: Card, at: tuple[float, float], is_ringed: bool, describe: Describe
) -> str:
    """A card as its strip alone, 50 wide and 22 high: for many at once."""
    x, y = at
    rank = card.passenger_class
    frame = ink.box(
        x,
        y,
        50,
        22,
        rx=4,
        fill=colour(f"{rank}-soft"),
        stroke=colour("act") if is_ringed else colour("card-line"),
        stroke_width=2.5 if is_ringed else 1,
    )
    drawn = frame + draw_sign(sheet, rank, str(card.number), (x + 13, y + 11), 18)
    if card.has_anchor:
        drawn += sheet.piece("anchor", x + 37, y + 11, 15)
    return ink.group(ink.title(describe("card", card.code)) + drawn, data_card=card.code)


def draw_count(text: str, x: float, y: float) -> str:
    """How many cards lie somewhere, on a plate."""
    half = 6.5 + 4.2 * len(text)
    plate = ink.box(
        x - half,
        y - 8.5,
        2 * half,
        17,
        rx=8.5,
        fill=colour("card"),
        stroke=colour("back-edge"),
        stroke_width=1.2,
    )
    return plate + ink.words(text, x, y, 12.5, fill=colour("paper-ink"), font_weight="700")
