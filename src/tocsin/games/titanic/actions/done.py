"""Lowe exchanges nobody (TI-CREW-LOWE-2): the exchange is optional (TI-CREW-GEN-1)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.table import codes, due, phases
from tocsin.games.titanic.table.state import TitanicState

ROWS: Final[list[Row]] = [Row(60, "no-passing", "TI-TURN-3")]


def offer(s: TitanicState) -> None:
    """TI-CREW-LOWE-2: always, where an exchange is asked for."""
    s.offer(codes.DONE)


def do(journal: Journal | None) -> i64:
    """Everybody stays."""
    _tell(journal)
    return due.END_OF_ACT


def _tell(journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("exchange-declined", "TI-CREW-LOWE-2")


class Done(moment.TitanicAction):
    """`done`."""

    def __init__(self) -> None:
        super().__init__(("done",), ROWS)

    def owns(self, code: i64) -> bool:
        return code == codes.DONE

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.SWAP)

    def describe(self, state: State, code: i64) -> Description:
        return Description("done", "done", "TI-CREW-LOWE-2")

    def write(self, state: State, code: i64) -> str:
        return "done"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return codes.DONE

    def every(self, state: State) -> list[int]:
        return [int(codes.DONE)]
