"""Operating the platform: where it goes, who boards and steps off (XD-PLAT-3, 4, 9)."""

import pytest

from tests.games.flashpoint.danger.platforms import ATTIC, LAB, lab, operations, raised
from tests.games.flashpoint.table import (
    advanced,
    cells,
    cost,
    do,
    look,
    moves,
    problems,
    refusal,
    told,
)


@pytest.mark.vector("extreme-danger", "TV-44")
@pytest.mark.rules("XD-PLAT-3")
@pytest.mark.refuses("XD-PLAT-3")
def test_it_goes_to_the_air_cells_of_the_engines_side() -> None:
    upper = [f"u:0,{column}" for column in (1, 2, 3, 4)]
    attic = [f"a:0,{column}" for column in (1, 2, 3, 4)]
    state = lab("0,3=generalist/0,0=driver", **ATTIC)
    assert operations(state) == [*upper, *attic]
    assert cost(state, "operate:a:0,1") == 3
    assert refusal(state, "operate:u:1,5") == "XD-PLAT-3"
    assert refusal(state, "operate:u:0,0") == "XD-PLAT-3"
    assert refusal(state, "operate:u:1,1") == "XD-PLAT-3"
    assert refusal(state, "operate:0,2") == "XD-PLAT-3"
    assert refusal(state, "operate:0,4") == "XD-PLAT-4"
    driver = lab("0,4=driver", **ATTIC)
    assert cost(driver, "operate:u:0,1") == 2
    up = lab("0,3=driver/u:0,2=rescue", **{**ATTIC, "danger": "platform=u:0,2"})
    assert operations(up) == ["0,3", "0,4", "u:0,1", "u:0,3", "u:0,4", *attic]
    assert refusal(up, "operate:u:0,2") == "XD-PLAT-3"


@pytest.mark.rules("XD-PLAT-3")
@pytest.mark.refuses("XD-PLAT-3", "XD-PLAT-1", "XD-SPEC-4")
def test_who_operates_stands_on_the_engine_or_on_the_platform_and_pays_with_plain_points() -> None:
    assert operations(raised("0,4=generalist"))[:2] == ["0,3", "0,4"]
    assert operations(raised("u:0,4=generalist"))[:2] == ["0,3", "0,4"]
    assert refusal(lab("0,2=generalist"), "operate:u:0,4") == "XD-PLAT-3"
    assert refusal(lab("u:1,4=generalist"), "operate:u:0,4") == "XD-PLAT-3"
    poor = lab("0,3=generalist", ap="2+0")
    assert refusal(poor, "operate:u:0,4") == "XD-PLAT-3"
    rescue = lab("0,3=rescue", ap="2+3")
    assert refusal(rescue, "operate:u:0,4") == "FP-SPEC-RESC-1"
    captain = lab("0,3=captain/0,4=driver", ap="2+2")
    assert refusal(captain, "operate:u:0,4") == "FP-SPEC-CAPT-1"
    assert not any(text.startswith("command-operate") for text in moves(captain))
    without = advanced("0,3=generalist", vehicles="w/n", board="laboratory")
    assert refusal(without, "operate:u:0,4") == "XD-PLAT-1"
    assert refusal(without, "board") == "XD-PLAT-1"


@pytest.mark.rules("XD-PLAT-3", "XD-ATTIC-6")
@pytest.mark.refuses("XD-PLAT-3")
@pytest.mark.parametrize(
    ("spot", "cell", "reached"),
    [
        ("n", "0,7", ["a:0,1", "a:0,2", "a:0,3", "a:0,4"]),
        ("e", "5,9", []),
        ("s", "7,1", ["a:7,1", "a:7,2", "a:7,3", "a:7,4"]),
        ("w", "1,0", ["a:1,0", "a:2,0", "a:3,0", "a:4,0", "a:5,0", "a:6,0"]),
    ],
)
def test_over_the_garage_it_reaches_three_sides(spot: str, cell: str, reached: list) -> None:
    state = advanced(
        f"{cell}=generalist",
        vehicles=f"n/{spot}",
        danger=f"platform={cell}",
        board="garage+attic",
        platform=True,
    )
    assert operations(state) == reached
    assert refusal(state, "operate:a:3,5") == "XD-PLAT-3"


@pytest.mark.rules("XD-PLAT-2", "XD-PLAT-4")
@pytest.mark.refuses("XD-PLAT-2", "XD-PLAT-4")
def test_firefighters_on_the_engine_board_in_turn_order_until_two_are_on() -> None:
    crew = "0,3=generalist/0,4=driver/0,4=rescue/0,2=cafs"
    state = lab(crew, phase="act:1", victims="0,4")
    do(state, "operate:u:0,4")
    assert state.actor == 1
    assert moves(state) == ["stay", "board"]
    assert refusal(state, "pass") == "XD-PLAT-4"
    assert refusal(state, "load:0,4") == "XD-PLAT-4"
    do(state, "stay")
    assert state.actor == 2
    do(state, "board")
    assert state.actor == 0
    events = do(state, "board")
    assert told(events, "firefighter-boarded")[0].args == {"seat": 0, "cell": "u:0,4"}
    assert state.actor == 1
    assert look(state)["phase"] == "act"
    assert cells(state) == ["u:0,4", "0,4", "u:0,4", "0,2"]
    assert look(state)["points"] == 2
    full = lab(crew, phase="act:1", victims="0,4")
    do(full, "operate:u:0,4", "board", "board")
    assert look(full)["phase"] == "act"
    assert cells(full) == ["0,3", "u:0,4", "u:0,4", "0,2"]


@pytest.mark.rules("XD-PLAT-2", "XD-PLAT-4")
@pytest.mark.refuses("XD-PLAT-2")
def test_one_victim_is_loaded_where_a_place_is_left() -> None:
    state = lab("0,3=generalist/0,0=driver", victims="0,3 0,4 0,4+", hazmats="")
    do(state, "operate:u:0,4", "board")
    assert state.actor == 0
    assert moves(state) == ["stay", "load:0,3", "load:0,4", "load-treated:0,4"]
    assert refusal(state, "board") == "XD-PLAT-4"
    assert refusal(state, "load-treated:0,3") == "XD-PLAT-2"
    assert refusal(state, "pass") == "XD-PLAT-2"
    do(state, "load-treated:0,4")
    assert look(state)["treated"] == [{"cell": "u:0,4", "count": 1}]
    assert look(state)["victims"] == [{"cell": "0,3", "count": 1}, {"cell": "0,4", "count": 1}]
    assert state.problems() == []
    alone = lab("0,3=generalist/0,0=driver", victims="0,4")
    do(alone, "operate:u:0,4", "stay", "load:0,4")
    assert cells(alone)[0] == "0,3"
    assert look(alone)["victims"] == [{"cell": "u:0,4", "count": 1}]
    empty = lab("0,3=generalist/0,0=driver", victims="0,4")
    do(empty, "operate:u:0,4", "stay", "stay")
    assert look(empty)["victims"] == [{"cell": "0,4", "count": 1}]
    platform = look(empty)["platform"]
    assert (platform["cell"], platform["raised"], platform["target"]) == ("u:0,4", True, None)
    assert (platform["seats"], platform["places_left"]) == ([], 2)


@pytest.mark.rules("XD-PLAT-3")
def test_from_one_air_cell_to_another_everything_comes_along() -> None:
    state = raised("0,3=generalist/u:0,4=driver", hazmats="u:0,4")
    do(state, "operate:u:0,1")
    assert cells(state) == ["0,3", "u:0,1"]
    assert look(state)["hazmats"] == [{"cell": "u:0,1", "count": 1}]
    assert look(state)["phase"] == "act"
    victim = raised("0,3=generalist/0,0=driver", victims="u:0,4+")
    do(victim, "operate:u:0,1")
    assert look(victim)["treated"] == [{"cell": "u:0,1", "count": 1}]


@pytest.mark.rules("XD-PLAT-4", "XD-LADDER-11")
@pytest.mark.refuses("XD-PLAT-4")
def test_back_at_the_engine_each_steps_off_on_either_cell() -> None:
    state = raised("u:0,4=generalist/0,0=driver", ap="5+0", victims="u:0,4+")
    do(state, "operate:0,4")
    assert moves(state) == ["ride:0,3", "ride:0,4"]
    assert refusal(state, "ride:0,2") == "XD-PLAT-4"
    assert refusal(state, "stay") == "XD-PLAT-4"
    do(state, "ride:0,3")
    assert state.actor == 0
    assert moves(state) == ["ride:0,3", "ride:0,4"]
    do(state, "ride:0,4")
    assert cells(state)[0] == "0,3"
    assert look(state)["treated"] == [{"cell": "0,4", "count": 1}]
    assert look(state)["rescued"] == 0
    assert look(state)["platform"]["cell"] == "0,4"
    two = raised("u:0,4=generalist/u:0,4=driver")
    do(two, "operate:0,3", "ride:0,4")
    assert two.actor == 1
    do(two, "ride:0,3")
    assert cells(two) == ["0,4", "0,3"]
    below = raised("0,3=generalist/u:0,4=driver")
    do(below, "operate:0,3")
    assert below.actor == 1


@pytest.mark.rules("XD-PLAT-4", "FP-HAZ-6")
def test_a_hazmat_that_comes_down_is_out_of_the_game() -> None:
    state = raised("u:0,4=generalist", hazmats="u:0,4")
    events = do(state, "operate:0,3", "ride:0,3")
    assert told(events, "hazmat-removed")[0].rule == "FP-HAZ-6"
    assert look(state)["hazmats"] == []
    assert look(state)["hazmats_removed"] == 1


@pytest.mark.rules("XD-PLAT-1", "XD-SETUP-8")
@pytest.mark.refuses("XD-PLAT-1")
def test_at_the_start_the_first_seat_says_where_it_lies() -> None:
    state = advanced(
        "0,0=generalist/0,1=driver",
        phase="park:1/1",
        ap="0+0",
        vehicles="w/-",
        memory="vehicle=1",
        poi="2,2 2,3 u:2,2",
        hazmats="4,1 5,1 5,2",
        reserve=6,
        turn=0,
        **LAB,
    )
    do(state, "park:engine>e")
    assert look(state)["platform"] is None
    assert state.actor == 1
    assert moves(state) == ["operate:1,5", "operate:2,5"]
    assert refusal(state, "operate:0,3") == "XD-PLAT-4"
    assert state.problems() == []
    events = do(state, "operate:2,5")
    assert told(events, "platform-laid")[0].rule == "XD-PLAT-1"
    platform = look(state)["platform"]
    assert (platform["cell"], platform["raised"], platform["target"]) == ("2,5", False, None)
    assert look(state)["turn"] == 1
    assert problems(lab("0,0=generalist", danger="-"), "XD-PLAT-1")


@pytest.mark.rules("XD-PLAT-4", "XD-DRIVE-2")
def test_after_each_drive_of_the_engine_it_is_laid_anew() -> None:
    state = lab("0,3=generalist/0,4=driver", ap="2+0")
    do(state, "drive:engine>s", "ride:7,1", "stay")
    assert look(state)["phase"] == "rest"
    assert state.actor == 0
    assert state.problems() == []
    do(state, "operate:7,2")
    assert look(state)["platform"]["cell"] == "7,2"
    assert look(state)["phase"] == "roll"
    radio = lab("0,3=generalist/0,4=driver")
    do(radio, "drive:ambulance>s")
    assert look(radio)["phase"] == "act"


@pytest.mark.vector("extreme-danger", "TV-46")
@pytest.mark.rules("XD-PLAT-9", "XD-DRIVE-2")
@pytest.mark.refuses("XD-PLAT-9", "XD-DRIVE-2")
def test_the_engine_does_not_drive_while_the_platform_is_up() -> None:
    state = raised("0,3=generalist")
    for spot in "esw":
        assert refusal(state, f"drive:engine>{spot}") == "XD-PLAT-9"
    assert refusal(state, "drive:ambulance>s") == ""
    assert refusal(lab("0,3=generalist"), "drive:engine>s") == ""
