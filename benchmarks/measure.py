"""Runs inside one build and measures what it is asked for: orders come in, seconds go out.

One order is a line of JSON, `{"game": …, "options": …, "figure": …, "count": …}`; the answer is
`{"seconds": …, "done": …, "plies": …}`, or `{"missing": …}` when this build has no such thing.
The work of an order is always the same, so two builds that play the same games can be compared.
CPU time of this process, not wall time, so that a busy machine spoils little. Only the public
contract is used: this file meets builds of other revisions.
"""

import json
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import tocsin

Measured = tuple[float, int, int]


def games(game: tocsin.Game, count: int) -> Measured:
    """Whole random games inside the engine."""
    rng = tocsin.Rng(1)
    plies = 0
    begin = process_time()
    for _ in range(count):
        plies += game.new().playout(rng)
    return process_time() - begin, count, plies


def steps(game: tocsin.Game, count: int) -> Measured:
    """Games driven from Python: a legal list, a choice and a checked play, or a draw and a play."""
    rng = tocsin.Rng(3)
    chance, nobody = tocsin.CHANCE, tocsin.NOBODY
    plies = 0
    begin = process_time()
    for _ in range(count):
        state = game.new()
        while state.actor != nobody:
            if state.actor == chance:
                state.play(state.draw(rng))
            else:
                legal = state.legal()
                state.play(legal[plies % len(legal)])
            plies += 1
    return process_time() - begin, plies, plies


def copies(game: tocsin.Game, count: int) -> Measured:
    """Copies of a state in the middle of a game."""
    state = positions(game)[10]
    begin = process_time()
    for _ in range(count):
        state.copy()
    return process_time() - begin, count, 0


def views(game: tocsin.Game, count: int) -> Measured:
    """What the first seat and a spectator see, all over a game."""
    states = positions(game)
    seats = (0, tocsin.SPECTATOR)
    begin = process_time()
    for number in range(count):
        states[number % 20].view(seats[number % 2])
    return process_time() - begin, count, 0


def told(game: tocsin.Game, count: int) -> Measured:
    """Random games whose events are all told to a journal."""
    rng = tocsin.Rng(5)
    plies = 0
    begin = process_time()
    for _ in range(count):
        state = game.new()
        while not state.is_over:
            journal = tocsin.Journal()
            if state.actor == tocsin.CHANCE:
                state.play(state.draw(rng), journal)
            else:
                legal = state.legal()
                state.play(legal[rng.below(len(legal))], journal)
            plies += 1
    return process_time() - begin, plies, plies


def steady(game: tocsin.Game, count: int) -> Measured:
    """Whole games with the steady bot on every seat."""
    # By name: a revision may keep them elsewhere, and then has no such figure.
    bots = import_module("tocsin.bots")
    match = import_module("tocsin.bots.match")
    seated = [bots.make_bot("steady", game) for _ in range(game.seats)]
    begin = process_time()
    for number in range(count):
        match.play_match(game, seated, tocsin.Rng(number))
    return process_time() - begin, count, 0


def decisions(game: tocsin.Game, count: int) -> Measured:
    """Not timed: how many of the plies of random games are decisions, not chance."""
    rng = tocsin.Rng(2)
    plies = chosen = 0
    for _ in range(count):
        state = game.new()
        while not state.is_over:
            if state.actor == tocsin.CHANCE:
                state.play(state.draw(rng))
            else:
                legal = state.legal()
                state.play(legal[rng.below(len(legal))])
                chosen += 1
            plies += 1
    return 0.0, chosen, plies


def positions(game: tocsin.Game) -> list[tocsin.State]:
    """Twenty states spread evenly over one random game."""
    length = game.new().playout(tocsin.Rng(4))
    rng = tocsin.Rng(4)
    state = game.new()
    found: list[tocsin.State] = []
    for ply in range(length):
        while len(found) * length <= ply * 20:
            found.append(state.copy())
        if state.actor == tocsin.CHANCE:
            state.play(state.draw(rng))
        else:
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
    return [*found, state][:20]


MEASURES: dict[str, Callable[[tocsin.Game, int], Measured]] = {
    "games": games,
    "steps": steps,
    "copies": copies,
    "views": views,
    "told": told,
    "steady": steady,
    "decisions": decisions,
}


def answer(order: dict[str, Any]) -> dict[str, object]:
    """Measure one order."""
    try:
        game = tocsin.game(order["game"], **order["options"])
        seconds, done, plies = MEASURES[order["figure"]](game, order["count"])
    except (tocsin.SetupError, ImportError, AttributeError) as missing:
        return {"missing": f"{type(missing).__name__}: {missing}"}
    return {"seconds": seconds, "done": done, "plies": plies}


def main() -> None:
    """Say which build this is, then answer orders until there are no more."""
    print(json.dumps({"compiled": tocsin.is_compiled(), "from": tocsin.__file__}), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
