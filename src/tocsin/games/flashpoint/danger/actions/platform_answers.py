"""What may be answered while the platform's step asks: board, load, step off, lay (XD-PLAT-4).

embark    each firefighter on the engine boards or stays; then one victim may be loaded
alight    each firefighter, then the victim, steps off onto a cell of the engine
rest      on which of the engine's two cells the platform lies

While one of these is asked nothing else can be done; here is the one statement of what fits.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.danger.rules import platform
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes

LAY_IT: Final[i64] = 230
STEP_OFF: Final[i64] = 231
BOARD_OR_STAY: Final[i64] = 232
ALL_HAVE_CHOSEN: Final[i64] = 233
NO_SUCH_VICTIM: Final[i64] = 234
LOAD_OR_NOBODY: Final[i64] = 235
NOT_LEAVING: Final[i64] = 236
NO_PLATFORM: Final[i64] = 237
ROWS: Final[list[Row]] = refusals(
    Row(230, "say-where-the-platform-lies", "XD-PLAT-4"),
    Row(231, "step-off-onto-the-engine", "XD-PLAT-4"),
    Row(232, "board-or-stay", "XD-PLAT-4"),
    Row(233, "all-have-chosen-to-board-or-stay", "XD-PLAT-4"),
    Row(234, "no-such-victim-on-the-engine", "XD-PLAT-2"),
    Row(235, "load-a-victim-or-nobody", "XD-PLAT-2"),
)
# For boarding and loading at any other moment.
OTHER_TIMES: Final[list[Row]] = refusals(
    Row(236, "the-platform-is-not-leaving", "XD-PLAT-4"),
    Row(237, "no-platform-in-play", "XD-PLAT-1"),
)


def refused(s: DangerState, code: i64) -> i64:
    """XD-PLAT-2, XD-PLAT-4: does the code answer the question that is asked?"""
    if s.phase == danger_phases.REST:
        goal = code - danger_codes.OPERATE_FROM
        return i64(0) if s.board.is_on_spot(codes.ENGINE, s.engine, goal) else LAY_IT
    if s.phase == danger_phases.ALIGHT:
        goal = code - codes.RIDE_FROM
        return i64(0) if s.board.is_on_spot(codes.ENGINE, s.engine, goal) else STEP_OFF
    if code == codes.STAY:
        return 0
    if s.riders:
        return i64(0) if code == danger_codes.BOARD else BOARD_OR_STAY
    if code == danger_codes.BOARD:
        return ALL_HAVE_CHOSEN
    if danger_codes.LOAD_FROM <= code < codes.COMMAND_FROM:
        return i64(0) if platform.can_load(s, code) else NO_SUCH_VICTIM
    return LOAD_OR_NOBODY


def refused_other_time(s: DangerState) -> i64:
    """XD-PLAT-1, XD-PLAT-4: nobody boards or loads while the platform is not going up."""
    return NOT_LEAVING if s.ruling.platform else NO_PLATFORM
