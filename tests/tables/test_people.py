"""What people do about tables: links, seats, names, chat, lists, and days between two moves."""

import json
from functools import partial
from pathlib import Path

import pytest

from tests.tables.world import World
from tocsin.tables.refusing import Refusal
from tocsin.wire.bodies import Seated, SeatWish

ROOT = Path(__file__).parents[2]
COTTAGE = json.loads((ROOT / "docs" / "examples" / "cottage.json").read_text(encoding="utf-8"))
TWO = {"players": 2}
DAY_MS = 86_400_000
OPEN_SEAT = [SeatWish("me", "Ann"), SeatWish("open")]


def key_of(made: Seated, role: str) -> str:
    return next(link.key for link in made.links if link.role == role)


def renewed(world: World, table: str, role: str, who: str = "ann") -> str:
    renew = world.lobby.entrance.renew
    return str(world.ask(partial(renew, World.session(who), table, role)).key)


def ids(world: World, which: str, who: str) -> list[str]:
    listing, session = world.lobby.listing, World.session(who)
    if which == "open":
        return [row.table.id for row in listing.listed(session)]
    return [row.table.id for row in listing.mine(session, which == "finished")]


# Making.


def test_there_is_one_link_for_the_owner_one_to_watch_and_one_for_each_seat_of_a_person() -> None:
    seats = [SeatWish("me"), SeatWish("open"), SeatWish("computer")]
    made = World().create("ann", options={"players": 3}, seats=seats)
    assert [link.role for link in made.links] == ["owner", "watch", "seat:0", "seat:1"]
    assert len({link.key for link in made.links}) == 4
    for link in made.links:
        assert link.path == f"/t/{made.table.id}#{link.role.partition(':')[0]}={link.key}"
        # 160 bits in letters of five bits.
        assert len(link.key) == 32


def test_a_board_of_ones_own_is_a_plan_and_never_a_path() -> None:
    world = World()
    options = {"players": 2, "rules": "family", "board": COTTAGE}
    made = world.create("ann", "flashpoint", options=options)
    assert world.lobby.room(made.table.id).table.play.game.board().as_json()
    cottage = str(ROOT / "docs" / "examples" / "cottage.json")
    for path in ("/etc/passwd", cottage, "no/such/cottage.JSON", "file:///x"):
        with pytest.raises(Refusal) as refused:
            world.create("ann", "flashpoint", options={**options, "board": path})
        assert (refused.value.code, refused.value.option) == ("bad-setup", "board")


def test_a_table_pins_its_rules_and_all_its_options() -> None:
    world = World()
    made = world.create("ann", options=TWO)
    head = world.lobby.room(made.table.id).table.head
    game = world.lobby.room(made.table.id).table.game
    assert (head.rules, head.options) == (game.rules_version, game.options_text())
    assert all(f"{option.name}=" in head.options for option in game.option_specs)


# Links.


@pytest.mark.parametrize("role", ["owner", "watch", "seat:1"])
def test_each_link_can_be_renewed_and_the_old_one_dies_with_who_came_by_it(role: str) -> None:
    world = World()
    made = world.create("ann", options=TWO, seats=OPEN_SEAT)
    table = made.table.id
    world.join("ben", table, key_of(made, role))
    ben = world.player("ben", table)
    fresh = renewed(world, table, role)
    assert ben.socket.closed == 1008
    assert not world.lobby.rights(World.session("ben"), table).may_look
    with pytest.raises(Refusal) as refused:
        world.join("cleo", table, key_of(made, role))
    assert refused.value.code == "bad-key"
    assert world.join("cleo", table, fresh).table.id == table
    # Whoever asked stays what they were.
    assert world.lobby.rights(World.session("ann"), table).is_owner


def test_a_link_to_watch_shows_the_table_and_gives_no_seat() -> None:
    world = World()
    made = world.create("ann", options=TWO, seats=OPEN_SEAT)
    joined = world.join("eve", made.table.id, key_of(made, "watch"))
    assert (joined.you.seats, joined.you.is_watcher, joined.you.is_owner) == ([], True, False)
    eve = world.player("eve", made.table.id, 0)
    assert eve.socket.last("welcome")["eyes"] == -3
    assert eve.order("rename", seat=0, name="Eve")["code"] == "not-your-seat"
    assert eve.order("chat", text="hello from the side")["type"] == "done"


def test_a_link_of_the_owner_makes_another_owner_who_may_close() -> None:
    world = World()
    made = world.create("ann", options=TWO, seats=OPEN_SEAT)
    assert world.join("ben", made.table.id, key_of(made, "owner")).you.is_owner
    closed = world.ask(partial(world.lobby.entrance.close, World.session("ben"), made.table.id))
    assert closed.table.phase == "closed"


# Seats.


def test_one_browser_holds_several_seats_and_looks_with_the_eyes_of_each() -> None:
    world = World()
    seats = [SeatWish("me", "Ann"), SeatWish("me", "Ben")]
    made = world.create("ann", options={**TWO, "firebreaks": True}, seats=seats)
    assert made.you.seats == [0, 1]
    both = world.player("ann", made.table.id, 0)
    moved: set[int] = set()
    while moved != {0, 1}:
        seat = int(both.room.table.play.actor)
        both.order("look", eyes=seat)
        shown = both.socket.last("table")
        assert (shown["eyes"], shown["asked"]["seat"], shown["view"]["seat"]) == (seat,) * 3
        assert both.do(shown["asked"]["texts"][0], seat)["type"] == "done"
        moved.add(seat)


def test_a_seat_is_renamed_and_everybody_hears_of_it() -> None:
    ann, ben = World().two()
    assert ben.order("rename", seat=1, name="  Zoé   B. ")["type"] == "done"
    told = ann.socket.last("news")
    assert (told["note"]["kind"], told["seats"][1]["name"]) == ("seat", "Zoé B.")
    assert ben.order("rename", seat=0, name="Ann too")["code"] == "not-your-seat"
    assert ann.room.info().seats[0].name == "Ann"


def test_chat_is_heard_by_all_with_its_speaker_and_stays_in_the_log() -> None:
    world = World()
    ann, ben = world.two()
    assert ben.order("chat", seat=1, text="Good luck!")["type"] == "done"
    note = ann.socket.last("news")["note"]
    assert (note["kind"], note["name"], note["text"]) == ("chat", "Ben", "Good luck!")
    assert ann.order("chat", seat=1, text="I am Ben")["code"] == "not-your-seat"
    world.restart()
    notes = world.player("ann", ann.table, 0).socket.last("table")["notes"]
    assert [note["text"] for note in notes if note["kind"] == "chat"] == ["Good luck!"]


def test_a_table_that_waits_for_nobody_lets_no_computer_stand_in() -> None:
    world = World()
    ann, ben = world.two(away_seconds=0)
    ben.drop()
    world.settle(DAY_MS)
    assert ann.room.table.chairs[1].stand_in == ""
    assert ann.room.table.phase == "playing"


def test_a_seat_that_was_left_is_taken_again_by_its_link() -> None:
    world = World()
    made = world.create("ann", options=TWO, seats=OPEN_SEAT)
    table, key = made.table.id, key_of(made, "seat:1")
    world.join("ben", table, key, name="Ben")
    left = world.ask(partial(world.lobby.entrance.leave, World.session("ben"), table, 1))
    assert (left.you.seats, left.table.seats[1].kind) == ([], "open")
    assert left.table.seats[1].stand_in != ""
    back = world.join("cleo", table, key, name="Cleo")
    assert (back.you.seats, back.table.seats[1].name) == ([1], "Cleo")
    assert back.table.seats[1].stand_in == ""


# Over days.


def test_a_play_goes_on_over_days_with_nobody_there_in_between() -> None:
    world = World()
    ann, ben = world.two(pace="days", away_seconds=60)
    table = ann.table
    for day in range(6):
        room = world.lobby.room(table)
        seat = int(room.table.play.actor)
        who = ("ann", "ben")[seat]
        row = next(r for r in world.lobby.listing.mine(World.session(who), False))
        assert (row.table.id, row.is_my_turn) == (table, True)
        visitor = world.player(who, table, seat)
        shown = visitor.socket.last("table")["asked"]["texts"]
        assert visitor.do(shown[0], seat, id=f"day{day}")["type"] == "done"
        # Long enough for anybody to be called away, at a table that is played live.
        world.settle(600_000)
        visitor.drop()
        world.settle(DAY_MS)
        if day % 2:
            world.restart()
        else:
            world.lobby.sweep()
        ann.guest = ben.guest = None
    kinds = [row.kind for row in world.store.rows_of(table)]
    assert kinds.count("move") == 6
    assert all(chair.stand_in == "" for chair in world.lobby.room(table).table.chairs)


# Lists.


def test_lists_show_what_is_mine_what_is_open_and_what_is_finished() -> None:
    world = World()
    listed = world.create("ann", options=TWO, seats=OPEN_SEAT, is_listed=True).table.id
    hidden = world.create("ann", options=TWO, seats=OPEN_SEAT).table.id
    full = world.create("ann", options=TWO, is_listed=True).table.id
    done = world.create("ann", options=TWO, is_listed=True, seats=OPEN_SEAT).table.id
    world.ask(partial(world.lobby.entrance.close, World.session("ann"), done))
    assert set(ids(world, "mine", "ann")) == {listed, hidden, full}
    assert ids(world, "finished", "ann") == [done]
    assert ids(world, "open", "ben") == [listed]
    assert ids(world, "mine", "ben") == ids(world, "finished", "ben") == []
    # At a listed table whoever comes sits down without a key; elsewhere nobody does.
    assert world.join("ben", listed, None, name="Ben").you.seats == [1]
    with pytest.raises(Refusal) as refused:
        world.join("ben", hidden, None)
    assert refused.value.code == "no-such-table"
    assert ids(world, "open", "cleo") == []
    assert ids(world, "mine", "ben") == [listed]
