"""May a rescue be organised with that number? (TI-RESCUE-1, TI-DECK).

rescue        while the pile is empty: the decision, the number comes after the reshuffle
rescue*3
"""

from tests.oracle.refusal import Facts, Refusal
from tests.oracle.titanic.components import CREW
from tests.oracle.titanic.table import Table


def rescue_refusal(table: Table, many: int) -> Refusal | None:
    """TI-RESCUE-1: one to the crew card's limit; `many` is 0 where no number is named."""
    pile = table.pile_size
    if pile == 0 and many > 0:
        return Refusal("pile-is-empty", "TI-DECK-2", {"many": many})
    if pile > 0 and many == 0:
        return Refusal("name-a-number", "TI-RESCUE-1")
    most = CREW[table.member].rescue
    if many > most:
        facts: Facts = {"many": many, "most": most, "crew": table.member}
        return Refusal("more-than-the-crew-card-allows", "TI-RESCUE-1", facts)
    if many > pile:
        return Refusal("more-than-the-pile-holds", "TI-DECK-1", {"many": many, "pile": pile})
    return None
