"""Flash Point: what the terms are worth, by logistic regression on planned games.

1 play     the planner with the weights at hand, at all levels of the set; in one turn of seven it
           plays one of its best thirty plans at random, so that the games show what bad plans do
2 look     the terms at the start of every turn and before every roll, and how the play ended
3 fit      ridge logistic regression on the lambda-return: what came of a position, mixed on the
           way back with a tenth of what the fit itself says of each; refitted eight times
4 again    with the new weights, keeping the older games too
5 judge    these and the weights it began with on the same fresh seeds, without detours

A discount of 0.998 a turn keeps it from dawdling. Few games make loud weights, so the fit is drawn
towards the weights it began with, not towards nothing.
"""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat

import numpy as np
from librt.vecs import vec

import tocsin
from tocsin.bots.flashpoint.knowledge import FlashpointKnowledge
from tocsin.bots.flashpoint.term_names import COUNT, NAMES
from tocsin.bots.planner import TurnPlanner
from tocsin.bots.weights import load_weights

TEAM = ["driver", "cafs", "generalist", "rescue"]
DETOURS, DETOUR_PLANS = 7, 30
LAMBDA, REFITS, DISCOUNT = 0.9, 8, 0.998
RIDGE = 0.003
# Seeds of a round begin at a thousand times --seed; those that judge lie far above them all.
JUDGED_FROM = 200_000
WIDTH, BUDGET = 8, 600
Numbers = np.ndarray


def games_of(name: str) -> list[tocsin.Game]:
    """The ways to play that one set of weights is for."""
    if name == "family":
        return [
            tocsin.game("flashpoint", players=players, board=board, setup=setup)
            for players, board, setup in (
                (4, "front", "fixed"),
                (6, "front", "fixed"),
                (4, "back", "fixed"),
                (3, "back", "random"),
                (6, "back", "random"),
                (2, "front", "random"),
            )
        ]
    options: dict[str, object] = {"rules": "advanced", "players": 4}
    teams = [
        tocsin.game("flashpoint", level=level, specialists=TEAM, **options)
        for level in ("recruit", "veteran", "heroic")
    ]
    dealt = [
        tocsin.game("flashpoint", level=level, deal_specialists=True, **options)
        for level in ("recruit", "heroic")
    ]
    return teams + dealt


@dataclass
class Play:
    """The terms of one play, position by position, and how it ended."""

    rows: list[list[float]] = field(default_factory=list)
    won: float = 0.0


def play(game: tocsin.Game, weights: Numbers, seed: int, detours: int = DETOURS) -> Play:
    """One game, with a detour in one turn of so many; 0: none."""
    rng = tocsin.Rng(seed)
    thinking = rng.fork()
    know = FlashpointKnowledge(game)
    know.weights = vec[float](list(weights))
    know.meet(2**game.seats - 1)
    planner = TurnPlanner(game, know)
    planner.width, planner.budget = WIDTH, BUDGET
    state = game.new()
    seen = Play()
    turn = -1
    detour: list[int] = []
    while not state.is_over:
        if state.actor == tocsin.CHANCE:
            state.play(state.draw(rng))
            continue
        seat = state.actor
        acting = know.is_acting(state, seat)
        if acting and state.turn != turn:
            turn = int(state.turn)
            look(know, state, seat, seen)
            detour = []
            if detours and thinking.below(detours) == 0:
                lines = planner.plans(state, seat, BUDGET, thinking)[:DETOUR_PLANS]
                detour = list(lines[thinking.below(len(lines))].codes)
        if acting and detour and state.is_offered(detour[0]):
            code = detour.pop(0)
        else:
            code = int(planner.choose(state, seat, thinking))
        state.play(code)
        if acting and state.turn == turn and state.actor == tocsin.CHANCE:
            know.look_from(state)
            look(know, state, seat, seen)
    outcome = state.outcome()
    assert outcome is not None
    seen.won = 1.0 if outcome.winners else 0.0
    return seen


def look(know: FlashpointKnowledge, state: tocsin.State, seat: int, seen: Play) -> None:
    """Write the terms of this position down."""
    know.worth(state, seat)
    values = know.terms.values
    seen.rows.append([values[i] for i in range(int(COUNT))])


def returns(plays: list[Play], weights: Numbers) -> tuple[Numbers, Numbers]:
    """All rows, and what each should have been worth."""
    targets: list[Numbers] = []
    for one in plays:
        rows = np.array(one.rows)
        said = 1.0 / (1.0 + np.exp(-rows @ weights))
        wanted = np.empty(len(rows))
        coming = one.won
        for at in range(len(rows) - 1, -1, -1):
            wanted[at] = coming
            # Rows come in pairs, one at the start of a turn and one before its roll.
            coming = DISCOUNT**0.5 * (LAMBDA * coming + (1 - LAMBDA) * said[at])
        targets.append(wanted)
    return np.concatenate([np.array(one.rows) for one in plays]), np.concatenate(targets)


def fit(rows: Numbers, wanted: Numbers, start: Numbers, home: Numbers) -> Numbers:
    """Newton's method for the logistic loss from `start` on, drawn towards `home`."""
    weights = start.copy()
    pull = RIDGE * len(rows) * np.eye(len(start))
    for _ in range(25):
        said = 1.0 / (1.0 + np.exp(-rows @ weights))
        slope = rows.T @ (said - wanted) + pull @ (weights - home)
        bend = (rows * (said * (1 - said))[:, None]).T @ rows + pull
        step = np.linalg.solve(bend + 1e-9 * np.eye(len(start)), slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def play_all(
    name: str, weights: Numbers, first: int, games: int, detours: int, jobs: int
) -> list[Play]:
    """So many plays, each way to play in its turn."""
    numbers = range(first, first + games)
    work = (repeat(name), repeat(weights), numbers, repeat(detours))
    if jobs == 1:
        return list(map(_play_number, *work))
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(_play_number, *work, chunksize=4))


def _play_number(name: str, weights: Numbers, seed: int, detours: int) -> Play:
    ways = games_of(name)
    return play(ways[seed % len(ways)], weights, seed, detours)


def begun_with(name: str) -> Numbers:
    """The weights that a set is learned from, so that it can be learned again."""
    return np.array(load_weights("tocsin.bots.flashpoint", f"{name} trial", NAMES))


def learn(
    name: str, seed: int, games: int, rounds: int, jobs: int = 1
) -> tuple[dict[str, float], str]:
    """Play, fit, play again; the weights by name and what to say of them."""
    home = begun_with(name)
    weights = home
    plays: list[Play] = []
    for number in range(rounds):
        first = 1000 * seed + games * number
        fresh = play_all(name, weights, first, games, DETOURS, jobs)
        won = sum(one.won for one in fresh)
        print(f"round {number + 1}: {won:.0f} of {games} won", flush=True)
        plays += [one for one in fresh if one.rows]
        for _ in range(REFITS):
            rows, wanted = returns(plays, weights)
            weights = fit(rows, wanted, weights, home)
    told = f"ridge logistic regression over {len(plays)} games in {rounds} rounds"
    return {term: round(float(w), 4) for term, w in zip(NAMES, weights, strict=True)}, told


def judge(
    name: str, weights: dict[str, float], old: Numbers, games: int, jobs: int = 1
) -> tuple[int, int]:
    """How often the new weights won where the old ones lost, and the other way round."""
    new = np.array([weights[term] for term in NAMES])
    first, second = (
        [one.won for one in play_all(name, side, JUDGED_FROM, games, 0, jobs)]
        for side in (new, old)
    )
    pairs = list(zip(first, second, strict=True))
    print(f"fresh seeds: {sum(first):.0f} of {games} won, {sum(second):.0f} before", flush=True)
    return sum(a > b for a, b in pairs), sum(a < b for a, b in pairs)
