"""May this tile be drawn, and may it be laid there? (FE-TURN, FE-SPREAD, FE-BREAK, FE-INFO-2)."""

from tests.oracle.feurio.table import Cell, Table, neighbours, tiles_beside, write_cell
from tests.oracle.refusal import Refusal


def draw_refusal(table: Table, value: int) -> Refusal | None:
    """FE-TURN-1, FE-COMP-1: a tile is drawn when it is due, and only one that is in the pile."""
    if not table.chance_acts:
        return Refusal("no-tile-to-draw-now", "FE-TURN-1")
    if table.pile[value] == 0:
        return Refusal("no-such-tile-left", "FE-COMP-1", {"value": value})
    return None


def lay_refusal(table: Table, cell: Cell) -> Refusal | None:
    """FE-SPREAD-2: the tile just drawn goes face up to a hottest cell."""
    return _not_laying(table) or _wrong_cell(table, cell, "FE-SPREAD-2")


def break_refusal(table: Table, colour: str, cell: Cell) -> Refusal | None:
    """FE-BREAK-1: the tile just drawn goes face down to a hottest cell, for a man given up."""
    if table.mode == "solo":
        return Refusal("no-firebreaks-in-this-mode", "FE-SOLO-2")
    if table.mode == "coop":
        return Refusal("no-firebreaks-in-this-mode", "FE-COOP-5")
    if not table.firebreaks:
        return Refusal("firebreaks-not-in-use", "FE-BREAK-1")
    return (
        _not_laying(table)
        or _no_man_to_give(table, colour)
        or _wrong_cell(table, cell, "FE-BREAK-2")
    )


def _not_laying(table: Table) -> Refusal | None:
    """FE-TURN-1, FE-END-1: one tile a turn, and none once the pile is empty."""
    if table.phase == "lay":
        return None
    if table.tiles_left == 0:
        return Refusal("no-tile-left-to-lay", "FE-END-1")
    return Refusal("tile-already-laid", "FE-TURN-1")


def _no_man_to_give(table: Table, colour: str) -> Refusal | None:
    """FE-BREAK-4, FE-BREAK-6, FE-3P-4: an own man in hand, never a reinforcement."""
    if table.is_lent(colour):
        return Refusal("reinforcements-cannot-be-given-up", "FE-3P-4")
    if not table.is_dealt(colour):
        return Refusal("not-your-men", "FE-BREAK-4", {"colour": colour})
    if table.hand[colour] == 0:
        return Refusal("no-man-to-give-up", "FE-BREAK-6", {"colour": colour})
    return None


def _wrong_cell(table: Table, cell: Cell, rule: str) -> Refusal | None:
    """FE-SPREAD-1, FE-SPREAD-2: empty, beside a tile, and nowhere is it hotter."""
    here = write_cell(cell)
    if cell in table.forest:
        return Refusal("a-tile-lies-there", "FE-SPREAD-1", {"cell": here})
    if not tiles_beside(table, cell):
        return Refusal("not-beside-the-fire", "FE-SPREAD-1", {"cell": here})
    heat = heat_of(table, cell)
    hottest = max(heat_of(table, other) for other in candidates(table))
    if heat < hottest:
        facts: dict[str, int | str] = {"cell": here, "heat": heat, "hottest": hottest}
        return Refusal("not-the-hottest-cell", rule, facts)
    return None


def candidates(table: Table) -> set[Cell]:
    """FE-SPREAD-1, FE-SPREAD-5: every empty cell beside a tile, enclosed or not."""
    beside = {cell for tile in table.forest for cell in neighbours(tile)}
    return beside - set(table.forest)


def heat_of(table: Table, cell: Cell) -> int:
    """FE-SPREAD-1: the values of all tiles beside the cell, firebreaks counting 0."""
    return sum(tile.heat for tile in tiles_beside(table, cell))
