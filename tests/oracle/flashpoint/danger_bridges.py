"""Ladders over and in holes (XD-BRIDGE-1, XD-BRIDGE-2, XD-BRIDGE-4, XD-BRIDGE-5).

floor  =hole=  floor       A ladder that lies folded on a hole is a bridge, for passage only.

top  |hole|  floor         A ladder let down has its top in a cell beside the hole and its base in
 `\\                        the cell of the basement under it: at the top one climbs towards the
   `- base                 hole, at the base in the direction of the top.
"""

from tests.oracle.flashpoint import danger_ladders
from tests.oracle.flashpoint.plan import OPPOSITE, STEPS
from tests.oracle.flashpoint.table import Table
from tests.oracle.refusal import Facts, Refusal

Shaft = tuple[str, str]


def refuse_crossing(table: Table, verb: str, cell: str, goal: str) -> Refusal | None:
    """XD-BRIDGE-2: one at a time on a bridge, and nothing is left on it."""
    if not table.house.deep:
        return None
    if goal in table.holes and table.seats_in(goal):
        return Refusal("one-at-a-time-on-a-bridge", "XD-BRIDGE-2", {"cell": goal})
    if cell in table.holes and verb != burden_on(table, cell):
        return Refusal("nothing-stays-on-a-bridge", "XD-BRIDGE-2", {"cell": cell})
    return None


def burden_on(table: Table, cell: str) -> str | None:
    """XD-BRIDGE-2: the move that takes along all that is on a bridge, None if none can."""
    ladders = table.folded[cell] - 1
    lead = "lead-" if table.treated[cell] else ""
    if table.victims[cell] + table.hazmats[cell] + ladders > 1 or table.treated[cell] > 1:
        return None
    if table.victims[cell]:
        return f"{lead}carry"
    if table.hazmats[cell]:
        return f"{lead}haul"
    if ladders:
        return f"{lead}tote"
    return "lead" if lead else "walk"


def lying_on_bridges(table: Table) -> tuple[tuple[int, int, int, int], ...]:
    """What lies on holes, for somebody to take along."""
    return tuple(
        (table.victims[hole], table.treated[hole], table.hazmats[hole], table.folded[hole])
        for hole in sorted(table.holes)
    )


def _refuse_hole(table: Table, cell: str, way: str, rule: str) -> Refusal | None:
    """XD-BRIDGE-1, XD-BRIDGE-5: an adjacent hole with neither an object nor a ladder."""
    goal = table.beside(cell, way) if way in STEPS else None
    if goal is None or goal not in table.holes:
        return Refusal("no-hole-there", rule, {"cell": cell})
    facts: Facts = {"cell": goal}
    if not table.is_adjacent(cell, way):
        return Refusal("not-adjacent-to-the-hole", rule, facts)
    if goal in table.objects:
        return Refusal("an-object-stands-there", "XD-OBJ-2", facts)
    if table.folded[goal] or _has_shaft(table, goal):
        return Refusal("one-ladder-for-a-hole", rule, facts)
    return None


def _has_shaft(table: Table, hole: str) -> bool:
    return any(table.beside(top, way) == hole for top, way in table.shafts)


def refuse_lay(table: Table, seat: int, way: str) -> Refusal | None:
    """XD-BRIDGE-1: a ladder at hand is laid over an adjacent hole."""
    if not table.house.bridge:
        return Refusal("no-bridges-in-this-play", "XD-BRIDGE-1")
    cell = table.cell_of(seat)
    refusal = _refuse_hole(table, cell, way, "XD-BRIDGE-1")
    if refusal is None and not danger_ladders.has_ladder_at_hand(table, cell):
        return Refusal("no-ladder-here", "XD-LADDER-1", {"cell": cell})
    return refusal


def refuse_take_back(table: Table, seat: int, way: str) -> Refusal | None:
    """XD-BRIDGE-4: an adjacent bridge that nobody is on."""
    cell = table.cell_of(seat)
    hole = table.plan.beside[(cell, way)]
    if not table.is_adjacent(cell, way):
        return Refusal("not-adjacent-to-the-hole", "XD-BRIDGE-4", {"cell": hole})
    if table.seats_in(hole):
        return Refusal("somebody-is-on-the-ladder", "XD-BRIDGE-4", {"cell": hole})
    return None


def refuse_let_down(table: Table, seat: int, way: str) -> Refusal | None:
    """XD-BRIDGE-5: no fire and nothing else at either end, and a ladder at hand."""
    cell = table.cell_of(seat)
    refusal = _refuse_hole(table, cell, way, "XD-BRIDGE-5")
    if refusal is not None:
        return refusal
    here: Facts = {"cell": cell}
    if cell in table.holes:
        return Refusal("a-ladder-needs-a-floor", "XD-BRIDGE-5", here)
    if any(top == cell for top, _ in table.shafts):
        return Refusal("a-ladder-stands-here", "XD-BRIDGE-5", here)
    base = table.plan.under[table.plan.beside[(cell, way)]]
    for end in (cell, base):
        if end in table.fire:
            return Refusal("fire-at-an-end-of-the-ladder", "XD-BRIDGE-5", {"cell": end})
    if base in table.objects:
        return Refusal("an-object-stands-there", "XD-OBJ-2", {"cell": base})
    if not danger_ladders.has_ladder_at_hand(table, cell):
        return Refusal("no-ladder-here", "XD-LADDER-1", here)
    return None


def shaft_at(table: Table, cell: str, way: str) -> Shaft | None:
    """XD-BRIDGE-5: the ladder that has one end in the cell and leads that way."""
    if way not in STEPS:
        return None
    if (cell, way) in table.shafts:
        return (cell, way)
    top = table.beside(table.plan.over.get(cell, ""), way)
    if top is not None and (top, OPPOSITE[way]) in table.shafts:
        return (top, OPPOSITE[way])
    return None


def other_end(table: Table, shaft: Shaft, cell: str) -> str:
    """XD-BRIDGE-5: where the ladder leads from this end of it."""
    top, way = shaft
    return table.plan.under[table.plan.beside[(top, way)]] if cell == top else top


def refuse_climb(table: Table, seat: int, verb: str, way: str) -> Refusal | None:
    """XD-BRIDGE-5, XD-LADDER-7: alone or with one thing, where people may go."""
    cell = table.cell_of(seat)
    here: Facts = {"cell": cell}
    shaft = shaft_at(table, cell, way)
    if shaft is None:
        return Refusal("no-ladder-stands-there", "XD-BRIDGE-5", here)
    goal = other_end(table, shaft, cell)
    if goal in table.toxic:
        return Refusal("the-cell-is-toxic", "XD-CHEM-8", {"cell": goal})
    if goal in table.objects:
        return Refusal("an-object-stands-there", "XD-OBJ-2", {"cell": goal})
    if verb == "climb-carry" and not table.victims[cell]:
        return Refusal("no-victim-here", "FP-CARRY-1", here)
    if verb == "climb-haul" and not table.hazmats[cell]:
        return Refusal("no-hazmat-here", "FP-HAZ-1", here)
    if verb == "climb-lead" and not table.treated[cell]:
        return Refusal("no-treated-victim-here", "FP-SPEC-PARA-2", here)
    return None
