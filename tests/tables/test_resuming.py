"""After a start the computers go on, one table after the other, though nobody has come back."""

from tests.tables.world import World
from tocsin.wire.bodies import SeatWish

# The first seat always begins.
GAME = "flashpoint"
FAMILY = {"players": 2, "rules": "family"}


def interrupted(world: World, computer_first: bool = True) -> str:
    """A table whose computer was asked and had not answered when the process died."""
    seats = [SeatWish("computer", computer="steady"), SeatWish("me")]
    if not computer_first:
        seats.reverse()
    return world.create("ann", GAME, seats=seats, options=FAMILY).table.id


def test_a_computer_whose_turn_it_was_moves_after_a_restart_though_nobody_opens_the_table() -> None:
    world = World(3)
    world.thinkers.mood = "silent"
    table = interrupted(world)
    before = len(world.store.rows_of(table))
    world.thinkers.mood = "well"
    world.restart()
    world.settle(1_000)
    moves = [row for row in world.store.rows_of(table)[before:] if row.kind == "move"]
    assert moves
    assert {row.actor for row in moves} == {0}


def test_a_table_that_waits_for_a_person_is_not_kept_awake() -> None:
    world = World(3)
    waiting = interrupted(world, computer_first=False)
    people, _ = world.two(GAME, options=FAMILY)
    lengths = [len(world.store.rows_of(table)) for table in (waiting, people.table)]
    world.restart()
    world.settle(1_000)
    assert world.lobby.rooms == {}
    assert [len(world.store.rows_of(table)) for table in (waiting, people.table)] == lengths


def test_tables_are_woken_one_after_the_other_and_only_as_many_as_may_be_live() -> None:
    world = World(3, rooms_max=3, resume_pause_ms=50)
    world.thinkers.mood = "silent"
    tables = [interrupted(world) for _ in range(5)]
    world.restart()
    asked = world.thinkers.asked
    world.settle(10)
    assert world.thinkers.asked == asked + 1
    world.settle(500)
    assert len(world.lobby.rooms) == 3
    # Those that found no room come later, when the others have moved and were cleared away.
    world.thinkers.mood = "well"
    world.settle(120_000)
    for _ in range(3):
        world.lobby.sweep()
        world.settle(120_000)
    moved = [
        table for table in tables if any(row.kind == "move" for row in world.store.rows_of(table))
    ]
    assert moved == tables


def test_a_log_that_cannot_be_read_keeps_no_other_table_from_waking() -> None:
    world = World(3)
    world.thinkers.mood = "silent"
    broken, sound = interrupted(world), interrupted(world)
    world.store.rows[broken].pop(0)
    world.thinkers.mood = "well"
    world.restart()
    world.settle(1_000)
    assert any(row.kind == "move" for row in world.store.rows_of(sound))
    assert [(told, facts["table"]) for told, facts in world.noticed] == [
        ("table-unreadable", broken)
    ]
