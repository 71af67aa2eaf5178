"""A table is found again from its log alone, as quickly however often something was taken back."""

import random

from tests.tables.world import Player, World
from tocsin.tables.log.entries import Entry, Moved, Undone, make_row
from tocsin.tables.table import Table
from tocsin.wire import codec
from tocsin.wire.bodies import SeatWish

HOT_SEAT = [SeatWish("me", "Ann"), SeatWish("me", "Ben")]


def practice(world: World) -> Player:
    options = {"players": 2}
    made = world.create("ann", options=options, seats=HOT_SEAT, is_practice=True)
    return world.player("ann", made.table.id, 0)


def seen(table: Table) -> list[object]:
    """Everything that matters of a table."""
    return [
        table.play.position(),
        [ply.text for ply in table.play.plies],
        table.phase,
        table.seq,
        table.hash,
        table.changed_at,
        table.choices,
        [(remark.row, remark.ply, remark.name) for remark in table.remarks],
        table.answered,
        codec.write([event.as_json() for event in table.play.seat(0).events()]),
    ]


def test_moves_and_undos_in_any_order_are_found_again() -> None:
    for seed in range(6):
        world, rng = World(seed), random.Random(seed)
        ann = practice(world)
        for _ in range(60):
            table = ann.room.table
            if table.phase == "playing" and rng.random() < 0.6:
                seat = int(table.play.actor)
                answer = ann.do(rng.choice(table.play.moves()), seat)
            elif table.choices:
                seat = table.choices[-1].seat
                answer = ann.order("undo", seat=seat, seen=table.seq)
            else:
                continue
            assert answer["type"] == "done"
        live = ann.room.table
        found = Table(world.store.rows_of(ann.table), world.dice)
        assert any(row.kind == "undo" for row in world.store.rows_of(ann.table))
        assert seen(found) == seen(live)


def test_what_was_taken_back_is_not_played_again() -> None:
    world = World(1)
    table = practice(world).room.table
    rows = world.store.rows_of(table.id)
    plies = len(table.play.plies)
    # Nobody could play this move; it is told of, and never tried.
    entries: list[Entry] = [Moved("no move at all", ["~no chance either"]), Undone(plies)]
    for entry in entries:
        last = rows[-1]
        rows.append(make_row(table.id, last.seq + 1, last.hash, 0, last.at_ms, entry))
    found = Table(rows, world.dice)
    assert found.play.position() == table.play.position()
    assert [remark.ply for remark in found.remarks[-2:]] == [plies, plies + 2]
