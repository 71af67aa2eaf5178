"""A spill that runs into the street (XD-CHEM-6 with `spill_outside`)."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
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

LAB: dict = {"board": "laboratory", "lab_small": "chemicals"}
OUTSIDE: dict = {"spill_outside": True, **LAB}
# The chemicals stand in 6,2; the blast from 6,3 breaks them, and the door of 6,4 stands open.
BROKEN: dict = {"fire": "6,3", "danger": "small=3", "doors": "6,4|6,5=open"}


@pytest.mark.rules("XD-CHEM-6")
def test_a_spill_runs_into_the_street_only_where_that_is_played() -> None:
    state = table("0,0", **BROKEN, **OUTSIDE)
    roll(state, "6,3")
    do(state, "~red:6", "~red:4")
    # From 6,4 the open door is the only way; in the street there are two.
    assert look(state)["trail"] == ["6,2", "6,3", "6,4", "6,5"]
    do(state, "~red:4")
    assert look(state)["toxic"] == ["6,2", "6,3", "6,4", "6,5", "7,5"]
    inside = table("0,0", **BROKEN, **LAB)
    roll(inside, "6,3")
    do(inside, "~red:6", "~red:4")
    assert "6,5" not in look(inside)["toxic"]


@pytest.mark.rules("XD-CHEM-6", "XD-CHEM-7", "XD-CHEM-8", "XD-CHEM-10")
@pytest.mark.refuses("XD-CHEM-8", "XD-CHEM-6")
def test_nobody_enters_a_toxic_street_and_the_technician_cleans_it() -> None:
    state = advanced("4,5=hazmat", ap="4+0", danger="toxic=5,5;spent=4", **OUTSIDE)
    assert not state.problems()
    assert refusal(state, "walk:s") == "XD-CHEM-8"
    do(state, "clean:s")
    assert "walk:s" in moves(state)
    with pytest.raises(NotationError):
        table("0,0", danger="toxic=5,5;small=0", **LAB)
    with pytest.raises(NotationError):
        table("0,0", danger="toxic=u:0,1;small=0", **OUTSIDE)


@pytest.mark.rules("XD-CHEM-6")
def test_a_spill_never_runs_into_the_air() -> None:
    given: dict = {"phase": "spill:0", "ap": "0+0", "doors": "u:4,0|u:4,1=open"}
    danger = "toxic=u:4,1;trail=u:4,1;laid=1;resume=roll"
    state = table("0,0", danger=danger, **given, **OUTSIDE)
    assert state.game.prompt(state).args["choices"] == 2


@pytest.mark.rules("XD-CHEM-7")
def test_whoever_stands_in_the_street_is_knocked_down_by_the_spill() -> None:
    state = table("6,5", **BROKEN, **OUTSIDE)
    roll(state, "6,3")
    events = do(state, "~red:6", "~red:4")
    assert told(events, "firefighter-knocked-down")[0].rule == "XD-CHEM-7"


@pytest.mark.refuses("XD-CHEM-8")
def test_nobody_starts_on_a_toxic_cell_of_the_street() -> None:
    given: dict = {"phase": "stand:0/0", "ap": "0+0", "turn": 0, "memory": "-"}
    state = table("-", danger="toxic=0,1;small=0", **given, **OUTSIDE)
    assert refusal(state, "stand:0,1") == "XD-CHEM-8"
    assert "stand:0,2" in moves(state)


@pytest.mark.rules("XD-CHEM-6", "XD-KO-1")
def test_the_ambulance_takes_people_in_where_the_street_is_toxic() -> None:
    given: dict = {"vehicles": "n/w", "fire": "4,1", "walls": "4,0|4,1=1"}
    spot = look(advanced("0,0=generalist", vehicles="n/w", **LAB))["ambulance"]["cells"]
    danger = ";".join(f"toxic={cell}" for cell in spot) + ";small=0"
    state = advanced("4,0=generalist", danger=danger, **given, **OUTSIDE)
    roll(state, "4,1")
    do(state, f"recover:{spot[0]}")
    assert not problems(state, "XD-GEN-8")
    outside = {"victims": "0,0", "vehicles": "n/w", "danger": danger}
    locked = advanced("0,0=generalist", **outside, **OUTSIDE)
    assert spot[0] == "0,1"
    assert refusal(locked, "carry:e") == "XD-CHEM-8"
