"""Who may get out of the way of a blow, and where to (XD-SPEC-1, XD-SPEC-2).

The veteran pays one saved point, whoever is near the veteran when the blow falls pays two; the
rescue dog never dodges. What fire does at the end of the phase is asked then; falling floors,
poison and folding ladders ask before anything else goes on. The step itself is in `actions.dodge`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.facts import Arg
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL, NUMBER
from tocsin.games.flashpoint.danger.rules import beyond, steps, veteran
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes, marks

VETERANS_PRICE: Final[i64] = 1
PRICE: Final[i64] = 2

VETERAN_SHORT: Final[i64] = 121
SHORT: Final[i64] = 122
NO_WAY: Final[i64] = 123
BURNS_TOO: Final[i64] = 124
NOBODY_TO_LEAD: Final[i64] = 125
TOO_SLOW: Final[i64] = 126
ROWS: Final[list[Row]] = refusals(
    Row(121, "not-enough-saved-points", "XD-SPEC-1", cost=NUMBER, saved=NUMBER),
    Row(122, "not-enough-saved-points", "XD-SPEC-2", cost=NUMBER, saved=NUMBER),
    Row(123, "no-way-to-dodge", "XD-SPEC-1", cell=CELL),
    Row(124, "it-burns-there-too", "XD-SPEC-1", cell=CELL),
    Row(125, "no-treated-victim-here", "FP-SPEC-PARA-2", cell=CELL),
    Row(126, "too-slow-to-dodge", "XD-SPEC-1", cell=CELL),
    *beyond.ROWS,
    *steps.ROWS,
)


def price_of(s: DangerState, seat: i64) -> i64:
    """XD-SPEC-1, XD-SPEC-2: saved points, one for the veteran, two for the others."""
    return VETERANS_PRICE if s.role_of(seat) == danger_specialists.VETERAN else PRICE


def may_dodge(s: DangerState, seat: i64) -> bool:
    """XD-SPEC-1, XD-SPEC-2: the veteran or somebody near it who can pay; never the dog."""
    if s.saved(seat) < price_of(s, seat) or not s.has_hands(seat):
        return False
    teacher = veteran.seat_of_veteran(s)
    if teacher < 0 or teacher == seat:
        return teacher == seat
    # A veteran who is down already is on the way to the ambulance and helps nobody.
    return (s.fallen >> teacher) & 1 == 0 and veteran.is_near(s, seat, teacher)


def find_dodgers(s: DangerState) -> i64:
    """FP-KD-1, FP-VAR-2b: of those whom a fire is about to fell, the seats that may dodge."""
    seats: i64 = 0
    down = s.fallen | s.spared
    for seat in range(s.players):
        if s.burns(s.cell_of(seat)) and (down >> seat) & 1 == 0 and may_dodge(s, seat):
            seats |= bit(seat)
    return seats


def refused(s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
    """XD-SPEC-1: saved points, and a move that costs one, alone or leading a treated victim.

    `verb` is that of the move, WALK or LEAD.
    """
    price = price_of(s, seat)
    if s.saved(seat) < price:
        return VETERAN_SHORT if price == VETERANS_PRICE else SHORT
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    if goal < 0:
        return beyond.refused(s, cell, way)
    if not s.can_pass(cell, way):
        return NO_WAY
    if s.burns(goal):
        return BURNS_TOO
    if verb == codes.LEAD and not s.has(marks.TREATED, cell):
        return NOBODY_TO_LEAD
    row = steps.refused(s, seat, verb, cell, way)
    if row == 0 and steps.surcharge(s, seat, verb, cell, way) > 0:
        return TOO_SLOW
    return row


def has_way(s: DangerState, seat: i64) -> bool:
    """Are there points to pay with and a cell to dodge to?"""
    for way in range(s.board.ways):
        if refused(s, seat, codes.WALK, way) == 0 or refused(s, seat, codes.LEAD, way) == 0:
            return True
    return False


def facts(s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
    """The arguments of these rows."""
    cell = s.cell_of(seat)
    if row in (VETERAN_SHORT, SHORT):
        return {"cost": int(price_of(s, seat)), "saved": int(s.saved(seat))}
    if row == NOBODY_TO_LEAD:
        return {"cell": s.board.names[cell]}
    if s.board.cell_beside(cell, way) < 0:
        return beyond.facts(s, cell, way)
    return steps.facts(s, seat, cell, way, row)
