"""What laying face up and face down have in common: the moment, and the hottest cell.

FE-SPREAD-1: beside the fire, where no tile lies. FE-SPREAD-2, FE-BREAK-2: where it is hottest;
FE-SPREAD-3: among equals the seat that lays chooses.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.seats import CHANCE
from tocsin.games.feurio.rules.heat import hottest
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import REACH, STEPS, WIDTH, column, name_of, row
from tocsin.games.feurio.table.state import FeurioState

# Rows that both tables of refusals share.
DRAW_FIRST: Final[i64] = 1
PILE_EMPTY: Final[i64] = 2
LAID_ALREADY: Final[i64] = 3
TAKEN: Final[i64] = 4
NOT_BESIDE: Final[i64] = 5
COOLER: Final[i64] = 6


def refused_now(s: FeurioState) -> i64:
    """FE-TURN-1, FE-END-1: a drawn tile is laid, once, and only while the pile lasts."""
    if s.actor == CHANCE:
        return DRAW_FIRST
    if s.phase == codes.LAY:
        return 0
    return PILE_EMPTY if s.pile_size == 0 else LAID_ALREADY


def refused_cell(s: FeurioState, cell: i64) -> i64:
    """FE-SPREAD-1, FE-SPREAD-2: an empty cell beside the fire, none hotter.

    FE-SPREAD-4: whatever the tile shows; FE-SPREAD-5: an enclosed hole is a cell like any other.
    """
    heat = s.heat(cell)
    if heat < 0:
        return TAKEN if s.tile_on(cell) >= 0 else NOT_BESIDE
    return COOLER if heat < hottest(s) else i64(0)


def cell_facts(s: FeurioState, cell: i64) -> dict[str, Arg]:
    """What a refusal or a description says about a cell."""
    return {"cell": name_of(cell), "heat": int(s.heat(cell)), "hottest": int(hottest(s))}


def is_a_cell(cell: i64) -> bool:
    """Has the cell a name that can be read?"""
    if cell < 0 or cell >= WIDTH * WIDTH:
        return False
    q = column(cell)
    r = row(cell)
    return -REACH <= q <= REACH and -REACH <= r <= REACH


def every_cell(s: FeurioState) -> list[int]:
    """Every cell on or beside a tile: whatever could be meant."""
    cells: set[int] = set()
    for tile in range(s.tiles):
        cells.add(int(s.tile_cell[tile]))
        for i in range(i64(6)):
            cells.add(int(s.tile_cell[tile] + STEPS[i]))
    return sorted(cells)
