"""Pitman's card when others fail (TI-CREW-PITMAN-1, TI-CREW-PITMAN-2).

TI-CREW-PITMAN-1: his own failure gives him nothing, as his crew card says (`table/crew`).
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.titanic.rules import action_pile
from tocsin.games.titanic.table.state import TitanicState


def owe(s: TitanicState) -> None:
    """TI-CREW-PITMAN-2: another member's failed rescue owes him a card, no other page does."""
    s.pitman_owed = s.pitman_seat >= 0 and s.pitman_seat != s.seat


def pay(s: TitanicState, name: i64, journal: Journal | None) -> None:
    """TI-CREW-PITMAN-2: he draws one Action card."""
    s.pitman_owed = False
    action_pile.take(s, name, s.pitman_seat, "TI-CREW-PITMAN-2", journal)
