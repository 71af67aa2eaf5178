"""FE-SCORE, FE-TIE, FE-HOT, and what two and three players change about it."""

import pytest

import tocsin
from tests.games.feurio.table import FINAL, RING, may_add, moves, refusal, table
from tocsin.games.feurio.rules.areas import Area
from tocsin.games.feurio.rules.scoring import judge


def area(total: int, divisor: int) -> Area:
    made = Area(0)
    made.total = total
    made.divisor = divisor
    return made


@pytest.mark.vector("feurio", "TV-13", "TV-14", "TV-16")
@pytest.mark.rules("FE-SCORE-1", "FE-SCORE-2", "FE-SCORE-3", "FE-SCORE-4", "FE-SCORE-7")
def test_the_final_board_of_the_example_scores_as_printed() -> None:
    red, green, blue, yellow = table(FINAL, "place:1").scores()
    assert green == 12
    assert blue == 6
    assert red == 5
    assert yellow == 4


@pytest.mark.vector("feurio", "TV-17")
@pytest.mark.rules("FE-SCORE-1", "FE-SCORE-5")
def test_one_man_more_would_have_joined_the_red_areas() -> None:
    joined = FINAL.replace(" 0,-2=4 ", " 0,-2=4/r1 ")
    assert table(joined, "place:1").scores()[0] == 12


@pytest.mark.vector("feurio", "TV-43")
@pytest.mark.rules("FE-SCORE-3", "FE-SCORE-6", "FE-HOT-1", "FE-HOT-2")
def test_the_quotient_is_rounded_up_and_down_when_it_is_hot() -> None:
    tiles = "0,0=6/r1 1,0=5/r1"
    assert table(tiles, "place:1").scores()[0] == 3
    assert table(tiles, "place:1", rounding="down").scores()[0] == 2
    assert table("0,0=6/r1", "place:1", rounding="down").scores()[0] == 1


@pytest.mark.refuses("FE-HOT-1")
def test_rounding_is_up_or_down() -> None:
    with pytest.raises(tocsin.SetupError) as caught:
        tocsin.start("feurio", rounding="sideways")
    assert caught.value.rule == "FE-HOT-1"


@pytest.mark.rules("FE-HOT-3")
def test_rounding_down_goes_with_firebreaks_and_is_ignored_where_there_are_no_points() -> None:
    assert tocsin.start("feurio", rounding="down", firebreaks=True, players=2, seed=1)
    assert tocsin.start("feurio", rounding="down", players=1, seed=1)
    assert tocsin.start("feurio", rounding="down", players=3, mode="coop", seed=1)


@pytest.mark.vector("feurio", "TV-44")
@pytest.mark.rules("FE-SCORE-4", "FE-SCORE-5")
@pytest.mark.parametrize(("manned", "value"), [("", 0), ("1,0=1", 7), ("1,-1=2", 4), ("0,1=6", 2)])
def test_a_closed_six_counts_only_through_an_open_neighbour(manned: str, value: int) -> None:
    ring = RING.replace(manned, manned + "/r1") if manned else RING
    assert table("0,0=6/r1 " + ring, "place:1").scores()[0] == value


@pytest.mark.vector("feurio", "TV-46", "TV-47")
@pytest.mark.rules("FE-SCORE-2")
@pytest.mark.parametrize("shared", ["r1b2", "r2b1"])
def test_a_shared_tile_counts_in_full_for_each_colour_whatever_the_men(shared: str) -> None:
    state = table(f"0,0=6/{shared} 1,0=1/r1 -1,0=2/b1", "place:0")
    red, _, blue, _ = state.scores()
    assert (red, blue) == (7, 4)
    assert may_add(state, "0,0", "red") == 0


@pytest.mark.rules("FE-SCORE-8", "FE-BREAK-10")
def test_a_firebreak_closes_sides_but_its_value_is_never_used() -> None:
    one = table("0,0=6/r1 1,0=#1@0", "place:1", players=2, firebreaks=True)
    six = table("0,0=6/r1 1,0=#6@0", "place:1", players=2, firebreaks=True)
    assert one.scores() == six.scores() == [1, 0]


@pytest.mark.vector("feurio", "TV-49")
@pytest.mark.rules("FE-TIE-3")
def test_a_tie_in_totals_and_best_areas_is_a_shared_victory() -> None:
    outcome = judge([12, 12], [7, 7])
    assert outcome.winners == (0, 1)
    assert outcome.ending == "shared-victory"


@pytest.mark.vector("feurio", "TV-78")
@pytest.mark.rules("FE-TIE-1")
def test_among_tied_totals_the_best_single_area_wins() -> None:
    outcome = judge([12, 12, 11, 3], [6, 7, 11, 3])
    assert outcome.winners == (1,)
    assert outcome.ending == "best-area"


@pytest.mark.vector("feurio", "TV-75")
@pytest.mark.rules("FE-TIE-1", "FE-TIE-3", "FE-HOT-1")
def test_ties_compare_areas_as_they_were_rounded() -> None:
    first = [area(11, 2).value(False), area(4, 2).value(False)]
    second = [area(10, 2).value(False), area(1, 1).value(False), area(1, 1).value(False)]
    assert (first, second) == ([5, 2], [5, 1, 1])
    outcome = judge([sum(first), sum(second)], [max(first), max(second)])
    assert outcome.winners == (0, 1)


@pytest.mark.vector("feurio", "TV-50")
@pytest.mark.rules("FE-2P-3", "FE-TIE-2")
def test_the_two_colours_of_one_player_never_join() -> None:
    state = table("0,0=6/r1 1,0=1/y1", "place:1", players=2)
    assert state.scores() == [2, 0]


@pytest.mark.rules("FE-TIE-2")
def test_with_two_players_the_best_area_over_both_colours_breaks_the_tie() -> None:
    # Both have 4: seat 0 as 3 + 1 in two colours, seat 1 as 2 + 2.
    tiles = "0,0=3/r1 1,0=1/r1 3,0=5/y1 5,0=2/g1 6,0=1/g1 8,0=1/b1"
    state = table(tiles, "over", players=2)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (5, 4)
    even = table(tiles.replace("8,0=1/b1", "8,0=1/b1 9,0=1/b1"), "over", players=2).outcome()
    assert even is not None
    assert even.scores == (5, 5)
    assert even.ending == "best-area"
    assert even.winners == (0,)


@pytest.mark.vector("feurio", "TV-52")
@pytest.mark.rules("FE-3P-3", "FE-3P-1")
def test_reinforcements_block_but_neither_score_nor_link() -> None:
    state = table("0,0=6/r1 1,0=3/y2 2,0=1/r1", "place:0", players=3)
    assert may_add(state, "1,0", "red") == 0
    assert state.scores() == [2, 0, 0]


@pytest.mark.vector("feurio", "TV-53")
@pytest.mark.rules("FE-3P-2", "FE-3P-4")
@pytest.mark.refuses("FE-3P-4")
def test_reinforcements_are_placed_like_men_but_never_given_up() -> None:
    state = table(
        "0,0=6 1,0=3 1,-1=2",
        "lay:1",
        drawn="4",
        players=3,
        firebreaks=True,
        hands="r12y4/g0y4/b12y4",
    )
    cell = next(iter(state.view(1).as_json()["candidates"]))["cell"]
    assert refusal(state, f"break:yellow>{cell}") == "FE-3P-4"
    assert not any(move.startswith("break:") for move in moves(state))
    lay = next(code for code in state.legal())
    state.play(lay)
    assert refusal(state, "men:yellow>0,0*2") == ""


@pytest.mark.rules("FE-2P-1", "FE-2P-2")
@pytest.mark.refuses("FE-2P-1")
def test_with_two_players_each_has_two_colours_and_places_one_of_them_a_turn() -> None:
    state = table("0,0=6 1,0=3", "men:0", players=2, pile="111111")
    assert refusal(state, "men:red>0,0") == refusal(state, "men:yellow>0,0") == ""
    assert refusal(state, "men:green>0,0") == "FE-2P-1"
    state.play(state.game.read_move(state, "men:red>0,0"))
    assert state.actor != 0


@pytest.mark.rules("FE-COMP-2", "FE-COMP-5")
def test_a_tile_face_down_is_worth_nothing_and_tiles_have_no_orientation() -> None:
    state = table("0,0=6 1,0=#5@0", "lay:1", drawn="1", players=2, firebreaks=True)
    view = state.view(1).as_json()
    far = next(cell for cell in view["candidates"] if cell["cell"] == "2,0")
    assert far["heat"] == 0
    assert set(view["tiles"][0]) == {
        "cell",
        "q",
        "r",
        "value",
        "laid_face_down_by",
        "spaces",
        "free_sides",
        "room",
        "men",
    }
