"""A turn planner: all sequences of one's own turn, then the dice, then the next seat's answer.

1 plans    from the points at hand downwards, the best few positions for every number of points
           left, merged by position; a chance inside the turn counts by the mean of its outcomes
2 rolls    the best ends, each over the rolls that may come, with common random numbers
3 answers  the best of those, each over some of the rolls, with the next seat's own best plan

How far it goes is a matter of the budget, which counts positions that are weighed. The same
position, budget and generator give the same answer, compiled or not.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.bots.knowledge import Knowledge
from tocsin.core.contract import Game, State
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE, NOBODY

POINTS_MAX: Final[i64] = 20
# How wide it looks after a chance inside the turn, and for the next seat's answer.
WIDTH_AFTER: Final[i64] = 4
WIDTH_ANSWER: Final[i64] = 3
# A chance with more outcomes than this is looked at in steps.
OUTCOMES_MAX: Final[i64] = 16
# Plies between two decisions that are weighed: more would be a game without end.
PLIES_MAX: Final[i64] = 400
# Questions that one chance inside a turn may leave open.
ANSWERS_MAX: Final[i64] = 6


class Line:
    """Own moves in a row: where they lead, what that is worth, and how they began."""

    def __init__(self, state: State, codes: list[int], worth: float) -> None:
        self.state = state
        self.codes = codes
        self.worth = worth


class TurnPlanner(Bot):
    """Plans its whole turn with what `knowledge` says of the game."""

    def __init__(self, game: Game, knowledge: Knowledge) -> None:
        super().__init__(game)
        self.knowledge = knowledge
        self.width: i64 = 10
        # How many ends meet the dice (0: none), and how many of them the next seat's answer.
        self.ends: i64 = 0
        self.answers: i64 = 0
        # Every so many rolls only, for the answers.
        self.stride: i64 = 3
        self.weighed: i64 = 0
        # The rest of a plan that is being carried out, and the position it expects.
        self.rest: list[int] = []
        self.expected: i64 = 0

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The next move of the plan, or the first of a new one."""
        if state.count_offers() == 1:
            return state.offers[0]
        if self.rest and state.hash() == self.expected and state.is_offered(self.rest[0]):
            return self._carry_on(state, self.rest)
        self.knowledge.look_from(state)
        opening = self.knowledge.opening(state)
        if opening >= 0 and state.is_offered(opening):
            return opening
        if not self.knowledge.is_acting(state, seat):
            return self._answer(state, seat, rng)
        lines = self.best_lines(state, seat, rng)
        return self._carry_on(state, lines[0].codes)

    def _carry_on(self, state: State, codes: list[int]) -> i64:
        """Play the first of these and remember the others."""
        code: i64 = codes[0]
        self.rest = codes[1:]
        if self.rest:
            after = state.copy()
            after.apply(code, None)
            self.expected = after.hash()
        return code

    def best_lines(self, state: State, seat: i64, rng: Rng) -> list[Line]:
        """Whole turns, the best first, as far as the budget looks."""
        ends = self.plan(state, seat, self.width)
        if self.ends > 0 and len(ends) > 1:
            seed = rng.word()
            ends = self._roll(ends[: self.ends], seat, seed, 1, False)
            if self.answers > 0 and len(ends) > 1:
                ends = self._roll(ends[: self.answers], seat, seed, self.stride, True)
        return ends

    # 1: plans.

    def plan(self, state: State, seat: i64, width: i64) -> list[Line]:
        """Every end of the turn that the width reaches, the best first."""
        know = self.knowledge
        buckets: list[list[Line]] = [[] for _ in range(int(POINTS_MAX) + 1)]
        seen: set[int] = {int(state.hash())}
        ends: list[Line] = []
        top = self._bucket(state)
        buckets[top].append(Line(state, [], know.worth(state, seat)))
        turn = state.turn
        for points in range(top, -1, -1):
            at = 0
            while at < len(buckets[points]) and at < width:
                line = buckets[points][at]
                at += 1
                n = line.state.count_offers()
                for i in range(n):
                    code = line.state.offers[i]
                    if not know.tries(line.state, code):
                        continue
                    child = line.state.copy()
                    child.apply(code, None)
                    child.offers_n = -1
                    if child.turn == turn and know.is_acting(child, seat):
                        mark = int(child.hash())
                        if mark in seen:
                            continue
                        seen.add(mark)
                        left = self._bucket(child)
                        worth = know.worth(child, seat)
                        self.weighed += 1
                        kept = Line(child, [*line.codes, int(code)], worth)
                        insert(buckets[left], kept, at if left == points else 0)
                    else:
                        worth = self._mean(child, seat, turn, width > WIDTH_AFTER)
                        insert(ends, Line(child, [*line.codes, int(code)], worth), 0)
        return ends

    def _bucket(self, state: State) -> i64:
        points = self.knowledge.points(state)
        return points if points < POINTS_MAX else POINTS_MAX

    def _mean(self, state: State, seat: i64, turn: i64, deeper: bool) -> float:
        """What a position is worth in which the seat does not go on at once."""
        know = self.knowledge
        if state.actor != CHANCE or not know.is_waiting(state):
            self.weighed += 1
            return know.worth(state, seat)
        n = state.count_offers()
        step = (n + OUTCOMES_MAX - 1) // OUTCOMES_MAX
        total = 0.0
        weights = 0.0
        # Many dice end alike: the same fire is put out.
        known: dict[int, float] = {}
        for i in range(i64(0), n, step):
            code = state.offers[i]
            weight = float(state.weigh(code))
            child = state.copy()
            child.apply(code, None)
            child.offers_n = -1
            total += weight * self._best_after(child, seat, turn, deeper, known)
            weights += weight
        return total / weights

    def _best_after(
        self, state: State, seat: i64, turn: i64, deeper: bool, known: dict[int, float]
    ) -> float:
        """The best the seat can make of what chance gave it, questions about it included."""
        know = self.knowledge
        for _ in range(ANSWERS_MAX):
            if state.actor < 0 or know.is_acting(state, state.actor):
                break
            state.apply(self._best_code(state, state.actor), None)
            state.offers_n = -1
        mark = int(state.hash())
        if mark in known:
            return known[mark]
        worth = -1.0
        if deeper and state.turn == turn and know.is_acting(state, seat):
            lines = self.plan(state, seat, WIDTH_AFTER)
            if lines:
                worth = lines[0].worth
        if worth < 0.0:
            self.weighed += 1
            worth = know.worth(state, seat)
        known[mark] = worth
        return worth

    # 2 and 3: the dice, and the answer.

    def _roll(
        self, lines: list[Line], seat: i64, seed: i64, stride: i64, answer: bool
    ) -> list[Line]:
        """The same ends by the mean over the coming chance, the best first."""
        ranked: list[Line] = []
        for line in lines:
            worth = self._expect(line.state, seat, seed, stride, answer)
            insert(ranked, Line(line.state, line.codes, worth), 0)
        return ranked

    def _expect(self, state: State, seat: i64, seed: i64, stride: i64, answer: bool) -> float:
        """The mean over the outcomes due now; what follows them is drawn, the same for all."""
        if state.actor != CHANCE:
            return self._after_roll(state, seat, seed, answer)
        n = state.count_offers()
        total = 0.0
        weights = 0.0
        for i in range(i64(0), n, stride):
            code = state.offers[i]
            weight = float(state.weigh(code))
            child = state.copy()
            child.apply(code, None)
            child.offers_n = -1
            total += weight * self._after_roll(child, seat, seed + 7919 * i, answer)
            weights += weight
        return total / weights

    def _after_roll(self, state: State, seat: i64, seed: i64, answer: bool) -> float:
        """Until somebody's turn begins: chance is drawn, forced answers are given by worth."""
        know = self.knowledge
        rng = Rng(int(seed))
        for _ in range(PLIES_MAX):
            actor = state.actor
            if actor == NOBODY or (actor != CHANCE and know.is_acting(state, actor)):
                break
            code = state.draw(rng) if actor == CHANCE else self._best_code(state, actor)
            state.apply(code, None)
            state.offers_n = -1
        if answer and state.actor >= 0:
            lines = self.plan(state, state.actor, WIDTH_ANSWER)
            if lines:
                return lines[0].worth
        self.weighed += 1
        return know.worth(state, seat)

    # Questions outside one's turn.

    def _answer(self, state: State, seat: i64, rng: Rng) -> i64:
        """The answer that leads to most, one chance ahead."""
        n = state.count_offers()
        turn = state.turn
        best = state.offers[0]
        top = -1.0
        for i in range(n):
            code = state.offers[i]
            child = state.copy()
            child.apply(code, None)
            child.offers_n = -1
            worth = self._mean(child, seat, turn, False)
            if worth > top:
                top = worth
                best = code
        return best

    def _best_code(self, state: State, seat: i64) -> i64:
        """The answer whose position is worth most at once."""
        n = state.count_offers()
        best = state.offers[0]
        if n == 1:
            return best
        top = -1.0
        for i in range(n):
            child = state.copy()
            child.apply(state.offers[i], None)
            worth = self.knowledge.worth(child, seat)
            self.weighed += 1
            if worth > top:
                top = worth
                best = state.offers[i]
        return best


def insert(lines: list[Line], line: Line, start: int) -> None:
    """Keep lines from `start` on sorted by worth, the best first; the older of equals first."""
    low = start
    high = len(lines)
    while low < high:
        middle = (low + high) // 2
        if lines[middle].worth < line.worth:
            high = middle
        else:
            low = middle + 1
    lines.insert(low, line)
