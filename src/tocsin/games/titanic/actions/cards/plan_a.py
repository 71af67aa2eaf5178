"""Plan A: take a card of the Action pile, which is then shuffled (TI-ACT-PLANA-1).

Taking is `take`; what can be taken is known, so a shuffle changes nothing (TI-KNOW-8).
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.titanic.actions.cards import card
from tocsin.games.titanic.rules import action_pile
from tocsin.games.titanic.table import codes, due, heaps
from tocsin.games.titanic.table.state import TitanicState


def offer(s: TitanicState, owner: i64) -> None:
    """TI-ACT-GEN-2: always, perhaps without effect."""
    s.offer(codes.play_code(owner, heaps.PLAN_A, codes.NO_TARGET))


def do(s: TitanicState, journal: Journal | None) -> i64:
    """TI-ACT-PLANA-2: an empty Action pile takes the discard first; still empty, no effect."""
    return due.CHOOSING if action_pile.refill(s, journal) else due.END_OF_ACT


class PlanA(card.ActionCard):
    """`play:plan-a`."""

    def __init__(self) -> None:
        super().__init__("TI-ACT-PLANA-1", ("action-pile",), [])
