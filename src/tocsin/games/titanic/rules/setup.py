"""Setting up: crew, Action cards, lines, the first player.

TI-SETUP-1, TI-SETUP-2, TI-SETUP-3, TI-SETUP-4, TI-SETUP-5, TI-SETUP-7, TI-SETUP-8, TI-SETUP-9,
TI-SETUP-10. TI-CHANCE-3: in this order, whatever the generator.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.table import booklet, crew, heaps, passengers, places
from tocsin.games.titanic.table.state import TitanicState


def seat_without_crew(s: TitanicState) -> i64:
    """TI-SETUP-3: the seat whose crew card is dealt next."""
    seat: i64 = 0
    while seat < s.setup.players and s.crew[seat] >= 0:
        seat += 1
    return seat


def deal_crew(s: TitanicState, seat: i64, member: i64, journal: Journal | None) -> None:
    """TI-SETUP-3: a crew card lies open in front of its player."""
    seat_member(s, seat, member)
    _tell_dealt(seat, member, journal)


def _tell_dealt(seat: i64, member: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell("crew-card-dealt", "TI-SETUP-3", {"seat": int(seat), "crew": crew.NAMES[member]})


def seat_member(s: TitanicState, seat: i64, member: i64) -> None:
    """Who sits where; two are asked for again and again."""
    s.crew[seat] = member
    if member == crew.LATIMER:
        s.latimer_seat = seat
    if member == crew.PITMAN:
        s.pitman_seat = seat


def seat_short_of_actions(s: TitanicState) -> i64:
    """TI-SETUP-4: the seat whose Action card is dealt next; TI-SETUP-5: the rest is the pile."""
    seat: i64 = 0
    while seat < s.setup.players:
        if heaps.size(s.hand[seat]) < crew.START_CARDS[s.crew[seat]]:
            break
        seat += 1
    return seat


def lay_lines(s: TitanicState) -> None:
    """TI-SETUP-7, TI-SETUP-8: lines face down, free ends due; TI-SETUP-9: the rest is the pile."""
    rest = passengers.CARDS
    for deck in range(booklet.DECKS):
        many: i64 = s.setup.layout[deck]
        s.hidden[deck] = many
        rest -= many
        if many > 0:
            s.uncovered |= bit(deck)
    s.hidden[places.PILE] = rest
    s.unseen = passengers.ALL
    s.unseen_n = passengers.CARDS
