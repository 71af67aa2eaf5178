"""FP-MOVE, FP-CARRY, FP-DOOR, FP-EXT, FP-CHOP, FP-ADJ: what a firefighter does with its points."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    cells,
    codes,
    cost,
    damage,
    do,
    doors,
    fires,
    look,
    moves,
    problems,
    refusal,
    roll,
    smokes,
    table,
    told,
    tried,
)


@pytest.mark.vector("flashpoint", "TV-01")
@pytest.mark.rules("FP-MOVE-1", "FP-MOVE-2", "FP-DOOR-1", "FP-AP-2", "FP-TURN-2")
def test_through_fire_to_a_door_costs_two_one_and_one() -> None:
    state = table("4,4", fire="4,5")
    for text, price in (("walk:e", 2), ("walk:e", 1), ("open:e", 1)):
        assert cost(state, text) == price
        do(state, text)
    assert cells(state) == ["4,6"]
    assert look(state)["points"] == 0
    assert doors(state) == {"4,6|4,7": "open"}
    assert look(state)["phase"] == "roll"


@pytest.mark.vector("flashpoint", "TV-02")
@pytest.mark.rules("FP-EXT-2", "FP-MOVE-9", "FP-AP-3", "FP-MOVE-11")
def test_a_marker_that_is_walked_upon_is_turned_for_nothing() -> None:
    state = table("2,7", fire="2,6", poi="2,8")
    assert cost(state, "spray:w*2") == 2
    do(state, "spray:w*2")
    assert fires(state) == smokes(state) == set()
    do(state, "walk:e")
    assert moves(state) == ["~reveal:victim", "~reveal:false-alarm"]
    do(state, "~reveal:victim")
    assert look(state)["points"] == 1
    assert look(state)["victims"] == [{"cell": "2,8", "count": 1}]
    do(state, "pass")
    assert look(state)["firefighters"][0]["saved"] == 1


@pytest.mark.vector("flashpoint", "TV-04")
@pytest.mark.refuses("FP-MOVE-5", "FP-ADJ-2")
def test_a_closed_door_and_a_standing_wall_stop_a_move() -> None:
    assert refusal(table("1,3"), "walk:e") == "FP-MOVE-5"
    assert refusal(table("2,3"), "walk:e") == "FP-MOVE-5"
    assert refusal(table("2,3", walls="2,3|2,4=1"), "walk:e") == "FP-MOVE-5"
    assert problems(table("2,3"), "FP-ADJ-2") == []


@pytest.mark.vector("flashpoint", "TV-05")
@pytest.mark.refuses("FP-ADJ-1")
def test_nobody_moves_diagonally() -> None:
    assert refusal(table("5,2"), "walk:se") == "FP-ADJ-1"


@pytest.mark.rules("FP-ADJ-1", "FP-ADJ-2", "FP-ADJ-3", "FP-MOVE-5", "FP-MOVE-6", "FP-BOARD-1")
def test_open_floor_open_doors_ruins_doorways_and_the_ring_are_passed_at_no_extra_cost() -> None:
    state = table("1,3", doors="1,3|1,4=open", walls="0,3|1,3=2")
    assert {"walk:n", "walk:s", "walk:w", "walk:e"} <= set(moves(state))
    assert all(cost(state, f"walk:{way}") == 1 for way in "nswe")
    assert cost(table("1,3", doors="1,3|1,4=gone"), "walk:e") == 1
    ring = table("0,5")
    assert {"walk:w", "walk:e"} <= set(moves(ring))
    assert refusal(ring, "walk:s") == "FP-MOVE-5"
    assert cost(table("3,0"), "walk:e") == 1


@pytest.mark.rules("FP-ADJ-5")
@pytest.mark.refuses("FP-ADJ-5")
def test_there_is_nothing_beyond_the_ring() -> None:
    state = table("0,0")
    assert refusal(state, "walk:n") == refusal(state, "walk:w") == "FP-ADJ-5"
    assert {"walk:s", "walk:e"} <= set(moves(state))


@pytest.mark.rules("FP-MOVE-7")
def test_any_number_may_share_a_cell() -> None:
    state = table("3,3/3,4/3,4/3,4/3,4/3,4", phase="act:0")
    do(state, "walk:e")
    assert cells(state) == ["3,4"] * 6
    assert state.problems() == []


@pytest.mark.refuses("FP-MOVE-1", "FP-MOVE-2", "FP-MOVE-3", "FP-DOOR-1")
def test_what_cannot_be_paid_cannot_be_done() -> None:
    poor = table("3,6", ap="0+0", victims="3,6", fire="3,5")
    assert refusal(poor, "walk:s") == "FP-MOVE-1"
    assert refusal(table("3,6", ap="1+0", fire="3,5"), "walk:w") == "FP-MOVE-2"
    assert refusal(table("3,6", ap="1+0", victims="3,6"), "carry:s") == "FP-MOVE-3"
    assert refusal(table("4,6", ap="0+0"), "open:e") == "FP-DOOR-1"


@pytest.mark.vector("flashpoint", "TV-07")
@pytest.mark.rules("FP-MOVE-8", "FP-TURN-4")
@pytest.mark.refuses("FP-MOVE-8", "FP-TURN-4")
def test_fire_is_entered_only_with_a_way_off_it() -> None:
    assert refusal(table("4,3", ap="2+0", fire="4,4"), "walk:e") == "FP-MOVE-8"
    state = table("4,3", ap="3+0", fire="4,4")
    do(state, "walk:e")
    assert refusal(state, "pass") == "FP-MOVE-8"
    assert look(tried(state, "spray:here"))["phase"] == "roll"
    assert cells(tried(state, "walk:w")) == ["4,3"]


@pytest.mark.vector("flashpoint", "TV-97")
@pytest.mark.refuses("FP-MOVE-8")
def test_the_last_point_on_fire_is_for_leaving_it() -> None:
    state = table("4,4", ap="1+0", fire="4,4")
    assert refusal(state, "open:s") == "FP-MOVE-8"
    assert cost(state, "spray:here") == cost(state, "walk:w") == 1


@pytest.mark.vector("flashpoint", "TV-08")
@pytest.mark.rules("FP-AP-1", "FP-AP-3", "FP-AP-4", "FP-SPEC-ALL-2")
@pytest.mark.refuses("FP-AP-3")
def test_at_most_four_points_are_saved() -> None:
    state = table("0,0+4/0,9", phase="act:1", ap="0+0", poi="1,1 1,2 2,1")
    roll(state, "6,1")
    assert look(state)["points"] == 8
    assert look(state)["firefighters"][0]["saved"] == 0
    do(state, "walk:e")
    ended = do(state, "pass")
    assert told(ended, "actions-ended")[0].args == {"seat": 0, "saved": 4, "wasted": 3}
    assert look(state)["firefighters"][0]["saved"] == 4
    assert problems(table("0,0", ap="9+0"), "FP-AP-3")


@pytest.mark.rules("FP-AP-7")
def test_saving_comes_at_the_end_of_phase_1() -> None:
    state = table("0,0", ap="6+0")
    assert look(state)["firefighters"][0]["saved"] == 0
    assert look(tried(state, "walk:e"))["points"] == 5
    assert look(tried(state, "pass"))["firefighters"][0]["saved"] == 4


@pytest.mark.rules("FP-TURN-1", "FP-TURN-3", "FP-POI-10")
@pytest.mark.refuses("FP-TURN-3", "FP-TURN-2")
def test_fire_and_markers_follow_even_when_nothing_was_done() -> None:
    state = table("0,0/0,9", poi="1,1 1,2 2,1")
    do(state, "pass")
    assert refusal(state, "walk:e") == "FP-TURN-3"
    do(state, "~roll:6,8")
    assert (look(state)["phase"], look(state)["active_seat"]) == ("act", 1)
    down = table("4,4/0,0", phase="recover:1", ap="0+0", fire="4,4", memory="fallen=1")
    assert refusal(down, "walk:e") == "FP-TURN-2"
    assert refusal(down, "pass") == "FP-TURN-4"


# Carrying.


@pytest.mark.vector("flashpoint", "TV-16")
@pytest.mark.rules("FP-CARRY-2", "FP-MOVE-3", "FP-CARRY-1")
@pytest.mark.refuses("FP-CARRY-1", "FP-CARRY-2")
def test_a_victim_carried_outside_is_rescued_in_the_family_game() -> None:
    state = table("3,1", ap="2+0", victims="3,1")
    assert cost(state, "carry:w") == 2
    done = do(state, "carry:w")
    assert told(done, "victim-rescued")[0].rule == "FP-CARRY-2"
    assert look(state)["rescued"] == 1
    assert look(state)["victims"] == []
    assert refusal(table("3,1", victims="3,2"), "carry:w") == "FP-CARRY-1"
    assert problems(table(victims="0,3"), "FP-CARRY-2")


@pytest.mark.rules("FP-CARRY-1")
def test_a_victim_may_be_left_behind_and_fetched_later() -> None:
    state = table("3,4", victims="3,4")
    do(state, "carry:w", "walk:e")
    assert look(state)["victims"] == [{"cell": "3,3", "count": 1}]
    assert cells(state) == ["3,4"]


@pytest.mark.rules("FP-MOVE-4")
@pytest.mark.refuses("FP-MOVE-4")
def test_no_victim_goes_into_fire() -> None:
    state = table("3,4", victims="3,4", fire="3,5")
    assert refusal(state, "carry:e") == "FP-MOVE-4"
    assert refusal(state, "carry:w") == ""


@pytest.mark.rules("FP-MOVE-3")
def test_smoke_does_not_hinder_carrying() -> None:
    assert cost(table("3,4", victims="3,4", smoke="3,5"), "carry:e") == 2


@pytest.mark.rules("FP-CARRY-3", "FP-CARRY-4", "FP-POI-1")
@pytest.mark.vector("flashpoint", "TV-73")
def test_in_the_advanced_game_only_the_ambulance_rescues() -> None:
    state = advanced("1,6=generalist", victims="1,6", vehicles="s/w")
    assert cost(state, "carry:n") == 2
    do(state, "carry:n")
    assert look(state)["rescued"] == 0
    assert look(state)["victims"] == [{"cell": "0,6", "count": 1}]
    do(state, "carry:s")
    assert look(state)["victims"] == [{"cell": "1,6", "count": 1}]
    full = advanced(victims="0,6", poi="1,1 1,2", vehicles="s/w")
    roll(full, "6,1")
    assert look(full)["phase"] == "act"
    # A victim beside the ambulance without being rescued cannot be.
    assert problems(advanced(victims="0,6", vehicles="n/w"), "FP-VEH-8")
    assert refusal(advanced("1,5=generalist", victims="1,6"), "carry:n") == "FP-MOVE-5"


@pytest.mark.rules("FP-CARRY-6", "FP-INV-1")
@pytest.mark.refuses("FP-INV-1")
def test_nothing_of_value_burns_while_actions_are_taken() -> None:
    assert problems(table(victims="3,3", fire="3,3"), "FP-INV-1")
    assert problems(table(poi="3,3", fire="3,3"), "FP-INV-1")
    assert problems(advanced(hazmats="3,3", fire="3,3"), "FP-INV-1")
    assert problems(table(smoke="0,3"), "FP-INV-1")
    assert problems(table(victims="3,3", fire="3,4"), "FP-INV-1") == []


# Markers.


@pytest.mark.rules("FP-MOVE-10", "FP-COMP-3")
@pytest.mark.refuses("FP-COMP-3")
def test_a_false_alarm_leaves_and_is_no_rescue() -> None:
    state = table("1,1", poi="1,2", supply=(10, 5))
    do(state, "walk:e")
    assert state.weights() == [10, 5]
    do(state, "~reveal:false-alarm")
    assert (look(state)["rescued"], look(state)["false_alarms_found"]) == (0, 1)
    assert look(state)["unseen"] == {"victim": 10, "false-alarm": 4}
    assert problems(table(supply=(11, 5)), "FP-INV-4")
    last = table("1,1", poi="1,2", alarms=5)
    do(last, "walk:e")
    assert refusal(last, "~reveal:false-alarm") == "FP-COMP-3"


@pytest.mark.refuses("FP-MOVE-9")
def test_turning_is_not_a_choice() -> None:
    state = table("1,1", poi="1,2")
    do(state, "walk:e")
    assert refusal(state, "~roll:1,1") == "FP-MOVE-9"
    assert problems(table("1,2", poi="1,2"), "FP-MOVE-9")
    assert refusal(table("1,1", victims="1,2"), "carry:e") == "FP-CARRY-1"


# Doors.


@pytest.mark.rules("FP-DOOR-1", "FP-DOOR-3")
def test_doors_are_turned_from_either_side_whatever_stands_there() -> None:
    left = table("1,3/1,4", fire="1,4", smoke="1,3", doors="1,3|1,4=open")
    assert cost(left, "close:e") == 1
    right = table("1,4")
    do(right, "open:w", "close:w", "open:w")
    assert doors(right) == {"1,3|1,4": "open"}
    assert refusal(right, "open:w") == "FP-DOOR-1"
    assert refusal(right, "close:e") == "FP-DOOR-1"
    # What a door may not do is be closed when it is closed already.
    assert refusal(table("1,3"), "close:e") == "FP-DOOR-1"


@pytest.mark.vector("flashpoint", "TV-14")
@pytest.mark.rules("FP-BOARD-4")
@pytest.mark.refuses("FP-BOARD-4", "FP-DOOR-2")
def test_an_outer_doorway_has_nothing_to_close() -> None:
    state = table("3,0")
    assert refusal(state, "close:e") == "FP-BOARD-4"
    assert refusal(state, "open:e") == "FP-BOARD-4"
    gone = table("1,3", doors="1,3|1,4=gone")
    assert refusal(gone, "close:e") == "FP-DOOR-2"


@pytest.mark.rules("FP-BOARD-3", "FP-DOOR-2")
@pytest.mark.refuses("FP-BOARD-3")
def test_a_lost_door_is_an_opening_for_good() -> None:
    state = table("1,3", doors="1,3|1,4=gone")
    assert refusal(state, "walk:e") == ""
    assert refusal(state, "open:e") == "FP-BOARD-3"
    assert refusal(state, "close:e") == "FP-DOOR-2"
    assert refusal(state, "chop:e") == "FP-CHOP-3"


# Extinguishing.


@pytest.mark.vector("flashpoint", "TV-11")
@pytest.mark.refuses("FP-EXT-1", "FP-ADJ-2", "FP-EXT-2")
def test_water_does_not_go_through_walls() -> None:
    state = table("2,4", fire="2,3")
    assert refusal(state, "spray:w") == refusal(state, "spray:w*2") == "FP-EXT-1"
    assert refusal(state, "spray:e") == "FP-EXT-2"
    assert refusal(table("2,4", smoke="2,5"), "spray:e*2") == "FP-EXT-2"


@pytest.mark.vector("flashpoint", "TV-13")
@pytest.mark.rules("FP-EXT-1", "FP-BOARD-4", "FP-ADJ-3")
def test_water_goes_in_through_an_outer_doorway() -> None:
    state = table("3,0", fire="3,1")
    assert cost(state, "spray:e*2") == 2
    do(state, "spray:e*2")
    assert fires(state) == smokes(state) == set()


@pytest.mark.rules("FP-EXT-2", "FP-EXT-3", "FP-EXT-1")
def test_two_single_steps_equal_one_removal() -> None:
    state = table("3,4", fire="3,5", smoke="3,4")
    assert cost(state, "spray:here") == 1
    twice = tried(state, "spray:e", "spray:e")
    once = tried(state, "spray:e*2")
    assert twice.key() == once.key()
    assert smokes(tried(state, "spray:e")) == {"3,4", "3,5"}


def test_two_steps_need_two_points() -> None:
    assert refusal(table("3,4", ap="1+0", fire="3,5"), "spray:e*2") == "FP-EXT-2"


@pytest.mark.vector("flashpoint", "TV-17")
@pytest.mark.rules("FP-EXT-4", "FP-FLASH-4", "FP-FLASH-1", "FP-KD-1")
def test_smoke_beside_fire_waits_for_phase_2() -> None:
    state = table("1,4", ap="1+0", smoke="1,4", fire="1,3")
    assert cost(state, "open:w") == 1
    do(state, "open:w")
    assert smokes(state) == {"1,4"}
    events = do(state, "~roll:6,1")
    assert fires(state) == {"1,3", "1,4"}
    assert told(events, "firefighter-knocked-down")[0].args == {"seat": 0, "cell": "1,4"}


@pytest.mark.rules("FP-EXT-5", "FP-HOT-5")
def test_water_leaves_everything_but_the_threat_alone() -> None:
    state = advanced("3,4=generalist", fire="3,5", hot="3,5", poi="3,6", hazmats="3,3")
    do(state, "spray:e*2")
    view = look(state)
    assert (view["hot_spots"], view["pois"]) == (["3,5"], ["3,6"])
    assert view["hazmats"] == [{"cell": "3,3", "count": 1}]


# Chopping.


@pytest.mark.vector("flashpoint", "TV-10")
@pytest.mark.refuses("FP-CHOP-3")
def test_doorways_and_open_air_cannot_be_chopped() -> None:
    assert refusal(table("1,3"), "chop:e") == "FP-CHOP-3"
    assert refusal(table("3,0"), "chop:e") == "FP-CHOP-3"
    corner = table("0,0")
    assert {refusal(corner, f"chop:{way}") for way in "se"} == {"FP-CHOP-3"}
    assert {refusal(corner, f"chop:{way}") for way in "nw"} == {"FP-ADJ-5"}


@pytest.mark.rules("FP-CHOP-1", "FP-CHOP-2", "FP-ADJ-4", "FP-CHOP-3", "FP-CHOP-4", "FP-COMP-4")
@pytest.mark.refuses("FP-ADJ-4", "FP-CHOP-1")
def test_two_chops_bring_a_wall_down_from_either_side() -> None:
    state = table("2,3")
    assert cost(state, "chop:e") == 2
    do(state, "chop:e")
    assert damage(state) == {"2,3|2,4": 1}
    assert refusal(state, "walk:e") == "FP-MOVE-5"
    done = do(state, "chop:e")
    assert told(done, "wall-destroyed")[0].args["total"] == 2
    ruined = table("2,3", walls="2,3|2,4=2")
    assert refusal(ruined, "chop:e") == "FP-ADJ-4"
    assert cost(ruined, "walk:e") == 1
    assert damage(tried(table("0,3"), "chop:s")) == {"0,3|1,3": 1}
    assert refusal(table("2,3", ap="1+0"), "chop:e") == "FP-CHOP-1"
    # Only a wall of the firefighter's own cell.
    assert refusal(table("2,2"), "chop:e") == "FP-CHOP-3"


@pytest.mark.rules("FP-DODGE-1")
def test_nobody_dodges() -> None:
    state = table("4,4+4/0,0", phase="act:1", smoke="4,4", fire="4,5")
    events = roll(state, "6,1")
    assert "firefighter-knocked-down" in codes(events)
    assert all(move.startswith("recover:") for move in moves(state))


def test_points_that_are_spent_end_the_phase_without_a_question() -> None:
    state = table("0,0", ap="1+0")
    do(state, "walk:e")
    assert look(state)["phase"] == "roll"
