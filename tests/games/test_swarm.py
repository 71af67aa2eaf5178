"""The laws of the kit on ways to play drawn at random (see `swarm`); the soak plays thousands."""

import pytest

import tocsin
from tests.builds import IS_COMPILED, fewer
from tests.games.swarm import SWARMS, draw_way
from tocsin.core.testkit import check_game

SEEDS = {"swarm-feurio": 6, "swarm-flashpoint": 8, "swarm-extreme": 16, "swarm-titanic": 4}
ELSEWHERE = [] if IS_COMPILED else [pytest.mark.slow]


# One in four is tried on both builds; that they play alike is seen by fingerprints.
WAYS = [
    pytest.param(name, seed, marks=pytest.mark.kit if seed % 4 == 0 else ELSEWHERE)
    for name in SWARMS
    for seed in range(SEEDS[name])
]


@pytest.mark.parametrize(("name", "seed"), WAYS)
def test_every_law_holds_whatever_is_combined(name: str, seed: int) -> None:
    game_id, options = draw_way(name, seed)
    assert (
        check_game(tocsin.game(game_id, **options), range(seed, seed + 1), fewer(7, on_source=14))
        > 0
    ), options
