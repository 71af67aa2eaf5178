"""May this passenger be placed there? Rescue, Come On! and Come Back! (TI-RESCUE, TI-GEN-8).

place:f8>l2   stop
"""

from tests.oracle.refusal import Facts, Refusal
from tests.oracle.titanic import fitting
from tests.oracle.titanic.components import passenger
from tests.oracle.titanic.table import Table


def place_refusal(table: Table, name: str, place: str) -> Refusal | None:
    """TI-RESCUE-4, TI-ACT-COMEON-1, TI-ACT-COMEBACK-1: a card at hand, where it fits."""
    return _not_at_hand(table, name, place) or _misfit(table, name, place)


def _not_at_hand(table: Table, name: str, place: str) -> Refusal | None:
    """TI-DECK-10: the discard is open to Come Back! only, and to nothing else."""
    facts: Facts = {"card": name, "place": place}
    if table.phase == "come-back":
        if name in table.discard:
            return None
        return Refusal("not-in-the-discard", "TI-ACT-COMEBACK-1", facts)
    if name in table.step.drawn:
        return None
    if name in table.discard:
        return Refusal("discard-is-closed", "TI-DECK-10", facts)
    if table.phase == "come-on":
        return Refusal("not-in-the-pile", "TI-ACT-COMEON-1", facts)
    return Refusal("not-drawn", "TI-RESCUE-4", facts)


def _misfit(table: Table, name: str, place: str) -> Refusal | None:
    """TI-GEN-8, TI-ACT-GEN-5: does the place accept a single card of that class and number?"""
    card = passenger(name)
    by_action_card = table.phase in ("come-on", "come-back")
    rule = "TI-ACT-GEN-5" if by_action_card else "TI-GEN-8"
    misfit = Refusal("does-not-fit", rule, {"card": name, "place": place})
    if place in table.lines:
        refusal = fitting.line_refusal(table, place)
        if refusal is None and fitting.on_line_refusal(table, card, place) is not None:
            return misfit
        return refusal
    if place == "side" and not card.is_lifeboat:
        return misfit
    return fitting.beside_refusal(table, card, place)


def stop_refusal(table: Table, word: str) -> Refusal | None:
    """TI-RESCUE-4, TI-CREW-MURDOCH-3: one must be placed; Murdoch may stop after the first."""
    if table.phase == "come-on":
        return Refusal("one-must-be-placed", "TI-ACT-COMEON-2")
    if table.phase == "come-back":
        return Refusal("one-must-be-placed", "TI-ACT-COMEBACK-2")
    is_murdoch = table.member == "murdoch"
    if is_murdoch and table.step.placed and word == "stop":
        return None
    rule = "TI-CREW-MURDOCH-3" if is_murdoch else "TI-RESCUE-4"
    return Refusal("one-must-be-placed", rule)
