"""FP-END: victory, collapse, defeat, playing on."""

import pytest

import tocsin
from tests.games.flashpoint.table import (
    codes,
    do,
    look,
    moves,
    problems,
    refusal,
    roll,
    table,
    told,
)
from tocsin.core.contract import Outcome

# 23 damage markers, none on the outer walls of (1,1).
NEARLY = (
    "2,3|2,4=2 2,3|3,3=2 2,4|3,4=2 2,5|3,5=2 2,6|3,6=2 2,7|3,7=2 3,6|3,7=2 4,1|5,1=2 "
    "4,2|4,3=2 4,2|5,2=2 4,3|5,3=2 4,5|5,5=1"
)


@pytest.mark.vector("flashpoint", "TV-53")
@pytest.mark.rules("FP-END-1", "FP-END-6", "FP-TURN-3")
@pytest.mark.refuses("FP-END-1")
def test_the_seventh_rescue_wins_at_once() -> None:
    state = table("3,1", victims="3,1", rescued=6)
    events = do(state, "carry:w")
    assert codes(events)[-2:] == ["victim-rescued", "play-ended"]
    assert state.is_over
    assert state.outcome() == Outcome("victory", (1,), (0,), "FP-END-1")
    assert problems(table(rescued=7), "FP-END-1")
    with pytest.raises(tocsin.PlaythroughOver):
        state.play(state.game.read_move(state, "pass"))


@pytest.mark.vector("flashpoint", "TV-54")
@pytest.mark.rules("FP-END-2", "FP-END-3", "FP-EXPL-2", "FP-COMP-4")
@pytest.mark.refuses("FP-END-2")
def test_the_24th_marker_brings_everything_down_at_once() -> None:
    state = table(fire="1,1", walls=NEARLY, rescued=6, victims="5,5", poi="6,6")
    assert look(state)["damage"] == 23
    events = roll(state, "1,1")
    # Up comes first, and nothing after it is resolved.
    assert [e.args["edge"] for e in told(events, "wall-damaged")] == ["0,1|1,1"]
    assert "fire-spread" not in codes(events)
    view = look(state)
    assert (view["lost"], view["buried"], view["victims"], view["pois"]) == (1, 1, [], [])
    outcome = state.outcome()
    assert outcome == Outcome("collapse", (0,), (), "FP-END-3")
    assert state.problems() == []
    assert problems(table(walls=NEARLY.replace("5=1", "5=2")), "FP-END-2")
    assert problems(table(tail="1/0/0"), "FP-END-2")


@pytest.mark.rules("FP-END-2", "FP-EXPL-2")
def test_no_25th_marker_is_ever_placed() -> None:
    walls = (
        "1,5|2,5=2 2,1|3,1=2 2,2|3,2=2 2,3|2,4=2 2,5|2,6=2 3,3|3,4=2 3,4|4,4=2 3,7|4,7=2 "
        "3,8|4,8=2 4,1|5,1=2 4,2|5,2=2 4,4|5,4=1"
    )
    # On the back (1,4) has a wall above, below and on its left.
    state = table(fire="1,4", walls=walls, board="back")
    events = roll(state, "1,4")
    assert [e.args["total"] for e in told(events, "wall-damaged")] == [24]
    assert look(state)["damage"] == 24


@pytest.mark.vector("flashpoint", "TV-55")
@pytest.mark.rules("FP-END-3", "FP-END-5")
@pytest.mark.refuses("FP-END-5")
def test_a_victory_is_kept_when_the_building_falls_later() -> None:
    state = table(fire="1,1", walls=NEARLY, rescued=8, play_on=True)
    roll(state, "1,1")
    assert state.outcome() == Outcome("victory-kept", (1,), (0,), "FP-END-5")
    assert problems(table(rescued=8), "FP-END-1")
    assert not problems(table(rescued=8, play_on=True), "FP-END-1")


@pytest.mark.rules("FP-END-5")
def test_playing_on_ends_with_all_ten_or_with_all_accounted_for() -> None:
    seventh = table("3,1", victims="3,1", rescued=6, play_on=True)
    events = do(seventh, "carry:w")
    assert codes(events)[-1] == "goal-reached"
    assert not seventh.is_over
    tenth = table("3,1", victims="3,1", rescued=9, alarms=5, play_on=True)
    do(tenth, "carry:w")
    assert tenth.outcome() == Outcome("perfect-victory", (2,), (0,), "FP-END-5")
    last = table("3,1", victims="3,1", rescued=7, lost=2, alarms=5, play_on=True)
    do(last, "carry:w")
    assert last.outcome() == Outcome("victory-kept", (1,), (0,), "FP-END-5")
    burnt = table(poi="4,4", fire="4,3", smoke="4,4", rescued=9, alarms=5, play_on=True)
    roll(burnt, "6,8")
    do(burnt, "~reveal:victim")
    assert burnt.outcome() == Outcome("victory-kept", (1,), (0,), "FP-END-5")


@pytest.mark.vector("flashpoint", "TV-56")
@pytest.mark.rules("FP-CHOP-4", "FP-END-2", "FP-END-6")
def test_a_chop_can_bring_the_building_down() -> None:
    state = table("0,1", walls=NEARLY, rescued=5)
    do(state, "chop:s")
    assert state.outcome() == Outcome("collapse", (0,), (), "FP-END-3")
    assert moves(state) == []
    found = state.game.why_not(state, "chop:s")
    assert found is not None
    assert found.code == "the-play-is-over"


@pytest.mark.rules("FP-END-4", "FP-END-6")
@pytest.mark.refuses("FP-END-4")
def test_four_lost_are_a_defeat_however_many_arrive_together() -> None:
    state = table(victims="4,4*2 4,5", smoke="4,4 4,5", fire="4,3", lost=2)
    events = roll(state, "6,8")
    assert len(told(events, "victim-lost")) == 3
    assert state.outcome() == Outcome("victims-lost", (0,), (), "FP-END-4")
    hidden = table(poi="4,4 4,5", smoke="4,4 4,5", fire="4,3", lost=3)
    roll(hidden, "6,8")
    do(hidden, "~reveal:victim")
    assert hidden.is_over
    assert problems(table(lost=4), "FP-END-4")


@pytest.mark.rules("FP-END-7", "FP-COMP-1")
def test_the_last_event_is_the_record_sheet() -> None:
    state = table("3,1/0,0", victims="3,1", rescued=6, lost=2, turn=9)
    (ended,) = told(do(state, "carry:w"), "play-ended")
    assert ended.args == {
        "ending": "victory",
        "rescued": 7,
        "lost": 2,
        "damage": 0,
        "turn": 9,
    }
    assert state.scores() == [1, 1]
    assert refusal(table("3,1", rescued=6), "carry:w") == "FP-CARRY-1"
