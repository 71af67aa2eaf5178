"""The two crew members whose action replaces the act: Lowe and Smith (TI-CREW)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.actions import ACTIONS, first_in, heap_size, one
from tocsin.games.titanic.bits import both
from tocsin.games.titanic.cards import KINDS, MYSTERY, base_of, class_of, write_card, write_kind
from tocsin.games.titanic.codes import DONE_CODE, SWAP_FROM, give_code
from tocsin.games.titanic.knowledge import leave_pile
from tocsin.games.titanic.ship import END, GIVE, SEEK, SWAP, Ship


def begin_seek(ship: Ship, journal: Journal | None) -> None:
    """TI-CREW-LOWE-1: cards are discarded one by one until an anchored one is."""
    ship.phase = SEEK
    if journal is not None:
        journal.tell("search-for-an-anchor-begun", "TI-CREW-LOWE-1", {"seat": int(ship.seat)})


def seek_one(ship: Ship, card: i64, journal: Journal | None) -> None:
    """TI-CREW-LOWE-1, 4: one card to the discard; an anchor lets him exchange, an end does not."""
    leave_pile(ship, card)
    ship.discard |= bit(card)
    if journal is not None:
        facts: dict[str, int | str] = {"card": write_card(card), "left": int(ship.pile_size())}
        journal.tell("passenger-discarded-by-lowe", "TI-CREW-LOWE-1", facts)
    if card & 1:
        ship.phase = SWAP if can_swap_any(ship) else END
    elif ship.pile_size() == 0:
        ship.phase = END
        if journal is not None:
            journal.tell("no-anchor-found", "TI-CREW-LOWE-4")


def can_swap(ship: Ship, kind: i64) -> bool:
    """TI-CREW-LOWE-2: do both groups of the class reach that number?"""
    whose = class_of(kind)
    at = kind - base_of(whose)
    return ship.group_top[2 * whose] > at and ship.group_top[2 * whose + 1] > at


def can_swap_any(ship: Ship) -> bool:
    """Is there anything to exchange?"""
    return ship.group_top[1] > 0 or ship.group_top[3] > 0


def offer_swaps(ship: Ship) -> None:
    """TI-CREW-LOWE-2: none, or any number that both groups of a class hold."""
    ship.offer(DONE_CODE)
    for kind in range(KINDS):
        if can_swap(ship, kind):
            ship.offer(SWAP_FROM + kind)


def swap(ship: Ship, code: i64, journal: Journal | None) -> None:
    """TI-CREW-LOWE-2, 6: two cards of one number change groups; a stand-in counts as one."""
    ship.phase = END
    if code == DONE_CODE:
        if journal is not None:
            journal.tell("exchange-declined", "TI-CREW-LOWE-2")
        return
    kind = code - SWAP_FROM
    whose = class_of(kind)
    cards = both(kind)
    if ship.mystery[whose] == kind:
        cards |= bit(MYSTERY + whose)
    first = ship.group[2 * whose]
    second = ship.group[2 * whose + 1]
    moved = (first ^ second) & cards
    ship.group[2 * whose] = first ^ moved
    ship.group[2 * whose + 1] = second ^ moved
    if journal is not None:
        journal.tell("survivors-exchanged", "TI-CREW-LOWE-2", {"kind": write_kind(kind)})


def hands_size(ship: Ship) -> i64:
    """How many Action cards lie in front of all players."""
    total: i64 = 0
    for seat in range(ship.charter.players):
        total += heap_size(ship.hand[seat])
    return total


def begin_share(ship: Ship, journal: Journal | None) -> None:
    """TI-CREW-SMITH-1: the Action cards of all players are taken up, to be given out anew."""
    ship.phase = GIVE
    ship.before = ship.hand[:]
    for seat in range(ship.charter.players):
        ship.offered += ship.hand[seat]
        ship.hand[seat] = 0
    if journal is not None:
        facts: dict[str, int | str] = {
            "seat": int(ship.seat),
            "cards": int(heap_size(ship.offered)),
        }
        journal.tell("action-cards-gathered", "TI-CREW-SMITH-1", facts)


def changes_nothing(ship: Ship, name: i64, seat: i64) -> bool:
    """TI-CREW-SMITH-2: would this last card leave every player with the same collection?"""
    if ship.offered != one(name):
        return False
    for other in range(ship.charter.players):
        held = ship.hand[other]
        if other == seat:
            held += one(name)
        if held != ship.before[other]:
            return False
    return True


def offer_gifts(ship: Ship) -> None:
    """TI-CREW-SMITH-1: the next card, names in order, to any seat."""
    name = first_in(ship.offered)
    for seat in range(ship.charter.players):
        if not changes_nothing(ship, name, seat):
            ship.offer(give_code(name, seat))


def give(ship: Ship, name: i64, seat: i64, journal: Journal | None) -> None:
    """TI-CREW-SMITH-1: one Action card finds its new owner."""
    ship.offered -= one(name)
    ship.hand[seat] += one(name)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(seat), "card": ACTIONS[name]}
        journal.tell("action-card-given", "TI-CREW-SMITH-1", facts)
    if ship.offered == 0:
        ship.phase = END
