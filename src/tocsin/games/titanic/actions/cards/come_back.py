"""Come Back!: a passenger of the discard is placed (TI-ACT-COMEBACK-1).

Placing is `place`. TI-DECK-10: nobody else may look through the discard.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.titanic.actions.cards import card
from tocsin.games.titanic.rules import placing
from tocsin.games.titanic.table import codes, due, heaps
from tocsin.games.titanic.table.state import TitanicState


def offer(s: TitanicState, owner: i64) -> None:
    """TI-ACT-GEN-2: always, also on an empty discard."""
    s.offer(codes.play_code(owner, heaps.COME_BACK, codes.NO_TARGET))


def do(s: TitanicState, journal: Journal | None) -> i64:
    """TI-ACT-COMEBACK-2: one must be placed if one fits; otherwise a page is turned."""
    if s.discard & placing.fitting(s):
        return due.PLACING
    _tell_nobody(journal)
    return due.NOBODY_FITS


def _tell_nobody(journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("nobody-fits", "TI-ACT-COMEBACK-2", {"where": "discard"})


class ComeBack(card.ActionCard):
    """`play:come-back`."""

    def __init__(self) -> None:
        super().__init__("TI-ACT-COMEBACK-1", ("discard",), [])
