"""Latimer's card for three anchors in a row (TI-CREW-LATIMER-1, TI-CREW-LATIMER-2).

TI-CREW-LATIMER-4: whoever places, in whatever step. TI-CREW-LATIMER-5: an exchange by Lowe is no
placement; it never comes here, and marks stay with the passengers. TI-CREW-LATIMER-6: lifeboats
count, several cards may be drawn in a turn, and one drawn in his own move step may be played.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.titanic.rules import action_pile
from tocsin.games.titanic.table import passengers, places, sets
from tocsin.games.titanic.table.state import TitanicState


def find_series(s: TitanicState, card: i64, group: i64, journal: Journal | None) -> None:
    """TI-CREW-LATIMER-3: three neighbouring anchors, unused, with the new one among them.

    The window with the lowest numbers counts, and a passenger belongs to one series at most.
    """
    free = s.group[group] & passengers.ANCHORS & ~s.series_used
    kind = card >> 1
    base = passengers.lifeboat_of(group >> 1)
    last = base + passengers.highest_of(group >> 1) - 3
    first = kind - 2 if kind - 2 > base else base
    while first <= kind and first <= last:
        window = sets.shifted(0b101010, 2 * first)
        if free & window == window:
            s.series_used |= window
            s.latimer_owed += 1
            _tell_series(s, first, group, journal)
            return
        first += 1


def _tell_series(s: TitanicState, first: i64, group: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell(
        "anchor-series-completed",
        "TI-CREW-LATIMER-1",
        {
            "seat": int(s.latimer_seat),
            "group": places.GROUPS[group],
            "from": int(passengers.number_of(first)),
            "to": int(passengers.number_of(first + 2)),
        },
    )


def pay(s: TitanicState, name: i64, journal: Journal | None) -> None:
    """TI-CREW-LATIMER-1: he draws one Action card."""
    s.latimer_owed -= 1
    action_pile.take(s, name, s.latimer_seat, "TI-CREW-LATIMER-1", journal)
