"""SOS Titanic for rollouts: the appeal of every code, and the score at the end."""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.policy import Policy
from tocsin.bots.titanic.appeal import appeal
from tocsin.bots.titanic.weights import load_appeal
from tocsin.core.contract import State
from tocsin.games.titanic.rules import placing, scoring
from tocsin.games.titanic.table import phases
from tocsin.games.titanic.table.state import TitanicState

# Moves that save somebody or uncover a card are played without a thought: searching them made
# play worse in the trial, since their differences drown in the noise of the cards to come.
CLEAR: Final[i64] = 1500


class TitanicPolicy(Policy):
    """One look at the table, one number per legal code."""

    def __init__(self) -> None:
        self.fits: i64 = 0
        self.w = load_appeal()

    def prepare(self, state: State) -> None:
        """Which cards would fit somewhere now."""
        assert isinstance(state, TitanicState)
        settled = state.uncovered == 0 and state.looked_line < 0
        self.fits = placing.fitting(state) if settled else i64(0)

    def appeal(self, state: State, code: i64) -> i64:
        """See `appeal`."""
        assert isinstance(state, TitanicState)
        return appeal(state, code, self.fits, self.w)

    def is_clear(self, state: State, appeal: i64) -> bool:
        """A passenger to save or a card to uncover."""
        assert isinstance(state, TitanicState)
        return state.phase == phases.TURN and appeal >= CLEAR

    def value(self, state: State, seat: i64) -> float:
        """The team's score."""
        assert isinstance(state, TitanicState)
        return float(scoring.score(state))
