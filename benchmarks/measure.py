"""Runs inside one build (compiled or interpreted) and prints what it measured as JSON.

CPU time of this process, not wall time, so that a busy machine does not spoil the figures.
"""

import json
import sys
from time import process_time

import tocsin
from benchmarks.cases import CASES, Case
from tocsin.core.contract import Game


def measure(case: Case, seconds: float) -> dict[str, float]:
    """Random playouts, single steps driven from Python, and copies."""
    game = tocsin.game(case.game, **case.options)
    games, plies, decisions = playouts(game, seconds)
    return {
        "games/s": games,
        "plies/s": plies,
        "decisions/s": decisions,
        "steps/s": steps(game, seconds / 2),
        "copy us": copies(game, seconds / 4),
    }


def playouts(game: Game, seconds: float) -> tuple[float, float, float]:
    """Whole random games inside the engine: games, plies and decisions (not chance) a second."""
    rng = tocsin.Rng(1)
    count = plies = 0
    begin = process_time()
    while process_time() - begin < seconds:
        count += 1
        plies += game.new().playout(rng)
    spent = process_time() - begin
    share = decision_share(game)
    return count / spent, plies / spent, plies * share / spent


def decision_share(game: Game) -> float:
    """Which part of the plies is not chance, from a few games."""
    rng = tocsin.Rng(2)
    plies = decisions = 0
    for _ in range(10):
        state = game.new()
        while not state.is_over:
            decisions += state.actor != tocsin.CHANCE
            state.step(rng)
            plies += 1
    return decisions / plies


def steps(game: Game, seconds: float) -> float:
    """One step is a legal list, a choice in Python and a checked play, or a draw and a play."""
    rng = tocsin.Rng(3)
    chance, nobody = tocsin.CHANCE, tocsin.NOBODY
    count = 0
    begin = process_time()
    while process_time() - begin < seconds:
        state = game.new()
        while state.actor != nobody:
            if state.actor == chance:
                state.play(state.draw(rng))
            else:
                legal = state.legal()
                state.play(legal[count % len(legal)])
            count += 1
    return count / (process_time() - begin)


def copies(game: Game, seconds: float) -> float:
    """Microseconds for one copy of a state in the middle of a game."""
    rng = tocsin.Rng(4)
    state = game.new()
    for _ in range(game.new().playout(tocsin.Rng(4)) // 2):
        state.step(rng)
    count = 0
    begin = process_time()
    while process_time() - begin < seconds:
        for _ in range(100):
            state.copy()
        count += 100
    return (process_time() - begin) / count * 1e6


def main() -> None:
    """`python -m benchmarks.measure SECONDS [NAME]` prints one JSON object."""
    seconds = float(sys.argv[1])
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    chosen = [case for case in CASES if wanted in case.name]
    print(
        json.dumps(
            {
                "compiled": tocsin.is_compiled(),
                "cases": {case.name: measure(case, seconds) for case in chosen},
            }
        )
    )


if __name__ == "__main__":
    main()
