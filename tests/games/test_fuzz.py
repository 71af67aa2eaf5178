"""Positions that strangers wrote, in every way to play: 200 for each game, and more in the soak."""

import faulthandler
from collections.abc import Iterator

import pytest

import tocsin
from tests.games.option_sets import OPTION_SETS
from tocsin.core.testkit import fuzz_positions

# A game and its expansion by what the names of their ways to play begin with.
FUZZED = ("feurio", "titanic", "flashpoint", "extreme")
POSITIONS = 200
HANGS_AFTER_S = 120


def ways_of(family: str) -> list[str]:
    return [name for name in OPTION_SETS if name.startswith(family)]


@pytest.fixture(autouse=True)
def watched() -> Iterator[None]:
    """A hang in compiled code hears no signal: then only a watchdog ends it, with a traceback."""
    faulthandler.dump_traceback_later(HANGS_AFTER_S, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.mark.kit
@pytest.mark.parametrize("name", [name for family in FUZZED for name in ways_of(family)])
def test_what_is_wrong_with_a_position_is_named_at_once(name: str) -> None:
    game_id, options = OPTION_SETS[name]
    count = -(-POSITIONS // len(ways_of(name.partition("-")[0])))
    tally = fuzz_positions(tocsin.game(game_id, **options), seed=1, count=count)
    assert tally.unreadable < count, tally
