"""What dice, face-down markers and cards may say, and how likely it is.

FP-DICE-1, FP-COMP-3, FP-ASET-4, FP-ASET-5, FP-ASET-6, FP-ASET-7, FP-ASET-8b, FP-ASET-9, FP-ASET-10,
FP-ASET-11, FP-SETUP-9, FP-FIRE-A1, FP-POI-2, FP-GUN-4, FP-SPEC-DRIV-2, XD-FDOOR-3, XD-CHEM-4,
XD-GUN-5, XD-GUN-7, XD-SETUP-1, XD-SETUP-3, XD-SETUP-4, XD-SETUP-7.
"""

from tests.oracle.flashpoint import barriers, specialists
from tests.oracle.flashpoint.table import Table
from tests.oracle.flashpoint.words import Move
from tests.oracle.refusal import Refusal

# The rule that wants both dice, by phase.
ROLLS = {
    "blast-both": "FP-ASET-5",
    "blast-last": "FP-ASET-7",
    "blast-family": "FP-SETUP-9",
    "hazmats": "FP-ASET-8b",
    "pois": "FP-ASET-9",
    "heat": "FP-ASET-11",
    "gun-roll": "FP-GUN-4",
    "roll": "FP-FIRE-A1",
    "replenish": "FP-POI-2",
}
# The rule by which a face-down marker is turned over, by phase.
REVEALS = {"reveal": "FP-MOVE-9", "loss": "FP-LOST-2", "unveil": "FP-POI-4"}


def refuse_chance(table: Table, move: Move) -> Refusal | None:
    """Whatever is said while chance acts, and whatever chance says while somebody else does."""
    if not table.chance_acts:
        return Refusal("nothing-to-roll-now", "FP-DICE-1")
    if not move.is_chance:
        return Refusal("chance-comes-first", "FP-TURN-3")
    if table.phase in REVEALS:
        return _refuse_marker(table, move)
    if table.phase == "deal":
        if move.verb != "~deal":
            return Refusal("a-card-is-dealt-first", "FP-ASET-10")
        return specialists.refuse_card(table, move.name)
    if table.phase in ROLLS:
        return _refuse_both(table, move)
    return _refuse_one(table, move)


def _refuse_marker(table: Table, move: Move) -> Refusal | None:
    """FP-COMP-3: only what is still face down somewhere can come up."""
    if move.verb != "~reveal":
        return Refusal("a-marker-is-turned-first", REVEALS[table.phase])
    if move.name == "victim":
        found = table.hidden_victims
        return None if found else Refusal("no-victim-left-to-find", "FP-COMP-3")
    return None if table.hidden_alarms else Refusal("no-false-alarm-left", "FP-COMP-3")


def _asks_for_both(table: Table) -> str:
    """The rule that wants both dice now; on boards of the expansion some explosions have others."""
    house, phase = table.house, table.phase
    if not house.extreme or phase not in ("blast-family", "blast-last"):
        return ROLLS[phase]
    if phase == "blast-family" and house.advanced:
        # XD-SETUP-4: the laboratory has two levels; XD-SETUP-3: a garage with a half board.
        return "XD-SETUP-4" if table.plan.storeys == 2 else "XD-SETUP-3"
    if house.half_board and table.left == 1:
        return "XD-SETUP-7"
    return "XD-SETUP-1" if phase == "blast-family" else ROLLS[phase]


def _refuse_both(table: Table, move: Move) -> Refusal | None:
    """FP-DICE-1: a row and a column of the building; XD-GUN-5, XD-GUN-7: the gun's own die."""
    if move.verb != "~roll":
        return Refusal("both-dice-are-rolled", _asks_for_both(table))
    if table.phase == "gun-roll":
        fits = move.black <= table.house.gun_faces
        return None if fits else Refusal("the-gun-has-a-die-of-its-own", "XD-GUN-7")
    if table.plan.rolled(move.red, move.black) is None:
        return Refusal("no-such-cell", "FP-DICE-1")
    return None


def _refuse_one(table: Table, move: Move) -> Refusal | None:
    """One die alone: in the set-up, again for the gun, for a door, for a spill."""
    if table.phase == "spill":
        if count_spill_ways(table) == 4:
            fits = move.verb == "~black" and move.black <= 8
            return None if fits else Refusal("four-ways-take-eight-faces", "XD-CHEM-4")
        return None if move.verb == "~red" else Refusal("only-the-red-die", "XD-CHEM-4")
    if table.phase == "jam":
        return None if move.verb == "~red" else Refusal("only-the-red-die", "XD-FDOOR-3")
    if table.phase == "blast-red":
        return None if move.verb == "~red" else Refusal("only-the-red-die", "FP-ASET-6")
    if table.phase == "blast-black":
        return None if move.verb == "~black" else Refusal("only-the-black-die", "FP-ASET-4")
    assert table.phase == "gun-die"
    if table.left == 0:
        return None if move.verb == "~red" else Refusal("only-the-red-die", "FP-SPEC-DRIV-2")
    fits = move.verb == "~black" and move.black <= table.house.gun_faces
    return None if fits else Refusal("only-the-black-die", "FP-SPEC-DRIV-2")


def count_spill_ways(table: Table) -> int:
    """XD-CHEM-4, XD-CHEM-6: the cells to which the spill may run from its last one."""
    cell = table.trail[-1]
    ways = ["w", "n", "e", "s"]
    # A staircase counts, a place for a ladder does not.
    ways += [way for way in ("up", "down") if table.barrier(cell, way) == barriers.FLOOR]
    return sum(_can_spill(table, cell, way) for way in ways)


def _can_spill(table: Table, cell: str, way: str) -> bool:
    goal = table.beside(cell, way)
    if goal is None or not table.is_adjacent(cell, way):
        return False
    if table.barrier(cell, way) == barriers.LADDER:
        return False
    if not table.plan.is_inside(goal):
        if not (table.house.spill_outside and table.plan.is_street(goal)):
            return False
    return goal not in table.toxic | table.holes | table.objects


def weigh(table: Table, text: str) -> int:
    """FP-COMP-3: markers weigh what is left of their kind; dice and cards are fair."""
    if text == "~reveal:victim":
        return table.hidden_victims
    return table.hidden_alarms if text == "~reveal:false-alarm" else 1
