"""The basement and its ceilings: damaged floors, holes, who is trapped (XD-BASE, XD-FLOOR)."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
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
)

BASEMENT: dict = {"board": "garage+basement"}


@pytest.mark.vector("extreme-danger", "TV-55")
@pytest.mark.rules("XD-FLOOR-1", "XD-FLOOR-4", "XD-FLOOR-5", "XD-FLOOR-7")
def test_a_damaged_floor_falls_to_an_explosion_below() -> None:
    state = advanced(
        fire="b:3,3", smoke="3,4", poi="3,3", hot="3,3", reserve=6, danger="crack=3,3", **BASEMENT
    )
    roll(state, "3,11")
    assert look(state)["phase"] == "loss"
    assert look(state)["holes"] == ["3,3"]
    do(state, "~reveal:victim")
    assert doors(state) == {"b:2,3|b:3,3": "gone", "b:3,3|b:4,3": "gone"}
    assert fires(state) == {"b:3,3", "b:3,2", "b:3,4", "3,4"}
    assert look(state)["damage"] == 2
    assert look(state)["lost"] == 1
    assert look(state)["hot_spots"] == []
    assert look(state)["hot_spot_reserve"] == 7


@pytest.mark.vector("extreme-danger", "TV-56")
@pytest.mark.rules("XD-FLOOR-4", "XD-FLOOR-17")
def test_a_damaged_floor_falls_to_an_explosion_on_it() -> None:
    state = table(fire="b:3,3 3,3", smoke="3,4 4,4 2,3", danger="crack=3,3", **BASEMENT)
    roll(state, "3,3")
    assert doors(state) == {"2,3|3,3": "gone", "3,2|3,3": "gone"}
    assert fires(state) == {"b:3,3", "3,4", "4,3", "2,3", "4,4"}
    assert look(state)["holes"] == ["3,3"]
    assert look(state)["damage"] == 2


@pytest.mark.rules("XD-FLOOR-2", "XD-FLOOR-3", "XD-FLOOR-16")
@pytest.mark.refuses("XD-FLOOR-16")
def test_an_explosion_below_damages_a_sound_floor_and_one_above_does_not() -> None:
    state = table("3,3", fire="b:3,3", **BASEMENT)
    roll(state, "3,11")
    assert look(state)["damaged_floors"] == ["3,3"]
    assert look(state)["damage"] == 0
    assert "walk:e" in moves(table("3,3", danger="crack=3,4", **BASEMENT))
    above = table(fire="3,3", **BASEMENT)
    roll(above, "3,3")
    assert look(above)["damaged_floors"] == []
    names = [f"{row},{column}" for row in (1, 2, 4) for column in (1, 2, 3, 4)]
    full = ";".join(f"crack={name}" for name in names)
    state = table(fire="b:3,3", danger=full, **BASEMENT)
    roll(state, "3,11")
    assert "3,3" not in look(state)["damaged_floors"]
    assert problems(table(danger=full + ";crack=5,1", **BASEMENT), "XD-FLOOR-16")


@pytest.mark.vector("extreme-danger", "TV-58")
@pytest.mark.rules("XD-FLOOR-11")
def test_a_blast_crosses_a_hole_and_burns_below() -> None:
    state = table(fire="4,3", danger="hole=3,3;spent=2", **BASEMENT)
    roll(state, "4,3")
    assert fires(state) == {"4,3", "b:3,3", "4,4"}
    assert doors(state) == {"2,3|3,3": "gone", "4,3|5,3": "gone"}
    assert damage(state) == {"4,2|4,3": 1}


@pytest.mark.vector("extreme-danger", "TV-59")
@pytest.mark.rules("XD-FLOOR-11", "XD-FLOOR-12", "XD-SEQ-3")
def test_where_it_burns_below_the_hole_the_cell_explodes() -> None:
    state = table(fire="4,3 b:3,3", smoke="3,4", danger="hole=3,3;spent=2", **BASEMENT)
    events = roll(state, "4,3")
    assert [event.rule for event in told(events, "explosion")] == ["FP-FIRE-A5", "XD-FLOOR-11"]
    assert told(events, "smoke-caught-fire")[0].rule == "XD-FLOOR-12"
    assert {"b:2,3|b:3,3", "b:3,3|b:4,3", "2,3|3,3", "4,3|5,3"} == set(doors(state))
    assert {"b:3,2", "b:3,4", "3,4"} <= fires(state)
    assert look(state)["damaged_floors"] == []


@pytest.mark.vector("extreme-danger", "TV-61")
@pytest.mark.rules("XD-FLOOR-15", "XD-POI-3")
def test_a_new_marker_falls_through_a_hole() -> None:
    state = advanced(
        danger="hole=3,3;spent=2", phase="replenish:0", ap="0+0", poi="1,1 6,1", **BASEMENT
    )
    do(state, "~roll:3,3")
    assert "b:3,3" in look(state)["pois"]


@pytest.mark.vector("extreme-danger", "TV-62")
@pytest.mark.rules("XD-FLOOR-10")
def test_a_roll_on_a_hole_means_the_cell_below() -> None:
    state = table(smoke="b:3,3", danger="hole=3,3;spent=2", **BASEMENT)
    roll(state, "3,3")
    assert fires(state) == {"b:3,3"}
    again = table(danger="hole=3,3;spent=2", hole_fire_target="reroll", **BASEMENT)
    events = roll(again, "3,3")
    assert told(events, "rolled-again")[0].rule == "XD-FLOOR-10"
    assert look(again)["phase"] == "roll"


@pytest.mark.vector("extreme-danger", "TV-64")
@pytest.mark.rules("XD-FLOOR-13", "XD-FLOOR-14", "XD-BASE-4", "XD-BASE-2")
@pytest.mark.refuses("XD-FLOOR-14", "XD-BASE-2", "XD-BASE-4")
def test_a_firefighter_in_a_basement_without_stairs_is_trapped() -> None:
    given: dict = {"fire": "b:5,4", "danger": "crack=5,4", **BASEMENT}
    state = table("b:3,1", **given)
    roll(state, "5,12")
    assert damage(state) == {"b:4,4|b:5,4": 1, "b:5,4|b:6,4": 1}
    assert fires(state) == {"b:5,4", "b:5,3"}
    assert look(state)["damage"] == 4
    assert look(state)["ending"] == "trapped"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == ()
    outside = table("0,0", **given)
    roll(outside, "5,12")
    assert look(outside)["ending"] is None
    assert look(outside)["stairs"][0]["gone"]
    free = table("b:3,1", trap_scope="off", **given)
    roll(free, "5,12")
    assert look(free)["ending"] is None
    walls = table("b:1,1", **BASEMENT)
    assert refusal(walls, "chop:n") == "XD-BASE-2"
    cut = table("b:3,1", danger="hole=5,4;spent=2", **BASEMENT)
    assert problems(cut, "XD-FLOOR-14")


@pytest.mark.vector("extreme-danger", "TV-65")
@pytest.mark.rules("XD-FLOOR-14")
def test_a_firefighter_among_holes_is_trapped() -> None:
    holes = "crack=3,4;hole=2,3;hole=3,2;hole=4,3;spent=6"
    state = table("3,3", fire="b:3,4", danger=holes, **BASEMENT)
    assert not problems(state, "XD-FLOOR-14")
    roll(state, "3,12")
    assert look(state)["ending"] == "trapped"


# Poison in the basement, round its north-west corner, and a floor that falls elsewhere.
CHEMICALS: dict = {"lab_small": "chemicals", "object_cells": ("b:2,2",), **BASEMENT}
SEALED = "crack=3,4;toxic=b:1,2;toxic=b:2,1"
ALONE: dict = {"fire": "b:3,4", "danger": f"{SEALED};spent=4"}


@pytest.mark.rules("XD-FLOOR-14", "XD-CHEM-10")
@pytest.mark.refuses("XD-FLOOR-14")
def test_poison_that_nobody_can_ever_clean_traps() -> None:
    family = table("b:1,1", **ALONE, **CHEMICALS)
    assert problems(family, "XD-FLOOR-14")
    roll(family, "3,12")
    assert look(family)["ending"] == "trapped"
    # Nobody can change the crew from a remote station.
    remote: dict = {"remote_station": True, **ALONE, **CHEMICALS}
    dealt = advanced("b:1,1=generalist/0,0=rescue", **remote)
    roll(dealt, "3,12")
    assert look(dealt)["ending"] == "trapped"


@pytest.mark.rules("XD-FLOOR-14", "XD-CHEM-10")
@pytest.mark.parametrize(
    ("crew", "options"),
    [
        ("b:1,1=generalist/0,0=hazmat", {"remote_station": True}),
        ("b:1,1=generalist/0,0=rescue", {}),
    ],
)
def test_poison_that_a_hazmat_technician_could_clean_does_not_trap(
    crew: str, options: dict
) -> None:
    state = advanced(crew, **options, **ALONE, **CHEMICALS)
    assert not problems(state, "XD-FLOOR-14")
    roll(state, "3,12")
    assert look(state)["holes"] == ["3,4"]
    assert look(state)["ending"] is None


@pytest.mark.rules("XD-FLOOR-14", "XD-SEQ-7", "XD-CHEM-4")
def test_a_spill_that_seals_somebody_in_ends_the_play_at_once() -> None:
    danger = "toxic=b:1,2;toxic=b:2,2;spent=4;trail=b:2,2;laid=2;resume=roll"
    given: dict = {"phase": "spill:0", "ap": "0+0", "danger": danger, **CHEMICALS}
    state = table("b:1,1", **given)
    assert moves(state)[0] == "~red:1"
    events = do(state, "~red:1")
    assert told(events, "toxic-spread")[0].args["cell"] == "b:2,1"
    assert told(events, "firefighter-trapped")[0].args == {"seat": 0, "cell": "b:1,1"}
    assert look(state)["ending"] == "trapped"
    free = table("b:1,1", trap_scope="off", **given)
    do(free, "~red:1")
    assert look(free)["ending"] is None


@pytest.mark.vector("extreme-danger", "TV-68")
@pytest.mark.rules("XD-ENG-3")
@pytest.mark.refuses("XD-ENG-3")
def test_the_engineer_repairs_a_floor_from_below_or_on_it() -> None:
    given: dict = {"engineer": True, "floor_repair": True, **BASEMENT}
    state = advanced("b:3,3=engineer", danger="crack=3,3", **given)
    assert cost(state, "repair:up") == 2
    do(state, "repair:up")
    assert look(state)["damaged_floors"] == []
    assert refusal(state, "repair:up") == "XD-ENG-3"
    on_it = advanced("3,3=engineer", danger="crack=3,3", **given)
    assert cost(on_it, "repair:down") == 2
    near = advanced("b:3,3=engineer", fire="b:3,2", danger="crack=3,3", **given)
    assert refusal(near, "repair:up") == "XD-ENG-1"
    below = advanced("3,3=engineer", fire="b:3,3", danger="crack=3,3", **given)
    assert refusal(below, "repair:down") == "XD-ENG-3"
    hole = advanced("b:3,3=engineer", danger="hole=3,3;spent=2", **given)
    assert refusal(hole, "repair:up") == "XD-ENG-3"


@pytest.mark.vector("extreme-danger", "TV-69")
@pytest.mark.rules("XD-FLOOR-5", "XD-FLOOR-6")
def test_a_hazmat_that_falls_explodes_from_the_hole() -> None:
    state = advanced(fire="b:3,3", hazmats="3,3", danger="crack=3,3", reserve=6, **BASEMENT)
    roll(state, "3,11")
    assert {"2,3|3,3", "3,2|3,3"} <= set(doors(state))
    assert {"3,4", "4,3"} <= fires(state)
    assert "3,3" not in fires(state)
    assert look(state)["hot_spots"] == []
    assert look(state)["hazmats_exploded"] == 1


@pytest.mark.vector("extreme-danger", "TV-70")
@pytest.mark.rules("XD-STAIR-5", "XD-FLOOR-2")
def test_an_explosion_on_the_basement_stairs_goes_up_and_damages_the_floor() -> None:
    state = table(fire="b:5,4 5,4", **BASEMENT)
    roll(state, "5,12")
    assert damage(state) == {"b:4,4|b:5,4": 1, "b:5,4|b:6,4": 1}
    assert fires(state) == {"b:5,4", "5,4", "b:5,3", "5,3"}
    assert look(state)["damaged_floors"] == ["5,4"]


@pytest.mark.vector("extreme-danger", "TV-78")
@pytest.mark.rules("XD-FLOOR-11", "XD-STAIR-5", "XD-STAIR-6", "XD-STAIR-8")
def test_a_wave_round_the_stairs_and_a_hole_sets_a_cell_off_only_once() -> None:
    state = table(fire="b:5,3 b:5,4 5,4", danger="hole=5,3;spent=2", **BASEMENT)
    roll(state, "5,12")
    assert damage(state) == {"b:4,4|b:5,4": 1, "b:5,4|b:6,4": 1}
    assert doors(state) == {"b:5,2|b:5,3": "gone"}
    burning = {"b:5,3", "b:5,4", "5,4", "5,2", "b:4,3", "b:6,3", "b:5,2", "5,1"}
    assert fires(state) == burning
    assert look(state)["damaged_floors"] == ["5,4"]
    assert look(state)["damage"] == 4


@pytest.mark.vector("extreme-danger", "TV-79")
@pytest.mark.rules("XD-FLOOR-13", "XD-STAIR-10")
@pytest.mark.refuses("XD-FLOOR-13", "XD-STAIR-10")
def test_stairs_whose_floor_is_gone_join_nothing() -> None:
    given: dict = {"danger": "hole=5,4;spent=2", **BASEMENT}
    state = table(fire="b:5,4", **given)
    roll(state, "5,12")
    assert damage(state) == {"b:4,4|b:5,4": 1, "b:5,4|b:6,4": 1}
    assert fires(state) == {"b:5,4", "b:5,3"}
    down_there = table("b:5,4", trap_scope="off", **given)
    assert refusal(down_there, "walk:up") == "XD-GEN-3"


@pytest.mark.rules("XD-FLOOR-13", "XD-FLOOR-7")
def test_stairs_to_the_upper_floor_are_gone_with_the_floor_below_them() -> None:
    # Found by the soak: the blast upstairs set fire to the hole where the stairs had stood.
    given: dict = {"board": "laboratory+basement", "danger": "hole=3,2;spent=2"}
    state = table(fire="u:3,2", **given)
    roll(state, "3,6")
    assert "3,2" not in fires(state)
    assert state.problems() == []
    upstairs = table("u:3,2", **given)
    assert refusal(upstairs, "walk:down") == "XD-GEN-3"


@pytest.mark.rules("XD-FLOOR-13", "XD-FLOOR-5")
def test_stairs_are_gone_with_their_floor_also_where_the_building_collapses_by_it() -> None:
    # Found by the soak: read back, the stairs of such an end were gone.
    state = table(fire="b:5,4", danger="crack=5,4;spent=20", **BASEMENT)
    roll(state, "5,12")
    assert look(state)["holes"] == ["5,4"]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ending == "collapse"
    assert state.game.read_position(state.key()).hash() == state.hash()


@pytest.mark.rules("XD-FLOOR-8")
@pytest.mark.refuses("XD-FLOOR-7", "XD-FLOOR-8")
def test_a_hole_is_closed_to_people_and_open_to_water() -> None:
    state = table("3,4", fire="b:3,3", danger="hole=3,3;spent=2", **BASEMENT)
    assert refusal(state, "walk:w") == "XD-FLOOR-7"
    assert cost(state, "spray:w*2") == 2
    do(state, "spray:w")
    assert smokes(state) == {"b:3,3"}
    cold = table("3,4", danger="hole=3,3;spent=2", **BASEMENT)
    assert refusal(cold, "spray:w") == "FP-EXT-2"
    assert problems(table(fire="3,3", danger="hole=3,3;spent=2", **BASEMENT), "XD-FLOOR-7")


@pytest.mark.rules("XD-FLOOR-5", "XD-KO-1", "XD-KO-2", "XD-CHEM-11")
def test_who_stands_on_a_falling_floor_is_knocked_down_at_once() -> None:
    state = advanced(
        "3,3+2=generalist", fire="b:3,3", victims="3,3", danger="crack=3,3", **BASEMENT
    )
    events = roll(state, "3,11")
    assert told(events, "firefighter-knocked-down")[0].rule == "XD-FLOOR-5"
    assert look(state)["lost"] == 1
    assert sorted(moves(state)) == ["recover:0,5", "recover:0,6"]
    family = table("b:1,1", fire="b:1,2", smoke="b:1,1", **BASEMENT)
    roll(family, "6,1")
    assert set(moves(family)) == {"recover:3,0", "recover:4,0"}


@pytest.mark.rules("XD-FLOOR-9", "XD-GUN-7", "XD-BASE-3")
@pytest.mark.refuses("XD-GUN-7", "XD-BASE-3")
@pytest.mark.vector("extreme-danger", "TV-52")
def test_the_gun_reaches_the_basement_through_a_hole() -> None:
    given: dict = {
        "ap": "5+0",
        "danger": "hole=3,3;spent=2",
        "vehicles": "n/w",
        "fire": "b:3,2 b:3,3 b:3,4 3,4 4,4 b:1,1",
        **BASEMENT,
    }
    state = advanced("1,0=generalist", **given)
    do(state, "gun")
    assert refusal(state, "~roll:3,9") == "XD-GUN-7"
    do(state, "~roll:3,3")
    assert fires(state) == {"3,4", "4,4", "b:1,1"}
    other = advanced("1,0=generalist", **given)
    do(other, "gun", "~roll:3,4")
    assert fires(other) == {"b:3,2", "b:3,4", "b:1,1"}


@pytest.mark.rules("XD-BASE-1", "XD-GEN-5")
@pytest.mark.refuses("XD-GEN-5")
def test_the_basement_has_no_outside() -> None:
    state = table("b:1,1", **BASEMENT)
    board = state.game.board().as_json()
    level = board["levels"][1]
    assert (level["prefix"], level["outside"], level["ring"]) == ("b:", "none", [])
    assert level["black_from"] == 9
    assert board["under"]["3,3"] == "b:3,3"
    assert refusal(state, "walk:n") == "XD-BASE-2"
    with pytest.raises(Exception, match="expected cell"):
        table("b:0,1", **BASEMENT)
