"""Which specialist's card can be taken: one that is in play and that nobody holds (FP-ASET-10)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.flashpoint.table import specialists
from tocsin.games.flashpoint.table.kinds import SPECIALIST
from tocsin.games.flashpoint.table.state import FlashpointState

TAKEN: Final[i64] = 21
NO_DRIVER: Final[i64] = 22
ROWS: Final = [
    Row(21, "specialist-taken", "FP-ASET-10", specialist=SPECIALIST),
    Row(22, "no-driver-without-vehicles", "FP-MOD-3"),
]


def refused(s: FlashpointState, role: i64) -> i64:
    """FP-ASET-10, FP-MOD-3: each card once; no driver where nothing drives."""
    if s.is_in_play(role):
        return TAKEN
    if role == specialists.DRIVER and not s.rules.vehicles:
        return NO_DRIVER
    return i64(0) if is_there(s, role) else s.hooks.refused_card(s, role)


def is_there(s: FlashpointState, role: i64) -> bool:
    """Is the card among those that are played with?"""
    return (s.rules.cards_in_play >> role) & 1 != 0


def every(s: FlashpointState) -> list[int]:
    """All cards that have a name here."""
    return list(range(1, len(s.cards.names)))


def read(s: FlashpointState, reader: Reader) -> i64:
    """A card by its name."""
    return 1 + reader.one_of(s.cards.names[1:], "specialist")


def take(s: FlashpointState, role: i64) -> None:
    """FP-ASET-10, FP-VAR-1: one card each, in turn order, chosen or dealt."""
    s.cast_role(s.seat, role)
    s.seat = s.next_seat(s.seat)
