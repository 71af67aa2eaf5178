"""Hazmats that burn and hot spots that ignite (section 15: FP-HAZ, FP-HOT)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import events, explosion, flashover
from tocsin.games.flashpoint.table import marks, masks
from tocsin.games.flashpoint.table.state import FlashpointState


def due_mark(s: FlashpointState, sheet: i64) -> i64:
    """FP-HAZ-2: the cells of a sheet where a hazmat burns."""
    return s.marks[sheet * marks.KINDS + marks.HAZMAT] & s.marks[sheet * marks.KINDS + marks.FIRE]


def only_due(s: FlashpointState) -> i64:
    """The one cell where a hazmat is due; -1 if there is none, -2 if the order must be chosen."""
    found: i64 = -1
    for level in range(s.board.levels):
        sheet = 2 * level
        due = due_mark(s, sheet)
        if due == 0:
            continue
        if found >= 0 or not masks.is_single(due):
            return -2
        found = sheet * 64 + masks.lowest(due)
    return found


def blow_up(s: FlashpointState, cell: i64, journal: Journal | None) -> None:
    """FP-HAZ-2, FP-HAZ-4, FP-HAZ-5: explosion, hazmat out, hot spot in, flashover again."""
    explosion.explode(s, cell, "FP-HAZ-2", journal)
    if s.has_ended():
        return
    s.take_thing(marks.HAZMAT, cell)
    s.hazmats_blown += 1
    events.tell_cell(s, "hazmat-exploded", "FP-HAZ-4", cell, journal)
    add_hot_spot(s, cell, "FP-HAZ-4", journal)
    flashover.flash_over(s, journal)


def add_hot_spot(s: FlashpointState, cell: i64, rule: str, journal: Journal | None) -> None:
    """FP-HOT-4, FP-HOT-6: from the reserve, if any is left, and one per cell."""
    if s.reserve == 0 or s.has(marks.HOT, cell):
        return
    s.reserve -= 1
    s.mark(marks.HOT, cell)
    events.tell_count(s, "hot-spot-added", rule, cell, "reserve", s.reserve, journal)
