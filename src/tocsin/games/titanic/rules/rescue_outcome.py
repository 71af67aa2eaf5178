"""How a rescue comes out: somebody fits, or the rescue fails (TI-RESCUE-3, TI-RESCUE-6).

TI-RESCUE-9: the order in the discard has no meaning, it is a set.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.titanic.rules import knowledge, placing
from tocsin.games.titanic.table import due, passengers, sets
from tocsin.games.titanic.table.state import TitanicState


def judge(s: TitanicState) -> i64:
    """TI-RESCUE-3, TI-RESCUE-5: does one of the drawn cards fit the position as it is?"""
    return due.PLACING if s.drawn & placing.fitting(s) else due.NOBODY_FITS


def reshuffle(s: TitanicState, journal: Journal | None) -> None:
    """TI-DECK-2: the passenger discard is shuffled and becomes the pile."""
    _tell_reshuffled(s, journal)
    knowledge.shuffle_into_pile(s, s.discard)
    s.discard = 0


def _tell_reshuffled(s: TitanicState, journal: Journal | None) -> None:
    if journal is None:
        return
    facts = {"cards": int(sets.count(s.discard))}
    journal.tell("passenger-discard-reshuffled", "TI-DECK-2", facts)


def discard_rest(s: TitanicState, journal: Journal | None) -> None:
    """TI-RESCUE-4: what is left in hand after placing goes to the discard; the rescue is over."""
    _tell_discarded(s, journal)
    _discard_drawn(s)
    s.placed = False


def _tell_discarded(s: TitanicState, journal: Journal | None) -> None:
    if journal is None or s.drawn == 0:
        return
    names = passengers.names_in(s.drawn)
    journal.tell("passengers-discarded", "TI-RESCUE-4", {"cards": names, "many": len(names)})


def fail(s: TitanicState, journal: Journal | None) -> None:
    """TI-RESCUE-6: all drawn cards are discarded; page and compensation follow (TI-RESCUE-8)."""
    _tell_failed(s, journal)
    _discard_drawn(s)


def _tell_failed(s: TitanicState, journal: Journal | None) -> None:
    if journal is None:
        return
    names = passengers.names_in(s.drawn)
    journal.tell("rescue-failed", "TI-RESCUE-6", {"seat": int(s.seat), "cards": names})


def _discard_drawn(s: TitanicState) -> None:
    s.discard |= s.drawn
    s.drawn = 0
