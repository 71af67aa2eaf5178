"""Come On!: a passenger of the pile is placed (TI-ACT-COMEON-1).

Placing is `place`: if any fits, one must (TI-ACT-COMEON-2).
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.titanic.actions.cards import card
from tocsin.games.titanic.rules import knowledge, placing
from tocsin.games.titanic.table import codes, due, heaps, places
from tocsin.games.titanic.table.state import TitanicState


def offer(s: TitanicState, owner: i64) -> None:
    """TI-ACT-GEN-2, TI-ACT-COMEON-4: always, also on an empty pile."""
    s.offer(codes.play_code(owner, heaps.COME_ON, codes.NO_TARGET))


def do(s: TitanicState) -> i64:
    """TI-ACT-COMEON-1: look through the pile; what is known to lie there is seen at once."""
    s.drawn |= knowledge.take_known_ends(s) | knowledge.take_known(s, places.PILE)
    return due.LOOKING


def judge(s: TitanicState, journal: Journal | None) -> i64:
    """TI-ACT-COMEON-2: one must be placed if one fits.

    TI-ACT-COMEON-3, TI-ACT-COMEON-4: otherwise the pile is shuffled and then a page is turned.
    """
    if s.drawn & placing.fitting(s):
        return due.PLACING
    knowledge.shuffle_into_pile(s, s.drawn)
    s.drawn = 0
    _tell_nobody(journal)
    return due.NOBODY_FITS


def _tell_nobody(journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("nobody-fits", "TI-ACT-COMEON-3", {"where": "pile"})


class ComeOn(card.ActionCard):
    """`play:come-on`."""

    def __init__(self) -> None:
        super().__init__("TI-ACT-COMEON-1", ("pile",), [])
