"""What the expansion says to one step of a figure, walls, points and fire apart.

Nobody enters objects, holes and toxic cells; then come the rules of the dog, of bridges, of ladders
and of the platform. XD-GEN-3: levels are joined by stairs, ladders and the platform only, which are
the edges of the board; XD-STAIR-2: over stairs a step is like any other.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.rules import bridges, ladders, platform, rescue_dog
from tocsin.games.flashpoint.danger.table.state import DangerState

OBJECT_THERE: Final[i64] = 100
FLOOR_GONE: Final[i64] = 101
TOXIC: Final[i64] = 102
ENTRY_ROWS: Final[list[Row]] = refusals(
    Row(100, "an-object-stands-there", "XD-OBJ-2", cell=CELL),
    Row(101, "the-floor-is-gone", "XD-FLOOR-7", cell=CELL),
    Row(102, "the-cell-is-toxic", "XD-CHEM-8", cell=CELL),
)
# XD-CHEM-6: a spill may have come to the street before anybody was placed.
TOXIC_START: Final[i64] = 129
START_ROWS: Final[list[Row]] = refusals(Row(129, "the-cell-is-toxic", "XD-CHEM-8", cell=CELL))
# The last row about a step itself; see `platform`.
LAST: Final[i64] = 117
SHORT_ON_LADDER: Final[i64] = 255
SHORT_DRAGGING: Final[i64] = 256
SHORT_ROWS: Final[list[Row]] = refusals(
    points.short_row(255, "XD-LADDER-5"),
    points.short_row(256, "XD-SPEC-3"),
)
ROWS: Final[list[Row]] = [
    *ENTRY_ROWS,
    *rescue_dog.STEP_ROWS,
    *bridges.STEP_ROWS,
    *ladders.STEP_ROWS,
    *platform.STEP_ROWS,
]


def refused_entry(s: DangerState, cell: i64) -> i64:
    """XD-OBJ-2, XD-FLOOR-7, XD-CHEM-8: may nobody set foot in the cell, and why?"""
    if not s.is_barred(cell):
        return 0
    if s.has_object(cell):
        return OBJECT_THERE
    if s.is_hole(cell) and s.find_ladder(cell) < 0:
        return FLOOR_GONE
    return TOXIC


def refused(s: DangerState, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
    """May the figure go that way with what it takes along?"""
    row = refused_entry(s, s.board.cell_beside(cell, way))
    if row == 0 and not s.has_hands(seat):
        row = rescue_dog.refused_step(s, verb, cell, way)
    if row == 0 and s.ruling.holes_take_ladders:
        row = bridges.refused_step(s, verb, cell, way)
    return row if row else ladders.refused_step(s, verb, cell, way)


def surcharge(s: DangerState, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
    """XD-LADDER-5, XD-LADDER-6, XD-ATTIC-5, XD-SPEC-3: what it costs beyond the usual."""
    return ladders.surcharge(s, verb, cell, way) + rescue_dog.surcharge(s, seat, verb)


def short_of_surcharge(s: DangerState, seat: i64) -> i64:
    """XD-LADDER-5, XD-SPEC-3: the rule that names the price of a step that is too dear."""
    return SHORT_ON_LADDER if s.has_hands(seat) else SHORT_DRAGGING


def facts(s: DangerState, seat: i64, cell: i64, way: i64, row: i64) -> dict[str, Arg]:
    """Who, and which cell: the one that would be entered, or a bridge that would be left."""
    place = cell if row == bridges.LEFT_BEHIND else s.board.cell_beside(cell, way)
    return {"seat": int(seat), "cell": s.board.names[place]}
