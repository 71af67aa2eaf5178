"""Why there is nothing beyond a cell: the end of the street, earth, or no way up or down."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table.kinds import WAY

NO_STOREY: Final[i64] = 118
EARTH: Final[i64] = 119
END_OF_STREET: Final[i64] = 120
ROWS: Final[list[Row]] = refusals(
    Row(118, "no-way-up-or-down", "XD-GEN-3", way=WAY, cell=CELL),
    Row(119, "outer-walls-of-the-basement-hold", "XD-BASE-2", way=WAY, cell=CELL),
    Row(120, "nothing-beyond-the-ring", "FP-ADJ-5", way=WAY),
)


def refused(s: DangerState, cell: i64, way: i64) -> i64:
    """XD-GEN-3, XD-BASE-2, XD-GEN-5, FP-ADJ-5: where no cell is; the basement has no outside."""
    if way >= danger_ways.UP:
        return NO_STOREY
    return EARTH if s.house.is_basement(cell) else END_OF_STREET


def facts(s: DangerState, cell: i64, way: i64) -> dict[str, Arg]:
    """Where one stands, and the way that leads nowhere."""
    return {"way": danger_ways.LETTERS[way], "cell": s.board.names[cell]}
