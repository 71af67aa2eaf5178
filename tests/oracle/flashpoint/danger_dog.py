"""The rescue dog: fast on four legs, and nothing that takes hands (XD-SPEC-3)."""

from tests.oracle.flashpoint import barriers
from tests.oracle.flashpoint.plan import STEPS
from tests.oracle.flashpoint.table import Table
from tests.oracle.flashpoint.words import carries_victim
from tests.oracle.refusal import Facts, Refusal


def refuse_trot(table: Table, seat: int, verb: str, cell: str, way: str) -> Refusal | None:
    """Alone or dragging a victim, never into fire and never onto a ladder."""
    if not table.is_dog(seat):
        return None
    goal = table.plan.beside[(cell, way)]
    place: Facts = {"cell": goal}
    if verb not in ("walk", "carry"):
        return Refusal("that-is-not-for-the-dog", "XD-SPEC-3", {"seat": seat})
    if goal in table.fire:
        return Refusal("no-dog-goes-into-fire", "XD-SPEC-3", place)
    is_top = table.plan.is_air(goal) and table.barrier(goal, "down") == barriers.LADDER
    if is_top or table.barrier(cell, way) == barriers.LADDER:
        return Refusal("no-dog-on-a-ladder", "XD-SPEC-3", place)
    return None


def drag_toll(table: Table, seat: int, verb: str) -> int:
    """Four points for each cell it drags somebody: two more than carrying costs others."""
    return 2 if table.is_dog(seat) and carries_victim(verb) else 0


def refuse_squeeze(table: Table, seat: int, way: str) -> Refusal | None:
    """Through an ordinary wall with one damage marker; the rest is like walking there."""
    if not table.is_dog(seat):
        return Refusal("only-the-dog-squeezes-through", "XD-SPEC-3")
    cell = table.cell_of(seat)
    goal = table.beside(cell, way)
    if way not in STEPS or goal is None or table.barrier(cell, way) != barriers.DAMAGED:
        return Refusal("no-gap-to-squeeze-through", "XD-SPEC-3")
    if table.plan.is_air(goal):
        return Refusal("nothing-to-stand-on", "XD-GEN-6", {"cell": goal})
    for end in (cell, goal):
        # A bridge is narrow: on and off it only straight ahead.
        if end in table.holes:
            return Refusal("the-floor-is-gone", "XD-FLOOR-7", {"cell": end})
    return None


def refuse_sniff(table: Table, seat: int, way: str) -> Refusal | None:
    """A face-down marker in an adjacent cell, for nothing."""
    if not table.is_dog(seat):
        return Refusal("only-the-dog-sniffs", "XD-SPEC-3")
    cell = table.cell_of(seat)
    goal = table.beside(cell, way)
    if goal is None or goal not in table.adjacent_cells(cell, over_ladders=False):
        return Refusal("not-adjacent-to-sniff", "XD-SPEC-3")
    if goal not in table.poi:
        return Refusal("nothing-to-sniff-there", "XD-SPEC-3", {"cell": goal})
    return None
