"""The test kit on every game and every way to play it, on both builds."""

import pytest

import tocsin
from tests.builds import fewer, sampled
from tests.games.option_sets import OPTION_SETS
from tocsin.core.testkit import check_game

# The first play of each is tried on both builds, and the dear laws less often on the source; that
# they play alike is seen by fingerprints.
SEEDS = [pytest.param(0, marks=pytest.mark.kit), *sampled([0, 1], 2)[1:]]
DEAR_EVERY = fewer(7, on_source=14)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", OPTION_SETS)
def test_every_law_holds_in_random_play(name: str, seed: int) -> None:
    game_id, options = OPTION_SETS[name]
    assert check_game(tocsin.game(game_id, **options), range(seed, seed + 1), DEAR_EVERY) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", OPTION_SETS)
def test_every_law_holds_in_more_random_plays(name: str) -> None:
    game_id, options = OPTION_SETS[name]
    assert check_game(tocsin.game(game_id, **options), range(2, 6)) > 0


def test_every_game_is_in_the_table() -> None:
    assert {game_id for game_id, _ in OPTION_SETS.values()} == set(tocsin.game_ids())
