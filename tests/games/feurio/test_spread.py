"""FE-SPREAD: the hottest point."""

import pytest

from tests.games.feurio.table import (
    AFTER_1,
    AFTER_2,
    AFTER_3,
    AFTER_4,
    START,
    cells,
    do,
    heats,
    may_add,
    moves,
    refusal,
    table,
)

SIX_ONES = "1,0=1 1,-1=1 0,-1=1 -1,0=1 -1,1=1 0,1=1"


@pytest.mark.vector("feurio", "TV-01")
@pytest.mark.rules("FE-SPREAD-1", "FE-SPREAD-2")
def test_heat_is_the_sum_of_all_neighbours_and_the_hottest_cell_is_forced() -> None:
    state = table("0,-1=3 1,-1=6 0,0=5 1,0=4", "lay:1", drawn="1")
    assert heats(state) == {
        "2,-1": 10,
        "1,-2": 9,
        "0,1": 9,
        "-1,0": 8,
        "2,-2": 6,
        "-1,1": 5,
        "1,1": 4,
        "2,0": 4,
        "-1,-1": 3,
        "0,-2": 3,
    }
    assert cells(state) == {"2,-1"}


@pytest.mark.vector("feurio", "TV-02")
@pytest.mark.rules("FE-SPREAD-3")
def test_several_hottest_cells_leave_the_choice_to_the_player() -> None:
    state = table(START, "lay:1", drawn="2")
    assert cells(state) == {"0,1", "2,-1"}
    assert {heats(state)[cell] for cell in cells(state)} == {10}


@pytest.mark.vector("feurio", "TV-03")
@pytest.mark.refuses("FE-SPREAD-1", "FE-SPREAD-2")
def test_a_cooler_cell_a_far_cell_and_an_occupied_cell_are_refused() -> None:
    state = table(START, "lay:1", drawn="2")
    assert refusal(state, "lay:1,-2") == "FE-SPREAD-2"
    assert refusal(state, "lay:5,5") == "FE-SPREAD-1"
    assert refusal(state, "lay:0,0") == "FE-SPREAD-1"
    assert refusal(state, "lay:0,1") == ""


@pytest.mark.vector("feurio", "TV-04")
@pytest.mark.rules("FE-SPREAD-4")
@pytest.mark.parametrize("value", "123456")
def test_the_drawn_value_does_not_matter_for_the_cell(value: str) -> None:
    assert cells(table(START, "lay:1", drawn=value)) == {"0,1", "2,-1"}


@pytest.mark.vector("feurio", "TV-06", "TV-08", "TV-10", "TV-11")
@pytest.mark.rules("FE-SPREAD-1", "FE-SPREAD-2", "FE-SPREAD-3")
@pytest.mark.parametrize(
    ("tiles", "seat", "hottest", "heat"),
    [
        (AFTER_1, 2, {"0,1"}, 10),
        (AFTER_2, 3, {"1,-2", "-1,0"}, 9),
        (AFTER_3, 0, {"1,-2", "-1,1"}, 9),
        (AFTER_4, 1, {"2,-2"}, 13),
    ],
)
def test_the_hottest_cells_of_the_worked_example(
    tiles: str, seat: int, hottest: set[str], heat: int
) -> None:
    state = table(tiles, f"lay:{seat}", drawn="1")
    assert cells(state) == hottest
    assert max(heats(state).values()) == heat


@pytest.mark.vector("feurio", "TV-25", "TV-26")
@pytest.mark.rules("FE-SPREAD-5")
def test_a_hole_in_the_forest_burns_like_any_other_cell() -> None:
    ring = table(SIX_ONES, "lay:1", drawn="5")
    assert len(heats(ring)) == 13
    assert cells(ring) == {"0,0"}
    assert heats(ring)["0,0"] == 6
    hotter = table(SIX_ONES + " 2,0=6 2,-1=5", "lay:1", drawn="5")
    assert cells(hotter) == {"3,-1"}
    assert heats(hotter)["3,-1"] == 11
    assert heats(hotter)["0,0"] == 6


@pytest.mark.vector("feurio", "TV-35", "TV-36", "TV-37")
@pytest.mark.rules("FE-PLACE-6", "FE-SPREAD-5", "FE-SCORE-3", "FE-SCORE-4")
def test_a_side_towards_a_hole_is_free_until_the_hole_is_filled() -> None:
    inner = "1,0=1{r} 1,-1=5{r} 0,-1=2 -1,0=6 -1,1=4 0,1=3"
    outer = "2,0=3 2,-1=3 2,-2=3 1,-2=3 0,-2=3 -1,-1=4 -2,0=4 -2,1=4 -2,2=4 -1,2=4 0,2=5 1,1=5"
    empty = table(inner.format(r="") + " " + outer)
    view = empty.view(1).as_json()
    sides = {tile["cell"]: tile["free_sides"] for tile in view["tiles"]}
    around = ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"]
    assert [sides[cell] for cell in around] == [1] * 6
    assert [may_add(empty, cell, "green") for cell in around] == [1] * 6
    manned = table(inner.format(r="/r1") + " " + outer, "lay:1", drawn="6")
    assert manned.scores()[0] == 6
    assert cells(manned) == {"0,0"}
    assert heats(manned)["0,0"] == 21
    assert do(manned, "lay:0,0").scores()[0] == 0


@pytest.mark.vector("feurio", "TV-55")
@pytest.mark.rules("FE-BREAK-7", "FE-SPREAD-7")
def test_beside_a_firebreak_a_hottest_cell_may_touch_one_tile_only() -> None:
    state = table("0,0=6 1,0=#3@0", "lay:1", drawn="1", players=2, firebreaks=True)
    hottest = cells(state)
    assert len(hottest) == 5
    assert {heats(state)[cell] for cell in hottest} == {6}
    beside_both = {"1,-1", "0,1"}
    assert len(hottest - beside_both) == 3


@pytest.mark.rules("FE-SPREAD-7")
def test_without_firebreaks_a_hottest_cell_touches_at_least_two_tiles() -> None:
    for tiles in (START, AFTER_1, AFTER_2, AFTER_3, AFTER_4):
        laid = {tile.partition("=")[0] for tile in tiles.split()}
        for cell in cells(table(tiles, "lay:1", drawn="1")):
            q, r = (int(number) for number in cell.split(","))
            around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
            assert sum(f"{q + dq},{r + dr}" in laid for dq, dr in around) >= 2


@pytest.mark.vector("feurio", "TV-56")
@pytest.mark.rules("FE-SPREAD-6")
def test_when_firebreaks_wall_everything_in_all_candidates_tie_at_zero() -> None:
    state = table("0,0=5 1,0=2", "draw:1", pile="656656", players=2, firebreaks=True)
    heat_seen = []
    for value in (6, 6, 6, 6, 6, 4, 4, 4):
        do(state, f"~draw:{value}")
        best = max(heats(state).values())
        heat_seen.append(best)
        do(state, next(move for move in moves(state) if move.startswith("break:")))
    assert heat_seen == [7, 7, 5, 5, 5, 2, 2, 2]
    do(state, "~draw:1")
    assert set(heats(state).values()) == {0}
    assert len(cells(state)) == 14 == len(heats(state))
