"""Collapsible Boat: a tail of any height moves onto it, and it is a line from then on.

TI-ACT-BOAT-1, TI-ACT-BOAT-4; TI-ACT-BOAT-6: until its last card leaves it (`rules/uncovering`).
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.core.vocabulary import NUMBER
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.actions.cards import card
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.rules import uncovering
from tocsin.games.titanic.table import codes, due, heaps, kinds, places
from tocsin.games.titanic.table.state import TitanicState

FROM_A_DECK_ONLY: Final[i64] = 10
LINE_IS_EMPTY: Final[i64] = 11
NOT_SO_MANY: Final[i64] = 12
ROWS: Final[list[Row]] = [
    *card.LINE_ROWS,
    Row(10, "from-a-deck-only", "TI-ACT-BOAT-2"),
    Row(11, "line-is-empty", "TI-ACT-BOAT-2", line=kinds.PLACE, many=NUMBER, visible=NUMBER),
    Row(12, "not-so-many-visible", "TI-ACT-BOAT-3", line=kinds.PLACE, many=NUMBER, visible=NUMBER),
]
_TAIL_FROM: Final[i64] = 96


def target_of(line: i64, many: i64) -> i64:
    """The last cards of a line."""
    return _TAIL_FROM + line * 32 + many


def line_of(target: i64) -> i64:
    """The line that the tail leaves."""
    return (target - _TAIL_FROM) >> 5


def many_of(target: i64) -> i64:
    """How many cards the tail has."""
    return (target - _TAIL_FROM) & 31


def refused(s: TitanicState, line: i64, many: i64) -> i64:
    """TI-ACT-BOAT-2: from a deck's line; TI-ACT-BOAT-3: a tail, whatever its highest number."""
    if line == places.BOAT:
        return FROM_A_DECK_ONLY
    no = card.refused_line(s, line)
    if no:
        return no
    if s.run_length[line] == 0:
        return LINE_IS_EMPTY
    return NOT_SO_MANY if many > s.run_length[line] else i64(0)


def offer(s: TitanicState, owner: i64) -> None:
    """TI-ACT-GEN-2: every tail; longer ones than the visible run are what `refused` forbids."""
    for line in range(s.decks_lost, places.BOAT):
        for many in range(i64(1), s.run_length[line] + 1):
            s.offer(codes.play_code(owner, heaps.COLLAPSIBLE_BOAT, target_of(line, many)))


def has_target(s: TitanicState) -> bool:
    """TI-ACT-BOAT-2: has any deck a visible card?"""
    for line in range(s.decks_lost, places.BOAT):
        if refused(s, line, 1) == 0:
            return True
    return False


def do(s: TitanicState, line: i64, many: i64, journal: Journal | None) -> i64:
    """TI-ACT-BOAT-1: the card stays on the table with the tail on it."""
    _tell(s, line, many, journal)
    tail = s.tail(line, many)
    s.has_boat = True
    s.resolving = -1
    s.run[places.BOAT] = tail
    s.run_low[places.BOAT] = s.run_low[line]
    s.run_length[places.BOAT] = many
    uncovering.take_tail(s, line, many, tail, journal)
    return due.END_OF_ACT


def _tell(s: TitanicState, line: i64, many: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell(
        "collapsible-boat-launched",
        "TI-ACT-BOAT-1",
        {"cards": s.run_names(line, many), "many": int(many), "line": places.NAMES[line]},
    )


class CollapsibleBoat(card.ActionCard):
    """`play:collapsible-boat>l2*3`."""

    def __init__(self) -> None:
        super().__init__("TI-ACT-BOAT-1", (), ROWS)

    def has_target(self, s: TitanicState, name: i64) -> bool:
        return has_target(s)

    def refused(self, s: TitanicState, name: i64, target: i64) -> i64:
        return refused(s, line_of(target), many_of(target))

    def facts(self, s: TitanicState, name: i64, target: i64) -> dict[str, Arg]:
        line = line_of(target)
        visible = int(s.run_length[line])
        return {"line": places.NAMES[line], "many": int(many_of(target)), "visible": visible}

    def told(self) -> tuple[str, ...]:
        return ("line", "many")

    def targets(self, s: TitanicState, target: i64) -> list[Target]:
        return [moment.target_at(s, line_of(target))]

    def write_target(self, target: i64) -> str:
        return places.NAMES[line_of(target)] + move_text.times(many_of(target))

    def read_target(self, reader: Reader) -> i64:
        reader.expect(">")
        line = move_text.read_line(reader)
        return target_of(line, move_text.read_times(reader))

    def every_target(self) -> list[int]:
        found: list[int] = []
        for line in range(places.LINES_N):
            for many in range(move_text.TAIL_MAX):
                found.append(int(target_of(line, many + 1)))
        return found
