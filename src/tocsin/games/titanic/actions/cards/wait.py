"""Wait!: a whole visible run goes to the discard (TI-ACT-WAIT-1).

TI-ACT-MYSTERY-8: a line of a stand-in only may be chosen, and only discards it.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions.cards import card
from tocsin.games.titanic.rules import stand_ins, uncovering
from tocsin.games.titanic.table import due, kinds, places
from tocsin.games.titanic.table.state import TitanicState

LINE_IS_EMPTY: Final[i64] = 10
ROWS: Final[list[Row]] = [
    Row(10, "line-is-empty", "TI-ACT-WAIT-1", line=kinds.PLACE, card=kinds.ACTION_CARD),
]


def refused(s: TitanicState, line: i64) -> i64:
    """TI-ACT-WAIT-1: a line with a visible card."""
    no = card.refused_line(s, line)
    if no:
        return no
    return 0 if s.run_length[line] > 0 else LINE_IS_EMPTY


def do(s: TitanicState, line: i64, journal: Journal | None) -> i64:
    """TI-ACT-WAIT-1, TI-ACT-WAIT-2: the run is discarded; the next card, if any, is turned up."""
    _tell(s, line, journal)
    stand_ins.drop(s, line, journal)
    s.discard |= s.run[line]
    s.clear_run(line)
    uncovering.lay_again(s, line, journal)
    return due.END_OF_ACT


def _tell(s: TitanicState, line: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell(
        "run-sent-back",
        "TI-ACT-WAIT-1",
        {
            "line": places.NAMES[line],
            "cards": s.run_names(line, s.run_length[line]),
            "many": int(s.run_length[line]),
        },
    )


class Wait(card.LineCard):
    """`play:wait>l3`."""

    def __init__(self) -> None:
        super().__init__("TI-ACT-WAIT-1", ROWS)

    def refused(self, s: TitanicState, name: i64, target: i64) -> i64:
        return refused(s, target - 1)


CARD: Final = Wait()
