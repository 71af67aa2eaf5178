"""SOS Titanic for a partner who talks: plans in a word, points to expect, requests about lines."""

# mypyc: off

from collections.abc import Sequence

from tocsin.bots.insight import Wish, reason
from tocsin.bots.rating import Line
from tocsin.bots.titanic import intentions
from tocsin.bots.trying import Doing, TriedInsight, refuse
from tocsin.core.contract import State
from tocsin.core.talk import HOLD, LEAVE, Request, Saying
from tocsin.games.titanic.rules import scoring
from tocsin.games.titanic.table import codes, phases, places
from tocsin.games.titanic.table.state import TitanicState

REASONS = {
    "save": "passengers-saved",
    "uncover": "cards-uncovered",
    "free-line": "cards-uncovered",
    "rescue": "good-odds",
    "play-card": "card-well-spent",
}


class TitanicInsight(TriedInsight):
    """Talk about the ship."""

    # Points of the score.
    ruin = 3.0

    def is_turn(self, state: State, seat: int) -> bool:
        """Moves and the act; not the small choices within a step."""
        assert isinstance(state, TitanicState)
        return state.actor == seat and state.phase == phases.TURN

    def turn_of(self, state: State, seat: int) -> State | None:
        """What a turn will find is not known before the others have drawn."""
        return state if self.is_turn(state, seat) else None

    def intend(self, before: State, seat: int, codes: Sequence[int]) -> Saying:
        """See `intentions`."""
        assert isinstance(before, TitanicState)
        return intentions.intend(before, seat, codes)

    def explain(self, before: State, seat: int, line: Line) -> Saying:
        """By what the plan does."""
        return reason(REASONS.get(self.intend(before, seat, line.codes).code, "nothing-better"))

    def result(self, state: State, seat: int) -> tuple[float, float]:
        """The team's score."""
        assert isinstance(state, TitanicState)
        score = float(scoring.score(state))
        return score, score

    def knows_place(self, state: State, at: str) -> bool:
        """One of the lines."""
        return at in places.LINES

    def wish(self, state: State, seat: int, request: Request) -> Wish | Saying:
        """See to a line first, leave one alone, keep the Action cards."""
        if request.code == HOLD:
            line = places.LINES.index(request.at)
            no = refuse("nothing-to-hold", request.at)
            return Doing("yes-hold", no, lambda plan: touches(plan[0], line))
        if request.code == LEAVE:
            line = places.LINES.index(request.at)
            no = refuse("not-possible")
            return Doing(
                "yes-leave", no, lambda plan: not any(touches(code, line) for code in plan)
            )
        return Doing(
            "yes-wait",
            refuse("not-possible"),
            lambda plan: not any(codes.is_play(code) for code in plan),
        )


def touches(code: int, line: int) -> bool:
    """Does a move take from this line or lay onto it?"""
    if codes.is_move(code):
        return line in (codes.move_source(code), codes.move_place(code))
    return bool(codes.is_place(code)) and codes.place_place(code) == line
