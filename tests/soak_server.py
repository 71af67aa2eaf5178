"""A server tormented for long: bad networks, restarts and full disks by the seed, and real kills.

    make soak-server                                       20,000 seeds, then 200 kills
    make soak-server ARGS="--seeds 500 --kills 0"          only the simulation
    make soak-server ARGS="--first 1234 --seeds 1 --kills 0"   see one seed again

Not part of the tests: it runs for an hour or more. Exit code 1 at the first complaint.
"""

import argparse
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server import test_kills
from tests.tables.simulation import Run

BATCH = 50
PLIES = 24


def simulate(first: int, count: int) -> tuple[int, str]:
    """So many seeds; moves acknowledged, and the first complaint with its seed."""
    moves = 0
    for seed in range(first, first + count):
        run = Run(seed, PLIES)
        try:
            run.go()
        except Exception as problem:
            return moves, f"seed {seed}: {type(problem).__name__}: {problem}"
        moves += sum(len(person.acknowledged) for person in run.people)
    return moves, ""


def soak_simulation(first: int, seeds: int, jobs: int) -> str:
    """All seeds; the first complaint."""
    starts = range(first, first + seeds, BATCH)
    counts = [min(BATCH, first + seeds - start) for start in starts]
    moves = 0
    with ProcessPoolExecutor(jobs) as pool, Progress(disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("simulation", total=seeds)
        for count, (found, told) in zip(counts, pool.map(simulate, starts, counts), strict=True):
            bar.advance(task, count)
            moves += found
            if told:
                pool.shutdown(cancel_futures=True)
                return told
    print(f"simulation: {seeds} seeds, {moves} moves acknowledged, none lost, none doubled")
    return ""


def soak_kills(kills: int) -> str:
    """So many kills of a real server; a complaint."""
    test_kills.KILLS = kills
    with tempfile.TemporaryDirectory() as folder:
        try:
            test_kills.test_no_acknowledged_move_is_lost_or_doubled_by_kills(Path(folder))
        except AssertionError as problem:
            return f"kills: {problem}"
    print(f"kills: {kills}, no acknowledged move lost or doubled")
    return ""


def main() -> int:
    """Both; exit code 1 at the first complaint."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    told = soak_simulation(given.first, given.seeds, given.jobs) if given.seeds else ""
    if not told and given.kills:
        told = soak_kills(given.kills)
    if told:
        print(told)
        if told.startswith("seed"):
            seed = told.split()[1].rstrip(":")
            print(f'see it again: make soak-server ARGS="--first {seed} --seeds 1 --kills 0"')
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
