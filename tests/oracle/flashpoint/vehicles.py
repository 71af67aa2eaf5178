"""Driving and the gun (FP-VEH-2, FP-VEH-3, FP-VEH-4, FP-VEH-9, FP-GUN-1, FP-GUN-2, FP-GUN-3)."""

from tests.oracle.flashpoint.paying import refuse_price
from tests.oracle.flashpoint.plan import SIDES
from tests.oracle.flashpoint.table import Table
from tests.oracle.refusal import Facts, Refusal

DRIVE_PRICE = 2
NO_VEHICLES = Refusal("no-vehicles-in-play", "FP-MOD-2")


def refuse_drive(table: Table, vehicle: str, spot: str) -> Refusal | None:
    """FP-VEH-2: to the next spot of its kind; XD-DRIVE-1: on two-level boards to any."""
    if not table.house.vehicles:
        return NO_VEHICLES
    here = table.engine if vehicle == "engine" else table.ambulance
    if spot == here:
        return Refusal("already-parked-there", "FP-VEH-2")
    apart = abs(SIDES.index(spot) - SIDES.index(here))
    if apart == 2 and not table.house.any_spot:
        return Refusal("the-opposite-side-takes-two-drives", "FP-VEH-3")
    if vehicle == "engine" and table.cell_of(table.seat) not in table.engine_cells():
        return Refusal("not-on-the-engine", "FP-VEH-4")
    return refuse_price(table, table.seat, DRIVE_PRICE, "FP-VEH-2")


def drive(table: Table, vehicle: str, spot: str) -> None:
    """FP-VEH-9: victims where the ambulance arrives are rescued; who rides is asked afterwards."""
    if vehicle == "engine":
        table.engine = spot
        return
    table.ambulance = spot
    for cell in table.ambulance_cells():
        table.victims[cell] = table.treated[cell] = 0


def refuse_gun(table: Table) -> Refusal | None:
    """FP-GUN-1, FP-GUN-3: from the engine, with nobody in the area it aims at."""
    if not table.house.vehicles:
        return NO_VEHICLES
    if not table.house.deck_gun:
        return Refusal("the-deck-gun-does-not-work", "FP-VAR-3")
    if table.cell_of(table.seat) not in table.engine_cells():
        return Refusal("not-on-the-engine", "FP-GUN-1")
    for seat, figure in enumerate(table.figures):
        if is_in_gun_area(table, figure.cell):
            facts: Facts = {"seat": seat, "cell": figure.cell}
            return Refusal("a-firefighter-is-in-the-line", "FP-GUN-3", facts)
    rule = "FP-SPEC-DRIV-1" if table.role == "driver" else "FP-GUN-1"
    return refuse_price(table, table.seat, gun_price(table), rule)


def gun_price(table: Table) -> int:
    """FP-GUN-1, FP-SPEC-DRIV-1: four points, two for the driver."""
    return 2 if table.role == "driver" else 4


def is_in_gun_area(table: Table, cell: str) -> bool:
    """FP-GUN-2, XD-GUN-2, XD-GUN-6: rows and columns of the building that the engine faces."""
    if not table.plan.is_inside(cell):
        return False
    area = table.plan.gun[table.engine]
    (top, bottom), (left, right) = area["rows"], area["columns"]
    black = table.plan.black_face(cell)
    # XD-GUN-6: beside the garage's left half, the attic over it counts too.
    in_columns = left <= black <= right or (area.get("attic", False) and black > 8)
    return top <= table.plan.places[cell][1] <= bottom and in_columns
