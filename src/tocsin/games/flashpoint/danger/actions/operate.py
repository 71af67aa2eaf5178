"""Moving the platform: up to an air cell of the engine's side, or back (XD-PLAT-3, XD-PLAT-4).

operate:u:0,3

While somebody is asked on which cell of the engine it lies, the same words answer that question
(see `lay_platform`).
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.actions import board, platform_answers, step_off
from tocsin.games.flashpoint.danger.actions.directed import DangerAction, danger_state
from tocsin.games.flashpoint.danger.rules import platform, trapped
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.board import REACH_MAX
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.table import codes, due, specialists, ways
from tocsin.games.flashpoint.table.kinds import SIDE
from tocsin.games.flashpoint.table.state import FlashpointState

PRICE: Final[i64] = 3
DRIVERS_PRICE: Final[i64] = 2

NO_PLATFORM: Final[i64] = 220
NOT_AT_CONTROLS: Final[i64] = 221
IS_THERE: Final[i64] = 222
ON_ENGINE: Final[i64] = 223
NO_PLACE: Final[i64] = 224
LADDER_THERE: Final[i64] = 225
SHORT: Final[i64] = 226
ROWS: Final[list[Row]] = refusals(
    Row(220, "no-platform-in-play", "XD-PLAT-1"),
    Row(221, "not-at-the-platform", "XD-PLAT-3"),
    Row(222, "the-platform-is-there", "XD-PLAT-3", cell=CELL),
    Row(223, "the-platform-lies-on-the-engine", "XD-PLAT-4", cell=CELL),
    Row(224, "no-place-for-the-platform", "XD-PLAT-3", spot=SIDE, cell=CELL),
    Row(225, "a-ladder-is-in-the-way", "XD-PLAT-3", cell=CELL),
    points.short_row(226, "XD-PLAT-3"),
)


def price_of(s: DangerState) -> i64:
    """XD-PLAT-3: three points, two for the driver."""
    return DRIVERS_PRICE if s.role_of(s.seat) == specialists.DRIVER else PRICE


def is_at_controls(s: DangerState, cell: i64) -> bool:
    """XD-PLAT-3: is somebody in this cell on the platform or on the engine?"""
    return cell == s.platform or s.board.is_on_spot(codes.ENGINE, s.engine, cell)


def refused(s: DangerState, goal: i64) -> i64:
    """XD-PLAT-3, XD-PLAT-4: from platform or engine, to a cell on that side or back; payable."""
    row = _refused_goal(s, goal)
    return row if row else points.refused_price(s, s.seat, price_of(s), points.PLAIN, SHORT)


def _refused_goal(s: DangerState, goal: i64) -> i64:
    """XD-PLAT-3: any free air cell over the street, on the side where the engine stands."""
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


def offer(s: DangerState, pool: i64) -> None:
    """XD-PLAT-3: every cell on that side; see `refused`."""
    if pool < price_of(s) or not is_at_controls(s, s.cell_of(s.seat)):
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
    s.ap -= price_of(s)
    old = s.platform
    _tell(s, old, goal, journal)
    s.platform = goal
    if not s.house.is_air(old):
        return board.begin(s)
    riders = platform.move_with_load(s, old, goal, journal)
    trapped.judge_way_gone(s, journal)
    if s.has_ended() or s.house.is_air(goal):
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


class Operate(DangerAction):
    """`operate:u:0,3`."""

    def __init__(self) -> None:
        super().__init__(("operate",), [*ROWS, *platform_answers.ROWS])

    def owns(self, code: i64) -> bool:
        return danger_codes.OPERATE_FROM <= code < danger_codes.LOAD_FROM

    def judge(self, s: FlashpointState, code: i64) -> i64:
        """XD-PLAT-4: an answer where that is asked (see `platform_answers`), else an action."""
        if s.phase == danger_phases.REST:
            return 0
        return super().judge(s, code)

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(danger_of(s), code - danger_codes.OPERATE_FROM)

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        return do(danger_of(s), code - danger_codes.OPERATE_FROM, journal)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        d = danger_of(s)
        return {**points.facts(s, price_of(d)), **facts(d, code - danger_codes.OPERATE_FROM)}

    def describe(self, state: State, code: i64) -> Description:
        s = danger_state(state)
        cell = s.board.names[code - danger_codes.OPERATE_FROM]
        there = (Target("cell", cell),)
        text = self.write(state, code)
        if s.phase == danger_phases.REST:
            return Description(text, "rest", "XD-PLAT-4", there, 0, {"cell": cell})
        return Description(text, "operate", "XD-PLAT-3", there, int(price_of(s)), {"cell": cell})

    def write(self, state: State, code: i64) -> str:
        return f"operate:{danger_state(state).board.names[code - danger_codes.OPERATE_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return danger_codes.OPERATE_FROM + move_text.read_cell(danger_state(state).board, reader)

    def every(self, state: State) -> list[int]:
        return [int(danger_codes.OPERATE_FROM) + cell for cell in danger_state(state).board.listed]
