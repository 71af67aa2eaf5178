"""The structural engineer: hot spots, walls and floors (XD-ENG-1, XD-ENG-2, XD-ENG-3)."""

from tests.oracle.flashpoint import barriers
from tests.oracle.flashpoint.paying import refuse_price
from tests.oracle.flashpoint.plan import STEPS
from tests.oracle.flashpoint.table import Table
from tests.oracle.refusal import Refusal

CLEAR_PRICE = 1


def refuse_clear(table: Table) -> Refusal | None:
    """XD-ENG-1: a hot spot in his own cell, and no fire near: one point."""
    cell = table.cell_of(table.seat)
    if table.role != "engineer":
        return Refusal("only-the-engineer-clears", "XD-ENG-1")
    if cell not in table.hot:
        return Refusal("no-hot-spot-here", "XD-ENG-1", {"cell": cell})
    return _refuse_near_fire(table, cell) or refuse_price(
        table, table.seat, CLEAR_PRICE, "XD-ENG-1"
    )


def refuse_repair(table: Table, seat: int, way: str) -> Refusal | None:
    """XD-ENG-1, XD-ENG-2: a damaged wall of his cell that is not destroyed, and no fire near."""
    cell = table.cell_of(seat)
    if table.figures[seat].role != "engineer":
        return Refusal("only-the-engineer-repairs", "XD-ENG-1")
    if way not in STEPS:
        return _refuse_floor(table, cell, way)
    if table.barrier(cell, way) != barriers.DAMAGED:
        return Refusal("no-damaged-wall-there", "XD-ENG-2")
    return _refuse_near_fire(table, cell)


def _refuse_floor(table: Table, cell: str, way: str) -> Refusal | None:
    """XD-ENG-3: a damaged floor under him or over him, and no fire near or below it."""
    if not table.house.floor_repair:
        return Refusal("floors-are-not-repaired", "XD-ENG-3")
    floor = floor_at(table, cell, way)
    if floor not in table.cracks:
        return Refusal("no-damaged-floor-there", "XD-ENG-3")
    below = table.plan.under[floor]
    if below in table.fire:
        return Refusal("fire-is-too-near", "XD-ENG-3", {"cell": below})
    return _refuse_near_fire(table, cell)


def floor_at(table: Table, cell: str, way: str) -> str:
    """XD-ENG-3: the cell whose floor he would repair; empty if there is none that way."""
    if way == "down":
        return cell
    return table.plan.over.get(cell, "") if way == "up" else ""


def _refuse_near_fire(table: Table, cell: str) -> Refusal | None:
    """XD-ENG-1: neither his cell nor any adjacent one may burn."""
    for near in [cell, *table.adjacent_cells(cell, over_ladders=False)]:
        if near in table.fire:
            return Refusal("fire-is-too-near", "XD-ENG-1", {"cell": near})
    return None
