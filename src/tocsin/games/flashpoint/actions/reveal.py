"""Turning a face-down marker over (FP-COMP-3): ~reveal:victim  ~reveal:false-alarm."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Description, Target
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.rng import Rng
from tocsin.games.flashpoint.actions import chance, moment
from tocsin.games.flashpoint.actions.chance import ChanceAction
from tocsin.games.flashpoint.table import codes
from tocsin.games.flashpoint.table.state import FlashpointState

NO_VICTIM: Final[i64] = 1
NO_ALARM: Final[i64] = 2
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "no-victim-left-to-find", "FP-COMP-3"),
    Row(2, "no-false-alarm-left", "FP-COMP-3"),
)
SIDES: Final = ("victim", "false-alarm")


def refused(s: FlashpointState, code: i64) -> i64:
    """FP-COMP-3: only what is still face down somewhere can come up."""
    if weigh(s, code) > 0:
        return 0
    return NO_VICTIM if code == codes.REVEAL_VICTIM else NO_ALARM


def weigh(s: FlashpointState, code: i64) -> i64:
    """FP-COMP-3: markers weigh what is left of their kind."""
    return s.hidden_victims if code == codes.REVEAL_VICTIM else s.hidden_alarms


def offer(s: FlashpointState) -> None:
    """What is still face down somewhere."""
    if s.hidden_victims > 0:
        s.offer(codes.REVEAL_VICTIM)
    if s.hidden_alarms > 0:
        s.offer(codes.REVEAL_ALARM)


def sample(s: FlashpointState, rng: Rng) -> i64:
    """FP-COMP-3: every marker is equally likely."""
    total = s.hidden_victims + s.hidden_alarms
    return codes.REVEAL_VICTIM if rng.below(total) < s.hidden_victims else codes.REVEAL_ALARM


class Reveal(ChanceAction):
    """`~reveal:victim` and `~reveal:false-alarm`."""

    def __init__(self) -> None:
        super().__init__(("~reveal",), REFUSALS)

    def owns(self, code: i64) -> bool:
        return code in (codes.REVEAL_VICTIM, codes.REVEAL_ALARM)

    def kind_of(self, code: i64) -> i64:
        return chance.MARKER

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, code)

    def describe(self, state: State, code: i64) -> Description:
        s = moment.state_of(state)
        there = (Target("cell", s.board.names[s.target]),) if s.target >= 0 else ()
        return Description(self.write(state, code), "reveal", "FP-MOVE-9", there)

    def write(self, state: State, code: i64) -> str:
        return f"~reveal:{SIDES[code - codes.REVEAL_VICTIM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.REVEAL_VICTIM + reader.one_of(SIDES, "marker")

    def every(self, state: State) -> list[int]:
        return [int(codes.REVEAL_VICTIM), int(codes.REVEAL_ALARM)]
