"""Points of interest: turning them over, bringing new ones (FP-POI).

FP-MOVE-9, FP-MOVE-10, FP-MOVE-11: what entering a marker's cell brings.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import due, marks, pieces
from tocsin.games.flashpoint.table.state import FlashpointState


def turn_over(s: FlashpointState, is_victim: bool, rule: str, journal: Journal | None) -> None:
    """FP-MOVE-9, FP-MOVE-10, FP-MOVE-11: a victim stays there, a false alarm leaves the board."""
    cell = s.target
    s.take_poi(cell)
    s.target = -1
    if is_victim:
        s.hidden_victims -= 1
        s.victims += 1
        s.add_thing(marks.VICTIM, cell)
        events.tell_cell(s, "victim-found", rule, cell, journal)
        return
    s.hidden_alarms -= 1
    s.alarms_found += 1
    events.tell_cell(s, "false-alarm-found", rule, cell, journal)
    if s.rules.just_in_case:
        s.add_thing(marks.HAZMAT, cell)
        events.tell_cell(s, "hazmat-found", "FP-VAR-2", cell, journal)


def is_poi_missing(s: FlashpointState) -> bool:
    """FP-POI-1, FP-POI-8, FP-POI-9: fewer than three, one in the supply, and room for it."""
    if s.face_down + s.victims >= pieces.POIS_ON_BOARD or s.supply() <= 0:
        return False
    if not s.rules.vehicles:
        return True
    for level in range(s.board.levels):
        sheet = 2 * level
        if s.board.inside[sheet] & ~_taken(s, sheet) != 0:
            return True
    return False


def bring_poi(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """FP-POI-2: a new face-down marker on the rolled cell, by the family or the advanced rule."""
    rolled = s.board.rolled[code]
    events.tell_dice(s, "FP-POI-2", code >> 4, code & 15, rolled, journal)
    if s.rules.vehicles:
        cell = _follow_arrows(s, rolled)
    elif s.has(marks.POI, rolled) or s.has(marks.VICTIM, rolled) or s.has(marks.TREATED, rolled):
        cell = -1
    else:
        cell = rolled
    if cell < 0:
        rule = "FP-POI-7" if s.rules.vehicles else "FP-POI-5"
        events.tell_cell(s, "poi-rolled-again", rule, rolled, journal)
        return due.NOTHING
    if cell != rolled:
        events.tell_route(s, "poi-led-on", "FP-POI-7", rolled, cell, journal)
    return lay_poi(s, cell, journal)


def lay_poi(s: FlashpointState, cell: i64, journal: Journal | None) -> i64:
    """FP-POI-2, FP-POI-3, FP-POI-4: face down; where somebody stands it is turned over at once."""
    if s.burns(cell) or s.smokes(cell):
        # Only the family rule comes here: the marker makes room.
        s.remove_threat(cell)
        events.tell_cell(s, "threat-made-room", "FP-POI-3", cell, journal)
    s.add_poi(cell)
    events.tell_cell(s, "poi-placed", "FP-POI-2", cell, journal)
    if s.is_manned(cell):
        s.target = cell
        return due.REVEAL
    return due.NOTHING


def is_free_for_poi(s: FlashpointState, cell: i64) -> bool:
    """FP-POI-6: no threat, no firefighter, no marker and no victim in the cell."""
    return not (
        s.burns(cell)
        or s.smokes(cell)
        or s.has(marks.POI, cell)
        or s.has(marks.VICTIM, cell)
        or s.has(marks.TREATED, cell)
        or s.is_manned(cell)
    )


def _follow_arrows(s: FlashpointState, rolled: i64) -> i64:
    """FP-POI-7: the first free cell along the arrows, -1 when the path closes without one."""
    seen: i64 = 0
    cell = rolled
    while (seen >> (cell & 63)) & 1 == 0:
        if is_free_for_poi(s, cell):
            return cell
        # Arrows stay on their level, so one mask is enough.
        seen |= bit(cell & 63)
        cell = s.board.arrow[cell]
    return -1


def _taken(s: FlashpointState, sheet: i64) -> i64:
    base = sheet * marks.KINDS
    taken = (
        s.marks[base + marks.FIRE]
        | s.marks[base + marks.SMOKE]
        | s.marks[base + marks.POI]
        | s.marks[base + marks.VICTIM]
        | s.marks[base + marks.TREATED]
    )
    if s.extended:
        taken |= s.hooks.closed_cells(s, sheet)
    for seat in range(s.players):
        cell = s.cell_of(seat)
        if cell >> 6 == sheet:
            taken |= bit(cell & 63)
    return taken
