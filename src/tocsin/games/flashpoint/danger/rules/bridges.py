"""Ladders laid over holes, for passage only (XD-BRIDGE-1, XD-BRIDGE-2, XD-BRIDGE-4).

floor  =hole=  floor       A ladder that lies folded on a hole is the bridge: whatever else lay
                           there fell with the floor. What somebody brings along stays with that
                           figure, and nobody stays (see `escape`).

For fire a bridged hole is a hole (XD-BRIDGE-4). Laying one is in `actions.lay_bridge`, taking it
back in `actions.fold_ladder`, losing it in `floors`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.danger.rules import hole_ladders
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes, marks

ONE_AT_A_TIME: Final[i64] = 106
LEFT_BEHIND: Final[i64] = 107
STEP_ROWS: Final[list[Row]] = refusals(
    Row(106, "one-at-a-time-on-a-bridge", "XD-BRIDGE-2", cell=CELL),
    Row(107, "nothing-stays-on-a-bridge", "XD-BRIDGE-2", cell=CELL),
)

# What a hole may have against a ladder, in this order from a room's first row for it on.
NO_HOLE: Final[i64] = 0
NOT_ADJACENT: Final[i64] = 1
OBJECT_OVER_IT: Final[i64] = 2
HAS_A_LADDER: Final[i64] = 3


def hole_rows(first: int, rule: str) -> list[Row]:
    """The four rows of a room that puts a ladder over a hole or into it."""
    return [
        Row(first, "no-hole-there", rule, cell=CELL),
        Row(first + 1, "not-adjacent-to-the-hole", rule, cell=CELL),
        Row(first + 2, "an-object-stands-there", "XD-OBJ-2", cell=CELL),
        Row(first + 3, "one-ladder-for-a-hole", rule, cell=CELL),
    ]


def refused_hole(s: DangerState, cell: i64, way: i64, first: i64) -> i64:
    """XD-BRIDGE-1, XD-BRIDGE-5: an adjacent hole with neither an object nor a ladder yet."""
    goal = s.board.cell_beside(cell, way) if way < danger_ways.UP else i64(-1)
    if goal < 0 or not s.is_hole(goal):
        return first + NO_HOLE
    if not s.can_pass(cell, way):
        return first + NOT_ADJACENT
    if s.has_object(goal):
        return first + OBJECT_OVER_IT
    if s.find_ladder(goal) >= 0 or hole_ladders.stands_in(s, goal):
        return first + HAS_A_LADDER
    return 0


def refused_step(s: DangerState, verb: i64, cell: i64, way: i64) -> i64:
    """XD-BRIDGE-2: one at a time on a bridge, and nothing left on it."""
    goal = s.board.cell_beside(cell, way)
    if s.is_hole(goal) and s.is_manned(goal):
        return ONE_AT_A_TIME
    if s.is_bridge(cell) and verb != burden_on(s, cell):
        return LEFT_BEHIND
    return 0


def burden_on(s: DangerState, cell: i64) -> i64:
    """XD-BRIDGE-2: the move that takes along all that is on a bridge, -1 if none can."""
    victims = s.count(marks.VICTIM, cell)
    hazmats = s.count(marks.HAZMAT, cell)
    carried = s.count_ladders(cell) - 1
    treated = s.count(marks.TREATED, cell)
    if victims + hazmats + carried > 1 or treated > 1:
        return -1
    if victims:
        return codes.LEAD_CARRY if treated else codes.CARRY
    if hazmats:
        return codes.LEAD_HAUL if treated else codes.HAUL
    if carried:
        return danger_codes.LEAD_TOTE if treated else danger_codes.TOTE
    return codes.LEAD if treated else codes.WALK
