"""Loading a victim from the engine onto the platform that goes up, or nobody (XD-PLAT-2)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import events
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes, due, marks


def kind_of(code: i64) -> i64:
    """Is a treated victim loaded, or one who is not?"""
    return marks.VICTIM if code < danger_codes.LOAD_TREATED_FROM else marks.TREATED


def cell_of(code: i64) -> i64:
    """The cell from which the victim is loaded."""
    if code < danger_codes.LOAD_TREATED_FROM:
        return code - danger_codes.LOAD_FROM
    return code - danger_codes.LOAD_TREATED_FROM


def has_victim_at_engine(s: DangerState) -> bool:
    """Is there a victim, treated or not, on a cell of the engine?"""
    for which in range(i64(2)):
        cell = s.board.spot_cell(codes.ENGINE, s.engine, which)
        if s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell):
            return True
    return False


def is_there(s: DangerState, code: i64) -> bool:
    """XD-PLAT-2: does such a victim lie on the engine?"""
    cell = cell_of(code)
    return s.board.is_on_spot(codes.ENGINE, s.engine, cell) and s.has(kind_of(code), cell)


def offer(s: DangerState) -> None:
    """XD-PLAT-2: nobody, or one of the victims on the engine's cells."""
    s.offer(codes.STAY)
    for start in (danger_codes.LOAD_FROM, danger_codes.LOAD_TREATED_FROM):
        for which in range(i64(2)):
            code = start + s.board.spot_cell(codes.ENGINE, s.engine, which)
            if is_there(s, code):
                s.offer(code)


def do(s: DangerState, code: i64, journal: Journal | None) -> i64:
    """XD-PLAT-2: the victim fills the place that was left."""
    if code == codes.STAY:
        return due.NOTHING
    kind = kind_of(code)
    cell = cell_of(code)
    s.take_thing(kind, cell)
    s.add_thing(kind, s.platform)
    events.tell_way(s, "victim-loaded", "XD-PLAT-2", cell, s.platform, journal)
    return due.NOTHING
