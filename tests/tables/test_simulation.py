"""Tables under a nemesis, with virtual time: none lost, none doubled, all see the same at last."""

import os

import pytest

from tests.tables.simulation import Run

SEEDS = int(os.environ.get("TOCSIN_SEEDS", "300"))
BATCHES = 10


@pytest.mark.parametrize("batch", range(BATCHES))
def test_nothing_acknowledged_is_lost_or_doubled_whatever_the_network_does(batch: int) -> None:
    moves = 0
    for seed in range(batch, SEEDS, BATCHES):
        run = Run(seed, plies=12)
        try:
            run.go()
        except AssertionError as problem:
            raise AssertionError(f"tests.tables.simulation.Run({seed}, 12).go()") from problem
        moves += sum(len(person.acknowledged) for person in run.people)
    assert moves > SEEDS // BATCHES * 4, "they do play"
