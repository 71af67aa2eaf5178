"""Captain Smith gives out one of the gathered Action cards (TI-CREW-SMITH-1, TI-CREW-SMITH-2)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.core.vocabulary import SEAT
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.table import codes, due, heaps, kinds, phases
from tocsin.games.titanic.table.state import TitanicState, state_of

NO_SUCH_SEAT: Final[i64] = 61
ANOTHER_FIRST: Final[i64] = 62
NOTHING_CHANGES: Final[i64] = 63
ROWS: Final[list[Row]] = [
    Row(60, "nothing-to-give-now", "TI-CREW-SMITH-1"),
    Row(61, "no-such-seat", "TI-SETUP-1", seat=SEAT),
    Row(62, "another-card-comes-first", "TI-CREW-SMITH-1", card=kinds.ACTION_CARD),
    Row(63, "something-must-change", "TI-CREW-SMITH-2"),
]


def code_of(name: i64, seat: i64) -> i64:
    """Give an Action card to a seat."""
    return codes.GIVE_FROM + name * 8 + seat


def name_of(code: i64) -> i64:
    """Which card is given."""
    return (code - codes.GIVE_FROM) >> 3


def seat_of(code: i64) -> i64:
    """Who gets it."""
    return (code - codes.GIVE_FROM) & 7


def refused(s: TitanicState, name: i64, seat: i64) -> i64:
    """TI-CREW-SMITH-1: names in order, to any seat; TI-CREW-SMITH-2: something must change."""
    if seat >= s.setup.players:
        return NO_SUCH_SEAT
    if name != heaps.first_in(s.loose_actions):
        return ANOTHER_FIRST
    return NOTHING_CHANGES if changes_nothing(s, name, seat) else i64(0)


def changes_nothing(s: TitanicState, name: i64, seat: i64) -> bool:
    """TI-CREW-SMITH-2: would this last card leave every player with the same collection?"""
    if s.loose_actions != heaps.one(name):
        return False
    for other in range(s.setup.players):
        held = s.hand[other]
        if other == seat:
            held += heaps.one(name)
        if held != s.hands_before[other]:
            return False
    return True


def offer(s: TitanicState) -> None:
    """TI-CREW-SMITH-1: the next card to every seat that `refused` allows."""
    name = heaps.first_in(s.loose_actions)
    for seat in range(s.setup.players):
        if refused(s, name, seat) == 0:
            s.offer(code_of(name, seat))


def do(s: TitanicState, code: i64, journal: Journal | None) -> i64:
    """TI-CREW-SMITH-1: one Action card finds its new owner."""
    name = name_of(code)
    seat = seat_of(code)
    s.loose_actions -= heaps.one(name)
    s.hand[seat] += heaps.one(name)
    _tell(name, seat, journal)
    return due.THE_SAME if s.loose_actions else due.END_OF_ACT


def _tell(name: i64, seat: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {"seat": int(seat), "card": heaps.NAMES[name]}
    journal.tell("action-card-given", "TI-CREW-SMITH-1", facts)


class Give(moment.TitanicAction):
    """`give:wait>2`."""

    def __init__(self) -> None:
        super().__init__(("give",), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.GIVE_FROM <= code < codes.GIVE_TO

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.GIVE)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, name_of(code), seat_of(code))

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        facts: dict[str, Arg] = {"card": heaps.NAMES[name_of(code)], "seat": int(seat_of(code))}
        if row == ANOTHER_FIRST:
            facts["card"] = heaps.NAMES[heaps.first_in(state_of(state).loose_actions)]
        return facts

    def describe(self, state: State, code: i64) -> Description:
        facts = self.facts(state, code, 0)
        targets = (Target("card", str(facts["card"])), Target("seat", str(seat_of(code))))
        text = self.write(state, code)
        return Description(text, "give", "TI-CREW-SMITH-1", targets, args=facts)

    def write(self, state: State, code: i64) -> str:
        return f"give:{heaps.NAMES[name_of(code)]}>{seat_of(code)}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        name = heaps.read_name(reader)
        reader.expect(">")
        return code_of(name, move_text.read_seat(reader))

    def is_meant(self, state: State, code: i64) -> bool:
        return name_of(code) < heaps.NAMES_N and seat_of(code) < move_text.SEATS_MAX

    def every(self, state: State) -> list[int]:
        players = state_of(state).setup.players
        found: list[int] = []
        for name in range(heaps.NAMES_N):
            found += [int(code_of(name, seat)) for seat in range(players)]
        return found
