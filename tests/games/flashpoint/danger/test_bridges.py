"""Ladders laid over holes (XD-BRIDGE-1 to XD-BRIDGE-4, XD-BRIDGE-6)."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    cells,
    codes,
    cost,
    do,
    game_of,
    look,
    moves,
    plan,
    problems,
    refusal,
    roll,
    table,
    told,
)
from tocsin.core.errors import NotationError, SetupError

BRIDGES: dict = {"board": "garage+basement", "bridge": True}
HOLE = "hole=3,3;spent=2"
BRIDGE = "hole=3,3;ladder=3,3;spent=2"
WEST_DOOR = "3,2|3,3=open"


@pytest.mark.rules("XD-BRIDGE-1", "XD-BRIDGE-2", "XD-BRIDGE-4")
def test_a_ladder_over_a_hole_is_crossed_and_taken_back() -> None:
    state = table("3,4", ap="8+0", danger="hole=3,3;ladder=3,4;spent=2", **BRIDGES)
    assert refusal(state, "walk:w") == "XD-FLOOR-7"
    assert cost(state, "lay:w") == 2
    events = do(state, "lay:w")
    assert told(events, "bridge-laid")[0].args == {"seat": 0, "cell": "3,3"}
    assert look(state)["bridges"] == ["3,3"]
    assert look(state)["ladders_folded"] == []
    assert cost(state, "walk:w") == 1
    do(state, "walk:w", "walk:s")
    assert cells(state) == ["4,3"]
    assert cost(state, "fold:n") == 1
    assert told(do(state, "fold:n"), "bridge-taken-back")[0].rule == "XD-BRIDGE-4"
    assert look(state)["bridges"] == []
    assert look(state)["ladders_folded"] == ["4,3"]
    assert refusal(state, "walk:n") == "XD-FLOOR-7"


@pytest.mark.rules("XD-BRIDGE-1", "XD-BRIDGE-4", "XD-LADDER-1")
def test_a_ladder_comes_off_the_engine_and_goes_back_to_it() -> None:
    state = advanced(
        "5,0=generalist",
        ap="5+0",
        walls="5,0|5,1=2",
        vehicles="n/w",
        danger="hole=5,1;spent=2",
        bridge=True,
        board="laboratory+basement",
    )
    do(state, "lay:e")
    assert (look(state)["ladders_stored"], look(state)["bridges"]) == (3, ["5,1"])
    do(state, "fold:e")
    assert (look(state)["ladders_stored"], look(state)["bridges"]) == (4, [])


@pytest.mark.refuses("XD-BRIDGE-1", "XD-LADDER-1", "XD-OBJ-2")
def test_a_bridge_needs_a_hole_an_open_side_and_a_ladder() -> None:
    state = table("3,4", danger="hole=3,3;ladder=3,4;spent=2", **BRIDGES)
    assert refusal(state, "lay:s") == "XD-BRIDGE-1"
    assert refusal(state, "lay:down") == "XD-BRIDGE-1"
    none = table("3,4", danger=HOLE, **BRIDGES)
    assert refusal(none, "lay:w") == "XD-LADDER-1"
    behind = table("3,2", danger="hole=3,3;ladder=3,2;spent=2", **BRIDGES)
    assert refusal(behind, "lay:e") == "XD-BRIDGE-1"
    laid = table("3,4", danger="hole=3,3;ladder=3,3;ladder=3,4;spent=2", **BRIDGES)
    assert refusal(laid, "lay:w") == "XD-BRIDGE-1"
    poor = table("3,4", ap="1+0", danger="hole=3,3;ladder=3,4;spent=2", **BRIDGES)
    assert refusal(poor, "lay:w") == "XD-BRIDGE-1"
    without = table("3,4", danger=HOLE, board="garage+basement", ladder_down=True)
    assert refusal(without, "lay:w") == "XD-BRIDGE-1"
    assert problems(
        table("3,4", danger=BRIDGE, board="garage+basement", ladder_down=True), "XD-BRIDGE-1"
    )
    car: dict = {"car": True, "object_cells": ("3,3", "4,3"), **BRIDGES}
    blocked = table("3,4", danger="hole=3,3;large=0;ladder=3,4;spent=2", **car)
    assert refusal(blocked, "lay:w") == "XD-OBJ-2"


@pytest.mark.parametrize("option", ["bridge", "ladder_down"])
@pytest.mark.refuses("XD-BRIDGE-1", "XD-BRIDGE-5")
def test_ladders_in_holes_need_a_basement(option: str) -> None:
    with pytest.raises(SetupError) as error:
        game_of((("board", "laboratory+attic"), (option, True)))
    assert error.value.code == "ladders-in-holes-need-a-basement"
    assert error.value.rule == {"bridge": "XD-BRIDGE-1", "ladder_down": "XD-BRIDGE-5"}[option]


@pytest.mark.rules("XD-BRIDGE-1", "XD-MODE-4", "XD-LADDER-1")
def test_the_garage_has_ladders_when_they_can_be_laid() -> None:
    assert look(table("0,0", board="garage+basement"))["ladders_stored"] == 0
    assert look(table("0,0", **BRIDGES))["ladders_stored"] == 4
    assert look(table("0,0", family_ladders="none", **BRIDGES))["ladders_stored"] == 0
    depot = next(spot[0] for spot in plan(table("0,0", **BRIDGES))["engine_spots"].values())
    assert [move for move in moves(table(depot, **BRIDGES)) if move.startswith("tote:")]


@pytest.mark.rules("XD-BRIDGE-2")
@pytest.mark.parametrize(
    ("move", "given", "price"),
    [
        ("carry", {"victims": "3,4"}, 2),
        ("haul", {"hazmats": "3,4"}, 2),
        ("lead", {"victims": "3,4+"}, 1),
        ("tote", {"danger": "hole=3,3;ladder=3,3;ladder=3,4;spent=2"}, 1),
    ],
)
def test_a_bridge_is_crossed_with_a_burden(move: str, given: dict, price: int) -> None:
    given = {"danger": BRIDGE, **given}
    state = advanced("3,4=generalist", doors=WEST_DOOR, ap="4+0", **given, **BRIDGES)
    assert cost(state, f"{move}:w") == price
    do(state, f"{move}:w")
    assert refusal(state, "walk:s") == "XD-BRIDGE-2"
    assert refusal(state, "pass") == "XD-BRIDGE-2"
    assert cost(state, f"{move}:w") == price
    do(state, f"{move}:w")
    assert cells(state) == ["3,2"]
    # The ladder that was carried over is not the bridge.
    assert look(state)["bridges"] == ["3,3"]


@pytest.mark.rules("XD-BRIDGE-2")
@pytest.mark.refuses("XD-BRIDGE-2")
def test_nobody_stays_on_a_bridge() -> None:
    state = table("3,4", ap="1+0", danger=BRIDGE, **BRIDGES)
    assert refusal(state, "walk:w") == "XD-BRIDGE-2"
    laden = table("3,4", ap="3+0", victims="3,4", danger=BRIDGE, **BRIDGES)
    assert refusal(laden, "carry:w") == "XD-BRIDGE-2"
    assert "walk:w" in moves(laden)
    on_it = table("3,3", ap="2+0", danger=BRIDGE, **BRIDGES)
    assert refusal(on_it, "pass") == "XD-BRIDGE-2"
    assert refusal(on_it, "chop:e") == "FP-CHOP-3"
    assert refusal(on_it, "tote:e") == "XD-LADDER-1"
    last = table("3,3", ap="1+0", doors="", danger=BRIDGE, **BRIDGES)
    # The door could be opened, but then no point is left to go through it.
    assert refusal(last, "open:w") == "XD-BRIDGE-2"
    assert set(moves(last)) == {"walk:s", "walk:e"}


@pytest.mark.refuses("XD-BRIDGE-2", "FP-MOVE-8")
def test_the_way_off_a_bridge_must_not_end_in_fire() -> None:
    burning: dict = {"fire": "3,4 4,3", "danger": BRIDGE, **BRIDGES}
    state = table("3,3", ap="3+0", **burning)
    assert {"walk:s", "walk:e"} <= set(moves(state))
    short = table("3,3", ap="2+0", smoke="b:3,3", **burning)
    assert refusal(short, "walk:s") == "FP-MOVE-8"
    # Water for the basement would cost a point that is needed to clear the way.
    assert refusal(short, "spray:here") == "XD-BRIDGE-2"
    assert set(moves(short)) == {"spray:s", "spray:e", "open:w", "open:n"}
    victim = table("3,3", ap="3+0", victims="3,3", **burning)
    # One step of water on the fire, then two points to carry; or the door and two.
    assert set(moves(victim)) == {"spray:s", "spray:e", "open:w", "open:n"}
    assert refusal(victim, "carry:s") == "FP-MOVE-4"


@pytest.mark.rules("XD-BRIDGE-2", "XD-BRIDGE-6", "XD-SPEC-4")
@pytest.mark.refuses("XD-BRIDGE-2")
def test_a_captain_leaves_nobody_on_a_bridge() -> None:
    state = advanced("1,1=captain/3,4=generalist", ap="0+2", danger=BRIDGE, **BRIDGES)
    do(state, "command-walk:1>w")
    assert cells(state) == ["1,1", "3,3"]
    assert refusal(state, "pass") == "XD-BRIDGE-2"
    assert refusal(state, "command-open:1>w") == "XD-BRIDGE-2"
    poor = advanced("1,1=captain/3,4=generalist", ap="0+1", danger=BRIDGE, **BRIDGES)
    assert refusal(poor, "command-walk:1>w") == "XD-BRIDGE-2"
    asked: dict = {"command_consent": True, **BRIDGES}
    on_it = advanced("1,1=captain/3,3=generalist", ap="0+2", danger=BRIDGE, **asked)
    do(on_it, "command-walk:1>s")
    assert cells(on_it) == ["1,1", "4,3"]


@pytest.mark.rules("XD-BRIDGE-6", "XD-SPEC-4")
def test_bridges_are_movement() -> None:
    ladder = "hole=3,3;ladder=3,4;spent=2"
    rescue = advanced("3,4=rescue", ap="1+3", danger=ladder, **BRIDGES)
    do(rescue, "lay:w")
    assert (look(rescue)["points"], look(rescue)["free_points"]) == (1, 1)
    do(rescue, "fold:w")
    assert (look(rescue)["points"], look(rescue)["free_points"]) == (1, 0)
    captain = advanced("1,1=captain/3,4=generalist", ap="1+2", danger=ladder, **BRIDGES)
    do(captain, "command-lay:1>w")
    assert look(captain)["bridges"] == ["3,3"]
    assert look(captain)["free_points"] == 0
    cafs = advanced("1,1=captain/3,4=cafs", ap="1+2", danger=ladder, **BRIDGES)
    assert refusal(cafs, "command-lay:1>w") == "FP-SPEC-CAPT-3"


@pytest.mark.refuses("XD-BRIDGE-2", "XD-BRIDGE-4")
def test_one_at_a_time_and_not_from_under_somebody() -> None:
    given: dict = {"danger": BRIDGE, **BRIDGES}
    state = advanced("4,3=captain/3,3=generalist", ap="4+2", **given)
    assert refusal(state, "walk:n") == "XD-BRIDGE-2"
    assert refusal(state, "fold:n") == "XD-BRIDGE-4"
    behind = table("3,2", **given)
    assert refusal(behind, "fold:e") == "XD-BRIDGE-4"
    assert problems(table("3,3/3,3", **given), "XD-BRIDGE-2")
    assert problems(table("3,4", victims="3,3", **given), "XD-BRIDGE-2")
    much = "hole=3,3;ladder=3,3;ladder=3,3;spent=2"
    assert problems(table("3,4", danger=much, **BRIDGES), "XD-BRIDGE-2")
    assert not problems(table("3,3", danger=much, **BRIDGES), "XD-BRIDGE-2")
    assert problems(table("3,3", victims="3,3", danger=much, **BRIDGES), "XD-BRIDGE-2")


@pytest.mark.rules("XD-BRIDGE-2")
def test_whoever_cannot_be_brought_off_a_bridge_need_not_be() -> None:
    walled = "hole=1,2;ladder=1,2;spent=2"
    given: dict = {"fire": "1,1 1,3 2,2", "danger": walled, "hazmats": "1,2", **BRIDGES}
    state = advanced("1,2=paramedic", ap="3+0", **given)
    assert "pass" in moves(state)
    assert refusal(state, "chop:n") == ""
    richer = advanced("1,2=generalist", ap="3+0", **given)
    assert refusal(richer, "pass") == "XD-BRIDGE-2"
    # The engineer's axe opens the wall to the street, unless that brings the house down.
    given |= {"engineer": True}
    axe = advanced("1,2=engineer", ap="6+0", **given)
    assert refusal(axe, "pass") == "XD-BRIDGE-2"
    given["danger"] = "hole=1,2;ladder=1,2;spent=22"
    assert refusal(advanced("1,2=engineer", ap="6+0", **given), "pass") == ""


@pytest.mark.refuses("FP-MOVE-8")
def test_a_bridge_laid_from_the_fire_is_no_way_off_it() -> None:
    given: dict = {"fire": "3,4 4,4", "danger": "hole=3,3;ladder=3,4;spent=2", **BRIDGES}
    assert refusal(advanced("3,4=paramedic", ap="3+0", **given), "lay:w") == "FP-MOVE-8"
    assert "lay:w" in moves(advanced("3,4=paramedic", ap="4+0", **given))


@pytest.mark.rules("XD-BRIDGE-3", "XD-FLOOR-12")
def test_an_explosion_below_takes_the_bridge_out_of_the_game() -> None:
    state = table("1,1", fire="b:3,3", smoke="4,3", danger=BRIDGE, **BRIDGES)
    events = roll(state, "3,11")
    assert told(events, "bridge-lost")[0].args == {"cell": "3,3"}
    assert codes(events).index("explosion") < codes(events).index("bridge-lost")
    assert look(state)["bridges"] == []
    assert look(state)["ladders_lost"] == 1
    assert look(state)["ladders_stored"] == 3
    assert "4,3" in look(state)["fire"]
    assert not state.problems()
    assert state.game.read_position(state.key()).key() == state.key()


@pytest.mark.rules("XD-BRIDGE-3")
def test_whoever_is_on_a_lost_bridge_is_knocked_down() -> None:
    state = table("1,1/3,3", fire="b:3,3", victims="3,3", danger=BRIDGE, **BRIDGES)
    events = roll(state, "3,11")
    assert told(events, "firefighter-knocked-down")[0].rule == "XD-BRIDGE-3"
    assert told(events, "victim-lost")[0].rule == "XD-BRIDGE-3"
    assert look(state)["ending"] is None


@pytest.mark.vector("extreme-danger", "TV-65")
@pytest.mark.rules("XD-FLOOR-14", "XD-BRIDGE-1", "XD-BRIDGE-3")
@pytest.mark.refuses("XD-FLOOR-14")
def test_a_bridge_is_a_way_out_until_it_is_lost() -> None:
    holes = "hole=2,3;hole=3,2;hole=3,4;hole=4,3;"
    trapped = table("3,3", danger=f"{holes}spent=8", **BRIDGES)
    assert problems(trapped, "XD-FLOOR-14")
    state = table("3,3", fire="b:3,4", danger=f"{holes}ladder=3,4;spent=8", **BRIDGES)
    assert not state.problems()
    roll(state, "3,12")
    assert look(state)["ending"] == "trapped"


@pytest.mark.rules("XD-FLOOR-14", "XD-BRIDGE-4")
def test_taking_the_last_bridge_back_traps_who_needs_it() -> None:
    holes = "hole=2,3;hole=3,2;hole=3,4;hole=4,3;ladder=3,4;spent=8"
    state = table("4,4/3,3", doors="", danger=holes, **BRIDGES)
    do(state, "fold:n")
    assert look(state)["ending"] == "trapped"


@pytest.mark.rules("XD-BRIDGE-4", "XD-FLOOR-8", "XD-FLOOR-10", "XD-FLOOR-11")
def test_fire_and_water_pass_a_bridge_as_if_it_were_not_there() -> None:
    state = table("1,1", fire="4,3", danger=BRIDGE, **BRIDGES)
    roll(state, "4,3")
    assert "b:3,3" in look(state)["fire"]
    assert look(state)["bridges"] == ["3,3"]
    rolled = table("1,1", danger=BRIDGE, **BRIDGES)
    roll(rolled, "3,3")
    assert look(rolled)["smoke"] == ["b:3,3"]
    hose = table("3,3", fire="b:3,3", danger=BRIDGE, **BRIDGES)
    do(hose, "spray:here*2")
    assert look(hose)["fire"] == []


@pytest.mark.rules("XD-FLOOR-5", "XD-BRIDGE-1")
def test_ladders_on_a_floor_that_falls_are_no_bridge() -> None:
    state = table("1,1", fire="b:3,3", danger="crack=3,3;ladder=3,3", **BRIDGES)
    roll(state, "3,11")
    assert look(state)["bridges"] == []
    assert look(state)["ladders_folded"] == ["b:3,3"]


@pytest.mark.parametrize(
    "words",
    ["hole=3,3;ladder=3,3;lost=4;spent=2", "hole=3,3;lost=5;spent=2", "hole=3,3;lost=0;spent=2"],
)
def test_there_are_four_ladders_lost_ones_included(words: str) -> None:
    with pytest.raises(NotationError):
        table("1,1", danger=words, **BRIDGES)
