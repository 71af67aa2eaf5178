"""Mystery Passengers on the table: replaced by the real card, or lost in a shuffle.

TI-ACT-MYSTERY-6, TI-ACT-MYSTERY-8, TI-FLOOD-11. How they come into play is in
`actions/cards/mystery_passenger`.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.table import heaps, passengers, places
from tocsin.games.titanic.table.state import TitanicState


def leave_table(s: TitanicState, klass: i64) -> None:
    """The stand-in of a class goes to the Action discard."""
    s.mystery[klass] = -1
    s.action_discard += heaps.one(heaps.MYSTERY_FIRST + klass)


def drop(s: TitanicState, line: i64, journal: Journal | None) -> None:
    """TI-ACT-MYSTERY-8: before a line is shuffled or discarded its stand-ins leave the table."""
    if s.run[line] <= passengers.ALL:
        return
    for klass in range(i64(2)):
        mark = bit(passengers.MYSTERY + klass)
        if s.run[line] & mark:
            s.run[line] ^= mark
            leave_table(s, klass)
            _tell_lost(line, journal)


def _tell_lost(line: i64, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("mystery-passenger-lost", "TI-ACT-MYSTERY-8", {"line": places.NAMES[line]})


def replace(s: TitanicState, card: i64, klass: i64, journal: Journal | None) -> i64:
    """TI-ACT-MYSTERY-6: the real passenger takes its place, wherever it lies; gives that place."""
    stand_in = bit(passengers.MYSTERY + klass)
    where: i64 = -1
    for line in range(places.LINES_N):
        if s.run[line] & stand_in:
            s.run[line] ^= stand_in | bit(card)
            where = line
    for group in range(places.GROUPS_N):
        if s.group[group] & stand_in:
            s.group[group] ^= stand_in | bit(card)
            where = places.GROUP + group
    leave_table(s, klass)
    _tell_replaced(card, where, journal)
    return where


def _tell_replaced(card: i64, where: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts = {"card": passengers.write_card(card), "place": places.NAMES[where]}
    journal.tell("mystery-passenger-replaced", "TI-ACT-MYSTERY-6", facts)
