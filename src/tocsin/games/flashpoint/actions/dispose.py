"""The hazmat technician takes a hazmat out of the game (FP-SPEC-HAZT-1): dispose."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.actions.on_the_spot import DeedOnTheSpot
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import codes, due, marks, specialists
from tocsin.games.flashpoint.table.state import FlashpointState

PRICE: Final[i64] = 2

NOT_THE_TECHNICIAN: Final[i64] = 1
NO_HAZMAT: Final[i64] = 2
SHORT: Final[i64] = 3
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "only-the-hazmat-technician-disposes", "FP-SPEC-HAZT-1"),
    Row(2, "no-hazmat-here", "FP-SPEC-HAZT-1", cell=CELL),
    points.short_row(3, "FP-SPEC-HAZT-1"),
)


def refused(s: FlashpointState) -> i64:
    """FP-SPEC-HAZT-1: the technician, and a hazmat in its cell."""
    if s.role_of(s.seat) != specialists.HAZMAT_TECHNICIAN:
        return NOT_THE_TECHNICIAN
    if not s.has(marks.HAZMAT, s.cell_of(s.seat)):
        return NO_HAZMAT
    return points.refused_price(s, s.seat, PRICE, points.PLAIN, SHORT)


def offer(s: FlashpointState, cell: i64, role: i64, pool: i64) -> None:
    """The same as `refused`, for a pool from which points may be kept back."""
    if role == specialists.HAZMAT_TECHNICIAN and pool >= PRICE and s.has(marks.HAZMAT, cell):
        s.offer(codes.DISPOSE)


def do(s: FlashpointState, journal: Journal | None) -> None:
    """FP-SPEC-HAZT-1: it is safe for good."""
    s.ap -= PRICE
    cell = s.cell_of(s.seat)
    s.take_thing(marks.HAZMAT, cell)
    s.hazmats_safe += 1
    events.tell_figure(s, "hazmat-disposed", "FP-SPEC-HAZT-1", s.seat, cell, journal)


class Dispose(DeedOnTheSpot):
    """`dispose`."""

    def __init__(self) -> None:
        super().__init__("dispose", codes.DISPOSE, PRICE, "FP-SPEC-HAZT-1", REFUSALS)

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(s)

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        do(s, journal)
        return due.NOTHING
