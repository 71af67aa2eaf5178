"""Chopping (FP-CHOP-1, FP-CHOP-3, FP-CHOP-4, FP-SPEC-RESC-2, XD-WIN-4, XD-LWALL-1, XD-FDOOR-5)."""

from tests.oracle.flashpoint import barriers
from tests.oracle.flashpoint.paying import refuse_price
from tests.oracle.flashpoint.table import DAMAGE_MAX, Table
from tests.oracle.refusal import Facts, Refusal

DOORS = (barriers.DOORWAY, barriers.CLOSED, barriers.OPEN, barriers.GONE)
FIREPROOF_DOORS = (barriers.FIREPROOF, barriers.FIREPROOF_OPEN)


def refuse_chop(table: Table, way: str) -> Refusal | None:
    """FP-CHOP-1: a wall of the firefighter's cell that still stands, or the jams of a door."""
    cell = table.cell_of(table.seat)
    barrier = table.barrier(cell, way)
    where: Facts = {"edge": table.edge(cell, way) or "-"}
    if barrier == barriers.RUIN:
        return Refusal("wall-already-destroyed", "FP-ADJ-4", where)
    if barrier == barriers.BREACH:
        return Refusal("wall-already-destroyed", "XD-LWALL-1", where)
    if barrier in FIREPROOF_DOORS:
        return Refusal("doorways-cannot-be-chopped", "XD-FDOOR-7", where)
    if barrier in DOORS:
        return Refusal("doorways-cannot-be-chopped", "FP-CHOP-3", where)
    if barrier not in barriers.STRUCK and barrier not in barriers.JAMS:
        return Refusal("no-wall-there", "FP-CHOP-3", where)
    rule = "FP-SPEC-RESC-2" if table.role == "rescue" else "FP-CHOP-1"
    return refuse_price(table, table.seat, price_of(table), rule)


def price_of(table: Table) -> int:
    """FP-CHOP-1, FP-SPEC-RESC-2: two points, one for the rescue specialist."""
    return 1 if table.role == "rescue" else 2


def strike(table: Table, cell: str, way: str) -> None:
    """FP-ADJ-4, FP-CHOP-4, XD-FDOOR-5: a damage marker, or a jam token less."""
    edge = table.edge(cell, way)
    if table.edges[edge] in barriers.JAMS:
        table.jams[edge] -= 1
        if table.jams[edge] == 0:
            table.edges[edge] = barriers.GONE
        return
    table.edges[edge] = barriers.STRUCK[table.edges[edge]]
    table.damage += 1
    if table.damage >= DAMAGE_MAX:
        # FP-END-2: the building falls on everybody who was to be saved.
        table.poi.clear()
        table.victims.clear()
        table.treated.clear()
