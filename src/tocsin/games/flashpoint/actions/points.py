"""Paying with action points: regular ones for everything, free ones for their purpose only.

FP-AP-2: an action is paid as a whole; FP-AP-5, FP-AP-6: free points that are allowed for it go
first. For a command the captain pays, with all it has (FP-SPEC-CAPT-1), but no more than one point
a turn for the CAFS firefighter (FP-SPEC-CAPT-3).
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.refusing import Row
from tocsin.core.vocabulary import NUMBER
from tocsin.games.flashpoint.table import specialists
from tocsin.games.flashpoint.table.state import FlashpointState

# What is paid for.
PLAIN: Final[i64] = 0
WATER: Final[i64] = 1
MOVING: Final[i64] = 2
DOOR: Final[i64] = 3

# Each room turns this one into its own row, with the rule that names the price.
SHORT: Final[i64] = 50
ONE_FOR_CAFS: Final[i64] = 51
FOR_OTHERS: Final[i64] = 52
NOT_FOR_THIS_CAFS: Final[i64] = 53
NOT_FOR_THIS_RESCUE: Final[i64] = 54
CAFS_MOST: Final[i64] = 1

ROWS: Final = [
    Row(
        52,
        "command-points-are-for-others",
        "FP-SPEC-CAPT-1",
        cost=NUMBER,
        points=NUMBER,
        free=NUMBER,
    ),
    Row(
        53,
        "free-points-are-not-for-this",
        "FP-SPEC-CAFS-1",
        cost=NUMBER,
        points=NUMBER,
        free=NUMBER,
    ),
    Row(
        54,
        "free-points-are-not-for-this",
        "FP-SPEC-RESC-1",
        cost=NUMBER,
        points=NUMBER,
        free=NUMBER,
    ),
]


def short_row(number: int, rule: str) -> Row:
    """A room's row for a price that cannot be paid, with the rule that names the price."""
    return Row(number, "not-enough-points", rule, cost=NUMBER, points=NUMBER, free=NUMBER)


def is_free_for(s: FlashpointState, purpose: i64) -> bool:
    """FP-SPEC-CAFS-1, FP-SPEC-RESC-1: may the active firefighter's free points pay for this?"""
    role = s.role_of(s.seat)
    if role == specialists.CAFS:
        return purpose == WATER
    if role == specialists.RESCUE:
        return purpose == MOVING or (purpose == DOOR and s.rules.free_doors)
    return False


def refused(s: FlashpointState, seat: i64, price: i64, purpose: i64) -> i64:
    """FP-AP-2: can this price be paid for what this figure does, and with which points?"""
    if seat != s.seat:
        if s.role_of(seat) == specialists.CAFS and s.cafs_spent + price > CAFS_MOST:
            return ONE_FOR_CAFS
        return i64(0) if s.ap + s.free >= price else SHORT
    if is_free_for(s, purpose):
        return i64(0) if s.ap + s.free >= price else SHORT
    if s.ap >= price:
        return 0
    if s.ap + s.free < price:
        return SHORT
    role = s.role_of(s.seat)
    if role == specialists.CAPTAIN:
        return FOR_OTHERS
    return NOT_FOR_THIS_CAFS if role == specialists.CAFS else NOT_FOR_THIS_RESCUE


def refused_price(s: FlashpointState, seat: i64, price: i64, purpose: i64, short: i64) -> i64:
    """FP-AP-2: can it be paid? `short` is the room's row with the rule that names the price."""
    row = refused(s, seat, price, purpose)
    return short if row == SHORT else row


def pay(s: FlashpointState, price: i64, purpose: i64) -> None:
    """FP-AP-6: the active firefighter pays."""
    if s.free > 0 and is_free_for(s, purpose):
        pay_free_first(s, price)
    else:
        s.ap -= price


def pay_free_first(s: FlashpointState, price: i64) -> None:
    """FP-AP-6: free points that are allowed for it go first, then the regular ones."""
    paid = price if s.free >= price else s.free
    s.free -= paid
    s.ap -= price - paid


def facts(s: FlashpointState, price: i64) -> dict[str, Arg]:
    """The arguments of these rows."""
    return {"cost": int(price), "points": int(s.ap), "free": int(s.free)}
