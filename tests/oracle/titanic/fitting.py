"""Does a passenger of a class and number fit at a place? (TI-GEN-7, TI-GEN-8, TI-MOVE).

One question for each kind of place; moves, placements and Mystery Passengers ask them.
"""

from tests.oracle.refusal import Facts, Refusal
from tests.oracle.titanic.components import Passenger
from tests.oracle.titanic.table import Table


def line_refusal(table: Table, line: str, boat_rule: str = "TI-ACT-BOAT-6") -> Refusal | None:
    """TI-FLOOD-7, TI-ACT-BOAT-6: is there such a line?"""
    if table.lines[line].usable:
        return None
    if line == "boat":
        return Refusal("no-boat-on-the-table", boat_rule)
    return Refusal("deck-is-lost", "TI-FLOOD-7", {"line": line})


def on_line_refusal(table: Table, card: Passenger, line: str) -> Refusal | None:
    """TI-MOVE-2, TI-MOVE-3, TI-MOVE-8: onto the next higher number, or 13 and 17 anywhere empty."""
    facts: Facts = {"card": card.kind, "line": line}
    free_end = table.lines[line].free_end
    if free_end is None:
        if card.opens_a_line:
            return None
        return Refusal("does-not-open-a-line", "TI-MOVE-3", facts)
    facts["onto"] = free_end.kind
    if free_end.whose != card.whose:
        return Refusal("classes-never-mix", "TI-MOVE-8", facts)
    if free_end.number != card.number + 1:
        return Refusal("not-one-higher", "TI-MOVE-2", facts)
    return None


def side_refusal(table: Table, card: Passenger) -> Refusal | None:
    """TI-MOVE-4, TI-GEN-7: a lifeboat starts a group, and a class has two of them at most."""
    if not card.is_lifeboat:
        return Refusal("not-a-lifeboat", "TI-MOVE-4", {"card": card.kind, "place": "side"})
    if all(table.top_of(group) > 0 for group in table.groups_of(card.whose)):
        return Refusal("two-groups-already", "TI-GEN-7", {"card": card.kind})
    return None


def group_refusal(table: Table, card: Passenger, group: str) -> Refusal | None:
    """TI-MOVE-5, TI-MOVE-8: a group of the class whose top number is one lower."""
    top = table.top_of(group)
    facts: Facts = {"card": card.kind, "place": group, "top": top}
    if top == 0:
        return Refusal("no-such-group", "TI-GEN-7", facts)
    if group[1] != card.whose:
        return Refusal("classes-never-mix", "TI-MOVE-8", facts)
    if card.number != top + 1:
        return Refusal("not-one-lower", "TI-MOVE-5", facts)
    return None


def replacing_refusal(table: Table, card: Passenger, place: str) -> Refusal | None:
    """TI-MOVE-15, TI-ACT-MYSTERY-6: the real passenger takes the place of its stand-in."""
    stand_in = table.stands_for(place[1])
    if stand_in is None:
        return Refusal("no-mystery-passenger-there", "TI-MOVE-15", {"place": place})
    if card.stand_in or card.kind != stand_in.kind:
        facts: Facts = {"card": card.kind, "stands_for": stand_in.kind}
        return Refusal("stands-for-another", "TI-ACT-MYSTERY-6", facts)
    return None


def beside_refusal(table: Table, card: Passenger, place: str) -> Refusal | None:
    """The places that are no line: the ship's side, a group, a Mystery Passenger."""
    if place == "side":
        return side_refusal(table, card)
    if place in table.groups:
        return group_refusal(table, card, place)
    return replacing_refusal(table, card, place)
