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
from tests.builds import IS_COMPILED, fewer, sampled
from tests.games.flashpoint.table import is_playable
from tests.games.option_sets import OPTION_SETS
from tests.games.swarm import draw_way
from tests.oracle import comparing, flashpoint
from tests.oracle.flashpoint import thrown

HERE = Path(__file__).parent
WAYS = {name: given for name, (game, given) in OPTION_SETS.items() if game == "flashpoint"}
SWARMS = ("swarm-flashpoint", "swarm-extreme")
# Nobody passes all the time.
EAGER = "^(?!pass)"
ADVANCED = {"rules": "advanced", "players": 3}
DANGER = {**ADVANCED, "engineer": True, "promo_specialists": True}
HOLES = {**DANGER, "bridge": True, "ladder_down": True, "floor_repair": True, "spill_outside": True}
LOADED = {**DANGER, "platform": True, "cannon_blocked_by_firefighter": True}
# Tables for throws: on each of them many rules meet, and every card may be dealt.
SCENES: dict[str, tuple[int, dict[str, object]]] = {
    "family": (100, {"players": 2}),
    "family-back": (60, {"players": 2, "board": "back"}),
    "advanced": (200, {**ADVANCED}),
    "advanced-back": (120, {**ADVANCED, "board": "back", "free_move_opens_doors": False}),
    "garage": (80, {**DANGER, "board": "garage", "car": True, "free_move_opens_doors": False}),
    "garage-attic": (80, {**LOADED, "board": "garage+attic"}),
    "garage-basement": (200, {**HOLES, "board": "garage+basement"}),
    "garage-holes": (60, {"board": "garage+basement", "bridge": True, "ladder_down": True}),
    "laboratory": (100, {**LOADED, "board": "laboratory", "lab_small": "chemicals"}),
    "laboratory-attic": (80, {**LOADED, "board": "laboratory+attic", "lab_large": "explosives"}),
    "laboratory-basement": (100, {**HOLES, "board": "laboratory+basement"}),
}


def compare_moves(game: tocsin.Game, state: tocsin.State) -> Counter[str]:
    """Only the legal list: quick, so that many positions can be tried."""
    compare_legal(game, state, flashpoint.moves(flashpoint.read(game.options, state.key())))
    return Counter(positions=1)


def compare_legal(game: tocsin.Game, state: tocsin.State, mine: list[str]) -> None:
    legal = {game.write_move(state, code) for code in state.legal()}
    differ = sorted(set(mine) ^ legal)
    assert not differ, comparing.told("moves", state.key(), differ)


def compare_throws(game: tocsin.Game, seeds: Iterable[int], every: int, each: int) -> Counter[str]:
    """Compare on tables thrown together that can be, refusals too at one in `every`."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state = game.read_position(thrown.throw(game.options, seed))
        if not is_playable(state):
            continue
        if seed % every:
            seen += compare_moves(game, state)
        else:
            seen += comparing.compare(flashpoint, game, state, tocsin.Rng(seed), each)
    return seen


@pytest.mark.kit
@pytest.mark.parametrize("name", WAYS)
def test_engine_and_oracle_agree_along_random_plays(name: str) -> None:
    game = tocsin.game("flashpoint", **WAYS[name])
    seen = comparing.walk(flashpoint, game, range(1, 2), eager=EAGER, every=16, each=2)
    assert seen["positions"] > 1


@pytest.mark.kit
@pytest.mark.parametrize("name", SCENES)
def test_they_agree_on_tables_thrown_together(name: str) -> None:
    many, options = SCENES[name]
    seeds = range(0, many, fewer(1, on_source=4))
    seen = compare_throws(tocsin.game("flashpoint", **options), seeds, every=20, each=3)
    assert seen["positions"] > len(seeds) // 3


@pytest.mark.kit
@pytest.mark.parametrize("name", SWARMS)
@pytest.mark.parametrize("seed", sampled(range(4), 2))
def test_they_agree_whatever_is_combined(name: str, seed: int) -> None:
    game_id, options = draw_way(name, seed)
    game = tocsin.game(game_id, **options)
    seen = comparing.walk(flashpoint, game, [seed], eager=EAGER, every=30, each=2)
    seen += compare_throws(game, range(6), every=6, each=3)
    assert seen["positions"] > 1


@pytest.mark.kit
def test_they_agree_where_each_refusal_is_met() -> None:
    met: set[str] = set()
    for position, options in comparing.corners(HERE, fewer(1, on_source=3)):
        game = tocsin.game("flashpoint", **options)
        state = game.read_position(position)
        table = flashpoint.read(game.options, position)
        answers = {move: flashpoint.refusal(table, move) for move in flashpoint.syntactic(table)}
        compare_legal(game, state, [move for move, found in answers.items() if found is None])
        # One text of a verb for each reason why it is refused.
        reasons = {}
        for move, found in answers.items():
            if found is not None:
                reasons[move.partition(":")[0], found.code, found.rule] = move, found
        for move, found in reasons.values():
            assert comparing.plain(game.why_not(state, move)) == found, (move, position)
            met.add(found.code)
    if IS_COMPILED:
        # Every row and column of our boards is a cell.
        assert comparing.refusals_stated(HERE) - met == {"no-such-cell"}


@pytest.mark.parametrize("name", ["flashpoint-family-1-back", "flashpoint-advanced-2-dear-doors"])
def test_the_oracle_counts_the_same_plays(name: str) -> None:
    game = tocsin.game("flashpoint", **WAYS[name])
    state = game.new()
    count = flashpoint.naive_count(game, state, 2)
    assert count == sum(len(child.legal()) for child in children(state))


def children(state: tocsin.State) -> list[tocsin.State]:
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
        if name in SCENES:
            game = tocsin.game("flashpoint", **SCENES[name][1])
        else:
            game_id, options = draw_way(name, seed) if name in SWARMS else OPTION_SETS[name]
            game = tocsin.game(game_id, **options)
        try:
            seen += comparing.walk(flashpoint, game, [seed], eager=EAGER, every=8)
            seen += compare_throws(game, range(10 * seed, 10 * seed + 10), every=1, each=0)
        except AssertionError as difference:
            told = f"{name}, seed {seed}, {game.options_text()}: {difference}"
            raise AssertionError(told) from difference
    return seen


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    for way in [*WAYS, *SWARMS, *SCENES]:
        if given.get(2, "") in way:
            print(way, dict(soak(way, int(given[1]), int(given.get(3, "0")))), flush=True)
