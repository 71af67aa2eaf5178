"""Boarding the platform at the engine, before it goes up (XD-PLAT-2, XD-PLAT-4).

Each firefighter on the engine's cells boards or stays, in turn order, until two are on; then, if a
place is left, whoever operates it may load one victim (see `load`).
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.actions import load
from tocsin.games.flashpoint.danger.rules import events, platform
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import due
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes
from tocsin.games.flashpoint.table import due as base_due


def begin(s: DangerState) -> i64:
    """XD-PLAT-4: all firefighters on the engine's cells are asked, in turn order."""
    s.riders = 0
    for seat in range(s.players):
        if s.board.is_on_spot(codes.ENGINE, s.engine, s.cell_of(seat)):
            s.riders |= bit(seat)
    return _go_on(s)


def _go_on(s: DangerState) -> i64:
    """Who is asked next; questions with one answer only are not asked."""
    is_full = s.figures_in(s.platform) >= platform.PLACES
    if is_full:
        s.riders = 0
    if s.riders or (not is_full and load.has_victim_at_engine(s)):
        return due.EMBARK
    return base_due.NOTHING


def offer(s: DangerState) -> None:
    """XD-PLAT-4: stay or board."""
    s.offer(codes.STAY)
    s.offer(danger_codes.BOARD)


def do(s: DangerState, code: i64, journal: Journal | None) -> i64:
    """XD-PLAT-4: one answer of one firefighter."""
    seat = s.first_of(s.riders)
    s.riders &= ~bit(seat)
    word = "firefighter-stayed-behind"
    if code == danger_codes.BOARD:
        s.put(seat, s.platform)
        word = "firefighter-boarded"
    events.tell_deed(s, word, "XD-PLAT-4", seat, s.cell_of(seat), journal)
    return _go_on(s)
