"""What surrounds the building, and how a play begins (FP-BOARD-5, FP-GUN-2, FP-SETUP, FP-ASET-4).

  n          Each side has a spot for the ambulance and one for the engine: two ring cells side
w[ ]e        by side, corners included. `gun` says for each engine spot which part of the dice
  s          it faces; a die that points elsewhere is turned to its opposite face (FP-GUN-4).
"""

from typing import TYPE_CHECKING, Final

from tocsin.games.flashpoint.table import ways
from tocsin.games.flashpoint.table.plan_fields import Fields

if TYPE_CHECKING:
    from tocsin.games.flashpoint.table.plan import Place, Plan

# FP-COMP-2: as many markers as the smallest box has.
FIRES_MAX: Final = 33
POIS: Final = 3


def read_spots(plan: "Plan", fields: Fields, vehicle: str) -> "list[tuple[Place, Place]]":
    """FP-BOARD-5: one parking spot of two neighbouring outside cells per side."""
    sides = fields.table(vehicle)
    sides.know(ways.SIDES)
    return [_read_spot(plan, sides, side) for side in ways.SIDES]


def _read_spot(plan: "Plan", sides: Fields, side: str) -> "tuple[Place, Place]":
    where = sides.at(side)
    texts = sides.words(side)
    if len(texts) != 2:
        raise plan.fail(where, "spot-of-two-cells", "FP-BOARD-5", {"found": len(texts)})
    cells: list[Place] = []
    for number, text in enumerate(texts):
        cell = plan.read_cell(text, f"{where}[{number}]")
        if cell[0] != 0 or not plan.is_ring(cell):
            raise plan.fail(f"{where}[{number}]", "not-outside", "FP-BOARD-5", {"cell": text})
        if not _is_on_side(plan, cell, side):
            facts = {"cell": text, "side": side}
            raise plan.fail(f"{where}[{number}]", "other-side", "FP-BOARD-5", facts)
        cells.append(cell)
    a, b = cells
    if (b[1] - a[1], b[2] - a[2]) not in ((0, 1), (1, 0)):
        raise plan.fail(where, "spot-apart", "FP-BOARD-5", {"first": texts[0], "second": texts[1]})
    return a, b


def _is_on_side(plan: "Plan", cell: "Place", side: str) -> bool:
    level = plan.levels[0]
    if side in ("n", "s"):
        return cell[1] == (0 if side == "n" else level.rows + 1)
    return cell[2] == (0 if side == "w" else level.columns + 1)


def check_parking(plan: "Plan") -> None:
    """FP-BOARD-5: no cell belongs to two spots."""
    seen: set[Place] = set()
    for vehicle, spots in (("ambulance", plan.ambulance), ("engine", plan.engine)):
        for side, spot in zip(ways.SIDES, spots, strict=True):
            for cell in spot:
                if cell in seen:
                    facts = {"cell": plan.name_of(cell)}
                    raise plan.fail(f"{vehicle}.{side}", "two-spots", "FP-BOARD-5", facts)
                seen.add(cell)


def read_rows(plan: "Plan", area: Fields) -> tuple[int, int]:
    """FP-GUN-2: the half of the red die that an engine spot faces."""
    faces = plan.levels[0].rows
    span = area.span("rows", faces)
    if 2 * (span[1] - span[0] + 1) > faces + 1 or not turns_into(span, faces):
        raise plan.fail(area.at("rows"), "gun-misses", "FP-GUN-2", {"faces": faces})
    return span


def read_columns(plan: "Plan", area: Fields, dice: list[int]) -> tuple[int, int]:
    """FP-GUN-2, FP-GUN-4: the part of the black die, whichever die of these the gun is fired by."""
    span = area.span("columns", max(dice))
    for faces in dice:
        if not turns_into(span, faces):
            raise plan.fail(area.at("columns"), "gun-misses", "FP-GUN-2", {"faces": faces})
    return span


def turns_into(span: tuple[int, int], faces: int) -> bool:
    """FP-GUN-4: is each face of a die, or else its opposite, within the span?"""
    for face in range(1, faces + 1):
        if not span[0] <= face <= span[1] and not span[0] <= faces + 1 - face <= span[1]:
            return False
    return True


def read_start(plan: "Plan", fields: Fields) -> None:
    """FP-ASET-4, FP-SETUP-3, FP-SETUP-4: where a play begins to burn and whom to look for."""
    plan.first_explosion = _read_cells(plan, fields, "first_explosion")
    plan.family_fires = _read_cells(plan, fields, "family_fires")
    plan.family_pois = _read_cells(plan, fields, "family_pois")
    faces, found = plan.black_faces(), len(plan.first_explosion)
    if found not in (0, faces):
        facts = {"found": found, "expected": faces}
        raise plan.fail("first_explosion", "face-cells", "FP-ASET-4", facts)
    if plan.family_fires or plan.family_pois:
        _check_family(plan)


def _read_cells(plan: "Plan", fields: Fields, name: str) -> "list[Place]":
    cells: list[Place] = []
    for number, text in enumerate(fields.words_if_any(name)):
        cell = plan.read_building_cell(text, f"{name}[{number}]")
        if cell in cells:
            raise plan.fail(f"{name}[{number}]", "cell-twice", "FP-SETUP-3", {"cell": text})
        cells.append(cell)
    return cells


def _check_family(plan: "Plan") -> None:
    """FP-SETUP-3, FP-SETUP-4: fires and three points of interest, which do not burn."""
    fires = len(plan.family_fires)
    if fires == 0:
        raise plan.fail("family_fires", "no-fires", "FP-SETUP-3")
    if fires > FIRES_MAX:
        facts = {"found": fires, "most": FIRES_MAX}
        raise plan.fail("family_fires", "too-many-fires", "FP-SETUP-3", facts)
    if len(plan.family_pois) != POIS:
        facts = {"found": len(plan.family_pois)}
        raise plan.fail("family_pois", "three-pois", "FP-SETUP-4", facts)
    for number, cell in enumerate(plan.family_pois):
        if cell in plan.family_fires:
            facts_of = {"cell": plan.name_of(cell)}
            raise plan.fail(f"family_pois[{number}]", "poi-burns", "FP-SETUP-4", facts_of)
