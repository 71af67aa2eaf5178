"""Set-up, deck gun, driving, the engineer and the options of the expansion."""

import pytest

import tocsin
from tests.games.flashpoint.table import (
    advanced,
    cells,
    cost,
    damage,
    do,
    doors,
    fires,
    look,
    moves,
    refusal,
    table,
    told,
)
from tocsin.core.contract import State
from tocsin.core.errors import SetupError

LAB: dict = {"board": "laboratory"}


def start(**options: object) -> State:
    return tocsin.game("flashpoint", **{"players": 1, **options}).new()


@pytest.mark.vector("extreme-danger", "TV-71")
@pytest.mark.rules("XD-SETUP-1", "XD-SETUP-2", "XD-GEN-1")
@pytest.mark.refuses("XD-SETUP-1", "XD-GEN-1")
def test_family_explosions_at_the_start_harm_nothing() -> None:
    state = start(board="garage")
    do(state, "~roll:1,8")
    assert fires(state) == {"1,8", "2,8", "1,7"}
    assert damage(state) == {}
    assert look(state)["damage"] == 0
    do(state, "~roll:1,8")
    assert fires(state) == {"1,8", "2,8", "1,7"}
    do(state, "~roll:1,5")
    assert state.actor == tocsin.CHANCE
    assert doors(state) == {}
    assert look(state)["phase"] == "blast-family"
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", board="garage", setup="fixed")
    assert error.value.rule == "XD-SETUP-1"
    with pytest.raises(SetupError):
        tocsin.game("flashpoint", board="front", car=True)


@pytest.mark.rules(
    "XD-SETUP-3", "XD-SETUP-4", "XD-SETUP-6", "XD-SETUP-7", "XD-SETUP-9", "XD-ATTIC-3"
)
@pytest.mark.refuses("XD-SETUP-3", "XD-SETUP-4", "XD-SETUP-7")
def test_advanced_explosions_at_the_start() -> None:
    garage = start(board="garage", rules="advanced")
    assert refusal(garage, "~roll:1,1") == "FP-ASET-4"
    lab = start(board="laboratory", rules="advanced")
    assert refusal(lab, "~black:1") == "XD-SETUP-4"
    attic = start(board="laboratory+attic", rules="advanced")
    do(attic, "~roll:1,1", "~roll:1,12")
    assert told(do(attic, "~red:5"), "fire-placed")[0].args["cell"] == "5,1"
    assert look(attic)["phase"] == "blast-last"
    do(attic, "~roll:6,10")
    assert look(attic)["phase"] == "hazmats"
    settings = attic.game.settings  # type: ignore[attr-defined]
    assert (settings.extra_hot_spots, settings.reserve) == (3, 9)


@pytest.mark.vector("extreme-danger", "TV-73")
@pytest.mark.rules("XD-SETUP-5", "XD-SETUP-10")
@pytest.mark.refuses("XD-SETUP-5", "XD-SETUP-10")
def test_at_most_two_markers_on_a_level_of_the_laboratory() -> None:
    state = advanced(
        "-=generalist",
        phase="pois:0/0",
        ap="0+0",
        poi="1,1 1,2",
        vehicles="-/-",
        memory="left=1",
        turn=0,
        **LAB,
    )
    events = do(state, "~roll:4,2")
    assert told(events, "rolled-again")[0].rule == "XD-SETUP-5"
    do(state, "~roll:4,6")
    assert set(look(state)["pois"]) == {"1,1", "1,2", "u:4,2"}


@pytest.mark.vector("extreme-danger", "TV-74")
@pytest.mark.rules("XD-OBJ-3", "XD-SETUP-8")
@pytest.mark.refuses("XD-OBJ-3", "XD-SETUP-8")
def test_set_up_rolls_on_an_object_are_rolled_again() -> None:
    state = advanced(
        "-=generalist",
        phase="heat:0/0",
        ap="0+0",
        vehicles="-/-",
        memory="left=2",
        turn=0,
        board="garage",
        car=True,
        danger="large=0",
    )
    events = do(state, "~roll:3,6")
    assert told(events, "rolled-again")[0].args == {"cell": "3,6"}
    assert look(state)["hot_spots"] == []
    blast = start(board="garage", car=True)
    assert told(do(blast, "~roll:3,7"), "rolled-again")
    assert fires(blast) == set()


@pytest.mark.rules("XD-SETUP-11", "XD-GEN-2")
@pytest.mark.refuses("XD-SETUP-11", "XD-GEN-2")
def test_firefighters_start_on_the_ground_outside() -> None:
    state = table("-", phase="stand:0/0", ap="0+0", turn=0, **LAB)
    assert refusal(state, "stand:u:0,1") == "FP-SETUP-6"
    assert len(moves(state)) == 24
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", board="laboratory+cellar")
    assert error.value.rule == "XD-GEN-2"


@pytest.mark.vector("extreme-danger", "TV-47")
@pytest.mark.rules("XD-GUN-2", "XD-GUN-4")
@pytest.mark.refuses("XD-GUN-2", "XD-GUN-3")
def test_the_gun_fires_at_half_of_each_level_of_the_laboratory() -> None:
    burning = "u:2,3 u:2,4 u:3,3 u:1,3 u:2,2"
    state = advanced("0,3=generalist", ap="5+0", fire=burning, vehicles="n/n", **LAB)
    events = do(state, "gun", "~roll:5,7")
    turned = told(events, "gun-dice-turned")[0]
    assert (turned.rule, turned.args) == ("XD-GUN-2", {"red": 2, "black": 7})
    assert fires(state) == {"u:1,3", "u:2,2"}
    blocked = advanced("0,3=generalist/u:3,1=rescue", ap="5+0", fire=burning, vehicles="n/n", **LAB)
    assert refusal(blocked, "gun") == "FP-GUN-3"


@pytest.mark.rules("XD-GUN-3")
def test_ladder_tops_and_the_other_half_do_not_block_the_gun() -> None:
    state = advanced(
        "0,3=generalist/u:4,1=rescue/u:3,0=driver",
        ap="5+0",
        doors="3,0|u:3,0=ladder",
        vehicles="n/n",
        **LAB,
    )
    assert "gun" in moves(state)


@pytest.mark.vector("extreme-danger", "TV-49")
@pytest.mark.rules("XD-GUN-5")
@pytest.mark.refuses("XD-GUN-5")
def test_with_an_attic_on_the_laboratory_the_gun_has_twelve_faces() -> None:
    board: dict = {"board": "laboratory+attic"}
    state = advanced("7,1=generalist", ap="5+0", fire="a:5,3", vehicles="n/s", **board)
    turned = told(do(state, "gun", "~roll:2,11"), "gun-dice-turned")[0]
    assert (turned.rule, turned.args) == ("XD-GUN-5", {"red": 5, "black": 11})
    assert fires(state) == set()
    short = advanced("7,1=generalist", ap="5+0", vehicles="n/s", gun_die_three_levels="d8", **board)
    do(short, "gun")
    assert refusal(short, "~roll:2,11") == "XD-GUN-7"


@pytest.mark.vector("extreme-danger", "TV-50")
@pytest.mark.rules("XD-GUN-6")
@pytest.mark.refuses("XD-GUN-6")
def test_on_the_garage_the_upper_half_of_the_die_is_the_attic() -> None:
    board: dict = {"board": "garage+attic"}
    burning = "a:1,2 a:1,1 a:2,2 a:1,3"
    state = advanced("1,0=generalist", ap="5+0", fire=burning, vehicles="n/w", **board)
    turned = told(do(state, "gun", "~roll:6,6"), "gun-dice-turned")[0]
    assert (turned.rule, turned.args) == ("XD-GUN-6", {"red": 1, "black": 10})
    assert fires(state) == {"a:1,3"}
    above = advanced("1,0=generalist/a:1,4=rescue", ap="5+0", vehicles="n/w", **board)
    assert refusal(above, "gun") == "FP-GUN-3"
    right = advanced("0,7=generalist", ap="5+0", fire="2,7", vehicles="n/n", **board)
    do(right, "gun", "~roll:2,2")
    assert fires(right) == set()


@pytest.mark.rules("XD-GUN-1", "XD-GUN-8")
@pytest.mark.refuses("XD-GUN-1", "XD-GUN-8", "XD-GUN-4")
def test_the_garage_alone_keeps_the_quadrants() -> None:
    state = advanced("0,7=driver", fire="2,7", vehicles="n/n", board="garage")
    assert cost(state, "gun") == 2
    do(state, "gun", "~roll:5,1", "reroll:black")
    assert refusal(state, "~roll:1,1") == "FP-SPEC-DRIV-2"
    do(state, "~black:2", "keep")
    assert fires(state) == set()
    poor = advanced("0,7=generalist", ap="3+0", vehicles="n/n", board="garage")
    assert refusal(poor, "gun") == "FP-GUN-1"


@pytest.mark.vector("extreme-danger", "TV-53")
@pytest.mark.rules("XD-DRIVE-1")
@pytest.mark.refuses("XD-DRIVE-1")
def test_round_the_laboratory_any_spot_is_one_drive() -> None:
    state = advanced("0,3=generalist", ap="5+0", vehicles="n/n", **LAB)
    assert cost(state, "drive:engine>s") == 2
    do(state, "drive:engine>s", "ride:7,1")
    assert cells(state) == ["7,1"]
    garage = advanced("0,7=generalist", ap="5+0", vehicles="n/n", board="garage")
    assert refusal(garage, "drive:engine>s") == "FP-VEH-3"
    assert cost(garage, "drive:engine>e") == 2
    do(garage, "drive:engine>e", "ride:5,9")
    assert cost(garage, "drive:engine>s") == 2


ENGINEER: dict = {"engineer": True, "board": "garage"}


@pytest.mark.rules("XD-ENG-1", "XD-ENG-2")
@pytest.mark.refuses("XD-ENG-1", "XD-ENG-2")
def test_the_engineer_clears_hot_spots_and_repairs_walls() -> None:
    state = advanced("1,4=engineer", hot="1,4", walls="1,4|2,4=1", **ENGINEER)
    assert cost(state, "clear") == 1
    do(state, "clear")
    assert look(state)["hot_spot_reserve"] == 1
    assert refusal(state, "clear") == "XD-ENG-1"
    assert cost(state, "repair:s") == 2
    do(state, "repair:s")
    assert look(state)["damage"] == 0
    assert refusal(state, "repair:s") == "XD-ENG-2"
    near = advanced("1,4=engineer", hot="1,4", fire="1,3", walls="1,4|2,4=1", **ENGINEER)
    assert refusal(near, "repair:s") == "XD-ENG-1"
    assert refusal(near, "clear") == "XD-ENG-1"
    assert refusal(near, "spray:w") == "XD-ENG-1"
    window = advanced("1,1=engineer", walls="0,1|1,1=1", **ENGINEER)
    assert refusal(window, "repair:n") == "XD-ENG-2"
    other = advanced("1,4=generalist", hot="1,4", walls="1,4|2,4=1", **ENGINEER)
    assert refusal(other, "repair:s") == "XD-ENG-1"
    ruin = advanced("1,4=engineer", walls="1,4|2,4=2", **ENGINEER)
    assert refusal(ruin, "repair:s") == "XD-ENG-2"


@pytest.mark.rules("XD-ENG-4", "XD-MODE-3", "XD-MODE-5")
@pytest.mark.refuses("XD-ENG-4", "XD-ENG-3", "XD-MODE-3", "XD-MODE-5", "XD-OBJ-1", "XD-SETUP-6")
@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"board": "garage", "engineer": True}, "XD-ENG-4"),
        ({"board": "garage", "lab_large": "explosives"}, "XD-OBJ-1"),
        ({"board": "laboratory", "car": True}, "XD-OBJ-1"),
        (
            {"board": "garage", "rules": "advanced", "engineer": True, "floor_repair": True},
            "XD-ENG-3",
        ),
        (
            {"board": "garage", "rules": "advanced", "players": 1, "specialists": ["engineer"]},
            "XD-ENG-1",
        ),
        ({"board": "garage+attic", "black_opposite": "pairs"}, "XD-SETUP-6"),
        ({"board": "garage", "use_vehicles": True}, "FP-MOD-1"),
    ],
)
def test_what_cannot_be_combined_is_refused(options: dict, rule: str) -> None:
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", **options)
    assert error.value.rule == rule


@pytest.mark.rules("XD-KO-1", "XD-MODE-1")
def test_with_parts_of_the_advanced_rules_the_rest_is_the_family_game() -> None:
    game = tocsin.game(
        "flashpoint", board="laboratory", rules="advanced", use_vehicles=False, players=2
    )
    state = game.new()
    state.playout(tocsin.Rng(3))
    assert state.problems() == []
