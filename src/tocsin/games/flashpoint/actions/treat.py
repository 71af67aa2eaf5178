"""The paramedic treats a victim, who can walk from now on (FP-SPEC-PARA-1): treat."""

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

PRICE: Final[i64] = 1

NOT_THE_PARAMEDIC: Final[i64] = 1
NO_VICTIM: Final[i64] = 2
SHORT: Final[i64] = 3
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "only-the-paramedic-treats", "FP-SPEC-PARA-1"),
    Row(2, "no-untreated-victim-here", "FP-SPEC-PARA-1", cell=CELL),
    points.short_row(3, "FP-SPEC-PARA-1"),
)


def refused(s: FlashpointState) -> i64:
    """FP-SPEC-PARA-1: the paramedic, a revealed victim in its cell that is not treated yet."""
    if s.role_of(s.seat) != specialists.PARAMEDIC:
        return NOT_THE_PARAMEDIC
    if not s.has(marks.VICTIM, s.cell_of(s.seat)):
        return NO_VICTIM
    return points.refused_price(s, s.seat, PRICE, points.PLAIN, SHORT)


def offer(s: FlashpointState, cell: i64, role: i64, pool: i64) -> None:
    """The same as `refused`, for a pool from which points may be kept back."""
    if role == specialists.PARAMEDIC and pool >= PRICE and s.has(marks.VICTIM, cell):
        s.offer(codes.TREAT)


def do(s: FlashpointState, journal: Journal | None) -> None:
    """FP-SPEC-PARA-1: the marker is turned to its treated side."""
    s.ap -= PRICE
    cell = s.cell_of(s.seat)
    s.take_thing(marks.VICTIM, cell)
    s.add_thing(marks.TREATED, cell)
    events.tell_figure(s, "victim-treated", "FP-SPEC-PARA-1", s.seat, cell, journal)


class Treat(DeedOnTheSpot):
    """`treat`."""

    def __init__(self) -> None:
        super().__init__("treat", codes.TREAT, PRICE, "FP-SPEC-PARA-1", REFUSALS)

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(s)

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        do(s, journal)
        return due.NOTHING
