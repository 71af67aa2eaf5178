"""Knocked down and lost (FP-KD, FP-LOST), and the fire outside going out (FP-FLASH-5)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import endings, events
from tocsin.games.flashpoint.table import marks, masks
from tocsin.games.flashpoint.table.state import FlashpointState


def find_fallen(s: FlashpointState, journal: Journal | None) -> None:
    """FP-KD-1, FP-VAR-2b: every firefighter on a burning cell, inside or outside, by a new fire."""
    for seat in range(s.players):
        cell = s.cell_of(seat)
        if s.burns(cell) and ((s.fallen | s.spared) >> seat) & 1 == 0:
            s.fallen |= bit(seat)
            events.tell_figure(s, "firefighter-knocked-down", "FP-KD-1", seat, cell, journal)


def lose_victims(s: FlashpointState, journal: Journal | None) -> None:
    """FP-LOST-1, FP-KD-6: every victim on a burning cell, treated or not, inside or outside."""
    if s.victims == 0:
        return
    for sheet in range(s.board.sheets):
        _lose_kind(s, sheet, marks.VICTIM, journal)
        _lose_kind(s, sheet, marks.TREATED, journal)
    endings.judge_loss(s, journal)


def _lose_kind(s: FlashpointState, sheet: i64, kind: i64, journal: Journal | None) -> None:
    burning = s.marks[sheet * marks.KINDS + kind] & s.marks[sheet * marks.KINDS + marks.FIRE]
    while burning:
        cell = sheet * 64 + masks.lowest(burning)
        burning &= burning - 1
        while s.has(kind, cell):
            s.take_thing(kind, cell)
            s.victims -= 1
            s.lost += 1
            events.tell_count(s, "victim-lost", "FP-LOST-1", cell, "lost", s.lost, journal)


def burning_poi(s: FlashpointState) -> i64:
    """FP-LOST-2: the first face-down marker on a burning cell, -1 if there is none."""
    for level in range(s.board.levels):
        sheet = 2 * level
        burning = (
            s.marks[sheet * marks.KINDS + marks.POI] & s.marks[sheet * marks.KINDS + marks.FIRE]
        )
        if burning:
            return sheet * 64 + masks.lowest(burning)
    return -1


def lose_poi(s: FlashpointState, is_victim: bool, journal: Journal | None) -> None:
    """FP-LOST-2: turned over and lost; a false alarm does not count (but see FP-VAR-2)."""
    cell = s.target
    s.take_poi(cell)
    if is_victim:
        s.hidden_victims -= 1
        s.lost += 1
        events.tell_count(s, "hidden-victim-lost", "FP-LOST-2", cell, "lost", s.lost, journal)
        endings.judge_loss(s, journal)
        return
    s.hidden_alarms -= 1
    s.alarms_lost += 1
    events.tell_cell(s, "false-alarm-burnt", "FP-LOST-2", cell, journal)
    if s.rules.just_in_case and not s.has_ended():
        s.mark(marks.ALARM, cell)


def clear_outside(s: FlashpointState, journal: Journal | None) -> None:
    """FP-FLASH-5: fire outside is removed at the end of the phase."""
    for level in range(s.board.levels):
        sheet = 2 * level + 1
        fire = s.marks[sheet * marks.KINDS + marks.FIRE]
        while fire:
            cell = sheet * 64 + masks.lowest(fire)
            fire &= fire - 1
            s.remove_threat(cell)
            events.tell_cell(s, "fire-outside-removed", "FP-FLASH-5", cell, journal)
