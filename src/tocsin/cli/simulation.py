"""`tocsin simulate`: many plays between bots, with confidence intervals.

Every play has its own seed, made from the seed of the run and its number, so that the result does
not depend on how many processes share the work. Shared victories count as a win for each winner.
"""

import json
import math
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from hashlib import blake2b
from multiprocessing import get_context
from time import perf_counter

from tocsin.bots.match import play_match
from tocsin.bots.registry import BOTS, usual_bot
from tocsin.cli.play import read_seed
from tocsin.core.errors import SetupError
from tocsin.core.options import split_options
from tocsin.core.rng import Rng
from tocsin.games.registry import make_game
from tocsin.host.seating import read_seats, seat_bot
from tocsin.telling.speaker import Speaker

GAMES_MAX = 100_000_000
JOBS_MAX = 256
BATCH_MAX = 200
BATCH_SECONDS = 0.2
# The number of standard deviations that leaves 2.5 % outside on either side.
Z95 = 1.959963984540054


@dataclass(frozen=True)
class Plan:
    """What to play: everything a process needs to know."""

    game: str
    options: str
    seats: tuple[str, ...]
    games: int
    seed: int
    rotate: bool

    @staticmethod
    def from_words(
        game_id: str, options: list[str], games: int, seats: str, seed: str, rotate: bool
    ) -> "Plan":
        """Check what was asked for before anything runs."""
        game = make_game(game_id, split_options(" ".join(options)))
        check_number("--games", games, 1, GAMES_MAX)
        # Experts think long: whoever wants them in bulk says so.
        usual = usual_bot(game.id)
        names = read_seats(seats, game.seats, BOTS, True) if seats else [usual] * game.seats
        for name in names:
            seat_bot(game, name)
        text = game.options_text()
        return Plan(game_id, text, tuple(names), games, read_seed(seed), rotate)


@dataclass
class Tally:
    """What was counted, by bot index of the plan (`--rotate` moves bots between seats)."""

    games: int = 0
    wins: list[int] = field(default_factory=list)
    sums: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Take in what another process counted."""
        self.games += other.games
        for mine, more in (
            (self.wins, other.wins),
            (self.sums, other.sums),
            (self.squares, other.squares),
        ):
            mine.extend([0] * (len(more) - len(mine)))
            for i, count in enumerate(more):
                mine[i] += count
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count


def check_number(name: str, given: int, low: int, high: int) -> None:
    """A limit on everything."""
    if not low <= given <= high:
        raise SetupError("bad-number", {"name": name, "low": low, "high": high, "given": given})


def game_seed(seed: int, number: int) -> int:
    """The seed of one play of the run."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=8).digest())


def play_batch(plan: Plan, first: int, count: int) -> Tally:
    """Play the games numbered from `first` on."""
    game = make_game(plan.game, split_options(plan.options))
    seats = len(plan.seats)
    bots = [seat_bot(game, name) for name in plan.seats]
    tally = Tally(count, [0] * seats, [0] * seats, [0] * seats)
    for number in range(first, first + count):
        shift = number % seats if plan.rotate else 0
        # The bot with index i sits on seat (i + shift) of this play.
        seated = [bots[(seat - shift) % seats] for seat in range(seats)]
        outcome = play_match(game, seated, Rng(game_seed(plan.seed, number))).outcome()
        assert outcome is not None
        for i in range(seats):
            seat = (i + shift) % seats
            score = outcome.scores[seat]
            tally.wins[i] += seat in outcome.winners
            tally.sums[i] += score
            tally.squares[i] += score * score
        tally.endings[outcome.ending] = tally.endings.get(outcome.ending, 0) + 1
    return tally


def simulate(plan: Plan, jobs: int, words: Speaker) -> Tally:
    """Play it all in so many processes, with a progress bar on stderr."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        SpinnerColumn,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    total = Tally()
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, *times, console=console, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words("cli-simulating"), total=plan.games)
        # Compiled games let no other thread run, so a bar that is seen has a process to itself.
        is_here = jobs == 1 and not sys.stderr.isatty()
        tallies = _play_here(plan) if is_here else _play_elsewhere(plan, jobs)
        for tally in tallies:
            total.add(tally)
            progress.advance(task, tally.games)
    return total


class Pace:
    """How many games make a batch: few enough that the bar moves several times a second."""

    def __init__(self) -> None:
        self.batch = 1

    def took(self, games: int, seconds: float) -> None:
        """A batch is done: the next ones are longer or shorter."""
        fitting = int(games * BATCH_SECONDS / seconds) if seconds > 0 else BATCH_MAX
        self.batch = max(1, min(BATCH_MAX, 2 * self.batch, fitting))


def _play_here(plan: Plan) -> Iterator[Tally]:
    """Batch after batch in this process."""
    pace = Pace()
    first = 0
    while first < plan.games:
        count = min(pace.batch, plan.games - first)
        began = perf_counter()
        yield play_batch(plan, first, count)
        pace.took(count, perf_counter() - began)
        first += count


def _play_elsewhere(plan: Plan, jobs: int) -> Iterator[Tally]:
    """A few batches ahead in other processes, so that all have work and none has much of it."""
    pace = Pace()
    first = 0
    # Spawned, because a forked child of a process with threads (the bar) may hang; and the
    # parent alone answers Ctrl-C.
    with ProcessPoolExecutor(
        jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        waiting: set[Future[tuple[Tally, float]]] = set()
        try:
            while waiting or first < plan.games:
                while first < plan.games and len(waiting) < 2 * jobs:
                    count = min(pace.batch, plan.games - first)
                    waiting.add(pool.submit(play_timed, plan, first, count))
                    first += count
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for batch in done:
                    tally, seconds = batch.result()
                    pace.took(tally.games, seconds)
                    yield tally
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_timed(plan: Plan, first: int, count: int) -> tuple[Tally, float]:
    """A batch, and how long it took."""
    began = perf_counter()
    tally = play_batch(plan, first, count)
    return tally, perf_counter() - began


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, by Wilson's score."""
    share = wins / games
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    # At the ends the interval touches them exactly; rounding would miss them by a hair.
    return (0.0 if wins == 0 else middle - reach), (1.0 if wins == games else middle + reach)


def mean_interval(total: int, squares: int, games: int) -> tuple[float, float, float]:
    """Mean and its 95 % confidence interval, by the normal distribution."""
    mean = total / games
    variance = max(0.0, (squares - games * mean * mean) / (games - 1)) if games > 1 else 0.0
    reach = Z95 * math.sqrt(variance / games)
    return mean, mean - reach, mean + reach


def as_data(plan: Plan, tally: Tally) -> dict[str, object]:
    """The result, JSON-ready."""
    seats: list[dict[str, object]] = []
    for i, bot in enumerate(plan.seats):
        low, high = wilson(tally.wins[i], tally.games)
        mean, mean_low, mean_high = mean_interval(tally.sums[i], tally.squares[i], tally.games)
        seats.append(
            {
                "seat": i,
                "bot": bot,
                "wins": tally.wins[i],
                "share": tally.wins[i] / tally.games,
                "share_95": [low, high],
                "mean_score": mean,
                "mean_score_95": [mean_low, mean_high],
            }
        )
    return {
        "game": plan.game,
        "options": plan.options,
        "games": tally.games,
        "seed": plan.seed,
        "rotate": plan.rotate,
        "seats": seats,
        "endings": dict(sorted(tally.endings.items())),
    }


def simulate_and_report(plan: Plan, jobs: int, words: Speaker, as_json: bool) -> int:
    """Run the plan and print what came of it."""
    check_number("--jobs", jobs, 1, JOBS_MAX)
    tally = simulate(plan, jobs, words)
    if as_json:
        print(json.dumps(as_data(plan, tally), indent=2))
        return 0
    from tocsin.cli.simulation_report import show_report

    show_report(plan, tally, words)
    return 0
