"""Chance gives an Action card: in the deal, after a failure, to Latimer or Pitman (TI-KNOW-8)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.rules import action_pile, compensation, latimer, pitman, setup
from tocsin.games.titanic.table import codes, heaps, kinds, phases
from tocsin.games.titanic.table.state import TitanicState

NONE_LEFT: Final[i64] = 61
ROWS: Final[list[Row]] = [Row(61, "none-left", "TI-KNOW-8", card=kinds.ACTION_CARD)]


def refused(s: TitanicState, name: i64) -> i64:
    """TI-KNOW-8: a name of which a card is left in the Action pile."""
    return 0 if weigh(s, name) > 0 else NONE_LEFT


def offer(s: TitanicState) -> None:
    """TI-KNOW-8: every name that `refused` allows."""
    for name in range(heaps.NAMES_N):
        if refused(s, name) == 0:
            s.offer(codes.ACTION_FROM + name)


def weigh(s: TitanicState, name: i64) -> i64:
    """TI-KNOW-8: each card of the pile is equally likely."""
    return heaps.copies_in(s.action_pile, name)


def sample(s: TitanicState, rng: Rng) -> i64:
    """TI-KNOW-8: one card of the Action pile."""
    return codes.ACTION_FROM + heaps.nth_in(s.action_pile, rng.below(heaps.size(s.action_pile)))


def do(s: TitanicState, name: i64, journal: Journal | None) -> None:
    """The card goes to whoever is owed one; Latimer comes before the step of the turn."""
    if s.latimer_owed > 0:
        latimer.pay(s, name, journal)
    elif s.phase == phases.PAY:
        compensation.receive(s, name, journal)
    elif s.phase == phases.END:
        pitman.pay(s, name, journal)
    else:
        action_pile.take(s, name, setup.seat_short_of_actions(s), "TI-SETUP-4", journal)


def is_due(s: TitanicState) -> bool:
    """Is an Action card what chance has to give?"""
    return s.zone_to_show() < 0 and s.phase != phases.CREW_DEAL


class DrawActionCard(moment.TitanicAction):
    """`~action:wait`."""

    def __init__(self) -> None:
        super().__init__(("~action",), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.is_action(code)

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return s.actor == CHANCE and is_due(s)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, code - codes.ACTION_FROM)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        return {"card": heaps.NAMES[code - codes.ACTION_FROM]}

    def describe(self, state: State, code: i64) -> Description:
        facts = self.facts(state, code, 0)
        targets = (Target("card", str(facts["card"])), Target("pile", "action-pile"))
        text = self.write(state, code)
        return Description(text, "action", "TI-KNOW-8", targets, args=facts)

    def write(self, state: State, code: i64) -> str:
        return f"~action:{heaps.NAMES[code - codes.ACTION_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.ACTION_FROM + heaps.read_name(reader)

    def every(self, state: State) -> list[int]:
        return [int(codes.ACTION_FROM + name) for name in range(heaps.NAMES_N)]
