"""Flash Point: weights that play better, by going uphill in what whole plays bring.

One step tries pairs of weights, as far to one side of those at hand as to the other, on the same
luck. The sum of all differences points uphill, and a short step goes there with some of the swing
of the steps before. The mean of the later half of the way says where to go: single steps follow the
luck of their plays. How far to go there is tried at the end, on luck of its own.

A regression asks which positions were won, this asks which weights win. It needs no value for the
positions on the way but many more plays, so the planner plays here without the dice. It begins with
the set "NAME before", which is the regression's.
"""

from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache
from itertools import repeat

import numpy as np
from librt.vecs import vec

import tocsin
from tocsin.bots.flashpoint.knowledge import FlashpointKnowledge
from tocsin.bots.flashpoint.term_names import NAMES
from tocsin.bots.planner import TurnPlanner
from tocsin.bots.weights import load_weights
from tocsin.games.flashpoint.table.state import FlashpointState
from tools.learn.regression import BUDGET, TEAM, WIDTH, Numbers

# How far a try goes, in units of a term's own reach: a third of its weight and a little.
TRIED = 0.7
REACH, REACH_LEAST = 0.3, 0.03
STEP, SWING = 0.6, 0.8
# Times the way found, each on so many plays.
FACTORS = (0.0, 0.7, 1.0, 1.4, 1.8, 2.2)
PLAYS_AFTER = 480
# What two of them may differ by luck: the middle of all that are as good is taken.
NOISE = 0.02
LUCK_FROM, LUCK_AFTER = 300_000, 500_000
FAMILY: tuple[dict[str, object], ...] = (
    {"players": 6},
    {"players": 4, "board": "back"},
    {"players": 6, "board": "back"},
    {"players": 4, "board": "back", "setup": "random"},
    {"players": 2},
    {"players": 4},
)
LEVELS = ("heroic", "heroic", "heroic", "veteran", "veteran", "recruit")


@cache
def ways_of(name: str) -> list[tocsin.Game]:
    """What every pair plays: most of what is lost most often."""
    if name == "family":
        return [tocsin.game("flashpoint", **options) for options in FAMILY]
    options = {"rules": "advanced", "players": 4, "specialists": TEAM}
    return [tocsin.game("flashpoint", level=level, **options) for level in LEVELS]


def cost(game: tocsin.Game, weights: Numbers, seed: int) -> float:
    """What is bad in one play: losing it above all, then damage, people lost, and time."""
    know = FlashpointKnowledge(game)
    know.weights = vec[float](list(weights))
    know.meet(2**game.seats - 1)
    planner = TurnPlanner(game, know)
    planner.width, planner.budget = WIDTH, BUDGET
    rng = tocsin.Rng(seed)
    thinking = rng.fork()
    state = game.new()
    assert isinstance(state, FlashpointState)
    while not state.is_over:
        if state.actor == tocsin.CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(planner.choose(state, state.actor, thinking))
    outcome = state.outcome()
    assert outcome is not None
    lost = 0.0 if outcome.winners else 1.0
    people = 0.05 * float(state.lost) - 0.03 * float(state.rescued)
    return lost + people + 0.02 * float(state.damage) + 0.0005 * float(state.turn)


def aside(count: int, seed: int, number: int) -> Numbers:
    """The way of one pair off the weights at hand."""
    return TRIED * np.random.default_rng([seed, number]).normal(size=count)


def try_pair(
    name: str, weights: Numbers, reach: Numbers, seed: int, number: int
) -> tuple[float, float]:
    """How much less one side costs than the other, and what both cost on average."""
    way = reach * aside(len(weights), seed, number)
    games = ways_of(name)
    first = LUCK_FROM + 1000 * seed + number * len(games)
    sides = [
        sum(cost(game, side, first + at) for at, game in enumerate(games))
        for side in (weights + way, weights - way)
    ]
    return sides[1] - sides[0], sum(sides) / (2 * len(games))


def cost_after(name: str, weights: Numbers, seed: int, number: int) -> float:
    """What one play costs, on luck that no step has met."""
    games = ways_of(name)
    return cost(games[number % len(games)], weights, LUCK_AFTER + 1000 * seed + number)


def begun_with(name: str) -> Numbers:
    """The weights that a set is learned from."""
    return np.array(load_weights("tocsin.bots.flashpoint", f"{name} before", NAMES))


def learn(
    name: str, seed: int, pairs: int, rounds: int, jobs: int = 1
) -> tuple[dict[str, float], str]:
    """So many steps of so many pairs, then how far; the weights and what to say of them."""
    home = begun_with(name)
    # Terms that a set does not use stay unused.
    reach = np.where(home == 0.0, 0.0, REACH * np.abs(home) + REACH_LEAST)
    at = np.zeros(len(home))
    swing = np.zeros(len(home))
    trail: list[Numbers] = []
    with ProcessPoolExecutor(jobs) as pool:
        for number in range(rounds):
            numbers = range(number * pairs, (number + 1) * pairs)
            work = (repeat(name), repeat(home + reach * at), repeat(reach), repeat(seed), numbers)
            tried = list(pool.map(try_pair, *work, chunksize=2))
            uphill = sum(
                gain * aside(len(home), seed, pair)
                for (gain, _), pair in zip(tried, numbers, strict=True)
            )
            swing = SWING * swing + (1 - SWING) * uphill / np.linalg.norm(uphill)
            at = at + STEP * swing
            trail.append(at)
            mean = sum(both for _, both in tried) / pairs
            print(f"step {number + 1}: a play costs {mean:.3f}", flush=True)
        way = np.round(reach * np.mean(trail[len(trail) // 2 :], axis=0), 4)
        factor, gained = how_far(pool, name, home, way, seed)
    told = f"{rounds} steps uphill of {pairs} pairs, {2 * len(ways_of(name))} plays a pair"
    weights = home + factor * way
    found = {term: round(float(w), 4) for term, w in zip(NAMES, weights, strict=True)}
    return found, f"{told}, {factor} times their way ({gained})"


def how_far(pool: Executor, name: str, home: Numbers, way: Numbers, seed: int) -> tuple[float, str]:
    """How many times the way found is best, and what was seen of it."""
    costs = {}
    for factor in FACTORS:
        work = (repeat(name), repeat(home + factor * way), repeat(seed), range(PLAYS_AFTER))
        costs[factor] = sum(pool.map(cost_after, *work, chunksize=8)) / PLAYS_AFTER
        print(f"{factor} times the way: a play costs {costs[factor]:.3f}", flush=True)
    least = min(costs.values())
    near = [factor for factor in FACTORS if costs[factor] <= least + NOISE]
    told = f"a play cost {costs[0.0]:.3f}, then {least:.3f}"
    return round(sum(near) / len(near), 2), told
