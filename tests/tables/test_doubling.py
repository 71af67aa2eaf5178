"""A wish that is sent twice at once is carried out once."""

from typing import Any

from tests.tables.world import World
from tocsin.wire.bodies import NewTable, Seated


def test_the_same_wish_twice_at_once_makes_one_table_and_both_are_answered() -> None:
    world = World(1)
    answers: list[Any] = []
    wish = NewTable("same", "feurio", {"players": 2})
    for _ in range(2):
        world.lobby.create(World.session("ann"), "addr", wish, answers.append)
    world.settle()
    world.lobby.create(World.session("ann"), "addr", wish, answers.append)
    assert len(world.store.cards) == 1
    assert len(answers) == 3
    assert all(isinstance(answer, Seated) for answer in answers)
    assert {answer.table.id for answer in answers} == set(world.store.cards)


def test_a_wish_that_could_not_be_written_may_be_sent_again() -> None:
    world = World(1)
    answers: list[Any] = []
    wish = NewTable("same", "feurio", {"players": 2})
    world.store.fault = True
    for _ in range(2):
        world.lobby.create(World.session("ann"), "addr", wish, answers.append)
    world.settle()
    assert [answer.code for answer in answers] == ["not-stored"] * 2
    world.store.fault = False
    world.lobby.create(World.session("ann"), "addr", wish, answers.append)
    world.settle()
    assert isinstance(answers[-1], Seated)
    assert len(world.store.cards) == 1
