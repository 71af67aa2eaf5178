"""Rooms: undo, dice, computers, people who come and go, and what everybody is told of it."""

from functools import partial
from typing import Any

import msgspec
import pytest

from tests.tables.world import Player, World
from tocsin.client.seen import Seen
from tocsin.core.seats import CHANCE
from tocsin.tables.dice.proof import verify
from tocsin.tables.log.audit import NoRandomness
from tocsin.tables.refusing import Refusal
from tocsin.tables.table import Table
from tocsin.wire import codec
from tocsin.wire.bodies import SeatWish

GAMES = [
    ("feurio", {"players": 2, "firebreaks": True}),
    ("flashpoint", {"players": 2, "rules": "family"}),
    ("titanic", {"players": 2}),
]


def seen_by(player: Player) -> Seen:
    """What a client makes of everything that was sent."""
    seen = Seen()
    for data in player.socket.raw:
        assert not seen.take(codec.read_report(data)), "no gap"
    return seen


def step(players: list[Player], pick: int = 0) -> None:
    """One move by whoever is to act."""
    table = players[0].room.table
    seat = int(table.play.actor)
    moves = table.play.moves()
    answer = players[seat].do(moves[pick % len(moves)], seat)
    assert answer["type"] == "done", answer


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_news_keep_the_view_of_every_seat_up_to_date(game: str, options: dict[str, Any]) -> None:
    world = World()
    players = list(world.two(game, options=options))
    for number in range(40):
        if players[0].room.table.play.is_over:
            break
        step(players, number * 7)
        if number % 9 == 8:
            table = players[0].room.table
            undo = players[0].order("undo", seat=0, seen=table.seq)
            if undo["type"] == "done" and table.wish is not None:
                players[1].order("answer", seat=1, agrees=number % 2 == 0)
    play = players[0].room.table.play
    for seat, player in enumerate(players):
        seen = seen_by(player)
        expected = msgspec.json.decode(msgspec.json.encode(play.view(seat).as_json()))
        assert seen.view == expected
        assert seen.seq == player.room.table.seq
        facts = [fact.code for fact in seen.facts]
        told = [event.code for event in play.seat(seat).events()]
        assert facts == told[len(told) - len(facts) :]


def test_the_log_alone_gives_the_same_table() -> None:
    world = World()
    players = list(world.two("feurio"))
    for number in range(25):
        step(players, number)
    players[0].order("chat", seat=0, text="well done")
    live = players[0].room.table
    again = Table(world.store.rows_of(live.id), NoRandomness())
    assert again.play.record() == live.play.record()
    assert (again.seq, again.hash, again.phase) == (live.seq, live.hash, live.phase)
    assert [chair.name for chair in again.chairs] == ["Ann", "Ben"]


def test_undo_is_free_until_chance_has_answered_and_then_needs_everybody() -> None:
    world = World()
    ann, ben = world.two("feurio")
    players = [ann, ben]
    table = ann.room.table
    seat = int(table.play.actor)
    mover, other = players[seat], players[1 - seat]
    position = table.play.position()
    step(players)
    assert table.play.actor == seat, "laying is followed by the men of the same seat"
    assert mover.socket.last("news")["undo"]["free"]
    assert other.order("undo", seat=1 - seat, seen=table.seq)["code"] == "nothing-to-undo"
    assert mover.order("undo", seat=seat, seen=table.seq)["type"] == "done"
    assert mover.room.table.play.position() == position
    # Once more, and on until chance has drawn the next tile.
    step(players)
    mover.do("pass", seat)
    table = mover.room.table
    assert table.play.plies[-1].actor == CHANCE
    plies = len(table.play.plies)
    assert mover.order("undo", seat=seat, seen=table.seq)["type"] == "done"
    assert len(table.play.plies) == plies, "only asked for"
    assert other.socket.last("news")["wish"]["waiting"] == [1 - seat]
    assert mover.order("answer", seat=seat, agrees=True)["code"] == "nothing-to-undo"
    assert other.order("answer", seat=1 - seat, agrees=True)["type"] == "done"
    table = mover.room.table
    assert len(table.play.plies) < plies
    kinds = [remark.row.kind for remark in table.remarks]
    assert kinds[-3:] == ["ask", "answer", "undo"]


@pytest.mark.parametrize("why", ["away", "handed"])
def test_whoever_is_away_has_a_say_and_whoever_handed_the_seat_over_has_none(why: str) -> None:
    world = World()
    ann, ben = world.two("feurio", away_seconds=60)
    if why == "handed":
        ben.order("hand_over", seat=1, computer="steady")
    else:
        ben.drop()
        world.settle(61_000)
    table = ann.room.table
    assert table.chairs[1].why == why
    begun = len(table.play.plies)
    while table.play.actor != 0 or len(table.play.plies) < begun + 8:
        if table.play.actor == 0:
            ann.do(table.play.moves()[0], 0)
        world.settle(500)
    plies = len(table.play.plies)
    assert ann.order("undo", seat=0, seen=table.seq)["type"] == "done"
    if why == "away":
        assert len(table.play.plies) == plies, "only asked for"
        ben.connect(1)
        world.settle()
        assert ben.order("answer", seat=1, agrees=True)["type"] == "done"
    assert len(ann.room.table.play.plies) < plies


def test_one_who_does_not_agree_ends_the_wish() -> None:
    world = World()
    players = list(world.two("feurio"))
    table = players[0].room.table
    seat = int(table.play.actor)
    step(players)
    players[seat].do("pass", seat)
    plies = len(table.play.plies)
    players[seat].order("undo", seat=seat, seen=table.seq)
    assert players[1 - seat].order("answer", seat=1 - seat, agrees=False)["type"] == "done"
    assert table.wish is None
    assert len(players[0].room.table.play.plies) == plies


def test_a_practice_table_takes_back_anything() -> None:
    world = World()
    players = list(world.two("feurio", is_practice=True))
    table = players[0].room.table
    for _ in range(6):
        step(players)
    for _ in range(6):
        table = players[0].room.table
        assert players[0].order("undo", seat=0, seen=table.seq)["type"] == "done"
    assert players[0].room.table.choices == []


def test_the_same_moves_meet_the_same_seeded_chance_after_an_undo() -> None:
    world = World()
    players = list(world.two("feurio", dice="seeded", seed=11, is_practice=True))
    for _ in range(4):
        step(players)
    after = players[0].room.table.play.position()
    for _ in range(3):
        players[0].order("undo", seat=0, seen=players[0].room.table.seq)
    for _ in range(3):
        step(players)
    assert players[0].room.table.play.position() == after
    world.restart()
    players = [world.player("ann", players[0].table, 0), world.player("ben", players[0].table, 1)]
    assert players[0].room.table.play.position() == after


def test_real_dice_are_asked_for_and_checked() -> None:
    world = World()
    ann, ben = world.two("feurio", dice="typed")
    asked = ann.socket.last("table")["asked"]
    assert asked["seat"] == -1
    assert {move["text"]: move["weight"] for move in asked["moves"]}["~draw:6"] == 6
    assert ann.do("~draw:9", -1)["code"] in ("unknown-move", "illegal")
    assert ben.do("~draw:6", -1)["type"] == "done"
    assert ann.room.table.play.plies[-1].text == "~draw:6"
    assert ann.order("undo", seat=-1, seen=ann.room.table.seq)["type"] == "done"
    assert ann.room.table.play.plies == []


def fair_table(world: World) -> Player:
    made = world.create(
        "ann", options={"players": 2}, dice="fair", seats=[SeatWish("me"), SeatWish("me")]
    )
    return world.player("ann", made.table.id, 0)


def test_fair_dice_can_be_recomputed_by_everybody() -> None:
    world = World()
    ann = fair_table(world)
    promised = ann.socket.last("table")["info"]["fairness"]["commitment"]
    assert ann.socket.last("table")["info"]["phase"] == "gathering"
    assert ann.order("word", seat=0, word="tulip")["type"] == "done"
    assert ann.order("word", seat=1, word="enclume;=")["type"] == "done"
    assert ann.order("start")["type"] == "done"
    assert ann.order("word", seat=0, word="late")["code"] == "bad-dice"
    while not ann.room.table.play.is_over:
        play = ann.room.table.play
        assert ann.do(play.moves()[-1], int(play.actor))["type"] == "done"
    opened = ann.socket.last("news")
    assert opened["note"]["kind"] == "opened"
    assert opened["fairness"]["commitment"] == promised
    text = world.lobby.listing.record(World.session("ann"), ann.table)
    found = verify(text)
    assert found.is_fair
    assert found.rolls > 10
    assert opened["fairness"]["seed"] in text
    # Everybody knows now what would be rolled, so nobody goes back.
    assert opened["undo"] is None
    assert ann.order("undo", seat=0, seen=ann.room.table.seq)["code"] == "over"


def test_a_record_is_given_only_when_the_play_is_over() -> None:
    world = World()
    ann, _ = world.two("feurio")
    with pytest.raises(Refusal) as refused:
        world.lobby.listing.record(World.session("ann"), ann.table)
    assert refused.value.code == "not-over"


@pytest.mark.parametrize("mood", ["failing", "silent", "nonsense"])
def test_a_computer_that_fails_only_delays_the_move_and_the_log_says_so(mood: str) -> None:
    world = World()
    world.thinkers.mood = mood
    made = world.create("ann", options={"players": 2})
    ann = world.player("ann", made.table.id, 0)
    for _ in range(3):
        table = ann.room.table
        if table.play.actor == 0:
            ann.do(table.play.moves()[0], 0)
        world.settle(60_000)
    kinds = [remark.row.kind for remark in ann.room.table.remarks]
    assert kinds.count("computer") >= 2
    moved = [r.entry for r in ann.room.table.remarks if r.row.kind == "move" and r.row.actor == 1]
    assert {entry.by for entry in moved} == {"random"}  # type: ignore[union-attr]
    # Whoever runs the server reads it as well.
    what = {"failing": "failed", "silent": "late", "nonsense": "failed"}[mood]
    assert [told for told, _ in world.noticed[:3]] == [f"computer-{what}"] * 2 + ["any-move"]
    assert world.noticed[0][1]["table"] == made.table.id
    assert bool(world.noticed[0][1]["why"]) is (what == "failed")


def test_a_hanging_computer_can_be_hurried() -> None:
    world = World()
    world.thinkers.mood = "silent"
    made = world.create("ann", options={"players": 2}, dice="seeded", seed=1)
    ann = world.player("ann", made.table.id, 0)
    while ann.room.table.play.actor == 0:
        ann.do(ann.room.table.play.moves()[0], 0)
    done = ann.order("hurry", id="quick")
    assert done["type"] == "done"
    # It is in the log before it is acknowledged, and the same id hurries nobody a second time.
    assert ann.room.table.remarks[-1].row.seq >= done["seq"]
    world.settle(1000)
    moved = [r for r in ann.room.table.remarks if r.row.kind == "move" and r.row.actor == 1]
    assert moved
    seq = ann.room.table.seq
    assert ann.order("hurry", id="quick") == done
    assert ann.room.table.seq == seq
    world.restart()
    ann = world.player("ann", made.table.id, 0)
    assert ann.order("hurry", id="quick") == done


def test_a_seat_that_is_away_is_played_for_until_its_owner_returns() -> None:
    world = World()
    ann, ben = world.two("feurio", away_seconds=60)
    ben.drop()
    world.settle(59_000)
    assert ann.room.table.chairs[1].stand_in == ""
    assert ann.socket.last("seats")["seats"][1]["presence"] == "away"
    world.settle(2_000)
    assert ann.room.table.chairs[1].stand_in != ""
    for _ in range(6):
        if ann.room.table.play.actor == 0:
            ann.do(ann.room.table.play.moves()[0], 0)
        world.settle(1_000)
    assert any(r.row.kind == "move" and r.row.actor == 1 for r in ann.room.table.remarks)
    ben.connect(1)
    world.settle()
    assert ann.room.table.chairs[1].stand_in == ""


def test_nobody_plays_on_when_all_are_away() -> None:
    world = World()
    ann, ben = world.two("feurio", away_seconds=5)
    ann.drop()
    ben.drop()
    seq = ann.room.table.seq
    world.settle(600_000)
    assert ann.room.table.seq == seq


def test_a_seat_is_handed_over_and_taken_back() -> None:
    world = World()
    ann, ben = world.two("feurio", dice="seeded", seed=2)
    assert ben.order("hand_over", seat=1, computer="steady")["type"] == "done"
    assert ben.order("hand_over", seat=0)["code"] == "not-your-seat"
    assert ben.order("hand_over", seat=1, computer="nobody")["code"] == "bad-setup"
    while ann.room.table.play.actor == 0:
        ann.do(ann.room.table.play.moves()[0], 0)
    world.settle(500)
    assert any(r.row.kind == "move" and r.row.actor == 1 for r in ann.room.table.remarks)
    assert ben.order("take_back", seat=1)["type"] == "done"
    assert ben.room.table.chairs[1].stand_in == ""


def test_an_old_link_dies_when_it_is_renewed_and_throws_out_who_came_by_it() -> None:
    world = World()
    made = world.create("ann", options={"players": 2}, seats=[SeatWish("me"), SeatWish("open")])
    old = next(link.key for link in made.links if link.role == "seat:1")
    world.join("ben", made.table.id, old)
    ben = world.player("ben", made.table.id, 1)
    owner = World.session("ann")
    new = world.ask(lambda done: world.lobby.entrance.renew(owner, made.table.id, "seat:1", done))
    assert ben.socket.closed == 1008
    farewell = ben.socket.last()
    assert (farewell["type"], farewell["code"]) == ("bye", "no-such-table")
    assert farewell["again_ms"] < 0
    with pytest.raises(Refusal) as refused:
        world.join("ben", made.table.id, old)
    assert refused.value.code == "bad-key"
    world.join("cleo", made.table.id, new.key)
    assert World.session("cleo") in {grant.session for grant in world.store.grants}


def test_the_same_seat_is_resumed_on_another_device_by_its_link() -> None:
    world = World()
    made = world.create("ann", options={"players": 2})
    mine = next(link.key for link in made.links if link.role == "seat:0")
    world.join("phone", made.table.id, mine)
    phone = world.player("phone", made.table.id, 0)
    world.settle(500)
    if phone.room.table.play.actor == 0:
        assert phone.do(phone.room.table.play.moves()[0], 0)["type"] == "done"
    assert phone.socket.last("welcome")["you"]["seats"] == [0]


def test_who_leaves_is_played_for_and_nobody_is_stuck() -> None:
    world = World()
    ann, ben = world.two("feurio", dice="seeded", seed=4)
    step([ann, ben])
    world.ask(lambda done: world.lobby.entrance.leave(World.session("ben"), ben.table, 1, done))
    assert ann.room.table.chairs[1].kind == "open"
    for _ in range(200):
        if ann.room.table.play.is_over:
            break
        if ann.room.table.play.actor == 0:
            ann.do(ann.room.table.play.moves()[0], 0)
        world.settle(200)
    assert ann.room.table.phase == "over"


def test_a_rematch_has_the_same_people_and_is_made_once() -> None:
    world = World()
    ann, ben = world.two("feurio", dice="seeded", seed=5)
    while not ann.room.table.play.is_over:
        step([ann, ben])
    made = world.ask(
        lambda d: world.lobby.founding.rematch(World.session("ann"), "addr", ann.table, d)
    )
    again = world.ask(
        lambda d: world.lobby.founding.rematch(World.session("ben"), "addr", ben.table, d)
    )
    assert made.table.id == again.table.id != ann.table
    assert again.you.seats == [1]
    assert ben.socket.last("news")["next_table"] == made.table.id


def test_who_is_forgotten_leaves_no_name_and_the_log_still_holds() -> None:
    world = World()
    ann, ben = world.two("feurio")
    ben.order("chat", seat=1, text="remember me")
    world.ask(lambda done: world.lobby.forgetting.forget(World.session("ben"), done))
    world.settle()
    assert "remember me" not in str(world.store.rows)
    assert "Ben" not in str(world.store.rows)
    table = Table(world.store.rows_of(ann.table), NoRandomness())
    assert table.chairs[1].name == ""
    assert World.session("ben") not in {grant.session for grant in world.store.grants}
    assert "Ben" not in str(world.store.cards)


def test_who_left_and_is_forgotten_is_in_no_list_either() -> None:
    world = World()
    seats = [SeatWish("me", "Ann")] * 2
    made = world.create("ann", name="Anns forest", options={"players": 2}, seats=seats)
    ann = world.player("ann", made.table.id, 0)
    while not ann.room.table.play.is_over:
        play = ann.room.table.play
        ann.do(play.moves()[0], int(play.actor))
    assert "Anns forest" in str(world.store.cards)
    for seat in (0, 1):
        world.ask(partial(world.lobby.entrance.leave, ann.session, ann.table, seat))
    # Nothing is held there any more, but the words still stand in the log.
    world.store.grants.clear()
    world.ask(partial(world.lobby.forgetting.forget, ann.session))
    assert "forest" not in str(world.store.cards) + str(world.store.rows)
    assert "Ann" not in str(world.store.cards) + str(world.store.rows)


def test_a_stranger_does_not_learn_that_there_is_a_table() -> None:
    world = World()
    ann, _ = world.two("feurio")
    eve, entrance = World.session("eve"), world.lobby.entrance
    for table in (ann.table, "k7d2m9qpx4"):
        for deed in (
            partial(entrance.leave, eve, table, 0),
            partial(entrance.renew, eve, table, "seat:0"),
            partial(entrance.close, eve, table),
            partial(world.lobby.founding.rematch, eve, "addr", table),
        ):
            with pytest.raises(Refusal) as refused:
                world.ask(deed)
            assert refused.value.code == "no-such-table"


def test_a_table_goes_on_from_a_record_at_any_ply() -> None:
    world = World()
    ann, ben = world.two("feurio", dice="seeded", seed=5)
    while not ann.room.table.play.is_over:
        step([ann, ben])
    record = world.lobby.listing.record(World.session("ann"), ann.table)
    made = world.create("eve", record=record, ply=12, seats=[SeatWish("me"), SeatWish("me")])
    assert (made.table.phase, made.table.ply >= 12) == ("playing", True)
    eve = world.player("eve", made.table.id, 0)
    play = eve.room.table.play
    assert [ply.text for ply in play.plies[:12]] == [
        ply.text for ply in ann.room.table.play.plies[:12]
    ]
    whole = world.create("eve", record=record, seats=[SeatWish("me"), SeatWish("me")])
    assert whole.table.phase == "over"
    with pytest.raises(Refusal) as refused:
        world.create("eve", record=record[:-9])
    assert refused.value.code == "bad-record"


def test_an_earlier_moment_is_what_was_seen_then() -> None:
    world = World()
    ann, ben = world.two("feurio", options={"players": 2, "firebreaks": True})
    views: dict[int, Any] = {}
    for number in range(12):
        play = ann.room.table.play
        views[len(play.plies)] = play.view(0).as_json()
        step([ann, ben], number)
    for ply, view in views.items():
        moment = ann.order("at", ply=ply)
        assert moment["view"] == msgspec.json.decode(msgspec.json.encode(view))
    assert ann.order("at", ply=99_999)["type"] == "refused"


def test_why_not_names_the_rule_and_a_hint_a_legal_move() -> None:
    world = World()
    ann, ben = world.two("feurio")
    seat = int(ann.room.table.play.actor)
    mover = (ann, ben)[seat]
    why = mover.order("why_not", seat=seat, text="lay:9,9")
    assert (why["type"], why["rule"][:3]) == ("why", "FE-")
    assert mover.order("why_not", seat=seat, text="???")["code"] == "unknown-move"
    hint = mover.order("hint", seat=seat)
    assert hint["moves"][0]["text"] in mover.room.table.play.moves()


# Signs that turn or break what follows, and texts of which nothing would be seen.
UNSEEN = ["\u3164", "a\u115f", "\u2800", "\u0301", "\u200d", "a\u00ad", "a\u180e", "a\U000e0041"]


@pytest.mark.parametrize("text", ["", "a" * 301, "a\u202eb", "\x07", "\ud800", *UNSEEN])
def test_chat_that_cannot_be_shown_is_refused(text: str) -> None:
    from tocsin.tables.people.courtesy import tidy_said

    with pytest.raises(Refusal) as refused:
        tidy_said(text, 300)
    assert refused.value.code == "bad-text"


@pytest.mark.parametrize("name", ["Zoé", "می‌خواهم", "👩‍🚒", "❤️", "Łódź 3", "नमस्ते", "", "·"])
def test_names_of_anybody_are_shown_as_they_are(name: str) -> None:
    from tocsin.tables.people.courtesy import tidy

    assert tidy(name, 20) == name


def test_only_so_many_tables_an_address() -> None:
    world = World(tables_per_minute=3, tables_per_day=4)
    for _ in range(3):
        world.create("ann", options={"players": 1})
    with pytest.raises(Refusal) as refused:
        world.create("ann", options={"players": 1})
    assert refused.value.code == "too-fast"
    world.settle(60_001)
    world.create("ann", options={"players": 1})
    with pytest.raises(Refusal) as refused:
        world.create("ann", options={"players": 1})
    assert refused.value.code == "too-many"


def test_finished_tables_go_after_their_time() -> None:
    world = World(retention_days=2)
    ann, ben = world.two("feurio", dice="seeded", seed=5)
    while not ann.room.table.play.is_over:
        step([ann, ben])
    ann.drop()
    ben.drop()
    world.settle(86_400_000)
    assert world.lobby.forgetting.retire() == 0
    world.settle(2 * 86_400_000)
    assert world.lobby.forgetting.retire() == 1
    world.settle()
    assert world.store.rows_of(ann.table) == []


def test_whoever_answers_the_first_question_that_comes_is_not_overtaken() -> None:
    world = World()
    made = world.create("ann", "feurio", options={"players": 1}, dice="seeded", seed=3)
    ann = world.player("ann", made.table.id, 0)
    for _ in range(6):
        ann.do(ann.room.table.play.moves()[0], 0)
    before = len(ann.socket.all("news"))
    assert ann.order("undo", seat=0, seen=ann.room.table.seq)["type"] == "done"
    told = ann.socket.all("news")[before:]
    assert [news["note"]["kind"] for news in told] == ["ask", "undo"], "stored together"
    first = next(news for news in told if news["asked"] is not None)
    assert ann.do(first["asked"]["texts"][0], 0, seen=first["seq"])["type"] == "done"
