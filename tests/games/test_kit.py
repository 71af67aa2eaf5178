"""The test kit on every game and every way to play it, on both builds."""

import pytest

import tocsin
from tests.games.option_sets import OPTION_SETS
from tocsin.core.testkit import check_game

pytestmark = pytest.mark.kit


@pytest.mark.parametrize("name", OPTION_SETS)
def test_every_law_holds_in_random_play(name: str) -> None:
    game_id, options = OPTION_SETS[name]
    assert check_game(tocsin.game(game_id, **options), range(2)) > 0


def test_every_game_is_in_the_table() -> None:
    assert {game_id for game_id, _ in OPTION_SETS.values()} == set(tocsin.game_ids())
