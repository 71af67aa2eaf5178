"""FP-SPEC, FP-CREW, FP-AP-5, FP-AP-6: the eight cards and changing them."""

import pytest

import tocsin
from tests.games.flashpoint.table import (
    advanced,
    cells,
    codes,
    cost,
    do,
    doors,
    fires,
    look,
    moves,
    problems,
    refusal,
    roll,
    smokes,
    table,
    told,
    tried,
)


def points(role: str, saved: str = "") -> tuple[int, int]:
    """What a specialist has at the start of a turn."""
    other = "cafs" if role == "generalist" else "generalist"
    crew = f"0,1{saved}={role}/0,0={other}"
    state = advanced(crew, phase="act:1", poi="1,1 2,2 3,3")
    roll(state, "6,8")
    return look(state)["points"], look(state)["free_points"]


@pytest.mark.rules("FP-AP-1", "FP-SPEC-GEN-1", "FP-SPEC-CAFS-1", "FP-SPEC-RESC-1", "FP-SPEC-ALL-1")
@pytest.mark.parametrize(
    ("role", "expected"),
    [
        ("paramedic", (4, 0)),
        ("captain", (4, 2)),
        ("imaging", (4, 0)),
        ("cafs", (3, 3)),
        ("hazmat", (4, 0)),
        ("generalist", (5, 0)),
        ("rescue", (4, 3)),
        ("driver", (4, 0)),
    ],
)
def test_the_card_sets_the_points(role: str, expected: tuple[int, int]) -> None:
    assert points(role) == expected
    assert points(role, "+2") == (expected[0] + 2, expected[1])


@pytest.mark.vector("flashpoint", "TV-85")
@pytest.mark.rules("FP-AP-5", "FP-SPEC-ALL-2")
@pytest.mark.refuses("FP-AP-5")
def test_free_points_are_never_saved() -> None:
    state = advanced("0,0=cafs", ap="3+3")
    do(state, "pass")
    assert look(state)["firefighters"][0]["saved"] == 3
    assert problems(advanced("0,0=cafs", ap="3+4"), "FP-AP-5")
    assert problems(advanced("0,0=generalist", ap="3+1"), "FP-AP-5")


@pytest.mark.refuses("FP-INV-7")
@pytest.mark.rules("FP-INV-7")
def test_five_saved_points_are_a_problem() -> None:
    assert problems(advanced("0,0+5=cafs"), "FP-INV-7")
    assert not problems(advanced("0,0+4=cafs"), "FP-INV-7")


# Paramedic.


@pytest.mark.rules("FP-SPEC-PARA-1")
@pytest.mark.refuses("FP-SPEC-PARA-1")
def test_the_paramedic_treats_a_victim_in_her_cell() -> None:
    state = advanced("5,3=paramedic", victims="5,3 5,4")
    assert cost(state, "treat") == 1
    do(state, "treat")
    assert look(state)["treated"] == [{"cell": "5,3", "count": 1}]
    assert refusal(state, "treat") == "FP-SPEC-PARA-1"
    assert refusal(advanced("5,3=generalist", victims="5,3"), "treat") == "FP-SPEC-PARA-1"
    assert refusal(advanced("5,3=paramedic", ap="0+0", victims="5,3"), "treat") == "FP-SPEC-PARA-1"
    assert refusal(advanced("5,2=paramedic", poi="5,3"), "treat") == "FP-SPEC-PARA-1"


@pytest.mark.vector("flashpoint", "TV-79")
@pytest.mark.rules("FP-CARRY-5", "FP-SPEC-PARA-2", "FP-SPEC-PARA-3", "FP-COMP-7")
@pytest.mark.refuses("FP-CARRY-5", "FP-SPEC-PARA-2", "FP-SPEC-PARA-3")
def test_a_treated_victim_walks_along_with_one_burden() -> None:
    state = advanced("5,3=generalist", victims="5,3 5,3+", hazmats="5,3")
    assert cost(state, "lead:e") == 1
    assert cost(state, "lead-carry:e") == 2
    assert cost(state, "lead-haul:e") == 2
    after = tried(state, "lead-haul:e")
    assert look(after)["treated"] == [{"cell": "5,4", "count": 1}]
    assert look(after)["hazmats"] == [{"cell": "5,4", "count": 1}]
    assert look(after)["victims"] == [{"cell": "5,3", "count": 1}]
    # There is no way even to say that a victim and a hazmat are carried together.
    with pytest.raises(tocsin.NotationError):
        state.game.read_move(state, "carry-haul:e")
    only = advanced("5,3=generalist", victims="5,3+")
    assert refusal(only, "carry:e") == "FP-CARRY-5"
    assert refusal(advanced("5,3=generalist", victims="5,3"), "lead:e") == "FP-SPEC-PARA-2"
    poor = advanced("5,3=generalist", ap="1+0", victims="5,3 5,3+")
    assert refusal(poor, "lead-carry:e") == "FP-SPEC-PARA-3"


@pytest.mark.rules("FP-SPEC-PARA-4")
@pytest.mark.refuses("FP-SPEC-PARA-4")
def test_a_treated_victim_enters_no_fire_and_goes_nowhere_alone() -> None:
    state = advanced("5,3=generalist", victims="5,3+", fire="5,4")
    assert refusal(state, "lead:e") == "FP-SPEC-PARA-4"
    do(state, "walk:w", "pass")
    assert look(state)["treated"] == [{"cell": "5,3", "count": 1}]


@pytest.mark.rules("FP-SPEC-PARA-5", "FP-SPEC-RESC-3")
@pytest.mark.refuses("FP-SPEC-PARA-5", "FP-SPEC-RESC-3")
@pytest.mark.parametrize(
    ("role", "rule"), [("paramedic", "FP-SPEC-PARA-5"), ("rescue", "FP-SPEC-RESC-3")]
)
def test_two_of_them_pay_double_for_water(role: str, rule: str) -> None:
    state = advanced(f"3,4={role}", fire="3,5", smoke="3,3")
    assert cost(state, "spray:w") == cost(state, "spray:e") == 2
    assert cost(state, "spray:e*2") == 4
    assert refusal(advanced(f"3,4={role}", ap="1+0", smoke="3,3"), "spray:w") == rule
    assert refusal(advanced(f"3,4={role}", ap="3+0", fire="3,5"), "spray:e*2") == rule


# Captain.


@pytest.mark.vector("flashpoint", "TV-80")
@pytest.mark.rules("FP-SPEC-CAPT-1", "FP-ED-14")
@pytest.mark.refuses("FP-SPEC-CAPT-1")
def test_command_points_are_for_others() -> None:
    state = advanced("0,0=captain/3,3=generalist", ap="0+2")
    assert refusal(state, "walk:e") == "FP-SPEC-CAPT-1"
    assert refusal(state, "command-walk:0>e") == "FP-SPEC-CAPT-1"
    assert refusal(state, "command-walk:1>e") == ""
    do(state, "command-walk:1>e")
    assert (look(state)["points"], look(state)["free_points"]) == (0, 1)
    plain = advanced("0,0=generalist/3,3=captain")
    assert refusal(plain, "command-walk:1>e") == "FP-SPEC-CAPT-1"
    regular = advanced("0,0=captain/3,3=generalist", ap="2+2", victims="3,3")
    do(regular, "command-carry:1>e", "command-walk:1>e")
    assert (look(regular)["points"], look(regular)["free_points"]) == (1, 0)


@pytest.mark.rules("FP-SPEC-CAPT-2", "FP-SPEC-CAPT-4")
@pytest.mark.refuses("FP-SPEC-CAPT-2")
def test_commands_are_moves_and_doors_with_their_effects() -> None:
    state = advanced(
        "0,0=captain/3,1+2=generalist", ap="4+2", victims="3,1", vehicles="w/n", poi="3,2"
    )
    assert refusal(state, "command-chop:1>n") == "FP-SPEC-CAPT-2"
    assert refusal(state, "command-spray:1>n") == "FP-SPEC-CAPT-2"
    events = do(state, "command-carry:1>w")
    assert told(events, "victim-rescued")
    assert told(events, "command-given")[0].args == {"captain": 0, "seat": 1, "cost": 2}
    do(state, "command-walk:1>e", "command-walk:1>e")
    assert look(state)["phase"] == "reveal"
    do(state, "~reveal:false-alarm", "command-open:1>e")
    assert doors(state) == {"3,2|3,3": "open"}
    assert look(state)["firefighters"][1]["saved"] == 2
    # The free points of the commanded firefighter are not used.
    other = advanced("0,0=captain/3,3=rescue", ap="0+1")
    assert refusal(other, "command-walk:1>e") == ""
    do(other, "command-walk:1>e")
    assert look(other)["phase"] == "roll"
    broke = advanced("0,0=captain/3,3=rescue", ap="0+1", victims="3,3")
    assert refusal(broke, "command-carry:1>e") == "FP-MOVE-3"


@pytest.mark.vector("flashpoint", "TV-82")
@pytest.mark.rules("FP-SPEC-CAPT-3")
@pytest.mark.refuses("FP-SPEC-CAPT-3")
def test_one_point_a_turn_for_the_cafs_firefighter() -> None:
    state = advanced("0,0=captain/3,3=cafs", ap="4+2", victims="3,3", fire="3,4")
    assert refusal(state, "command-carry:1>s") == "FP-SPEC-CAPT-3"
    assert refusal(state, "command-walk:1>e") == "FP-SPEC-CAPT-3"
    do(state, "command-walk:1>s")
    assert refusal(state, "command-walk:1>n") == "FP-SPEC-CAPT-3"
    do(state, "pass")
    assert look(state)["phase"] == "roll"


@pytest.mark.vector("flashpoint", "TV-83")
@pytest.mark.rules("FP-SPEC-CAPT-5")
@pytest.mark.refuses("FP-SPEC-CAPT-5")
def test_nobody_is_sent_into_fire_without_a_way_off() -> None:
    state = advanced("0,0=captain/3,3=generalist", ap="0+2", fire="3,4")
    assert refusal(state, "command-walk:1>e") == "FP-SPEC-CAPT-5"
    rich = advanced("0,0=captain/3,3=generalist", ap="1+2", fire="3,4")
    do(rich, "command-walk:1>e")
    assert refusal(rich, "pass") == "FP-SPEC-CAPT-5"
    assert refusal(rich, "walk:e") == "FP-SPEC-CAPT-5"
    do(rich, "command-walk:1>w")
    assert cells(rich) == ["0,0", "3,3"]


@pytest.mark.rules("FP-SPEC-CAPT-5")
def test_the_captain_may_put_out_the_cell_instead() -> None:
    walled = advanced("3,5=captain/3,3=generalist", ap="1+2", fire="3,4 4,4 3,3")
    # From (3,3) into (3,4): the captain beside it can put it out, and (3,3) burns.
    do(walled, "command-walk:1>e")
    assert "spray:w" in moves(walled)
    do(walled, "spray:w")
    assert smokes(walled) == {"3,4"}
    assert fires(walled) == {"4,4", "3,3"}


@pytest.mark.rules("FP-SPEC-CAPT-6")
@pytest.mark.refuses("FP-SPEC-CAPT-6")
def test_consent_is_asked_only_where_that_is_agreed() -> None:
    plain = advanced("0,0=captain/3,3=generalist", ap="4+2")
    do(plain, "command-walk:1>e")
    assert cells(plain) == ["0,0", "3,4"]
    assert refusal(plain, "accept") == "FP-SPEC-CAPT-6"
    asked = advanced("0,0=captain/3,3=generalist", ap="4+2", command_consent=True)
    (question,) = do(asked, "command-walk:1>e")
    assert (question.code, question.rule) == ("command-asked", "FP-SPEC-CAPT-6")
    order = {"captain": 0, "seat": 1, "order": "walk", "way": "e", "cost": 1}
    assert question.args == order
    assert (look(asked)["actor"], moves(asked)) == (1, ["accept", "decline"])
    assert asked.game.prompt(asked).args["command"] == "command-walk:1>e"
    declined = tried(asked, "decline")
    assert cells(declined) == ["0,0", "3,3"]
    assert (look(declined)["points"], look(declined)["free_points"]) == (4, 2)
    assert refusal(declined, "command-walk:1>s") == "FP-SPEC-CAPT-6"
    answered = codes(do(asked, "accept"))
    assert answered == ["command-accepted", "command-given", "moved"]
    assert cells(asked) == ["0,0", "3,4"]
    assert look(asked)["free_points"] == 1


@pytest.mark.rules("FP-SPEC-CAPT-5", "FP-SPEC-CAPT-6")
def test_who_stands_on_fire_is_not_asked() -> None:
    state = advanced("0,0=captain/3,3=generalist", ap="2+2", fire="3,4", command_consent=True)
    do(state, "command-walk:1>e", "accept", "command-walk:1>w")
    assert cells(state) == ["0,0", "3,3"]


# The others.


@pytest.mark.vector("flashpoint", "TV-88")
@pytest.mark.rules("FP-SPEC-IMAG-1", "FP-MOVE-10")
@pytest.mark.refuses("FP-SPEC-IMAG-1")
def test_the_imaging_technician_turns_any_marker() -> None:
    state = advanced("0,0=imaging", poi="5,8 1,1")
    assert cost(state, "identify:5,8") == 1
    do(state, "identify:5,8", "~reveal:false-alarm")
    assert look(state)["pois"] == ["1,1"]
    assert look(state)["false_alarms_found"] == 1
    assert look(state)["points"] == 3
    assert refusal(state, "identify:5,8") == "FP-SPEC-IMAG-1"
    assert refusal(advanced(poi="5,8"), "identify:5,8") == "FP-SPEC-IMAG-1"
    roll(state, "6,1")
    assert look(state)["phase"] == "replenish"


@pytest.mark.rules("FP-SPEC-CAFS-1", "FP-AP-6")
@pytest.mark.refuses("FP-SPEC-CAFS-1")
def test_the_cafs_firefighter_has_three_points_for_water() -> None:
    state = advanced("3,4=cafs", ap="3+3", fire="3,5 3,3")
    do(state, "spray:e*2")
    assert (look(state)["points"], look(state)["free_points"]) == (3, 1)
    do(state, "spray:w*2")
    # One free and one regular point for one action.
    assert (look(state)["points"], look(state)["free_points"]) == (2, 0)
    dry = advanced("3,4=cafs", ap="0+3", smoke="3,5")
    assert refusal(dry, "walk:w") == "FP-SPEC-CAFS-1"
    assert refusal(dry, "chop:n") == "FP-SPEC-CAFS-1"
    assert moves(dry) == ["pass", "spray:e"]


@pytest.mark.vector("flashpoint", "TV-89")
@pytest.mark.rules("FP-SPEC-HAZT-1", "FP-HAZ-6")
@pytest.mark.refuses("FP-SPEC-HAZT-1")
def test_the_hazmat_technician_disposes_on_the_spot() -> None:
    state = advanced("3,3=hazmat", hazmats="3,3")
    assert cost(state, "dispose") == 2
    do(state, "dispose")
    assert (look(state)["hazmats"], look(state)["hazmats_removed"]) == ([], 1)
    assert refusal(state, "dispose") == "FP-SPEC-HAZT-1"
    other = advanced("3,1=generalist", hazmats="3,1")
    assert refusal(other, "dispose") == "FP-SPEC-HAZT-1"
    assert cost(other, "haul:w") == 2
    assert look(tried(other, "haul:w"))["hazmats_removed"] == 1
    assert refusal(advanced("3,3=hazmat", ap="1+0", hazmats="3,3"), "dispose") == "FP-SPEC-HAZT-1"


@pytest.mark.rules("FP-SPEC-GEN-1", "FP-SPEC-ALL-1")
def test_the_generalist_does_what_everybody_can_and_no_more() -> None:
    state = advanced("1,0=generalist", ap="5+0", victims="1,0", hazmats="", poi="1,1")
    assert {"gun", "drive:ambulance>e", "chop:e", "walk:n"} <= set(moves(state))
    for text in ("treat", "dispose", "identify:1,1", "command-walk:0>n"):
        assert refusal(state, text).startswith("FP-SPEC-")


@pytest.mark.vector("flashpoint", "TV-86")
@pytest.mark.rules("FP-SPEC-RESC-1", "FP-SPEC-RESC-3", "FP-AP-6", "FP-ED-2")
@pytest.mark.refuses("FP-SPEC-RESC-1")
def test_the_rescue_specialists_free_points_move_and_open() -> None:
    state = advanced("3,2=rescue", ap="4+3", fire="3,4")
    do(state, "open:e", "walk:e")
    assert (look(state)["points"], look(state)["free_points"]) == (4, 1)
    do(state, "walk:e")
    assert (look(state)["points"], look(state)["free_points"]) == (3, 0)
    do(state, "spray:here")
    assert (look(state)["points"], look(state)["free_points"]) == (1, 0)
    dry = advanced("3,2=rescue", ap="0+3", smoke="3,1")
    assert refusal(dry, "spray:w") == "FP-SPEC-RESC-1"
    assert refusal(advanced("4,2=rescue", ap="0+3"), "chop:e") == "FP-SPEC-RESC-1"


@pytest.mark.rules("FP-SPEC-RESC-1")
def test_the_other_reading_keeps_doors_out_of_the_free_points() -> None:
    state = advanced("3,2=rescue", ap="4+3", free_move_opens_doors=False)
    do(state, "open:e")
    assert (look(state)["points"], look(state)["free_points"]) == (3, 3)
    dry = advanced("3,2=rescue", ap="0+3", free_move_opens_doors=False)
    assert refusal(dry, "open:e") == "FP-SPEC-RESC-1"


@pytest.mark.rules("FP-SPEC-RESC-2")
@pytest.mark.refuses("FP-SPEC-RESC-2")
def test_the_rescue_specialist_chops_for_one() -> None:
    assert cost(advanced("2,3=rescue", ap="1+0"), "chop:e") == 1
    assert refusal(advanced("2,3=rescue", ap="0+0"), "chop:e") == "FP-SPEC-RESC-2"


# Crew change.


@pytest.mark.rules("FP-CREW-1", "FP-CREW-2", "FP-CREW-3")
@pytest.mark.refuses("FP-CREW-1")
def test_a_crew_change_gives_the_new_card_at_once() -> None:
    state = advanced("1,0+3=generalist/0,0=cafs", phase="act:1", poi="1,1 2,2 3,3", vehicles="n/w")
    roll(state, "6,8")
    assert look(state)["points"] == 8
    assert refusal(state, "crew:cafs") == "FP-CREW-1"
    assert refusal(state, "crew:generalist") == "FP-CREW-1"
    events = do(state, "crew:rescue")
    assert told(events, "crew-changed")[0].args == {
        "seat": 0,
        "from": "generalist",
        "specialist": "rescue",
    }
    # Four of the new card and three saved, less two; the free pool in full.
    assert (look(state)["points"], look(state)["free_points"]) == (5, 3)
    assert refusal(state, "crew:generalist") == "FP-CREW-2"
    assert problems(state, "FP-ASET-10") == []


@pytest.mark.vector("flashpoint", "TV-91")
@pytest.mark.refuses("FP-CREW-2")
def test_a_crew_change_is_the_first_thing_on_the_engine() -> None:
    state = advanced("3,0=generalist/0,0=cafs", phase="act:1", poi="1,1 2,2 3,3", vehicles="n/w")
    roll(state, "6,8")
    do(state, "walk:n")
    assert cells(state)[0] == "2,0"
    assert refusal(state, "crew:rescue") == "FP-CREW-2"
    there = advanced("2,0=generalist/0,0=cafs", phase="act:1", poi="1,1 2,2 3,3", vehicles="n/w")
    roll(there, "6,8")
    assert refusal(there, "crew:rescue") == ""
    do(there, "walk:n")
    assert refusal(there, "crew:rescue") == "FP-CREW-2"


def test_more_points_than_a_card_gives_are_a_problem() -> None:
    assert problems(advanced("1,0=cafs", ap="8+3"), "FP-AP-3")
    assert codes(do(advanced("1,0=cafs", ap="3+3"), "pass")) == ["actions-ended"]
    assert table().problems() == []


@pytest.mark.rules("FP-CREW-1", "FP-SPEC-CAPT-6")
def test_who_declined_a_command_declined_the_captain_who_is_gone() -> None:
    state = advanced(
        "0,7=captain/1,1=cafs",
        ap="4+2",
        vehicles="w/n",
        memory="fresh=1;refusers=2",
        command_consent=True,
    )
    assert state.problems() == []
    do(state, "crew:generalist")
    assert state.problems() == []
    assert "refusers" not in state.key()
