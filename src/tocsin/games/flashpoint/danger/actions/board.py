"""Boarding the platform at the engine, before it goes up (XD-PLAT-2, XD-PLAT-4).

Each firefighter on the engine's cells boards or stays, in turn order, until two are on; then, if a
place is left, whoever operates it may load one victim (see `load`).
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.games.flashpoint.danger.actions import platform_answers
from tocsin.games.flashpoint.danger.actions.directed import DangerAction
from tocsin.games.flashpoint.danger.rules import platform
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import due
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import codes
from tocsin.games.flashpoint.table import due as base_due
from tocsin.games.flashpoint.table.state import FlashpointState


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
    if s.riders or (not is_full and platform.has_victim_at_engine(s)):
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
    events.tell_figure(s, word, "XD-PLAT-4", seat, s.cell_of(seat), journal)
    return _go_on(s)


class Boarding(DangerAction):
    """`board`."""

    def __init__(self) -> None:
        rows = [*platform_answers.ROWS, *platform_answers.OTHER_TIMES]
        super().__init__(("board",), rows)

    def owns(self, code: i64) -> bool:
        return code == danger_codes.BOARD

    def judge(self, s: FlashpointState, code: i64) -> i64:
        """XD-PLAT-4: only where it is asked (see `platform_answers`)."""
        return i64(0) if danger_phases.asks_about_platform(s.phase) else super().judge(s, code)

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return platform_answers.refused_other_time(danger_of(s))

    def describe(self, state: State, code: i64) -> Description:
        return Description("board", "board", "XD-PLAT-4")

    def write(self, state: State, code: i64) -> str:
        return "board"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return danger_codes.BOARD

    def every(self, state: State) -> list[int]:
        return [int(danger_codes.BOARD)]
