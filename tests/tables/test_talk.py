"""Computer partners at a table say what they mean to do and why, and answer what people ask."""

from typing import Any

import pytest

from tests.tables.world import Player, World
from tocsin.tables.table import Table
from tocsin.wire.bodies import SeatWish

SEATS = [SeatWish("me", "Ann"), SeatWish("computer", computer="steady"), SeatWish("open")]


@pytest.fixture
def ann() -> Player:
    """A family game: Ann, a steady computer, and Ben; it is Ann's first turn."""
    world = World()
    made = world.create("ann", "flashpoint", seats=SEATS, options={"players": 3})
    key = next(link.key for link in made.links if link.role == "seat:2")
    world.join("ben", made.table.id, key, name="Ben")
    player = world.player("ann", made.table.id, 0)
    play = player.room.table.play
    while play.prompt().code != "act" or play.actor != 0:
        seat = int(play.actor)
        if seat == 1:
            world.settle()
        else:
            who = player if seat == 0 else world.player("ben", made.table.id, 2)
            assert who.do(play.moves()[0], seat)["type"] == "done"
        play = player.room.table.play
    return player


def talk(player: Player) -> list[dict[str, Any]]:
    """What was said about the play, in the notes that came."""
    notes = [news["note"] for news in player.socket.all("news")]
    return [note for note in notes if note["kind"] == "talk"]


def sorts(player: Player) -> list[tuple[int, str]]:
    return [(note["seat"], note["talk"]["sort"]) for note in talk(player)]


def test_before_its_turn_a_computer_says_what_it_means_to_do_and_after_it_why(ann: Player) -> None:
    ann.do("pass", 0)
    ann.world.settle(2_000)
    assert int(ann.room.table.play.actor) == 2
    assert sorts(ann) == [(1, "intention"), (1, "reason")]
    kinds = [news["note"]["kind"] for news in ann.socket.all("news")]
    first = kinds.index("talk")
    assert kinds[first + 1] == "move"
    assert kinds[-1] == "talk"
    said = talk(ann)[0]
    assert said["line"]["id"] == f"intention-flashpoint-{said['talk']['code']}"
    places = {one["id"] for one in said["talk"]["targets"] if one["kind"] == "cell"}
    args = [value for name, value in said["talk"]["args"].items() if name != "way"]
    assert all(place in str(args) for place in places)


def test_while_a_person_decides_the_next_partner_says_what_it_means_to_do(ann: Player) -> None:
    rows = len(ann.world.store.rows_of(ann.table))
    ann.world.settle(500)
    plan = ann.socket.last("outlook")
    assert plan["seat"] == 1
    assert plan["line"]["id"] == f"intention-flashpoint-{plan['talk']['code']}"
    # It is no part of the log: it may never come to pass.
    assert len(ann.world.store.rows_of(ann.table)) == rows
    assert ann.world.player("ann", ann.table, 0).socket.last("outlook") == plan


def test_a_plan_that_changes_is_told_again_and_one_that_stands_is_not(ann: Player) -> None:
    ann.world.settle(500)
    said = [one["talk"] for one in ann.socket.all("outlook")]
    ann.order("ask", seat=0, to=1, what="wait")
    ann.world.settle(500)
    after = [one["talk"] for one in ann.socket.all("outlook")]
    assert after[: len(said)] == said
    assert len(after) == len(said) + 1
    assert after[-1] != said[-1]
    # The same moment once more: nothing new.
    ann.order("ask", seat=0, to=1, what="wait")
    ann.world.settle(500)
    assert [one["talk"] for one in ann.socket.all("outlook")] == after


def test_nobody_thinks_ahead_where_thinkers_are_busy(ann: Player) -> None:
    ann.world.thinkers.is_free = False
    ann.world.settle(500)
    before = len(ann.socket.all("outlook"))
    ann.do(next(text for text in ann.room.table.play.moves() if text.startswith("walk")), 0)
    ann.world.settle(500)
    assert len(ann.socket.all("outlook")) == before


def test_a_request_is_heard_by_all_and_answered(ann: Player) -> None:
    answer = ann.order("ask", seat=0, to=1, what="come", at="3,1")
    assert answer["type"] == "done"
    ann.world.settle(500)
    assert sorts(ann) == [(0, "request"), (1, "reply")]
    asked, replied = talk(ann)
    assert asked["talk"]["args"] == {"asker": 0, "seat": 1, "at": "3,1"}
    assert replied["line"]["id"].startswith("reply-")


def test_a_table_says_what_can_be_asked_and_of_what_kind_the_place_is(ann: Player) -> None:
    said = ann.socket.last("table")["askable"]
    assert [(one["what"], one["at"]) for one in said] == [
        ("come", "cell"),
        ("hold", "cell"),
        ("leave", "cell"),
        ("wait", ""),
    ]


def test_rivals_are_asked_for_nothing() -> None:
    world = World()
    seats = [SeatWish("me", "Ann"), SeatWish("computer", computer="steady")]
    made = world.create("ann", "feurio", seats=seats, options={"mode": "scored", "players": 2})
    ann = world.player("ann", made.table.id, 0)
    assert ann.socket.last("table")["askable"] == []
    world.settle(2_000)
    assert ann.socket.all("outlook") == []


def test_a_request_stands_until_the_partner_has_had_its_turn(ann: Player) -> None:
    ann.order("ask", seat=0, to=1, what="come", at="3,1")
    talk_then = ann.room.table.talk
    assert talk_then.request_to(1) is not None
    ann.do("pass", 0)
    ann.world.settle(2_000)
    assert ann.room.table.talk.request_to(1) is None


def test_the_log_brings_requests_and_words_back(ann: Player) -> None:
    ann.order("ask", seat=0, to=1, what="hold", at="3,3")
    ann.world.settle(500)
    again = Table(ann.world.store.rows_of(ann.table), ann.world.dice)
    assert again.talk == ann.room.table.talk
    assert again.talk.request_to(1) is not None


@pytest.mark.parametrize(
    ("fields", "code", "line"),
    [
        ({"to": 1, "what": "come", "at": "99,99"}, "cannot-ask", "error-no-such-place"),
        ({"to": 1, "what": "come"}, "cannot-ask", "error-request-needs-place"),
        ({"to": 1, "what": "wait", "at": "3,1"}, "cannot-ask", "error-no-such-place"),
        ({"to": 1, "what": "dance"}, "cannot-ask", "error-no-such-request"),
        ({"to": 2, "what": "wait"}, "cannot-ask", "error-not-a-partner"),
        ({"to": 0, "what": "wait"}, "cannot-ask", "error-not-a-partner"),
        ({"to": 5, "what": "wait"}, "no-such-seat", "refused-no-such-seat"),
        ({"to": -1, "what": "wait"}, "no-such-seat", "refused-no-such-seat"),
        ({"seat": 2, "to": 1, "what": "wait"}, "not-your-seat", "refused-not-your-seat"),
        ({"seat": -3, "to": 1, "what": "wait"}, "no-such-seat", "refused-no-such-seat"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_the_reason(
    ann: Player, fields: dict[str, Any], code: str, line: str
) -> None:
    answer = ann.order("ask", **{"seat": 0, **fields})
    assert (answer["type"], answer["code"], answer["line"]["id"]) == ("refused", code, line)


def test_nobody_can_pester_a_partner(ann: Player) -> None:
    for _ in range(3):
        assert ann.order("ask", seat=0, to=1, what="wait")["type"] == "done"
    answer = ann.order("ask", seat=0, to=1, what="wait")
    assert answer["line"]["id"] == "error-too-many-requests"
    assert ann.order("ask", seat=0, to=1, what="wait")["type"] == "refused"


def test_a_partner_that_cannot_think_answers_nothing_and_the_play_goes_on(ann: Player) -> None:
    ann.world.thinkers.mood = "failing"
    assert ann.order("ask", seat=0, to=1, what="wait")["type"] == "done"
    ann.world.settle(500)
    assert sorts(ann) == [(0, "request")]
    ann.do("pass", 0)
    ann.world.settle(60_000)
    assert int(ann.room.table.play.actor) == 2


def test_a_hint_is_plans_with_chances_and_reasons_and_the_same_twice(
    ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tocsin.bots.hints.ROLLOUTS", 2)
    first = ann.order("hint", seat=0)
    again = ann.order("hint", seat=0)
    assert first["plans"] == again["plans"]
    for plan in first["plans"]:
        assert plan["line"]["id"].startswith("intention-flashpoint-")
        assert plan["reason"]["id"].startswith("reason-flashpoint-")
        assert 0 <= plan["chance"] <= 100
        assert plan["margin"] > 0
    assert 1 <= len(first["plans"]) <= 3
    assert first["moves"][0]["text"] in ann.room.table.play.moves()


def test_undo_forgets_what_was_asked(ann: Player) -> None:
    move = next(text for text in ann.room.table.play.moves() if text.startswith("walk"))
    ann.do(move, 0)
    ann.order("ask", seat=0, to=1, what="wait")
    ann.order("undo", seat=0, seen=ann.room.table.seq)
    assert ann.room.table.talk.request_to(1) is None
