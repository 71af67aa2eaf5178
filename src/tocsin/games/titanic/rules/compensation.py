"""What a crew member draws after a failed rescue (TI-RESCUE-7).

TI-CREW-MURDOCH-4, TI-CREW-LEE-1, TI-CREW-PITMAN-1: nothing. TI-CREW-BOXHALL-1: two cards.
TI-CREW-FLEET-1: the best of three. TI-CREW-LIGHTOLLER-1: one that may be played at once. How many
is printed on the crew cards (`table/crew`).
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.titanic.rules import action_pile
from tocsin.games.titanic.table import crew, heaps
from tocsin.games.titanic.table.state import TitanicState

# What follows when all cards are drawn: nothing, Fleet's choice, Lightoller's.
NOTHING: Final[i64] = 0
KEEP_ONE: Final[i64] = 1
PLAY_OR_KEEP: Final[i64] = 2


def owe(s: TitanicState) -> None:
    """TI-RESCUE-7: as many cards as the crew card says, drawn after the page turn."""
    s.to_draw = crew.COMPENSATION[s.crew[s.seat]]


def receive(s: TitanicState, name: i64, journal: Journal | None) -> None:
    """TI-RESCUE-7: one of the cards is drawn; Fleet's and Lightoller's wait for a choice."""
    s.to_draw -= 1
    if s.is_seat_of(crew.FLEET):
        _set_aside(s, name, "TI-CREW-FLEET-1", journal)
    elif s.is_seat_of(crew.LIGHTOLLER):
        _set_aside(s, name, "TI-CREW-LIGHTOLLER-1", journal)
    else:
        action_pile.take(s, name, s.seat, "TI-RESCUE-7", journal)


def _set_aside(s: TitanicState, name: i64, rule: str, journal: Journal | None) -> None:
    s.action_pile -= heaps.one(name)
    s.loose_actions += heaps.one(name)
    action_pile.tell_drawn(name, s.seat, rule, journal)


def choice(s: TitanicState) -> i64:
    """TI-CREW-FLEET-1, TI-CREW-LIGHTOLLER-1: who drew a card that waits for a choice?"""
    if s.loose_actions == 0:
        return NOTHING
    return KEEP_ONE if s.is_seat_of(crew.FLEET) else PLAY_OR_KEEP


def keep_drawn(s: TitanicState) -> None:
    """TI-CREW-LIGHTOLLER-1: the card just drawn joins the others."""
    s.hand[s.seat] += s.loose_actions
    s.loose_actions = 0
