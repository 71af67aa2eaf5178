"""The water cannon of the platform (XD-PLAT-6 to XD-PLAT-8, XD-PLAT-11)."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    cost,
    do,
    fires,
    look,
    moves,
    refusal,
    smokes,
    told,
)
from tocsin.core.contract import State

LAB: dict = {"board": "laboratory", "platform": True}
OPEN_WINDOW = "u:0,4|u:1,4=open"


def raised(crew: str = "u:0,4=generalist", **given: object) -> State:
    """Up before the open window of u:1,4; beside that cell lies u:1,3, and a wall south of it."""
    given.setdefault("ap", "5+0")
    given.setdefault("doors", OPEN_WINDOW)
    given.setdefault("vehicles", "w/n")
    return advanced(crew, **{"danger": "platform=u:0,4", **LAB, **given})


@pytest.mark.rules("XD-PLAT-6", "XD-PLAT-7")
@pytest.mark.refuses("XD-PLAT-6")
def test_it_clears_the_cell_before_it_and_all_adjacent_ones_without_dice() -> None:
    state = raised(fire="u:1,4 u:2,4 u:1,2", smoke="u:1,3")
    assert cost(state, "cannon") == 4
    events = do(state, "cannon")
    assert told(events, "cannon-fired")[0].args == {"seat": 0, "cell": "u:1,4"}
    assert fires(state) == {"u:2,4", "u:1,2"}
    assert smokes(state) == set()
    assert look(state)["points"] == 1
    driver = raised("u:0,4=driver")
    assert cost(driver, "cannon") == 2
    poor = raised(ap="3+0")
    assert refusal(poor, "cannon") == "XD-PLAT-6"
    rescue = raised("u:0,4=rescue", ap="3+3")
    assert refusal(rescue, "cannon") == "FP-SPEC-RESC-1"


@pytest.mark.rules("XD-PLAT-6")
@pytest.mark.refuses("XD-PLAT-6", "XD-FDOOR-8")
def test_it_needs_an_opening_before_the_platform() -> None:
    assert refusal(raised(doors=""), "cannon") == "XD-PLAT-6"
    assert refusal(raised(doors="", walls="u:0,4|u:1,4=1"), "cannon") == ""
    wall = raised("u:0,3=generalist", doors="", danger="platform=u:0,3")
    assert refusal(wall, "cannon") == "XD-PLAT-6"
    half = raised("u:0,3=generalist", walls="u:0,3|u:1,3=1", danger="platform=u:0,3")
    assert refusal(half, "cannon") == "XD-PLAT-6"
    ruin = raised("u:0,3=generalist", walls="u:0,3|u:1,3=2", danger="platform=u:0,3")
    assert refusal(ruin, "cannon") == ""


@pytest.mark.rules("XD-PLAT-6", "XD-PLAT-4")
@pytest.mark.refuses("XD-PLAT-6", "XD-PLAT-1")
def test_it_is_fired_from_the_platform_only() -> None:
    assert refusal(raised("0,4=generalist"), "cannon") == "XD-PLAT-6"
    assert refusal(raised("u:1,4=generalist"), "cannon") == "XD-PLAT-6"
    low = {"doors": "0,4|1,4=open", "danger": "platform=0,4"}
    for cell in ("0,3", "0,4"):
        state = raised(f"{cell}=generalist", fire="1,4 1,3 1,2", **low)
        do(state, "cannon")
        assert fires(state) == {"1,2"}
    aside = raised("0,4=generalist", doors="0,4|1,4=open", danger="platform=0,3")
    assert refusal(aside, "cannon") == "XD-PLAT-6"
    none = advanced("0,4=generalist", ap="5+0", vehicles="w/n", board="laboratory")
    assert refusal(none, "cannon") == "XD-PLAT-1"


@pytest.mark.rules("XD-PLAT-6")
@pytest.mark.refuses("XD-PLAT-6")
def test_on_the_ground_an_open_or_lost_door_is_an_opening() -> None:
    garage: dict = {"board": "garage+attic", "danger": "platform=2,0", "vehicles": "n/w"}
    for doors in ("2,0|2,1=open", "2,0|2,1=gone"):
        state = raised("1,0=generalist", doors=doors, fire="2,1", **garage)
        do(state, "cannon")
        assert fires(state) == set()
    closed = raised("1,0=generalist", doors="", fire="2,1", **garage)
    assert refusal(closed, "cannon") == "XD-PLAT-6"


@pytest.mark.rules("XD-PLAT-8")
@pytest.mark.refuses("XD-PLAT-8")
@pytest.mark.parametrize("victims", ["u:1,4", "u:1,4+", "u:1,3", "u:1,3+"])
def test_a_victim_in_the_water_forbids_it(victims: str) -> None:
    assert refusal(raised(victims=victims), "cannon") == "XD-PLAT-8"


@pytest.mark.rules("XD-PLAT-8")
@pytest.mark.refuses("XD-PLAT-8")
def test_others_do_not_forbid_it_unless_the_table_spares_firefighters() -> None:
    assert refusal(raised(victims="u:0,4"), "cannon") == ""
    assert refusal(raised(victims="u:1,2 u:2,4"), "cannon") == ""
    assert refusal(raised(poi="u:1,4 u:1,3"), "cannon") == ""
    crowd = "u:0,4=generalist/u:1,3=driver/u:0,4=cafs"
    assert refusal(raised(crowd), "cannon") == ""
    spared: dict = {"cannon_blocked_by_firefighter": True}
    assert refusal(raised(crowd, **spared), "cannon") == "XD-PLAT-8"
    aboard = raised("u:0,4=generalist/u:0,4=driver/u:2,4=cafs", **spared)
    assert refusal(aboard, "cannon") == ""


@pytest.mark.rules("XD-PLAT-7", "XD-STAIR-3")
def test_the_splash_takes_the_stairs() -> None:
    east: dict = {"board": "laboratory+attic", "vehicles": "n/e", "doors": ""}
    burning = "u:2,3 u:2,4 a:2,4 a:2,3 a:2,2"
    above = raised(
        "a:2,5=generalist",
        fire=burning,
        walls="a:2,4|a:2,5=2",
        **{**east, "danger": "platform=a:2,5"},
    )
    do(above, "cannon")
    assert fires(above) == {"u:2,3", "a:2,2"}
    below = raised(
        "u:2,5=generalist",
        fire=burning,
        walls="u:2,4|u:2,5=2",
        **{**east, "danger": "platform=u:2,5"},
    )
    do(below, "cannon")
    assert fires(below) == {"a:2,3", "a:2,2"}


@pytest.mark.rules("XD-OBJ-2", "XD-OBJ-13")
@pytest.mark.refuses("XD-PLAT-6", "XD-OBJ-2")
def test_an_object_stops_the_water() -> None:
    board: dict = {
        "lab_large": "explosives",
        "vehicles": "n/s",
        "walls": "u:6,2|u:7,2=2 u:6,1|u:7,1=1",
        "doors": "",
    }
    blocked = raised("u:7,2=generalist", danger="large=0;platform=u:7,2", **board)
    assert refusal(blocked, "cannon") == "XD-PLAT-6"
    beside = raised(
        "u:7,1=generalist", fire="u:6,1 u:5,1", danger="large=0;platform=u:7,1", **board
    )
    do(beside, "cannon")
    assert fires(beside) == set()


@pytest.mark.rules("XD-PLAT-11", "XD-BASE-3")
def test_it_never_reaches_the_basement_through_a_hole() -> None:
    basement: dict = {"board": "laboratory+basement", "doors": "0,4|1,4=open"}
    target = raised(
        "0,4=generalist",
        fire="b:1,4 1,3",
        danger="hole=1,4;platform=0,4;spent=2",
        **basement,
    )
    do(target, "cannon")
    assert fires(target) == {"b:1,4"}
    splash = raised(
        "0,4=generalist",
        fire="b:1,3 1,4",
        danger="hole=1,3;platform=0,4;spent=2",
        **basement,
    )
    do(splash, "cannon")
    assert fires(splash) == {"b:1,3"}
    assert "cannon" in moves(raised("0,3=generalist", danger="platform=0,4", **basement))


def test_what_it_would_strike_is_shown() -> None:
    state = raised()
    assert look(state)["platform"] == {
        "cell": "u:0,4",
        "raised": True,
        "seats": [0],
        "places_left": 1,
        "target": "u:1,4",
        "splashed": ["u:1,3"],
    }
    found = state.game.describe(state, state.game.read_move(state, "cannon"))
    assert (found.verb, found.rule, found.cost) == ("cannon", "XD-PLAT-6", 4)
    assert found.cells == ("u:0,4", "u:1,4")
