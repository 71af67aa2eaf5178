"""Whoever leaves, at whatever ply: nobody is stuck."""

import random
from functools import partial
from typing import Any

import pytest

from tests.tables.world import World

GAMES_EACH = 20
WAYS: list[tuple[str, dict[str, Any]]] = [
    ("feurio", {"players": 2}),
    ("feurio", {"players": 2, "mode": "coop"}),
    ("titanic", {"players": 2}),
]


@pytest.mark.parametrize("batch", range(10))
def test_a_leaver_at_a_random_ply_leaves_nobody_stuck(batch: int) -> None:
    for number in range(GAMES_EACH):
        rng = random.Random(batch * 1000 + number)
        world = World(rng.randrange(10**6))
        world.thinkers.mood = "failing" if number % 5 == 0 else "well"
        game, options = WAYS[number % len(WAYS)]
        ann, ben = world.two(game, options=options, away_seconds=0)
        leaves_at = rng.randrange(40)
        has_left = False
        for turn in range(400):
            table = ann.room.table
            if table.play.is_over:
                break
            if turn >= leaves_at and not has_left:
                has_left = True
                ben.drop()
                leave = world.lobby.entrance.leave
                world.ask(partial(leave, World.session("ben"), ann.table, 1))
            seat = int(ann.room.table.play.actor)
            if seat == 0 or not has_left:
                player = (ann, ben)[seat]
                moves = ann.room.table.play.moves()
                player.do(rng.choice(moves), seat)
            world.settle(100)
        assert ann.room.table.play.is_over, f"stuck in batch {batch}, game {number}"
