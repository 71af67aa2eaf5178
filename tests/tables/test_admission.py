"""The list of admission, case by case, in its order; and the same id twice is one move."""

from typing import Any

import pytest

from tests.tables.world import Player, World
from tocsin.tables.room import REFUSED_MAX
from tocsin.wire.bodies import SeatWish


@pytest.fixture
def world() -> World:
    return World()


def at_table(world: World, **fields: Any) -> tuple[Player, Player]:
    """Two people at a forest, the first to act in front."""
    ann, ben = world.two("feurio", dice="seeded", seed=7, **fields)
    return (ann, ben) if ann.room.table.play.actor == 0 else (ben, ann)


def seat_of(player: Player) -> int:
    assert player.guest is not None
    return min(player.guest.rights.seats)


def code(answer: dict[str, Any]) -> str:
    assert answer["type"] == "refused", answer
    assert answer["line"]["id"]
    return str(answer["code"])


def test_a_text_that_is_no_move_is_refused_before_anything_else(world: World) -> None:
    mover, other = at_table(world)
    # Not even their seat, and stale: the text comes first.
    answer = other.do("dance:0,1", seat_of(mover), seen=0)
    assert code(answer) == "unknown-move"


def test_a_seat_of_somebody_else_is_refused_before_the_turn_is_looked_at(world: World) -> None:
    mover, other = at_table(world)
    legal = mover.room.table.play.moves()[0]
    assert code(other.do(legal, seat_of(mover), seen=0)) == "not-your-seat"
    assert code(other.do(legal, 5)) == "no-such-seat"
    assert code(other.do("~draw:1", -1)) == "bad-dice"


def test_a_closed_table_takes_no_move(world: World) -> None:
    mover, _ = at_table(world)
    legal = mover.room.table.play.moves()[0]
    owner = World.session("ann")
    world.ask(lambda done: world.lobby.entrance.close(owner, mover.table, done))
    assert code(mover.do(legal, seat_of(mover), seen=0)) == "table-closed"


def test_a_table_that_gathers_takes_no_move(world: World) -> None:
    made = world.create("ann", options={"players": 2}, seats=[SeatWish("me"), SeatWish("open")])
    ann = world.player("ann", made.table.id, 0)
    assert made.table.phase == "gathering"
    assert code(ann.do("pass", 0)) == "table-closed"


def test_a_play_that_is_over_takes_no_move(world: World) -> None:
    mover, other = at_table(world)
    play_to_end(mover, other)
    assert code(mover.do("pass", seat_of(mover), seen=0)) == "over"


def play_to_end(one: Player, two: Player) -> None:
    table = one.room.table
    while not table.play.is_over:
        player = one if seat_of(one) == table.play.actor else two
        assert player.do(table.play.moves()[0], seat_of(player))["type"] == "done"


def test_a_move_out_of_turn_is_refused_before_it_is_called_stale(world: World) -> None:
    mover, other = at_table(world)
    legal = mover.room.table.play.moves()[0]
    assert code(other.do(legal, seat_of(other), seen=0)) == "not-your-turn"


def test_a_stale_move_is_refused_before_it_is_called_illegal(world: World) -> None:
    mover, _ = at_table(world)
    seen = mover.room.table.seq
    play = mover.room.table.play
    assert mover.do(play.moves()[0], seat_of(mover))["type"] == "done"
    if play.actor == seat_of(mover):
        assert code(mover.do("lay:9,9", seat_of(mover), seen=seen)) == "stale"
    assert code(mover.do("pass", int(play.actor), seen=10**6)) in ("stale", "not-your-seat")


def test_chat_makes_no_move_stale(world: World) -> None:
    mover, other = at_table(world)
    seen = mover.room.table.seq
    assert other.order("chat", seat=seat_of(other), text="hello")["type"] == "done"
    legal = mover.room.table.play.moves()[0]
    assert mover.do(legal, seat_of(mover), seen=seen)["type"] == "done"


def test_an_illegal_move_names_its_rule_and_changes_nothing(world: World) -> None:
    mover, _ = at_table(world)
    table = mover.room.table
    before = (table.seq, table.play.position())
    answer = mover.do("lay:9,9", seat_of(mover))
    assert code(answer) == "illegal"
    assert answer["rule"].startswith("FE-")
    assert (table.seq, table.play.position()) == before


def test_the_same_id_gets_the_same_answer_and_never_a_second_move(world: World) -> None:
    mover, _ = at_table(world)
    legal = mover.room.table.play.moves()[0]
    seen = mover.room.table.seq
    first = mover.do(legal, seat_of(mover), id="once", seen=seen)
    plies = len(mover.room.table.play.plies)
    assert mover.do(legal, seat_of(mover), id="once", seen=seen) == first
    assert len(mover.room.table.play.plies) == plies
    # Also after the server has forgotten everything that is not in the log.
    world.restart()
    again = world.player(mover.secret, mover.table, seat_of(mover))
    assert again.do(legal, seat_of(mover), id="once", seen=seen) == first
    assert len(again.room.table.play.plies) == plies


def test_two_tabs_of_one_browser_see_the_same_and_move_once() -> None:
    world = World(1)
    people = world.two()
    seat = int(people[0].room.table.play.actor)
    mover = people[seat]
    other = world.player(mover.secret, mover.table, seat)
    seen, moves = mover.room.table.seq, mover.room.table.play.moves()
    assert mover.do(moves[0], seat, id="m1", seen=seen)["type"] == "done"
    assert other.socket.last("news") == mover.socket.last("news")
    # The same order once more, and another one chosen before the first was seen.
    assert other.do(moves[0], seat, id="m1", seen=seen)["seq"] == seen + 1
    assert other.do(moves[-1], seat, id="m2", seen=seen)["code"] in ("stale", "not-your-turn")
    assert mover.room.table.seq == seen + 1


def test_a_refused_id_stays_refused(world: World) -> None:
    mover, _ = at_table(world)
    refused = mover.do("lay:9,9", seat_of(mover), id="bad")
    legal = mover.room.table.play.moves()[0]
    assert mover.do(legal, seat_of(mover), id="bad") == refused
    # The answer was lost with the connection: asked again, it is the same.
    seat = seat_of(mover)
    mover.drop()
    again = world.player(mover.secret, mover.table, seat)
    assert again.do(legal, seat, id="bad") == refused
    assert again.do(legal, seat, id="good")["type"] == "done"


def test_what_is_remembered_of_refusals_has_a_limit(world: World) -> None:
    mover, _ = at_table(world)
    for number in range(REFUSED_MAX + 10):
        mover.do("lay:9,9", seat_of(mover), id=f"bad{number}")
    assert len(mover.room._refused) == REFUSED_MAX


def test_ids_of_two_browsers_do_not_meet(world: World) -> None:
    mover, other = at_table(world)
    legal = mover.room.table.play.moves()[0]
    assert mover.do(legal, seat_of(mover), id="m1")["type"] == "done"
    assert other.order("chat", id="m1", seat=seat_of(other), text="hi")["type"] == "done"
    kinds = [remark.row.kind for remark in mover.room.table.remarks]
    assert kinds[-2:] == ["move", "chat"]


def test_what_cannot_be_written_is_refused_and_has_not_happened(world: World) -> None:
    mover, other = at_table(world)
    table = mover.room.table
    before = (table.seq, table.play.position())
    legal = table.play.moves()[0]
    world.store.fault = True
    told = len(other.socket.all("news"))
    assert code(mover.do(legal, seat_of(mover), id="full")) == "not-stored"
    assert len(other.socket.all("news")) == told
    world.store.fault = False
    assert mover.room.table.seq == before[0]
    assert mover.do(legal, seat_of(mover), id="full")["type"] == "done"
    rows = world.store.rows_of(mover.table)
    assert rows[before[0] + 1].kind == "move"
    assert mover.room.table.seq >= before[0] + 1


def test_a_stranger_has_no_rights_and_a_watcher_only_looks(world: World) -> None:
    mover, _ = at_table(world)
    assert not world.lobby.rights(World.session("eve"), mover.table).may_look
    link = world.ask(
        lambda done: world.lobby.entrance.renew(World.session("ann"), mover.table, "watch", done)
    )
    world.join("wat", mover.table, link.key)
    watcher = world.player("wat", mover.table)
    legal = mover.room.table.play.moves()[0]
    assert code(watcher.do(legal, seat_of(mover))) == "not-your-seat"
    assert code(watcher.order("why_not", seat=0, text=legal)) == "not-your-seat"
    assert code(watcher.order("start")) == "not-allowed"
    assert watcher.socket.last("table")["asked"] is None
    assert watcher.order("look", eyes=0)["code"] == "not-your-seat"
