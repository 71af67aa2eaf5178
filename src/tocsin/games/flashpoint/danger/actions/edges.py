"""What of the expansion's lies between two cells: what it lets people do (XD-GEN-9).

                      passes when        opened and closed      chopped
window                open, destroyed    XD-WIN-2               XD-WIN-4: gone at once
light wall            destroyed          never                  XD-LWALL-1: gone at once
fireproof door        open, removed      XD-FDOOR-1             only its jams (XD-FDOOR-5)
jammed fireproof door stuck open         never (XD-FDOOR-5)     XD-FDOOR-5
outer wall below      never              never                  never (XD-BASE-2)

What a blast does to them is in `blast`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL, EDGE
from tocsin.games.flashpoint.actions import door, points, walk
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState

CLOSED_WINDOW: Final[i64] = 240
NO_LADDER: Final[i64] = 241
NOTHING_LEFT: Final[i64] = 242
JAMMED: Final[i64] = 243
ALREADY_OPEN: Final[i64] = 244
ALREADY_CLOSED: Final[i64] = 245
SHORT: Final[i64] = 246
DESTROYED: Final[i64] = 247
FIREPROOF: Final[i64] = 248
WAY_ROWS: Final[list[Row]] = refusals(
    Row(240, "closed-window-in-the-way", "XD-WIN-3", edge=EDGE),
    Row(241, "no-ladder-stands-there", "XD-GEN-3", cell=CELL),
)
TURNING_ROWS: Final[list[Row]] = refusals(
    Row(242, "nothing-left-to-close", "XD-WIN-4", edge=EDGE),
    Row(243, "the-door-is-jammed", "XD-FDOOR-5", edge=EDGE),
    Row(244, "already-open", "XD-WIN-2", edge=EDGE),
    Row(245, "already-closed", "XD-WIN-2", edge=EDGE),
    points.short_row(246, "XD-WIN-2"),
)
CHOP_ROWS: Final[list[Row]] = refusals(
    Row(247, "wall-already-destroyed", "XD-LWALL-1", edge=EDGE),
    Row(248, "doorways-cannot-be-chopped", "XD-FDOOR-7", edge=EDGE),
)
# What the base game answers when the hook says that a barrier is none of the expansion's.
_NOT_OURS: Final[i64] = -1


def refused_way(way: i64, barrier: i64) -> i64:
    """XD-WIN-3, XD-FDOOR-1, XD-GEN-3: what stands in the way; 0 for a wall."""
    if danger_barriers.is_fireproof(barrier):
        return walk.CLOSED_DOOR
    if barrier == danger_barriers.WINDOW:
        return CLOSED_WINDOW
    return NO_LADDER if way >= danger_ways.UP else i64(0)


def refused_turning(barrier: i64, opens: bool) -> i64:
    """XD-WIN-2, XD-WIN-4, XD-FDOOR-5: why it is not opened or closed; -1 if it is like a door."""
    if barrier == danger_barriers.BREACH:
        return NOTHING_LEFT
    if danger_barriers.is_jammed(barrier):
        return JAMMED
    if barrier == danger_barriers.OPEN_WINDOW:
        return ALREADY_OPEN if opens else i64(0)
    if barrier == danger_barriers.WINDOW:
        return i64(0) if opens else ALREADY_CLOSED
    return _NOT_OURS


def short_of_turning(barrier: i64) -> i64:
    """XD-WIN-2: the rule that names the price of a window, or of a door."""
    return SHORT if danger_barriers.is_window(barrier) else door.SHORT


def refused_chop(barrier: i64) -> i64:
    """XD-WIN-4, XD-LWALL-1, XD-FDOOR-5, XD-FDOOR-7: what an axe harms; -1 if there is no wall."""
    if danger_barriers.can_chop(barrier):
        return 0
    if barrier == danger_barriers.BREACH:
        return DESTROYED
    return FIREPROOF if danger_barriers.is_fireproof(barrier) else _NOT_OURS


def facts(s: DangerState, cell: i64, way: i64) -> dict[str, Arg]:
    """Which edge it is, and the cell behind it."""
    goal = s.board.cell_beside(cell, way)
    return {
        "edge": s.board.edge_names[s.board.edge_beside(cell, way)],
        "cell": s.board.names[goal] if goal >= 0 else "",
    }
