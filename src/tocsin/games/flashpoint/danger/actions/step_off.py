"""Stepping off the platform that is back at the engine (XD-PLAT-4).

Each firefighter who came with it, in turn order, then the victim at the word of whoever operated
it, onto one of the engine's two cells.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import events
from tocsin.games.flashpoint.danger.table import due
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes, marks
from tocsin.games.flashpoint.table import due as base_due


def begin(s: DangerState, riders: i64) -> i64:
    """XD-PLAT-4: it lies on the engine; those who came with it step off on either cell."""
    s.riders = riders
    return _go_on(s)


def _go_on(s: DangerState) -> i64:
    return due.ALIGHT if s.riders or s.berth else base_due.NOTHING


def offer(s: DangerState) -> None:
    """XD-PLAT-4: either cell of the engine."""
    for which in range(i64(2)):
        s.offer(codes.RIDE_FROM + s.board.spot_cell(codes.ENGINE, s.engine, which))


def do(s: DangerState, cell: i64, journal: Journal | None) -> i64:
    """XD-PLAT-4: a firefighter, or the victim."""
    if s.riders:
        seat = s.first_of(s.riders)
        s.riders &= ~bit(seat)
        s.put(seat, cell)
        events.tell_deed(s, "firefighter-alighted", "XD-PLAT-4", seat, cell, journal)
    else:
        kind = marks.VICTIM if s.berth == 1 else marks.TREATED
        s.berth = 0
        s.take_thing(kind, s.platform)
        s.add_thing(kind, cell)
        events.tell_cell(s, "victim-alighted", "XD-PLAT-4", cell, journal)
    return _go_on(s)
