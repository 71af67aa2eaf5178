"""Flash Point: what the terms are worth, by logistic regression on planned games.

1 play     the planner with the weights at hand, at all levels of the set; in one turn of seven it
           plays one of its best thirty plans at random, so that the games show what bad plans do
2 look     the terms at the start of every turn and before every roll, and how the play ended
3 fit      ridge logistic regression on the lambda-return: what the fit itself says of the next
           position counts for nine tenths, the end of the play for the rest; refitted eight times
4 again    with the new weights, keeping the older games too

A discount of 0.998 a turn keeps it from dawdling. Few games make loud weights, so the fit is drawn
towards the weights it began with, not towards nothing.
"""

from dataclasses import dataclass, field

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
RIDGE = 0.0003
WIDTH, BUDGET = 8, 600
Numbers = np.ndarray


def games_of(name: str) -> list[tocsin.Game]:
    """The ways to play that one set of weights is for."""
    if name == "family":
        return [
            tocsin.game("flashpoint", players=players, board=board, setup=setup)
            for players, board, setup in (
                (4, "front", "fixed"),
                (3, "back", "fixed"),
                (4, "back", "random"),
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


def play(game: tocsin.Game, weights: Numbers, seed: int) -> Play:
    """One game with detours."""
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
            if thinking.below(DETOURS) == 0:
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


def fit(rows: Numbers, wanted: Numbers, start: Numbers) -> Numbers:
    """Newton's method for the logistic loss, drawn towards the weights at hand."""
    weights = start.copy()
    pull = RIDGE * len(rows) * np.eye(len(start))
    for _ in range(25):
        said = 1.0 / (1.0 + np.exp(-rows @ weights))
        slope = rows.T @ (said - wanted) + pull @ (weights - start)
        bend = (rows * (said * (1 - said))[:, None]).T @ rows + pull
        step = np.linalg.solve(bend + 1e-9 * np.eye(len(start)), slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def learn(name: str, seed: int, games: int, rounds: int) -> tuple[dict[str, float], str]:
    """Play, fit, play again; the weights by name and what to say of them."""
    weights = np.array(load_weights("tocsin.bots.flashpoint", name, NAMES))
    ways = games_of(name)
    plays: list[Play] = []
    for number in range(rounds):
        fresh = [
            play(ways[i % len(ways)], weights, 1000 * seed + games * number + i)
            for i in range(games)
        ]
        won = sum(one.won for one in fresh)
        print(f"round {number + 1}: {won:.0f} of {games} won", flush=True)
        plays += [one for one in fresh if one.rows]
        for _ in range(REFITS):
            rows, wanted = returns(plays, weights)
            weights = fit(rows, wanted, weights)
    told = f"ridge logistic regression over {len(plays)} games in {rounds} rounds"
    return {term: round(float(w), 4) for term, w in zip(NAMES, weights, strict=True)}, told
