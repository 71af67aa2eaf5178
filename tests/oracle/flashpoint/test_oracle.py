"""Engine and oracle of Flash Point agree on every move and every refusal, codes and arguments too.

python -m tests.oracle.flashpoint.test_oracle 200          a long run: so many plays and throws
python -m tests.oracle.flashpoint.test_oracle 200 bridges  of the ways to play with that name
python -m tests.oracle.flashpoint.test_oracle 200 swarm 7000    from that seed on
"""

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

import tocsin
from tests.games.option_sets import OPTION_SETS
from tests.games.swarm import draw_way
from tests.oracle import comparing, flashpoint
from tests.oracle.flashpoint import thrown

HERE = Path(__file__).parent
WAYS = {name: given for name, (game, given) in OPTION_SETS.items() if game == "flashpoint"}
SWARMS = ("swarm-flashpoint", "swarm-extreme")
# Tables on which people climb, cross, dodge and burn, more than anywhere else.
DEEP = ("extreme-garage-basement-3-bridges", "extreme-laboratory-basement-3-bridges")
# Nobody passes all the time.
EAGER = "^(?!pass)"
HARD = (*DEEP, "extreme-everything-5", "extreme-platform-4", "extreme-laboratory-promo-3")


def compare_throws(game: tocsin.Game, seeds: Iterable[int], each: int = 0) -> Counter[str]:
    """Compare on tables thrown together; those that cannot be are passed over."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state = game.read_position(thrown.throw(game.options, seed))
        if not state.problems() and state.legal():
            seen += comparing.compare(flashpoint, game, state, tocsin.Rng(seed), each)
    return seen


@pytest.mark.kit
@pytest.mark.parametrize("name", WAYS)
def test_engine_and_oracle_agree_along_random_plays(name: str) -> None:
    game = tocsin.game("flashpoint", **WAYS[name])
    seen = comparing.walk(flashpoint, game, range(1, 2), eager=EAGER, every=12, each=3)
    assert seen["positions"] > 3


@pytest.mark.kit
@pytest.mark.parametrize("name", WAYS)
def test_they_agree_on_tables_thrown_together(name: str) -> None:
    game = tocsin.game("flashpoint", **WAYS[name])
    seen = compare_throws(game, range(20 if name in HARD else 6), each=3)
    assert seen["positions"] > 1


@pytest.mark.kit
@pytest.mark.parametrize("name", SWARMS)
@pytest.mark.parametrize("seed", range(6))
def test_they_agree_whatever_is_combined(name: str, seed: int) -> None:
    game_id, options = draw_way(name, seed)
    game = tocsin.game(game_id, **options)
    seen = comparing.walk(flashpoint, game, [seed], eager=EAGER, every=25, each=3)
    seen += compare_throws(game, range(3), each=3)
    assert seen["positions"] > 1


@pytest.mark.kit
def test_they_agree_where_each_refusal_is_met() -> None:
    met: set[str] = set()
    for position, options in comparing.corners(HERE):
        game = tocsin.game("flashpoint", **options)
        state = game.read_position(position)
        comparing.compare(flashpoint, game, state, tocsin.Rng(1))
        table = flashpoint.read(game.options, position)
        refusals = [flashpoint.refusal(table, move) for move in flashpoint.syntactic(table)]
        met |= {refusal.code for refusal in refusals if refusal is not None}
    # Every row and column of our boards is a cell.
    assert comparing.refusals_stated(HERE) - met == {"no-such-cell"}


@pytest.mark.parametrize("name", ["flashpoint-family-1-back", "flashpoint-advanced-2-dear-doors"])
def test_the_oracle_counts_the_same_plays(name: str) -> None:
    game = tocsin.game("flashpoint", **WAYS[name])
    state = game.new()
    count = flashpoint.naive_count(game, state, 2)
    assert count == sum(len(child.legal()) for child in children(game, state))


def children(game: tocsin.Game, state: tocsin.State) -> list[tocsin.State]:
    """Every state one legal ply further on."""
    found = []
    for code in state.legal():
        child = state.copy()
        child.play(code)
        found.append(child)
    return found


def soak(name: str, many: int, first: int) -> Counter[str]:
    """So many whole plays of a way to play or of a swarm, and ten throws for each."""
    seen: Counter[str] = Counter()
    for seed in range(first, first + many):
        game_id, options = draw_way(name, seed) if name in SWARMS else OPTION_SETS[name]
        game = tocsin.game(game_id, **options)
        try:
            seen += comparing.walk(flashpoint, game, [seed], eager=EAGER, every=4)
            seen += compare_throws(game, range(10 * seed, 10 * seed + 10))
        except AssertionError as difference:
            raise AssertionError(f"{name}, seed {seed}, {options}: {difference}") from difference
    return seen


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    for way in [*WAYS, *SWARMS]:
        if given.get(2, "") in way:
            print(way, dict(soak(way, int(given[1]), int(given.get(3, "0")))), flush=True)
