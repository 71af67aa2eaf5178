"""FP-HAZ, FP-HOT: hazmats that burn and hot spots that ignite."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    codes,
    cost,
    damage,
    do,
    fires,
    look,
    moves,
    problems,
    refusal,
    roll,
    smokes,
    told,
)


@pytest.mark.vector("flashpoint", "TV-61")
@pytest.mark.rules("FP-HAZ-2", "FP-HAZ-4", "FP-HAZ-5", "FP-HOT-4", "FP-ED-11")
def test_one_hazmat_sets_off_the_next() -> None:
    state = advanced(fire="5,1", hazmats="5,2 5,3", reserve=6)
    events = roll(state, "5,2")
    assert damage(state) == {"4,2|5,2": 1, "5,0|5,1": 2, "4,3|5,3": 1}
    assert fires(state) == {"5,1", "5,2", "6,2", "5,3", "6,3", "5,4"}
    assert look(state)["hot_spots"] == ["5,2", "5,3"]
    assert (look(state)["damage"], look(state)["hot_spot_reserve"]) == (4, 4)
    assert [e.args["cell"] for e in told(events, "hazmat-exploded")] == ["5,2", "5,3"]
    assert look(state)["hazmats"] == []
    assert look(state)["hazmats_exploded"] == 2


@pytest.mark.vector("flashpoint", "TV-62")
@pytest.mark.rules("FP-HAZ-3", "FP-HAZ-5", "FP-ED-17")
@pytest.mark.refuses("FP-HAZ-3", "FP-HAZ-2", "FP-HAZ-7")
def test_the_active_player_orders_several_hazmats() -> None:
    state = advanced(
        "0,0=generalist/0,9=cafs",
        phase="act:1",
        fire="1,1",
        smoke="1,2 2,1",
        hazmats="1,2 2,1 6,8",
        reserve=6,
    )
    roll(state, "6,1")
    assert (look(state)["phase"], look(state)["actor"]) == ("explode", 1)
    assert moves(state) == ["explode:1,2", "explode:2,1"]
    assert refusal(state, "explode:6,8") == "FP-HAZ-7"
    assert refusal(state, "explode:1,1") == "FP-HAZ-2"
    assert refusal(advanced(), "explode:1,1") == "FP-HAZ-3"
    events = do(state, "explode:2,1")
    assert [e.args["cell"] for e in told(events, "hazmat-exploded")] == ["2,1", "1,2"]


@pytest.mark.rules("FP-HAZ-7", "FP-HAZ-5")
def test_hazmats_in_one_cell_explode_one_by_one_and_smoke_does_nothing() -> None:
    state = advanced(fire="5,1", hazmats="5,2*2 6,8", smoke="6,8", reserve=6)
    events = roll(state, "5,2")
    assert codes(events).count("explosion") == 2
    assert look(state)["hazmats"] == [{"cell": "6,8", "count": 1}]
    # The second finds the hot spot of the first there.
    assert look(state)["hot_spots"] == ["5,2"]
    assert look(state)["hot_spot_reserve"] == 5


@pytest.mark.rules("FP-HAZ-1", "FP-HAZ-6", "FP-CARRY-1")
@pytest.mark.refuses("FP-HAZ-1", "FP-HAZ-6")
def test_a_hazmat_is_carried_out_like_a_victim() -> None:
    state = advanced("3,1=generalist", hazmats="3,1", fire="3,2")
    assert refusal(state, "haul:e") == "FP-HAZ-1"
    assert cost(state, "haul:w") == 2
    events = do(state, "haul:w")
    assert told(events, "hazmat-removed")[0].rule == "FP-HAZ-6"
    assert (look(state)["hazmats"], look(state)["hazmats_removed"]) == ([], 1)
    assert look(state)["rescued"] == 0
    assert refusal(state, "haul:e") == "FP-HAZ-1"
    assert refusal(advanced("3,1=generalist", ap="1+0", hazmats="3,1"), "haul:w") == "FP-HAZ-1"
    assert problems(advanced(hazmats="0,1"), "FP-HAZ-6")


@pytest.mark.rules("FP-HAZ-5")
def test_flashover_comes_again_after_each_hazmat() -> None:
    state = advanced(fire="5,1", hazmats="5,2", smoke="5,4", reserve=6)
    events = roll(state, "5,2")
    # The explosion reaches (5,3); the smoke beyond then flashes over.
    assert [e.args["cell"] for e in told(events, "smoke-flashed-over")] == ["5,4"]
    assert smokes(state) == set()


@pytest.mark.vector("flashpoint", "TV-64")
@pytest.mark.rules("FP-HOT-1", "FP-HOT-2", "FP-HOT-4", "FP-ED-12")
def test_ignitions_go_on_as_long_as_hot_spots_are_hit() -> None:
    state = advanced(hot="6,2 1,1", reserve=0, poi="1,8 2,8 3,8")
    roll(state, "6,2")
    assert look(state)["phase"] == "roll"
    do(state, "~roll:1,1")
    assert look(state)["phase"] == "roll"
    events = do(state, "~roll:4,8")
    assert smokes(state) == {"6,2", "1,1", "4,8"}
    assert "hot-spot-added" not in codes(events)
    assert look(state)["hot_spots"] == ["1,1", "6,2"]
    assert problems(advanced(hot="1,1", use_hot_spots=False), "FP-COMP-6")


@pytest.mark.vector("flashpoint", "TV-65")
@pytest.mark.rules("FP-HOT-3")
def test_without_an_ignition_no_hot_spot_is_added() -> None:
    state = advanced(hot="1,1", reserve=6, poi="1,8 2,8 3,8")
    roll(state, "6,2")
    assert look(state)["hot_spots"] == ["1,1"]
    assert look(state)["phase"] == "act"
    assert refusal(state, "~roll:1,1") == "FP-DICE-1"


@pytest.mark.rules("FP-HOT-3", "FP-HOT-6", "FP-ED-20", "FP-HOT-5")
def test_one_hot_spot_goes_on_the_last_target() -> None:
    state = advanced(hot="6,2", reserve=6, poi="1,8 2,8 3,8")
    roll(state, "6,2", "4,4")
    assert look(state)["hot_spots"] == ["4,4", "6,2"]
    assert look(state)["hot_spot_reserve"] == 5


@pytest.mark.vector("flashpoint", "TV-67")
@pytest.mark.rules("FP-HOT-3", "FP-HOT-6", "FP-HOT-7")
def test_a_cell_holds_one_hot_spot() -> None:
    state = advanced(hot="6,8", fire="5,1", hazmats="5,2", reserve=6)
    roll(state, "6,8", "5,2")
    assert look(state)["hot_spots"] == ["5,2", "6,8"]
    assert look(state)["hot_spot_reserve"] == 5


@pytest.mark.rules("FP-HOT-6")
def test_a_hot_spot_of_this_phase_counts_for_its_later_rolls() -> None:
    # The hazmat on (5,2) explodes in the first pass, which itself does not ignite.
    lone = advanced(fire="5,1", hazmats="5,2", reserve=6, poi="1,8 2,8 3,8")
    roll(lone, "5,2")
    assert look(lone)["phase"] == "act"
    chained = advanced(hot="6,1", fire="5,1", smoke="5,2", hazmats="5,2", reserve=6)
    roll(chained, "6,1", "5,2")
    # (5,2) got its hot spot in the first pass, so the second roll there ignites again.
    assert look(chained)["phase"] == "roll"
