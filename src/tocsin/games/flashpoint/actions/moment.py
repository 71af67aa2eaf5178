"""Whose moment it is: what all actions of a seat, and all outcomes of chance, share.

Chance speaks first wherever it is asked (FP-TURN-3); the actions of phase 1 wait until the set-up
is finished (FP-SETUP-12) and until every question has its answer (FP-TURN-2).

Numbers of refusals: 1 to 49 are a room's own, 50 to 59 those of `points`, 60 to 69 those of
`rules.escape`, 70 to 79 these, 80 to 99 those of `command`; from 100 on they are an expansion's.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.action import Action
from tocsin.core.contract import State
from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row
from tocsin.core.seats import CHANCE
from tocsin.core.vocabulary import SEAT
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table import phases
from tocsin.games.flashpoint.table.state import FlashpointState

CHANCE_FIRST: Final[i64] = 70
SET_UP_FIRST: Final[i64] = 71
CHOICE_FIRST: Final[i64] = 72
OTHERS_FROM: Final[i64] = 100

ANY_MOMENT: Final = [Row(70, "chance-comes-first", "FP-TURN-3")]
PHASE_ONE: Final = [
    *ANY_MOMENT,
    Row(71, "set-up-is-not-finished", "FP-SETUP-12"),
    Row(72, "another-choice-comes-first", "FP-TURN-2", actor=SEAT),
]


def refused_before_phase_one(s: FlashpointState) -> i64:
    """FP-SETUP-12, FP-TURN-2: actions belong to phase 1, and a question must be answered first."""
    return SET_UP_FIRST if s.phase < phases.ACT else CHOICE_FIRST


def state_of(state: State) -> FlashpointState:
    """The table as this game keeps it."""
    if not isinstance(state, FlashpointState):
        raise TypeError("this is no state of flashpoint")
    return state


class SeatAction(Action):
    """Something a seat does; `judge` is asked when neither chance nor an expansion comes first."""

    def refused(self, state: State, code: i64) -> i64:
        s = state_of(state)
        if s.actor == CHANCE:
            return CHANCE_FIRST
        if s.extended:
            row = s.hooks.refused_moment(s, code)
            if row != 0:
                return row
        return self.judge(s, code)

    def judge(self, s: FlashpointState, code: i64) -> i64:
        """0 if the code is allowed now, else the row that says why not."""
        raise NotImplementedError

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        s = state_of(state)
        if row >= OTHERS_FROM:
            return s.hooks.facts(s, code, row)
        if row == CHOICE_FIRST:
            return {"actor": int(s.actor)}
        return self.own_facts(s, code, row)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        """The arguments of the room's own refusals."""
        return {}


class PhaseOneAction(SeatAction):
    """An action of phase 1: in its moment, allowed and payable, and nobody left on fire."""

    def judge(self, s: FlashpointState, code: i64) -> i64:
        if s.phase != phases.ACT:
            return self.refused_now(s)
        if s.extended:
            row = s.hooks.forbids(s, s.seat, code)
            if row != 0:
                return row
        row = self.judge_action(s, code)
        if row != 0:
            return row
        after = s.copy()
        self.do(after, code, None)
        return escape.refused(s, after)

    def refused_now(self, s: FlashpointState) -> i64:
        """Why it is not the moment for this action."""
        return refused_before_phase_one(s)

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        """0 if rules and points allow it, else the row that says why not."""
        raise NotImplementedError

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        """Pay for the action and carry it out; says what is due."""
        raise NotImplementedError
