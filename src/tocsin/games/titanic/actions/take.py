"""Plan A and Plan B, second part: an Action card is taken (TI-ACT-PLANA-1, TI-ACT-PLANB-1).

TI-ACT-PLANA-3: it cannot be played in the same turn. TI-CREW-PHILLIPS-2: whoever plays the plan
gets the card, whosever plan it was.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.table import codes, due, heaps, kinds, phases
from tocsin.games.titanic.table.state import TitanicState, state_of

NOT_BY_PLAN_A: Final[i64] = 61
NOT_BY_PLAN_B: Final[i64] = 62
NOT_ITSELF: Final[i64] = 63
ROWS: Final[list[Row]] = [
    Row(60, "action-cards-are-closed", "TI-DECK-10"),
    Row(61, "not-among-those-cards", "TI-ACT-PLANA-1", card=kinds.ACTION_CARD),
    Row(62, "not-among-those-cards", "TI-ACT-PLANB-1", card=kinds.ACTION_CARD),
    Row(63, "plan-b-cannot-take-itself", "TI-ACT-PLANB-2"),
]


def searched(s: TitanicState) -> i64:
    """The heap a plan takes from."""
    return s.action_pile if s.phase == phases.TAKE_A else s.action_discard


def refused(s: TitanicState, name: i64) -> i64:
    """TI-ACT-PLANA-1, TI-ACT-PLANB-1: a card of the heap; Plan B never itself (TI-ACT-PLANB-2)."""
    if heaps.copies_in(searched(s), name) > 0:
        return 0
    if s.phase == phases.TAKE_A:
        return NOT_BY_PLAN_A
    return NOT_ITSELF if name == s.resolving else NOT_BY_PLAN_B


def offer(s: TitanicState) -> None:
    """Every card that `refused` allows."""
    for name in range(heaps.NAMES_N):
        if refused(s, name) == 0:
            s.offer(codes.TAKE_FROM + name)


def do(s: TitanicState, name: i64, journal: Journal | None) -> i64:
    """The chosen Action card is laid in front of the player of the plan."""
    if s.phase == phases.TAKE_A:
        s.action_pile -= heaps.one(name)
    else:
        s.action_discard -= heaps.one(name)
    s.hand[s.seat] += heaps.one(name)
    _tell(s, name, journal)
    return due.END_OF_ACT


def _tell(s: TitanicState, name: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {"seat": int(s.seat), "card": heaps.NAMES[name]}
    journal.tell("action-card-taken", rule_of(s), facts)


def rule_of(s: TitanicState) -> str:
    """The rule of the plan that is being resolved."""
    return "TI-ACT-PLANA-1" if s.phase == phases.TAKE_A else "TI-ACT-PLANB-1"


class Take(moment.TitanicAction):
    """`take:wait`."""

    def __init__(self) -> None:
        super().__init__(("take",), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.TAKE_FROM <= code < codes.TAKE_FROM + heaps.NAMES_N

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.TAKE_A) or moment.is_decided_in(s, phases.TAKE_B)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, code - codes.TAKE_FROM)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        return {"card": heaps.NAMES[code - codes.TAKE_FROM]}

    def describe(self, state: State, code: i64) -> Description:
        s = state_of(state)
        facts = self.facts(s, code, 0)
        source = "action-pile" if s.phase == phases.TAKE_A else "action-discard"
        targets = (Target("card", str(facts["card"])), Target("pile", source))
        return Description(self.write(s, code), "take", rule_of(s), targets, args=facts)

    def write(self, state: State, code: i64) -> str:
        return f"take:{heaps.NAMES[code - codes.TAKE_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.TAKE_FROM + heaps.read_name(reader)

    def every(self, state: State) -> list[int]:
        return [int(codes.TAKE_FROM + name) for name in range(heaps.NAMES_N)]
