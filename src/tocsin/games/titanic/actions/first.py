"""Who plays first: one decision of the team, asked of the first seat (TI-SETUP-10)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.core.vocabulary import SEAT
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.table import codes, phases
from tocsin.games.titanic.table.state import TitanicState, state_of

NO_SUCH_SEAT: Final[i64] = 61
ROWS: Final[list[Row]] = [Row(61, "no-such-seat", "TI-SETUP-1", seat=SEAT)]


def refused(s: TitanicState, seat: i64) -> i64:
    """TI-SETUP-1, TI-SETUP-10: anybody who plays."""
    return 0 if seat < s.setup.players else NO_SUCH_SEAT


def offer(s: TitanicState) -> None:
    """TI-SETUP-10: every seat that `refused` allows."""
    for seat in range(codes.FIRST_TO - codes.FIRST_FROM):
        if refused(s, seat) == 0:
            s.offer(codes.FIRST_FROM + seat)


def do(s: TitanicState, code: i64) -> None:
    """TI-SETUP-10: that seat begins, then play goes clockwise."""
    s.seat = code - codes.FIRST_FROM


class First(moment.TitanicAction):
    """`first:2`."""

    def __init__(self) -> None:
        super().__init__(("first",), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.is_first(code)

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.FIRST)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, code - codes.FIRST_FROM)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        return {"seat": int(code - codes.FIRST_FROM)}

    def describe(self, state: State, code: i64) -> Description:
        facts = self.facts(state, code, 0)
        seat = Target("seat", str(code - codes.FIRST_FROM))
        return Description(self.write(state, code), "first", "TI-SETUP-10", (seat,), args=facts)

    def write(self, state: State, code: i64) -> str:
        return f"first:{code - codes.FIRST_FROM}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.FIRST_FROM + move_text.read_seat(reader)

    def is_meant(self, state: State, code: i64) -> bool:
        return True  # FIRST_FROM to FIRST_TO are the seats of the largest table.

    def every(self, state: State) -> list[int]:
        return [int(codes.FIRST_FROM + seat) for seat in range(state_of(state).setup.players)]
