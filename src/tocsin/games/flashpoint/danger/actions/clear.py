"""Clearing a hot spot in the structural engineer's own cell (XD-ENG-1)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.actions.directed import DangerAction, danger_state
from tocsin.games.flashpoint.danger.rules.structural_engineer import NO_FIRE, fire_near, fire_row
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import due, marks
from tocsin.games.flashpoint.table.state import FlashpointState

PRICE: Final[i64] = 1

NOT_THE_ENGINEER: Final[i64] = 196
NO_HOT_SPOT: Final[i64] = 197
FIRE_NEAR: Final[i64] = 198
SHORT: Final[i64] = 189
ROWS: Final[list[Row]] = refusals(
    Row(196, "only-the-engineer-clears", "XD-ENG-1"),
    Row(197, "no-hot-spot-here", "XD-ENG-1", cell=CELL),
    fire_row(198, "XD-ENG-1"),
    points.short_row(189, "XD-ENG-1"),
)


def refused(s: DangerState) -> i64:
    """XD-ENG-1: a hot spot in his cell, no fire near, and the price."""
    if s.role_of(s.seat) != danger_specialists.ENGINEER:
        return NOT_THE_ENGINEER
    cell = s.cell_of(s.seat)
    if not s.has(marks.HOT, cell):
        return NO_HOT_SPOT
    if fire_near(s, cell) != NO_FIRE:
        return FIRE_NEAR
    return points.refused_price(s, s.seat, PRICE, points.PLAIN, SHORT)


def offer(s: DangerState, pool: i64) -> None:
    """The same as `refused`, for a pool from which points may be kept back."""
    if pool >= PRICE and refused(s) == 0:
        s.offer(danger_codes.CLEAR)


def facts(s: DangerState, row: i64) -> dict[str, Arg]:
    """His cell, or where it burns."""
    cell = s.cell_of(s.seat)
    return {"cell": s.board.names[fire_near(s, cell) if row == FIRE_NEAR else cell]}


def do(s: DangerState, journal: Journal | None) -> i64:
    """XD-ENG-1: back to the reserve, from where it may return."""
    s.ap -= PRICE
    cell = s.cell_of(s.seat)
    s.wipe(marks.HOT, cell)
    s.reserve += 1
    events.tell_figure(s, "hot-spot-cleared", "XD-ENG-1", s.seat, cell, journal)
    return due.NOTHING


class Clear(DangerAction):
    """`clear`."""

    def __init__(self) -> None:
        super().__init__(("clear",), ROWS)

    def owns(self, code: i64) -> bool:
        return code == danger_codes.CLEAR

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(danger_of(s))

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        return do(danger_of(s), journal)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return {**points.facts(s, PRICE), **facts(danger_of(s), row)}

    def describe(self, state: State, code: i64) -> Description:
        s = danger_state(state)
        here = (Target("cell", s.board.names[s.cell_of(s.seat)]),)
        return Description("clear", "clear", "XD-ENG-1", here, int(PRICE))

    def write(self, state: State, code: i64) -> str:
        return "clear"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return danger_codes.CLEAR

    def every(self, state: State) -> list[int]:
        return [int(danger_codes.CLEAR)]
