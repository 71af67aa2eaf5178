"""Survivor groups: a passenger enters one, and what that brings (TI-MOVE-4, TI-MOVE-5, TI-GEN-7).

TI-TURN-6: the end of the play is tested after every single placement.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.games.titanic.rules import endings, latimer
from tocsin.games.titanic.table import passengers, places
from tocsin.games.titanic.table.state import TitanicState


def save(s: TitanicState, card: i64, group: i64, journal: Journal | None) -> None:
    """TI-MOVE-4, TI-MOVE-5: a card goes on top of a group; a new one starts with a 1."""
    s.group[group] |= bit(card)
    s.group_top[group] += 1
    _tell_saved(s, card, group, journal)
    count_saved(s, card, group, journal)


def _tell_saved(s: TitanicState, card: i64, group: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    top = int(s.group_top[group])
    facts: dict[str, Arg] = {"card": s.name_of(card), "group": places.GROUPS[group], "top": top}
    if top == 1:
        journal.tell("lifeboat-lowered", "TI-MOVE-4", facts)
    else:
        journal.tell("passenger-saved", "TI-MOVE-5", facts)


def count_saved(s: TitanicState, card: i64, group: i64, journal: Journal | None) -> None:
    """TI-END-2 at once, else TI-CREW-LATIMER-1: a real passenger has entered a group."""
    if card >= passengers.CARDS:
        return
    s.saved += 1
    endings.check_all_saved(s)
    if card & 1 and s.latimer_seat >= 0 and s.ending == 0:
        latimer.find_series(s, card, group, journal)
