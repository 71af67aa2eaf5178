"""Placing nobody (FE-PLACE-8)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.action import Action
from tocsin.core.contract import State
from tocsin.core.facts import Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.seats import CHANCE
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.state import FeurioState

DRAW_FIRST: Final[i64] = 1
LAY_FIRST: Final[i64] = 2
REFUSALS: Final = refusals(
    Row(1, "a-tile-is-drawn-first", "FE-TURN-1"),
    Row(2, "lay-the-tile-first", "FE-TURN-2"),
)


def refused(s: FeurioState) -> i64:
    """FE-TURN-2: after the tile of the turn lies, men may be placed or not."""
    if s.actor == CHANCE:
        return DRAW_FIRST
    return LAY_FIRST if s.phase == codes.LAY else i64(0)


def offer(s: FeurioState) -> None:
    """FE-PLACE-8, FE-END-6: always possible, once `refused` has nothing against the moment."""
    s.offer(codes.PASS)


def do(s: FeurioState, journal: Journal | None) -> None:
    """FE-END-3: in the placing-only phase passes in a row are counted; FE-END-2: none is final."""
    if s.phase == codes.PLACE:
        s.passes += 1
    _tell(s, journal)


def _tell(s: FeurioState, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("passed", "FE-PLACE-8", {"seat": int(s.seat)})


class Pass(Action):
    """`pass`."""

    def __init__(self) -> None:
        super().__init__(("pass",), REFUSALS)

    def owns(self, code: i64) -> bool:
        return code == codes.PASS

    def refused(self, state: State, code: i64) -> i64:
        assert isinstance(state, FeurioState)
        return refused(state)

    def describe(self, state: State, code: i64) -> Description:
        return Description("pass", "pass", "FE-PLACE-8")

    def write(self, state: State, code: i64) -> str:
        return "pass"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return codes.PASS

    def every(self, state: State) -> list[int]:
        return [int(codes.PASS)]
