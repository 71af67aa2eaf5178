"""The choices within an Action card: Get Ready!, Your Turn!, Plan A, Plan B (TI-ACT).

top:f8   bottom:f8   pick:f8   take:wait
"""

from tests.oracle.refusal import Refusal
from tests.oracle.titanic.table import Table


def arrange_refusal(table: Table, card: str, below: bool) -> Refusal | None:
    """TI-ACT-GETREADY-1, TI-ACT-GETREADY-2: a card looked at; those below are laid first."""
    if card not in table.step.drawn:
        return Refusal("not-looked-at", "TI-ACT-GETREADY-1", {"card": card})
    if below and table.step.placed:
        return Refusal("cards-below-come-first", "TI-ACT-GETREADY-2", {"card": card})
    return None


def pick_refusal(table: Table, card: str) -> Refusal | None:
    """TI-ACT-YOURTURN-2: any card of the line that was looked through."""
    if card in table.step.drawn:
        return None
    return Refusal("not-in-that-line", "TI-ACT-YOURTURN-2", {"card": card})


def take_refusal(table: Table, card: str) -> Refusal | None:
    """TI-ACT-PLANA-1, TI-ACT-PLANB-1: a card of the Action pile, or of the Action discard."""
    if table.phase == "take-a":
        if table.action_pile[card] > 0:
            return None
        return Refusal("not-among-those-cards", "TI-ACT-PLANA-1", {"card": card})
    if table.action_discard[card] > 0:
        return None
    if card == "plan-b" and table.step.card == "plan-b":
        return Refusal("plan-b-cannot-take-itself", "TI-ACT-PLANB-2")
    return Refusal("not-among-those-cards", "TI-ACT-PLANB-1", {"card": card})
