"""Opening and closing doors, windows (FP-DOOR-1, FP-DOOR-2, FP-BOARD-3, FP-BOARD-4, XD-WIN-2)."""

from tests.oracle.flashpoint import barriers
from tests.oracle.flashpoint.paying import refuse_price
from tests.oracle.flashpoint.table import Table
from tests.oracle.refusal import Facts, Refusal

DOOR_PRICE = 1


def refuse_door(table: Table, seat: int, verb: str, way: str) -> Refusal | None:
    """FP-DOOR-1: a door marker that borders the firefighter's cell, from either side: one point."""
    cell = table.cell_of(seat)
    barrier = table.barrier(cell, way)
    where: Facts = {"edge": table.edge(cell, way) or "-"}
    if barrier == barriers.DOORWAY:
        return Refusal("doorway-stays-open", "FP-BOARD-4", where)
    if barrier == barriers.GONE:
        rule = "FP-BOARD-3" if verb == "open" else "FP-DOOR-2"
        return Refusal("the-door-is-gone", rule, where)
    if barrier == barriers.BREACH:
        return Refusal("nothing-left-to-close", "XD-WIN-4", where)
    if barrier in barriers.JAMS:
        return Refusal("the-door-is-jammed", "XD-FDOOR-5", where)
    if barrier not in barriers.OPENED and barrier not in barriers.SHUT:
        return Refusal("no-door-there", "FP-DOOR-1", where)
    rule = "XD-WIN-2" if barrier in barriers.WINDOWS else "FP-DOOR-1"
    if verb == "open" and barrier in barriers.SHUT:
        return Refusal("already-open", rule, where)
    if verb == "close" and barrier in barriers.OPENED:
        return Refusal("already-closed", rule, where)
    return refuse_price(table, seat, DOOR_PRICE, rule, purpose_of(barrier))


def purpose_of(barrier: str) -> str:
    """XD-WIN-2: a window is a movement action wherever doors are none."""
    return "window" if barrier in barriers.WINDOWS else "door"


def turn(table: Table, cell: str, way: str) -> None:
    """FP-DOOR-1: what was closed is open, what was open is closed."""
    edge = table.edge(cell, way)
    table.edges[edge] = {**barriers.OPENED, **barriers.SHUT}[table.edges[edge]]
