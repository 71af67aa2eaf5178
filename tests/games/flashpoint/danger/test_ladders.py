"""Portable ladders and the air round upper levels (XD-LADDER, XD-ATTIC, XD-GEN-6)."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    cells,
    cost,
    do,
    fires,
    look,
    moves,
    problems,
    refusal,
    roll,
    table,
    told,
)

LAB: dict = {"board": "laboratory"}
UP = "4,0|u:4,0=ladder"


@pytest.mark.vector("extreme-danger", "TV-36")
@pytest.mark.rules("XD-LADDER-1", "XD-LADDER-2", "XD-LADDER-3", "XD-LADDER-5")
def test_a_ladder_is_taken_off_the_engine_raised_and_climbed() -> None:
    state = advanced("5,0=generalist", ap="5+0", vehicles="n/w", **LAB)
    assert look(state)["ladders_stored"] == 4
    for move, price in (("tote:n", 1), ("raise:up", 2), ("walk:up", 1)):
        assert cost(state, move) == price
        shown = state.game.describe(state, state.game.read_move(state, move))
        events = do(state, move)
    (climbed,) = events
    assert (climbed.code, climbed.rule, shown.rule) == ("moved", "XD-LADDER-5", "XD-LADDER-5")
    both = {"seat": 0, "from": "4,0", "cell": "u:4,0", "cost": 1, "verb": "climb"}
    assert climbed.args == both
    assert [target.id for target in shown.targets] == ["4,0", "u:4,0"]
    assert cells(state) == ["u:4,0"]
    assert look(state)["ladders_stored"] == 3
    assert look(state)["ladders_raised"] == [{"base": "4,0", "top": "u:4,0"}]


@pytest.mark.vector("extreme-danger", "TV-37")
@pytest.mark.rules("XD-WIN-2", "XD-LADDER-6", "XD-LADDER-8")
def test_from_the_top_one_opens_a_window_and_steps_in() -> None:
    state = table("u:4,0", doors=UP, **LAB)
    for move in ("open:e", "walk:e"):
        assert cost(state, move) == 1
        events = do(state, move)
    assert (events[0].rule, events[0].args["verb"]) == ("XD-LADDER-6", "walk")
    assert cells(state) == ["u:4,1"]
    chopper = table("u:4,0", doors=UP, **LAB)
    assert cost(chopper, "chop:e") == 2
    hose = table("u:4,0", doors=f"{UP} u:4,0|u:4,1=open", fire="u:4,1", **LAB)
    assert cost(hose, "spray:e*2") == 2


@pytest.mark.vector("extreme-danger", "TV-38")
@pytest.mark.rules("XD-LADDER-5", "XD-LADDER-6", "XD-LADDER-11")
@pytest.mark.refuses("XD-LADDER-5", "XD-LADDER-11")
def test_a_treated_victim_is_carried_on_a_ladder() -> None:
    doors = f"{UP} u:4,0|u:4,1=open"
    state = advanced("u:4,1=generalist", victims="u:4,1+", doors=doors, vehicles="w/n", **LAB)
    assert cost(state, "lead:w") == 2
    do(state, "lead:w")
    assert look(state)["rescued"] == 0
    assert cost(state, "lead:down") == 2
    do(state, "lead:down")
    assert cells(state) == ["4,0"]
    inside = advanced("u:4,1=generalist", victims="u:4,1+", **LAB)
    assert cost(inside, "lead:n") == 1
    poor = advanced("u:4,1=generalist", ap="1+0", victims="u:4,1+", doors=doors, **LAB)
    assert refusal(poor, "lead:w") == "XD-LADDER-5"
    family = table("u:4,1", victims="u:4,1", doors=doors, **LAB)
    do(family, "carry:w")
    assert look(family)["rescued"] == 0
    do(family, "carry:down")
    assert look(family)["rescued"] == 1


@pytest.mark.vector("extreme-danger", "TV-40")
@pytest.mark.rules("XD-LADDER-7")
@pytest.mark.refuses("XD-LADDER-7")
def test_one_figure_with_one_thing_on_a_ladder_top() -> None:
    state = table("4,0/u:4,0", doors=UP, **LAB)
    assert refusal(state, "walk:up") == "XD-LADDER-7"
    doors = f"{UP} u:4,0|u:4,1=open"
    laden = advanced("u:4,1=generalist", ap="5+0", victims="u:4,1 u:4,1+", doors=doors, **LAB)
    assert refusal(laden, "lead-carry:w") == "XD-LADDER-7"
    assert "carry:w" in moves(laden)
    assert problems(table("u:4,0/u:4,0", doors=UP, **LAB), "XD-LADDER-7")


@pytest.mark.vector("extreme-danger", "TV-41")
@pytest.mark.rules("XD-LADDER-9", "XD-SEQ-6")
def test_fire_at_the_top_folds_the_ladder_and_fells_the_climber() -> None:
    state = advanced(
        "u:4,0=generalist", fire="u:4,1", walls="u:4,0|u:4,1=1", doors=UP, vehicles="n/n", **LAB
    )
    events = roll(state, "4,5")
    assert told(events, "ladder-folded")[0].args == {"cell": "4,0"}
    assert set(moves(state)) == {"recover:0,1", "recover:0,2"}
    assert {"u:3,1", "u:4,2", "u:4,0"} <= fires(state)
    do(state, "recover:0,1")
    assert fires(state) == {"u:4,1", "u:3,1", "u:4,2"}
    assert look(state)["ladders_folded"] == ["4,0"]
    assert look(state)["ladders_raised"] == []


@pytest.mark.rules("XD-LADDER-9")
def test_fire_at_the_base_folds_the_ladder_too() -> None:
    state = advanced(
        "u:4,0=generalist",
        fire="4,1",
        walls="4,0|4,1=1",
        victims="u:4,0",
        doors=UP,
        vehicles="n/n",
        **LAB,
    )
    events = roll(state, "4,1")
    assert told(events, "firefighter-knocked-down")[0].rule == "XD-LADDER-9"
    assert told(events, "victim-lost")[0].rule == "XD-LADDER-9"


@pytest.mark.rules("XD-LADDER-4")
@pytest.mark.refuses("XD-LADDER-3", "XD-LADDER-4", "XD-LADDER-1")
def test_ladders_are_raised_and_folded_in_the_street() -> None:
    state = table("4,0", doors=UP, **LAB)
    assert cost(state, "fold:up") == 1
    assert refusal(state, "raise:up") == "XD-LADDER-3"
    do(state, "fold:up")
    assert look(state)["ladders_folded"] == ["4,0"]
    occupied = table("4,0/u:4,0", doors=UP, **LAB)
    assert refusal(occupied, "fold:up") == "XD-LADDER-4"
    assert refusal(table("3,0", **LAB), "fold:up") == "XD-LADDER-4"
    assert refusal(table("3,0", **LAB), "raise:up") == "XD-LADDER-1"
    assert refusal(table("3,0", **LAB), "tote:s") == "XD-LADDER-1"
    corner = table("0,0", danger="ladder=0,0", **LAB)
    assert refusal(corner, "raise:up") == "XD-LADDER-3"
    inside = table("1,1", danger="ladder=1,1", **LAB)
    assert refusal(inside, "raise:up") == "XD-LADDER-3"
    ground = table("0,6", danger="ladder=0,6", board="garage+attic")
    assert refusal(ground, "raise:up") == "XD-LADDER-3"


@pytest.mark.rules("XD-LADDER-2", "XD-LADDER-10", "XD-MODE-4")
@pytest.mark.refuses("XD-LADDER-2", "XD-MODE-4")
def test_a_folded_ladder_is_a_burden_of_its_own() -> None:
    state = table("5,0", **LAB)
    assert "tote:n" in moves(state)
    do(state, "tote:n")
    assert look(state)["ladders_folded"] == ["4,0"]
    do(state, "tote:s")
    assert look(state)["ladders_stored"] == 4
    burning = table("1,1", fire="1,2", danger="ladder=1,1", **LAB)
    assert cost(burning, "tote:e") == 2
    climber = table("4,0", doors=UP, danger="ladder=4,0", **LAB)
    assert refusal(climber, "tote:up") == "XD-LADDER-2"
    none = table("5,0", family_ladders="none", **LAB)
    assert refusal(none, "tote:n") == "XD-LADDER-1"
    led = advanced("1,1=generalist", victims="1,1+", danger="ladder=1,1", **LAB)
    assert cost(led, "lead-tote:e") == 1


@pytest.mark.rules("XD-LADDER-1")
def test_ladders_lying_where_the_engine_arrives_are_on_it() -> None:
    state = advanced("0,3=generalist", ap="5+0", vehicles="n/n", danger="ladder=5,0", **LAB)
    do(state, "drive:engine>w", "ride:5,0")
    assert look(state)["ladders_stored"] == 4


@pytest.mark.refuses("XD-LADDER-8", "XD-GEN-6", "XD-LADDER-6")
@pytest.mark.rules("XD-GEN-6", "XD-LADDER-8", "XD-GEN-3")
def test_nothing_is_left_on_a_top_and_nobody_walks_on_air() -> None:
    doors = f"{UP} u:4,0|u:4,1=open"
    state = table("u:4,0", victims="u:4,0", doors=doors, **LAB)
    assert refusal(state, "walk:e") == "XD-LADDER-8"
    assert "carry:e" in moves(state)
    two = table("u:4,0", doors=f"{UP} 3,0|u:3,0=ladder", **LAB)
    assert refusal(two, "walk:n") == "XD-GEN-6"
    window = table("u:4,1", doors="u:4,0|u:4,1=open", **LAB)
    assert refusal(window, "walk:w") == "XD-GEN-6"
    assert problems(table("u:4,0", **LAB), "XD-GEN-6")


@pytest.mark.rules("XD-ATTIC-1", "XD-ATTIC-4", "XD-ATTIC-5", "XD-ATTIC-2")
@pytest.mark.refuses("XD-ATTIC-4", "XD-ATTIC-5")
def test_a_ladder_to_the_third_level_costs_double() -> None:
    board: dict = {"board": "laboratory+attic"}
    state = table("4,0", ap="8+0", danger="ladder=4,0", **board)
    assert {"raise:up", "raise:high"} <= set(moves(state))
    do(state, "raise:high")
    assert refusal(state, "raise:up") == "XD-LADDER-3"
    assert cost(state, "walk:high") == 2
    do(state, "walk:high")
    assert cells(state) == ["a:4,0"]
    assert cost(state, "walk:down") == 2
    laden = table("4,0", ap="8+0", doors="4,0|a:4,0=ladder", **board)
    assert cost(laden, "walk:high") == 2
    top = table("a:4,0", ap="8+0", victims="a:4,0", doors="4,0|a:4,0=ladder", **board)
    assert cost(top, "carry:down") == 4
    poor = table("a:4,0", ap="3+0", victims="a:4,0", doors="4,0|a:4,0=ladder", **board)
    assert refusal(poor, "carry:down") == "XD-LADDER-5"
    low = table("3,0", ap="8+0", doors="3,0|a:3,0=ladder", board="garage+attic")
    assert cost(low, "walk:up") == 1


@pytest.mark.rules("XD-ATTIC-6")
def test_a_blast_through_the_attic_wall_reaches_the_air() -> None:
    state = table(fire="a:3,4", walls="a:3,4|a:3,5=1", board="garage+attic")
    events = roll(state, "3,12")
    outside = [event.args["cell"] for event in told(events, "fire-outside-removed")]
    assert outside == ["a:3,5"]
