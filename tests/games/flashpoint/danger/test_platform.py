"""The platform: what it holds, what is in its way, what strikes it (XD-PLAT-1, 2, 5, 10)."""

import pytest

import tocsin
from tests.games.flashpoint.danger.platforms import LAB, OPEN_WINDOW, lab, raised
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
    told,
)
from tocsin.core.errors import SetupError


@pytest.mark.vector("extreme-danger", "TV-43")
@pytest.mark.rules("XD-PLAT-2")
@pytest.mark.refuses("XD-PLAT-2")
@pytest.mark.parametrize(
    ("crew", "things", "is_legal"),
    [
        ("u:0,4=generalist/u:0,4=driver", {}, True),
        ("u:0,4=generalist/0,0=driver", {"victims": "u:0,4"}, True),
        ("u:0,4=generalist/0,0=driver", {"hazmats": "u:0,4"}, True),
        ("0,3=generalist/0,0=driver", {"victims": "u:0,4+"}, True),
        ("0,3=generalist/0,0=driver", {"victims": "u:0,4 u:0,4+"}, False),
        ("0,3=generalist/0,0=driver", {"hazmats": "u:0,4"}, False),
        ("u:0,4=generalist/u:0,4=driver", {"victims": "u:0,4"}, False),
    ],
    ids=["F+F", "F+V", "F+H", "V", "V+V", "H", "F+F+V"],
)
def test_what_the_platform_may_hold(crew: str, things: dict, is_legal: bool) -> None:
    state = raised(crew, **things)
    assert (problems(state, "XD-PLAT-2") == []) == is_legal
    assert not is_legal or state.problems() == []


@pytest.mark.vector("extreme-danger", "TV-43")
@pytest.mark.rules("XD-PLAT-2", "XD-PLAT-4")
@pytest.mark.refuses("XD-PLAT-2")
def test_steps_onto_the_platform_leave_it_with_no_more_than_it_holds() -> None:
    second = raised("u:1,4=generalist/u:0,4=driver", victims="u:1,4 u:1,4+")
    assert cost(second, "walk:n") == 1
    assert refusal(second, "carry:n") == "XD-PLAT-2"
    assert refusal(second, "lead:n") == "XD-PLAT-2"
    third = raised("u:1,4=generalist/u:0,4=driver/u:0,4=rescue")
    assert refusal(third, "walk:n") == "XD-PLAT-2"
    alone = raised("u:1,4=generalist/0,0=driver", victims="u:1,4 u:1,4+")
    assert cost(alone, "carry:n") == 2
    assert cost(alone, "lead:n") == 1
    assert refusal(alone, "lead-carry:n") == "XD-PLAT-2"
    taken = raised("u:1,4=generalist/0,0=driver", victims="u:0,4 u:1,4")
    assert refusal(taken, "carry:n") == "XD-PLAT-2"
    assert cost(taken, "walk:n") == 1
    hazmat = raised("u:1,4=generalist/u:0,4=driver", hazmats="u:1,4")
    assert refusal(hazmat, "haul:n") == "XD-PLAT-2"
    ladder = advanced(
        "u:1,4=generalist",
        doors=OPEN_WINDOW,
        vehicles="w/n",
        danger="ladder=u:1,4;platform=u:0,4",
        **LAB,
    )
    assert refusal(ladder, "tote:n") == "XD-PLAT-2"


@pytest.mark.rules("XD-PLAT-2", "XD-PLAT-4", "XD-PLAT-5")
@pytest.mark.refuses("XD-PLAT-2", "XD-PLAT-4")
def test_steps_off_the_platform_leave_a_victim_but_no_hazmat_alone() -> None:
    state = raised("u:0,4=generalist", victims="u:0,4")
    assert cost(state, "carry:s") == 2
    do(state, "walk:s")
    assert cells(state) == ["u:1,4"]
    assert look(state)["victims"] == [{"cell": "u:0,4", "count": 1}]
    assert state.problems() == []
    treated = raised("u:0,4=generalist", victims="u:0,4+")
    assert cost(treated, "lead:s") == 1
    hazmat = raised("u:0,4=generalist", hazmats="u:0,4")
    assert refusal(hazmat, "walk:s") == "XD-PLAT-2"
    assert cost(hazmat, "haul:s") == 2
    closed = raised("u:0,4=generalist", doors="")
    assert refusal(closed, "walk:s") == "XD-WIN-3"
    assert cost(closed, "open:s") == 1
    assert cost(closed, "chop:s") == 2
    hose = raised("u:0,4=generalist", fire="u:1,4")
    assert cost(hose, "spray:s*2") == 2


@pytest.mark.rules("XD-GEN-6")
@pytest.mark.refuses("XD-GEN-6")
def test_nobody_walks_from_the_platform_through_the_air() -> None:
    doors = f"{OPEN_WINDOW} 0,3|u:0,3=ladder"
    state = raised("u:0,4=generalist/u:0,3=driver", doors=doors)
    assert refusal(state, "walk:w") == "XD-GEN-6"
    assert refusal(state, "command-walk:1>e") != ""
    climber = raised("u:0,3=generalist", doors=doors)
    assert refusal(climber, "walk:e") == "XD-GEN-6"
    assert problems(raised("u:0,3=generalist"), "XD-GEN-6")


@pytest.mark.rules("XD-PLAT-1", "XD-GUN-9")
@pytest.mark.refuses("XD-GUN-9", "XD-PLAT-1")
def test_there_is_no_deck_gun_beside_the_platform() -> None:
    assert refusal(lab("0,3=driver"), "gun") == "XD-GUN-9"
    assert refusal(raised("0,3=driver"), "gun") == "XD-GUN-9"


@pytest.mark.rules("XD-LADDER-3")
@pytest.mark.refuses("XD-LADDER-3", "XD-PLAT-3")
def test_a_ladder_and_the_platform_do_not_share_an_air_cell() -> None:
    state = raised("0,4=generalist")
    assert refusal(state, "raise:up") == "XD-LADDER-3"
    assert refusal(raised("0,3=generalist"), "raise:up") == ""
    ladder = lab("0,3=generalist", doors="0,4|u:0,4=ladder")
    assert refusal(ladder, "operate:u:0,4") == "XD-PLAT-3"
    both = raised("0,0=generalist", doors="0,4|u:0,4=ladder")
    assert problems(both, "XD-LADDER-3")
    climber = lab("0,3=paramedic", doors="0,3|u:0,3=ladder", victims="0,3+")
    assert cost(climber, "lead:up") == 2


@pytest.mark.rules("XD-PLAT-10")
def test_fire_at_the_platform_strikes_who_is_on_it_and_the_platform_stays() -> None:
    state = raised(
        "u:0,4=generalist/0,0=driver",
        fire="u:1,4",
        walls="u:0,4|u:1,4=1",
        doors="",
        victims="u:0,4",
    )
    events = roll(state, "1,8")
    assert "u:0,4" in fires(state)
    assert told(events, "firefighter-knocked-down")[0].rule == "FP-KD-1"
    events = do(state, moves(state)[0])
    assert told(events, "victim-lost")[0].args["cell"] == "u:0,4"
    assert look(state)["platform"]["cell"] == "u:0,4"
    assert "u:0,4" not in fires(state)
    hazmat = raised(
        "u:0,4=generalist/0,0=driver",
        fire="u:1,4",
        walls="u:0,4|u:1,4=1",
        doors="",
        hazmats="u:0,4",
    )
    events = roll(hazmat, "1,8")
    assert told(events, "hazmat-removed")[0].rule == "XD-PLAT-10"
    assert told(events, "hazmat-exploded") == []
    assert hazmat.problems() == []


TRAP: dict = {"board": "laboratory+basement", "platform": True, "trap_scope": "all_levels"}


@pytest.mark.rules("XD-FLOOR-14")
@pytest.mark.refuses("XD-FLOOR-14")
def test_where_upper_levels_are_tested_the_platform_is_a_way_out() -> None:
    hole = "hole=3,2;{};spent=2"
    up = hole.format("platform=u:0,4")
    free = advanced("u:2,2=generalist/0,3=driver", vehicles="w/n", danger=up, **TRAP)
    assert problems(free, "XD-FLOOR-14") == []
    aboard = advanced("u:0,4=generalist/0,3=driver", vehicles="w/n", danger=up, **TRAP)
    assert problems(aboard, "XD-FLOOR-14") == []
    down = hole.format("platform=0,3")
    shut = advanced("u:2,2=generalist/0,3=driver", vehicles="w/n", danger=down, **TRAP)
    assert problems(shut, "XD-FLOOR-14")
    left = advanced("u:2,2=generalist/0,3=driver", phase="act:1", vehicles="w/n", danger=up, **TRAP)
    do(left, "operate:u:0,1")
    assert not left.is_over
    do(left, "operate:0,3")
    outcome = left.outcome()
    assert outcome is not None
    assert outcome.ending == "trapped"


@pytest.mark.rules("XD-MODE-3", "XD-PLAT-3")
@pytest.mark.refuses("XD-MODE-3", "XD-PLAT-3", "XD-PLAT-1")
@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"board": "laboratory"}, "XD-MODE-3"),
        ({"board": "laboratory", "rules": "advanced", "use_vehicles": False}, "XD-MODE-3"),
        ({"board": "garage", "rules": "advanced"}, "XD-PLAT-3"),
        ({"board": "garage+basement", "rules": "advanced"}, "XD-PLAT-3"),
    ],
)
def test_the_platform_needs_vehicles_and_an_upper_level(options: dict, rule: str) -> None:
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", platform=True, **options)
    assert error.value.rule == rule
