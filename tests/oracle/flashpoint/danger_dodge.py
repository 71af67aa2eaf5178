"""Getting out of the way: a step instead of being knocked down (XD-SPEC-1, XD-SPEC-2)."""

from tests.oracle.flashpoint import beyond, danger_steps
from tests.oracle.flashpoint.table import Table
from tests.oracle.flashpoint.words import DIAGONALS, DODGES, Move
from tests.oracle.refusal import Facts, Refusal


def refuse_dodge(table: Table, move: Move) -> Refusal | None:
    """Who is asked takes the blow or makes one move that costs a point, by all rules of moving."""
    if move.verb == "fall":
        return None
    if move.verb not in DODGES:
        return Refusal("another-choice-comes-first", "FP-TURN-2", {"actor": table.actor})
    if move.way in DIAGONALS:
        return Refusal("diagonal-cells-are-not-adjacent", "FP-ADJ-1", {"way": move.way})
    return _refuse_saved(table) or _refuse_way(table, move)


def _refuse_saved(table: Table) -> Refusal | None:
    """XD-SPEC-1, XD-SPEC-2: saved points pay for it, one of the veteran, two of others."""
    figure = table.figures[table.actor]
    price, rule = (1, "XD-SPEC-1") if figure.role == "veteran" else (2, "XD-SPEC-2")
    if figure.saved >= price:
        return None
    facts: Facts = {"cost": price, "saved": figure.saved}
    return Refusal("not-enough-saved-points", rule, facts)


def _refuse_way(table: Table, move: Move) -> Refusal | None:
    """XD-SPEC-1: alone, or leading a treated victim, to an adjacent cell that does not burn."""
    cell = table.cell_of(table.actor)
    goal = table.beside(cell, move.way)
    if goal is None:
        return beyond.refuse_beyond(table, cell, move.way)
    place: Facts = {"cell": goal}
    if not table.is_adjacent(cell, move.way):
        return Refusal("no-way-to-dodge", "XD-SPEC-1", place)
    if goal in table.fire:
        return Refusal("it-burns-there-too", "XD-SPEC-1", place)
    verb = "lead" if move.verb == "dodge-lead" else "walk"
    if verb == "lead" and not table.treated[cell]:
        return Refusal("no-treated-victim-here", "FP-SPEC-PARA-2", {"cell": cell})
    refusal = danger_steps.refuse_step(table, table.actor, verb, cell, move.way)
    if refusal is None and danger_steps.toll(table, table.actor, verb, cell, move.way):
        return Refusal("too-slow-to-dodge", "XD-SPEC-1", place)
    return refusal
