"""The Action pile and its discard, and showing passengers one by one (TI-DECK, TI-CHANCE-2)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.core.rng import Rng
from tocsin.games.titanic.actions import (
    ACTIONS,
    ACTIONS_N,
    copies_in,
    first_in,
    heap_size,
    is_uniform,
    nth_in,
    one,
)
from tocsin.games.titanic.bits import lowest
from tocsin.games.titanic.cards import write_card
from tocsin.games.titanic.codes import ACTION_FROM
from tocsin.games.titanic.knowledge import candidates, leave_pile, leave_zone
from tocsin.games.titanic.ship import DRAW, PILE, PLACES, Ship


def refill_actions(ship: Ship, journal: Journal | None) -> bool:
    """TI-DECK-7, TI-DECK-9: an empty Action pile takes the discard; is there a card to draw?"""
    if ship.action_pile == 0 and ship.action_discard != 0:
        ship.action_pile = ship.action_discard
        ship.action_discard = 0
        if journal is not None:
            facts: dict[str, int | str] = {"cards": int(heap_size(ship.action_pile))}
            journal.tell("action-discard-reshuffled", "TI-DECK-7", facts)
    return ship.action_pile != 0


def sure_action(ship: Ship) -> i64:
    """The name of the next Action card if it is certain, else -1."""
    return first_in(ship.action_pile) if is_uniform(ship.action_pile) else i64(-1)


def offer_actions(ship: Ship) -> None:
    """TI-KNOW-8: any name that is left in the Action pile."""
    for name in range(ACTIONS_N):
        if copies_in(ship.action_pile, name) > 0:
            ship.offer(ACTION_FROM + name)


def draw_action(ship: Ship, rng: Rng) -> i64:
    """TI-KNOW-8: one card of the Action pile, each equally likely."""
    return ACTION_FROM + nth_in(ship.action_pile, rng.below(heap_size(ship.action_pile)))


def take_action(ship: Ship, name: i64, seat: i64, rule: str, journal: Journal | None) -> None:
    """An Action card of the pile is laid in front of a seat."""
    ship.action_pile -= one(name)
    ship.hand[seat] += one(name)
    if journal is not None:
        journal.tell("action-card-drawn", rule, {"seat": int(seat), "card": ACTIONS[name]})


def offer_shown(ship: Ship, zone: i64) -> None:
    """TI-KNOW-4: every passenger that may be shown next."""
    cards = candidates(ship, zone)
    while cards:
        ship.offer(lowest(cards))
        cards &= cards - 1


def turn_up(ship: Ship, line: i64, card: i64, journal: Journal | None) -> None:
    """TI-MOVE-10: the free-end card of a line without visible card is turned up."""
    leave_zone(ship, line, card)
    ship.run[line] = bit(card)
    ship.length[line] = 1
    ship.low[line] = card >> 1
    ship.bare &= ~bit(line)
    if journal is not None:
        facts: dict[str, int | str] = {"card": write_card(card), "line": PLACES[line]}
        journal.tell("passenger-turned-up", "TI-MOVE-10", facts)


def draw_passenger(ship: Ship, card: i64, journal: Journal | None) -> None:
    """TI-RESCUE-2: the top card of the pile comes into the hand, shown to everybody."""
    leave_pile(ship, card)
    ship.drawn |= bit(card)
    ship.to_draw -= 1
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(ship.seat), "card": write_card(card)}
        rule = "TI-RESCUE-2" if ship.phase == DRAW else "TI-ACT-GETREADY-1"
        journal.tell("passenger-drawn", rule, facts)


def look_at(ship: Ship, zone: i64, card: i64, journal: Journal | None) -> None:
    """TI-CHANCE-2: a card of a zone that is being looked through comes into the hand."""
    leave_zone(ship, zone, card)
    ship.drawn |= bit(card)
    if journal is not None:
        where = "pile" if zone == PILE else PLACES[zone]
        journal.tell("passenger-found", "TI-CHANCE-2", {"card": write_card(card), "where": where})
