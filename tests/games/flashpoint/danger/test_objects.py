"""Explosive objects and the chemical spill (XD-OBJ, XD-CHEM)."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    cells,
    cost,
    damage,
    do,
    doors,
    fires,
    look,
    problems,
    refusal,
    roll,
    smokes,
    table,
    told,
)

CAR: dict = {"board": "garage", "car": True}
BOMB: dict = {"board": "laboratory", "lab_small": "explosives"}
CHEMICALS: dict = {"board": "laboratory", "lab_small": "chemicals"}
LARGE: dict = {"board": "laboratory", "lab_large": "explosives"}


@pytest.mark.vector("extreme-danger", "TV-25")
@pytest.mark.rules("XD-OBJ-1", "XD-OBJ-4", "XD-SEQ-1", "XD-SEQ-2")
def test_a_roll_on_the_car_follows_the_arrows() -> None:
    for dice, cell in (("3,7", "2,7"), ("3,6", "3,5")):
        state = table(danger="large=0", **CAR)
        roll(state, dice)
        assert smokes(state) == {cell}


@pytest.mark.vector("extreme-danger", "TV-26")
@pytest.mark.rules("XD-OBJ-12", "XD-POI-1", "XD-POI-2")
def test_a_new_marker_follows_the_arrows_past_the_car() -> None:
    state = advanced(
        smoke="3,5", danger="large=0", phase="replenish:0", ap="0+0", poi="1,1 6,1", **CAR
    )
    do(state, "~roll:3,6")
    assert set(look(state)["pois"]) == {"1,1", "6,1", "3,4"}


@pytest.mark.rules("XD-POI-2")
def test_in_the_family_game_only_objects_and_poison_send_a_marker_along() -> None:
    state = table(
        smoke="3,5", danger="large=0", phase="replenish:0", ap="0+0", poi="1,1 6,1", **CAR
    )
    do(state, "~roll:3,6")
    assert set(look(state)["pois"]) == {"1,1", "6,1", "3,5"}
    assert smokes(state) == set()


@pytest.mark.vector("extreme-danger", "TV-28")
@pytest.mark.rules("XD-OBJ-5", "XD-OBJ-7", "XD-OBJ-8", "XD-OBJ-9", "XD-OBJ-11", "XD-SEQ-3")
def test_the_car_goes_off_after_the_explosion_that_finished_it() -> None:
    state = advanced(fire="2,6", danger="large=3", reserve=6, **CAR)
    roll(state, "2,6")
    assert look(state)["objects"] == []
    new = {"1,6", "2,5", "2,7", "3,6", "3,7", "1,7", "3,5", "3,8", "4,6", "4,7"}
    assert fires(state) == {"2,6", *new}
    assert doors(state) == {"0,6|1,6": "gone"}
    assert set(look(state)["hot_spots"]) == {"3,6", "3,7"}
    assert look(state)["hot_spot_reserve"] == 4
    assert look(state)["damage"] == 4
    assert look(state)["damage_out_of_play"] == 4
    family = table(fire="2,6", danger="large=3", **CAR)
    roll(family, "2,6")
    assert look(family)["hot_spots"] == []


@pytest.mark.vector("extreme-danger", "TV-29")
@pytest.mark.rules("XD-OBJ-10", "XD-SEQ-6")
def test_small_explosives_explode_twice() -> None:
    state = advanced("0,0=generalist", fire="6,3", danger="small=3", reserve=6, **BOMB)
    events = roll(state, "6,3")
    assert fires(state) == {"6,3", "5,3", "6,4", "6,2", "5,2", "6,1"}
    assert damage(state) == {
        "6,3|7,3": 1,
        "6,2|7,2": 1,
        "4,2|5,2": 1,
        "6,0|6,1": 1,
    }
    assert doors(state) == {"6,4|6,5": "gone"}
    assert look(state)["damage"] == 8
    gone = {event.args["cell"] for event in told(events, "fire-outside-removed")}
    assert gone == {"7,2", "6,5"}


@pytest.mark.vector("extreme-danger", "TV-30")
@pytest.mark.rules("XD-CHEM-1", "XD-CHEM-2", "XD-CHEM-3", "XD-CHEM-4", "XD-CHEM-6", "XD-CHEM-7")
@pytest.mark.refuses("XD-CHEM-4")
def test_chemicals_leak_and_run_from_cell_to_cell() -> None:
    state = advanced(fire="6,3", victims="5,2", doors="4,3|5,3=open", danger="small=3", **CHEMICALS)
    roll(state, "6,3")
    assert fires(state) == {"6,3", "5,3", "6,4"}
    assert state.game.prompt(state).args["choices"] == 3
    assert refusal(state, "~roll:1,1") == "XD-CHEM-4"
    do(state, "~red:6")
    assert look(state)["toxic"] == ["6,2", "6,3"]
    do(state, "~red:4")
    # A dead end at 6,4: back to 6,3, whose only way is 5,3.
    assert set(look(state)["toxic"]) == {"6,2", "6,3", "6,4", "5,3"}
    do(state, "~red:1")
    assert set(look(state)["toxic"]) == {"6,2", "6,3", "6,4", "5,3", "5,2"}
    assert look(state)["lost"] == 1
    assert look(state)["trail"] == []
    assert look(state)["damage"] == 5


AFTER = "toxic=5,2;toxic=5,3;toxic=6,2;toxic=6,3;toxic=6,4;spent=4"


@pytest.mark.vector("extreme-danger", "TV-31")
@pytest.mark.rules("XD-CHEM-8", "XD-CHEM-10")
@pytest.mark.refuses("XD-CHEM-8", "XD-CHEM-10")
def test_toxic_cells_are_closed_until_the_technician_cleans_them() -> None:
    state = advanced("5,1=generalist", danger=AFTER, **CHEMICALS)
    assert refusal(state, "walk:e") == "XD-CHEM-8"
    assert refusal(state, "clean:e") == "XD-CHEM-10"
    burning = advanced("5,1=generalist", fire="5,2", danger=AFTER, **CHEMICALS)
    assert refusal(burning, "walk:e") == "XD-CHEM-8"
    captain = advanced("7,1=captain/5,1=rescue", fire="5,2", ap="4+2", danger=AFTER, **CHEMICALS)
    assert refusal(captain, "command-walk:1>e") == "XD-CHEM-8"
    technician = advanced("5,1=hazmat", danger=AFTER, **CHEMICALS)
    assert refusal(technician, "clean:s") == "XD-CHEM-10"
    assert cost(technician, "clean:e") == 2
    do(technician, "clean:e", "walk:e")
    assert cells(technician) == ["5,2"]
    assert "5,2" not in look(technician)["toxic"]


@pytest.mark.vector("extreme-danger", "TV-32")
@pytest.mark.rules("XD-CHEM-9", "XD-POI-2")
@pytest.mark.refuses("XD-POI-2")
def test_a_new_marker_follows_the_arrows_past_poison() -> None:
    state = advanced(danger=AFTER, phase="replenish:0", ap="0+0", poi="1,1 u:1,1", **CHEMICALS)
    do(state, "~roll:6,2")
    assert "4,2" in look(state)["pois"]
    assert problems(advanced(danger=AFTER, poi="6,2", **CHEMICALS), "XD-POI-2")


@pytest.mark.rules("XD-CHEM-7", "XD-KO-2")
def test_poison_knocks_down_at_once_and_turns_markers_over() -> None:
    state = advanced(
        "6,1=generalist",
        fire="6,3",
        poi="5,1",
        danger="small=3",
        **CHEMICALS,
    )
    roll(state, "6,3")
    events = do(state, "~red:1")
    assert told(events, "firefighter-knocked-down")[0].rule == "XD-CHEM-7"
    assert look(state)["toxic"] == ["5,1", "6,1", "6,2"]
    assert look(state)["phase"] == "loss"
    lost = do(state, "~reveal:victim")
    assert told(lost, "hidden-victim-lost")
    assert look(state)["lost"] == 1


@pytest.mark.rules("XD-CHEM-3", "XD-CHEM-5")
@pytest.mark.refuses("XD-CHEM-3")
def test_the_number_of_toxic_tokens_is_a_switch() -> None:
    state = advanced(fire="6,3", danger="small=3", toxic_total="6", **CHEMICALS)
    roll(state, "6,3")
    while state.actor == -1 and look(state)["phase"] == "spill":
        do(state, "~red:1")
    assert len(look(state)["toxic"]) == 6
    too_many = "toxic=1,1;toxic=1,2;" + AFTER
    assert problems(advanced(danger=too_many, **CHEMICALS), "XD-CHEM-3")


@pytest.mark.vector("extreme-danger", "TV-34")
@pytest.mark.rules("XD-OBJ-7", "XD-GEN-11", "XD-SEQ-7")
def test_the_last_counter_on_the_car_brings_the_building_down() -> None:
    state = table(fire="2,6", danger="large=1;spent=22", **CAR)
    roll(state, "2,6")
    assert look(state)["ending"] == "collapse"
    assert look(state)["damage"] == 24


@pytest.mark.vector("extreme-danger", "TV-35")
@pytest.mark.rules("XD-OBJ-9")
def test_large_explosives_burst_outward_from_both_cells() -> None:
    state = advanced(fire="u:6,4", danger="large=3", reserve=6, **LARGE)
    roll(state, "6,8")
    assert fires(state) == {"u:6,4", "u:5,4", "u:6,2", "u:6,3", "u:5,2", "u:5,3", "u:6,1"}
    assert damage(state) == {
        "u:6,4|u:6,5": 2,
        "u:6,4|u:7,4": 1,
        "u:6,2|u:7,2": 1,
        "u:6,3|u:7,3": 1,
    }
    assert look(state)["damage"] == 9
    assert set(look(state)["hot_spots"]) == {"u:6,2", "u:6,3"}


@pytest.mark.rules("XD-OBJ-2", "XD-OBJ-6", "XD-OBJ-13")
@pytest.mark.refuses("XD-OBJ-2", "XD-OBJ-6", "XD-GEN-8")
def test_nobody_enters_or_chops_an_object() -> None:
    state = advanced("3,5=generalist", ap="5+0", danger="large=0", vehicles="n/n", **CAR)
    assert refusal(state, "walk:e") == "XD-OBJ-2"
    assert refusal(state, "chop:e") == "FP-CHOP-3"
    assert problems(table("3,6", danger="large=0", **CAR), "XD-GEN-8")
    assert problems(table(fire="3,6", danger="large=0", **CAR), "XD-OBJ-2")
    gunner = advanced(
        "0,7=generalist", fire="2,6", ap="5+0", danger="large=0", vehicles="n/n", **CAR
    )
    do(gunner, "gun", "~roll:3,6")
    assert fires(gunner) == {"2,6"}


@pytest.mark.rules("XD-SEQ-5")
def test_hazmats_explode_one_by_one_with_all_that_follows() -> None:
    state = advanced(
        fire="2,6 2,5", hazmats="2,5", danger="large=3", reserve=6, phase="roll:0", ap="0+0", **CAR
    )
    events = do(state, "~roll:6,1")
    assert len(told(events, "hazmat-exploded")) == 1
    assert look(state)["hazmats_exploded"] == 1
    assert "2,5" in look(state)["hot_spots"]
    # Its wave ran over 2,6 and 2,7 took the fire; the car was not reached.
    assert look(state)["objects"][0]["damage"] == 3
