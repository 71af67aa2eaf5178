"""Agreeing to a command or not, where players are asked (FP-SPEC-CAPT-6): accept, decline."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.actions import moment
from tocsin.games.flashpoint.actions.moment import SeatAction
from tocsin.games.flashpoint.table import codes, phases
from tocsin.games.flashpoint.table.state import FlashpointState

NOTHING_ASKED: Final[i64] = 1
REFUSALS: Final[list[Row]] = refusals(Row(1, "no-command-to-answer", "FP-SPEC-CAPT-6"))
WORDS: Final = ("accept", "decline")


def refused(s: FlashpointState) -> i64:
    """FP-SPEC-CAPT-6: only a command that waits for its answer has one."""
    return i64(0) if s.phase == phases.CONSENT else NOTHING_ASKED


def offer(s: FlashpointState) -> None:
    """FP-SPEC-CAPT-6, the other reading: the commanded player agrees or does not."""
    s.offer(codes.ACCEPT)
    s.offer(codes.DECLINE)


def do(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """Who declines is asked no more in this turn; gives back the command that was asked."""
    asked = s.asked
    seat = codes.commanded(asked)
    s.asked = 0
    if code == codes.DECLINE:
        s.refusers |= bit(seat)
    _tell(seat, code, journal)
    return asked


def _tell(seat: i64, code: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    word = "command-accepted" if code == codes.ACCEPT else "command-declined"
    journal.tell(word, "FP-SPEC-CAPT-6", {"seat": int(seat)})


class Consent(SeatAction):
    """`accept` and `decline`."""

    def __init__(self) -> None:
        super().__init__(WORDS, refusals(*REFUSALS, *moment.ANY_MOMENT))

    def owns(self, code: i64) -> bool:
        return code in (codes.ACCEPT, codes.DECLINE)

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused(s)

    def describe(self, state: State, code: i64) -> Description:
        word = WORDS[code - codes.ACCEPT]
        return Description(word, word, "FP-SPEC-CAPT-6")

    def write(self, state: State, code: i64) -> str:
        return WORDS[code - codes.ACCEPT]

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return codes.ACCEPT + WORDS.index(word)

    def every(self, state: State) -> list[int]:
        return [int(codes.ACCEPT), int(codes.DECLINE)]
