"""Flash Point for a partner who talks: plans in a word, reasons by the terms, requests."""

# mypyc: off

import math
from collections.abc import Sequence

from tocsin.bots.flashpoint import intentions
from tocsin.bots.flashpoint.knowledge import FlashpointKnowledge
from tocsin.bots.flashpoint.requests import Come, Hold, Leave, Wait, threat
from tocsin.bots.flashpoint.term_names import NAMES
from tocsin.bots.insight import Estimate, Insight, Wish, reason
from tocsin.bots.planner import TurnPlanner
from tocsin.bots.rating import Line
from tocsin.bots.weights import read_weights
from tocsin.core.contract import Game, State
from tocsin.core.data import load_text
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE
from tocsin.core.talk import COME, HOLD, LEAVE, REPLY, Request, Saying
from tocsin.games.flashpoint.game import Flashpoint
from tocsin.games.flashpoint.table import codes, marks, phases
from tocsin.games.flashpoint.table.state import FlashpointState

LESS_FIRE = "less-fire"
# Which terms speak for which reason; the rest speaks for a better place.
GROUPS = {
    "people-safer": ("rescued", "lost", "poi", "victim", "least_rescue", "danger_lost", "pois"),
    LESS_FIRE: ("fires", "smokes", "cells_lit", "beside_fire", "doors_beside", "hot_"),
    "walls-spared": ("damage", "walls"),
    "hazmats-safer": ("hazmat",),
    "gun-ready": ("driver", "gun"),
}
ELSE = "better-placed"
# Less than this in a hundred is no reason.
LITTLE = 0.005
# A turn of a try: quick, and good enough to see what a plan leads to.
WIDTH = 2
WEIGHED = 80
# Two standard errors.
MARGIN = 1.96
PLIES_MAX = 2_000


class FlashpointInsight(Insight):
    """Talk about the house."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.knowledge = FlashpointKnowledge(game)
        self.planner = TurnPlanner(game, self.knowledge)
        self.planner.width = WIDTH
        self.planner.budget = WEIGHED
        text = load_text("tocsin.bots.flashpoint", "insight.json")
        name = "advanced" if self.knowledge.is_advanced else "family"
        self.offset, self.slope = read_weights(text, name, ("offset", "slope"))

    def is_turn(self, state: State, seat: int) -> bool:
        """Phase 1, no question open."""
        return bool(self.knowledge.is_acting(state, seat))

    def turn_of(self, state: State, seat: int) -> State | None:
        """The turn of this seat, as if the one that goes on stopped and no fire came between."""
        assert isinstance(state, FlashpointState) and isinstance(self.game, Flashpoint)
        if self.is_turn(state, seat):
            return state
        if state.phase < phases.ACT or state.has_ended() or state.cell_of(seat) < 0:
            return None
        after = state.copy()
        after.seat = seat
        self.game.begin_turn(after, None)
        after.offers_n = -1
        return after

    def idle(self, state: State, seat: int) -> tuple[int, ...]:
        """The turn ends at once."""
        return (int(codes.PASS),)

    def intend(self, before: State, seat: int, codes: Sequence[int]) -> Saying:
        """See `intentions`."""
        assert isinstance(before, FlashpointState)
        return intentions.intend(before, seat, codes)

    def explain(self, before: State, seat: int, line: Line) -> Saying:
        """The group of terms that the plan improves most."""
        assert isinstance(line.state, FlashpointState)
        know = self.knowledge
        know.look_from(before)
        worth_before = know.worth(before, seat)
        old = list(know.terms.values)
        worth = self._worth(before, line, seat)
        told = {"chance": self._in_hundred(worth), "before": self._in_hundred(worth_before)}
        if worth - worth_before < LITTLE:
            return reason("nothing-better")
        if line.state.has_ended():
            return reason("people-safer", **told)
        know.worth(line.state, seat)
        gains: dict[str, float] = {}
        for name, was, now, weight in zip(NAMES, old, know.terms.values, know.weights, strict=True):
            group = group_of(name)
            gains[group] = gains.get(group, 0.0) + weight * (now - was)
        best = max(gains, key=lambda group: gains[group])
        if best != LESS_FIRE:
            return reason(best, **told)
        assert isinstance(before, FlashpointState)
        if burning(line.state) >= burning(before):
            # Nothing is out yet: whoever walks up to a fire only stands better.
            return reason(ELSE, **told)
        return reason(best, fires=len(line.state.cells_marked(marks.FIRE)), **told)

    def _worth(self, before: State, line: Line, seat: int) -> float:
        """The chance of winning after the plan; a chance inside the turn by its mean."""
        self.knowledge.look_from(before)
        return float(self.planner.search.mean(line.state.copy(), seat))

    def weigh(self, before: State, line: Line, seat: int, seed: int) -> Estimate:
        """Compared by the evaluation, shown as the chance it means."""
        worth = self._worth(before, line, seat)
        return Estimate(worth, self._in_hundred(worth), 0)

    def _chance(self, worth: float) -> float:
        """How often a position is won that is worth so much (`tools.learn flashpoint chances`)."""
        if not 0.0 < worth < 1.0:
            return worth
        said = math.log(worth / (1.0 - worth))
        return 1.0 / (1.0 + math.exp(-(self.offset + self.slope * said)))

    def _in_hundred(self, worth: float) -> int:
        return round(100 * self._chance(worth))

    def wish(self, state: State, seat: int, request: Request) -> Wish | Saying:
        """Come, hold, leave, wait."""
        assert isinstance(state, FlashpointState)
        if request.code not in (COME, HOLD, LEAVE):
            return Wait(state, seat)
        cell = state.board.cell_named[request.at]
        if request.code == COME:
            return Come(state, seat, cell)
        if request.code == HOLD:
            if threat(state, cell) == 0:
                return Saying(REPLY, "nothing-to-hold", {"at": request.at})
            return Hold(state, seat, cell)
        leave = Leave(state, cell)
        if not any(leave.before):
            return Saying(REPLY, "nothing-to-leave", {"at": request.at})
        return leave

    def minds(self, state: State, code: int, people: Sequence[int]) -> bool:
        """A command to a person's figure that nobody asks about (FP-SPEC-CAPT-6)."""
        assert isinstance(state, FlashpointState)
        is_asked = state.rules.consent
        return codes.is_command(code) and not is_asked and int(codes.commanded(code)) in people

    def knows_place(self, state: State, at: str) -> bool:
        """A cell of the board."""
        assert isinstance(state, FlashpointState)
        return at in state.board.cell_named

    def estimate(self, state: State, seat: int, seed: int, rollouts: int) -> Estimate:
        """Played on until the seat's next turn, so many times; what that is worth on average."""
        assert isinstance(state, FlashpointState)
        total = squares = 0.0
        worse = 0
        for number in range(rollouts):
            after = self._play_on(state, seat, Rng(seed + 7919 * number))
            self.knowledge.turn = -1
            worth = self._chance(float(self.knowledge.worth(after, seat)))
            total += worth
            squares += worth * worth
            worse += after.lost > state.lost
        mean = total / rollouts
        spread = max(0.0, squares / rollouts - mean * mean)
        margin = MARGIN * (spread / rollouts) ** 0.5
        return Estimate(
            mean, round(100 * mean), max(1, round(100 * margin)), round(100 * worse / rollouts)
        )

    def _play_on(self, state: FlashpointState, seat: int, rng: Rng) -> FlashpointState:
        after = state.copy()
        first = after.turn
        self.planner.rest = []
        for _ in range(PLIES_MAX):
            if after.has_ended() or (after.turn > first and self.is_turn(after, seat)):
                break
            actor = after.actor
            code = after.draw(rng) if actor == CHANCE else self.planner.choose(after, actor, rng)
            after.apply(code, None)
            after.offers_n = -1
        return after


def burning(state: FlashpointState) -> int:
    """How much there is to put out: a fire is two strokes, smoke is one."""
    return 2 * len(state.cells_marked(marks.FIRE)) + len(state.cells_marked(marks.SMOKE))


def group_of(term: str) -> str:
    """The reason that a term speaks for."""
    for group, beginnings in GROUPS.items():
        if term.startswith(beginnings):
            return group
    return ELSE
