"""Staircases: walking, burning, exploding, shockwaves (XD-STAIR)."""

import pytest

from tests.games.flashpoint.table import (
    cost,
    damage,
    do,
    doors,
    fires,
    look,
    moves,
    refusal,
    roll,
    table,
)

LAB: dict = {"board": "laboratory"}


@pytest.mark.vector("extreme-danger", "TV-15")
@pytest.mark.rules("XD-STAIR-1", "XD-STAIR-4", "XD-STAIR-5")
def test_an_explosion_on_the_stairs_leaves_the_other_end_by_its_exit() -> None:
    state = table(fire="3,2 u:3,2", **LAB)
    stairs = look(state)["stairs"]
    assert stairs == [
        {"lower": "3,2", "upper": "u:3,2", "lower_exit": "e", "upper_exit": "e", "gone": False}
    ]
    roll(state, "3,2")
    assert damage(state) == {"2,2|3,2": 1, "3,1|3,2": 1, "3,2|4,2": 1}
    assert fires(state) == {"3,2", "3,3", "u:3,2", "u:3,3"}
    assert look(state)["damage"] == 3


@pytest.mark.vector("extreme-danger", "TV-16")
@pytest.mark.rules("XD-STAIR-4")
def test_the_exit_stays_the_exit_when_other_walls_are_gone() -> None:
    walls = "u:2,2|u:3,2=2 u:3,1|u:3,2=2"
    state = table(fire="3,2 u:3,2", walls=walls, **LAB)
    roll(state, "3,2")
    assert "u:3,3" in fires(state)
    assert not {"u:3,1", "u:2,2"} & fires(state)


@pytest.mark.vector("extreme-danger", "TV-17")
@pytest.mark.rules("XD-STAIR-5")
def test_smoke_at_the_other_end_becomes_fire_and_no_wave_starts() -> None:
    state = table(fire="3,2", smoke="u:3,2", **LAB)
    roll(state, "3,2")
    assert "u:3,2" in fires(state)
    assert "u:3,3" not in fires(state)


@pytest.mark.vector("extreme-danger", "TV-18")
@pytest.mark.rules("XD-STAIR-6", "XD-STAIR-8")
def test_a_wave_goes_straight_on_over_the_stairs_through_a_gap() -> None:
    state = table(fire="3,3 3,2", walls="3,1|3,2=2", **LAB)
    roll(state, "3,3")
    assert fires(state) == {"3,3", "3,2", "2,3", "4,3", "3,1"}
    assert damage(state) == {"3,1|3,2": 2, "3,3|3,4": 1}
    assert look(state)["damage"] == 3


@pytest.mark.vector("extreme-danger", "TV-19")
@pytest.mark.rules("XD-STAIR-6", "XD-STAIR-7")
def test_a_wave_takes_the_stairs_rather_than_hit_a_wall() -> None:
    state = table(fire="3,3 3,2", **LAB)
    roll(state, "3,3")
    assert "u:3,2" in fires(state)
    assert damage(state) == {"3,3|3,4": 1}


@pytest.mark.vector("extreme-danger", "TV-20")
@pytest.mark.rules("XD-STAIR-6", "XD-STAIR-4")
def test_a_wave_leaves_a_burning_upper_end_by_the_exit() -> None:
    state = table(fire="3,3 3,2 u:3,2", **LAB)
    roll(state, "3,3")
    assert "u:3,3" in fires(state)
    assert damage(state) == {"3,3|3,4": 1}


@pytest.mark.rules("XD-STAIR-9", "XD-STAIR-8")
def test_a_wave_over_the_stairs_acts_on_what_it_meets() -> None:
    # Upstairs it runs east over u:3,3 into the light wall of the server room.
    state = table(fire="3,3 3,2 u:3,2 u:3,3", **LAB)
    roll(state, "3,3")
    assert damage(state) == {"3,3|3,4": 1, "u:3,3|u:3,4": 1}


@pytest.mark.rules("XD-STAIR-8")
def test_a_wave_takes_the_same_stairs_only_once() -> None:
    # Exit west of the basement stairs, wall behind: the wave that came up does not go down again.
    state = table(fire="5,3 5,4 b:5,4 b:5,3", board="garage+basement")
    roll(state, "5,3")
    assert "5,4|5,5" not in damage(state)
    assert doors(state)["b:5,2|b:5,3"] == "gone"


@pytest.mark.vector("extreme-danger", "TV-22")
@pytest.mark.rules("XD-STAIR-3", "XD-SEQ-4")
def test_fire_flashes_over_up_the_stairs() -> None:
    state = table(fire="3,2", smoke="u:3,2 u:3,3", **LAB)
    roll(state, "6,1")
    assert {"u:3,2", "u:3,3"} <= fires(state)


@pytest.mark.rules("XD-STAIR-3", "XD-STAIR-2")
@pytest.mark.refuses("XD-STAIR-3")
def test_fire_at_the_other_end_is_adjacent_for_rolls_and_hoses() -> None:
    state = table("u:3,2", fire="3,2", **LAB)
    assert cost(state, "spray:down*2") == 2
    assert refusal(state, "spray:up") == "XD-GEN-3"
    roll(state, "3,6")
    assert "u:3,2" in fires(state)
    cold = table("u:3,2", **LAB)
    assert refusal(cold, "spray:down") == "FP-EXT-2"


@pytest.mark.vector("extreme-danger", "TV-23")
@pytest.mark.rules("XD-STAIR-2", "XD-GEN-4")
@pytest.mark.refuses("XD-STAIR-2", "XD-GEN-3", "XD-GEN-4")
def test_stairs_are_walked_at_the_usual_price() -> None:
    state = table("3,3", victims="3,3", **LAB)
    assert cost(state, "carry:w") == 2
    do(state, "carry:w")
    assert cost(state, "carry:up") == 2
    burning = table("3,2", fire="u:3,2", victims="3,2", **LAB)
    assert cost(burning, "walk:up") == 2
    assert refusal(burning, "carry:up") == "FP-MOVE-4"
    elsewhere = table("u:3,3", victims="u:3,3", **LAB)
    assert refusal(elsewhere, "carry:down") == "XD-GEN-3"
    assert "walk:down" not in moves(elsewhere)
