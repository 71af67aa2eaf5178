"""A turn planner: all sequences of one's own turn, then the dice, then the next seat's answer.

1 plans    from the points at hand downwards, the best few positions for every number of points
           left, merged by position; a chance inside the turn counts by the mean of its outcomes
           (room `turns`)
2 rolls    the best ends, each over the rolls that may come, with common random numbers
3 answers  the best of those, each over some of the rolls, with the next seat's own best plan

How far it goes is a matter of the budget, which counts positions that are weighed. The same
position, budget and generator give the same answer, compiled or not.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.bots.knowledge import Knowledge
from tocsin.bots.rating import Line, Rating, check_budget, first_moves, insert, insert_rating
from tocsin.bots.turns import OUTCOMES_MAX, TurnSearch, stride
from tocsin.core.contract import Game, State
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE, NOBODY

# Plies between two decisions that are weighed: more would be a game without end.
PLIES_MAX: Final[i64] = 400
ROLLS_MAX: Final[i64] = 48
# How wide it looks for the next seat's answer, and after how many of the rolls.
WIDTH_ANSWER: Final[i64] = 3
ROLLS_ANSWERED: Final[i64] = 16
# What the first plan may use of the budget when dice and answers come after it: one part of four.
PLANNING: Final[i64] = 4
# An answer is a small plan: no fewer positions than this make sense of one.
ANSWER_LEAST: Final[i64] = 60


class TurnPlanner(Bot):
    """Plans its whole turn with what `knowledge` says of the game."""

    def __init__(self, game: Game, knowledge: Knowledge) -> None:
        super().__init__(game)
        self.budget = 2000
        # A turn has many decisions: with three slips in ten no rookie ever won.
        self.slips = 1
        self.knowledge = knowledge
        self.search = TurnSearch(knowledge)
        self.width: i64 = 10
        # How many ends meet the dice (0: none), and how many of them the next seat's answer.
        self.ends: i64 = 0
        self.answers: i64 = 0
        # The rest of a plan that is being carried out, and the position it expects.
        self.rest: list[int] = []
        # Where thinking began: answers are thought of from elsewhere in between.
        self.root: State | None = None
        self.expected: i64 = 0

    @property
    def weighed(self) -> i64:
        """Positions weighed so far, in all decisions."""
        return self.search.weighed

    def take_temper(self, temper: str) -> None:
        """See Bot."""
        self.knowledge.take_temper(temper)

    def meet(self, computers: i64) -> None:
        """See Bot."""
        self.knowledge.meet(computers)

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
            return self._rate_answers(state, seat)[0].code
        lines = self.best_lines(state, seat, self.budget, rng)
        if not lines:
            # Nothing that is worth a thought: then whatever harms least.
            return self._rate_answers(state, seat)[0].code
        return self._carry_on(state, lines[0].codes)

    def rate(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Rating]:
        """The first moves of the best turns, by the chance of winning after the whole turn."""
        check_budget(budget)
        self.knowledge.look_from(state)
        opening = self.knowledge.opening(state)
        if opening >= 0 and state.is_offered(opening):
            return [Rating(opening, self.knowledge.worth(state, seat))]
        if not self.knowledge.is_acting(state, seat):
            return self._rate_answers(state, seat)
        lines = self.best_lines(state, seat, budget, rng)
        return first_moves(lines) if lines else self._rate_answers(state, seat)

    def plans(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Line]:
        """Whole turns: own codes until the turn ends or chance must speak, the best first."""
        check_budget(budget)
        self.knowledge.look_from(state)
        if not self.knowledge.is_acting(state, seat):
            return super().plans(state, seat, budget, rng)
        return self.best_lines(state, seat, budget, rng)

    def _carry_on(self, state: State, codes: list[int]) -> i64:
        """Play the first of these and remember the others."""
        code: i64 = codes[0]
        self.rest = codes[1:]
        if self.rest:
            after = state.copy()
            after.apply(code, None)
            self.expected = after.hash()
        return code

    def best_lines(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Line]:
        """Whole turns, the best first, as far as the budget looks."""
        begun = self.search.weighed
        self.root = state
        share = budget if self.ends == 0 else budget // PLANNING
        lines = self.search.plan(state, seat, self.width, share)
        if self.ends > 0 and len(lines) > 1:
            seed = rng.word()
            left = begun + budget - self.search.weighed
            lines = self._roll(
                lines, self.ends, seat, seed, left if self.answers == 0 else left // 2
            )
            left = begun + budget - self.search.weighed
            if self.answers > 0 and left > 2 * ANSWER_LEAST:
                lines = self._answer(lines, self.answers, seat, seed, left)
        return lines

    # 2 and 3: the dice, and the answer.

    def _roll(self, lines: list[Line], many: i64, seat: i64, seed: i64, budget: i64) -> list[Line]:
        """The best of them by the mean over the coming rolls; the rest stays behind them."""
        begun = self.search.weighed
        ranked: list[Line] = []
        at: i64 = 0
        while at < many and at < len(lines) and self.search.weighed - begun < budget:
            line = lines[at]
            worth = self._expect(line.state, seat, seed, ROLLS_MAX, 0)
            insert(ranked, Line(line.state, line.codes, worth), 0)
            at += 1
        return ranked + lines[at:]

    def _answer(
        self, lines: list[Line], many: i64, seat: i64, seed: i64, budget: i64
    ) -> list[Line]:
        """The same with the next seat's own best plan after some of the rolls."""
        if many > len(lines):
            many = len(lines)
        share = budget // (many * ROLLS_ANSWERED)
        if share < ANSWER_LEAST:
            share = ANSWER_LEAST
        begun = self.search.weighed
        ranked: list[Line] = []
        at: i64 = 0
        while at < many and self.search.weighed - begun < budget:
            line = lines[at]
            gain = self._expect(line.state, seat, seed, ROLLS_ANSWERED, share)
            insert(ranked, Line(line.state, line.codes, line.worth + gain), 0)
            at += 1
        return ranked + lines[at:]

    def _expect(self, state: State, seat: i64, seed: i64, rolls: i64, share: i64) -> float:
        """The mean over the chance due now; what follows is drawn, the same for all ends."""
        if state.actor != CHANCE:
            return self._after_roll(state, seat, seed, share)
        if self.knowledge.is_waiting(state):
            return self._expect_inside(state, seat, seed, rolls, share)
        n = state.count_offers()
        step = stride(n, rolls)
        total = 0.0
        weights = 0.0
        for i in range(seed % step, n, step):
            code = state.offers[i]
            weight = float(state.weigh(code))
            child = state.copy()
            child.apply(code, None)
            child.offers_n = -1
            total += weight * self._after_roll(child, seat, seed + 7919 * i, share)
            weights += weight
        return total / weights

    def _expect_inside(self, state: State, seat: i64, seed: i64, rolls: i64, share: i64) -> float:
        """A chance inside the turn: for each outcome the best way on, and that over the rolls.

        Without the rolls such an end would be compared with ends that have met theirs.
        """
        n = state.count_offers()
        step = stride(n, OUTCOMES_MAX)
        outcomes = (n + step - 1) // step
        fewer = rolls // outcomes if rolls > 2 * outcomes else i64(2)
        total = 0.0
        weights = 0.0
        for i in range(i64(0), n, step):
            code = state.offers[i]
            weight = float(state.weigh(code))
            child = state.copy()
            child.apply(code, None)
            child.offers_n = -1
            end = self.search.best_end(child, seat, state.turn)
            total += weight * self._expect_end(end, seat, seed + i, fewer, share)
            weights += weight
        return total / weights

    def _expect_end(self, state: State, seat: i64, seed: i64, rolls: i64, share: i64) -> float:
        """As `_expect`, but a second chance inside the turn is weighed as it stands."""
        if state.actor == CHANCE and self.knowledge.is_waiting(state):
            return self.search.mean(state, seat) if share == 0 else 0.0
        return self._expect(state, seat, seed, rolls, share)

    def _after_roll(self, state: State, seat: i64, seed: i64, share: i64) -> float:
        """Until somebody's turn begins: chance is drawn, forced answers are given by worth."""
        know = self.knowledge
        rng = Rng(int(seed))
        for _ in range(PLIES_MAX):
            actor = state.actor
            if actor == NOBODY or (actor != CHANCE and know.is_acting(state, actor)):
                break
            code = state.draw(rng) if actor == CHANCE else self.search.best_code(state, actor)
            state.apply(code, None)
            state.offers_n = -1
        worth = self.search.weigh(state, seat)
        return worth if share == 0 else self._gain(state, worth, share)

    def _gain(self, state: State, worth: float, share: i64) -> float:
        """What the best plan of whoever plays now adds to a position of that worth."""
        if state.actor < 0:
            return 0.0
        self.knowledge.look_from(state)
        lines = self.search.plan(state, state.actor, WIDTH_ANSWER, share)
        if self.root is not None:
            self.knowledge.look_from(self.root)
        return lines[0].worth - worth if lines else 0.0

    # Questions outside one's turn.

    def _rate_answers(self, state: State, seat: i64) -> list[Rating]:
        """Every answer by what it leads to, one chance ahead; the best first."""
        n = state.count_offers()
        found: list[Rating] = []
        for i in range(n):
            code = state.offers[i]
            child = state.copy()
            child.apply(code, None)
            child.offers_n = -1
            insert_rating(found, Rating(code, self.search.mean(child, seat)))
        return found
