"""FE-BREAK: the advanced rule."""

import pytest

import tocsin
from tests.games.feurio.table import START, cells, do, heats, moves, refusal, table


@pytest.mark.vector("feurio", "TV-58")
@pytest.mark.rules("FE-BREAK-1", "FE-BREAK-2", "FE-BREAK-4", "FE-BREAK-6")
@pytest.mark.refuses("FE-BREAK-2", "FE-BREAK-6")
def test_a_firebreak_goes_to_a_hottest_cell_and_costs_a_man_of_the_hand() -> None:
    state = table(START, "lay:1", drawn="5", firebreaks=True)
    assert refusal(state, "break:green>1,-2") == "FE-BREAK-2"
    empty = table(START, "lay:1", drawn="5", firebreaks=True, hands="r12/g0/b12/y12")
    assert refusal(empty, "break:green>2,-1") == "FE-BREAK-6"
    one = table(START, "lay:1", drawn="5", firebreaks=True, hands="r12/g1/b12/y12", pile="111111")
    do(one, "break:green>2,-1")
    view = one.view(1).as_json()
    assert view["hands"][1] == {}


@pytest.mark.refuses("FE-BREAK-1")
def test_without_the_advanced_rule_nothing_is_laid_face_down() -> None:
    assert refusal(table(START, "lay:1", drawn="5"), "break:green>2,-1") == "FE-BREAK-1"


@pytest.mark.refuses("FE-BREAK-4")
def test_only_an_own_man_can_be_given_up() -> None:
    state = table(START, "lay:1", drawn="5", firebreaks=True)
    assert refusal(state, "break:red>2,-1") == "FE-BREAK-4"


@pytest.mark.vector("feurio", "TV-59")
@pytest.mark.rules("FE-BREAK-7", "FE-SPREAD-1", "FE-BREAK-8")
def test_a_firebreak_gives_no_heat_and_closes_sides() -> None:
    tiles = START + " 2,-1=#5@1 0,1=#5@2"
    state = table(tiles, "lay:3", drawn="1", firebreaks=True)
    assert cells(state) == {"-1,0", "1,-2"}
    assert max(heats(state).values()) == 9
    assert heats(state)["3,-1"] == heats(state)["0,2"] == 0
    view = state.view(0).as_json()
    sides = {tile["cell"]: tile["free_sides"] for tile in view["tiles"]}
    assert sides["1,0"] == 2


@pytest.mark.rules("FE-BREAK-9")
@pytest.mark.refuses("FE-BREAK-9")
def test_nobody_stands_on_a_firebreak() -> None:
    state = table(START + " 2,-1=#6@1", "men:1", firebreaks=True)
    assert refusal(state, "men:green>2,-1") == "FE-BREAK-9"
    assert not any("2,-1" in move for move in moves(state))


@pytest.mark.vector("feurio", "TV-73")
@pytest.mark.rules("FE-BREAK-5", "FE-TURN-4")
def test_after_a_firebreak_the_turn_is_over() -> None:
    play = tocsin.start("feurio", players=4, firebreaks=True, chance="manual")
    for value in (3, 6, 6, 4, 5):
        play.do(f"~draw:{value}")
    play.do("break:green>2,-1")
    assert play.prompt().code == "draw-tile"
    play.do("~draw:1")
    assert play.actor == 2
    assert play.prompt().code == "lay-tile"


@pytest.mark.vector("feurio", "TV-74")
@pytest.mark.rules("FE-2P-4", "FE-BREAK-6", "FE-TURN-4")
@pytest.mark.parametrize(("hand", "options"), [("g0b3", 2), ("g2b3", 3), ("g0b0", 1)])
def test_with_two_players_either_colour_in_hand_can_be_given_up(hand: str, options: int) -> None:
    state = table(
        "0,0=6 1,0=5 1,-1=1",
        "lay:1",
        drawn="4",
        players=2,
        firebreaks=True,
        hands=f"r12y12/{hand}",
    )
    assert len(cells(state)) == 1
    assert len(moves(state)) == options


@pytest.mark.rules("FE-BREAK-11")
def test_the_last_tile_may_be_a_firebreak_and_is_no_pass() -> None:
    state = table(START, "draw:0", pile="000010", firebreaks=True)
    do(state, "~draw:5", "break:red>2,-1")
    view = state.view(0).as_json()
    assert (view["phase"], view["passes"], state.actor) == ("place", 0, 1)
    do(state, "pass", "pass", "pass")
    assert not state.is_over
    do(state, "pass")
    assert state.is_over


@pytest.mark.rules("FE-BREAK-10")
def test_no_move_ever_turns_a_firebreak_over() -> None:
    state = table(START + " 2,-1=#6@1", "lay:2", drawn="1", firebreaks=True)
    assert refusal(state, "lay:2,-1") == "FE-SPREAD-1"
    ended = table(START + " 2,-1=#6@1", "over", firebreaks=True)
    view = ended.view(0).as_json()
    down = next(tile for tile in view["tiles"] if tile["cell"] == "2,-1")
    assert down["laid_face_down_by"] == 1
