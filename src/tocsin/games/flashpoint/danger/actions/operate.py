"""Moving the platform: up to an air cell of the engine's side, or back (XD-PLAT-3, XD-PLAT-4)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL, names
from tocsin.games.flashpoint.danger.actions import board, step_off
from tocsin.games.flashpoint.danger.rules import platform, trapped
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.board import REACH_MAX
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes, due, specialists, ways

PRICE: Final[i64] = 3
DRIVERS_PRICE: Final[i64] = 2

NO_PLATFORM: Final[i64] = 220
NOT_AT_CONTROLS: Final[i64] = 221
IS_THERE: Final[i64] = 222
ON_ENGINE: Final[i64] = 223
NO_PLACE: Final[i64] = 224
LADDER_THERE: Final[i64] = 225
ROWS: Final = refusals(
    Row(220, "no-platform-in-play", "XD-PLAT-1"),
    Row(221, "not-at-the-platform", "XD-PLAT-3"),
    Row(222, "the-platform-is-there", "XD-PLAT-3", cell=CELL),
    Row(223, "the-platform-lies-on-the-engine", "XD-PLAT-4", cell=CELL),
    Row(224, "no-place-for-the-platform", "XD-PLAT-3", spot=names("side", ways.SIDES), cell=CELL),
    Row(225, "a-ladder-is-in-the-way", "XD-PLAT-3", cell=CELL),
)


def price_of(s: DangerState) -> i64:
    """XD-PLAT-3: three points, two for the driver."""
    return DRIVERS_PRICE if s.role_of(s.seat) == specialists.DRIVER else PRICE


def is_at_controls(s: DangerState, cell: i64) -> bool:
    """XD-PLAT-3: is somebody in this cell on the platform or on the engine?"""
    return cell == s.platform or s.board.is_on_spot(codes.ENGINE, s.engine, cell)


def refused(s: DangerState, goal: i64) -> i64:
    """XD-PLAT-3, XD-PLAT-4: from platform or engine, to a free cell on that side or back."""
    if not s.ruling.platform:
        return NO_PLATFORM
    if not is_at_controls(s, s.cell_of(s.seat)):
        return NOT_AT_CONTROLS
    if goal == s.platform:
        return IS_THERE
    if s.board.is_on_spot(codes.ENGINE, s.engine, goal):
        return i64(0) if s.is_platform_raised() else ON_ENGINE
    if s.house.side_over_street[goal] != s.engine:
        return NO_PLACE
    return LADDER_THERE if s.has_raised_ladder(goal, danger_ways.DOWN) else i64(0)


def facts(s: DangerState, goal: i64) -> dict[str, Arg]:
    """Where it should go, and the side that the engine serves."""
    spot = ways.SIDES[s.engine] if s.engine >= 0 else ""
    return {"cell": s.board.names[goal], "spot": spot}


def offer(s: DangerState, points: i64) -> None:
    """XD-PLAT-3: every cell on that side; see `refused`."""
    if points < price_of(s) or not is_at_controls(s, s.cell_of(s.seat)):
        return
    for which in range(i64(2)):
        goal = s.board.spot_cell(codes.ENGINE, s.engine, which)
        if refused(s, goal) == 0:
            s.offer(danger_codes.OPERATE_FROM + goal)
    for at in range(s.house.reach_n[s.engine]):
        goal = s.house.reach[REACH_MAX * s.engine + at]
        if refused(s, goal) == 0:
            s.offer(danger_codes.OPERATE_FROM + goal)


def do(s: DangerState, goal: i64, journal: Journal | None) -> i64:
    """XD-PLAT-3, XD-PLAT-4: it goes with what it holds, or first with what boards it."""
    old = s.platform
    _tell(s, old, goal, journal)
    s.platform = goal
    if not s.board.is_air(old):
        return board.begin(s)
    riders = platform.move_with_load(s, old, goal, journal)
    trapped.judge_way_gone(s, journal)
    if s.has_ended() or s.board.is_air(goal):
        return due.NOTHING
    return step_off.begin(s, riders)


def _tell(s: DangerState, old: i64, goal: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    told: dict[str, int | str] = {
        "seat": int(s.seat),
        "from": s.board.names[old],
        "cell": s.board.names[goal],
    }
    journal.tell("platform-moved", "XD-PLAT-3", told)
