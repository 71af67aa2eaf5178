"""Murdoch has placed enough; the other drawn passengers are discarded (TI-CREW-MURDOCH-1).

TI-CREW-GEN-1: placing more than one is free. TI-CREW-MURDOCH-3: placing none is not.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.rules import rescue_outcome
from tocsin.games.titanic.table import codes, due, phases
from tocsin.games.titanic.table.state import TitanicState

ROWS: Final[list[Row]] = [Row(60, "no-passing", "TI-TURN-3")]


def offer(s: TitanicState) -> None:
    """TI-CREW-MURDOCH-3: after the first card, never before."""
    if s.placed:
        s.offer(codes.STOP)


def do(s: TitanicState, journal: Journal | None) -> i64:
    """TI-CREW-MURDOCH-1: what is left in hand goes to the discard."""
    rescue_outcome.discard_rest(s, journal)
    return due.END_OF_ACT


class Stop(moment.TitanicAction):
    """`stop`."""

    def __init__(self) -> None:
        super().__init__(("stop",), ROWS)

    def owns(self, code: i64) -> bool:
        return code == codes.STOP

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.PLACE) and s.placed

    def describe(self, state: State, code: i64) -> Description:
        return Description("stop", "stop", "TI-CREW-MURDOCH-1")

    def write(self, state: State, code: i64) -> str:
        return "stop"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return codes.STOP

    def every(self, state: State) -> list[int]:
        return [int(codes.STOP)]
