"""The set-up of the expansion: who asks for each explosion, and what objects and floors leave."""

import pytest

import tocsin
from tests.games.flashpoint.table import (
    advanced,
    codes,
    damage,
    do,
    fires,
    look,
    refusal,
    roll,
    table,
    told,
)
from tocsin.core.contract import State

HEROIC: dict = {"level": "heroic", "specialists": ("generalist",)}
CAR: dict = {"board": "garage", "car": True}


def start(**options: object) -> State:
    return tocsin.game("flashpoint", **{"players": 1, **options}).new()


def asked(state: State) -> tuple[str, str]:
    """What is asked, and the rule that asks; a roll is refused and shown by the same rule."""
    prompt = state.game.prompt(state)
    shown = state.game.describe(state, state.legal()[0])
    assert shown.rule == prompt.rule
    assert refusal(state, "~red:1" if "~red" not in shown.text else "~roll:1,1") == prompt.rule
    return prompt.code, prompt.rule


@pytest.mark.rules("XD-SETUP-1", "XD-SETUP-7")
@pytest.mark.refuses("XD-SETUP-1", "XD-SETUP-7")
def test_family_explosions_are_asked_for_by_the_board_and_the_last_by_its_half() -> None:
    state = start(board="garage+basement")
    for dice in ("1,8", "6,1", "1,1"):
        assert asked(state) == ("roll-set-up-explosion", "XD-SETUP-1")
        events = do(state, f"~roll:{dice}")
        assert told(events, "explosion")[0].rule == "XD-SETUP-1"
    assert asked(state) == ("roll-half-board-explosion", "XD-SETUP-7")
    assert told(do(state, "~roll:6,8"), "explosion")[0].rule == "XD-SETUP-7"
    assert look(state)["phase"] == "pois"
    assert asked(start(board="garage")) == ("roll-set-up-explosion", "XD-SETUP-1")


@pytest.mark.rules("XD-SETUP-3", "XD-SETUP-4")
@pytest.mark.refuses("XD-SETUP-3", "XD-SETUP-4")
def test_the_first_advanced_explosion_by_both_dice_is_no_family_rule() -> None:
    for board, rule in (("laboratory", "XD-SETUP-4"), ("garage+attic", "XD-SETUP-3")):
        state = start(board=board, rules="advanced")
        assert asked(state) == ("roll-both-for-first-explosion", rule)
        events = do(state, "~roll:1,1")
        first = ["dice-rolled", "hot-spot-placed", "fire-placed", "explosion"]
        assert codes(events)[:4] == first
        assert {event.rule for event in events[:4]} == {rule}
        assert asked(state) == ("roll-second-explosion", "FP-ASET-5")
    garage = start(board="garage", rules="advanced")
    assert garage.game.prompt(garage).rule == "FP-ASET-4"


@pytest.mark.rules("XD-SETUP-7", "FP-ASET-7")
def test_the_explosion_of_a_half_board_is_not_the_fourth_of_a_heroic_game() -> None:
    recruit = start(board="laboratory+attic", rules="advanced")
    do(recruit, "~roll:1,1", "~roll:1,12", "~red:5")
    assert asked(recruit) == ("roll-half-board-explosion", "XD-SETUP-7")
    heroic = start(board="laboratory+attic", rules="advanced", level="heroic")
    do(heroic, "~roll:1,1", "~roll:1,12", "~red:5")
    assert asked(heroic) == ("roll-fourth-explosion", "FP-ASET-7")
    assert told(do(heroic, "~roll:6,4"), "explosion")[0].rule == "FP-ASET-7"
    assert asked(heroic) == ("roll-half-board-explosion", "XD-SETUP-7")
    assert told(do(heroic, "~roll:6,10"), "explosion")[0].rule == "XD-SETUP-7"
    assert look(heroic)["phase"] == "hazmats"


@pytest.mark.rules("XD-OBJ-9", "XD-OBJ-11", "XD-SETUP-9")
def test_a_car_that_explodes_in_the_set_up_leaves_fire_and_hot_spots() -> None:
    state = advanced("-=generalist", phase="blast-last:0/0", ap="0+0", turn=0, vehicles="-/-",
                     memory="left=1", danger="large=3", hot="1,1 6,1 6,8", fire="1,1 6,1 6,8",
                     **HEROIC, **CAR)  # fmt: skip
    assert state.problems() == []
    events = do(state, "~roll:2,6")
    blown = told(events, "object-exploded")[0]
    assert (blown.rule, blown.args["cells"]) == ("XD-OBJ-9", ["3,6", "3,7"])
    (burst,) = told(events, "explosion-in-two-cells")
    assert (burst.rule, burst.args) == ("XD-OBJ-9", {"cell": "3,6", "other": "3,7"})
    laid = [event for event in told(events, "hot-spot-placed") if event.rule == "XD-OBJ-11"]
    assert [event.args["cell"] for event in laid] == ["3,6", "3,7"]
    assert {"3,6", "3,7"} <= fires(state)
    assert set(look(state)["hot_spots"]) == {"1,1", "6,1", "6,8", "2,6", "3,6", "3,7"}
    assert look(state)["hot_spot_reserve"] == 0
    do(state, *["~roll:4,1"] * 5, "~roll:4,1", "~roll:4,2", "~roll:1,3")
    assert (look(state)["phase"], look(state)["hot_spot_reserve"]) == ("heat", 12)
    assert state.problems() == []


@pytest.mark.rules("XD-OBJ-11")
@pytest.mark.refuses("XD-OBJ-11")
def test_in_play_and_in_the_family_game_no_hot_spot_comes_from_the_box() -> None:
    state = advanced(fire="2,6", danger="large=3", reserve=1, **CAR)
    roll(state, "2,6")
    assert look(state)["hot_spots"] == ["3,6"]
    assert look(state)["hot_spot_reserve"] == 0
    family = start(**CAR)
    for dice in ("2,6", "2,7", "4,6"):
        do(family, f"~roll:{dice}")
    assert damage(family) == {}
    assert look(family)["objects"][0]["damage"] == 0
    assert look(family)["hot_spots"] == []


@pytest.mark.rules("XD-FLOOR-5", "XD-SETUP-9", "FP-ASET-12")
def test_a_hot_spot_that_a_floor_gives_back_in_the_set_up_stays_in_the_reserve() -> None:
    state = advanced("-=generalist", phase="blast-last:0/0", ap="0+0", turn=0, vehicles="-/-",
                     memory="left=1", danger="crack=3,3", hot="3,3 6,1 6,8 1,8",
                     fire="6,1 6,8 1,8", board="garage+basement", **HEROIC)  # fmt: skip
    events = do(state, "~roll:3,11")
    assert told(events, "hot-spot-returned")[0].args == {"cell": "3,3"}
    assert look(state)["hot_spot_reserve"] == 1
    do(state, *["~roll:1,1"] * 5, "~roll:1,1", "~roll:1,2", "~roll:1,3")
    # Twelve of a heroic game, three of the basement, and the one that came back.
    assert (look(state)["phase"], look(state)["hot_spot_reserve"]) == ("heat", 16)
    whole = advanced("-=generalist", phase="pois:0/0", ap="0+0", turn=0, vehicles="-/-",
                     memory="left=1", poi="1,1 1,2", hazmats="1,1*5", hot="6,1", fire="6,1",
                     board="garage+basement", **HEROIC)  # fmt: skip
    do(whole, "~roll:1,3")
    assert look(whole)["hot_spot_reserve"] == 15


@pytest.mark.rules("XD-SETUP-10", "XD-OBJ-3", "FP-ASET-11")
@pytest.mark.refuses("XD-SETUP-10", "XD-OBJ-3")
def test_a_roll_that_is_repeated_says_why() -> None:
    given: dict = {"ap": "0+0", "turn": 0, "vehicles": "-/-", "danger": "large=0", **CAR}
    state = advanced("-=generalist", phase="pois:0/0", memory="left=2", poi="1,1", fire="6,1",
                     hazmats="1,1*3", **given)  # fmt: skip
    for dice, rule in (("3,6", "XD-OBJ-3"), ("6,1", "XD-SETUP-10"), ("1,1", "XD-SETUP-10")):
        events = do(state, f"~roll:{dice}")
        assert codes(events) == ["dice-rolled", "rolled-again"]
        assert [event.rule for event in events] == ["FP-ASET-9", rule]
    heat = advanced("-=generalist", phase="heat:0/0", memory="left=2", poi="1,1 1,2 1,3",
                    hot="2,2", level="veteran", hazmats="1,1*4", reserve=6, **given)  # fmt: skip
    assert told(do(heat, "~roll:2,2"), "rolled-again")[0].rule == "FP-ASET-11"
    blast = start(rules="advanced", **CAR)
    do(blast, "~black:1")
    assert told(do(blast, "~roll:3,7"), "rolled-again")[0].rule == "XD-OBJ-3"
    assert told(do(table(phase="blast-family:0/0", turn=0, ap="0+0", crew="-", memory="left=2",
                         fire="1,1", board="garage"), "~roll:1,1"),
                "rolled-again")[0].rule == "XD-SETUP-1"  # fmt: skip


@pytest.mark.parametrize(("many", "named"), [(5, []), (6, ["too-many-hot-spots"])])
def test_hot_spots_of_a_set_up_come_from_its_explosions_and_objects(
    many: int, named: list[str]
) -> None:
    # Before the third explosion: two have left one each, objects three at most.
    cells = ["1,7", "2,6", "2,7", "2,8", "3,7", "4,3"][:many]
    fire = "1,7;2,6;2,7;2,8;3,7;a:5,3;a:5,4;a:6,3"
    game = tocsin.game("flashpoint", players=1, rules="advanced", board="garage+attic")
    state = game.read_position(
        f"flashpoint/2:garage+attic 0 blast-red:0/0 0+0 - {fire} - - - - {';'.join(cells)} "
        "a:5,2|a:5,3=1 - 10/5/0/0/0/0/0/0/0 -/- 0 black=6 -"
    )
    assert [problem.code for problem in state.problems()] == named


@pytest.mark.parametrize(
    ("seat", "engine", "step", "named"),
    [
        (0, "-", "left=1", []),
        (0, "e", "left=1", ["vehicle-parked-too-early"]),
        (3, "-", "left=1", ["wrong-seat-in-set-up"]),
        (0, "-", "left=1;ignites=1", ["nothing-ignites", "remembered-out-of-step"]),
    ],
)
def test_dice_that_interrupt_an_explosion_of_the_set_up_excuse_nothing(
    seat: int, engine: str, step: str, named: list[str]
) -> None:
    fire = "1,3;1,4;3,3;4,3;4,4;b:4,1;b:4,2;b:5,1;b:5,2;b:6,1;b:6,2"
    harm = "0,4|1,4=1;1,4|2,4=1;4,2|4,3=1;b:3,2|b:4,2=1;b:4,2|b:4,3=1"
    options = {"rules": "advanced", "board": "garage+basement", "car": True}
    game = tocsin.game("flashpoint", players=5, **options)
    state = game.read_position(
        f"flashpoint/2:garage+basement 0 jam:{seat} 0+0 -/-/-/-/- {fire} - - - - "
        f"1,4;4,3;b:4,2;b:5,1 {harm} 4,3|5,3=gone 10/5/0/0/0/0/0/0/0 {engine}/- 0 "
        f"{step} crack=4,2;crack=5,1;large=0;knock=1,4|1,5;resume=blast-last;first=2"
    )
    assert [problem.code for problem in state.problems()] == named


@pytest.mark.parametrize(("step", "named"), [("-", []), ("left=3", ["remembered-out-of-step"])])
def test_an_explosion_in_play_remembers_nothing_of_a_set_up(step: str, named: list[str]) -> None:
    # Found by the soak: it was named only when the turn had ended.
    objects = {"lab_large": "explosives", "lab_small": "chemicals"}
    options = {"rules": "advanced", "board": "laboratory", "promo_specialists": True, **objects}
    game = tocsin.game("flashpoint", players=3, **options)
    state = game.read_position(
        "flashpoint/2:laboratory 11 jam:0 0+0 0,3=veteran/0,4+2=cafs/0,4+3=captain "
        "4,1;4,2;5,1;5,2;5,3;5,4;6,3;u:2,3;u:2,4;u:3,3;u:4,2;u:4,3 "
        "1,1;2,1;2,2;3,3;u:1,1;u:1,2;u:5,3;u:5,4 u:2,1;u:3,2;u:5,2 - 1,2;4,4;6,1 "
        "2,3;4,2;5,2;5,3;u:4,3;u:5,3 0,4|1,4=1;3,2|4,2=1;4,2|5,2=2;5,4|5,5=1 "
        "4,2|4,3=gone;u:1,3|u:2,3=gone;u:4,2|u:4,3=gone 10/4/0/0/0/1/0/0/0 e/e 5 "
        f"{step} large=0;small=1;jam=4,3|5,3;knock=u:4,3|u:4,4;resume=roll"
    )
    assert [problem.code for problem in state.problems()] == named
