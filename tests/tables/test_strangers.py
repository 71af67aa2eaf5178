"""Whatever a stranger sends: a code, no traceback, no change, and other tables undisturbed."""

import random

import msgspec
import pytest

from tests.tables.world import Player, World
from tocsin.core.errors import TocsinError
from tocsin.tables.answering import answer
from tocsin.tables.lobby.setting_up import read_setup
from tocsin.tables.refusing import Refusal
from tocsin.wire import codec
from tocsin.wire.bodies import NewTable, SeatWish
from tocsin.wire.codes import CODES

MESSAGES = 2_000
ORDERS: list[dict[str, object]] = [
    {"type": "hello", "version": 1, "eyes": 0, "since": 0},
    {"type": "do", "id": "a", "seat": 0, "text": "lay:0,1", "seen": 3},
    {"type": "undo", "id": "b", "seat": 0, "seen": 3},
    {"type": "answer", "id": "c", "seat": 0, "agrees": True},
    {"type": "why_not", "id": "d", "seat": 0, "text": "lay:2,0"},
    {"type": "at", "id": "e", "ply": 2},
    {"type": "past", "id": "f", "before": 2},
    {"type": "hand_over", "id": "g", "seat": 0, "computer": "steady"},
    {"type": "word", "id": "h", "seat": 0, "word": "tulip"},
    {"type": "start", "id": "i"},
    {"type": "look", "eyes": 1},
    {"type": "ping", "at": 5},
]
ODD: list[object] = [
    None,
    True,
    -1,
    2**70,
    1.5,
    "",
    "x" * 500,
    "\u202e",
    [],
    {},
    ["a"],
    -3,
    "~draw:1",
    "\x00",
]


def mutated(rng: random.Random) -> bytes:
    """A message that was right once."""
    order = dict(rng.choice(ORDERS))
    for _ in range(rng.randrange(1, 4)):
        name = rng.choice([*order, "more"])
        fate = rng.random()
        if fate < 0.6:
            order[name] = rng.choice(ODD)
        elif name in order and name != "type":
            del order[name]
    data = bytearray(msgspec.json.encode(order))
    if rng.random() < 0.3:
        for _ in range(rng.randrange(1, 6)):
            data[rng.randrange(len(data))] = rng.randrange(256)
    if rng.random() < 0.1:
        del data[rng.randrange(len(data)) :]
    return bytes(data)


def test_two_thousand_mutated_messages_change_nothing_and_break_nothing() -> None:
    world = World(1)
    ann, ben = world.two("feurio")
    quiet, _ = world.two("feurio")
    watched = world.ask(
        lambda done: world.lobby.entrance.renew(World.session("ann"), ann.table, "watch", done)
    )
    world.join("eve", ann.table, watched.key)
    eve = world.player("eve", ann.table)
    before = [row.hash for row in world.store.rows_of(ann.table)]
    others = [row.hash for row in world.store.rows_of(quiet.table)]
    rng = random.Random(7)
    for _ in range(MESSAGES):
        send(eve, mutated(rng))
        world.clock.pass_ms(3)
    refused = eve.socket.all("refused")
    assert len(refused) > 80, "the others were no messages at all"
    assert {message["code"] for message in refused} <= set(CODES)
    assert [row.hash for row in world.store.rows_of(ann.table)] == before
    assert [row.hash for row in world.store.rows_of(quiet.table)] == others
    seat = int(ann.room.table.play.actor)
    legal = ann.room.table.play.moves()[0]
    assert (ann, ben)[seat].do(legal, seat)["type"] == "done"


def send(player: Player, data: bytes) -> None:
    """As the door does it: what is no message is refused before it reaches the room."""
    assert player.guest is not None
    try:
        order = codec.read_order(data)
    except codec.Malformed:
        return
    answer(player.room, player.guest, order)


def test_five_hundred_mutated_records_are_refused_by_name() -> None:
    world = World(1)
    ann, ben = world.two("feurio", dice="seeded", seed=5)
    while not ann.room.table.play.is_over:
        seat = int(ann.room.table.play.actor)
        (ann, ben)[seat].do(ann.room.table.play.moves()[0], seat)
    record = world.lobby.listing.record(World.session("ann"), ann.table)
    rng = random.Random(3)
    codes: list[str] = []
    for _ in range(500):
        data = list(record)
        for _ in range(rng.randrange(1, 5)):
            data[rng.randrange(len(data))] = rng.choice('0x{}~:\n" é\ud800\x00')
        wish = NewTable("x", record="".join(data), seats=[SeatWish("me"), SeatWish("me")])
        try:
            read_setup(wish, wish.record, "x", world.lobby.around)
        except Refusal as refusal:
            codes.append(refusal.code)
    assert len(codes) > 450
    assert set(codes) <= {"bad-record", "bad-setup"}


@pytest.mark.parametrize(
    "options",
    [
        {"players": 99},
        {"players": "many"},
        {"nonsense": 1},
        {"board": "/etc/passwd"},
        {"board": {"name": "x"}},
        {"board": '{"name": ' + "[" * 3000},
        {"rules": ["family"]},
    ],
)
def test_options_that_cannot_be_are_refused_with_a_line(options: dict[str, object]) -> None:
    world = World(1)
    with pytest.raises((Refusal, TocsinError)) as refused:
        world.create("ann", "flashpoint", options=options)
    assert isinstance(refused.value, Refusal)
    assert refused.value.code == "bad-setup"
    assert refused.value.line.id.startswith(("error-", "with-rule"))


@pytest.mark.parametrize(
    "id", ["", "\0" * 10, "k7d2m9qpx\0", "k7d2m9qpx", "k7d2m9qpx4x", "KTDKMKQPXK"]
)
def test_what_no_table_is_called_never_reaches_the_database(id: str) -> None:
    world = World(1)
    asked: list[str] = []
    world.store.rows_of = lambda table: asked.append(table) or []  # type: ignore[func-returns-value,method-assign]
    with pytest.raises(Refusal) as refused:
        world.lobby.seated(World.session("ann"), id)
    assert refused.value.code == "no-such-table"
    assert asked == []
