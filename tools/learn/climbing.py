"""Policies: hill climbing on what the policy alone brings, with the same luck for both sides.

One step changes two weights by up to a third (at least by one or two), plays the same seeds with
the old and the new ones, and keeps the new where they did better by more than their noise.
"""

import math
from time import process_time

import tocsin
from tocsin.bots.feurio import weights as feurio
from tocsin.bots.feurio.goal import GoalPolicy
from tocsin.bots.match import play_match
from tocsin.bots.policy import Policy
from tocsin.bots.rollouts import PolicyBot
from tocsin.bots.titanic import weights as titanic
from tocsin.bots.titanic.policy import TitanicPolicy
from tocsin.bots.weights import load_weights

CREW = ("boxhall", "fleet", "lowe", "lee", "latimer", "murdoch")
Names = tuple[str, ...]


def setting(game: str) -> tuple[Names, list[float], list[tocsin.Game]]:
    """Names and numbers at hand, and the ways to play that they are for."""
    if game == "feurio":
        ways = [tocsin.game("feurio", players=1)]
        ways += [tocsin.game("feurio", players=n, mode="coop") for n in (2, 3, 4)]
        return feurio.NAMES, load_weights("tocsin.bots.feurio", "goal", feurio.NAMES), ways
    ways = [tocsin.game("titanic", crew=[name]) for name in CREW]
    return titanic.NAMES, load_weights("tocsin.bots.titanic", "appeal", titanic.NAMES), ways


def policy_with(game: str, weights: list[float]) -> Policy:
    """The policy of a game with other weights than those of its file."""
    if game == "feurio":
        goal = GoalPolicy()
        goal.w = feurio.GoalWeights(weights)
        return goal
    appeal = TitanicPolicy()
    appeal.w = titanic.AppealWeights(weights)
    return appeal


def results(
    game: str, ways: list[tocsin.Game], weights: list[float], seed: int, games: int
) -> list[float]:
    """What the policy brings, play by play."""
    policy = policy_with(game, weights)
    found: list[float] = []
    for number in range(games):
        way = ways[number % len(ways)]
        bots = [PolicyBot(way, policy) for _ in range(way.seats)]
        final = play_match(way, list(bots), tocsin.Rng(seed + number))
        found.append(float(policy.value(final, 0)))
    return found


def change(weights: list[float], rng: tocsin.Rng) -> list[float]:
    """Two of them a little different."""
    changed = list(weights)
    for _ in range(2):
        at = int(rng.below(len(changed)))
        reach = max(2, round(abs(changed[at]) / 3))
        changed[at] += int(rng.below(2 * reach + 1)) - reach
    return changed


def learn(game: str, seed: int, games: int, minutes: float) -> tuple[dict[str, float], str]:
    """Climb until the time is over; the weights by name and what to say of them."""
    names, weights, ways = setting(game)
    rng = tocsin.Rng(seed)
    begin = process_time()
    steps = kept = 0
    while process_time() - begin < 60 * minutes:
        steps += 1
        # Fresh luck for every step: what was lucky once is not kept for ever.
        first = seed + 100 * int(rng.below(900))
        other = change(weights, rng)
        old = results(game, ways, weights, first, games)
        new = results(game, ways, other, first, games)
        gains = [b - a for a, b in zip(old, new, strict=True)]
        mean = sum(gains) / games
        spread = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / games**2)
        if mean > spread:
            weights, kept = other, kept + 1
            print(f"step {steps}: {sum(old) / games:.2f} -> {sum(new) / games:.2f}", flush=True)
    told = f"hill climbing, {kept} of {steps} steps kept, {games} games a comparison"
    return dict(zip(names, (int(w) for w in weights), strict=True)), told
