"""What `tocsin lab` and `tocsin simulate` do: run jobs under a progress bar and say what came.

Ctrl-C pauses: what is done stays in the folder that `--out` names, and the same command goes on.
"""

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tocsin.bots.registry import BOTS, usual_bot
from tocsin.cli import experiment_tables as tables
from tocsin.cli.interrupting import heed_interrupts
from tocsin.cli.play import read_seed
from tocsin.core.errors import SetupError, quoted
from tocsin.core.options import split_options
from tocsin.games.registry import make_game
from tocsin.host.seating import read_seats, seat_bot
from tocsin.lab import balance, comparing, suites, tournament
from tocsin.lab.job import Job, check_number, make_job
from tocsin.lab.playing import Row
from tocsin.lab.running import run_job
from tocsin.lab.working import JOBS_MAX
from tocsin.telling.speaker import Speaker

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


@dataclass(frozen=True)
class Asked:
    """What every experiment is told."""

    game: str
    options: list[str]
    games: int
    seed: str
    out: Path | None

    @property
    def text(self) -> str:
        """The options as one text."""
        return " ".join(self.options)


@dataclass(frozen=True)
class Bench:
    """Where the work is done and how its result is told."""

    words: Speaker
    jobs: int
    backend: str
    as_json: bool

    def run(self, jobs: Mapping[str, Job], out: Path | None) -> dict[str, list[Row]]:
        """All jobs one after the other, each in a folder of its own within `out`."""
        check_number("--jobs", self.jobs, 1, JOBS_MAX)
        if out is not None:
            _check_lab()
        heed_interrupts()
        total = sum(job.games for job in jobs.values())
        found: dict[str, list[Row]] = {}
        with _bar() as bar:
            task = bar.add_task(self.words("cli-simulating"), total=total)
            before = 0
            # Compiled games let no other thread run, so a bar that is seen has a process to itself.
            elsewhere = 0 if self.jobs == 1 and not sys.stderr.isatty() else self.jobs
            for name, job in jobs.items():
                folder = None if out is None else out / name if len(jobs) > 1 else out
                try:
                    found[name] = run_job(
                        job,
                        seat_bot,
                        jobs=elsewhere,
                        backend=self.backend,
                        folder=folder,
                        progress=partial(_advance, bar, task, before),
                    )
                except KeyboardInterrupt:
                    if out is not None:
                        bar.stop()
                        print(self.words("lab-paused", folder=str(out)), file=sys.stderr)
                    raise
                before += job.games
        return found

    def print_json(self, data: object) -> int:
        """The result for a program."""
        print(json.dumps(data, indent=2))
        return 0


def read_job(
    game_id: str,
    options: list[str],
    games: int,
    seats: str,
    seed: str,
    *,
    rotate: bool = False,
    watch: bool = False,
) -> Job:
    """Check what was asked for before anything runs."""
    text = " ".join(options)
    game = make_game(game_id, split_options(text))
    # Experts think long: whoever wants them in bulk says so. One name is for every seat.
    many = game.seats if "," in seats else 1
    names = read_seats(seats, many, BOTS, True) if seats else [usual_bot(game.id)]
    number = read_seed(seed)
    return make_job(
        game_id, text, tuple(names), games, number, seat=seat_bot, rotate=rotate, watch=watch
    )


def simulate(bench: Bench, job: Job, out: Path | None) -> int:
    """Many plays of one kind."""
    rows = bench.run({"": job}, out)[""]
    tally = tables.Tally(job, rows)
    if bench.as_json:
        return bench.print_json(tally.as_json())
    tables.show_tally(tally, bench.words)
    return 0


def compare_sides(bench: Bench, asked: Asked, sides: tuple[str, str], plot: Path | None) -> int:
    """Two ways to play on common seeds."""
    if plot is not None:
        _check_lab()
    usual, seed = usual_bot(asked.game), read_seed(asked.seed)
    jobs = comparing.jobs_of(asked.game, asked.text, sides, asked.games, seed, seat_bot, usual)
    named = dict(zip(("first", "second"), jobs, strict=False))
    rows = bench.run(named, asked.out)
    found = comparing.compare(sides, list(rows.values()))
    if plot is not None:
        from tocsin.lab import plots

        _write(plot, plots.intervals(sides, found.wins, bench.words, is_share=True))
    if bench.as_json:
        return bench.print_json(found.as_json())
    tables.show_comparison(found, bench.words)
    return 0


def weigh_balance(bench: Bench, asked: Asked, players: str, bot: str, report: Path) -> int:
    """How a board or a set of options plays, as a report."""
    _check_lab()
    from tocsin.lab.report import write_report

    many = _read_players(players) if players else [make_game(asked.game, {}).seats]
    name = bot or usual_bot(asked.game)
    jobs = balance.jobs_of(
        asked.game, asked.text, many, name, asked.games, read_seed(asked.seed), seat_bot
    )
    rows = bench.run({f"players-{number}": job for number, job in jobs.items()}, asked.out)
    found = balance.weigh(jobs, dict(zip(jobs, rows.values(), strict=True)), asked.text)
    words = [asked.game, *asked.options, "--players", ",".join(map(str, many)), "--bot", name]
    command = " ".join(["tocsin lab balance", *words, f"--games {asked.games} --seed {asked.seed}"])
    first = next(iter(jobs.values()))
    _write(report, write_report(found, first, bench.words, command))
    if bench.as_json:
        return bench.print_json(tables.balance_json(found))
    tables.show_balance(found, bench.words)
    print(bench.words("lab-report-written", file=str(report)))
    return 0


def hold_tournament(bench: Bench, asked: Asked, bots: str, plot: Path | None) -> int:
    """Ratings of several bots."""
    if plot is not None:
        _check_lab()
    names = [name.strip() for name in bots.split(",") if name.strip()]
    jobs = tournament.jobs_of(
        asked.game, asked.text, names, asked.games, read_seed(asked.seed), seat_bot
    )
    rows = bench.run({_folder_name(pair): job for pair, job in jobs.items()}, asked.out)
    found = tournament.stand(names, dict(zip(jobs, rows.values(), strict=True)))
    if plot is not None:
        from tocsin.lab import plots

        rated = [one.rating for one in found]
        by_rating = [one.bot for one in found]
        _write(plot, plots.intervals(by_rating, rated, bench.words, is_share=False))
    if bench.as_json:
        return bench.print_json([one.as_json() for one in found])
    tables.show_standings(found, bench.words)
    return 0


def evaluate(bench: Bench, bot: str, suite: str, game: str, out: Path | None) -> int:
    """An entry of the leaderboard."""
    jobs = suites.jobs_of(suite, bot, seat_bot, game)
    rows = bench.run(jobs, out)
    return bench.print_json(suites.entry(suite, bot, jobs, rows))


def _folder_name(pair: tuple[str, ...]) -> str:
    kept = [
        "".join(letter for letter in name if letter.isalnum() or letter in "-_") for name in pair
    ]
    return "-against-".join(kept)


def _read_players(text: str) -> list[int]:
    """`2,3,4`, in order and each once."""
    try:
        return sorted({int(word) for word in text.split(",")})
    except ValueError:
        raise SetupError("lab-bad-players", {"given": quoted(text)}) from None


def _check_lab() -> None:
    """Tables and pictures need more than the game does."""
    try:
        import matplotlib  # noqa: F401
        import pyarrow  # noqa: F401
    except ImportError as problem:
        raise SetupError("lab-is-not-installed") from problem


def _write(path: Path, text: str) -> None:
    half = path.with_name(path.name + ".half")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    except OSError as problem:
        half.unlink(missing_ok=True)
        facts = {"file": quoted(str(path)), "system": problem.strerror or ""}
        raise SetupError("lab-cannot-write", {**facts, "done": 0}) from problem


def _advance(bar: "Progress", task: "TaskID", before: int, done: int) -> None:
    bar.update(task, completed=before + done)


def _bar() -> "Progress":
    """A bar on stderr with the time that is left; nothing where nobody looks."""
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

    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, *times, console=Console(stderr=True), disable=not sys.stderr.isatty())
