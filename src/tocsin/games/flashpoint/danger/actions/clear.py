"""Clearing a hot spot in the structural engineer's own cell (XD-ENG-1)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.danger.rules import events
from tocsin.games.flashpoint.danger.rules.structural_engineer import NO_FIRE, fire_near, fire_row
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import due, marks

PRICE: Final[i64] = 1

NOT_THE_ENGINEER: Final[i64] = 196
NO_HOT_SPOT: Final[i64] = 197
FIRE_NEAR: Final[i64] = 198
ROWS: Final = refusals(
    Row(196, "only-the-engineer-clears", "XD-ENG-1"),
    Row(197, "no-hot-spot-here", "XD-ENG-1", cell=CELL),
    fire_row(198, "XD-ENG-1"),
)


def refused(s: DangerState) -> i64:
    """XD-ENG-1: a hot spot in his cell, and no fire near."""
    if s.role_of(s.seat) != danger_specialists.ENGINEER:
        return NOT_THE_ENGINEER
    cell = s.cell_of(s.seat)
    if not s.has(marks.HOT, cell):
        return NO_HOT_SPOT
    return i64(0) if fire_near(s, cell) == NO_FIRE else FIRE_NEAR


def facts(s: DangerState, row: i64) -> dict[str, Arg]:
    """His cell, or where it burns."""
    cell = s.cell_of(s.seat)
    return {"cell": s.board.names[fire_near(s, cell) if row == FIRE_NEAR else cell]}


def do(s: DangerState, journal: Journal | None) -> i64:
    """XD-ENG-1: back to the reserve, from where it may return."""
    cell = s.cell_of(s.seat)
    s.wipe(marks.HOT, cell)
    s.reserve += 1
    events.tell_deed(s, "hot-spot-cleared", "XD-ENG-1", s.seat, cell, journal)
    return due.NOTHING
