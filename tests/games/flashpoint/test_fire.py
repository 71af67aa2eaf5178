"""FP-FIRE, FP-EXPL, FP-WAVE, FP-FLASH: how the fire advances."""

import pytest

from tests.games.flashpoint.table import (
    FAMILY_FIRES,
    advanced,
    codes,
    damage,
    do,
    doors,
    family,
    fires,
    look,
    moves,
    problems,
    refusal,
    roll,
    smokes,
    table,
    told,
)

START = set(FAMILY_FIRES.split())


@pytest.mark.vector("flashpoint", "TV-18")
@pytest.mark.rules("FP-FIRE-A4", "FP-FIRE-A3", "FP-FIRE-A1")
@pytest.mark.refuses("FP-FIRE-A1", "FP-FIRE-A4")
def test_smoke_catches_fire_and_its_neighbour_burns_at_once() -> None:
    state = table(smoke="5,2", poi="1,1 1,2 2,1")
    roll(state, "5,2")
    assert (fires(state), smokes(state)) == ({"5,2"}, set())
    roll(state, "5,3")
    assert fires(state) == {"5,2", "5,3"}
    assert refusal(state, "~roll:1,1") == "FP-DICE-1"
    do(state, "pass")
    assert refusal(state, "~red:1") == "FP-FIRE-A1"
    assert problems(table(fire="5,2", smoke="5,2"), "FP-FIRE-A4")


@pytest.mark.vector("flashpoint", "TV-19")
@pytest.mark.rules("FP-FIRE-A2", "FP-DICE-1")
@pytest.mark.refuses("FP-DICE-1")
def test_a_quiet_cell_gets_smoke() -> None:
    state = family()
    do(state, "pass")
    assert len(moves(state)) == 48
    assert set(state.weights()) == {1}
    do(state, "~roll:1,8")
    assert smokes(state) == {"1,8"}
    assert fires(state) == START
    assert refusal(family(), "~roll:1,8") == "FP-DICE-1"


@pytest.mark.vector("flashpoint", "TV-20")
@pytest.mark.rules("FP-FIRE-6", "FP-FIRE-A2")
def test_walls_protect_from_fire_next_door() -> None:
    state = family()
    roll(state, "2,4")
    assert smokes(state) == {"2,4"}
    assert "2,4" in look(state)["pois"]


@pytest.mark.vector("flashpoint", "TV-22")
@pytest.mark.rules(
    "FP-EXPL-1",
    "FP-EXPL-3",
    "FP-EXPL-4",
    "FP-EXPL-5",
    "FP-EXPL-7",
    "FP-WAVE-1",
    "FP-WAVE-4",
    "FP-KD-1",
    "FP-LOST-2",
    "FP-FIRE-A5",
    "FP-COMP-5",
)
def test_the_worked_explosion() -> None:
    state = family(crew="3,6", poi="2,4 4,3 5,8")
    events = roll(state, "3,3")
    assert damage(state) == {"2,3|3,3": 1}
    assert doors(state) == {"3,2|3,3": "gone"}
    assert fires(state) == START | {"4,3", "3,6"}
    assert told(events, "shockwave")[0].args == {"cell": "3,4", "way": "e"}
    assert told(events, "shockwave-passed")[0].args == {"cell": "3,5", "way": "e"}
    assert told(events, "firefighter-knocked-down")
    assert look(state)["damage"] == 1
    do(state, "recover:0,5")
    assert look(state)["phase"] == "loss"
    lost = do(state, "~reveal:victim")
    assert lost[0].args == {"cell": "4,3", "lost": 1}


@pytest.mark.vector("flashpoint", "TV-25")
@pytest.mark.rules("FP-EXPL-5", "FP-WAVE-2", "FP-WAVE-4")
def test_shockwaves_down_and_right() -> None:
    state = family()
    roll(state, "2,2")
    assert fires(state) == START | {"1,2", "4,2", "2,1"}
    assert damage(state) == {"2,3|2,4": 1}


@pytest.mark.vector("flashpoint", "TV-26")
@pytest.mark.rules("FP-EXPL-3", "FP-EXPL-4", "FP-EXPL-9", "FP-WAVE-2")
def test_an_explosion_at_the_outer_wall() -> None:
    state = family()
    roll(state, "6,6")
    assert damage(state) == {"4,6|5,6": 1, "6,6|7,6": 1}
    assert doors(state) == {"6,5|6,6": "gone"}
    assert fires(state) == START | {"6,7"}


@pytest.mark.vector("flashpoint", "TV-28")
@pytest.mark.rules("FP-EXPL-8", "FP-BOARD-3")
def test_an_open_door_goes_and_lets_the_blast_through() -> None:
    state = table(fire="4,4", doors="4,4|5,4=open")
    roll(state, "4,4")
    assert fires(state) == {"4,4", "3,4", "4,3", "4,5", "5,4"}
    assert doors(state) == {"4,4|5,4": "gone"}
    assert damage(state) == {}


@pytest.mark.vector("flashpoint", "TV-29")
@pytest.mark.rules("FP-WAVE-6", "FP-WAVE-7")
def test_a_shockwave_takes_open_doors_with_it() -> None:
    state = table(fire="4,5 4,6 4,7", doors="4,6|4,7=open")
    roll(state, "4,5")
    assert doors(state) == {"4,6|4,7": "gone"}
    assert fires(state) == {"4,5", "4,6", "4,7", "4,8", "3,5", "4,4"}
    assert damage(state) == {"4,5|5,5": 1}


@pytest.mark.rules("FP-WAVE-7")
def test_open_doors_beside_the_path_stay() -> None:
    state = table(fire="1,4 1,5 2,5", doors="2,5|2,6=open")
    roll(state, "1,4")
    assert doors(state) == {"2,5|2,6": "open", "1,3|1,4": "gone"}


@pytest.mark.vector("flashpoint", "TV-30")
@pytest.mark.rules("FP-WAVE-2", "FP-ADJ-4")
def test_a_wall_that_falls_to_a_shockwave_still_stops_it() -> None:
    state = table(fire="3,5 3,6", walls="3,6|3,7=1")
    roll(state, "3,5")
    assert damage(state) == {"3,6|3,7": 2, "2,5|3,5": 1}
    assert fires(state) == {"3,5", "3,6", "4,5", "3,4"}


@pytest.mark.vector("flashpoint", "TV-31")
@pytest.mark.rules("FP-WAVE-6")
def test_a_shockwave_passes_a_ruined_wall() -> None:
    state = table(fire="3,5 3,6", walls="3,6|3,7=2")
    roll(state, "3,5")
    assert "3,7" in fires(state)


@pytest.mark.vector("flashpoint", "TV-32")
@pytest.mark.rules("FP-WAVE-5")
def test_a_shockwave_sets_smoke_on_fire_and_stops() -> None:
    state = table(fire="3,5 3,6", walls="3,6|3,7=2", smoke="3,7")
    events = roll(state, "3,5")
    assert "3,7" in fires(state)
    assert "3,8" not in fires(state)
    assert [e.rule for e in told(events, "fire-spread") if e.args["cell"] == "3,7"] == ["FP-WAVE-5"]


@pytest.mark.rules("FP-WAVE-3")
def test_a_closed_door_stops_a_shockwave_and_goes() -> None:
    state = table(fire="4,5 4,6")
    events = roll(state, "4,5")
    assert doors(state) == {"4,6|4,7": "gone"}
    assert "4,7" not in fires(state)
    assert told(events, "door-blown-away")[0].rule == "FP-WAVE-3"


@pytest.mark.rules("FP-EXPL-6")
def test_smoke_beside_an_explosion_burns() -> None:
    state = table(fire="3,5", smoke="3,4 4,5")
    events = roll(state, "3,5")
    assert {"3,4", "4,5", "3,6"} <= fires(state)
    rules = {event.args["cell"]: event.rule for event in told(events, "fire-spread")}
    assert rules == {"4,5": "FP-EXPL-6", "3,4": "FP-EXPL-6", "3,6": "FP-EXPL-5"}


@pytest.mark.vector("flashpoint", "TV-34")
@pytest.mark.rules("FP-EXPL-3", "FP-WAVE-8")
def test_the_corner_of_the_ring_is_never_touched() -> None:
    state = table(fire="1,1")
    roll(state, "1,1")
    assert damage(state) == {"0,1|1,1": 1, "1,0|1,1": 1}
    assert fires(state) == {"1,1", "2,1", "1,2"}


@pytest.mark.rules("FP-WAVE-8")
def test_a_shockwave_that_leaves_the_ring_ends() -> None:
    state = advanced(
        "0,0=generalist",
        fire="1,2 2,2 2,1",
        hazmats="2,1",
        walls="0,2|1,2=2",
        phase="roll:0",
        ap="0+0",
    )
    # The first explosion sends fire out to (0,2); the hazmat's own does not reach it again.
    do(state, "~roll:2,2")
    assert state.problems() == []
    again = table(fire="1,2 2,2 0,2", walls="0,2|1,2=2", phase="roll:0", ap="0+0")
    events = do(again, "~roll:2,2")
    assert told(events, "shockwave-passed")[0].args == {"cell": "0,2", "way": "n"}
    assert "fire-outside-removed" in codes(events)


@pytest.mark.vector("flashpoint", "TV-35")
@pytest.mark.rules("FP-WAVE-4", "FP-WAVE-6", "FP-FLASH-5", "FP-EXPL-5")
@pytest.mark.refuses("FP-FLASH-5")
def test_fire_outside_goes_out_at_the_end() -> None:
    state = table(fire="1,2 2,2", walls="0,2|1,2=2")
    events = roll(state, "2,2")
    outside = [event.code for event in events if event.args.get("cell") == "0,2"]
    assert outside == ["fire-spread", "fire-outside-removed"]
    assert fires(state) == {"1,2", "2,2", "3,2", "2,1", "2,3"}
    assert problems(table(fire="0,2"), "FP-FLASH-5")


@pytest.mark.vector("flashpoint", "TV-37")
@pytest.mark.rules("FP-FLASH-2")
@pytest.mark.parametrize(
    "given",
    [{"fire": "1,4", "smoke": "1,3"}, {"fire": "3,6", "smoke": "3,7", "walls": "3,6|3,7=1"}],
)
def test_doors_and_damaged_walls_protect_smoke(given: dict) -> None:
    state = table(**given)
    roll(state, "6,1")
    assert smokes(state) == {given["smoke"], "6,1"}


@pytest.mark.vector("flashpoint", "TV-38")
@pytest.mark.rules("FP-FLASH-1", "FP-FLASH-3", "FP-FIRE-A3")
@pytest.mark.refuses("FP-FLASH-3")
def test_flashover_runs_on() -> None:
    state = table(fire="1,1", smoke="1,3 2,3")
    events = roll(state, "1,2")
    assert [e.args["cell"] for e in told(events, "smoke-flashed-over")] == ["1,3", "2,3"]
    assert smokes(state) == set()
    assert problems(table(phase="replenish:0", fire="1,1", smoke="1,2"), "FP-FLASH-3")


@pytest.mark.rules("FP-FLASH-2")
def test_flashover_passes_open_doors_ruins_and_comes_back_in_from_the_ring() -> None:
    state = table(fire="1,3 3,6", smoke="1,4 3,7", doors="1,3|1,4=open", walls="3,6|3,7=2")
    roll(state, "6,1")
    assert {"1,4", "3,7"} <= fires(state)
    ring = table(phase="roll:0", ap="0+0", fire="3,0", smoke="3,1")
    do(ring, "~roll:6,8")
    assert "3,1" in fires(ring)


@pytest.mark.rules("FP-FLASH-4")
def test_flashover_is_no_action() -> None:
    state = table("3,4", fire="3,5 3,6")
    do(state, "spray:e")
    assert smokes(state) == {"3,5"}
    assert refusal(state, "~roll:3,5") == "FP-DICE-1"


@pytest.mark.vector("flashpoint", "TV-40")
@pytest.mark.rules("FP-FIRE-7", "FP-COMP-2")
def test_without_markers_nothing_is_placed() -> None:
    burning = " ".join(f"{row},{column}" for row in (1, 2, 3, 4) for column in range(1, 9)) + " 5,8"
    state = table(fire=burning)
    assert look(state)["threat_markers_left"] == 0
    events = roll(state, "6,1")
    assert "no-marker-left" in codes(events)
    assert "6,1" not in fires(state) | smokes(state)


@pytest.mark.rules("FP-FIRE-7")
def test_without_markers_explosions_still_damage_and_smoke_still_burns() -> None:
    burning = [f"{row},{column}" for row in (1, 2, 3, 4) for column in range(1, 9)]
    state = table("5,1", fire=" ".join(burning[:-1]) + " 6,1", smoke="6,2")
    assert look(state)["threat_markers_left"] == 0
    roll(state, "6,1")
    assert damage(state) == {"6,0|6,1": 1, "6,1|7,1": 1}
    assert "6,2" in fires(state)
    # The cell that should have burnt does not, so nobody falls there.
    assert "5,1" not in fires(state)
    assert look(state)["phase"] == "replenish"


@pytest.mark.refuses("FP-COMP-2", "FP-INV-8")
def test_more_markers_than_there_are_is_a_problem() -> None:
    burning = " ".join(f"{row},{column}" for row in (1, 2, 3, 4) for column in range(1, 9))
    state = table(fire=burning + " 5,7 5,8")
    assert problems(state, "FP-INV-8")
    assert not problems(table(fire=burning + " 5,7 5,8", threat_markers=36), "FP-INV-8")


@pytest.mark.rules("FP-COMP-2", "FP-INV-8")
def test_the_number_of_threat_markers_is_an_option() -> None:
    assert look(table(fire="1,1"))["threat_markers_left"] == 32
    assert look(table(fire="1,1", threat_markers=36))["threat_markers_left"] == 35


@pytest.mark.vector("flashpoint", "TV-41")
@pytest.mark.rules("FP-EXPL-3", "FP-EXPL-4", "FP-EXPL-5", "FP-BOARD-2")
def test_an_explosion_on_the_back() -> None:
    state = table(fire="4,5", board="back")
    roll(state, "4,5")
    assert doors(state) == {"3,5|4,5": "gone"}
    assert damage(state) == {"4,5|5,5": 1}
    assert fires(state) == {"4,5", "4,4", "4,6"}


@pytest.mark.vector("flashpoint", "TV-42")
@pytest.mark.rules("FP-WAVE-4", "FP-SETUP-8")
def test_the_family_fires_on_the_back() -> None:
    state = family(board="back")
    roll(state, "3,3")
    assert fires(state) == START | {"1,3", "4,3", "3,1"}
    assert damage(state) == {"3,3|3,4": 1}


@pytest.mark.rules("FP-EXPL-2")
def test_first_the_four_results_then_the_shockwaves() -> None:
    state = family()
    events = roll(state, "3,3")
    story = [event.code for event in events if event.rule[:7] in ("FP-EXPL", "FP-WAVE")]
    assert story == [
        "wall-damaged",
        "fire-spread",
        "door-blown-away",
        "shockwave",
        "shockwave-passed",
        "fire-spread",
    ]


@pytest.mark.rules("FP-EXPL-10")
def test_flashover_and_shockwaves_start_no_explosion() -> None:
    state = table(fire="3,4", smoke="3,5 3,6")
    events = roll(state, "6,1")
    assert "explosion" not in codes(events)
    waves = table(fire="3,4 3,5 3,6")
    assert codes(roll(waves, "3,4")).count("explosion") == 1


@pytest.mark.rules("FP-EXPL-9")
def test_an_outer_doorway_lets_a_blast_out() -> None:
    state = table(fire="3,1")
    events = roll(state, "3,1")
    assert {"cell": "3,0"} in [event.args for event in told(events, "fire-spread")]


@pytest.mark.rules("FP-FLASH-1", "FP-FLASH-2", "FP-FLASH-5")
def test_fire_on_the_ring_flashes_over_to_smoke_inside() -> None:
    # Fire outside stays until the end of the phase: here it waits for the roll of an ignition.
    state = table(phase="roll:0", fire="3,0 2,0", smoke="3,1 3,2 2,1", memory="ignited=1")
    events = do(state, "~roll:6,8")
    # Through the doorway and on; the wall before (2,1) protects it until (3,1) burns.
    assert fires(state) == {"3,1", "3,2", "2,1"}
    assert next(event.args["cell"] for event in told(events, "smoke-flashed-over")) == "3,1"
    assert len(told(events, "fire-outside-removed")) == 2


@pytest.mark.rules("FP-FLASH-1", "FP-ADJ-2")
def test_a_wall_keeps_fire_on_the_ring_from_smoke_inside() -> None:
    state = table(phase="roll:0", fire="2,0", smoke="2,1", memory="ignited=1")
    do(state, "~roll:6,8")
    assert smokes(state) == {"2,1", "6,8"}
