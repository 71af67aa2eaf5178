"""Lowe exchanges two survivors of one class and number between their groups (TI-CREW-LOWE-2).

TI-MOVE-9: the only way out of a group. TI-CREW-LATIMER-5: it is no placement, so nobody draws.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.table import codes, due, kinds, passengers, phases, places, sets
from tocsin.games.titanic.table.state import TitanicState, state_of

NOT_IN_BOTH: Final[i64] = 61
ROWS: Final[list[Row]] = [
    Row(60, "nothing-to-exchange-now", "TI-CREW-LOWE-1"),
    Row(61, "not-in-both-groups", "TI-CREW-LOWE-2", kind=kinds.PASSENGER),
]


def refused(s: TitanicState, kind: i64) -> i64:
    """TI-CREW-LOWE-2: a number that both groups of the class reach, lifeboats included."""
    klass = passengers.class_of(kind)
    at = kind - passengers.lifeboat_of(klass)
    if s.group_top[2 * klass] > at and s.group_top[2 * klass + 1] > at:
        return 0
    return NOT_IN_BOTH


def is_possible(s: TitanicState) -> bool:
    """TI-CREW-LOWE-2: is there anything to exchange?"""
    return refused(s, 0) == 0 or refused(s, passengers.SECOND) == 0


def offer(s: TitanicState) -> None:
    """TI-CREW-LOWE-2: every number that `refused` allows."""
    for kind in range(passengers.KINDS):
        if refused(s, kind) == 0:
            s.offer(codes.SWAP_FROM + kind)


def do(s: TitanicState, code: i64, journal: Journal | None) -> i64:
    """TI-CREW-LOWE-2, TI-CREW-LOWE-6: both change groups; a stand-in counts as its number."""
    kind = code - codes.SWAP_FROM
    klass = passengers.class_of(kind)
    cards = sets.both(kind)
    if s.mystery[klass] == kind:
        cards |= bit(passengers.MYSTERY + klass)
    first = s.group[2 * klass]
    second = s.group[2 * klass + 1]
    moved = (first ^ second) & cards
    s.group[2 * klass] = first ^ moved
    s.group[2 * klass + 1] = second ^ moved
    _tell(kind, journal)
    return due.END_OF_ACT


def _tell(kind: i64, journal: Journal | None) -> None:
    if journal is not None:
        facts = {"kind": passengers.write_kind(kind)}
        journal.tell("survivors-exchanged", "TI-CREW-LOWE-2", facts)


class Swap(moment.TitanicAction):
    """`swap:f3`."""

    def __init__(self) -> None:
        super().__init__(("swap",), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.SWAP_FROM <= code < codes.SWAP_FROM + passengers.KINDS

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.SWAP)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, code - codes.SWAP_FROM)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        return {"kind": passengers.write_kind(code - codes.SWAP_FROM)}

    def describe(self, state: State, code: i64) -> Description:
        s = state_of(state)
        klass = passengers.class_of(code - codes.SWAP_FROM)
        first = places.GROUP + 2 * klass
        targets = (moment.target_at(s, first), moment.target_at(s, first + 1))
        facts = self.facts(s, code, 0)
        return Description(self.write(s, code), "swap", "TI-CREW-LOWE-2", targets, args=facts)

    def write(self, state: State, code: i64) -> str:
        return f"swap:{passengers.write_kind(code - codes.SWAP_FROM)}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.SWAP_FROM + passengers.read_kind(reader)

    def every(self, state: State) -> list[int]:
        return [int(codes.SWAP_FROM + kind) for kind in range(passengers.KINDS)]
