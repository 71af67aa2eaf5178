"""FE-SETUP, FE-TURN and FE-END: how a play begins, goes round and ends."""

import pytest

import tocsin
from tests.games.feurio.table import AFTER_4, START, cells, do, heats, moves, refusal, table
from tocsin.core.facts import Problem


@pytest.mark.vector("feurio", "TV-20")
@pytest.mark.rules("FE-SETUP-2", "FE-SETUP-6", "FE-SOLO-1")
def test_a_solitaire_starts_with_one_tile_and_a_free_choice() -> None:
    play = tocsin.start("feurio", players=1, chance="manual")
    play.do("~draw:4")
    play.do("~draw:1")
    assert len(heats(play.state)) == 6
    assert set(heats(play.state).values()) == {4}
    assert len(cells(play.state)) == 6
    view = play.view(0).as_json()
    assert view["pile"] == 34
    assert view["hands"] == [{"red": 12, "green": 12, "blue": 12, "yellow": 12}]


@pytest.mark.vector("feurio", "TV-22")
@pytest.mark.rules("FE-SETUP-2", "FE-SETUP-3", "FE-3P-5")
def test_three_players_start_with_a_triangle_filled_in_draw_order() -> None:
    play = tocsin.start("feurio", players=3, chance="manual")
    for value in (1, 4, 6):
        play.do(f"~draw:{value}")
    view = play.view(0).as_json()
    assert {tile["cell"]: tile["value"] for tile in view["tiles"]} == {
        "0,0": 1,
        "1,-1": 4,
        "1,0": 6,
    }
    assert view["pile"] == 33
    assert len(heats(play.state)) == 9
    play.do("~draw:2")
    assert cells(play.state) == {"2,-1"}
    assert heats(play.state)["2,-1"] == 10
    assert play.actor == 1


@pytest.mark.vector("feurio", "TV-23")
@pytest.mark.rules("FE-SETUP-1", "FE-SETUP-4", "FE-SETUP-6", "FE-COMP-1")
def test_the_seat_left_of_the_oldest_begins_and_turns_go_round() -> None:
    play = tocsin.start("feurio", players=4, seed=3)
    view = play.view(0).as_json()
    assert view["pile"] == 31
    order = []
    for _ in range(8):
        order.append(play.actor)
        play.do(play.moves()[0])
        play.do("pass")
    assert order == [1, 2, 3, 0, 1, 2, 3, 0]


@pytest.mark.rules("FE-SETUP-6")
@pytest.mark.parametrize(("players", "pile"), [(4, 32), (3, 33), (2, 34), (1, 35)])
def test_the_pile_after_set_up_and_who_lays_the_last_tile(players: int, pile: int) -> None:
    play = tocsin.start("feurio", players=players, seed=1, chance="seeded")
    layers = []
    while play.prompt().code != "place-men" or play.view(0).as_json()["pile"]:
        if play.prompt().code == "lay-tile":
            layers.append(play.actor)
        play.do(play.moves()[0])
    assert len(layers) == pile
    assert layers[-1] == 0


@pytest.mark.refuses("FE-SETUP-2")
@pytest.mark.parametrize("players", [0, 5, -1, "four"])
def test_only_one_to_four_can_play(players: object) -> None:
    with pytest.raises(tocsin.SetupError) as caught:
        tocsin.start("feurio", players=players)
    assert caught.value.rule == "FE-SETUP-2"
    assert "1 to 4" in str(caught.value)


@pytest.mark.rules("FE-TURN-1")
@pytest.mark.refuses("FE-TURN-1")
def test_draw_and_lay_come_before_men_and_never_the_other_way_round() -> None:
    state = table(START, "draw:1", pile="656545")
    assert refusal(state, "lay:0,1") == "FE-TURN-1"
    assert refusal(state, "men:green>0,0") == "FE-TURN-1"
    do(state, "~draw:2", "lay:0,1")
    assert refusal(state, "lay:2,-1") == "FE-TURN-1"
    assert refusal(state, "~draw:3") == "FE-TURN-1"


@pytest.mark.vector("feurio", "TV-38")
@pytest.mark.rules("FE-TURN-2", "FE-END-6")
@pytest.mark.refuses("FE-TURN-2")
def test_a_player_without_men_still_lays_and_then_passes() -> None:
    state = table(START, "draw:1", pile="656545", hands="r12/g0/b12/y12")
    do(state, "~draw:2")
    assert refusal(state, "pass") == "FE-TURN-2"
    assert refusal(state, "men:green>0,0") == "FE-TURN-2"
    do(state, "lay:0,1")
    assert moves(state) == ["pass"]


@pytest.mark.rules("FE-TURN-3")
def test_the_drawn_value_is_seen_before_the_cell_is_chosen() -> None:
    state = do(table(START, "draw:1", pile="656545"), "~draw:5")
    view = state.view(1).as_json()
    assert view["drawn"] == 5
    assert cells(state) == {"0,1", "2,-1"}


@pytest.mark.rules("FE-TURN-4", "FE-TURN-5")
def test_a_step_with_one_option_is_still_a_step_of_the_record() -> None:
    play = tocsin.position(
        "feurio",
        "feurio/1 5 draw:1 - 1,-2=5/r1;0,-1=3;1,-1=6/y2;2,-1=2;-1,0=2;0,0=6/g1b1;1,0=4;0,1=1 "
        "r11/g11/b11/y10 545554 0",
        chance="manual",
    )
    play.do("~draw:2")
    assert play.moves() == ["lay:2,-2"]
    play.do("lay:2,-2")
    play.do("pass")
    assert play.record().endswith("5. ~draw:2 lay:2,-2 pass\n")


@pytest.mark.vector("feurio", "TV-39")
@pytest.mark.rules("FE-END-1", "FE-END-3", "FE-SETUP-4")
@pytest.mark.refuses("FE-END-1")
def test_the_play_ends_when_all_have_passed_in_a_row() -> None:
    state = table(AFTER_4, "place:1")
    assert refusal(state, "lay:2,-2") == "FE-END-1"
    do(state, "pass", "men:blue>1,0", "pass", "pass", "pass")
    assert not state.is_over
    do(state, "pass")
    assert state.is_over


@pytest.mark.vector("feurio", "TV-40")
@pytest.mark.rules("FE-END-2")
def test_who_has_passed_may_place_again_and_the_count_starts_anew() -> None:
    state = table(AFTER_4, "place:1")
    do(state, "pass", "men:blue>1,0", "pass", "pass", "men:green>0,1")
    view = state.view(0).as_json()
    assert view["passes"] == 0
    assert not state.is_over


@pytest.mark.vector("feurio", "TV-41")
@pytest.mark.rules("FE-END-4", "FE-END-5", "FE-SETUP-6")
def test_passing_in_the_turn_of_the_last_tile_is_not_the_first_pass() -> None:
    state = table(AFTER_4, "draw:0", pile="000001")
    do(state, "~draw:6", "lay:2,-2", "pass", "pass", "pass", "pass")
    assert not state.is_over
    assert state.actor == 0
    do(state, "pass")
    assert state.is_over


@pytest.mark.rules("FE-COMP-1")
@pytest.mark.refuses("FE-COMP-1", "FE-COMP-4")
def test_tiles_and_men_are_counted() -> None:
    state = table(START, "draw:1", pile="056655")
    assert refusal(state, "~draw:1") == "FE-COMP-1"
    missing = Problem("wrong-number-of-tiles", "FE-COMP-1", {"value": 1, "count": 0})
    assert missing in state.problems()
    crowded = table("0,0=6/r3 1,0=6", "men:1", pile="666664")
    assert (
        Problem("too-many-men", "FE-COMP-4", {"colour": "red", "count": 15}) in crowded.problems()
    )
    with pytest.raises(tocsin.SetupError, match="impossible position"):
        tocsin.position("feurio", crowded.key())


@pytest.mark.rules("FE-SETUP-2", "FE-SETUP-3")
def test_four_start_tiles_fill_the_rhombus_sharp_end_first() -> None:
    play = tocsin.start("feurio", players=4, chance="manual")
    for value in (3, 6, 5, 4):
        play.do(f"~draw:{value}")
    assert play.position().split(" ")[4] == "0,-1=3;1,-1=6;0,0=5;1,0=4"


@pytest.mark.rules("FE-3P-1", "FE-SETUP-5")
@pytest.mark.parametrize(
    ("players", "hands"),
    [
        (4, "r12/g12/b12/y12"),
        (3, "r12y4/g12y4/b12y4"),
        (2, "r12y12/g12b12"),
        (1, "r12g12b12y12"),
    ],
)
def test_everybody_starts_with_the_men_of_the_rules(players: int, hands: str) -> None:
    assert tocsin.start("feurio", players=players, seed=1).position().split(" ")[5] == hands


@pytest.mark.rules("FE-SCORE-3", "FE-SCORE-4", "FE-SCORE-7", "FE-3P-3")
def test_the_count_is_told_area_by_area() -> None:
    state = table("0,0=6/r1y1 1,0=2/r1 3,0=5/g1", "place:1", passes=2, players=3)
    journal = tocsin.Journal()
    state.play(state.game.read_move(state, "pass"), journal)
    assert [event.code for event in journal.events] == [
        "passed",
        "reinforcements-removed",
        "area-scored",
        "area-scored",
        "total-scored",
        "total-scored",
        "total-scored",
        "play-ended",
    ]
    first = journal.events[2].args
    assert (first["sum"], first["divisor"], first["value"]) == (8, 2, 4)
    assert [event.args["total"] for event in journal.events[4:7]] == [4, 1, 0]
