"""FP-KD, FP-LOST: firefighters knocked down, victims and markers lost."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    cells,
    codes,
    do,
    fires,
    look,
    moves,
    refusal,
    roll,
    table,
    told,
)


@pytest.mark.vector("flashpoint", "TV-23")
@pytest.mark.rules("FP-KD-2", "FP-KD-3")
@pytest.mark.refuses("FP-KD-3", "FP-KD-2", "FP-KD-1")
def test_a_tie_between_two_spots_is_the_players_choice() -> None:
    state = table("3,6", phase="recover:0", ap="0+0", fire="3,6", memory="fallen=1")
    assert moves(state) == ["recover:0,5", "recover:0,6", "recover:3,9", "recover:4,9"]
    assert refusal(state, "recover:7,3") == "FP-KD-3"
    assert refusal(state, "recover:0,7") == "FP-KD-2"
    assert refusal(table("3,6"), "recover:0,5") == "FP-KD-1"


@pytest.mark.vector("flashpoint", "TV-43")
@pytest.mark.rules("FP-KD-3")
def test_the_nearest_spot_is_measured_in_a_straight_line() -> None:
    state = table("3,4", phase="recover:0", ap="0+0", fire="3,4", memory="fallen=1")
    assert moves(state) == ["recover:0,5", "recover:0,6"]


@pytest.mark.rules("FP-KD-3", "FP-BOARD-5")
def test_the_ties_of_the_front_and_none_on_the_back() -> None:
    ties = {"1,8", "2,7", "3,6", "4,3", "5,2", "6,1"}
    for board, tied in (("front", ties), ("back", set())):
        for row in range(1, 7):
            for column in range(1, 9):
                cell = f"{row},{column}"
                state = table(
                    cell, phase="recover:0", ap="0+0", fire=cell, memory="fallen=1", board=board
                )
                assert len(moves(state)) == (4 if cell in tied else 2), cell


@pytest.mark.vector("flashpoint", "TV-44")
@pytest.mark.rules("FP-KD-5", "FP-KD-6", "FP-LOST-1", "FP-AP-7", "FP-FLASH-1", "FP-HOT-8")
def test_flashover_knocks_down_and_kills_but_takes_no_points() -> None:
    state = table("4,4+3/0,0", phase="act:1", victims="4,4", smoke="4,4 4,3")
    events = roll(state, "4,3")
    assert look(state)["actor"] == 0
    assert "victim-lost" not in codes(events)
    lost = do(state, "recover:7,4")
    assert told(lost, "victim-lost")[0].args == {"cell": "4,4", "lost": 1}
    assert fires(state) == {"4,3", "4,4"}
    assert cells(state) == ["7,4", "0,0"]
    assert look(state)["firefighters"][0]["saved"] == 3


@pytest.mark.rules("FP-KD-7", "FP-TURN-1")
def test_the_next_turn_is_taken_as_usual() -> None:
    state = table("4,4+3/0,0", phase="act:1", smoke="4,4", fire="4,3", poi="1,1 1,2 2,1")
    roll(state, "6,8")
    assert refusal(state, "walk:n") == "FP-TURN-2"
    do(state, "recover:7,4")
    assert (look(state)["active_seat"], look(state)["points"]) == (0, 7)
    assert "walk:e" in moves(state)


@pytest.mark.rules("FP-KD-4", "FP-KD-8", "FP-MOD-2")
@pytest.mark.refuses("FP-KD-4")
def test_the_ambulance_takes_the_fallen_in_the_advanced_game() -> None:
    state = advanced(
        "3,1=generalist",
        phase="recover:0",
        ap="0+0",
        fire="3,1",
        vehicles="e/w",
        memory="fallen=1",
    )
    assert moves(state) == ["recover:3,9", "recover:4,9"]
    assert refusal(state, "recover:3,0") == "FP-KD-4"
    do(state, "recover:4,9")
    # Nothing that burns moves a vehicle.
    assert look(state)["ambulance"]["spot"] == "e"


@pytest.mark.rules("FP-KD-1", "FP-LOST-1", "FP-FLASH-5")
def test_fire_outside_knocks_down_and_kills_before_it_goes() -> None:
    state = advanced("3,0=generalist", fire="3,1", victims="3,0", vehicles="n/w")
    events = roll(state, "3,1")
    assert told(events, "firefighter-knocked-down")[0].args == {"seat": 0, "cell": "3,0"}
    after = do(state, "recover:0,5")
    assert codes(after)[:3] == ["firefighter-recovered", "victim-lost", "fire-outside-removed"]


@pytest.mark.rules("FP-KD-1")
def test_several_fall_and_each_chooses_in_turn_order() -> None:
    state = table("4,4/4,4/0,0", phase="act:2", smoke="4,4", fire="4,3")
    roll(state, "6,8")
    assert look(state)["actor"] == 0
    do(state, "recover:7,3")
    assert look(state)["actor"] == 1
    do(state, "recover:7,3")
    assert cells(state) == ["7,3", "7,3", "0,0"]


@pytest.mark.rules("FP-LOST-2", "FP-COMP-3")
@pytest.mark.refuses("FP-LOST-2")
def test_burning_markers_are_turned_and_false_alarms_do_not_count() -> None:
    state = table(poi="4,4 4,5 1,1", fire="4,3", smoke="4,4 4,5")
    roll(state, "6,8")
    assert state.game.prompt(state).args["cell"] == "4,4"
    assert refusal(state, "~roll:1,1") == "FP-LOST-2"
    first = do(state, "~reveal:false-alarm")
    assert codes(first) == ["false-alarm-burnt"]
    do(state, "~reveal:victim")
    view = look(state)
    assert (view["lost"], view["false_alarms_lost"], view["pois"]) == (1, 1, ["1,1"])


@pytest.mark.vector("flashpoint", "TV-68")
@pytest.mark.rules("FP-LOST-3", "FP-KD-4", "FP-HOT-7")
def test_nobody_falls_before_the_last_ignition() -> None:
    state = advanced(
        "6,1=generalist", hot="6,1", fire="5,1", reserve=6, vehicles="s/w", poi="1,1 2,2 3,3"
    )
    first = roll(state, "6,1")
    assert "6,1" in fires(state)
    assert "firefighter-knocked-down" not in codes(first)
    assert cells(state) == ["6,1"]
    second = do(state, "~roll:1,8")
    assert look(state)["hot_spots"] == ["1,8", "6,1"]
    assert codes(second).count("firefighter-knocked-down") == 1
    assert moves(state) == ["recover:7,3", "recover:7,4"]
    do(state, "recover:7,3")
    assert look(state)["hot_spot_reserve"] == 5
