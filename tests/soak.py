"""A long run of random plays: no stuck state, no broken invariant, no ply limit passed.

Then positions that somebody changed (`core/testkit/fuzz`): refused at once, or sound for good.

    make soak                                    2,000 plays of every way to play, and of swarms,
                                                 and 100,000 changed positions of every game
    make soak ARGS="--games 20000 --only flashpoint"
    make soak ARGS="--only swarm-extreme --games 10000"         every play with other options
    make soak ARGS="--only titanic --seed 123456 --games 1"     see one again
    make soak ARGS="--games 0 --positions 5000 --only titanic"  changed positions alone
    make soak ARGS="--games 0 --only feurio --part 2/10"        the second tenth of them: a long run
                                                                in pieces, the same as in one go

Not part of the tests: it runs for minutes. A failure prints the seed and how to replay it.
"""

import argparse
import faulthandler
import sys
import time
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


def shares(total: int, ways: int) -> list[int]:
    """How many of a total each way gets: the sum is exact, and no two differ by more than one."""
    return [total // ways + (way < total % ways) for way in range(ways)]


def batches(first: int, count: int, part: tuple[int, int]) -> list[tuple[int, int]]:
    """Seed and size of each batch of one part; all parts together are the run in one go."""
    whole = [
        (seed, min(BATCH, first + count - seed)) for seed in range(first, first + count, BATCH)
    ]
    return whole[part[0] - 1 :: part[1]]


def soak_texts(
    pool: ProcessPoolExecutor, bar: Progress, names: list[str], given: argparse.Namespace
) -> int:
    """Changed positions of every game, shared by its ways to play; exit code 1 at a complaint."""
    for family in FUZZED:
        ways = [name for name in ways_of(family) if name in names]
        began = time.monotonic()
        total = 0
        for name, share in zip(ways, shares(given.positions, len(ways)), strict=True):
            mine = batches(given.seed, share, given.part)
            tried = sum(count for _, count in mine)
            task = bar.add_task(f"{name} positions", total=tried)
            played = 0
            results = pool.map(
                soak_positions, [name] * len(mine), [b[0] for b in mine], [b[1] for b in mine]
            )
            for (seed, count), (sound, complaint) in zip(mine, results, strict=True):
                bar.advance(task, count)
                played += sound
                if complaint:
                    print(f"{name}: {complaint}")
                    again = f"--only {name} --games 0 --positions {count} --seed {seed}"
                    print(f'see it again: make soak ARGS="{again}"')
                    return 1
            total += tried
            print(f"{name}: {tried} changed positions, {played} of them sound and played on")
        if total:
            rate = total / (time.monotonic() - began)
            print(f"== {family}: {total} changed positions, {rate:.0f} a second", flush=True)
    return 0


def part_of(text: str) -> tuple[int, int]:
    """`2/10` as (2, 10)."""
    which, _, of = text.partition("/")
    part = (int(which), int(of))
    if not 1 <= part[0] <= part[1]:
        raise ValueError(text)
    return part


def main() -> int:
    """Soak every chosen way to play; exit code 1 at the first complaint."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--positions", type=int, default=100_000, help="changed, for each game")
    parser.add_argument("--only", default="", help="part of the name of a way to play")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--part", type=part_of, default=(1, 1), help="of the positions, as 2/10")
    given = parser.parse_args()
    known = [*OPTION_SETS, *SWARMS]
    # A whole name is that way alone: many begin as another does.
    names = [given.only] if given.only in known else [n for n in known if given.only in n]
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
        return soak_texts(pool, bar, names, given)


if __name__ == "__main__":
    sys.exit(main())
