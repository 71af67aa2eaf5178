"""Ending phase 1 (FP-TURN-4): pass. Nobody may be left on fire (FP-MOVE-8, FP-SPEC-CAPT-5)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import SEAT
from tocsin.games.flashpoint.actions import moment
from tocsin.games.flashpoint.actions.moment import SeatAction
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table import codes, masks, phases
from tocsin.games.flashpoint.table.state import FlashpointState

ON_FIRE: Final[i64] = 1
OTHERS_ON_FIRE: Final[i64] = 2
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "get-off-the-fire-first", "FP-MOVE-8"),
    Row(2, "bring-them-off-the-fire-first", "FP-SPEC-CAPT-5", seat=SEAT),
)


def refused(s: FlashpointState) -> i64:
    """FP-TURN-4, FP-MOVE-8, FP-SPEC-CAPT-5: nobody stays on fire when phase 1 ends."""
    if s.burns(s.cell_of(s.seat)):
        return ON_FIRE
    if escape.burning_seats(s) != 0:
        return OTHERS_ON_FIRE
    return s.hooks.refused_pass(s) if s.extended else i64(0)


class Pass(SeatAction):
    """`pass`."""

    def __init__(self) -> None:
        early = [
            Row(71, "set-up-is-not-finished", "FP-SETUP-12"),
            Row(72, "another-choice-comes-first", "FP-TURN-4", actor=SEAT),
        ]
        super().__init__(("pass",), refusals(*REFUSALS, *early, *moment.ANY_MOMENT))

    def owns(self, code: i64) -> bool:
        return code == codes.PASS

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused(s) if s.phase == phases.ACT else moment.refused_before_phase_one(s)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        if row != OTHERS_ON_FIRE:
            return {}
        return {"seat": int(masks.lowest(escape.burning_seats(s)))}

    def describe(self, state: State, code: i64) -> Description:
        return Description("pass", "pass", "FP-TURN-4")

    def write(self, state: State, code: i64) -> str:
        return "pass"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return codes.PASS

    def every(self, state: State) -> list[int]:
        return [int(codes.PASS)]
