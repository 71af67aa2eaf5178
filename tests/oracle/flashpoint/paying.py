"""Can it be paid? Regular points, and free ones for their purpose (FP-AP-2, FP-AP-5, FP-AP-6)."""

from tests.oracle.flashpoint.table import Table
from tests.oracle.refusal import Facts, Refusal

# FP-SPEC-CAFS-1, FP-SPEC-RESC-1, XD-WIN-2, XD-BRIDGE-6: what free points are for, by card.
FREE_FOR = {"cafs": ("spray",), "rescue": ("move", "window")}


def may_use_free(table: Table, seat: int, purpose: str) -> bool:
    """FP-AP-5, FP-SPEC-CAPT-1: do the free points of the active firefighter pay for this?"""
    if seat != table.seat:
        # The captain's are for commands, and only a captain has others act.
        return True
    if table.role == "rescue" and purpose == "door":
        return table.house.free_doors
    return purpose in FREE_FOR.get(table.role, ())


def refuse_price(
    table: Table, seat: int, price: int, rule: str, purpose: str = ""
) -> Refusal | None:
    """FP-AP-6: one action may be paid from both pools, as far as each is allowed for it."""
    facts: Facts = {"cost": price, "points": table.points, "free": table.free}
    if seat != table.seat and table.figures[seat].role == "cafs" and table.cafs_spent + price > 1:
        return Refusal("one-point-for-the-cafs-firefighter", "FP-SPEC-CAPT-3", facts)
    usable = may_use_free(table, seat, purpose)
    if table.points + (table.free if usable else 0) >= price:
        return None
    if not usable and table.points + table.free >= price:
        if table.role == "captain":
            return Refusal("command-points-are-for-others", "FP-SPEC-CAPT-1", facts)
        rule = "FP-SPEC-CAFS-1" if table.role == "cafs" else "FP-SPEC-RESC-1"
        return Refusal("free-points-are-not-for-this", rule, facts)
    return Refusal("not-enough-points", rule, facts)


def pay(table: Table, seat: int, price: int, purpose: str = "") -> None:
    """FP-AP-6: free points that are allowed for it go first, then the regular ones."""
    from_free = min(table.free, price) if may_use_free(table, seat, purpose) else 0
    table.free -= from_free
    table.points -= price - from_free
    if seat != table.seat and table.figures[seat].role == "cafs":
        table.cafs_spent += price
