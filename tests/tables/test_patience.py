"""How long a computer may think, and who waits for whom."""

from typing import Any

import pytest

from tests.tables.world import Player, World
from tocsin.tables.ports import Question
from tocsin.wire.bodies import SeatWish

FAMILY = {"players": 2, "rules": "family"}


def with_computer(world: World) -> Player:
    seats = [SeatWish("computer"), SeatWish("me")]
    made = world.create("ann", "flashpoint", options=FAMILY, seats=seats)
    return world.player("ann", made.table.id, 1)


def test_whoever_has_not_begun_to_think_is_not_late() -> None:
    world = World(1, think_ms_max=2_000)
    world.thinkers.mood = "away"
    ann = with_computer(world)
    world.settle(60_000)
    assert not any(row.kind == "computer" for row in world.store.rows_of(ann.table))
    assert ann.room.thinking.is_going_on


@pytest.fixture
def ann() -> Player:
    world = World(1, think_ms_max=2_000)
    world.thinkers.mood = "silent"
    made = world.create("ann", "flashpoint", options=FAMILY, seats=[SeatWish("me")] * 2)
    return world.player("ann", made.table.id, 0)


def hint(player: Player, id: str) -> dict[str, Any]:
    return player.order("hint", seat=int(player.room.table.play.actor), id=id)


def test_one_hint_at_a_time_and_the_same_one_is_not_thought_of_twice(ann: Player) -> None:
    assert hint(ann, "one") == {}
    assert hint(ann, "two")["code"] == "busy"
    assert hint(ann, "one") == {}
    assert ann.world.thinkers.asked == 1
    # Somebody else at the same table asks for their own.
    other = ann.world.player("ann", ann.table, 1)
    assert hint(other, "three") == {}
    assert ann.world.thinkers.asked == 2


def test_a_hint_that_takes_too_long_is_given_up_and_another_may_be_asked_for(ann: Player) -> None:
    hint(ann, "one")
    ann.world.settle(2_000)
    refused = ann.socket.last("refused")
    assert (refused["id"], refused["code"]) == ("one", "no-hint")
    assert hint(ann, "two") == {}


def test_whoever_goes_is_not_thought_for(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    cancelled: list[bool] = []

    class Asked:
        def cancel(self) -> None:
            cancelled.append(True)

    def ask(question: Question, answer: Any, begun: Any) -> Asked:
        return Asked()

    monkeypatch.setattr(ann.world.thinkers, "ask", ask)
    hint(ann, "one")
    ann.drop()
    assert cancelled == [True]
