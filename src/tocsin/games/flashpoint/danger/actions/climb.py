"""Climbing up or down a ladder in a hole, alone or with one thing (XD-BRIDGE-5, XD-LADDER-7).

XD-LADDER-5: one point alone, two with a victim, treated or not, or a hazmat.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction
from tocsin.games.flashpoint.danger.rules import hole_ladders
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import movement
from tocsin.games.flashpoint.table import codes, marks

ALONE_PRICE: Final[i64] = 1
LADEN_PRICE: Final[i64] = 2

NO_LADDER: Final[i64] = 170
TOXIC: Final[i64] = 171
OBJECT_THERE: Final[i64] = 172
NO_VICTIM: Final[i64] = 173
NO_HAZMAT: Final[i64] = 174
NOBODY_TREATED: Final[i64] = 175
SHORT: Final[i64] = 176
ROWS: Final[list[Row]] = refusals(
    Row(170, "no-ladder-stands-there", "XD-BRIDGE-5", cell=CELL),
    Row(171, "the-cell-is-toxic", "XD-CHEM-8", cell=CELL),
    Row(172, "an-object-stands-there", "XD-OBJ-2", cell=CELL),
    Row(173, "no-victim-here", "FP-CARRY-1", cell=CELL),
    Row(174, "no-hazmat-here", "FP-HAZ-1", cell=CELL),
    Row(175, "no-treated-victim-here", "FP-SPEC-PARA-2", cell=CELL),
    points.short_row(176, "XD-BRIDGE-5"),
)


def price_of(verb: i64) -> i64:
    """XD-LADDER-5: twice as much with a burden."""
    return ALONE_PRICE if verb == danger_codes.CLIMB else LADEN_PRICE


def move_of(verb: i64) -> i64:
    """The move on the ground that takes along the same."""
    if verb == danger_codes.CLIMB_CARRY:
        return codes.CARRY
    if verb == danger_codes.CLIMB_HAUL:
        return codes.HAUL
    return codes.LEAD if verb == danger_codes.CLIMB_LEAD else codes.WALK


def refused(s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
    """XD-BRIDGE-5, XD-LADDER-7: along a ladder, where people may go, with what is here; payable."""
    cell = s.cell_of(seat)
    place = hole_ladders.ladder_at(s, cell, way)
    if place == 0:
        return NO_LADDER
    goal = hole_ladders.other_end(s, place, cell)
    if s.is_toxic(goal):
        return TOXIC
    if s.has_object(goal):
        return OBJECT_THERE
    if verb == danger_codes.CLIMB_CARRY and not s.has(marks.VICTIM, cell):
        return NO_VICTIM
    if verb == danger_codes.CLIMB_HAUL and not s.has(marks.HAZMAT, cell):
        return NO_HAZMAT
    if verb == danger_codes.CLIMB_LEAD and not s.has(marks.TREATED, cell):
        return NOBODY_TREATED
    return points.refused_price(s, seat, price_of(verb), points.MOVING, SHORT)


def facts(s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
    """The cell where one stands, or the other end."""
    cell = s.cell_of(seat)
    if row in (TOXIC, OBJECT_THERE):
        cell = hole_ladders.other_end(s, hole_ladders.ladder_at(s, cell, way), cell)
    return {"cell": s.board.names[cell]}


def do(s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None) -> i64:
    """XD-BRIDGE-5: to the other end, and what the new cell brings."""
    here = s.cell_of(seat)
    goal = hole_ladders.other_end(s, hole_ladders.ladder_at(s, here, way), here)
    _tell(s, seat, verb, goal, journal)
    return movement.move_to(s, seat, move_of(verb), goal, journal)


def _tell(s: DangerState, seat: i64, verb: i64, goal: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    told: dict[str, int | str] = {
        "seat": int(seat),
        "from": s.board.names[s.cell_of(seat)],
        "cell": s.board.names[goal],
        "cost": int(price_of(verb)),
        "verb": danger_codes.VERBS[verb],
    }
    journal.tell("moved", "XD-BRIDGE-5", told)


class Climb(DirectedAction):
    """`climb:n`, `climb-carry:n`, `climb-haul:n`, `climb-lead:n`."""

    def __init__(self) -> None:
        first, last = danger_codes.CLIMB, danger_codes.CLIMB_LEAD
        super().__init__(first, last, ALONE_PRICE, "XD-BRIDGE-5", ROWS)

    def refused_directed(self, s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
        return refused(s, seat, verb, way)

    def price_of(self, verb: i64) -> i64:
        return price_of(verb)

    def do_directed(
        self, s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        return do(s, seat, verb, way, journal)

    def directed_facts(self, s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
        return facts(s, seat, way, row)

    def goal_of(self, s: DangerState, cell: i64, verb: i64, way: i64) -> i64:
        """The other end of the ladder."""
        place = hole_ladders.ladder_at(s, cell, way)
        return hole_ladders.other_end(s, place, cell) if place != 0 else i64(-1)
