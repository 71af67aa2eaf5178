"""A long run of random plays: no stuck state, no broken invariant, no ply limit passed.

Then positions that somebody changed (`core/testkit/fuzz`): refused at once, or sound for good.

    make soak                                    2,000 plays of every way to play, and of swarms,
                                                 and 100,000 changed positions of every game
    make soak ARGS="--games 20000 --only flashpoint"
    make soak ARGS="--only swarm-extreme --games 10000"         every play with other options
    make soak ARGS="--only titanic --seed 123456 --games 1"     see one again
    make soak ARGS="--games 0 --positions 5000 --only titanic"  changed positions alone

Not part of the tests: it runs for minutes. A failure prints the seed and how to replay it.
"""

import argparse
import faulthandler
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import Progress

import tocsin
from tocsin.core.testkit import fuzz_positions
from tocsin.core.testkit.laws import LawBroken

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.games.option_sets import OPTION_SETS
from tests.games.swarm import SWARMS, draw_way
from tests.games.test_fuzz import FUZZED, ways_of

BATCH = 100
HANGS_AFTER_S = 600
PROBLEMS_EVERY = 13


def choose(state: tocsin.State, rng: tocsin.Rng, busy: bool) -> int:
    """A random move; in busy plays the later of two, so that nobody passes all the time."""
    if state.actor == tocsin.CHANCE:
        return state.draw(rng)
    legal = state.legal()
    at = rng.below(len(legal))
    return legal[max(at, rng.below(len(legal))) if busy else at]


def soak(name: str, first: int, count: int) -> tuple[int, dict[str, int], str]:
    """Play so many seeds; plies, endings, and the first complaint with its seed."""
    plies = 0
    endings: dict[str, int] = {}
    for seed in range(first, first + count):
        game_id, options = draw_way(name, seed) if name in SWARMS else OPTION_SETS[name]
        game = tocsin.game(game_id, **options)
        rng = tocsin.Rng(seed)
        state = game.new()
        try:
            mine = 0
            while not state.is_over:
                state.play(choose(state, rng, seed % 2 == 1))
                mine += 1
                if mine > game.plies_max:
                    return plies, endings, f"seed {seed}: ply limit passed at {state.key()}"
                if mine % PROBLEMS_EVERY == 0 or state.is_over:
                    problems = state.problems()
                    if problems:
                        return plies, endings, f"seed {seed}: {problems} at {state.key()}"
            plies += mine
            outcome = state.outcome()
            assert outcome is not None
            endings[outcome.ending] = endings.get(outcome.ending, 0) + 1
        except Exception as error:
            told = f"seed {seed}: {type(error).__name__}: {error} with {options}"
            return plies, endings, told
    return plies, endings, ""


def soak_positions(name: str, first: int, count: int) -> tuple[int, str]:
    """Try so many changed positions; how many were played, and the first complaint."""
    faulthandler.dump_traceback_later(HANGS_AFTER_S, exit=True)
    game_id, options = OPTION_SETS[name]
    try:
        return fuzz_positions(tocsin.game(game_id, **options), first, count).played, ""
    except LawBroken as broken:
        return 0, f"seed {first}: {broken}"
    finally:
        faulthandler.cancel_dump_traceback_later()


def soak_texts(pool: ProcessPoolExecutor, bar: Progress, given: argparse.Namespace) -> int:
    """Changed positions of every game, shared by its ways to play; exit code 1 at a complaint."""
    for family in FUZZED:
        names = [name for name in ways_of(family) if given.only in name]
        if not names or given.positions == 0:
            continue
        share = -(-given.positions // len(names))
        for name in names:
            task = bar.add_task(f"{name} positions", total=share)
            starts = range(given.seed, given.seed + share, BATCH)
            counts = [min(BATCH, given.seed + share - start) for start in starts]
            played = 0
            for count, result in zip(
                counts, pool.map(soak_positions, [name] * len(counts), starts, counts), strict=True
            ):
                bar.advance(task, count)
                played += result[0]
                if result[1]:
                    print(f"{name}: {result[1]}")
                    seed = result[1].split()[1].rstrip(":")
                    again = f"--only {name} --games 0 --positions {BATCH} --seed {seed}"
                    print(f'see it again: make soak ARGS="{again}"')
                    return 1
            print(f"{name}: {share} changed positions, {played} of them sound and played on")
    return 0


def main() -> int:
    """Soak every chosen way to play; exit code 1 at the first complaint."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--positions", type=int, default=100_000, help="changed, for each game")
    parser.add_argument("--only", default="", help="part of the name of a way to play")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    known = [*OPTION_SETS, *SWARMS]
    names = [name for name in known if given.only in name]
    if not names:
        print(f"no way to play has {given.only!r} in its name; there are: {', '.join(known)}")
        return 2
    with ProcessPoolExecutor(given.jobs) as pool, Progress(disable=not sys.stderr.isatty()) as bar:
        for name in names if given.games else []:
            task = bar.add_task(name, total=given.games)
            starts = range(given.seed, given.seed + given.games, BATCH)
            counts = [min(BATCH, given.seed + given.games - start) for start in starts]
            plies = 0
            endings: dict[str, int] = {}
            for count, result in zip(
                counts, pool.map(soak, [name] * len(counts), starts, counts), strict=True
            ):
                bar.advance(task, count)
                plies += result[0]
                for ending, number in result[1].items():
                    endings[ending] = endings.get(ending, 0) + number
                if result[2]:
                    print(f"{name}: {result[2]}")
                    seed = result[2].split()[1].rstrip(":")
                    print(f'see it again: make soak ARGS="--only {name} --seed {seed} --games 1"')
                    return 1
            told = ", ".join(f"{ending} {number}" for ending, number in sorted(endings.items()))
            print(f"{name}: {given.games} plays, {plies} plies, {told}")
        return soak_texts(pool, bar, given)


if __name__ == "__main__":
    sys.exit(main())
