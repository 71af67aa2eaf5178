"""Choices that have a moment of their own: in the set-up, on vehicles, after dice, in the fire.

FP-SETUP-6, FP-SETUP-7, FP-ASET-10, FP-ASET-13, FP-ASET-14, FP-SPEC-CAPT-6, FP-SPEC-DRIV-2,
FP-VEH-4, FP-VEH-6, FP-HAZ-2, FP-HAZ-3, FP-VAR-2b, FP-KD-2, FP-KD-3, FP-KD-4.
"""

from collections.abc import Callable

from tests.oracle.flashpoint import specialists
from tests.oracle.flashpoint.plan import SIDES
from tests.oracle.flashpoint.table import Table
from tests.oracle.flashpoint.vehicles import NO_VEHICLES
from tests.oracle.flashpoint.words import Move
from tests.oracle.refusal import Facts, Refusal


def refuse_choice(table: Table, move: Move) -> Refusal | None:
    """The first rule that forbids an answer now."""
    return CHOICES[move.verb](table, move)


def _refuse_first(table: Table, move: Move) -> Refusal | None:
    """FP-SETUP-7: anybody may begin, as long as nobody has."""
    if table.phase != "first":
        return Refusal("first-player-already-chosen", "FP-SETUP-7")
    return None


def _refuse_specialist(table: Table, move: Move) -> Refusal | None:
    """FP-ASET-10, FP-VAR-1: a card at the start, unless they are dealt."""
    if not table.house.specialists:
        return specialists.NO_SPECIALISTS
    if table.house.dealt:
        rule = "FP-VAR-1" if table.house.remote_station else "FP-ASET-10"
        return Refusal("specialists-are-dealt", rule)
    if table.phase != "choose":
        return Refusal("specialists-are-chosen-at-the-start", "FP-ASET-10")
    return specialists.refuse_card(table, move.name)


def _refuse_stand(table: Table, move: Move) -> Refusal | None:
    """FP-SETUP-6, FP-ASET-13, XD-SETUP-11: any cell of the street that is not toxic."""
    if table.phase != "stand":
        return Refusal("firefighters-are-placed-at-the-start", "FP-SETUP-6")
    if not table.plan.is_street(move.name):
        return Refusal("start-outside", "FP-SETUP-6", {"cell": move.name})
    if move.name in table.toxic:
        return Refusal("the-cell-is-toxic", "XD-CHEM-8", {"cell": move.name})
    return None


def _refuse_park(table: Table, move: Move) -> Refusal | None:
    """FP-ASET-14: at the start, the ambulance first, each on a spot of its kind."""
    if not table.house.vehicles:
        return NO_VEHICLES
    if table.phase != "park":
        return Refusal("vehicles-are-parked-at-the-start", "FP-ASET-14")
    if move.vehicle != table.vehicle:
        return Refusal("park-the-other-vehicle-now", "FP-ASET-14")
    return None


def _refuse_dice(table: Table, move: Move) -> Refusal | None:
    """FP-SPEC-DRIV-2: the driver keeps the dice of the gun or rolls each of them once more."""
    if table.phase != "gun-keep":
        return Refusal("no-dice-to-keep", "FP-SPEC-DRIV-2")
    if move.verb == "reroll" and move.name in table.rerolled:
        return Refusal("each-die-only-once", "FP-SPEC-DRIV-2")
    return None


def _refuse_answer(table: Table, move: Move) -> Refusal | None:
    """FP-SPEC-CAPT-6: where consent is asked, the commanded player answers."""
    if table.phase != "consent":
        return Refusal("no-command-to-answer", "FP-SPEC-CAPT-6")
    return None


def _refuse_stay(table: Table, move: Move) -> Refusal | None:
    """FP-VEH-4, FP-VEH-6: those on a vehicle may stay behind; who drives the engine may not."""
    if table.phase != "ride":
        return Refusal("no-vehicle-is-leaving", "FP-VEH-6")
    if table.vehicle == "engine" and table.riders and table.actor == table.seat:
        return Refusal("the-driver-goes-along", "FP-VEH-4")
    return None


def _refuse_ride(table: Table, move: Move) -> Refusal | None:
    """FP-VEH-6: after the drive each steps off on either cell of the new spot."""
    if table.phase != "ride":
        return Refusal("no-vehicle-is-leaving", "FP-VEH-6")
    is_engine = table.vehicle == "engine"
    if move.name not in (table.engine_cells() if is_engine else table.ambulance_cells()):
        return Refusal("not-where-the-vehicle-stands", "FP-VEH-6", {"cell": move.name})
    return None


def _refuse_explode(table: Table, move: Move) -> Refusal | None:
    """FP-HAZ-3, FP-VAR-2b: of what is due to explode, the active player picks the next."""
    facts: Facts = {"cell": move.name}
    if table.phase == "aftermath":
        if move.name not in table.alarms:
            return Refusal("no-false-alarm-burnt-there", "FP-VAR-2b", facts)
        return None
    if table.phase != "explode":
        return Refusal("nothing-is-due-to-explode", "FP-HAZ-3")
    if not table.hazmats[move.name]:
        return Refusal("no-hazmat-there", "FP-HAZ-2", facts)
    if move.name not in table.fire:
        return Refusal("that-hazmat-does-not-burn", "FP-HAZ-7", facts)
    return None


def _refuse_recover(table: Table, move: Move) -> Refusal | None:
    """FP-KD-2, FP-KD-4: to the ambulance, or without one to the nearest of its spots."""
    if table.phase != "recover":
        return Refusal("nobody-is-down", "FP-KD-1")
    facts: Facts = {"cell": move.name}
    if table.house.vehicles:
        if move.name not in table.ambulance_cells():
            return Refusal("not-at-the-ambulance", "FP-KD-4", facts)
        return None
    here = table.cell_of(table.actor)
    gaps = {side: _gap_to_spot(table, here, side) for side in SIDES}
    mine = [side for side in SIDES if move.name in table.plan.spots[("ambulance", side)]]
    if not mine:
        return Refusal("not-an-ambulance-spot", "FP-KD-2", facts)
    if gaps[mine[0]] > min(gaps.values()):
        return Refusal("not-the-nearest-spot", "FP-KD-3", facts)
    return None


def _gap_to_spot(table: Table, cell: str, side: str) -> int:
    """FP-KD-3, XD-KO-1: straight to the nearer cell of the spot, squared; levels do not matter."""
    _, row, column = table.plan.places[cell]
    ends = [table.plan.places[end] for end in table.plan.spots[("ambulance", side)]]
    return min((end[1] - row) ** 2 + (end[2] - column) ** 2 for end in ends)


def _refuse_fall(table: Table, move: Move) -> Refusal | None:
    """XD-SPEC-1: only who may dodge can choose not to (see `danger_dodge`)."""
    return Refusal("nothing-to-dodge", "XD-SPEC-1")


CHOICES: dict[str, Callable[[Table, Move], Refusal | None]] = {
    "first": _refuse_first,
    "specialist": _refuse_specialist,
    "stand": _refuse_stand,
    "park": _refuse_park,
    "keep": _refuse_dice,
    "reroll": _refuse_dice,
    "accept": _refuse_answer,
    "decline": _refuse_answer,
    "stay": _refuse_stay,
    "ride": _refuse_ride,
    "explode": _refuse_explode,
    "recover": _refuse_recover,
    "fall": _refuse_fall,
}
