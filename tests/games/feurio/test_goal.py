"""FE-SOLO and FE-COOP: the common goal."""

import pytest

import tocsin
from tests.games.feurio.table import SAVED, do, moves, refusal, table
from tocsin.core.contract import Outcome, State

DONE = {1: "r0g0b0y0", 2: "r0y0/g0b0", 3: "r0y0/g0y0/b0y0", 4: "r0/g0/b0/y0"}


def ended(tiles: str, players: int = 1, hands: str = "") -> Outcome:
    mode = "solo" if players == 1 else "coop"
    state = table(tiles, "over", players=players, mode=mode, hands=hands or DONE[players])
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def last_turn(tiles: str, hands: str, players: int = 1) -> State:
    mode = "solo" if players == 1 else "coop"
    return table(tiles, "men:0", players=players, mode=mode, hands=hands, turn=35)


@pytest.mark.rules("FE-SOLO-4", "FE-SOLO-6")
def test_all_men_one_area_each_and_an_open_one_is_success() -> None:
    outcome = ended(SAVED)
    assert outcome.ending == "forest-saved"
    assert outcome.scores == (1,)
    assert outcome.winners == (0,)


@pytest.mark.vector("feurio", "TV-64")
@pytest.mark.rules("FE-SOLO-4")
def test_forty_seven_men_are_not_enough() -> None:
    assert ended(SAVED.replace("3,5=5/y3", "3,5=5/y2"), hands="r0g0b0y1").ending == "forest-lost"


@pytest.mark.vector("feurio", "TV-65")
@pytest.mark.rules("FE-SOLO-4")
def test_a_colour_in_two_areas_is_a_failure() -> None:
    moved = SAVED.replace("4,0=3/r2", "4,0=3").replace("4,4=4 ", "4,4=4/r2 ")
    assert ended(moved).ending == "forest-lost"


@pytest.mark.rules("FE-SOLO-4")
def test_a_closed_one_is_no_water() -> None:
    # Row 3 is closed in on all sides once the cells west of it are covered.
    closed = SAVED + " -1,3=2 -1,4=2 -1,2=2 -1,5=2"
    thirty_six = closed.replace(" 5,0=2", "").replace(" 5,2=2", "").replace(" 5,3=2", "")
    assert ended(thirty_six.replace(" 5,5=2", "")).ending == "forest-lost"


@pytest.mark.vector("feurio", "TV-67")
@pytest.mark.rules("FE-SOLO-5")
def test_reaching_the_goal_early_does_not_end_the_play() -> None:
    early = SAVED.replace(" 5,0=2", "")
    state = table(early, "men:0", players=1, hands=DONE[1], pile="010000", turn=34)
    do(state, "pass")
    assert not state.is_over
    assert state.game.prompt(state).code == "draw-tile"


@pytest.mark.vector("feurio", "TV-68")
@pytest.mark.rules("FE-SOLO-3")
def test_the_last_tile_still_allows_one_placement_and_nothing_after_it() -> None:
    state = last_turn(SAVED.replace("4,5=4/y2", "4,5=4"), "r0g0b0y2")
    assert "men:yellow>4,5*2" in moves(state)
    do(state, "men:yellow>4,5*2")
    assert state.is_over
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ending == "forest-saved"


@pytest.mark.rules("FE-SOLO-2", "FE-SOLO-3", "FE-SOLO-7")
def test_a_solitaire_has_exactly_thirty_five_turns() -> None:
    play = tocsin.start("feurio", players=1, seed=5)
    while not play.is_over:
        play.do(play.moves()[-1])
    assert play.plies[-1].turn == 35
    # One man on a 1-tile, three on each of three more, two on the last: five placing turns.
    assert -(-(12 - 1) // 3) + 1 == 5


@pytest.mark.refuses("FE-SOLO-1")
def test_solo_is_for_one_player() -> None:
    with pytest.raises(tocsin.SetupError) as caught:
        tocsin.start("feurio", mode="solo", players=2)
    assert caught.value.rule == "FE-SOLO-1"
    assert tocsin.start("feurio", mode="solo", seed=1).game.seats == 1
    assert tocsin.start("feurio", players=1, seed=1).game.options["mode"] == "solo"


@pytest.mark.refuses("FE-COOP-1")
def test_coop_needs_partners() -> None:
    with pytest.raises(tocsin.SetupError) as caught:
        tocsin.start("feurio", mode="coop", players=1)
    assert caught.value.rule == "FE-COOP-1"


@pytest.mark.vector("feurio", "TV-62")
@pytest.mark.refuses("FE-SOLO-2", "FE-COOP-5", "FE-BREAK-12")
def test_solo_and_coop_have_no_firebreaks() -> None:
    solo = table("0,0=6", "lay:0", drawn="1", players=1)
    assert refusal(solo, "break:red>1,0") == "FE-SOLO-2"
    coop = table("0,0=6 1,0=2", "lay:0", drawn="1", players=2, mode="coop")
    assert refusal(coop, "break:red>1,-1") == "FE-COOP-5"
    for options in ({"players": 1}, {"players": 3, "mode": "coop"}):
        with pytest.raises(tocsin.SetupError) as caught:
            tocsin.start("feurio", firebreaks=True, **options)
        assert caught.value.rule == "FE-BREAK-12"


@pytest.mark.rules("FE-BREAK-12", "FE-COOP-5")
def test_coop_and_solo_without_firebreaks_are_fine() -> None:
    for players in (1, 2, 3, 4):
        mode = "solo" if players == 1 else "coop"
        play = tocsin.start("feurio", players=players, mode=mode, seed=2)
        assert not any(move.startswith("break") for move in play.moves())


@pytest.mark.rules("FE-COOP-1", "FE-COOP-3", "FE-COOP-7")
@pytest.mark.parametrize(("players", "turns"), [(2, 34), (3, 33), (4, 32)])
def test_coop_ends_with_the_turn_of_the_last_tile(players: int, turns: int) -> None:
    play = tocsin.start("feurio", players=players, mode="coop", seed=8)
    while not play.is_over:
        play.do(play.moves()[-1])
    assert play.plies[-1].turn == turns
    assert turns // players >= {2: 10, 3: 7, 4: 5}[players]


@pytest.mark.vector("feurio", "TV-69")
@pytest.mark.rules("FE-COOP-4", "FE-COOP-3")
def test_three_in_coop_save_the_reinforcements_as_a_fourth_colour() -> None:
    outcome = ended(SAVED, players=3)
    assert outcome.ending == "forest-saved"
    assert outcome.winners == (0, 1, 2)
    assert outcome.scores == (1, 1, 1)


@pytest.mark.vector("feurio", "TV-70")
@pytest.mark.rules("FE-COOP-4")
def test_reinforcements_in_two_areas_fail_the_team() -> None:
    moved = SAVED.replace("4,5=4/y2", "4,5=4").replace("5,3=2", "5,3=2/y1")
    assert ended(moved.replace("5,2=2", "5,2=2/y1"), players=3).ending == "forest-lost"


@pytest.mark.vector("feurio", "TV-71")
@pytest.mark.rules("FE-COOP-2")
def test_one_man_in_hand_fails_the_team() -> None:
    short = SAVED.replace("3,5=5/y3", "3,5=5/y2")
    assert ended(short, players=4, hands="r0/g0/b0/y1").ending == "forest-lost"
    assert ended(SAVED, players=4).ending == "forest-saved"


@pytest.mark.vector("feurio", "TV-76")
@pytest.mark.rules("FE-COOP-2", "FE-COOP-3", "FE-COOP-5")
def test_one_colour_a_turn_can_leave_a_man_behind_at_the_end() -> None:
    short = SAVED.replace("4,5=4/y2", "4,5=4/y1").replace("4,0=3/r2", "4,0=3/r1")
    state = last_turn(short, "r1y1/g0y0/b0y0", players=3)
    results = set()
    for code in state.legal():
        child = state.copy()
        child.play(code)
        outcome = child.outcome()
        assert outcome is not None
        results.add(outcome.ending)
    assert results == {"forest-lost"}


@pytest.mark.vector("feurio", "TV-77")
@pytest.mark.refuses("FE-3P-1")
def test_nobody_places_reinforcements_from_another_hand() -> None:
    state = table("0,0=6 1,-1=3 1,0=2", "men:1", players=3, mode="coop", hands="r12y4/g12y0/b12y4")
    assert refusal(state, "men:yellow>0,0") == "FE-3P-1"


@pytest.mark.rules("FE-COOP-6")
def test_in_coop_everybody_sees_the_same() -> None:
    play = tocsin.start("feurio", players=3, mode="coop", seed=4)
    for _ in range(30):
        play.do(play.moves()[0])
    views = [play.view(seat).as_json() for seat in range(3)]
    for view in views:
        del view["seat"]
    assert views[0] == views[1] == views[2]
