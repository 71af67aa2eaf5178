"""Positions that no play could reach are named: none of them gets stuck or goes on for ever.

Whatever else is done to the text of a position is tried by the fuzz, `tests/games/test_fuzz.py`.
"""

import pytest

import tocsin
from tests.games.flashpoint.table import advanced, problems, table
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.face import moments

RANDOM: dict = {"setup": "random"}


@pytest.mark.parametrize(
    ("phase", "pieces", "rule"),
    [
        ("pois:0/1", {"poi": "2,4 5,1 5,8", "memory": "left=1"}, "FP-ASET-9"),
        ("pois:0/1", {"memory": "left=4"}, "FP-SETUP-12"),
        ("pois:0/1", {"memory": "left=3", "turn": 3}, "FP-SETUP-12"),
        ("blast-family:0/0", {}, "FP-SETUP-12"),
        ("blast-family:0/0", {"memory": "left=3", "smoke": "2,2"}, "FP-SETUP-12"),
        ("first:0/0", {"fire": "2,2"}, "FP-SETUP-9"),
    ],
)
def test_a_set_up_that_cannot_be_is_named(phase: str, pieces: dict, rule: str) -> None:
    pieces.setdefault("turn", 0)
    assert problems(table("-/-", phase=phase, ap="0+0", **pieces, **RANDOM), rule)


def test_figures_are_placed_in_turn_order() -> None:
    early = table("-/0,0", phase="stand:0/0", ap="0+0", turn=0, poi="2,4 5,1 5,8", **RANDOM)
    assert problems(early, "FP-SETUP-6")


def test_hazmats_come_before_points_of_interest() -> None:
    crew = "-=generalist/-=captain"
    state = advanced(
        crew, phase="pois:0/0", ap="0+0", turn=0, memory="left=3", hazmats="2,2", vehicles="-/-"
    )
    assert problems(state, "FP-ASET-8b")


def test_cards_and_hot_spots_come_in_their_steps() -> None:
    step: dict = {"ap": "0+0", "turn": 0, "vehicles": "-/-"}
    pieces: dict = {"poi": "2,4 5,1 5,8", "hazmats": "2,2 2,3 2,5", "memory": "left=3"}
    dealt = advanced("-/-", phase="heat:0/0", **step, **pieces)
    text = dealt.key().replace("=generalist", "")
    assert problems(dealt.game.read_position(text), "FP-ASET-10")
    for hot, is_too_many in (("1,2 1,4", True), ("1,2", False)):
        second = advanced("-/-", phase="blast-both:0/0", hot=hot, **step)
        assert bool(problems(second, "FP-ASET-11")) == is_too_many


@pytest.mark.refuses("FP-MOVE-8")
def test_nobody_stands_on_fire_without_a_way_off() -> None:
    assert problems(table("3,3", fire="3,3", ap="0+0"), "FP-MOVE-8")
    assert not problems(table("3,3", fire="3,3", ap="1+0"), "FP-MOVE-8")
    assert problems(table("3,3/0,0", phase="act:1", fire="3,3", ap="4+0"), "FP-MOVE-8")


def codes(state: tocsin.State) -> set[str]:
    return {problem.code for problem in state.problems()}


ACTING: dict = {"poi": "1,1"}
FIRE_PHASE: dict = {"ap": "0+0"}
HAZMATS: dict = {"rules": "advanced", "hazmats": "2,2 3,3", "fire": "2,2 3,3", **FIRE_PHASE}
CAPTAIN: dict = {"rules": "advanced", "command_consent": True}
STARTS: dict = {"ap": "0+0", "turn": 0}
CASE: dict = {"rules": "advanced", "just_in_case": True}


# One row and more for each phase: what it waits for is not there, or is there at another moment.
@pytest.mark.parametrize(
    ("code", "crew", "phase", "given"),
    [
        ("step-not-in-play", "-", "first:0/0", STARTS),
        ("wrong-seat-in-set-up", "-/-", "first:1/0", STARTS),
        ("not-the-start-of-the-board", "-/-", "first:0/0", {**STARTS, "fire": "1,1"}),
        ("step-not-in-play", "-", "blast-black:0/0", STARTS),
        ("fire-before-the-first-explosion", "-", "blast-black:0/0", {**STARTS, "fire": "1,1"}),
        (
            "too-many-fires-at-start",
            "-",
            "blast-both:0/0",
            {**STARTS, "fire": "1,1 1,2 1,3 1,4 1,5 1,6"},
        ),
        (
            "too-much-damage-at-start",
            "-",
            "blast-both:0/0",
            {**STARTS, "walls": "2,3|2,4=2 2,3|3,3=2 2,4|3,4=1"},
        ),
        ("step-does-not-remember", "-", "blast-red:0/0", STARTS),
        ("no-cell-to-explode", "-", "blast-red:0/0", {**STARTS, "memory": "black=9"}),
        ("step-not-in-play", "-", "blast-last:0/0", STARTS),
        ("step-not-in-play", "-", "hazmats:0/0", {**STARTS, "memory": "left=3"}),
        ("step-not-in-play", "-", "pois:0/0", {**STARTS, "memory": "left=3"}),
        ("remembered-out-of-step", "-", "stand:0/0", {**STARTS, "memory": "left=3"}),
        ("house-changed-too-early", "-", "stand:0/0", {**STARTS, "doors": "1,3|1,4=open"}),
        ("points-saved-too-early", "-+2", "stand:0/0", STARTS),
        ("firefighter-starts-inside", "1,1/-", "stand:1/0", STARTS),
        ("step-not-in-play", "-", "deal:0/0", STARTS),
        ("step-not-in-play", "-", "choose:0/0", STARTS),
        ("step-not-in-play", "-", "heat:0/0", {**STARTS, "memory": "left=3"}),
        ("step-not-in-play", "0,0", "park:0/0", STARTS),
        ("turn-not-begun", "0,0", "act:0", {"turn": 0}),
        ("turn-too-late", "0,0", "act:0", {"turn": 60_000}),
        ("no-points-left", "0,0", "act:0", {"ap": "0+0"}),
        ("remembered-out-of-step", "0,0", "act:0", {"memory": "target=1,1"}),
        ("firefighter-on-fire", "0,0/1,1", "act:0", {"fire": "1,1"}),
        ("no-captain-acts", "0,0=cafs", "act:0", {"rules": "advanced", "memory": "cafs=1"}),
        (
            "a-command-that-cannot-be-given",
            "2,2=captain/1,1=cafs",
            "consent:0",
            {**CAPTAIN, "fire": "1,1", "memory": "asked=command-walk:1>e"},
        ),
        (
            "declined-and-must-obey",
            "2,2=captain/1,1=cafs",
            "act:0",
            {**CAPTAIN, "fire": "1,1", "memory": "refusers=2"},
        ),
        ("nothing-to-turn-over", "1,1", "reveal:0", {"memory": "target=1,1"}),
        ("nobody-turns-it-over", "1,2", "reveal:0", {"poi": "1,1", "memory": "target=1,1"}),
        ("step-not-in-play", "0,0", "ride:0", {"memory": "left=-1;from=n;riders=1"}),
        ("step-not-in-play", "0,0", "gun-roll:0", {}),
        ("step-not-in-play", "0,0", "gun-keep:0", {"memory": "red=1;black=1"}),
        ("step-does-not-remember", "0,0=driver", "gun-die:0", {"rules": "advanced"}),
        ("points-out-of-step", "0,0", "roll:0", {"ap": "1+0"}),
        ("nothing-ignites", "0,0", "roll:0", {**FIRE_PHASE, "memory": "ignited=1;target=1,1"}),
        ("nothing-ignites", "0,0", "roll:0", {**FIRE_PHASE, "memory": "target=1,1"}),
        ("firefighter-on-fire", "1,1", "roll:0", {**FIRE_PHASE, "fire": "1,1"}),
        ("victim-in-fire", "0,0", "roll:0", {**FIRE_PHASE, "fire": "1,1", "victims": "1,1"}),
        ("step-not-in-play", "0,0", "explode:0", FIRE_PHASE),
        ("no-hazmat-to-explode", "0,0=cafs", "explode:0", {**HAZMATS, "fire": "2,2"}),
        ("nobody-fell-there", "1,1", "recover:0", {**FIRE_PHASE, "memory": "fallen=1"}),
        (
            "firefighter-on-fire",
            "1,1/1,2",
            "recover:0",
            {**FIRE_PHASE, "fire": "1,1 1,2", "memory": "fallen=1"},
        ),
        (
            "firefighter-on-fire",
            "1,1",
            "loss:0",
            {**FIRE_PHASE, "fire": "1,1 1,2", "poi": "1,2", "memory": "target=1,2"},
        ),
        (
            "another-marker-comes-first",
            "0,0",
            "loss:0",
            {**FIRE_PHASE, "fire": "1,1 1,2", "poi": "1,1 1,2", "memory": "target=1,2"},
        ),
        (
            "victim-in-fire",
            "0,0",
            "loss:0",
            {
                **FIRE_PHASE,
                "fire": "1,1 1,2",
                "poi": "1,1",
                "victims": "1,2",
                "memory": "target=1,1",
            },
        ),
        ("step-not-in-play", "0,0", "aftermath:0", {**FIRE_PHASE, "memory": "alarm=1,1;alarm=1,2"}),
        (
            "nothing-to-choose",
            "0,0=cafs",
            "aftermath:0",
            {**CASE, **FIRE_PHASE, "memory": "alarm=1,1"},
        ),
        ("no-poi-to-bring", "0,0", "replenish:0", {**FIRE_PHASE, "poi": "1,1 1,2 1,3"}),
        ("fire-outside", "0,0", "replenish:0", {**FIRE_PHASE, "fire": "0,1"}),
        (
            "nobody-turns-it-over",
            "0,0",
            "unveil:0",
            {**FIRE_PHASE, "poi": "1,1", "memory": "target=1,1"},
        ),
        ("ending-does-not-fit", "0,0", "over:victory", {}),
        ("ending-does-not-fit", "0,0", "over:collapse", {}),
        ("ending-does-not-fit", "0,0", "over:victims-lost", {}),
        ("ending-does-not-fit", "0,0", "over:perfect-victory", {"rescued": 7}),
        ("ending-does-not-fit", "0,0", "over:victory-kept", {"rescued": 7}),
    ],
)
def test_what_a_phase_needs_is_there(code: str, crew: str, phase: str, given: dict) -> None:
    if phase.startswith("blast") and code not in ("step-not-in-play",):
        given = {"setup": "alternative", **given}
    assert code in codes(table(crew, phase=phase, **given))


def test_every_phase_has_its_row() -> None:
    game = tocsin.game("flashpoint", board="garage")
    rows = [int(row.phase) for row in game.list_moments()]  # type: ignore[attr-defined]
    over = danger_phases.PHASES.index("over")
    assert sorted([*rows, over]) == list(range(len(danger_phases.PHASES)))
    assert sorted([*(int(row.phase) for row in moments.MOMENTS), over]) == list(range(over + 1))


def test_a_captain_may_have_others_in_the_fire() -> None:
    crew = "3,5=captain/3,6=cafs"
    assert "firefighter-on-fire" not in codes(advanced(crew, fire="3,6"))
    assert "firefighter-on-fire" in codes(advanced("3,5=rescue/3,6=cafs", fire="3,6"))


def test_whoever_was_put_beside_the_ambulance_may_stand_in_fire_there() -> None:
    given: dict = {"phase": "loss:0", "ap": "0+0", "poi": "1,2", "memory": "target=1,2"}
    assert codes(advanced("0,5=cafs", fire="1,2 0,5", **given)) == set()
    assert codes(advanced("0,7=cafs", fire="1,2 0,7", **given)) == {"firefighter-on-fire"}


@pytest.mark.parametrize(
    ("code", "danger", "given"),
    [
        ("counters-gone-without-cause", "hole=3,3", {}),
        ("counters-gone-without-cause", "spent=2", {}),
        ("counters-gone-without-cause", "-", {"car": True}),
        ("poison-without-a-spill", "toxic=3,3", {}),
        ("poison-without-a-spill", "toxic=3,3;small=2", {"lab_small": "chemicals"}),
        ("something-on-an-object", "large=0", {"car": True, "victims": "3,6"}),
        ("threat-on-an-object", "large=0", {"car": True, "fire": "3,6"}),
        ("object-should-have-gone-off", "large=4", {"car": True}),
        ("victim-in-poison", "toxic=3,3;spent=4", {"lab_small": "chemicals", "victims": "3,3"}),
        ("remembered-out-of-step", "resume=roll", {}),
        ("remembered-out-of-step", "laid=2", {}),
        ("nothing-is-interrupted", "-", {"phase": "jam:0", "ap": "0+0"}),
        ("no-door-to-roll-for", "resume=roll", {"phase": "jam:0", "ap": "0+0"}),
        ("no-spill-to-roll-for", "resume=roll", {"phase": "spill:0", "ap": "0+0"}),
        (
            "no-fireproof-door-was-struck",
            "knock=0,5|1,5;resume=roll",
            {"phase": "jam:0", "ap": "0+0"},
        ),
        (
            "nothing-of-that-kind-is-due",
            "due=from-hole:3,3;resume=roll",
            {"phase": "jam:0", "ap": "0+0"},
        ),
        (
            "no-doomed-marker",
            "resume=roll",
            {"phase": "loss:0", "ap": "0+0", "poi": "1,1", "memory": "target=1,1"},
        ),
        ("a-platform-is-asked-about-and-none-is-in-play", "-", {"phase": "rest:0"}),
        ("a-platform-is-asked-about-and-none-is-in-play", "-", {"phase": "embark:0"}),
        ("a-platform-is-asked-about-and-none-is-in-play", "-", {"phase": "alight:0"}),
        ("fire-outside", "-", {"phase": "embark:0", "fire": "0,3"}),
        ("poi-in-fire", "-", {"phase": "alight:0", "fire": "3,3", "poi": "3,3"}),
        ("fire-outside", "-", {"phase": "rest:0", "fire": "0,3"}),
        (
            "wrong-reserve-at-start",
            "-",
            {"phase": "blast-both:0/0", "ap": "0+0", "turn": 0, "reserve": 2, "rules": "advanced"},
        ),
        ("smoke-outside", "-", {"smoke": "0,3"}),
        ("hot-spot-outside", "-", {"rules": "advanced", "hot": "0,3"}),
    ],
)
def test_what_a_phase_of_the_expansion_needs_is_there(code: str, danger: str, given: dict) -> None:
    if "lab_small" in given:
        given = {"object_cells": "1,1", **given}
    elif given.get("car"):
        given = {"object_cells": "3,6/4,6", **given}
    crew = "0,0=generalist" if "rules" in given else "0,0"
    state = table(crew, board="garage+basement", danger=danger, **given)
    assert code in codes(state)


def test_a_step_of_the_expansion_is_no_word_on_a_base_board() -> None:
    state = table("0,0")
    with pytest.raises(tocsin.NotationError) as error:
        state.game.read_position(state.key().replace("act:0 4+0", "jam:0 0+0"))
    assert error.value.facts["expected"] == "phase"
