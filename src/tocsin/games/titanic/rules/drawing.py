"""Passengers shown one by one from the pile or a line (TI-RESCUE-2, TI-CHANCE-2)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.rules import knowledge
from tocsin.games.titanic.table import passengers, phases, places
from tocsin.games.titanic.table.state import TitanicState


def draw_passenger(s: TitanicState, card: i64, journal: Journal | None) -> None:
    """TI-RESCUE-2, TI-ACT-GETREADY-1: the top card comes into the hand, shown to everybody."""
    knowledge.leave_pile(s, card)
    s.drawn |= bit(card)
    s.to_draw -= 1
    _tell_drawn(s, card, journal)


def _tell_drawn(s: TitanicState, card: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    rule = "TI-RESCUE-2" if s.phase == phases.DRAW else "TI-ACT-GETREADY-1"
    card_name = passengers.write_card(card)
    journal.tell("passenger-drawn", rule, {"seat": int(s.seat), "card": card_name})


def look_at(s: TitanicState, zone: i64, card: i64, journal: Journal | None) -> None:
    """TI-CHANCE-2: a card of a zone that is being looked through comes into the hand."""
    knowledge.leave_zone(s, zone, card)
    s.drawn |= bit(card)
    _tell_found(zone, card, journal)


def _tell_found(zone: i64, card: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    where = "pile" if zone == places.PILE else places.NAMES[zone]
    journal.tell(
        "passenger-found", "TI-CHANCE-2", {"card": passengers.write_card(card), "where": where}
    )
