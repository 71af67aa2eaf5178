"""How fast the bots think, on one core of this build: positions weighed and plays rolled out.

light rollouts     copies of a position, one move and uniformly random play to the end, inside
rollouts           the same by the policy that the expert tries moves out with
evaluations        positions that the planner weighs in a decision, with making and comparing them

Where OpenSpiel is installed, its C++ search (MCTS with random rollouts) thinks about backgammon in
the same run, and the ratio of simulations to our light rollouts is told.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from rich.console import Console
from rich.table import Table

import tocsin
from tocsin.bots.planner import TurnPlanner
from tocsin.bots.rollouts import RolloutBot

LIGHT_BAR = 10_000
SIMULATIONS = 200


@dataclass(frozen=True)
class Figure:
    """One measurement: what, where, how many a second."""

    case: str
    what: str
    rate: float
    bar: float | None = None


CASES: list[tuple[str, str, dict[str, object]]] = [
    ("flashpoint, family, four", "flashpoint", {"players": 4}),
    ("flashpoint, advanced, four", "flashpoint", {"players": 4, "rules": "advanced"}),
    (
        "flashpoint, laboratory+attic, advanced, four",
        "flashpoint",
        {"players": 4, "rules": "advanced", "board": "laboratory+attic"},
    ),
    ("titanic, solo", "titanic", {"players": 1}),
    ("feurio, two", "feurio", {"players": 2}),
    ("feurio, solo", "feurio", {"players": 1}),
]


def first_decision(game: tocsin.Game) -> tocsin.State:
    """The first position in which a seat has a real choice of its own turn."""
    state = game.new()
    rng = tocsin.Rng(1)
    while state.actor == tocsin.CHANCE or state.turn < 1 or len(state.legal()) < 2:
        state.play(state.draw(rng) if state.actor == tocsin.CHANCE else state.legal()[0])
    return state


def repeat(seconds: float, work: Callable[[int], int]) -> float:
    """Work done a second of CPU, again and again until the time is over."""
    work(0)
    done, number = 0, 1
    begin = process_time()
    while process_time() - begin < seconds:
        done += work(number)
        number += 1
    return done / (process_time() - begin)


def light(state: tocsin.State) -> Callable[[int], int]:
    """A hundred random futures of every first move in turn."""
    codes = state.legal()

    def work(number: int) -> int:
        rng = tocsin.Rng(number)
        for i in range(100):
            future = state.copy()
            future.play(codes[i % len(codes)])
            future.playout(rng)
        return 100

    return work


def by_policy(bot: RolloutBot, state: tocsin.State) -> Callable[[int], int]:
    """One decision of the expert."""
    seat = int(state.actor)

    def work(number: int) -> int:
        budget = 200
        bot.rate(state, seat, budget, tocsin.Rng(number))
        return budget

    return work


def weighing(bot: TurnPlanner, state: tocsin.State) -> Callable[[int], int]:
    """One decision of the expert."""
    seat = int(state.actor)

    def work(number: int) -> int:
        before = int(bot.weighed)
        bot.rate(state, seat, 2000, tocsin.Rng(number))
        return int(bot.weighed) - before

    return work


def figures(seconds: float, wanted: str = "") -> list[Figure]:
    """Everything, game by game."""
    found: list[Figure] = []
    for name, game_id, options in CASES:
        if wanted not in name:
            continue
        game = tocsin.game(game_id, **options)
        state = first_decision(game)
        bar = LIGHT_BAR if name == "flashpoint, family, four" else None
        found.append(Figure(name, "light rollouts/s", repeat(seconds, light(state)), bar))
        bot = tocsin.bot("expert", game)
        if isinstance(bot, RolloutBot):
            found.append(Figure(name, "rollouts/s", repeat(seconds, by_policy(bot, state))))
        elif isinstance(bot, TurnPlanner):
            found.append(Figure(name, "evaluations/s", repeat(seconds, weighing(bot, state))))
    return found


def open_spiel_simulations(seconds: float) -> float | None:
    """Simulations a second of OpenSpiel's C++ search on backgammon; None where it is missing."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("backgammon")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def work(_: int) -> int:
        bot.step(state)
        return SIMULATIONS

    return repeat(seconds, work)


def tell(seconds: float, console: Console, wanted: str = "") -> None:
    """Print the table."""
    found = figures(seconds, wanted)
    if not found:
        return
    table = Table(title="thinking, installed build, CPU time, one core")
    for heading in ("case", "figure", "a second", "bar"):
        table.add_column(heading, justify="right" if heading == "a second" else "left")
    for figure in found:
        told = ""
        if figure.bar is not None:
            told = f">= {figure.bar:,g} {'met' if figure.rate >= figure.bar else 'MISSED'}"
        table.add_row(figure.case, figure.what, f"{figure.rate:,.0f}", told)
    console.print(table)
    simulations = open_spiel_simulations(seconds)
    if simulations is None:
        console.print("OpenSpiel is not installed here: no ratio to its search.")
    else:
        ratio = found[0].rate / simulations
        console.print(
            f"OpenSpiel MCTS, backgammon: {simulations:,.0f} simulations/s; "
            f"{found[0].what} of {found[0].case} are {ratio:.1f} times as many."
        )


if __name__ == "__main__":
    tell(1.0, Console(width=110))
