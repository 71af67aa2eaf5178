"""FP-SETUP, FP-ASET, FP-COMP: how a play begins."""

import pytest

import tocsin
from tests.games.flashpoint.table import (
    FAMILY_FIRES,
    FAMILY_POIS,
    codes,
    damage,
    do,
    doors,
    fires,
    look,
    moves,
    problems,
    refusal,
    table,
    told,
)
from tocsin.core.contract import State
from tocsin.core.errors import SetupError


def start(**options: object) -> State:
    return tocsin.game("flashpoint", **options).new()


def advanced_start(**options: object) -> State:
    options.setdefault("players", 1)
    return start(rules="advanced", **options)


@pytest.mark.rules(
    "FP-SETUP-1", "FP-SETUP-2", "FP-SETUP-3", "FP-SETUP-4", "FP-SETUP-5", "FP-COMP-3", "FP-COMP-5"
)
def test_the_family_game_begins_as_printed() -> None:
    state = start(players=1)
    view = look(state)
    assert fires(state) == set(FAMILY_FIRES.split())
    assert view["pois"] == FAMILY_POIS.split()
    assert doors(state) == {}
    assert len([edge for edge in view["edges"] if edge["kind"] == "door"]) == 8
    assert (view["poi_supply"], view["threat_markers_left"], view["damage"]) == (12, 23, 0)
    assert view["unseen"] == {"victim": 10, "false-alarm": 5}
    assert (view["ambulance"], view["engine"], view["hot_spot_reserve"]) == (None, None, 0)


@pytest.mark.rules("FP-SETUP-6", "FP-BOARD-1", "FP-COMP-1")
@pytest.mark.refuses("FP-SETUP-6")
def test_everybody_starts_on_any_of_the_32_outside_cells() -> None:
    state = start(players=1)
    assert len(moves(state)) == 32
    assert {"stand:0,0", "stand:0,5", "stand:7,9"} <= set(moves(state))
    assert refusal(state, "stand:1,1") == "FP-SETUP-6"
    do(state, "stand:0,5")
    assert look(state)["firefighters"][0]["cell"] == "0,5"
    assert refusal(state, "stand:0,6") == "FP-SETUP-6"
    assert problems(table("-"), "FP-SETUP-6")


@pytest.mark.rules("FP-SETUP-7", "FP-SETUP-12", "FP-TURN-1", "FP-COMP-11")
@pytest.mark.refuses("FP-SETUP-7", "FP-SETUP-12")
def test_the_first_player_is_agreed_upon_and_places_first() -> None:
    state = start(players=3)
    assert moves(state) == ["first:0", "first:1", "first:2"]
    assert refusal(state, "walk:n") == "FP-SETUP-12"
    do(state, "first:2")
    assert refusal(state, "first:1") == "FP-SETUP-7"
    seats = []
    while look(state)["phase"] == "stand":
        seats.append(look(state)["actor"])
        do(state, "stand:0,5")
    assert seats == [2, 0, 1]
    assert (look(state)["turn"], look(state)["active_seat"]) == (1, 2)


@pytest.mark.rules("FP-COMP-11")
@pytest.mark.refuses("FP-COMP-11")
def test_one_to_six_firefighters_play() -> None:
    for players in (0, 7):
        with pytest.raises(SetupError) as error:
            start(players=players)
        assert error.value.rule == "FP-COMP-11"
    assert moves(start(players=1))[0] == "stand:0,0"
    assert len(start(players=6).scores()) == 6


@pytest.mark.rules("FP-SETUP-8", "FP-BOARD-2", "FP-BOARD-4", "FP-SETUP-2")
@pytest.mark.refuses("FP-BOARD-2")
def test_the_back_takes_the_same_cells_and_seven_doors() -> None:
    state = start(players=1, board="back")
    assert fires(state) == set(FAMILY_FIRES.split())
    assert len([edge for edge in look(state)["edges"] if edge["kind"] == "door"]) == 7
    assert len([edge for edge in look(state)["edges"] if edge["kind"] == "doorway"]) == 2
    with pytest.raises(SetupError) as error:
        start(board="roof")
    assert error.value.rule == "FP-BOARD-2"


@pytest.mark.rules("FP-SETUP-9", "FP-SETUP-10", "FP-ED-10")
@pytest.mark.refuses("FP-SETUP-9")
def test_the_random_family_set_up_damages_nothing() -> None:
    state = start(players=1, setup="random")
    do(state, "~roll:3,3")
    assert fires(state) == {"3,3", "4,3", "3,4"}
    again = do(state, "~roll:3,4")
    assert codes(again) == ["dice-rolled", "rolled-again"]
    do(state, "~roll:1,6")
    events = do(state, "~roll:3,5")
    assert told(events, "shockwave")
    assert damage(state) == {}
    assert doors(state) == {}
    assert not any(cell.startswith("0,") for cell in fires(state))
    assert state.game.prompt(state).code == "roll-poi"
    burning = next(iter(fires(state)))
    assert codes(do(state, f"~roll:{burning}")) == ["dice-rolled", "rolled-again"]
    do(state, "~roll:6,1")
    assert codes(do(state, "~roll:6,1")) == ["dice-rolled", "rolled-again"]
    do(state, "~roll:6,2", "~roll:6,8")
    assert look(state)["pois"] == ["6,1", "6,2", "6,8"]
    assert look(state)["phase"] == "stand"
    with pytest.raises(SetupError) as error:
        start(setup="wild")
    assert error.value.rule == "FP-SETUP-9"


@pytest.mark.rules("FP-SETUP-9")
def test_the_other_reading_takes_the_doors() -> None:
    state = start(players=1, setup="random", family_random_keeps_doors=False)
    do(state, "~roll:3,3")
    assert doors(state) == {"3,2|3,3": "gone"}
    assert damage(state) == {}


@pytest.mark.rules("FP-SETUP-11", "FP-ED-10")
@pytest.mark.refuses("FP-SETUP-11")
def test_the_alternative_family_set_up_uses_the_advanced_dice_without_hot_spots() -> None:
    state = start(players=1, setup="alternative")
    do(state, "~black:1", "~roll:1,7", "~red:6")
    assert look(state)["hot_spots"] == []
    assert damage(state) == {}
    assert look(state)["phase"] == "pois"
    with pytest.raises(SetupError) as error:
        start(setup="advanced")
    assert error.value.rule == "FP-SETUP-11"


# Advanced.


@pytest.mark.vector("flashpoint", "TV-58")
@pytest.mark.rules(
    "FP-ASET-1",
    "FP-ASET-2",
    "FP-ASET-4",
    "FP-ASET-5",
    "FP-ASET-6",
    "FP-ASET-8",
    "FP-DICE-3",
    "FP-DICE-2",
)
@pytest.mark.refuses("FP-ASET-4", "FP-ASET-5", "FP-ASET-6")
def test_three_explosions_of_the_advanced_set_up() -> None:
    state = advanced_start()
    assert len(moves(state)) == 8
    assert refusal(state, "~roll:3,3") == "FP-ASET-4"
    do(state, "~black:5")
    assert fires(state) == {"4,6", "3,6", "4,5"}
    assert damage(state) == {"4,6|5,6": 1}
    assert doors(state) == {"4,6|4,7": "gone"}
    assert refusal(state, "~red:1") == "FP-ASET-5"
    turned = do(state, "~roll:2,7")
    assert told(turned, "black-die-turned")[0].args == {"black": 2}
    assert fires(state) == {"4,6", "3,6", "4,5", "2,7", "1,7", "2,6", "2,8"}
    assert len(moves(state)) == 6
    assert refusal(state, "~black:2") == "FP-ASET-6"
    do(state, "~red:5")
    assert len(fires(state)) == 11
    assert damage(state) == {"4,6|5,6": 1, "2,7|3,7": 1, "4,2|5,2": 1}
    assert look(state)["hot_spots"] == ["2,7", "4,6", "5,2"]
    assert look(state)["phase"] == "hazmats"


@pytest.mark.vector("flashpoint", "TV-59")
@pytest.mark.rules("FP-ASET-7", "FP-ASET-5", "FP-WAVE-2", "FP-ED-9")
@pytest.mark.refuses("FP-ASET-7")
def test_the_fourth_explosion_of_the_heroic_level() -> None:
    state = advanced_start(level="heroic")
    do(state, "~black:5", "~roll:2,7", "~red:5")
    assert refusal(state, "~red:3") == "FP-ASET-7"
    assert told(do(state, "~roll:3,6"), "rolled-again")[0].rule == "FP-ASET-7"
    do(state, "~roll:3,5")
    assert damage(state)["2,5|3,5"] == damage(state)["4,5|5,5"] == damage(state)["3,6|3,7"] == 1
    assert "3,4" in fires(state)
    assert look(state)["damage"] == 6


@pytest.mark.rules("FP-DICE-3", "FP-ASET-6")
def test_the_black_die_may_be_paired_as_printed_on_one_die() -> None:
    state = advanced_start(black_opposite="pairs")
    turned = do(state, "~black:1", "~roll:1,7")
    assert told(turned, "black-die-turned")[0].args == {"black": 4}


@pytest.mark.refuses("FP-DICE-3")
def test_no_other_black_die_is_known() -> None:
    with pytest.raises(SetupError) as error:
        start(black_opposite="random")
    assert error.value.rule == "FP-DICE-3"


@pytest.mark.rules("FP-ASET-8", "FP-ASET-6")
def test_the_other_reading_of_set_up_explosions_damages_nothing() -> None:
    state = advanced_start(setup_explosions_damage=False)
    do(state, "~black:5")
    assert damage(state) == {}
    assert doors(state) == {}
    assert codes(do(state, "~roll:4,6")) == ["dice-rolled", "rolled-again"]


@pytest.mark.rules("FP-ASET-6")
def test_only_the_red_die_is_rolled_again_for_the_third() -> None:
    state = advanced_start()
    do(state, "~black:4", "~roll:1,3")
    # Black 3 is turned to 6, and (3,6) burns.
    assert codes(do(state, "~red:3")) == ["red-die-rolled", "rolled-again"]
    assert look(state)["phase"] == "blast-red"


@pytest.mark.rules("FP-ASET-3", "FP-ASET-8b", "FP-COMP-7")
@pytest.mark.refuses("FP-ASET-3", "FP-COMP-7")
def test_hazmats_by_level_may_share_a_cell_but_not_with_fire() -> None:
    for level, number in (("recruit", 3), ("veteran", 4), ("heroic", 5)):
        state = advanced_start(level=level)
        do(state, "~black:5", "~roll:2,7", "~red:5")
        if level == "heroic":
            do(state, "~roll:6,8")
        assert state.game.prompt(state).args["left"] == number
    assert codes(do(state, "~roll:4,6")) == ["dice-rolled", "rolled-again"]
    do(state, *["~roll:1,1"] * 5)
    assert look(state)["hazmats"] == [{"cell": "1,1", "count": 5}]
    assert state.problems() == []
    with pytest.raises(SetupError) as error:
        start(level="legend")
    assert error.value.rule == "FP-ASET-3"
    with pytest.raises(SetupError) as error:
        start(level="heroic")
    assert error.value.rule == "FP-ASET-3"
    assert problems(table("0,0=generalist", rules="advanced", hazmats="1,1*4"), "FP-COMP-7")


@pytest.mark.rules("FP-ASET-8b")
@pytest.mark.refuses("FP-ASET-8b")
def test_hazmats_may_be_kept_apart() -> None:
    state = advanced_start(hazmat_stacking=False)
    do(state, "~black:5", "~roll:2,7", "~red:5", "~roll:1,1")
    assert codes(do(state, "~roll:1,1")) == ["dice-rolled", "rolled-again"]
    with pytest.raises(SetupError) as error:
        start(hazmat_stacking="perhaps")
    assert error.value.rule == "FP-ASET-8b"


DICE = ("~black:5", "~roll:2,7", "~red:5", "~roll:1,1", "~roll:1,2", "~roll:1,3")
POIS = ("~roll:6,6", "~roll:6,7", "~roll:6,8")


@pytest.mark.rules("FP-ASET-9", "FP-SETUP-4")
@pytest.mark.refuses("FP-ASET-9")
def test_set_up_markers_avoid_fire_and_each_other() -> None:
    state = advanced_start()
    do(state, *DICE)
    assert refusal(state, "~black:1") == "FP-ASET-9"
    assert codes(do(state, "~roll:4,6")) == ["dice-rolled", "rolled-again"]
    do(state, "~roll:6,6")
    assert codes(do(state, "~roll:6,6")) == ["dice-rolled", "rolled-again"]
    do(state, "~roll:6,7", "~roll:6,8")
    assert look(state)["pois"] == ["6,6", "6,7", "6,8"]
    assert look(state)["poi_supply"] == 12


@pytest.mark.rules("FP-ASET-10", "FP-COMP-10", "FP-ED-13")
@pytest.mark.refuses("FP-ASET-10")
def test_specialists_are_chosen_in_turn_order_and_none_twice() -> None:
    state = advanced_start(players=2)
    do(state, "first:1", *DICE, *POIS)
    assert (look(state)["phase"], look(state)["actor"]) == ("choose", 1)
    assert len(moves(state)) == 8
    do(state, "specialist:driver")
    assert refusal(state, "specialist:driver") == "FP-ASET-10"
    assert len(moves(state)) == 7
    do(state, "specialist:cafs")
    assert [figure["specialist"] for figure in look(state)["firefighters"]] == ["cafs", "driver"]
    for names in (["driver", "driver"], ["driver"], ["driver", "wizard"]):
        with pytest.raises(SetupError) as error:
            advanced_start(players=2, specialists=names)
        assert error.value.rule == "FP-ASET-10"
    twice = table("0,0=cafs/0,1=cafs", rules="advanced")
    assert problems(twice, "FP-ASET-10")


@pytest.mark.rules("FP-ASET-10")
def test_specialists_may_be_named_or_dealt() -> None:
    named = advanced_start(players=2, specialists=["rescue", "imaging"])
    do(named, "first:0", *DICE, *POIS)
    assert look(named)["phase"] == "stand"
    dealt = advanced_start(players=2, deal_specialists=True)
    do(dealt, "first:0", *DICE, *POIS)
    assert dealt.weights() == [1] * 8
    do(dealt, "~deal:rescue")
    assert refusal(dealt, "~deal:rescue") == "FP-ASET-10"
    assert refusal(dealt, "specialist:driver") == "FP-TURN-3"


@pytest.mark.rules("FP-ASET-11", "FP-ASET-12", "FP-ASET-16", "FP-COMP-6", "FP-INV-7")
@pytest.mark.refuses("FP-COMP-6")
@pytest.mark.parametrize(
    ("players", "level", "on_board", "reserve"),
    [
        (players, level, on_board, reserve)
        for level, reserve, counts in (
            ("recruit", 6, {1: 3, 2: 3, 3: 5, 4: 6, 5: 6, 6: 6}),
            ("veteran", 6, {1: 6, 2: 6, 3: 8, 4: 9, 5: 9, 6: 9}),
            ("heroic", 12, {1: 7, 2: 7, 3: 9, 4: 10, 5: 10, 6: 10}),
        )
        for players, on_board in counts.items()
    ],
)
def test_hot_spots_after_set_up(players: int, level: str, on_board: int, reserve: int) -> None:
    state = tocsin.game("flashpoint", rules="advanced", players=players, level=level).new()
    rng = tocsin.Rng(players)
    while look(state)["phase"] != "act":
        state.step(rng)
    view = look(state)
    assert (len(view["hot_spots"]), view["hot_spot_reserve"]) == (on_board, reserve)
    crowd = " ".join(f"{row},{column}" for row in (1, 2, 3) for column in range(1, 9))
    assert problems(
        table("0,0=cafs", rules="advanced", hot=crowd, reserve=1, level=level), "FP-COMP-6"
    )


@pytest.mark.rules("FP-ASET-11")
@pytest.mark.refuses("FP-ASET-11")
def test_a_hot_spot_is_never_put_on_another() -> None:
    state = advanced_start(level="veteran", specialists=["cafs"])
    do(state, *DICE, "~roll:1,4", *POIS)
    assert look(state)["phase"] == "heat"
    assert refusal(state, "~red:1") == "FP-ASET-11"
    assert codes(do(state, "~roll:4,6")) == ["dice-rolled", "rolled-again"]
    do(state, "~roll:1,1")
    assert codes(do(state, "~roll:1,1")) == ["dice-rolled", "rolled-again"]


@pytest.mark.rules("FP-ASET-13", "FP-ASET-14", "FP-ASET-15", "FP-COMP-9", "FP-VEH-1")
@pytest.mark.refuses("FP-ASET-14")
def test_vehicles_are_parked_last_by_the_first_player() -> None:
    state = advanced_start(players=2, specialists=["rescue", "imaging"])
    do(state, "first:1", *DICE, *POIS, "stand:0,0", "stand:0,9")
    assert look(state)["actor"] == 1
    assert moves(state) == [f"park:ambulance>{side}" for side in "nesw"]
    assert refusal(state, "park:engine>n") == "FP-ASET-14"
    do(state, "park:ambulance>s")
    assert moves(state) == [f"park:engine>{side}" for side in "nesw"]
    do(state, "park:engine>w")
    view = look(state)
    assert view["ambulance"] == {"spot": "s", "cells": ["7,3", "7,4"]}
    assert view["engine"] == {"spot": "w", "cells": ["1,0", "2,0"]}
    assert (view["active_seat"], view["turn"]) == (1, 1)
    assert refusal(state, "park:engine>n") == "FP-ASET-14"
    assert problems(table("0,0=cafs", rules="advanced", vehicles="-/-"), "FP-ASET-14")


@pytest.mark.rules("FP-COMP-8", "FP-DICE-2")
def test_a_roll_is_red_then_black() -> None:
    state = start(players=1)
    do(state, "stand:0,0", "pass")
    assert moves(state)[0] == "~roll:1,1"
    assert moves(state)[-1] == "~roll:6,8"
    rng = tocsin.Rng(5)
    twin = tocsin.Rng(5)
    code = state.draw(rng)
    red, black = 1 + twin.below(6), 1 + twin.below(8)
    assert state.game.write_move(state, code) == f"~roll:{red},{black}"


def test_a_face_that_no_die_has_cannot_be_read() -> None:
    state = start(players=1)
    for text in ("~roll:7,1", "~roll:1,9", "~roll:0,1", "~roll:1"):
        with pytest.raises(tocsin.NotationError):
            state.game.read_move(state, text)
