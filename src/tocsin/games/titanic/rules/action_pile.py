"""The Action pile and its discard (TI-DECK-7, TI-DECK-8, TI-DECK-9, TI-KNOW-8).

TI-DECK-8: cards are drawn one by one, and only the discard is reshuffled, never what lies in front
of players, on the table or is being resolved.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.titanic.table import heaps
from tocsin.games.titanic.table.state import TitanicState


def refill(s: TitanicState, journal: Journal | None) -> bool:
    """TI-DECK-7, TI-DECK-9: an empty Action pile takes the discard; is there a card to draw?"""
    if s.action_pile == 0 and s.action_discard != 0:
        s.action_pile = s.action_discard
        s.action_discard = 0
        _tell_reshuffled(s, journal)
    return s.action_pile != 0


def _tell_reshuffled(s: TitanicState, journal: Journal | None) -> None:
    if journal is None:
        return
    facts = {"cards": int(heaps.size(s.action_pile))}
    journal.tell("action-discard-reshuffled", "TI-DECK-7", facts)


def sure_card(s: TitanicState) -> i64:
    """TI-KNOW-8: the name of the next Action card if it is certain, else -1."""
    return heaps.first_in(s.action_pile) if heaps.is_uniform(s.action_pile) else i64(-1)


def take(s: TitanicState, name: i64, seat: i64, rule: str, journal: Journal | None) -> None:
    """An Action card of the pile is laid in front of a seat."""
    s.action_pile -= heaps.one(name)
    s.hand[seat] += heaps.one(name)
    tell_drawn(name, seat, rule, journal)


def tell_drawn(name: i64, seat: i64, rule: str, journal: Journal | None) -> None:
    """An Action card has been drawn for a seat."""
    if journal is None:
        return
    journal.tell("action-card-drawn", rule, {"seat": int(seat), "card": heaps.NAMES[name]})
