"""What chance may show, draw or deal now, and how likely it is (TI-CHANCE-2, TI-KNOW).

~crew:lee   ~action:wait   ~show:f7a
"""

from fractions import Fraction
from math import gcd, lcm

from tests.oracle.refusal import Refusal
from tests.oracle.titanic import crew
from tests.oracle.titanic.components import ALL_PASSENGERS, CREW
from tests.oracle.titanic.table import Line, Table

# What is due in each step, for whoever tries something else.
DUE = {
    "crew": Refusal("a-crew-card-is-dealt", "TI-SETUP-3"),
    "actions": Refusal("an-action-card-is-dealt", "TI-SETUP-4"),
    "draw": Refusal("passengers-are-drawn-first", "TI-RESCUE-2"),
    "look-top": Refusal("passengers-are-looked-at-first", "TI-ACT-GETREADY-1"),
    "look-pile": Refusal("passengers-are-looked-at-first", "TI-ACT-COMEON-1"),
    "look-line": Refusal("passengers-are-looked-at-first", "TI-ACT-YOURTURN-1"),
    "seek": Refusal("passengers-are-discarded-first", "TI-CREW-LOWE-1"),
    "pay": Refusal("an-action-card-is-drawn-first", "TI-RESCUE-7"),
    "end": Refusal("pitman-draws-first", "TI-CREW-PITMAN-2"),
}


def chance_refusal(table: Table, verb: str, card: str) -> Refusal | None:
    """TI-CHANCE-2: the kind of card that is due, and one that can be there."""
    kind = _kind_due(table)
    if verb != kind:
        return _due(table)
    if kind == "~crew":
        return crew.deal_refusal(table, card)
    if kind == "~action":
        if table.action_pile[card] > 0:
            return None
        return Refusal("none-left", "TI-KNOW-8", {"card": card})
    if weigh(table, _zone_due(table), card) > 0:
        return None
    return Refusal("cannot-lie-there", "TI-KNOW-4", {"card": card})


def _due(table: Table) -> Refusal:
    """TI-MOVE-10: uncovering comes before anything else; then Latimer, then the step."""
    if table.uncovered:
        rule = "TI-SETUP-8" if table.turn == 0 else "TI-MOVE-10"
        return Refusal("a-card-is-turned-up-first", rule)
    if table.step.latimer_owed > 0:
        return Refusal("latimer-draws-first", "TI-CREW-LATIMER-1")
    return DUE[table.phase]


def _kind_due(table: Table) -> str:
    """Is a passenger, an Action card or a crew card due?"""
    if table.uncovered:
        return "~show"
    if table.step.latimer_owed > 0 or table.phase in ("actions", "pay", "end"):
        return "~action"
    return "~crew" if table.phase == "crew" else "~show"


def _zone_due(table: Table) -> Line:
    """Where the next passenger comes from: an uncovered line, a line looked through, the pile."""
    if table.uncovered:
        return table.lines[table.uncovered]
    return table.lines[table.step.line] if table.phase == "look-line" else table.middle


def weigh(table: Table, zone: Line, card: str) -> Fraction:
    """TI-KNOW-4: in proportion to how likely the card is to be shown next from the zone.

    Over all rows, the weight of the row times how many cards of the card's pool lie in the zone,
    shared by all cards of that pool.
    """
    unseen = table.unseen
    total = 0
    if card in zone.known:
        return Fraction(sum(row.weight for row in table.rows))
    for row in table.rows:
        split = [counts.get(zone.name, 0) for counts in row.counts]
        new = zone.hidden - len(zone.known) - sum(split)
        here = {pool: many for pool, many in zip(table.pools, split, strict=True) if card in pool}
        total += row.weight * (new if card in unseen else sum(here.values()))
    size = len(unseen) if card in unseen else sum(len(pool) for pool in table.pools if card in pool)
    return Fraction(total, size) if size else Fraction(0)


def odds(table: Table) -> dict[str, int]:
    """Each outcome with its weight, whole numbers without a common divisor for passengers."""
    kind = _kind_due(table)
    if kind == "~crew":
        return {f"~crew:{name}": 1 for name in CREW if crew.deal_refusal(table, name) is None}
    if kind == "~action":
        return {f"~action:{card}": many for card, many in table.action_pile.items()}
    zone = _zone_due(table)
    weights = {f"~show:{card}": weigh(table, zone, card) for card in ALL_PASSENGERS}
    return _whole({move: weight for move, weight in weights.items() if weight > 0})


def _whole(weights: dict[str, Fraction]) -> dict[str, int]:
    """The same proportions in the smallest whole numbers."""
    common = lcm(*(weight.denominator for weight in weights.values()))
    whole = {move: int(weight * common) for move, weight in weights.items()}
    divisor = gcd(*whole.values())
    return {move: weight // divisor for move, weight in whole.items()}
