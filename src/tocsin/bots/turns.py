"""One's own turn, thought through: every sequence of moves, the best few for each number of points.

A move that leads to a position seen before is dropped. Where chance speaks inside the turn (a
marker is turned over, a gun is fired) the sequence ends and counts by the mean over the outcomes;
the most promising of those are then thought through to the end of the turn.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.knowledge import Knowledge
from tocsin.bots.rating import Line, insert
from tocsin.core.contract import State
from tocsin.core.seats import CHANCE

POINTS_MAX: Final[i64] = 20
# How wide it looks after a chance inside the turn, and how many such ends for each number of
# points left are looked at so closely.
WIDTH_AFTER: Final[i64] = 3
DEEPER: Final[i64] = 2
# A plan after a chance with fewer positions than this would not see its own turn.
DEEPER_LEAST: Final[i64] = 24
# A chance with more outcomes than this is looked at in steps.
OUTCOMES_MAX: Final[i64] = 16
# Questions that one chance inside a turn may leave open.
ANSWERS_MAX: Final[i64] = 6


def stride(n: i64, most: i64) -> i64:
    """Steps through n outcomes that meet at most so many of them: every third, fifth …

    Always odd, since the outcomes of two dice stand in rows of eight: steps of four would only ever
    meet two columns of the board.
    """
    step = (n + most - 1) // most
    return step if step & 1 else step + 1


class TurnSearch:
    """Searches turns with what `knowledge` says of the game, and counts what it weighs."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.weighed: i64 = 0

    def weigh(self, state: State, seat: i64) -> float:
        """What a position is worth, counted."""
        self.weighed += 1
        return self.knowledge.worth(state, seat)

    def plan(self, state: State, seat: i64, width: i64, budget: i64) -> list[Line]:
        """Every end of the turn that width and budget reach, the best first."""
        begun = self.weighed
        ends: list[Line] = []
        waiting: list[list[Line]] = [[] for _ in range(int(POINTS_MAX) + 1)]
        # What comes after a chance is planned with what is left of the budget: a third.
        self._spread(state, seat, width, budget - budget // 3, ends, waiting)
        left = begun + budget - self.weighed
        self._look_deeper(waiting, seat, state.turn, left, ends)
        return ends

    def _spread(
        self,
        state: State,
        seat: i64,
        width: i64,
        budget: i64,
        ends: list[Line],
        waiting: list[list[Line]],
    ) -> None:
        """All sequences, from the most points left to none; `waiting` for chance."""
        buckets: list[list[Line]] = [[] for _ in range(int(POINTS_MAX) + 1)]
        seen: set[int] = {int(state.hash())}
        top = self._bucket(state)
        buckets[top].append(Line(state, [], 0.0))
        limit = self.weighed + budget
        for points in range(top, i64(-1), i64(-1)):
            # Every number of points gets its share of what is left, and one position at least.
            share = self.weighed + (limit - self.weighed) // (points + 1)
            at = 0
            while at < len(buckets[points]) and at < width:
                if at > 0 and self.weighed >= share:
                    break
                line = buckets[points][at]
                at += 1
                self._try_all(line, seat, state.turn, at, buckets, seen, ends, waiting)

    def _try_all(
        self,
        line: Line,
        seat: i64,
        turn: i64,
        at: int,
        buckets: list[list[Line]],
        seen: set[int],
        ends: list[Line],
        waiting: list[list[Line]],
    ) -> None:
        """Every move that is worth a thought after this line."""
        know = self.knowledge
        points = self._bucket(line.state)
        n = line.state.count_offers()
        for i in range(n):
            code = line.state.offers[i]
            if not know.tries(line.state, code):
                continue
            # Who drives takes along whoever says yes: answered at once, the turn goes on.
            child = self._settle(line.state, code)
            is_mine = child.turn == turn and know.is_acting(child, seat)
            is_waiting = child.actor == CHANCE and know.is_waiting(child)
            if is_mine or is_waiting:
                mark = int(child.hash())
                if mark in seen:
                    continue
                seen.add(mark)
            codes = [*line.codes, int(code)]
            left = self._bucket(child)
            if is_mine:
                kept = Line(child, codes, self.weigh(child, seat))
                insert(buckets[left], kept, at if left == points else 0)
            elif is_waiting:
                insert(waiting[left], Line(child, codes, self.mean(child, seat)), 0)
            else:
                insert(ends, Line(child, codes, self.weigh(child, seat)), 0)

    def _look_deeper(
        self, waiting: list[list[Line]], seat: i64, turn: i64, budget: i64, ends: list[Line]
    ) -> None:
        """Ends that wait for chance: the best of each number of points by the best way on."""
        close: i64 = 0
        for lines in waiting[1:]:
            close += len(lines) if len(lines) < DEEPER else DEEPER
        for points in range(POINTS_MAX + 1):
            for at in range(i64(len(waiting[points]))):
                line = waiting[points][at]
                if at < DEEPER and points > 0:
                    begun = self.weighed
                    line.worth = self._mean_deeper(line, seat, turn, budget // close)
                    budget -= self.weighed - begun
                    close -= 1
                insert(ends, line, 0)

    def _bucket(self, state: State) -> i64:
        points = self.knowledge.points(state)
        return points if points < POINTS_MAX else POINTS_MAX

    # Chance inside the turn.

    def mean(self, state: State, seat: i64) -> float:
        """What a position is worth in which the seat does not go on at once."""
        if state.actor != CHANCE or not self.knowledge.is_waiting(state):
            return self.weigh(state, seat)
        n = state.count_offers()
        step = stride(n, OUTCOMES_MAX)
        total = 0.0
        weights = 0.0
        # Many dice end alike: the same fire is put out.
        known: dict[int, float] = {}
        for i in range(i64(0), n, step):
            child = self._settle(state, state.offers[i])
            mark = int(child.hash())
            if mark not in known:
                known[mark] = self.weigh(child, seat)
            weight = float(state.weigh(state.offers[i]))
            total += weight * known[mark]
            weights += weight
        return total / weights

    def _mean_deeper(self, line: Line, seat: i64, turn: i64, budget: i64) -> float:
        """The same with the rest of the turn planned after each outcome, if the budget allows."""
        state = line.state
        n = state.count_offers()
        step = stride(n, OUTCOMES_MAX)
        share = budget // ((n + step - 1) // step)
        if share < DEEPER_LEAST:
            return line.worth
        total = 0.0
        weights = 0.0
        known: dict[int, float] = {}
        for i in range(i64(0), n, step):
            child = self._settle(state, state.offers[i])
            mark = int(child.hash())
            if mark not in known:
                known[mark] = self._best_worth(child, seat, turn, share)
            weight = float(state.weigh(state.offers[i]))
            total += weight * known[mark]
            weights += weight
        return total / weights

    def _best_worth(self, state: State, seat: i64, turn: i64, budget: i64) -> float:
        if state.turn == turn and self.knowledge.is_acting(state, seat):
            lines = self._plan_on(state, seat, budget)
            if lines:
                return lines[0].worth
        return self.weigh(state, seat)

    def best_end(self, state: State, seat: i64, turn: i64) -> State:
        """Where the best way on from here ends the turn, questions of chance answered first."""
        self._answer_all(state)
        if state.turn == turn and self.knowledge.is_acting(state, seat):
            lines = self._plan_on(state, seat, 2 * DEEPER_LEAST)
            if lines:
                return lines[0].state
        return state

    def _plan_on(self, state: State, seat: i64, budget: i64) -> list[Line]:
        """A narrow plan of what is left; chance in it counts by its plain mean."""
        ends: list[Line] = []
        waiting: list[list[Line]] = [[] for _ in range(int(POINTS_MAX) + 1)]
        self._spread(state, seat, WIDTH_AFTER, budget, ends, waiting)
        for lines in waiting:
            for line in lines:
                insert(ends, line, 0)
        return ends

    def _settle(self, state: State, code: i64) -> State:
        """The position after a move or an outcome and the answers that it asks for at once."""
        child = state.copy()
        child.apply(code, None)
        child.offers_n = -1
        self._answer_all(child)
        return child

    def _answer_all(self, state: State) -> None:
        for _ in range(ANSWERS_MAX):
            if state.actor < 0 or self.knowledge.is_acting(state, state.actor):
                return
            state.apply(self.best_code(state, state.actor), None)
            state.offers_n = -1

    def best_code(self, state: State, seat: i64) -> i64:
        """The answer whose position is worth most at once."""
        n = state.count_offers()
        best = state.offers[0]
        if n == 1:
            return best
        top = -1.0
        for i in range(n):
            child = state.copy()
            child.apply(state.offers[i], None)
            child.offers_n = -1
            worth = self.weigh(child, seat)
            if worth > top:
                top = worth
                best = state.offers[i]
        return best
