"""Lines that lose visible cards: what is uncovered is turned up (TI-MOVE-10, TI-SETUP-8).

TI-MOVE-10 holds for every removal in the game. A boat without cards leaves the table
(TI-ACT-BOAT-6).
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.rules import knowledge
from tocsin.games.titanic.table import heaps, passengers, places
from tocsin.games.titanic.table.state import TitanicState


def turn_up(s: TitanicState, line: i64, card: i64, journal: Journal | None) -> None:
    """TI-MOVE-10: the free-end card of a line without visible card is turned up."""
    knowledge.leave_zone(s, line, card)
    s.lay_alone(line, card)
    s.uncovered &= ~bit(line)
    _tell_turned_up(line, card, journal)


def _tell_turned_up(line: i64, card: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts = {"card": passengers.write_card(card), "line": places.NAMES[line]}
    journal.tell("passenger-turned-up", "TI-MOVE-10", facts)


def take_tail(s: TitanicState, line: i64, many: i64, tail: i64, journal: Journal | None) -> None:
    """TI-MOVE-10: the tail leaves its line; nothing is turned while a card stays visible."""
    s.run[line] ^= tail
    s.run_length[line] -= many
    s.run_low[line] += many
    if s.run_length[line] == 0:
        s.run_low[line] = 0
        if s.hidden[line] > 0 or line == places.BOAT:
            # TI-MOVE-13: no earlier position can come back.
            s.forget_seen()
            lay_again(s, line, journal)


def lay_again(s: TitanicState, line: i64, journal: Journal | None) -> None:
    """A line without visible cards: its next card is due, or an empty boat leaves the table."""
    if s.hidden[line] > 0:
        s.uncovered |= bit(line)
    elif line == places.BOAT and s.has_boat:
        drop_boat(s, journal)


def drop_boat(s: TitanicState, journal: Journal | None) -> None:
    """TI-ACT-BOAT-6: without passengers the boat's card goes to the Action discard."""
    s.has_boat = False
    s.action_discard += heaps.one(heaps.COLLAPSIBLE_BOAT)
    _tell_emptied(journal)


def _tell_emptied(journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("collapsible-boat-emptied", "TI-ACT-BOAT-6")
