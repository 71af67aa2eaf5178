"""Your Turn!: look through a line and choose its free end (TI-ACT-YOURTURN-1).

Choosing is `pick`. TI-ACT-MYSTERY-8: a line of a stand-in only is empty here.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions.cards import card
from tocsin.games.titanic.rules import knowledge, stand_ins
from tocsin.games.titanic.table import due, kinds, passengers
from tocsin.games.titanic.table.state import TitanicState

LINE_IS_EMPTY: Final[i64] = 10
ONLY_A_STAND_IN: Final[i64] = 11
ROWS: Final[list[Row]] = [
    Row(10, "line-is-empty", "TI-ACT-YOURTURN-1", line=kinds.PLACE, card=kinds.ACTION_CARD),
    Row(
        11,
        "only-a-mystery-passenger-there",
        "TI-ACT-MYSTERY-8",
        line=kinds.PLACE,
        card=kinds.ACTION_CARD,
    ),
]


def refused(s: TitanicState, line: i64) -> i64:
    """TI-ACT-YOURTURN-1, TI-ACT-MYSTERY-8: a line with a real passenger."""
    no = card.refused_line(s, line)
    if no:
        return no
    if s.run_length[line] == 0:
        return LINE_IS_EMPTY
    return 0 if s.passengers_in(line) > 0 else ONLY_A_STAND_IN


def do(s: TitanicState, line: i64, journal: Journal | None) -> i64:
    """TI-ACT-YOURTURN-1: look at all its cards; the known ones are seen at once."""
    stand_ins.drop(s, line, journal)
    s.looked_line = line
    s.drawn = (s.run[line] & passengers.ALL) | knowledge.take_known(s, line)
    s.clear_run(line)
    return due.LOOKING


class YourTurn(card.LineCard):
    """`play:your-turn>l3`."""

    def __init__(self) -> None:
        super().__init__("TI-ACT-YOURTURN-1", ROWS)

    def refused(self, s: TitanicState, name: i64, target: i64) -> i64:
        return refused(s, target - 1)


CARD: Final = YourTurn()
