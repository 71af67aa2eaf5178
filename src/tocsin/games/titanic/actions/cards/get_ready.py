"""Get Ready!: look at the top five cards of the pile and lay them back (TI-ACT-GETREADY-1).

Laying back is `arrange`. TI-ACT-GETREADY-4, TI-KNOW-1: where they lie stays known until a shuffle.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.games.titanic.actions.cards import card
from tocsin.games.titanic.table import codes, due, heaps
from tocsin.games.titanic.table.state import TitanicState

LOOK_MAX: Final[i64] = 5


def offer(s: TitanicState, owner: i64) -> None:
    """TI-ACT-GEN-2, TI-ACT-GETREADY-3: always; on an empty pile without effect."""
    s.offer(codes.play_code(owner, heaps.GET_READY, codes.NO_TARGET))


def do(s: TitanicState) -> i64:
    """TI-ACT-GETREADY-1: the top five, or all if there are fewer; no reshuffle (TI-DECK-6)."""
    pile = s.pile_size()
    s.to_draw = pile if pile < LOOK_MAX else LOOK_MAX
    return due.LOOKING


class GetReady(card.ActionCard):
    """`play:get-ready`."""

    def __init__(self) -> None:
        super().__init__("TI-ACT-GETREADY-1", ("pile",), [])
