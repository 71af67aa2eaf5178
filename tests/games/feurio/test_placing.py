"""FE-PLACE: men, spaces and free sides."""

import pytest

from tests.games.feurio.table import (
    AFTER_1,
    AFTER_4,
    FINAL,
    RING,
    START,
    do,
    may_add,
    moves,
    refusal,
    table,
)


@pytest.mark.vector("feurio", "TV-05")
@pytest.mark.rules("FE-PLACE-1", "FE-PLACE-2", "FE-PLACE-3", "FE-PLACE-4", "FE-COMP-3")
def test_a_six_with_three_free_sides_takes_three_men() -> None:
    state = do(table(START, "lay:1", drawn="2"), "lay:2,-1")
    assert may_add(state, "0,0", "green") == 3


@pytest.mark.vector("feurio", "TV-07")
@pytest.mark.refuses("FE-PLACE-3")
def test_men_of_all_colours_count_against_the_free_sides() -> None:
    state = do(table(AFTER_1, "lay:2", drawn="1"), "lay:0,1")
    assert refusal(state, "men:blue>0,0") == ""
    assert refusal(state, "men:blue>0,0*2") == "FE-PLACE-3"


@pytest.mark.vector("feurio", "TV-19")
@pytest.mark.rules("FE-PLACE-4")
def test_room_on_the_final_board_of_the_example() -> None:
    state = table(FINAL, "place:1")
    assert may_add(state, "1,0", "green") == 0
    assert may_add(state, "0,-2", "green") == 0
    assert may_add(state, "-1,1", "green") == 1


@pytest.mark.vector("feurio", "TV-28")
@pytest.mark.refuses("FE-PLACE-2")
def test_a_full_tile_takes_nobody_whatever_its_free_sides() -> None:
    state = table("0,0=1/g1 1,0=3", "men:0")
    assert refusal(state, "men:red>0,0") == "FE-PLACE-2"


@pytest.mark.vector("feurio", "TV-29")
@pytest.mark.rules("FE-PLACE-3")
def test_three_free_sides_are_enough_for_three_men() -> None:
    state = table("0,0=6 1,0=2 1,-1=3 0,-1=1", "men:0")
    assert refusal(state, "men:red>0,0*3") == ""


@pytest.mark.vector("feurio", "TV-31")
@pytest.mark.refuses("FE-PLACE-3")
def test_nobody_reaches_a_tile_that_fire_has_closed_in() -> None:
    state = table("0,0=6 " + RING, "men:0")
    assert refusal(state, "men:red>0,0") == "FE-PLACE-3"


@pytest.mark.vector("feurio", "TV-32")
@pytest.mark.refuses("FE-PLACE-4")
@pytest.mark.parametrize("held", [1, 2])
def test_nobody_places_more_men_than_the_hand_holds(held: int) -> None:
    state = table("0,0=6 1,0=1", "men:0", hands=f"r{held}/g12/b12/y12")
    assert may_add(state, "0,0", "red") == held
    assert refusal(state, f"men:red>0,0*{held + 1}") == "FE-PLACE-4"


@pytest.mark.vector("feurio", "TV-34")
@pytest.mark.rules("FE-PLACE-1")
@pytest.mark.refuses("FE-PLACE-1")
def test_men_may_go_to_any_face_up_tile_and_only_to_a_tile() -> None:
    state = do(table(AFTER_4, "lay:1", drawn="2"), "lay:2,-2")
    assert refusal(state, "men:green>0,1") == ""
    assert refusal(state, "men:green>2,-2") == ""
    assert refusal(state, "men:green>2,-2*2") == "FE-PLACE-2"
    assert refusal(state, "men:green>7,7") == "FE-PLACE-1"


@pytest.mark.vector("feurio", "TV-72")
@pytest.mark.rules("FE-PLACE-3", "FE-PLACE-4")
def test_two_free_sides_leave_room_for_two_men_on_a_six() -> None:
    state = table("0,-1=3 1,-1=6 0,0=5 1,0=4 2,-1=1", "men:0")
    assert may_add(state, "1,-1", "red") == 2


@pytest.mark.rules("FE-PLACE-5", "FE-PLACE-7")
def test_men_stay_when_their_tile_loses_its_free_sides_and_nobody_joins_them() -> None:
    # Three men on a six with two free sides left: more men than sides, which is no fault.
    state = table("0,0=6/r3 1,0=2 1,-1=3 0,-1=1 -1,0=4", "men:1")
    view = state.view(1).as_json()
    six = next(tile for tile in view["tiles"] if tile["cell"] == "0,0")
    assert six["free_sides"] == 2
    assert six["men"] == {"red": 3}
    assert may_add(state, "0,0", "green") == 0


@pytest.mark.rules("FE-PLACE-8")
def test_placing_nobody_is_always_allowed_and_has_no_effect() -> None:
    state = table("0,0=6 1,0=1", "men:0", pile="111111")
    assert "pass" in moves(state)
    passed = do(state.copy(), "pass")
    view = passed.view(0).as_json()
    assert view["hands"][0] == {"red": 12}
    assert passed.game.prompt(passed).code == "draw-tile"


@pytest.mark.rules("FE-SETUP-5", "FE-COMP-4")
@pytest.mark.refuses("FE-SETUP-5")
def test_nobody_places_the_men_of_another_player() -> None:
    state = table("0,0=6 1,0=1", "men:0")
    assert refusal(state, "men:green>0,0") == "FE-SETUP-5"
    assert refusal(state, "men:red>0,0") == ""
