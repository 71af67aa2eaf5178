"""New points of interest among objects, toxic cells and holes (XD-POI, XD-FLOOR-15)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import poi
from tocsin.games.flashpoint.table import due, marks


def find_place(s: DangerState, rolled: i64) -> i64:
    """XD-POI-1 to XD-POI-3: along the arrows of the level to a cell that will do, else -1."""
    cell = rolled
    seen: i64 = 0
    while True:
        if s.has(danger_marks.HOLE, cell) and not s.has_object(cell):
            # XD-FLOOR-15: straight down; from there the arrows of the basement lead on.
            cell = s.house.under[cell]
            seen = 0
        if (seen >> (cell & 63)) & 1:
            return -1
        if not s.has_object(cell) and not s.has(danger_marks.TOXIC, cell):
            if not s.rules.vehicles:
                taken = (
                    s.has(marks.POI, cell)
                    or s.has(marks.VICTIM, cell)
                    or s.has(marks.TREATED, cell)
                )
                return i64(-1) if taken else cell
            if poi.is_free_for_poi(s, cell):
                return cell
        seen |= bit(cell & 63)
        cell = s.board.arrow[cell]


def bring_poi_danger(s: DangerState, rolled: i64, journal: Journal | None) -> i64:
    """FP-POI-2, XD-POI-2: a new face-down marker, or another roll."""
    cell = find_place(s, rolled)
    if cell < 0:
        if journal is not None:
            journal.tell("poi-rolled-again", "XD-POI-2", {"cell": s.board.names[rolled]})
        return due.NOTHING
    return poi.lay_poi(s, cell, rolled, journal)
