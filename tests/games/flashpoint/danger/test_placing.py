"""Objects in cells of the players' choice, with all the rules of objects (XD-OBJ-14)."""

import pytest

import tocsin
from tests.games.flashpoint.table import (
    advanced,
    do,
    fires,
    game_of,
    look,
    moves,
    plan,
    refusal,
    roll,
    smokes,
    table,
    told,
)
from tocsin.core.errors import SetupError

CAR_UPSTAIRS: dict = {"board": "laboratory", "car": True, "object_cells": ("u:2,3", "u:3,3")}
BELOW: dict = {"board": "garage+basement", "lab_large": "explosives", "lab_small": "chemicals"}
BELOW |= {"object_cells": ("b:3,2", "b:3,3", "1,2")}


@pytest.mark.rules("XD-OBJ-14", "XD-OBJ-2")
@pytest.mark.refuses("XD-OBJ-2")
def test_every_object_may_stand_on_every_board() -> None:
    state = table("u:2,2", doors="u:2,2|u:2,3=open", danger="large=0", **CAR_UPSTAIRS)
    assert look(state)["objects"][0]["kind"] == "car"
    assert look(state)["objects"][0]["cells"] == ["u:2,3", "u:3,3"]
    assert refusal(state, "walk:e") == "XD-OBJ-2"
    fresh = game_of(tuple(CAR_UPSTAIRS.items())).new()
    assert look(fresh)["objects"][0]["cells"] == ["u:2,3", "u:3,3"]


@pytest.mark.refuses("XD-OBJ-14", "XD-GEN-7")
@pytest.mark.parametrize(
    ("cells", "code"),
    [
        (("3,6",), "object-cells-are-counted"),
        (("3,6", "3,7", "1,1"), "object-cells-are-counted"),
        (("3,6", "9,9"), "object-cell-is-not-inside"),
        (("0,1", "1,1"), "object-cell-is-not-inside"),
        (("5,4", "5,3"), "object-cell-has-stairs"),
        (("3,6", "3,6"), "object-cell-twice"),
        (("3,6", "5,6"), "object-cells-lie-apart"),
        (("3,2", "3,3"), "object-cells-lie-apart"),
        (("2,4", "b:2,4"), "object-cells-lie-apart"),
    ],
)
def test_cells_that_cannot_hold_the_car_are_refused(cells: tuple[str, ...], code: str) -> None:
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", board="garage+basement", car=True, object_cells=cells)
    assert error.value.code == code
    assert error.value.rule == "XD-OBJ-14"


@pytest.mark.refuses("XD-OBJ-14", "XD-GEN-7", "XD-OBJ-1")
def test_there_is_one_large_object_and_cells_need_objects() -> None:
    both: dict = {"board": "laboratory", "car": True, "lab_large": "explosives"}
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", object_cells=["3,3", "4,3"], **both)
    assert error.value.code == "one-large-object"
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", board="garage", object_cells=["3,3"])
    assert error.value.code == "object-cells-are-counted"
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", board="laboratory", car=True)
    assert error.value.rule == "XD-OBJ-1"


@pytest.mark.rules("XD-OBJ-14")
def test_the_option_is_written_with_slashes_and_read_back() -> None:
    given: dict = {"board": "garage", "car": True, "lab_small": "chemicals"}
    game = tocsin.game("flashpoint", object_cells="3,6/3,7/1,1", **given)
    assert game.options["object_cells"] == ("3,6", "3,7", "1,1")
    play = tocsin.start("flashpoint", seed=1, object_cells=["3,6", "3,7", "1,1"], **given)
    assert "object_cells=3,6/3,7/1,1" in play.record()
    assert tocsin.replay(play.record()).record() == play.record()
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", object_cells="3,6//3,7", **given)
    assert error.value.code == "bad-option-value"


@pytest.mark.rules("XD-OBJ-14", "XD-OBJ-4", "XD-OBJ-12", "XD-FLOOR-10")
def test_rolls_follow_the_arrows_in_the_basement() -> None:
    state = table("0,1", danger="large=0;small=0", **BELOW)
    arrows = {"b:3,2": "b:2,2", "b:3,3": "b:4,3"}
    for dice, goal in (("3,10", arrows["b:3,2"]), ("3,11", arrows["b:3,3"])):
        after = state.copy()
        roll(after, dice)
        assert smokes(after) == {goal}
    # Fire rolled on a hole over the object goes down and then along the arrows.
    hole = table("0,1", danger="hole=3,3;large=0;small=0;spent=2", **BELOW)
    roll(hole, "3,3")
    assert smokes(hole) == {"b:4,3"}
    falling = table("0,1", danger="hole=3,3;large=0;small=0;spent=2", **BELOW)
    do(falling, "pass", "~roll:6,8", "~roll:3,3")
    assert look(falling)["pois"] == ["b:4,3"]


@pytest.mark.rules("XD-OBJ-14", "XD-OBJ-5", "XD-FLOOR-11", "XD-OBJ-9", "XD-FLOOR-2")
def test_a_blast_into_a_hole_hits_the_object_below_and_sets_it_off() -> None:
    danger = "hole=3,3;large={};small=0;spent=2"
    state = table("0,1", fire="4,3", danger=danger.format(0), **BELOW)
    roll(state, "4,3")
    assert look(state)["objects"][0]["damage"] == 1
    assert "b:3,3" not in fires(state)
    full = table("0,1", fire="4,3", danger=danger.format(3), **BELOW)
    events = roll(full, "4,3")
    assert told(events, "object-exploded")[0].rule == "XD-OBJ-9"
    assert {"b:3,2", "b:3,3", "b:3,1", "b:3,4"} <= fires(full)
    assert look(full)["damaged_floors"] == ["3,2"]


@pytest.mark.rules("XD-OBJ-13", "XD-GUN-4")
def test_water_through_a_hole_runs_off_the_object_below() -> None:
    spots = plan(table("0,1", **BELOW))["engine_spots"]["w"]
    state = advanced(
        f"{spots[0]}=generalist",
        fire="b:3,4",
        danger="hole=3,3;large=0;small=0;spent=2",
        vehicles="n/w",
        ap="8+0",
        **BELOW,
    )
    do(state, "gun", "~roll:3,3")
    assert fires(state) == {"b:3,4"}


@pytest.mark.rules("XD-OBJ-13", "XD-OBJ-11")
def test_no_hot_spot_comes_to_lie_on_an_object_below() -> None:
    given: dict = {"board": "garage+basement", "lab_large": "explosives", "lab_small": "explosives"}
    given["object_cells"] = ("b:3,2", "b:3,3", "3,3")
    danger = "hole=3,3;large=0;small=3;spent=2"
    state = advanced("0,0=generalist", fire="4,3", danger=danger, reserve=3, **given)
    assert told(roll(state, "4,3"), "object-exploded")
    assert "b:3,3" not in look(state)["hot_spots"]
    assert look(state)["objects"][0]["damage"] > 0


@pytest.mark.rules("XD-OBJ-13", "XD-CHEM-2", "XD-CHEM-6")
def test_chemicals_over_a_hole_over_an_object_poison_nothing() -> None:
    given: dict = {"board": "garage+basement", "lab_large": "explosives", "lab_small": "chemicals"}
    given["object_cells"] = ("b:3,2", "b:3,3", "3,3")
    danger = "hole=3,3;large=0;small=3;spent=2"
    state = table("0,1", fire="4,3", danger=danger, **given)
    events = roll(state, "4,3")
    assert told(events, "chemicals-leaked")
    assert look(state)["toxic"] == []
    assert state.actor == -1


@pytest.mark.rules("XD-OBJ-14", "XD-OBJ-3")
def test_the_attic_may_hold_the_explosives() -> None:
    given: dict = {"board": "garage+attic", "lab_small": "explosives", "object_cells": ("a:3,3",)}
    state = table("0,1", fire="a:3,2", danger="small=3", **given)
    events = roll(state, "3,10")
    assert told(events, "object-exploded")[0].rule == "XD-OBJ-10"
    assert "a:3,3" in fires(state)
    start = game_of(tuple(given.items())).new()
    while "~roll:3,11" not in moves(start):
        start.play(start.legal()[0])
    assert told(do(start, "~roll:3,11"), "rolled-again")
