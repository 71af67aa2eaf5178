"""Keeping an Action card after a failure.

`keep`: Lightoller keeps the card just drawn instead of playing it (TI-CREW-LIGHTOLLER-1).
`keep:wait`: Fleet keeps one of those just drawn and discards the others (TI-CREW-FLEET-1).
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.rules import compensation
from tocsin.games.titanic.table import codes, due, heaps, kinds, phases
from tocsin.games.titanic.table.state import TitanicState, state_of

NO_PASSING: Final[i64] = 61
NOT_DRAWN: Final[i64] = 62
ROWS: Final[list[Row]] = [
    Row(60, "nothing-to-keep-now", "TI-CREW-FLEET-1"),
    Row(61, "no-passing", "TI-TURN-3"),
    Row(62, "not-drawn", "TI-CREW-FLEET-1", card=kinds.ANY_CARD),
]


def refused(s: TitanicState, name: i64) -> i64:
    """TI-CREW-FLEET-1: one of the cards just drawn."""
    return 0 if heaps.copies_in(s.loose_actions, name) > 0 else NOT_DRAWN


def offer(s: TitanicState) -> None:
    """TI-CREW-FLEET-1: every card that `refused` allows."""
    for name in range(heaps.NAMES_N):
        if refused(s, name) == 0:
            s.offer(codes.KEEP_ONE_FROM + name)


def offer_later(s: TitanicState) -> None:
    """TI-CREW-LIGHTOLLER-1, TI-CREW-GEN-1: always, where the drawn card may be played."""
    s.offer(codes.KEEP)


def sure_code(s: TitanicState) -> i64:
    """Cards of one name only are no choice; -1 while there is one."""
    heap = s.loose_actions
    return codes.KEEP_ONE_FROM + heaps.first_in(heap) if heaps.is_uniform(heap) else i64(-1)


def do(s: TitanicState, name: i64, journal: Journal | None) -> i64:
    """TI-CREW-FLEET-1: Fleet keeps one of the cards drawn and discards the others."""
    s.hand[s.seat] += heaps.one(name)
    s.action_discard += s.loose_actions - heaps.one(name)
    s.loose_actions = 0
    _tell_kept(s, name, journal)
    return due.END_OF_ACT


def _tell_kept(s: TitanicState, name: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {"seat": int(s.seat), "card": heaps.NAMES[name]}
    journal.tell("action-card-kept", "TI-CREW-FLEET-1", facts)


def do_later(s: TitanicState, journal: Journal | None) -> i64:
    """TI-CREW-LIGHTOLLER-1: the card joins the others in front of him."""
    compensation.keep_drawn(s)
    _tell_drawn_kept(s, journal)
    return due.END_OF_ACT


def _tell_drawn_kept(s: TitanicState, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("drawn-card-kept", "TI-CREW-LIGHTOLLER-1", {"seat": int(s.seat)})


class Keep(moment.TitanicAction):
    """`keep`, `keep:wait`."""

    def __init__(self) -> None:
        super().__init__(("keep",), ROWS)

    def owns(self, code: i64) -> bool:
        first = codes.KEEP_ONE_FROM
        return code == codes.KEEP or first <= code < first + heaps.NAMES_N

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        if code == codes.KEEP:
            return moment.is_decided_in(s, phases.PLAY_NOW)
        return moment.is_decided_in(s, phases.KEEP)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return 0 if code == codes.KEEP else refused(s, code - codes.KEEP_ONE_FROM)

    def not_now(self, s: TitanicState, code: i64) -> i64:
        row = moment.why_not_now(s, code)
        return NO_PASSING if row == moment.NOT_IN_A_TURN and code == codes.KEEP else row

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        return {} if code == codes.KEEP else {"card": heaps.NAMES[code - codes.KEEP_ONE_FROM]}

    def describe(self, state: State, code: i64) -> Description:
        facts = self.facts(state, code, 0)
        if code == codes.KEEP:
            cards = heaps.names_in(state_of(state).loose_actions)
            targets = tuple([Target("card", card) for card in cards])
            return Description("keep", "keep", "TI-CREW-LIGHTOLLER-1", targets)
        target = Target("card", str(facts["card"]))
        text = self.write(state, code)
        return Description(text, "keep-one", "TI-CREW-FLEET-1", (target,), args=facts)

    def write(self, state: State, code: i64) -> str:
        return "keep" if code == codes.KEEP else f"keep:{heaps.NAMES[code - codes.KEEP_ONE_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        if reader.takes(":"):
            return codes.KEEP_ONE_FROM + heaps.read_name(reader)
        return codes.KEEP

    def every(self, state: State) -> list[int]:
        first = codes.KEEP_ONE_FROM
        return [int(codes.KEEP), *range(first, first + heaps.NAMES_N)]
