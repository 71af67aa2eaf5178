"""Perft: counts of continuations, from files, by the engine's list and by the oracle's."""

from importlib import import_module
from pathlib import Path

import pytest

import tocsin
from tests.builds import sampled
from tocsin.core.options import split_options
from tocsin.core.perft import perft

FOLDER = Path(__file__).parent.parent / "perft"
NAIVE_LEAVES_MAX = 3000


def rows() -> list[tuple[str, str, str, list[tuple[int, int]]]]:
    """`position | options | depth count | depth count`, comments with #."""
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text().splitlines():
            if line and not line.startswith("#"):
                position, options, *counts = (part.strip() for part in line.split(" | "))
                pairs = [tuple(int(number) for number in count.split()) for count in counts]
                found.append((path.stem, position, options, pairs))
    return found  # type: ignore[return-value]


@pytest.mark.parametrize("row", sampled(rows(), 4))
def test_the_counts_are_what_they_were(
    row: tuple[str, str, str, list[tuple[int, int]]],
) -> None:
    game_id, position, options, counts = row
    game = tocsin.game(game_id, **split_options(options))
    state = game.new() if position == "start" else game.read_position(position)
    for depth, count in counts:
        assert perft(state, depth) == count, f"depth {depth}"
        if count <= NAIVE_LEAVES_MAX and depth <= 2:
            oracle = import_module(f"tests.oracle.{game_id}")
            assert oracle.naive_count(game, state, depth) == count, f"oracle, depth {depth}"


def test_every_game_has_a_perft_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(tocsin.game_ids())
