"""Captain Smith's action: everybody's Action cards are given out anew (TI-CREW-SMITH-1).

TI-TURN-2: it replaces the act. Card by card is `give`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.table import codes, crew, heaps, phases
from tocsin.games.titanic.table.state import TitanicState, state_of

ONLY_SMITH: Final[i64] = 61
NOBODY_HOLDS_CARDS: Final[i64] = 62
ROWS: Final[list[Row]] = [
    Row(61, "only-smith-shares", "TI-TURN-2"),
    Row(62, "nobody-holds-action-cards", "TI-CREW-SMITH-3"),
]


def refused(s: TitanicState) -> i64:
    """TI-TURN-2, TI-CREW-SMITH-3: Smith's act, if anybody holds an Action card."""
    if not s.is_seat_of(crew.SMITH):
        return ONLY_SMITH
    for seat in range(s.setup.players):
        if s.hand[seat] != 0:
            return 0
    return NOBODY_HOLDS_CARDS


def offer(s: TitanicState) -> None:
    """TI-CREW-GEN-1: he may, where `refused` has nothing against it."""
    if refused(s) == 0:
        s.offer(codes.SHARE)


def do(s: TitanicState, journal: Journal | None) -> None:
    """TI-CREW-SMITH-1: the cards of all players are taken up; piles and table are not touched."""
    s.hands_before = s.hand[:]
    for seat in range(s.setup.players):
        s.loose_actions += s.hand[seat]
        s.hand[seat] = 0
    _tell(s, journal)


def _tell(s: TitanicState, journal: Journal | None) -> None:
    if journal is None:
        return
    facts = {"seat": int(s.seat), "cards": int(heaps.size(s.loose_actions))}
    journal.tell("action-cards-gathered", "TI-CREW-SMITH-1", facts)


class Share(moment.TitanicAction):
    """`share`."""

    def __init__(self) -> None:
        super().__init__(("share",), ROWS)

    def owns(self, code: i64) -> bool:
        return code == codes.SHARE

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.TURN)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s)

    def describe(self, state: State, code: i64) -> Description:
        """It points at everybody whose cards are taken up."""
        s = state_of(state)
        seats = [seat for seat in range(s.setup.players) if s.hand[seat] != 0]
        targets = tuple([Target("seat", str(seat)) for seat in seats])
        return Description("share", "share", "TI-CREW-SMITH-1", targets)

    def write(self, state: State, code: i64) -> str:
        return "share"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return codes.SHARE

    def every(self, state: State) -> list[int]:
        return [int(codes.SHARE)]
