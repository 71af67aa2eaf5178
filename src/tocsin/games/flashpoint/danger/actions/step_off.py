"""Stepping off the platform that is back at the engine (XD-PLAT-4).

Each firefighter who came with it, in turn order, then the victim at the word of whoever operated
it, onto one of the engine's two cells. The words are those of riding with a vehicle, `ride:0,7`;
`stay` is the answer of who does not board, or loads nobody (see `platform_answers`).
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Description
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.actions.ride import Ride
from tocsin.games.flashpoint.danger.actions.directed import danger_state
from tocsin.games.flashpoint.danger.table import due
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import codes, marks
from tocsin.games.flashpoint.table import due as base_due
from tocsin.games.flashpoint.table.state import FlashpointState


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
        events.tell_figure(s, "firefighter-alighted", "XD-PLAT-4", seat, cell, journal)
    else:
        kind = marks.VICTIM if s.berth == 1 else marks.TREATED
        s.berth = 0
        s.take_thing(kind, s.platform)
        s.add_thing(kind, cell)
        events.tell_cell(s, "victim-alighted", "XD-PLAT-4", cell, journal)
    return _go_on(s)


class RideOrStepOff(Ride):
    """`ride:0,7` and `stay`, for vehicles and for the platform."""

    def judge(self, s: FlashpointState, code: i64) -> i64:
        """XD-PLAT-4: an answer to the platform's question, or the base game's."""
        return i64(0) if danger_phases.asks_about_platform(s.phase) else super().judge(s, code)

    def describe(self, state: State, code: i64) -> Description:
        s = danger_state(state)
        base = super().describe(state, code)
        if s.phase == danger_phases.EMBARK and code == codes.STAY:
            if s.riders:
                return Description(base.text, "stay", "XD-PLAT-4")
            return Description(base.text, "load-nobody", "XD-PLAT-2")
        if s.phase == danger_phases.ALIGHT and code != codes.STAY:
            word = "alight" if s.riders else "put-down"
            return Description(base.text, word, "XD-PLAT-4", base.targets, 0, base.args)
        return base
