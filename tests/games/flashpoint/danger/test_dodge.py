"""Getting out of the way in the fire phase (XD-SPEC-1, XD-SPEC-2)."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    cells,
    codes,
    do,
    look,
    moves,
    problems,
    refusal,
    roll,
    told,
    tried,
)
from tocsin.core.contract import State

LAB: dict = {"board": "laboratory", "promo_specialists": True}
CELLAR: dict = {"board": "garage+basement", "promo_specialists": True}
POIS = "1,1 1,3 1,4"


def saved(state: State) -> list[int]:
    return [figure["saved"] for figure in look(state)["firefighters"]]


def asked(state: State) -> tuple[str, int]:
    return look(state)["phase"], look(state)["actor"]


@pytest.mark.rules("XD-SPEC-1")
@pytest.mark.refuses("XD-SPEC-1")
def test_the_veteran_steps_out_of_the_fire_for_one_saved_point() -> None:
    state = advanced("5,2=veteran", ap="3+0", smoke="5,2", fire="5,1", poi=POIS, **LAB)
    roll(state, "5,2")
    assert asked(state) == ("dodge", 0)
    assert moves(state) == ["dodge:s", "dodge:e", "fall"]
    assert state.game.prompt(state).args["cost"] == 1
    assert refusal(state, "dodge:n") == "XD-SPEC-1"
    assert refusal(state, "dodge:w") == "XD-SPEC-1"
    assert refusal(state, "dodge:up") == "XD-GEN-3"
    assert refusal(state, "dodge:ne") == "FP-ADJ-1"
    assert refusal(state, "dodge-lead:e") == "FP-SPEC-PARA-2"
    assert refusal(state, "walk:e") == "FP-TURN-2"
    events = do(state, "dodge:e")
    assert told(events, "dodged")[0].rule == "XD-SPEC-1"
    assert told(events, "firefighter-knocked-down") == []
    assert (cells(state), look(state)["phase"]) == (["5,3"], "act")
    # Two were left of the three that were saved, and four are new.
    assert look(state)["points"] == 6


@pytest.mark.rules("XD-SPEC-1")
def test_who_takes_the_blow_keeps_the_points() -> None:
    state = advanced("5,2=veteran", ap="3+0", smoke="5,2", poi=POIS, **LAB)
    roll(state, "5,2")
    events = do(state, "fall")
    assert codes(events) == ["firefighter-knocked-down"]
    assert (look(state)["phase"], saved(state)) == ("recover", [3])


@pytest.mark.refuses("XD-SPEC-1")
def test_without_a_blow_nobody_dodges() -> None:
    state = advanced("5,2=veteran", **LAB)
    assert refusal(state, "dodge:e") == "XD-SPEC-1"
    assert refusal(state, "fall") == "XD-SPEC-1"


@pytest.mark.rules("XD-SPEC-1")
@pytest.mark.parametrize(
    ("crew", "fire"),
    [("5,2=veteran", ""), ("5,2+4=veteran", "5,1 5,3 6,2"), ("5,2+4=captain", "")],
)
def test_nobody_is_asked_without_points_a_way_or_the_veteran(crew: str, fire: str) -> None:
    given: dict = {"phase": "roll:0", "ap": "0+0", "smoke": "5,2", "poi": POIS, **LAB}
    state = advanced(crew, fire=fire, **given)
    do(state, "~roll:5,2")
    assert look(state)["phase"] == "recover"


@pytest.mark.rules("XD-SPEC-2")
@pytest.mark.refuses("XD-SPEC-2")
def test_others_near_the_veteran_dodge_for_two() -> None:
    given: dict = {"phase": "roll:0", "ap": "0+0", "smoke": "5,3", "poi": POIS, **LAB}
    state = advanced("5,2=veteran/5,3+2=generalist", **given)
    do(state, "~roll:5,3")
    assert asked(state) == ("dodge", 1)
    events = do(state, "dodge:e")
    assert told(events, "dodged")[0].rule == "XD-SPEC-2"
    assert cells(state)[1] == "5,4"
    # Both saved points are gone.
    assert told(events, "turn-began")[0].args["points"] == 5
    short = advanced("5,2=veteran/5,3+1=generalist", **given)
    do(short, "~roll:5,3")
    assert asked(short) == ("recover", 1)
    far = advanced("1,2=veteran/5,3+4=generalist", **given)
    do(far, "~roll:5,3")
    assert asked(far) == ("recover", 1)
    text = advanced(
        "5,2=veteran/5,3+1=generalist",
        danger="dodging=2",
        fire="5,3",
        **{**given, "phase": "dodge:0", "smoke": ""},
    )
    assert refusal(text, "dodge:e") == "XD-SPEC-2"
    assert moves(text) == ["fall"]


@pytest.mark.rules("XD-SPEC-3")
def test_the_dog_never_dodges() -> None:
    given: dict = {"phase": "roll:0", "ap": "0+0", "smoke": "5,3", "poi": POIS, **LAB}
    state = advanced("5,2=veteran/5,3+6=dog", **given)
    do(state, "~roll:5,3")
    assert asked(state) == ("recover", 1)


@pytest.mark.rules("XD-SPEC-2")
def test_several_are_asked_in_turn_order_and_near_counts_when_the_blow_falls() -> None:
    state = advanced(
        "5,3+4=veteran/6,3+4=generalist/5,3+2=captain",
        phase="roll:1",
        ap="0+0",
        smoke="5,3 6,3",
        fire="6,4 5,4",
        poi=POIS,
        **LAB,
    )
    do(state, "~roll:5,3")
    assert look(state)["dodging"] == [0, 1, 2]
    assert asked(state) == ("dodge", 1)
    do(state, "fall")
    assert asked(state) == ("dodge", 2)
    do(state, "dodge:w")
    assert asked(state) == ("dodge", 0)
    do(state, "dodge:w")
    assert asked(state) == ("recover", 1)
    assert cells(state) == ["5,2", "6,3", "5,2"]


@pytest.mark.rules("XD-SPEC-1")
def test_a_treated_victim_comes_along_and_a_carried_one_stays() -> None:
    state = advanced(
        "5,2=veteran", ap="1+0", smoke="5,2", fire="5,1", victims="5,2 5,2+", poi="1,1", **LAB
    )
    roll(state, "5,2")
    assert {"dodge:e", "dodge-lead:e"} <= set(moves(state))
    assert refusal(state, "dodge-lead:w") == "XD-SPEC-1"
    events = do(state, "dodge-lead:e")
    assert look(state)["treated"] == [{"cell": "5,3", "count": 1}]
    assert [event.args["cell"] for event in told(events, "victim-lost")] == ["5,2"]
    assert look(state)["lost"] == 1


@pytest.mark.rules("XD-SPEC-1")
def test_leading_somebody_to_the_ambulance_is_a_rescue() -> None:
    state = advanced(
        "1,2=veteran",
        ap="1+0",
        smoke="1,2",
        victims="1,2+",
        doors="0,2|1,2=open",
        vehicles="n/w",
        poi="5,1 5,2",
        **LAB,
    )
    roll(state, "1,2")
    do(state, "dodge-lead:n")
    assert look(state)["rescued"] == 1


@pytest.mark.rules("XD-SPEC-1")
def test_a_marker_in_the_new_cell_is_turned_over() -> None:
    state = advanced("5,2=veteran", ap="1+0", smoke="5,2", poi="5,3 1,1 1,3", **LAB)
    roll(state, "5,2")
    do(state, "dodge:e")
    assert asked(state)[0] == "reveal"
    assert state.problems() == []
    assert state.game.read_position(state.game.write_position(state)).problems() == []
    do(state, "~reveal:victim")
    assert look(state)["victims"] == [{"cell": "5,3", "count": 1}]
    assert (look(state)["phase"], look(state)["turn"]) == ("act", 2)


@pytest.mark.refuses("XD-SPEC-1")
def test_a_step_of_two_points_is_too_slow() -> None:
    state = advanced(
        "u:4,1=veteran",
        ap="4+0",
        smoke="u:4,1",
        victims="u:4,1+",
        doors="4,0|u:4,0=ladder u:4,0|u:4,1=open",
        poi="1,1 1,3",
        **LAB,
    )
    roll(state, "4,5")
    assert "dodge:w" in moves(state)
    assert refusal(state, "dodge-lead:w") == "XD-SPEC-1"
    assert cells(tried(state, "dodge:w")) == ["u:4,0"]


HOLES = "crack=2,3;hole=1,2;hole=2,1;hole=3,2;spent=6"


def on_falling_floor(crew: str, danger: str = HOLES, **given: object) -> State:
    """The floor of 2,3 is about to fall; beside it, 2,2 lies among holes."""
    return advanced(
        crew,
        phase="roll:0",
        ap="0+0",
        fire="b:2,3",
        danger=danger,
        **{"poi": "6,5 6,6 6,7", **given, **CELLAR},
    )


@pytest.mark.rules("XD-SPEC-1", "XD-KO-2")
def test_from_a_falling_floor_one_jumps_before_anything_else_goes_on() -> None:
    state = on_falling_floor("2,3+1=veteran")
    do(state, "~roll:2,11")
    assert asked(state) == ("dodge", 0)
    assert "resume=roll" in state.game.write_position(state)
    assert moves(state) == ["dodge:n", "dodge:w", "dodge:e", "fall"]
    assert state.problems() == []
    safe = tried(state, "dodge:n")
    assert (cells(safe), look(safe)["phase"]) == (["1,3"], "act")
    down = tried(state, "fall")
    assert look(down)["phase"] == "recover"
    assert told(do(state.copy(), "fall"), "firefighter-knocked-down")[0].rule == "XD-FLOOR-5"


@pytest.mark.rules("XD-SPEC-1", "XD-FLOOR-14")
def test_whoever_jumps_where_no_way_leads_out_is_trapped() -> None:
    state = on_falling_floor("2,3+1=veteran")
    do(state, "~roll:2,11")
    events = do(state, "dodge:w")
    assert told(events, "firefighter-trapped")[0].args["cell"] == "2,2"
    assert look(state)["ending"] == "trapped"
    # Nobody is trapped who may still fall.
    around = "crack=2,3;hole=1,2;hole=1,3;hole=2,1;hole=2,4;hole=3,2;hole=3,3;spent=12"
    alone = on_falling_floor("2,3+1=veteran", danger=around)
    do(alone, "~roll:2,11")
    assert moves(alone) == ["dodge:w", "fall"]
    assert look(tried(alone, "dodge:w"))["ending"] == "trapped"
    assert look(tried(alone, "fall"))["phase"] == "recover"


@pytest.mark.rules("XD-SPEC-1", "XD-SEQ-5")
def test_a_marker_turned_in_mid_explosion_does_not_make_the_fire_forget_its_target() -> None:
    state = on_falling_floor("2,3+1=veteran", poi="1,3 6,6 6,7", hot="b:2,3")
    do(state, "~roll:2,11", "dodge:n")
    assert asked(state)[0] == "reveal"
    assert state.problems() == []
    text = state.game.write_position(state)
    assert state.game.write_position(state.game.read_position(text)) == text
    events = do(state, "~reveal:false-alarm")
    assert told(events, "hot-spot-ignited")[0].args["cell"] == "b:2,3"
    assert look(state)["phase"] == "roll"


@pytest.mark.rules("XD-SPEC-1", "XD-FLOOR-5")
def test_from_a_falling_floor_a_treated_victim_is_led_and_the_others_are_lost() -> None:
    state = on_falling_floor("2,3+1=veteran", victims="2,3 2,3+", poi="6,5")
    do(state, "~roll:2,11")
    assert look(state)["lost"] == 0
    events = do(state, "dodge-lead:n")
    assert look(state)["treated"] == [{"cell": "1,3", "count": 1}]
    lost = told(events, "victim-lost")
    assert [(event.args["cell"], event.rule) for event in lost] == [("2,3", "XD-FLOOR-5")]
    other = on_falling_floor("2,3+1=veteran", victims="2,3 2,3+", poi="6,5")
    do(other, "~roll:2,11", "fall")
    assert look(other)["lost"] == 2


@pytest.mark.rules("XD-SPEC-1", "XD-CHEM-7")
def test_the_spill_waits_for_who_jumps_aside() -> None:
    state = advanced(
        "5,2+1=veteran",
        phase="roll:0",
        ap="0+0",
        fire="6,3",
        danger="small=3",
        lab_small="chemicals",
        poi=POIS,
        **LAB,
    )
    do(state, "~roll:6,3", "~red:3")
    assert asked(state) == ("dodge", 0)
    assert look(state)["toxic"] == ["5,2", "6,2"]
    assert moves(state) == ["dodge:w", "fall"]
    assert refusal(state, "dodge:s") == "XD-CHEM-8"
    assert state.problems() == []
    down = told(do(state.copy(), "fall"), "firefighter-knocked-down")
    assert down[0].rule == "XD-CHEM-7"
    do(state, "dodge:w")
    assert look(state)["phase"] == "spill"
    assert cells(state) == ["5,1"]


@pytest.mark.rules("XD-SPEC-1", "XD-LADDER-9")
def test_from_a_folding_ladder_one_jumps_in_at_the_window() -> None:
    given: dict = {
        "phase": "roll:0",
        "ap": "0+0",
        "fire": "4,1",
        "walls": "4,0|4,1=1",
        "poi": POIS,
        **LAB,
    }
    ladder = "4,0|u:4,0=ladder"
    state = advanced("u:4,0+1=veteran", doors=f"{ladder} u:4,0|u:4,1=open", **given)
    do(state, "~roll:4,1")
    assert look(state)["ladders_raised"] == []
    assert moves(state) == ["dodge:e", "fall"]
    assert state.problems() == []
    assert cells(tried(state, "dodge:e")) == ["u:4,1"]
    down = told(do(state.copy(), "fall"), "firefighter-knocked-down")
    assert down[0].rule == "XD-LADDER-9"
    shut = advanced("u:4,0+1=veteran", doors=ladder, **given)
    events = do(shut, "~roll:4,1")
    assert told(events, "firefighter-knocked-down")[0].rule == "XD-LADDER-9"
    assert look(shut)["phase"] == "recover"


@pytest.mark.refuses("XD-SPEC-1", "XD-SPEC-3")
def test_impossible_dodgers_are_named() -> None:
    given: dict = {"ap": "0+0", "fire": "5,3", **LAB}
    nobody = advanced("5,2=captain/5,3+4=rescue", phase="dodge:0", danger="dodging=2", **given)
    assert problems(nobody, "XD-SPEC-1") == ["nobody-can-dodge-now [XD-SPEC-1]"]
    later = advanced("5,2=veteran/5,3+4=rescue", phase="recover:0", **given, memory="fallen=2")
    assert problems(later, "XD-SPEC-1") == []
    wrong = advanced(
        "5,2=veteran/5,3+4=rescue",
        phase="recover:0",
        **given,
        memory="fallen=2",
        danger="dodging=2",
    )
    assert problems(wrong, "XD-SPEC-1") == ["nobody-can-dodge-now [XD-SPEC-1]"]
    dog = advanced("5,2=veteran/5,3+4=dog", phase="dodge:0", danger="dodging=2", **given)
    assert problems(dog, "XD-SPEC-3") == ["the-dog-does-not-dodge [XD-SPEC-3]"]
