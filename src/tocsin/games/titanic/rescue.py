"""Organising a rescue: how many, success, failure and what follows (TI-RESCUE, TI-DECK)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.actions import ACTIONS, ACTIONS_N, copies_in, one
from tocsin.games.titanic.bits import count
from tocsin.games.titanic.cards import write_card, write_cards
from tocsin.games.titanic.codes import KEEP_FROM, PLACE_FROM, RESCUE_FROM, STOP_CODE
from tocsin.games.titanic.crew import COMPENSATION, MURDOCH, RESCUE_MAX
from tocsin.games.titanic.flooding import turn_page
from tocsin.games.titanic.knowledge import shuffle_into_pile
from tocsin.games.titanic.placing import fitting, offer_places, put
from tocsin.games.titanic.ship import (
    BOAT,
    DRAW,
    END,
    NUMBER,
    OVER,
    PAY,
    PLACE,
    PLACES,
    STAND_IN,
    Ship,
)


def offer_rescue(ship: Ship) -> None:
    """TI-RESCUE-1, TI-DECK-1: 1 to the crew card's limit, never more than the pile holds."""
    pile = ship.pile_size()
    if pile == 0:
        ship.offer(RESCUE_FROM)
        return
    most = RESCUE_MAX[ship.crew[ship.seat]]
    for many in range(i64(1), (most if most < pile else pile) + 1):
        ship.offer(RESCUE_FROM + many)


def begin_rescue(ship: Ship, code: i64, journal: Journal | None) -> None:
    """TI-RESCUE-2, TI-DECK-2 to 5: draw, or first make a pile; nothing at all is a failure."""
    many = code - RESCUE_FROM
    seat = int(ship.seat)
    ship.forget_seen()
    if journal is not None and ship.phase != NUMBER:
        journal.tell("rescue-begun", "TI-RESCUE-1", {"seat": seat, "many": int(many)})
    elif journal is not None:
        journal.tell("rescue-number-named", "TI-DECK-4", {"seat": seat, "many": int(many)})
    if many > 0:
        ship.phase = DRAW
        ship.to_draw = many
        return
    if ship.discard == 0:
        fail(ship, journal)
        return
    if journal is not None:
        facts: dict[str, int | str] = {"cards": int(count(ship.discard))}
        journal.tell("passenger-discard-reshuffled", "TI-DECK-2", facts)
    shuffle_into_pile(ship, ship.discard)
    ship.discard = 0
    if turn_page(ship, "TI-DECK-2", journal):
        ship.phase = NUMBER


def judge(ship: Ship, journal: Journal | None) -> None:
    """TI-RESCUE-3, TI-RESCUE-6: does one of the drawn cards fit the position as it is?"""
    if ship.drawn & fitting(ship):
        ship.phase = PLACE
    else:
        fail(ship, journal)


def offer_rescued(ship: Ship) -> None:
    """TI-RESCUE-4; TI-CREW-MURDOCH-1, 3: one of the fitting cards, or enough after the first."""
    if ship.placed:
        ship.offer(STOP_CODE)
    offer_places(ship, ship.drawn)


def place_rescued(ship: Ship, code: i64, journal: Journal | None) -> None:
    """TI-RESCUE-4: place one and discard the rest; Murdoch may go on (TI-CREW-MURDOCH-2)."""
    if code == STOP_CODE:
        discard_drawn(ship, journal)
        return
    card = (code - PLACE_FROM) >> 4
    ship.drawn &= ~bit(card)
    place_card(ship, card, (code - PLACE_FROM) & 15, "TI-RESCUE-4", journal)
    if ship.phase == OVER:
        return
    ship.placed = True
    if not ship.is_seat_of(MURDOCH) or ship.drawn & fitting(ship) == 0:
        discard_drawn(ship, journal)


def place_card(ship: Ship, card: i64, place: i64, rule: str, journal: Journal | None) -> None:
    """A card from hand, pile or discard goes to its destination."""
    if journal is not None and place <= BOAT:
        facts: dict[str, int | str] = {"card": write_card(card), "place": PLACES[place]}
        journal.tell("passenger-placed", rule, facts)
    elif journal is not None and place >= STAND_IN:
        facts = {"card": write_card(card), "place": PLACES[place]}
        journal.tell("passenger-placed", "TI-ACT-MYSTERY-7", facts)
    put(ship, card, card >> 1, place, journal)


def discard_drawn(ship: Ship, journal: Journal | None) -> None:
    """TI-RESCUE-4, TI-RESCUE-9: what is left in hand goes to the discard; the rescue is over."""
    if journal is not None and ship.drawn:
        many = int(count(ship.drawn))
        facts: dict[str, int | str] = {"cards": write_cards(ship.drawn), "many": many}
        journal.tell("passengers-discarded", "TI-RESCUE-4", facts)
    ship.discard |= ship.drawn
    ship.drawn = 0
    ship.placed = False
    ship.phase = END


def fail(ship: Ship, journal: Journal | None) -> None:
    """TI-RESCUE-6, TI-RESCUE-8: discard, turn a page, and only then the compensation."""
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(ship.seat), "cards": write_cards(ship.drawn)}
        journal.tell("rescue-failed", "TI-RESCUE-6", facts)
    ship.discard |= ship.drawn
    ship.drawn = 0
    if not turn_page(ship, "TI-RESCUE-6", journal):
        return
    ship.phase = PAY
    ship.to_draw = COMPENSATION[ship.crew[ship.seat]]
    ship.pitman_due = ship.pitman_seat >= 0 and ship.pitman_seat != ship.seat


def offer_keeps(ship: Ship) -> None:
    """TI-CREW-FLEET-1: one of the cards just drawn."""
    for name in range(ACTIONS_N):
        if copies_in(ship.offered, name) > 0:
            ship.offer(KEEP_FROM + name)


def keep_one(ship: Ship, name: i64, journal: Journal | None) -> None:
    """TI-CREW-FLEET-1: Fleet keeps one of the cards drawn and discards the others."""
    ship.hand[ship.seat] += one(name)
    ship.action_discard += ship.offered - one(name)
    ship.offered = 0
    ship.phase = END
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(ship.seat), "card": ACTIONS[name]}
        journal.tell("action-card-kept", "TI-CREW-FLEET-1", facts)
