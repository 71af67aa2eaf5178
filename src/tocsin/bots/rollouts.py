"""Trying moves out: each candidate is played to the end many times by a policy.

Sequential halving: all candidates get the same small number of rollouts, the better half stays and
gets more, until one is left; whoever is clearly behind leaves at once. Rollout number k meets the
same luck whichever candidate it tries (common random numbers), so that the moves are compared and
not the dice. The same position, budget and generator give the same answer, compiled or not.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tocsin.bots.bot import RatingBot
from tocsin.bots.policy import NEVER, Policy
from tocsin.bots.rating import Line, Rating, check_budget, insert_rating
from tocsin.core.contract import Game, State
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE, NOBODY

# Own moves in a row that a plan tells at most.
PLAN_MAX: Final[i64] = 12
# A move is clearly worse four standard deviations below the best, after so many tries of both.
CLEARLY: Final = 16.0
TRIED_LEAST: Final[i64] = 20


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyBot(RatingBot):
    """Plays by a policy alone."""

    def __init__(self, game: Game, policy: Policy) -> None:
        super().__init__(game)
        self.policy = policy

    def take_temper(self, temper: str) -> None:
        """See Bot."""
        self.policy.take_temper(temper)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The most appealing code."""
        return self.policy.pick(state, rng)

    def rate(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Rating]:
        """Every code by its appeal."""
        check_budget(budget)
        n = state.count_offers()
        self.policy.prepare(state)
        found: list[Rating] = []
        for i in range(n):
            code = state.offers[i]
            insert_rating(found, Rating(code, float(self.policy.appeal(state, code))))
        return found

    def plans(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Line]:
        """Each rated code, carried on by the policy until chance or somebody else acts."""
        found: list[Line] = []
        for line in super().plans(state, seat, budget, rng):
            after = line.state
            while after.actor == seat and after.turn == state.turn and len(line.codes) < PLAN_MAX:
                code = self.policy.pick(after, rng)
                line.codes.append(int(code))
                after.apply(code, None)
                after.offers_n = -1
            found.append(line)
        return found


class Candidate:
    """A move that is tried out."""

    def __init__(self, code: i64, appeal: i64) -> None:
        self.code = code
        self.appeal = appeal
        self.total = 0.0
        self.squares = 0.0
        self.tried: i64 = 0

    def mean(self) -> float:
        """What it brought on average."""
        return self.total / float(self.tried) if self.tried > 0 else 0.0

    def doubt(self) -> float:
        """How far the mean may be off, squared: its variance."""
        if self.tried == 0:
            return 0.0
        n = float(self.tried)
        mean = self.total / n
        spread = self.squares / n - mean * mean
        return spread / n if spread > 0.0 else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class RolloutBot(PolicyBot):
    """Tries the most appealing moves out, `budget` times in all."""

    def __init__(self, game: Game, policy: Policy, rollouts: i64, width: i64) -> None:
        super().__init__(game, policy)
        self.budget = rollouts
        self.width = width

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The move that did best; without a choice, or where it is clear, nothing is tried."""
        if state.count_offers() == 1:
            return state.offers[0]
        found = self.candidates(state)
        if len(found) == 1 or self.policy.is_clear(state, found[0].appeal):
            return found[0].code
        return self.halve(state, seat, found, self.budget, rng)[0].code

    def rate(self, state: State, seat: i64, budget: i64, rng: Rng) -> list[Rating]:
        """What was tried, by what it brought on average; who stayed longer comes first."""
        check_budget(budget)
        found = self.halve(state, seat, self.candidates(state), budget, rng)
        return [Rating(candidate.code, candidate.mean()) for candidate in found]

    def candidates(self, state: State) -> list[Candidate]:
        """What the policy does not rule out, the most appealing first."""
        n = state.count_offers()
        self.policy.prepare(state)
        found: list[Candidate] = []
        for i in range(n):
            code = state.offers[i]
            appeal = self.policy.appeal(state, code)
            if appeal <= NEVER and found:
                continue
            at = len(found)
            while at > 0 and found[at - 1].appeal < appeal:
                at -= 1
            found.insert(at, Candidate(code, appeal))
        while len(found) > 1 and found[-1].appeal <= NEVER:
            found.pop()
        return found[: self.width]

    def halve(
        self, state: State, seat: i64, found: list[Candidate], budget: i64, rng: Rng
    ) -> list[Candidate]:
        """All candidates, the best first: those that stayed longer before those that left."""
        seed = int(rng.word())
        rounds = 1
        reach = 2
        while reach < len(found):
            reach *= 2
            rounds += 1
        alive = found
        left: list[Candidate] = []
        for _ in range(rounds):
            each = budget // (rounds * len(alive))
            for candidate in alive:
                self.try_out(state, seat, candidate, each if each > 0 else i64(1), seed)
            alive = by_mean(alive)
            stays = count_rivals(alive)
            half = (len(alive) + 1) // 2
            if stays > half:
                stays = half
            left = alive[stays:] + left
            alive = alive[:stays]
            if stays == 1:
                break
        return alive + left

    def try_out(self, state: State, seat: i64, candidate: Candidate, times: i64, seed: int) -> None:
        """So many more rollouts of one candidate."""
        for _ in range(times):
            luck = Rng(seed + 7919 * int(candidate.tried))
            future = self.imagine(state, seat, luck)
            future.apply(candidate.code, None)
            future.offers_n = -1
            self.finish(future, luck)
            value = self.policy.value(future, seat)
            candidate.total += value
            candidate.squares += value * value
            candidate.tried += 1

    def imagine(self, state: State, seat: i64, rng: Rng) -> State:
        """A table that the seat cannot tell from the one it sees: luck is not known before."""
        return state.imagine(int(seat), rng)

    def finish(self, state: State, luck: Rng) -> None:
        """Play to the end by the policy, whose picks among equals take nothing from the luck."""
        rng = luck.fork()
        plies: i64 = 0
        limit: i64 = self.game.plies_max
        while state.actor != NOBODY and plies < limit:
            code = state.draw(luck) if state.actor == CHANCE else self.policy.pick(state, rng)
            state.apply(code, None)
            state.offers_n = -1
            plies += 1


def count_rivals(ranked: list[Candidate]) -> int:
    """The best, and how many after it are not clearly worse; too few tries make nothing clear."""
    best = ranked[0]
    count = 1
    while count < len(ranked):
        other = ranked[count]
        gap = best.mean() - other.mean()
        if other.tried >= TRIED_LEAST and gap * gap > CLEARLY * (best.doubt() + other.doubt()):
            break
        count += 1
    return count


def by_mean(found: list[Candidate]) -> list[Candidate]:
    """Sorted by what they brought, the better first; the more appealing of equals first."""
    ranked: list[Candidate] = []
    for candidate in found:
        at = len(ranked)
        while at > 0 and ranked[at - 1].mean() < candidate.mean():
            at -= 1
        ranked.insert(at, candidate)
    return ranked
