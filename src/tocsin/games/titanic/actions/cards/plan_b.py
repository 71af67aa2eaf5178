"""Plan B: take a card of the Action discard (TI-ACT-PLANB-1).

Taking is `take`. TI-ACT-GEN-1, TI-ACT-PLANB-2: while it is resolved it lies in no heap.
"""

from mypy_extensions import i64

from tocsin.games.titanic.actions.cards import card
from tocsin.games.titanic.table import codes, due, heaps
from tocsin.games.titanic.table.state import TitanicState


def offer(s: TitanicState, owner: i64) -> None:
    """TI-ACT-GEN-2: always, perhaps without effect."""
    s.offer(codes.play_code(owner, heaps.PLAN_B, codes.NO_TARGET))


def do(s: TitanicState) -> i64:
    """TI-ACT-PLANB-1: no effect if the Action discard is empty."""
    return due.CHOOSING if s.action_discard else due.END_OF_ACT


class PlanB(card.ActionCard):
    """`play:plan-b`."""

    def __init__(self) -> None:
        super().__init__("TI-ACT-PLANB-1", ("action-discard",), [])
