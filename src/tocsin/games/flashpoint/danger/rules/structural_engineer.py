"""The structural engineer works only where nothing burns near (XD-ENG-1).

What is done is in `actions.repair` and `actions.clear`. XD-ENG-4: there is none in the family game.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.refusing import Row
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.danger.table.state import DangerState


def fire_row(number: int, rule: str) -> Row:
    """A room's row for a fire that is too near."""
    return Row(number, "fire-is-too-near", rule, cell=CELL)


NO_FIRE: Final[i64] = -1


def fire_near(s: DangerState, cell: i64) -> i64:
    """XD-ENG-1, XD-STAIR-3: the cell, or an adjacent one, that burns; NO_FIRE if none does."""
    if s.burns(cell):
        return cell
    for way in range(s.board.ways):
        if s.can_pass(cell, way) and not s.has_raised_ladder(cell, way):
            beyond = s.board.cell_beside(cell, way)
            if s.burns(beyond):
                return beyond
    return NO_FIRE
