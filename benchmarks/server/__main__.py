"""Load on a server, open loop, against the thin yardstick in the same run.

    make bench-server                                          100 tables, 5 rounds of 20 s
    make bench-server ARGS="--rounds 1 --seconds 4 --tables 10"    a first look
    make bench-server ARGS="--thinking"                        beside tables of computers

Moves come at random (Poisson) whether or not the last ones are done. A move is done when all four
seats of its table know of it, after a durable commit. Rounds of both servers alternate; the table
shows medians over the rounds. Verdicts mean something on a machine that does nothing else.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import tocsin
from benchmarks.server.process import Process, rows_and_commits, start_thin, start_tocsin
from benchmarks.server.tables import Place, RealPlace, ThinPlace
from benchmarks.server.thinking import Thinkers

GRACE_SECONDS = 15
# What is asked: two tables with thinking partners do not slow a third one.
THINKING_TABLES = 2
THINKING_RATE = 10.0


@dataclass(frozen=True, slots=True)
class Round:
    """What one round showed."""

    p50: float
    p99: float
    cpu_us: float
    memory_mb: float
    done: int
    lost: int
    rows_per_commit: float = 0.0


async def load(
    process: Process,
    places: list[Place],
    rate: float,
    seconds: float,
    rng: random.Random,
    thinking: int = 0,
) -> Round:
    """One round at one server, beside so many tables of computers that think."""
    thinkers = Thinkers(process.port, thinking)
    await thinkers.start()
    batch = 10
    for first in range(0, len(places), batch):
        await asyncio.gather(*(place.open(process.port) for place in places[first : first + batch]))
    await asyncio.sleep(0.5)
    is_ours = isinstance(places[0], RealPlace)
    counted = rows_and_commits(process.port) if is_ours else (0.0, 0.0)
    before = process.used()
    start = at = time.perf_counter()
    while at < start + seconds:
        at += rng.expovariate(rate)
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        rng.choice(places).schedule(at)
    end = time.perf_counter() + GRACE_SECONDS
    while any(place.is_busy or place.waiting for place in places) and time.perf_counter() < end:
        await asyncio.sleep(0.05)
    after = process.used()
    share = 0.0
    if is_ours:
        rows, commits = rows_and_commits(process.port)
        share = (rows - counted[0]) / max(commits - counted[1], 1)
    await thinkers.stop()
    for place in places:
        await place.close()
    if thinking and not thinkers.moves:
        raise SystemExit("the computers did not think")
    took = sorted(ms for place in places for ms in place.took_ms)
    if len(took) < 10:
        raise SystemExit("hardly a move was done: the server is too slow for this rate here")
    return Round(
        statistics.median(took),
        took[min(int(len(took) * 0.99), len(took) - 1)],
        (after.cpu_seconds - before.cpu_seconds) / len(took) * 1e6,
        after.memory_mb,
        len(took),
        sum(place.sent - len(place.took_ms) for place in places),
        share,
    )


def run(
    name: str, tables: int, rate: float, seconds: float, seed: int, thinking: int = 0
) -> tuple[Round, float]:
    """A fresh server, one round, and what it took to start."""
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        cold = 0.0
        if name == "thin":
            process = start_thin(Path(folder))
            places: list[Place] = [ThinPlace(f"t{n}", rng) for n in range(tables)]
        else:
            process, cold = start_tocsin(Path(folder))
            places = [RealPlace(f"t{n}", rng) for n in range(tables)]
        try:
            return asyncio.run(load(process, places, rate, seconds, rng, thinking)), cold
        finally:
            process.end()


def median(rounds: list[Round], field: str) -> float:
    return statistics.median(float(getattr(one, field)) for one in rounds)


def report(found: dict[tuple[str, float], list[Round]], colds: list[float]) -> list[str]:
    """The table, then each bar with what was seen; the bars that were missed."""
    print(f"{'server':8}{'moves/s':>8}{'p50 ms':>9}{'p99 ms':>9}{'CPU us':>8}{'MB':>7}", end="")
    print(f"{'done':>8}{'lost':>6}{'rows/commit':>13}")
    for (name, rate), rounds in found.items():
        cells = [median(rounds, field) for field in ("p50", "p99", "cpu_us", "memory_mb")]
        lost = sum(one.lost for one in rounds)
        print(
            f"{name:8}{rate:8.0f}{cells[0]:9.1f}{cells[1]:9.1f}{cells[2]:8.0f}{cells[3]:7.0f}",
            end="",
        )
        done = sum(one.done for one in rounds)
        print(f"{done:8}{lost:6}{median(rounds, 'rows_per_commit'):13.2f}")
    missed: list[str] = []
    for told, seen, most in bars(found, colds):
        is_met = seen <= most
        print(f"{'ok' if is_met else 'MISSED':8}{told}: {seen:.2f} (at most {most:.2f})")
        if not is_met:
            missed.append(told)
    return missed


def bars(
    found: dict[tuple[str, float], list[Round]], colds: list[float]
) -> list[tuple[str, float, float]]:
    """What is asked of us: a text, what was seen, and the most it may be."""
    asked: list[tuple[str, float, float]] = []
    rates = sorted({rate for _, rate in found})
    for rate in rates:
        thin, ours = found["thin", rate], found["tocsin", rate]
        lost = sum(one.lost for one in ours)
        asked.append((f"moves lost at {rate:.0f}/s", lost, 0))
        share = median(ours, "cpu_us") / max(median(thin, "cpu_us"), 1)
        asked.append((f"CPU per move at {rate:.0f}/s, times thin", share, 3))
        share = median(ours, "memory_mb") / median(thin, "memory_mb")
        asked.append((f"memory at {rate:.0f}/s, times thin", share, 4))
        times = median(ours, "p99") / median(thin, "p99")
        if rate < 200:
            asked.append((f"p99 at {rate:.0f}/s, times thin", times, 2))
        else:
            asked.append((f"p99 at {rate:.0f}/s, ms", median(ours, "p99"), 150))
            if median(thin, "p99") > 600:
                asked.append((f"p99 at {rate:.0f}/s, times thin", times, 0.25))
            per_row = 1 / max(median(ours, "rows_per_commit"), 0.01)
            asked.append((f"commits per row at {rate:.0f}/s", per_row, 1 / 1.5))
    asked.append(("cold start to the first answer, CPU s", statistics.median(colds), 1))
    return asked


def compare_thinking(rounds: int, tables: int, rate: float, seconds: float) -> None:
    """The same load alone and beside two tables of the best computers, round by round."""
    found: dict[int, list[Round]] = {0: [], THINKING_TABLES: []}
    for number in range(rounds):
        for thinking, seen in found.items():
            seen.append(run("tocsin", tables, rate, seconds, number, thinking)[0])
    print(f"{tables} tables at {rate:.0f} moves/s, alone and beside tables of computers")
    for field in ("p50", "p99"):
        alone, beside = (median(seen, field) for seen in found.values())
        share = beside / alone
        print(f"{field} {alone:.1f} ms alone, {beside:.1f} ms beside: {share:.2f} times")


def main() -> int:
    """Run all rounds; exit code 1 if a bar was missed."""
    parser = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rates", default="40,400", help="moves per second, with commas")
    parser.add_argument("--thinking", action="store_true", help="beside computers that think")
    given = parser.parse_args()
    build = "compiled" if tocsin.is_compiled() else "interpreted: the bars are for the compiled one"
    print(f"{given.tables} tables, {given.tables * 4} sockets, {given.rounds} rounds; {build}")
    if given.thinking:
        compare_thinking(given.rounds, given.tables, THINKING_RATE, given.seconds)
        return 0
    found: dict[tuple[str, float], list[Round]] = {}
    colds: list[float] = []
    rates = [float(rate) for rate in given.rates.split(",")]
    for number in range(given.rounds):
        for rate in rates:
            for name in ("thin", "tocsin"):
                one, cold = run(name, given.tables, rate, given.seconds, number)
                found.setdefault((name, rate), []).append(one)
                if name == "tocsin":
                    colds.append(cold)
    return 1 if report(found, colds) else 0


if __name__ == "__main__":
    sys.exit(main())
