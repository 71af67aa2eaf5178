"""Cards that look at passengers: Get Ready!, Come On!, Come Back!, Your Turn! (TI-ACT)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.bits import count, lowest
from tocsin.games.titanic.cards import ALL, write_card, write_cards
from tocsin.games.titanic.codes import BOTTOM_FROM, PICK_FROM, PLACE_FROM, TOP_FROM
from tocsin.games.titanic.flooding import clear_run, drop_stand_ins, turn_page
from tocsin.games.titanic.knowledge import joined, settle_pile, shuffle_into_pile
from tocsin.games.titanic.placing import fitting
from tocsin.games.titanic.rescue import place_card
from tocsin.games.titanic.ship import (
    ARRANGE,
    COME_BACK_PLACE,
    COME_ON_PLACE,
    END,
    LOOK_LINE,
    LOOK_PILE,
    LOOK_TOP,
    OVER,
    PICK,
    PILE,
    PLACES,
    Ship,
)

LOOK_MAX: Final[i64] = 5


def begin_get_ready(ship: Ship) -> None:
    """TI-ACT-GETREADY-1, 3: look at the top five cards, or all; an empty pile is no effect."""
    pile = ship.pile_size()
    ship.phase = LOOK_TOP
    ship.to_draw = pile if pile < LOOK_MAX else LOOK_MAX


def begin_arranging(ship: Ship) -> None:
    """TI-ACT-GETREADY-2: if the whole pile was seen, only its order can be chosen."""
    if ship.drawn == 0:
        ship.phase = END
        return
    ship.phase = ARRANGE
    # Cards go below first and on top afterwards, so that every result has one spelling.
    ship.placed = ship.pile_size() == 0


def offer_arrangements(ship: Ship) -> None:
    """TI-ACT-GETREADY-1: the next card to lay on top of the pile, or, before that, under it."""
    cards = ship.drawn
    while cards:
        ship.offer(TOP_FROM + lowest(cards))
        cards &= cards - 1
    if ship.placed:
        return
    cards = ship.drawn
    while cards:
        ship.offer(BOTTOM_FROM + lowest(cards))
        cards &= cards - 1


def arrange(ship: Ship, code: i64, journal: Journal | None) -> None:
    """TI-KNOW-5: one card laid back, its place known until the pile is shuffled."""
    if code >= BOTTOM_FROM:
        card = code - BOTTOM_FROM
        ship.bottom = append(ship.bottom[:], card)
        settle_pile(ship)
    else:
        card = code - TOP_FROM
        ship.top = joined(vec[i64]([card]), ship.top)
        ship.placed = True
    ship.drawn &= ~bit(card)
    if journal is not None:
        where = "card-laid-below" if code >= BOTTOM_FROM else "card-laid-on-top"
        journal.tell(where, "TI-ACT-GETREADY-1", {"card": write_card(card)})
    if ship.drawn == 0:
        ship.placed = False
        ship.phase = END


def begin_come_on(ship: Ship) -> None:
    """TI-ACT-COMEON-1: look through the pile; what is known to lie there is seen at once."""
    ship.phase = LOOK_PILE
    for i in range(i64(len(ship.top))):
        ship.drawn |= bit(ship.top[i])
    for i in range(i64(len(ship.bottom))):
        ship.drawn |= bit(ship.bottom[i])
    ship.top = ship.top[:0]
    ship.bottom = ship.bottom[:0]
    ship.drawn |= ship.known[PILE]
    ship.hidden[PILE] -= count(ship.known[PILE])
    ship.known[PILE] = 0


def end_come_on(ship: Ship, journal: Journal | None) -> None:
    """TI-ACT-COMEON-2 to 4: one must be placed if one fits; else shuffle and turn a page."""
    if ship.drawn & fitting(ship):
        ship.phase = COME_ON_PLACE
        return
    shuffle_into_pile(ship, ship.drawn)
    ship.drawn = 0
    if journal is not None:
        journal.tell("nobody-fits", "TI-ACT-COMEON-3", {"where": "pile"})
    if turn_page(ship, "TI-ACT-COMEON-3", journal):
        ship.phase = END


def place_from_pile(ship: Ship, code: i64, journal: Journal | None) -> None:
    """TI-ACT-COMEON-1: the chosen passenger is placed and the pile shuffled."""
    card = (code - PLACE_FROM) >> 4
    shuffle_into_pile(ship, ship.drawn & ~bit(card))
    ship.drawn = 0
    place_card(ship, card, (code - PLACE_FROM) & 15, "TI-ACT-COMEON-1", journal)
    if ship.phase != OVER:
        ship.phase = END


def begin_come_back(ship: Ship, journal: Journal | None) -> None:
    """TI-ACT-COMEBACK-2: one must be placed if one fits; else a page is turned."""
    if ship.discard & fitting(ship):
        ship.phase = COME_BACK_PLACE
        return
    if journal is not None:
        journal.tell("nobody-fits", "TI-ACT-COMEBACK-2", {"where": "discard"})
    if turn_page(ship, "TI-ACT-COMEBACK-2", journal):
        ship.phase = END


def place_from_discard(ship: Ship, code: i64, journal: Journal | None) -> None:
    """TI-ACT-COMEBACK-1: the chosen passenger leaves the discard, the rest stays."""
    card = (code - PLACE_FROM) >> 4
    ship.discard &= ~bit(card)
    place_card(ship, card, (code - PLACE_FROM) & 15, "TI-ACT-COMEBACK-1", journal)
    if ship.phase != OVER:
        ship.phase = END


def begin_your_turn(ship: Ship, line: i64, journal: Journal | None) -> None:
    """TI-ACT-YOURTURN-1: look at all cards of a line; the known ones are seen at once."""
    drop_stand_ins(ship, line, journal)
    ship.phase = LOOK_LINE
    ship.line = line
    ship.drawn = (ship.run[line] & ALL) | ship.known[line]
    ship.hidden[line] -= count(ship.known[line])
    ship.known[line] = 0
    clear_run(ship, line)


def offer_picks(ship: Ship) -> None:
    """TI-ACT-YOURTURN-2: any card of the line."""
    cards = ship.drawn
    while cards:
        ship.offer(PICK_FROM + lowest(cards))
        cards &= cards - 1


def begin_picking(ship: Ship) -> None:
    """All cards of the line have been looked at."""
    ship.phase = PICK


def pick_free_end(ship: Ship, card: i64, journal: Journal | None) -> None:
    """TI-ACT-YOURTURN-1: one card face up at the free end, the others shuffled behind it."""
    line = ship.line
    if journal is not None:
        facts: dict[str, int | str] = {
            "line": PLACES[line],
            "card": write_card(card),
            "cards": write_cards(ship.drawn),
        }
        journal.tell("free-end-chosen", "TI-ACT-YOURTURN-1", facts)
    others = ship.drawn & ~bit(card)
    ship.known[line] = others
    ship.hidden[line] = count(others)
    ship.run[line] = bit(card)
    ship.low[line] = card >> 1
    ship.length[line] = 1
    ship.drawn = 0
    ship.line = -1
    ship.phase = END
