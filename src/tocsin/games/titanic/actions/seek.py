"""Lowe's action: discard from the pile until an anchor shows, then perhaps exchange two survivors.

TI-TURN-2: it replaces the act. TI-CREW-LOWE-1; TI-CREW-LOWE-3: also with nothing to exchange.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment, swap
from tocsin.games.titanic.rules import knowledge
from tocsin.games.titanic.table import codes, crew, due, passengers, phases
from tocsin.games.titanic.table.state import TitanicState, state_of

ONLY_LOWE: Final[i64] = 61
PILE_IS_EMPTY: Final[i64] = 62
ROWS: Final[list[Row]] = [
    Row(61, "only-lowe-seeks", "TI-TURN-2"),
    Row(62, "pile-is-empty", "TI-CREW-LOWE-5"),
]


def refused(s: TitanicState) -> i64:
    """TI-TURN-2, TI-CREW-LOWE-5: Lowe's act, as long as there is something to discard."""
    if not s.is_seat_of(crew.LOWE):
        return ONLY_LOWE
    return 0 if s.pile_size() > 0 else PILE_IS_EMPTY


def offer(s: TitanicState) -> None:
    """TI-CREW-GEN-1: he may, where `refused` has nothing against it."""
    if refused(s) == 0:
        s.offer(codes.SEEK)


def do(s: TitanicState, journal: Journal | None) -> None:
    """TI-CREW-LOWE-1: the search begins; cards are then shown one by one."""
    _tell_begun(s, journal)


def discard_one(s: TitanicState, card: i64, journal: Journal | None) -> i64:
    """TI-CREW-LOWE-1: one card to the discard; an anchor lets him exchange.

    TI-CREW-LOWE-4: if the pile runs out first there is no exchange and no page.
    """
    knowledge.leave_pile(s, card)
    s.discard |= bit(card)
    _tell_discarded(s, card, journal)
    if card & 1:
        return due.CHOOSING if swap.is_possible(s) else due.END_OF_ACT
    if s.pile_size() > 0:
        return due.THE_SAME
    _tell_no_anchor(journal)
    return due.END_OF_ACT


def _tell_discarded(s: TitanicState, card: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell(
        "passenger-discarded-by-lowe",
        "TI-CREW-LOWE-1",
        {"card": passengers.write_card(card), "left": int(s.pile_size())},
    )


def _tell_begun(s: TitanicState, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("search-for-an-anchor-begun", "TI-CREW-LOWE-1", {"seat": int(s.seat)})


def _tell_no_anchor(journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("no-anchor-found", "TI-CREW-LOWE-4")


class Seek(moment.TitanicAction):
    """`seek`."""

    def __init__(self) -> None:
        super().__init__(("seek",), ROWS)

    def owns(self, code: i64) -> bool:
        return code == codes.SEEK

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.TURN)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s)

    def describe(self, state: State, code: i64) -> Description:
        facts = {"pile": int(state_of(state).pile_size())}
        return Description("seek", "seek", "TI-CREW-LOWE-1", (Target("pile", "pile"),), args=facts)

    def write(self, state: State, code: i64) -> str:
        return "seek"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return codes.SEEK

    def every(self, state: State) -> list[int]:
        return [int(codes.SEEK)]
