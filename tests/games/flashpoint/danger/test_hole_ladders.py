"""Ladders let down into holes (XD-BRIDGE-5, XD-BASE-4)."""

import pytest

import tocsin
from tests.games.flashpoint.table import (
    advanced,
    cells,
    codes,
    cost,
    do,
    look,
    moves,
    problems,
    refusal,
    roll,
    table,
    told,
)
from tocsin.core.errors import NotationError

DOWN: dict = {"board": "garage+basement", "ladder_down": True}
AT_HAND = "hole=3,3;ladder=3,4;spent=2"
SHAFT = "hole=3,3;down=3,4>w;spent=2"


@pytest.mark.vector("extreme-danger", "TV-67")
@pytest.mark.rules("XD-BRIDGE-5", "XD-LADDER-5")
def test_a_ladder_is_let_down_and_brings_a_victim_up() -> None:
    state = table("3,4", ap="8+0", victims="b:3,3", danger=AT_HAND, **DOWN)
    assert cost(state, "raise:w") == 2
    events = do(state, "raise:w")
    assert told(events, "ladder-let-down")[0].args == {"seat": 0, "cell": "3,4", "base": "b:3,3"}
    assert look(state)["ladders_down"] == [{"top": "3,4", "hole": "3,3", "base": "b:3,3"}]
    assert cost(state, "climb:w") == 1
    do(state, "climb:w")
    assert cells(state) == ["b:3,3"]
    assert cost(state, "climb-carry:e") == 2
    moved = told(do(state, "climb-carry:e"), "moved")[0]
    assert (moved.rule, moved.args["verb"], moved.args["cost"]) == (
        "XD-BRIDGE-5",
        "climb-carry",
        2,
    )
    assert cells(state) == ["3,4"]
    assert look(state)["victims"] == [{"cell": "3,4", "count": 1}]


@pytest.mark.rules("XD-BRIDGE-5", "XD-LADDER-5", "XD-LADDER-7")
@pytest.mark.refuses("XD-BRIDGE-5")
@pytest.mark.parametrize(
    ("move", "given"),
    [
        ("climb-haul:w", {"hazmats": "3,4"}),
        ("climb-lead:w", {"victims": "3,4+"}),
        ("climb-carry:w", {"victims": "3,4"}),
    ],
)
def test_one_thing_comes_along_for_two(move: str, given: dict) -> None:
    state = advanced("3,4=generalist", danger=SHAFT, **given, **DOWN)
    assert cost(state, move) == 2
    do(state, move)
    assert cells(state) == ["b:3,3"]
    poor = advanced("3,4=generalist", ap="1+0", danger=SHAFT, **given, **DOWN)
    assert refusal(poor, move) == "XD-BRIDGE-5"
    assert "climb:w" in moves(poor)


@pytest.mark.refuses("XD-BRIDGE-5", "XD-LADDER-1", "FP-CARRY-1", "FP-HAZ-1", "FP-SPEC-PARA-2")
def test_a_ladder_goes_down_only_into_a_free_cold_hole() -> None:
    state = table("3,4", danger=AT_HAND, **DOWN)
    assert refusal(state, "raise:s") == "XD-BRIDGE-5"
    assert refusal(state, "climb:w") == "XD-BRIDGE-5"
    assert refusal(table("3,4", danger="hole=3,3;spent=2", **DOWN), "raise:w") == "XD-LADDER-1"
    assert refusal(table("3,4", fire="b:3,3", danger=AT_HAND, **DOWN), "raise:w") == "XD-BRIDGE-5"
    assert refusal(table("3,4", fire="3,4", danger=AT_HAND, **DOWN), "raise:w") == "XD-BRIDGE-5"
    behind = table("3,2", danger="hole=3,3;ladder=3,2;spent=2", **DOWN)
    assert refusal(behind, "raise:e") == "XD-BRIDGE-5"
    second = table("4,3", danger="hole=3,3;ladder=4,3;down=3,4>w;spent=2", **DOWN)
    assert refusal(second, "raise:n") == "XD-BRIDGE-5"
    two = table("3,4", danger="hole=3,3;hole=4,4;ladder=3,4;down=3,4>w;spent=4", **DOWN)
    assert refusal(two, "raise:s") == "XD-BRIDGE-5"
    alone = table("3,4", danger=SHAFT, **DOWN)
    assert refusal(alone, "climb-carry:w") == "FP-CARRY-1"
    assert refusal(alone, "climb-haul:w") == "FP-HAZ-1"
    assert refusal(alone, "climb-lead:w") == "FP-SPEC-PARA-2"
    poor = table("3,4", ap="1+0", danger=AT_HAND, **DOWN)
    assert refusal(poor, "raise:w") == "XD-BRIDGE-5"
    bridge: dict = {"bridge": True, **DOWN}
    on_it = table(
        "3,3", danger="hole=3,3;hole=4,3;ladder=3,3;ladder=3,3;spent=4", ap="6+0", **bridge
    )
    assert refusal(on_it, "raise:s") == "XD-BRIDGE-5"
    assert "lay:s" in moves(on_it)
    off = table("3,4", danger="hole=3,3;ladder=3,4;spent=2", board="garage+basement", bridge=True)
    assert refusal(off, "raise:w") == "XD-LADDER-3"


@pytest.mark.rules("XD-BRIDGE-5")
@pytest.mark.refuses("XD-OBJ-2", "XD-CHEM-8")
def test_nobody_climbs_into_poison_or_onto_an_object() -> None:
    small: dict = {"lab_small": "chemicals", "object_cells": ("1,1",), **DOWN}
    toxic = table("3,4", danger="hole=3,3;toxic=b:3,3;small=0;down=3,4>w;spent=2", **small)
    assert refusal(toxic, "climb:w") == "XD-CHEM-8"
    below: dict = {"lab_small": "explosives", "object_cells": ("b:3,3",), **DOWN}
    blocked = table("3,4", danger="hole=3,3;small=0;ladder=3,4;spent=2", **below)
    assert refusal(blocked, "raise:w") == "XD-OBJ-2"


@pytest.mark.rules("XD-BRIDGE-5")
@pytest.mark.parametrize(("cell", "way"), [("3,4", "w"), ("b:3,3", "e")])
def test_it_is_folded_from_either_end_into_the_upper_cell(cell: str, way: str) -> None:
    state = table(cell, danger=SHAFT, **DOWN)
    assert cost(state, f"fold:{way}") == 1
    events = do(state, f"fold:{way}")
    assert told(events, "ladder-folded")[0].args == {"cell": "3,4"}
    assert look(state)["ladders_folded"] == ["3,4"]
    assert look(state)["ladders_down"] == []


@pytest.mark.rules("XD-BRIDGE-5", "XD-BRIDGE-6", "XD-SPEC-4")
def test_climbing_is_movement() -> None:
    rescue = advanced("3,4=rescue", ap="1+3", danger=AT_HAND, **DOWN)
    do(rescue, "raise:w", "climb:w")
    assert (look(rescue)["points"], look(rescue)["free_points"]) == (1, 0)
    captain = advanced("1,1=captain/3,4=cafs", ap="1+2", danger=SHAFT, **DOWN)
    do(captain, "command-climb:1>w")
    assert cells(captain) == ["1,1", "b:3,3"]
    assert refusal(captain, "command-climb:1>e") == "FP-SPEC-CAPT-3"


@pytest.mark.rules("XD-BRIDGE-5", "FP-MOVE-9")
def test_a_marker_below_is_turned_on_arrival() -> None:
    state = table("3,4", poi="b:3,3", danger=SHAFT, **DOWN)
    do(state, "climb:w", "~reveal:victim")
    assert look(state)["victims"] == [{"cell": "b:3,3", "count": 1}]


@pytest.mark.rules("XD-BRIDGE-5", "XD-MODE-2")
def test_a_ladder_may_lead_straight_into_the_street() -> None:
    given: dict = {"danger": "hole=1,3;down=0,3>s;spent=2", "walls": "0,3|1,3=1", **DOWN}
    state = table("b:1,3", victims="b:1,3", **given)
    do(state, "climb-carry:n")
    assert cells(state) == ["0,3"]
    assert look(state)["rescued"] == 1


@pytest.mark.rules("XD-BRIDGE-5")
@pytest.mark.parametrize(
    ("given", "dice"),
    [
        ({"smoke": "b:3,3"}, "3,11"),
        ({"smoke": "3,4"}, "3,4"),
        ({"fire": "b:3,4", "smoke": "b:3,3"}, "6,12"),
        ({"fire": "4,4"}, "4,4"),
        ({"fire": "4,3"}, "4,3"),
    ],
    ids=["fire-below", "fire-above", "flashover", "blast-above", "blast-into-the-hole"],
)
def test_fire_at_either_end_folds_it_at_once(given: dict, dice: str) -> None:
    state = table("1,1", danger=SHAFT, **given, **DOWN)
    events = roll(state, dice)
    assert told(events, "ladder-folded")[0].args == {"cell": "3,4"}
    assert look(state)["ladders_folded"] == ["3,4"]
    at = codes(events).index("ladder-folded")
    assert events[at - 1].args["cell"] in ("3,4", "b:3,3")
    assert not state.problems()


@pytest.mark.rules("XD-BRIDGE-5", "XD-FLOOR-5")
def test_the_floor_under_its_top_takes_it_down() -> None:
    danger = "crack=3,4;hole=3,3;down=3,4>w;spent=2"
    state = table("1,1", fire="b:3,4", danger=danger, **DOWN)
    events = roll(state, "3,12")
    assert "ladder-folded" in codes(events)
    assert look(state)["ladders_folded"] == ["b:3,4"]
    # A door below keeps the fire off its base: it stands until the floor goes.
    given: dict = {"fire": "b:2,3", "doors": "2,3|3,3=open", **DOWN}
    far = table("1,1", danger="crack=2,3;hole=3,3;down=2,3>s;spent=2", **given)
    folded = told(roll(far, "2,11"), "ladder-folded")
    assert [(event.rule, event.args) for event in folded] == [("XD-FLOOR-5", {"cell": "b:2,3"})]
    assert look(far)["ladders_folded"] == ["b:2,3"]


@pytest.mark.rules("XD-BASE-4", "XD-FLOOR-14", "XD-FLOOR-13")
@pytest.mark.refuses("XD-BASE-4", "XD-FLOOR-14")
def test_a_ladder_is_a_way_out_of_the_basement_until_it_folds() -> None:
    cut = "hole=3,3;hole=5,4;"
    assert problems(table("b:6,1", danger=f"{cut}spent=4", **DOWN), "XD-FLOOR-14")
    state = table("1,1/b:6,1", smoke="3,4", danger=f"{cut}down=3,4>w;spent=4", **DOWN)
    assert not state.problems()
    roll(state, "3,4")
    assert look(state)["ending"] == "trapped"
    island = "hole=2,3;hole=3,2;hole=3,4;hole=4,3;down=3,3>e;spent=8"
    assert not table("3,3", danger=island, **DOWN).problems()
    own = table("b:3,3", danger=f"{cut}down=3,4>w;spent=4", **DOWN)
    do(own, "fold:e")
    assert look(own)["ending"] == "trapped"


@pytest.mark.refuses("XD-BRIDGE-5")
def test_impossible_ladders_are_named() -> None:
    assert problems(table("1,1", danger="down=3,4>w", **DOWN), "XD-BRIDGE-5")
    assert problems(table("1,1", fire="b:3,3", danger=SHAFT, **DOWN), "XD-BRIDGE-5")
    twice = "hole=3,3;down=3,4>w;down=4,3>n;spent=2"
    assert problems(table("1,1", danger=twice, **DOWN), "XD-BRIDGE-5")
    assert not table("1,1", danger=SHAFT, **DOWN).problems()


@pytest.mark.parametrize(
    "words",
    [
        "hole=3,3;down=3,4>up;spent=2",
        "hole=3,3;down=3,6>w;spent=2",
        "hole=3,3;down=3,4>w;spent=2;spent=2",
        "hole=3,3;ladder=1,1;ladder=1,1;ladder=1,1;ladder=1,1;down=3,4>w;spent=2",
    ],
)
def test_bad_texts_of_ladders_are_refused(words: str) -> None:
    with pytest.raises(NotationError):
        table("1,1", danger=words, **DOWN)
    with pytest.raises(NotationError):
        table("1,1", danger=SHAFT, board="garage+basement", bridge=True)


def test_a_ladder_let_down_beside_a_platform_can_be_written_and_read_back() -> None:
    game = tocsin.game(
        "flashpoint",
        board="laboratory+basement",
        players=1,
        rules="advanced",
        specialists=["generalist"],
        platform=True,
        ladder_down=True,
    )
    state = game.read_position(
        "flashpoint/1 3 act:0 4+0 3,4=generalist - - - - - - 3,3|3,4=1 - "
        "10/5/0/0/0/0/0/0/0 w/w 4 - hole=3,3;ladder=3,4;platform=5,0;spent=2"
    )
    state.play(game.read_move(state, "raise:w"))
    assert "platform=5,0;down=3,4>w" in state.key()
    assert game.read_position(state.key()).key() == state.key()
