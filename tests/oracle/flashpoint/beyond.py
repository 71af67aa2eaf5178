"""Where the board ends (FP-ADJ-5, XD-GEN-3, XD-BASE-2)."""

from tests.oracle.flashpoint.plan import STOREY_WAYS
from tests.oracle.flashpoint.table import Table
from tests.oracle.refusal import Refusal


def refuse_beyond(table: Table, cell: str, way: str) -> Refusal:
    """FP-ADJ-5, XD-GEN-3, XD-BASE-2: why there is nothing beyond."""
    if way in STOREY_WAYS:
        return Refusal("no-way-up-or-down", "XD-GEN-3", {"way": way, "cell": cell})
    if table.plan.is_basement(cell):
        facts: dict[str, int | str] = {"way": way, "cell": cell}
        return Refusal("outer-walls-of-the-basement-hold", "XD-BASE-2", facts)
    return Refusal("nothing-beyond-the-ring", "FP-ADJ-5", {"way": way})
