"""A table to learn at asks for one thing, holds the rest back kindly, and goes on by itself."""

from typing import Any

import pytest

from tests.tables.world import Player, World
from tocsin.lessons import find_lesson
from tocsin.tables.refusing import Refusal


def learner(world: World, name: str) -> Player:
    """Somebody who takes a lesson."""
    made = world.create("ann", "", lesson=name)
    return world.player("ann", made.table.id, 0)


def asked(player: Player) -> dict[str, Any]:
    """What the last report asks."""
    reports = player.socket.all("table") + player.socket.all("news")
    found: dict[str, Any] = reports[-1]["asked"]
    return found


def test_only_what_the_lesson_asks_is_offered() -> None:
    ann = learner(World(), "flashpoint/walk")
    offered = asked(ann)
    assert [move["text"] for move in offered["moves"]] == ["walk:e"]
    assert offered["reach"] == []
    assert ann.socket.last("table")["info"]["lesson"] == "flashpoint/walk"


def test_a_legal_move_that_is_not_asked_is_held_back_with_the_task() -> None:
    ann = learner(World(), "flashpoint/walk")
    answer = ann.do("walk:n", 0)
    assert (answer["type"], answer["code"]) == ("refused", "not-asked")
    assert answer["line"]["args"]["task"]["id"] == "lesson-flashpoint-walk-1"
    why = ann.order("why_not", seat=0, text="walk:n")
    assert why["line"]["id"] == "refused-not-asked"
    assert ann.room.table.play.plies == []


def test_an_illegal_move_is_refused_with_its_own_rule() -> None:
    ann = learner(World(), "flashpoint/walk")
    answer = ann.do("chop:n", 0)
    assert (answer["code"], answer["rule"]) == ("illegal", "FP-CHOP-3")


@pytest.mark.parametrize("name", ["flashpoint/fire", "titanic/team", "feurio/firebreaks"])
def test_others_and_chance_do_what_the_lesson_says(name: str) -> None:
    world = World()
    ann = learner(world, name)
    lesson = find_lesson(name)
    for step in lesson.steps:
        assert ann.do(step.moves[0], 0)["type"] == "done"
        world.settle(60_000)
    plies = [ply.text for ply in ann.room.table.play.plies]
    assert plies == [text for step in lesson.steps for text in (step.moves[0], *step.then)]
    assert world.thinkers.asked == 0
    over = ann.do(ann.room.table.play.moves()[0], 0)
    assert over["line"]["id"] == "lesson-is-over"


def test_taking_back_leads_to_the_step_before() -> None:
    ann = learner(World(), "flashpoint/fire")
    ann.do("pass", 0)
    ann.do("pass", 0)
    ann.order("undo", seat=0, seen=ann.room.table.seq)
    assert [ply.text for ply in ann.room.table.play.plies] == ["pass", "~roll:1,7"]


def test_a_lesson_goes_on_after_the_server_was_restarted() -> None:
    world = World()
    ann = learner(world, "flashpoint/walk")
    ann.do("walk:e", 0)
    world.restart()
    ann.connect(0)
    assert [move["text"] for move in asked(ann)["moves"]] == ["walk:n"]


@pytest.mark.parametrize("name", ["flashpoint/nothing", "chess/walk", "flashpoint"])
def test_an_unknown_lesson_is_refused_with_those_that_there_are(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        World().create("ann", "", lesson=name)
    assert caught.value.code == "bad-setup"
