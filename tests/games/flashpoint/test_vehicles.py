"""FP-VEH, FP-GUN: ambulance, engine and deck gun."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    cells,
    codes,
    cost,
    do,
    fires,
    look,
    moves,
    problems,
    refusal,
    smokes,
    table,
    told,
    tried,
)


@pytest.mark.vector("flashpoint", "TV-70")
@pytest.mark.rules("FP-VEH-2", "FP-VEH-3", "FP-VEH-5", "FP-VEH-9")
@pytest.mark.refuses("FP-VEH-2", "FP-VEH-3")
def test_the_ambulance_goes_round_by_radio_and_picks_up_at_every_stop() -> None:
    state = advanced("6,1=generalist", ap="4+0", victims="3,9", vehicles="n/w")
    assert refusal(state, "drive:ambulance>s") == "FP-VEH-3"
    assert refusal(state, "drive:ambulance>n") == "FP-VEH-2"
    assert cost(state, "drive:ambulance>e") == 2
    events = do(state, "drive:ambulance>e")
    assert told(events, "victim-rescued")[0].rule == "FP-VEH-9"
    assert cells(state) == ["6,1"]
    do(state, "drive:ambulance>s")
    assert (look(state)["rescued"], look(state)["ambulance"]["spot"]) == (1, "s")
    poor = advanced("6,1=generalist", ap="1+0")
    assert refusal(poor, "drive:ambulance>e") == "FP-VEH-2"


@pytest.mark.vector("flashpoint", "TV-71")
@pytest.mark.rules("FP-VEH-4", "FP-VEH-6", "FP-VEH-1")
@pytest.mark.refuses("FP-VEH-4", "FP-VEH-6", "FP-VEH-10")
def test_who_drives_the_engine_goes_along_and_others_may_stay() -> None:
    state = advanced("1,0=generalist/2,0=cafs", vehicles="s/w")
    assert cost(state, "drive:engine>n") == 2
    do(state, "drive:engine>n")
    assert (look(state)["phase"], look(state)["actor"]) == ("ride", 0)
    assert moves(state) == ["ride:0,7", "ride:0,8"]
    assert refusal(state, "stay") == "FP-VEH-4"
    assert refusal(state, "ride:1,0") == "FP-VEH-6"
    do(state, "ride:0,8")
    assert look(state)["actor"] == 1
    assert moves(state) == ["stay", "ride:0,7", "ride:0,8"]
    assert refusal(state, "drive:engine>e") == "FP-VEH-10"
    do(state, "stay")
    assert cells(state) == ["0,8", "2,0"]
    assert (look(state)["points"], look(state)["phase"], look(state)["actor"]) == (2, "act", 0)
    assert refusal(state, "stay") == "FP-VEH-6"
    away = advanced("3,3=generalist", vehicles="s/w")
    assert refusal(away, "drive:engine>n") == "FP-VEH-4"


@pytest.mark.rules("FP-VEH-5", "FP-VEH-6", "FP-VEH-10")
def test_on_the_ambulance_everybody_may_ride_or_stay() -> None:
    state = advanced("0,5=generalist/0,6=cafs/3,3=driver", vehicles="n/w")
    do(state, "drive:ambulance>e")
    assert moves(state) == ["stay", "ride:3,9", "ride:4,9"]
    do(state, "stay", "ride:3,9")
    assert cells(state) == ["0,5", "3,9", "3,3"]
    assert look(state)["actor"] == 0


@pytest.mark.rules("FP-VEH-7")
@pytest.mark.refuses("FP-VEH-7")
def test_victims_ride_the_engine_only_where_that_is_agreed() -> None:
    plain = advanced("1,0=generalist", victims="1,0 2,0+", vehicles="s/w")
    do(plain, "drive:engine>n", "ride:0,7")
    assert look(plain)["victims"] == [{"cell": "1,0", "count": 1}]
    agreed = advanced(
        "1,0=generalist", victims="1,0*2 2,0+", vehicles="s/w", victims_ride_engine=True
    )
    do(agreed, "drive:engine>n", "ride:0,7")
    assert moves(agreed) == ["stay", "ride:0,7", "ride:0,8"]
    do(agreed, "ride:0,8", "stay", "ride:0,7")
    found = sorted(pile["cell"] for pile in look(agreed)["victims"])
    assert found == ["0,8", "1,0"]
    assert look(agreed)["treated"] == [{"cell": "0,7", "count": 1}]
    assert look(agreed)["phase"] == "act"
    with pytest.raises(Exception, match="victims_ride_engine"):
        table(victims_ride_engine="often")


@pytest.mark.rules("FP-VEH-8", "FP-CARRY-3")
@pytest.mark.refuses("FP-VEH-8")
def test_a_victim_brought_to_the_ambulance_is_rescued() -> None:
    state = advanced("1,6=generalist", victims="1,6", vehicles="n/w")
    events = do(state, "carry:n")
    assert told(events, "victim-rescued")[0].rule == "FP-VEH-8"
    led = advanced("1,6=generalist", victims="1,6+", vehicles="n/w")
    do(led, "lead:n")
    assert look(led)["rescued"] == 1
    assert problems(advanced(victims="0,6", vehicles="n/w"), "FP-VEH-8")


@pytest.mark.rules("FP-MOVE-6")
def test_cells_with_a_vehicle_are_ordinary_cells() -> None:
    state = advanced("0,4=generalist", vehicles="n/w")
    assert cost(state, "walk:e") == 1
    do(state, "walk:e", "walk:e")
    assert cells(state) == ["0,6"]


# The deck gun.


@pytest.mark.vector("flashpoint", "TV-74")
@pytest.mark.rules("FP-GUN-1", "FP-GUN-2", "FP-GUN-4", "FP-GUN-5", "FP-GUN-6", "FP-ED-16")
@pytest.mark.refuses("FP-GUN-4")
def test_the_worked_example_of_the_deck_gun() -> None:
    state = advanced(
        "5,9=generalist",
        fire="5,7 5,6 4,7",
        smoke="5,8",
        poi="6,7",
        vehicles="n/e",
    )
    assert cost(state, "gun") == 4
    do(state, "gun")
    assert refusal(state, "~red:2") == "FP-GUN-4"
    events = do(state, "~roll:2,7")
    assert codes(events)[:3] == ["gun-rolled", "gun-dice-turned", "gun-hit"]
    turned = told(events, "gun-dice-turned")[0]
    assert (turned.rule, turned.args) == ("FP-GUN-4", {"red": 5, "black": 7})
    assert told(events, "gun-hit")[0].args == {"cell": "5,7"}
    assert fires(state) == {"4,7"}
    assert smokes(state) == {"5,8"}
    assert look(state)["pois"] == ["6,7"]


@pytest.mark.vector("flashpoint", "TV-76")
@pytest.mark.rules("FP-GUN-3", "FP-GUN-5", "FP-GUN-6")
@pytest.mark.refuses("FP-GUN-3", "FP-GUN-2")
def test_the_spray_leaves_its_quadrant_but_not_through_walls() -> None:
    state = advanced("1,0=generalist/1,5=cafs", fire="2,4 1,4 2,5 3,4 2,3", vehicles="s/w")
    events = do(state, "gun", "~roll:2,4")
    # Both dice point into the quadrant: nothing is turned.
    assert "gun-dice-turned" not in codes(events)
    assert fires(state) == {"3,4", "2,3"}
    assert cells(state) == ["1,0", "1,5"]
    blocked = advanced("1,0=generalist/3,4=cafs", vehicles="s/w")
    assert refusal(blocked, "gun") == "FP-GUN-3"


@pytest.mark.rules("FP-GUN-2", "FP-GUN-4")
@pytest.mark.parametrize(
    ("board", "spot", "cell", "target"),
    [
        ("front", "n", "0,7", "1,5"),
        ("front", "e", "5,9", "6,5"),
        ("front", "s", "7,1", "6,4"),
        ("front", "w", "1,0", "1,4"),
        ("back", "n", "0,3", "1,4"),
        ("back", "e", "2,9", "1,5"),
        ("back", "s", "7,5", "6,5"),
        ("back", "w", "4,0", "6,4"),
    ],
)
def test_each_spot_faces_one_quadrant(board: str, spot: str, cell: str, target: str) -> None:
    state = advanced(f"{cell}=generalist", vehicles=f"s/{spot}", board=board)
    do(state, "gun")
    # Red 1 turns to 6 and black 4 to 5 where the quadrant asks for it.
    (hit,) = told(do(state, "~roll:1,4"), "gun-hit")
    assert hit.args == {"cell": target}


@pytest.mark.rules("FP-GUN-7")
@pytest.mark.refuses("FP-GUN-1")
def test_the_gun_needs_four_points_and_a_place_on_the_engine() -> None:
    state = advanced("1,0=generalist", ap="8+0", vehicles="s/w")
    do(state, "gun", "~roll:1,1", "gun", "~roll:1,2")
    assert look(state)["phase"] == "roll"
    assert refusal(advanced("1,0=generalist", ap="3+0"), "gun") == "FP-GUN-1"
    assert refusal(advanced("3,0=generalist"), "gun") == "FP-GUN-1"
    assert refusal(tried(advanced("1,0=generalist", ap="7+0"), "gun", "~roll:1,1"), "gun") == (
        "FP-GUN-1"
    )


@pytest.mark.vector("flashpoint", "TV-77")
@pytest.mark.rules("FP-SPEC-DRIV-1", "FP-SPEC-DRIV-2", "FP-GUN-4", "FP-ED-15")
@pytest.mark.refuses("FP-SPEC-DRIV-1", "FP-SPEC-DRIV-2", "FP-GUN-4")
def test_the_driver_rerolls_each_die_once_before_it_is_turned() -> None:
    state = advanced("1,0=driver", ap="2+0", vehicles="s/w")
    assert cost(state, "gun") == 2
    do(state, "gun", "~roll:5,6")
    assert moves(state) == ["keep", "reroll:red", "reroll:black"]
    do(state, "reroll:red")
    assert refusal(state, "~roll:1,1") == "FP-SPEC-DRIV-2"
    assert refusal(state, "~black:1") == "FP-SPEC-DRIV-2"
    do(state, "~red:2")
    assert moves(state) == ["keep", "reroll:black"]
    assert refusal(state, "reroll:red") == "FP-SPEC-DRIV-2"
    (hit,) = told(do(state, "keep"), "gun-hit")
    assert hit.args == {"cell": "2,3"}
    both = advanced("1,0=driver", ap="2+0", vehicles="s/w")
    events = do(both, "gun", "~roll:5,6", "reroll:black", "~black:4", "reroll:red", "~red:1")
    rolls = [(event.rule, *event.args.values()) for event in told(events, "gun-rolled")]
    again = "FP-SPEC-DRIV-2"
    assert rolls == [("FP-GUN-4", 5, 6), (again, 5, 4), (again, 1, 4)]
    assert told(events, "gun-hit")[0].args == {"cell": "1,4"}
    assert refusal(advanced("1,0=driver", ap="1+0"), "gun") == "FP-SPEC-DRIV-1"
    assert refusal(advanced("1,0=generalist"), "reroll:red") == "FP-SPEC-DRIV-2"
    assert refusal(advanced("1,0=generalist"), "keep") == "FP-SPEC-DRIV-2"
