"""Same Lines!: two lines are shuffled together and dealt back in equal numbers.

TI-ACT-SAMELINES-1; TI-ACT-SAMELINES-4: no card is shown but the two turned up at the end.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.facts import Arg, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.actions.cards import card
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.rules import knowledge, stand_ins, uncovering
from tocsin.games.titanic.table import codes, due, heaps, kinds, passengers, places
from tocsin.games.titanic.table.state import TitanicState

ONLY_A_STAND_IN: Final[i64] = 10
BOTH_EMPTY: Final[i64] = 11
ROWS: Final[list[Row]] = [
    *card.LINE_ROWS,
    Row(
        10,
        "only-a-mystery-passenger-there",
        "TI-ACT-MYSTERY-8",
        line=kinds.PLACE,
        other=kinds.PLACE,
    ),
    Row(11, "both-lines-are-empty", "TI-ACT-SAMELINES-1", line=kinds.PLACE, other=kinds.PLACE),
]
_PAIR_FROM: Final[i64] = 16


def target_of(line: i64, other: i64) -> i64:
    """Two lines, the one nearer the bow first, the boat last."""
    return _PAIR_FROM + line * 8 + other


def first_of(target: i64) -> i64:
    """The line nearer the bow."""
    return (target - _PAIR_FROM) >> 3


def second_of(target: i64) -> i64:
    """The line nearer the stern, or the boat."""
    return (target - _PAIR_FROM) & 7


def refused(s: TitanicState, line: i64, other: i64) -> i64:
    """TI-ACT-SAMELINES-1: two lines, at most one of them empty; stand-ins are no cards here."""
    no = card.refused_line(s, line)
    if no == 0:
        no = card.refused_line(s, other)
    if no:
        return no
    passengers_in_other = s.passengers_in(other)
    if passengers_in_other > 0:
        return 0
    if other == places.BOAT:
        # TI-ACT-MYSTERY-8: a boat that holds only a Mystery Passenger is no line for this.
        return ONLY_A_STAND_IN
    return 0 if s.passengers_in(line) > 0 else BOTH_EMPTY


def offer(s: TitanicState, owner: i64) -> None:
    """TI-ACT-GEN-2: every two lines, at most one of them empty; the slow twin is `refused`."""
    filled: i64 = 0
    for line in range(s.decks_lost, places.LINES_N):
        if s.passengers_in(line) > 0:
            filled |= bit(line)
    for line in range(s.decks_lost, places.BOAT):
        for other in range(line + 1, places.LINES_N):
            if other == places.BOAT and not (filled >> places.BOAT) & 1:
                continue
            if ((filled >> line) | (filled >> other)) & 1:
                s.offer(codes.play_code(owner, heaps.SAME_LINES, target_of(line, other)))


def has_target(s: TitanicState) -> bool:
    """TI-ACT-GEN-2: is there a passenger in any line?"""
    for line in range(s.decks_lost, places.LINES_N):
        if s.passengers_in(line) > 0:
            return True
    return False


def do(s: TitanicState, line: i64, other: i64, journal: Journal | None) -> i64:
    """TI-ACT-SAMELINES-1, TI-ACT-SAMELINES-2: the odd card goes to the line nearer the stern.

    TI-ACT-SAMELINES-3: but to the deck where one of the two is the boat.
    """
    stand_ins.drop(s, line, journal)
    stand_ins.drop(s, other, journal)
    total = s.passengers_in(line) + s.passengers_in(other)
    size = total // 2
    if other == places.BOAT:
        size = total - size
    seen = (s.run[line] | s.run[other]) & passengers.ALL
    s.clear_run(line)
    s.clear_run(other)
    knowledge.divide_lines(s, line, other, seen, size)
    _tell(s, line, other, journal)
    uncovering.lay_again(s, line, journal)
    uncovering.lay_again(s, other, journal)
    return due.END_OF_ACT


def _tell(s: TitanicState, line: i64, other: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell(
        "lines-evened",
        "TI-ACT-SAMELINES-1",
        {
            "line": places.NAMES[line],
            "other": places.NAMES[other],
            "cards": int(s.hidden[line]),
            "others": int(s.hidden[other]),
        },
    )


class SameLines(card.ActionCard):
    """`play:same-lines>l2,l4`."""

    def __init__(self) -> None:
        super().__init__("TI-ACT-SAMELINES-1", (), ROWS)

    def has_target(self, s: TitanicState, name: i64) -> bool:
        return has_target(s)

    def refused(self, s: TitanicState, name: i64, target: i64) -> i64:
        return refused(s, first_of(target), second_of(target))

    def facts(self, s: TitanicState, name: i64, target: i64) -> dict[str, Arg]:
        return {"line": places.NAMES[first_of(target)], "other": places.NAMES[second_of(target)]}

    def told(self) -> tuple[str, ...]:
        return ("line", "other")

    def targets(self, s: TitanicState, target: i64) -> list[Target]:
        return [moment.target_at(s, first_of(target)), moment.target_at(s, second_of(target))]

    def write_target(self, target: i64) -> str:
        return f"{places.NAMES[first_of(target)]},{places.NAMES[second_of(target)]}"

    def read_target(self, reader: Reader) -> i64:
        reader.expect(">")
        line = move_text.read_line(reader)
        reader.expect(",")
        at = reader.at
        other = move_text.read_line(reader)
        if other <= line:
            reader.at = at
            raise reader.fail("lines-in-order")
        return target_of(line, other)

    def every_target(self) -> list[int]:
        found: list[int] = []
        for line in range(places.LINES_N):
            found += [int(target_of(line, at)) for at in range(line + 1, places.LINES_N)]
        return found
