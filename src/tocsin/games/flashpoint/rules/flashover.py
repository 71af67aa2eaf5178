"""Flashover: smoke beside fire becomes fire until none is left (section 11: FP-FLASH).

Within a level the neighbours of all fires are four shifted masks; between sheets (fire on the ring
beside the building) the edges are asked one by one, which is rare.

FP-FLASH-4: only in phase 2; what is done to doors and fires in phase 1 has no effect before.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import marks, masks, ways
from tocsin.games.flashpoint.table.state import FlashpointState


def flash_over(s: FlashpointState, journal: Journal | None) -> None:
    """FP-FLASH-1, FP-FLASH-2: repeat until no smoke is adjacent to fire."""
    again = True
    while again:
        again = False
        for level in range(s.board.levels):
            sheet = 2 * level
            while True:
                hit = _beside_fire(s, sheet) & s.marks[sheet * marks.KINDS + marks.SMOKE]
                if hit == 0:
                    break
                _flip(s, sheet, hit, journal)
            if s.marks[(sheet + 1) * marks.KINDS + marks.FIRE] != 0:
                hit = _beside_ring_fire(s, sheet) & s.marks[sheet * marks.KINDS + marks.SMOKE]
                if hit != 0:
                    _flip(s, sheet, hit, journal)
                    again = True


def _beside_fire(s: FlashpointState, sheet: i64) -> i64:
    """All cells of the sheet that a fire of the same sheet reaches."""
    base = sheet * marks.KINDS
    fire = s.marks[base + marks.FIRE]
    width = s.board.width[sheet]
    free = base + marks.PASS_FROM
    return (
        ((fire & s.marks[free + ways.EAST]) << 1)
        | ((fire & s.marks[free + ways.WEST]) >> 1)
        | ((fire & s.marks[free + ways.SOUTH]) << width)
        | ((fire & s.marks[free + ways.NORTH]) >> width)
    )


def _beside_ring_fire(s: FlashpointState, sheet: i64) -> i64:
    """Cells of the building that a fire on the ring round it reaches."""
    near: i64 = 0
    rest = s.marks[(sheet + 1) * marks.KINDS + marks.FIRE]
    while rest:
        lowest_bit = masks.lowest(rest)
        rest &= rest - 1
        cell = (sheet + 1) * 64 + lowest_bit
        for way in range(i64(4)):
            beyond = s.board.cell_beside(cell, way)
            if beyond >= 0 and beyond >> 6 == sheet and s.can_pass(cell, way):
                near |= bit(beyond & 63)
    return near


def _flip(s: FlashpointState, sheet: i64, hit: i64, journal: Journal | None) -> None:
    base = sheet * marks.KINDS
    s.marks[base + marks.SMOKE] = s.marks[base + marks.SMOKE] & ~hit
    s.marks[base + marks.FIRE] = s.marks[base + marks.FIRE] | hit
    if journal is None:
        return
    while hit:
        cell = sheet * 64 + masks.lowest(hit)
        hit &= hit - 1
        events.tell_cell(s, "smoke-flashed-over", "FP-FLASH-1", cell, journal)
