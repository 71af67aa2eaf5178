"""What outlives a table: names that go with their people, lists with a broken log, limits."""

from dataclasses import replace
from functools import partial

import pytest

from tests.tables.world import MemoryStore, Player, World
from tocsin.core.errors import CorruptLog
from tocsin.tables.log.audit import NoRandomness
from tocsin.tables.people.allowance import Allowance
from tocsin.tables.refusing import Refusal
from tocsin.tables.table import Table
from tocsin.wire.bodies import Seated, SeatWish


def play_again(world: World, who: str, table: str) -> Seated:
    world.ask(partial(world.lobby.entrance.close, World.session("ann"), table))
    made = world.ask(partial(world.lobby.founding.rematch, World.session(who), "addr", table))
    assert isinstance(made, Seated)
    return made


@pytest.mark.parametrize("asker", ["ann", "ben"])
@pytest.mark.parametrize("gone", ["ann", "ben"])
def test_a_name_in_a_rematch_goes_with_whose_it_is_whoever_asked(asker: str, gone: str) -> None:
    world = World()
    seats = [SeatWish("me", "Ann"), SeatWish("open")]
    made = world.create("ann", name="Anns forest", options={"players": 2}, seats=seats)
    key = next(link.key for link in made.links if link.role == "seat:1")
    world.join("ben", made.table.id, key, name="Ben")
    again = play_again(world, asker, made.table.id)
    assert [seat.name for seat in again.table.seats] == ["Ann", "Ben"]
    assert again.table.name == "Anns forest"
    assert again.table.phase == "playing"
    world.ask(partial(world.lobby.forgetting.forget, World.session(gone)))
    world.settle()
    kept = str(world.store.rows) + str(world.store.cards)
    assert ("Ann" in kept) is (gone != "ann")
    assert ("Ben" in kept) is (gone != "ben")
    for table in world.store.rows:
        Table(world.store.rows_of(table), NoRandomness())


def spoil(store: MemoryStore, table: str) -> None:
    """A log that cannot be read any more."""
    store.rows[table][0] = replace(store.rows[table][0], body="{}")


def test_one_log_that_cannot_be_read_keeps_no_other_table_from_the_lists() -> None:
    world = World()
    seats = [SeatWish("me", "Ann"), SeatWish("open")]
    wish = {"options": {"players": 2}, "seats": seats, "is_listed": True}
    tables = [world.create("ann", **wish).table.id for _ in range(3)]  # type: ignore[arg-type]
    spoil(world.store, tables[1])
    world.restart()
    ann, eve = World.session("ann"), World.session("eve")
    assert {row.table.id for row in world.lobby.listing.mine(ann, False)} == set(tables)
    assert {row.table.id for row in world.lobby.listing.listed(eve)} == set(tables)
    with pytest.raises(CorruptLog):
        world.lobby.room(tables[1])


def test_what_is_open_is_told_without_reading_a_log() -> None:
    world = World()
    seats = [SeatWish("me", "Ann"), SeatWish("open"), SeatWish("open")]
    made = world.create("ann", options={"players": 3}, seats=seats, is_listed=True)
    Player(world, "ann", made.table.id).connect(0)
    world.join("ben", made.table.id, None, name="Ben")
    live = world.lobby.listing.listed(World.session("ben"))
    world.restart()
    asleep = world.lobby.listing.listed(World.session("ben"))
    assert world.lobby.rooms == {}
    assert [row.you for row in asleep] == [row.you for row in live]
    assert asleep[0].you.seats == [1]
    assert [seat.name for seat in asleep[0].table.seats] == ["Ann", "Ben", ""]
    assert [seat.kind for seat in asleep[0].table.seats] == ["person", "person", "open"]
    assert [seat.presence for seat in asleep[0].table.seats] == ["away", "away", "never"]


def test_a_log_that_cannot_be_read_keeps_nobody_from_being_forgotten() -> None:
    world = World()
    tables = [world.two()[0].table for _ in range(3)]
    spoil(world.store, sorted(tables)[1])
    world.restart()
    gone = world.ask(partial(world.lobby.forgetting.forget, World.session("ben")))
    assert (gone.seats, gone.tables) == (3, 3)
    assert "Ben" not in str(world.store.rows) + str(world.store.cards)
    assert World.session("ben") not in {grant.session for grant in world.store.grants}


def test_tables_once_more_count_as_tables() -> None:
    world = World(1, tables_per_minute=4)
    made = world.create("ann", options={"players": 2})
    for _ in range(3):
        made = play_again(world, "ann", made.table.id)
    with pytest.raises(Refusal, match="too-fast"):
        play_again(world, "ann", made.table.id)
    world.clock.pass_ms(60_000)
    assert play_again(world, "ann", made.table.id).table.phase == "playing"


def test_a_clock_that_is_put_back_keeps_nobody_waiting() -> None:
    world = World()
    allowance = Allowance(world.clock, 2, 20_000)
    assert [allowance.takes("ann") for _ in range(3)] == [True, True, False]
    world.clock.jump(-3_600_000)
    assert [allowance.takes("ann") for _ in range(3)] == [True, True, False]
    world.clock.pass_ms(20_000)
    assert allowance.takes("ann")
