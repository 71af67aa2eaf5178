"""May these men be placed there? (FE-PLACE, FE-3P-1, FE-2P-1, FE-BREAK-9)."""

from tests.oracle.feurio.table import SPACES, Cell, Table, tiles_beside, write_cell
from tests.oracle.refusal import Refusal


def pass_refusal(table: Table) -> Refusal | None:
    """FE-PLACE-8, FE-TURN-2: placing nobody is always allowed, once the tile is laid."""
    return _tile_not_laid(table)


def men_refusal(table: Table, colour: str, cell: Cell, count: int) -> Refusal | None:
    """FE-PLACE-1: one to three men of one colour on one tile that lies face up."""
    here = write_cell(cell)
    if table.phase == "lay":
        return _tile_not_laid(table)
    if cell not in table.forest:
        return Refusal("no-tile-there", "FE-PLACE-1", {"cell": here})
    if table.forest[cell].firebreak:
        return Refusal("no-men-on-a-firebreak", "FE-BREAK-9", {"cell": here})
    return _not_in_hand(table, colour, count) or _no_room(table, cell, count)


def _tile_not_laid(table: Table) -> Refusal | None:
    """FE-TURN-2: laying comes first and is compulsory."""
    return Refusal("lay-the-tile-first", "FE-TURN-2") if table.phase == "lay" else None


def _not_in_hand(table: Table, colour: str, count: int) -> Refusal | None:
    """FE-PLACE-4, FE-3P-1: men come from the own hand."""
    if not table.is_dealt(colour):
        rule = {4: "FE-SETUP-5", 3: "FE-3P-1", 2: "FE-2P-1"}[table.players]
        return Refusal("not-your-men", rule, {"colour": colour})
    held = table.hand[colour]
    if count > held:
        rule = "FE-3P-1" if table.is_lent(colour) else "FE-PLACE-4"
        facts: dict[str, int | str] = {"colour": colour, "count": count, "hand": held}
        return Refusal("not-enough-men", rule, facts)
    return None


def _no_room(table: Table, cell: Cell, count: int) -> Refusal | None:
    """FE-PLACE-2, FE-PLACE-3: a space each, and no more men than free sides."""
    tile = table.forest[cell]
    present = tile.men_in_all
    spaces = SPACES[tile.value]
    facts: dict[str, int | str] = {"cell": write_cell(cell), "present": present, "count": count}
    if present + count > spaces:
        return Refusal("not-enough-spaces", "FE-PLACE-2", {**facts, "spaces": spaces})
    sides = 6 - len(tiles_beside(table, cell))
    if present + count > sides:
        return Refusal("not-enough-free-sides", "FE-PLACE-3", {**facts, "sides": sides})
    return None
