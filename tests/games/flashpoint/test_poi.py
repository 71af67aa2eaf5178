"""FP-POI: bringing the points of interest back to three."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    codes,
    do,
    fires,
    look,
    problems,
    refusal,
    roll,
    smokes,
    table,
)

CENTRE = "3,3 3,4 3,5 3,6 4,3 4,4 4,5 4,6"
# Where the arrows lead, cell by cell, from the upper left.
PATH = ["3,4", "3,3", "4,3", "4,4", "4,5", "4,6", "3,6", "3,5"]


@pytest.mark.vector("flashpoint", "TV-46")
@pytest.mark.rules("FP-POI-2", "FP-POI-3")
@pytest.mark.refuses("FP-POI-2")
def test_in_the_family_game_a_new_marker_puts_the_fire_out() -> None:
    state = table(phase="replenish:0", ap="0+0", fire="3,4", poi="1,1 1,2")
    assert refusal(state, "walk:e") == "FP-TURN-3"
    assert refusal(state, "~red:3") == "FP-POI-2"
    events = do(state, "~roll:3,4")
    assert codes(events)[:3] == ["dice-rolled", "threat-made-room", "poi-placed"]
    assert fires(state) == set()
    assert "3,4" in look(state)["pois"]
    assert look(state)["threat_markers_left"] == 33


@pytest.mark.rules("FP-POI-3")
def test_smoke_makes_room_too() -> None:
    state = table(phase="replenish:0", ap="0+0", smoke="3,4", poi="1,1 1,2")
    do(state, "~roll:3,4")
    assert smokes(state) == set()


@pytest.mark.vector("flashpoint", "TV-47")
@pytest.mark.rules("FP-POI-4", "FP-MOVE-10")
@pytest.mark.refuses("FP-POI-4")
def test_a_marker_on_a_firefighter_is_turned_and_a_false_alarm_replaced() -> None:
    state = table("6,2", phase="replenish:0", ap="0+0", poi="1,1 1,2")
    do(state, "~roll:6,2")
    assert look(state)["phase"] == "unveil"
    assert refusal(state, "~roll:1,3") == "FP-POI-4"
    do(state, "~reveal:false-alarm")
    assert look(state)["phase"] == "replenish"
    do(state, "~roll:6,2", "~reveal:victim")
    assert look(state)["victims"] == [{"cell": "6,2", "count": 1}]
    assert look(state)["phase"] == "act"


@pytest.mark.rules("FP-POI-5")
@pytest.mark.refuses("FP-POI-5")
def test_in_the_family_game_a_taken_cell_is_rolled_again() -> None:
    state = table(phase="replenish:0", ap="0+0", poi="1,1", victims="4,4")
    assert codes(do(state, "~roll:1,1")) == ["dice-rolled", "poi-rolled-again"]
    assert codes(do(state, "~roll:4,4")) == ["dice-rolled", "poi-rolled-again"]
    assert look(state)["phase"] == "replenish"
    assert problems(table(poi="4,4", victims="4,4"), "FP-POI-5")


@pytest.mark.vector("flashpoint", "TV-49")
@pytest.mark.rules("FP-POI-1", "FP-INV-3")
@pytest.mark.refuses("FP-INV-3")
def test_a_revealed_victim_counts_among_the_three() -> None:
    state = table(poi="1,1 1,2", victims="4,4")
    roll(state, "6,1")
    assert look(state)["phase"] == "act"
    assert problems(table(poi="1,1 1,2 1,3", victims="4,4"), "FP-INV-3")


@pytest.mark.rules("FP-POI-1", "FP-POI-10")
def test_all_that_are_missing_are_added_then_the_turn_ends() -> None:
    state = table("0,0/0,9", poi="1,1")
    roll(state, "6,1")
    do(state, "~roll:2,2")
    assert look(state)["phase"] == "replenish"
    do(state, "~roll:2,3")
    assert (look(state)["phase"], look(state)["active_seat"]) == ("act", 1)


@pytest.mark.vector("flashpoint", "TV-50")
@pytest.mark.rules("FP-POI-9")
def test_an_empty_supply_adds_nothing() -> None:
    state = table(poi="1,1", supply=(1, 0), rescued=6, lost=3, alarms=5)
    assert state.problems() == []
    roll(state, "6,1")
    assert look(state)["phase"] == "act"
    assert look(state)["poi_supply"] == 0
    assert problems(table(poi="1,1 1,2", supply=(1, 0), rescued=6, lost=3, alarms=5), "FP-COMP-3")


@pytest.mark.rules("FP-POI-6")
@pytest.mark.parametrize(
    "given",
    [
        {"fire": "1,2"},
        {"smoke": "1,2"},
        {"crew": "1,2=generalist"},
        {"poi": "1,2 2,1"},
        {"victims": "1,2", "poi": "6,6"},
    ],
)
def test_in_the_advanced_game_a_marker_needs_a_free_cell(given: dict) -> None:
    given.setdefault("poi", "6,6 6,7")
    state = advanced(phase="replenish:0", ap="0+0", **given)
    events = do(state, "~roll:1,2")
    # The arrow on (1,2) points south.
    assert codes(events)[:3] == ["dice-rolled", "poi-led-on", "poi-placed"]
    assert events[0].args == {"red": 1, "black": 2, "cell": "1,2"}
    assert (events[1].rule, events[1].args) == ("FP-POI-7", {"from": "1,2", "cell": "2,2"})
    assert events[2].args == {"cell": "2,2"}
    assert state.problems() == []


@pytest.mark.rules("FP-POI-6")
def test_hazmats_and_hot_spots_do_not_matter() -> None:
    state = advanced(
        phase="replenish:0", ap="0+0", poi="6,6 6,7", hazmats="1,2", hot="1,2", reserve=6
    )
    do(state, "~roll:1,2")
    assert "1,2" in look(state)["pois"]


@pytest.mark.vector("flashpoint", "TV-52")
@pytest.mark.rules("FP-POI-7")
@pytest.mark.refuses("FP-POI-7")
def test_a_closed_path_of_arrows_is_rolled_again() -> None:
    state = advanced(phase="replenish:0", ap="0+0", poi="6,6 6,7", fire=CENTRE)
    assert codes(do(state, "~roll:3,4")) == ["dice-rolled", "poi-rolled-again"]
    do(state, "~roll:1,1")
    assert "1,1" in look(state)["pois"]


@pytest.mark.rules("FP-POI-7")
@pytest.mark.parametrize("last", range(1, 8))
def test_the_arrows_of_the_centre_go_round(last: int) -> None:
    taken = " ".join(PATH[:last])
    state = advanced(phase="replenish:0", ap="0+0", poi="6,6 6,7", fire=taken)
    do(state, "~roll:3,4")
    assert PATH[last] in look(state)["pois"]


@pytest.mark.rules("FP-POI-8")
def test_where_no_cell_is_free_nothing_is_added() -> None:
    # Every cell burns, more than a box allows, but for those with markers on them.
    cells = [f"{row},{column}" for row in range(1, 7) for column in range(1, 9)]
    everywhere = advanced(
        "0,0=generalist", phase="roll:0", ap="0+0", fire=" ".join(cells[:46]), poi="6,7 6,8"
    )
    do(everywhere, "~roll:6,7")
    # No marker is left and the only cold cells hold markers: nothing can be added.
    assert look(everywhere)["pois"] == ["6,7", "6,8"]
    assert look(everywhere)["phase"] == "act"
    one_free = advanced(
        "0,0=generalist", phase="roll:0", ap="0+0", fire=" ".join(cells[:45]), poi="6,7 6,8"
    )
    do(one_free, "~roll:6,7")
    assert look(one_free)["phase"] == "replenish"
