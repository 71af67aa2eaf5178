"""What the expansion says to a move, walls and fire apart (XD-OBJ-2, XD-FLOOR-7, XD-CHEM-8).

The dog, bridges, ladders and the platform have rooms of their own; here is only who is asked when,
and what a move costs beyond the usual (XD-LADDER-5, XD-LADDER-6, XD-ATTIC-5, XD-SPEC-3).
"""

from tests.oracle.flashpoint import danger_bridges, danger_dog, danger_ladders
from tests.oracle.flashpoint.table import Table
from tests.oracle.refusal import Facts, Refusal


def refuse_step(table: Table, seat: int, verb: str, cell: str, way: str) -> Refusal | None:
    """Nobody enters objects, holes and toxic cells; then dogs, bridges and ladders."""
    if not table.house.extreme:
        return None
    goal = table.plan.beside[(cell, way)]
    return (
        refuse_to_enter(table, goal)
        or danger_dog.refuse_trot(table, seat, verb, cell, way)
        or danger_bridges.refuse_crossing(table, verb, cell, goal)
        or danger_ladders.refuse_ladder_step(table, verb, cell, goal)
    )


def refuse_to_enter(table: Table, goal: str) -> Refusal | None:
    """XD-OBJ-2, XD-FLOOR-7, XD-BRIDGE-2, XD-CHEM-8: cells that are closed to people."""
    place: Facts = {"cell": goal}
    if goal in table.objects:
        return Refusal("an-object-stands-there", "XD-OBJ-2", place)
    if goal in table.holes and not table.is_bridge(goal):
        return Refusal("the-floor-is-gone", "XD-FLOOR-7", place)
    if goal in table.toxic:
        return Refusal("the-cell-is-toxic", "XD-CHEM-8", place)
    return None


def toll(table: Table, seat: int, verb: str, cell: str, way: str) -> int:
    """What a move costs beyond the usual."""
    if not table.house.extreme:
        return 0
    return danger_ladders.climb_toll(table, verb, cell, way) + danger_dog.drag_toll(
        table, seat, verb
    )
