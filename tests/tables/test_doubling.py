"""A wish that is sent twice is carried out once: at once, later, and after a restart."""

from functools import partial
from typing import Any

from tests.tables.world import World
from tocsin.wire.bodies import NewTable, Seated


def test_the_same_wish_twice_at_once_makes_one_table_and_both_are_answered() -> None:
    world = World(1)
    answers: list[Any] = []
    wish = NewTable("same", "feurio", {"players": 2})
    for _ in range(2):
        world.lobby.founding.create(World.session("ann"), "addr", wish, answers.append)
    world.settle()
    world.lobby.founding.create(World.session("ann"), "addr", wish, answers.append)
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
        world.lobby.founding.create(World.session("ann"), "addr", wish, answers.append)
    world.settle()
    assert [answer.code for answer in answers] == ["not-stored"] * 2
    world.store.fault = False
    world.lobby.founding.create(World.session("ann"), "addr", wish, answers.append)
    world.settle()
    assert isinstance(answers[-1], Seated)
    assert len(world.store.cards) == 1


def test_the_same_wish_after_a_restart_makes_no_second_table() -> None:
    world = World(1)
    wish = NewTable("same", "feurio", {"players": 2})
    first = world.ask(partial(world.lobby.founding.create, World.session("ann"), "addr", wish))
    world.restart()
    again = world.ask(partial(world.lobby.founding.create, World.session("ann"), "addr", wish))
    assert (again.table.id, again.you) == (first.table.id, first.you)
    # Nothing but digests of the links is kept, so they cannot be told again.
    assert first.links
    assert again.links == []
    other = world.ask(partial(world.lobby.founding.create, World.session("ben"), "addr", wish))
    assert other.table.id != first.table.id
    assert len(world.store.cards) == 2


def test_a_rematch_that_all_ask_for_at_once_is_made_once() -> None:
    world = World(1)
    ann, ben = world.two()
    world.ask(partial(world.lobby.entrance.close, World.session("ann"), ann.table))
    answers: list[Any] = []
    for name in ("ann", "ben"):
        rematch = world.lobby.founding.rematch
        rematch(World.session(name), "addr", ann.table, answers.append)
    world.settle()
    assert {answer.table.id for answer in answers} == set(world.store.cards) - {ann.table}
    assert [answer.you.seats for answer in answers] == [[0], [1]]
    # The links are for whoever asked first.
    assert [bool(answer.links) for answer in answers] == [True, False]
    assert ben.room.table.next_table == answers[0].table.id


def test_a_rematch_that_a_restart_cut_short_is_not_made_again() -> None:
    world = World(1)
    ann, _ = world.two()
    world.ask(partial(world.lobby.entrance.close, World.session("ann"), ann.table))
    rematch = world.lobby.founding.rematch
    made = world.ask(partial(rematch, World.session("ann"), "addr", ann.table))
    # The row that names the next table was not written any more.
    world.store.rows[ann.table].pop()
    world.restart()
    rematch = world.lobby.founding.rematch
    again = world.ask(partial(rematch, World.session("ben"), "addr", ann.table))
    assert again.table.id == made.table.id
