"""The rescue dog on the move: fast on four legs, and nothing that takes hands (XD-SPEC-3).

What it does besides is in `actions.squeeze` and `actions.sniff`. It may pass an open window, ride
the platform as a passenger and cross a bridge.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL, SEAT
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes

# Beyond the two points that carrying somebody costs everybody.
DRAG_SURCHARGE: Final[i64] = 2

NOT_FOR_DOGS: Final[i64] = 103
INTO_FIRE: Final[i64] = 104
ON_A_LADDER: Final[i64] = 105
STEP_ROWS: Final[list[Row]] = refusals(
    Row(103, "that-is-not-for-the-dog", "XD-SPEC-3", seat=SEAT),
    Row(104, "no-dog-goes-into-fire", "XD-SPEC-3", cell=CELL),
    Row(105, "no-dog-on-a-ladder", "XD-SPEC-3", cell=CELL),
)


def refused_step(s: DangerState, verb: i64, cell: i64, way: i64) -> i64:
    """XD-SPEC-3: alone or with a victim, never into fire and never onto a ladder."""
    if verb != codes.WALK and verb != codes.CARRY:
        return NOT_FOR_DOGS
    goal = s.board.cell_beside(cell, way)
    if s.burns(goal):
        return INTO_FIRE
    on_top = s.house.is_air(goal) and s.has_raised_ladder(goal, danger_ways.DOWN)
    if on_top or s.has_raised_ladder(cell, way):
        return ON_A_LADDER
    return 0


def surcharge(s: DangerState, seat: i64, verb: i64) -> i64:
    """XD-SPEC-3: the dog pays four points for each cell it drags somebody."""
    return DRAG_SURCHARGE if codes.carries_victim(verb) and not s.has_hands(seat) else i64(0)
