"""Extinguishing (FP-EXT-1, FP-EXT-2, FP-SPEC-PARA-5, FP-SPEC-RESC-3, XD-ENG-1, XD-FLOOR-8)."""

from tests.oracle.flashpoint.paying import refuse_price
from tests.oracle.flashpoint.table import Table
from tests.oracle.refusal import Facts, Refusal

# FP-SPEC-PARA-5, FP-SPEC-RESC-3: who pays double.
DOUBLE = {"paramedic": "FP-SPEC-PARA-5", "rescue": "FP-SPEC-RESC-3"}


def refuse_spray(table: Table, way: str, steps: int) -> Refusal | None:
    """FP-EXT-1: the firefighter's own cell or an adjacent one."""
    cell = table.cell_of(table.seat)
    if way != "here" and not table.is_adjacent(cell, way):
        facts: Facts = {"edge": table.edge(cell, way)}
        return Refusal("not-adjacent-to-extinguish", "FP-EXT-1", facts)
    goal = aimed_at(table, way)
    place: Facts = {"cell": goal}
    if goal not in table.fire and goal not in table.smoke:
        return Refusal("nothing-to-extinguish", "FP-EXT-2", place)
    if steps == 2 and goal not in table.fire:
        return Refusal("smoke-takes-one-step", "FP-EXT-2", place)
    if table.role == "engineer":
        return Refusal("the-engineer-puts-nothing-out", "XD-ENG-1")
    rule = DOUBLE.get(table.role, "FP-EXT-2")
    return refuse_price(table, table.seat, price_of(table, steps), rule, "spray")


def aimed_at(table: Table, way: str) -> str:
    """The cell that the water reaches."""
    cell = table.cell_of(table.seat)
    return table.reached_by_water(cell if way == "here" else table.plan.beside[(cell, way)])


def price_of(table: Table, steps: int) -> int:
    """FP-EXT-2: a point a step."""
    return (2 if table.role in DOUBLE else 1) * steps


def put_out(table: Table, cell: str, steps: int) -> None:
    """FP-EXT-2: smoke goes, fire becomes smoke, or goes with two steps."""
    if cell in table.fire and steps == 1:
        table.smoke.add(cell)
    else:
        table.smoke.discard(cell)
    table.fire.discard(cell)
