"""Saying on which of the engine's two cells the platform lies (XD-PLAT-1, XD-PLAT-4).

At the start, and again after each drive of the engine.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import codes, due


def is_due(s: DangerState) -> bool:
    """XD-PLAT-4: has the engine driven since somebody said where the platform lies?"""
    if s.house.is_air(s.platform):
        return False
    return not s.board.is_on_spot(codes.ENGINE, s.engine, s.platform)


def offer(s: DangerState) -> None:
    """XD-PLAT-4: either cell of the engine."""
    for which in range(i64(2)):
        s.offer(danger_codes.OPERATE_FROM + s.board.spot_cell(codes.ENGINE, s.engine, which))


def do(s: DangerState, cell: i64, journal: Journal | None) -> i64:
    """XD-PLAT-1, XD-PLAT-4: it lies on this cell of the engine."""
    s.platform = cell
    rule = "XD-PLAT-1" if s.turn == 0 else "XD-PLAT-4"
    events.tell_cell(s, "platform-laid", rule, cell, journal)
    return due.NOTHING
