"""New points of interest among objects, toxic cells and holes (XD-POI, XD-FLOOR-15)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events, poi
from tocsin.games.flashpoint.table import due, marks


def find_place(s: DangerState, rolled: i64) -> i64:
    """XD-POI-1, XD-POI-2, XD-POI-3: along the arrows of the level to a cell that will do, else -1.

    XD-OBJ-12, XD-CHEM-9: objects and toxic cells will not.
    """
    cell = rolled
    seen: i64 = 0
    while True:
        if s.is_hole(cell) and not s.has_object(cell):
            # XD-FLOOR-15: straight down; from there the arrows of the basement lead on.
            cell = s.house.under[cell]
            seen = 0
        if (seen >> (cell & 63)) & 1:
            return -1
        if not s.has_object(cell) and not s.is_toxic(cell):
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


def bring(s: DangerState, code: i64, journal: Journal | None) -> i64:
    """FP-POI-2, XD-POI-2: a new face-down marker, or another roll; says what is due."""
    rolled = s.board.rolled[code]
    events.tell_dice(s, "FP-POI-2", code >> 4, code & 15, rolled, journal)
    cell = find_place(s, rolled)
    if cell < 0:
        events.tell_cell(s, "poi-rolled-again", "XD-POI-2", rolled, journal)
        return due.NOTHING
    _tell_way(s, rolled, cell, journal)
    return poi.lay_poi(s, cell, journal)


def _tell_way(s: DangerState, rolled: i64, goal: i64, journal: Journal | None) -> None:
    """XD-POI-2, XD-POI-3: the legs from the rolled cell, along arrows and down through holes."""
    if journal is None:
        return
    start = rolled
    cell = rolled
    while cell != goal:
        if s.is_hole(cell) and not s.has_object(cell):
            rule = "XD-FLOOR-15"
            if cell != start:
                events.tell_route(s, "poi-led-on", _arrow_rule(s, start), start, cell, journal)
                rule = "XD-POI-3"
            start = s.house.under[cell]
            events.tell_route(s, "poi-led-on", rule, cell, start, journal)
            cell = start
        else:
            cell = s.board.arrow[cell]
    if cell != start:
        events.tell_route(s, "poi-led-on", _arrow_rule(s, start), start, cell, journal)


def _arrow_rule(s: DangerState, cell: i64) -> str:
    """XD-OBJ-12, XD-CHEM-9, FP-POI-7: why a marker does not stay in the cell."""
    if s.has_object(cell):
        return "XD-OBJ-12"
    return "XD-CHEM-9" if s.is_toxic(cell) else "FP-POI-7"
