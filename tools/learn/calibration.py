"""Flash Point: what the evaluation says, beside how often the play was won from there.

The terms are weighed to choose well, and their sum says less than the truth: who plays on wins more
often. A person who asks for advice wants the truth. So a planner between `steady` and `expert`, as
people with advice are, plays what people play, every play counts once whatever its length, and two
numbers turn what the evaluation says into a chance:

    chance = 1 / (1 + exp(-(offset + slope * log(worth / (1 - worth)))))

They are in `bots/flashpoint/data/insight.json`; no computer decides by them.
"""

from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

import numpy as np

import tocsin
from tocsin.bots.flashpoint.knowledge import FlashpointKnowledge
from tocsin.bots.planner import TurnPlanner

TERMS = ("offset", "slope")
SETS = ("family", "advanced")
# How far the planner looks: twice as far as `steady`, and it meets no dice.
WIDTH, WEIGHED = 8, 1000
# A set in which everything was won would put the truth at infinity.
RIDGE = 0.0005
NEARLY = 1e-4
STEPS_MAX, STEP_LONGEST = 200, 0.25
# What one play showed, turn by turn, and whether it was won.
Shown = tuple[list[float], float]


def ways_of(name: str) -> list[dict[str, object]]:
    """What people play with this set of weights: options."""
    boards = ("back", "garage", "laboratory")
    ways: list[dict[str, object]] = [{"players": 4, "board": board} for board in boards]
    if name == "family":
        return ways + [{"players": players} for players in (1, 2, 3, 4, 6)]
    ways += [{"players": 4, "level": level} for level in ("recruit", "veteran", "heroic")]
    ways += [{"players": 2}]
    return [{"rules": "advanced", "deal_specialists": True, **way} for way in ways]


def play(name: str, seed: int) -> Shown:
    """One game: the evaluation at the start of every turn, and how it ended."""
    ways = ways_of(name)
    game = tocsin.game("flashpoint", **ways[seed % len(ways)])
    rng = tocsin.Rng(seed)
    bot = tocsin.bot("steady", game)
    assert isinstance(bot, TurnPlanner)
    bot.width, bot.budget = WIDTH, WEIGHED
    know = FlashpointKnowledge(game)
    state = game.new()
    said: list[float] = []
    turn = -1
    while not state.is_over:
        seat = state.actor
        if seat == tocsin.CHANCE:
            state.play(state.draw(rng))
            continue
        if know.is_acting(state, seat) and state.turn != turn:
            turn = int(state.turn)
            know.turn = -1
            said.append(know.worth(state, seat))
        state.play(int(bot.choose(state, seat, rng)))
    outcome = state.outcome()
    assert outcome is not None
    return said, 1.0 if outcome.winners else 0.0


def learn(name: str, seed: int, games: int, jobs: int = 1) -> tuple[dict[str, float], str]:
    """The two numbers of a set of weights, and what to say of them."""
    numbers = range(1000 * seed, 1000 * seed + games)
    with ProcessPoolExecutor(jobs) as pool:
        plays = [one for one in pool.map(play, repeat(name), numbers, chunksize=4) if one[0]]
    won = sum(won for _, won in plays)
    told = f"logistic regression over {len(plays)} games of a planner of width {WIDTH}"
    told += f" and {WEIGHED} positions, {won:.0f} of them won"
    found = zip(TERMS, fit(plays), strict=True)
    return {term: round(float(number), 3) for term, number in found}, told


def fit(plays: list[Shown]) -> np.ndarray:
    """Offset and slope by Newton's method, drawn a little towards "it says the truth"."""
    said = np.clip(np.concatenate([shown for shown, _ in plays]), NEARLY, 1 - NEARLY)
    won = np.concatenate([np.full(len(shown), won) for shown, won in plays])
    counts = np.concatenate([np.full(len(shown), 1.0 / len(shown)) for shown, _ in plays])
    rows = np.stack([np.ones(len(said)), np.log(said / (1 - said))], axis=1)
    home = np.array([0.0, 1.0])
    pull = RIDGE * len(plays) * np.eye(2)
    found = home.copy()
    for _ in range(STEPS_MAX):
        chance = 1.0 / (1.0 + np.exp(-rows @ found))
        slope = rows.T @ (counts * (chance - won)) + pull @ (found - home)
        bend = (rows * (counts * chance * (1 - chance))[:, None]).T @ rows + pull
        step = np.linalg.solve(bend, slope)
        # Whole steps of Newton's jump over the truth where most evaluations are near 0 or 1.
        found -= step * min(1.0, STEP_LONGEST / max(np.abs(step).max(), STEP_LONGEST))
        if np.abs(step).max() < 1e-9:
            break
    return found
