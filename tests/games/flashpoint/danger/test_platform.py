"""The platform: where it goes, what it holds, who boards and steps off (XD-PLAT-1 to 5, 9, 10)."""

import pytest

import tocsin
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
from tocsin.core.contract import State
from tocsin.core.errors import NotationError, SetupError

LAB: dict = {"board": "laboratory", "platform": True}
ATTIC: dict = {"board": "laboratory+attic", "platform": True}
OPEN_WINDOW = "u:0,4|u:1,4=open"


def lab(crew: str, **given: object) -> State:
    """The laboratory with the engine in the north, on 0,3 and 0,4; the platform is on 0,3."""
    given.setdefault("vehicles", "w/n")
    given.setdefault("danger", "platform=0,3")
    return advanced(crew, **{**LAB, **given})


def raised(crew: str, **given: object) -> State:
    """The same with the platform up before the window of u:1,4, which is open."""
    given.setdefault("doors", OPEN_WINDOW)
    return lab(crew, danger="platform=u:0,4", **given)


def operations(state: State) -> list[str]:
    return [text.partition(":")[2] for text in moves(state) if text.startswith("operate:")]


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


@pytest.mark.vector("extreme-danger", "TV-44")
@pytest.mark.rules("XD-PLAT-3")
@pytest.mark.refuses("XD-PLAT-3")
def test_it_goes_to_the_air_cells_of_the_engines_side() -> None:
    upper = [f"u:0,{column}" for column in (1, 2, 3, 4)]
    attic = [f"a:0,{column}" for column in (1, 2, 3, 4)]
    state = lab("0,3=generalist/0,0=driver", **ATTIC)
    assert operations(state) == [*upper, *attic]
    assert cost(state, "operate:a:0,1") == 3
    assert refusal(state, "operate:u:1,5") == "XD-PLAT-3"
    assert refusal(state, "operate:u:0,0") == "XD-PLAT-3"
    assert refusal(state, "operate:u:1,1") == "XD-PLAT-3"
    assert refusal(state, "operate:0,2") == "XD-PLAT-3"
    assert refusal(state, "operate:0,4") == "XD-PLAT-4"
    driver = lab("0,4=driver", **ATTIC)
    assert cost(driver, "operate:u:0,1") == 2
    up = lab("0,3=driver/u:0,2=rescue", **{**ATTIC, "danger": "platform=u:0,2"})
    assert operations(up) == ["0,3", "0,4", "u:0,1", "u:0,3", "u:0,4", *attic]
    assert refusal(up, "operate:u:0,2") == "XD-PLAT-3"


@pytest.mark.rules("XD-PLAT-3")
@pytest.mark.refuses("XD-PLAT-3", "XD-PLAT-1", "XD-SPEC-4")
def test_who_operates_stands_on_the_engine_or_on_the_platform_and_pays_with_plain_points() -> None:
    assert operations(raised("0,4=generalist"))[:2] == ["0,3", "0,4"]
    assert operations(raised("u:0,4=generalist"))[:2] == ["0,3", "0,4"]
    assert refusal(lab("0,2=generalist"), "operate:u:0,4") == "XD-PLAT-3"
    assert refusal(lab("u:1,4=generalist"), "operate:u:0,4") == "XD-PLAT-3"
    poor = lab("0,3=generalist", ap="2+0")
    assert refusal(poor, "operate:u:0,4") == "XD-PLAT-3"
    rescue = lab("0,3=rescue", ap="2+3")
    assert refusal(rescue, "operate:u:0,4") == "FP-SPEC-RESC-1"
    captain = lab("0,3=captain/0,4=driver", ap="2+2")
    assert refusal(captain, "operate:u:0,4") == "FP-SPEC-CAPT-1"
    assert not any(text.startswith("command-operate") for text in moves(captain))
    without = advanced("0,3=generalist", vehicles="w/n", board="laboratory")
    assert refusal(without, "operate:u:0,4") == "XD-PLAT-1"
    assert refusal(without, "board") == "XD-PLAT-1"


@pytest.mark.rules("XD-PLAT-3", "XD-ATTIC-6")
@pytest.mark.refuses("XD-PLAT-3")
@pytest.mark.parametrize(
    ("spot", "cell", "reached"),
    [
        ("n", "0,7", ["a:0,1", "a:0,2", "a:0,3", "a:0,4"]),
        ("e", "5,9", []),
        ("s", "7,1", ["a:7,1", "a:7,2", "a:7,3", "a:7,4"]),
        ("w", "1,0", ["a:1,0", "a:2,0", "a:3,0", "a:4,0", "a:5,0", "a:6,0"]),
    ],
)
def test_over_the_garage_it_reaches_three_sides(spot: str, cell: str, reached: list) -> None:
    state = advanced(
        f"{cell}=generalist",
        vehicles=f"n/{spot}",
        danger=f"platform={cell}",
        board="garage+attic",
        platform=True,
    )
    assert operations(state) == reached
    assert refusal(state, "operate:a:3,5") == "XD-PLAT-3"


@pytest.mark.rules("XD-PLAT-2", "XD-PLAT-4")
@pytest.mark.refuses("XD-PLAT-2", "XD-PLAT-4")
def test_firefighters_on_the_engine_board_in_turn_order_until_two_are_on() -> None:
    crew = "0,3=generalist/0,4=driver/0,4=rescue/0,2=cafs"
    state = lab(crew, phase="act:1", victims="0,4")
    do(state, "operate:u:0,4")
    assert state.actor == 1
    assert moves(state) == ["stay", "board"]
    assert refusal(state, "pass") == "XD-PLAT-4"
    assert refusal(state, "load:0,4") == "XD-PLAT-4"
    do(state, "stay")
    assert state.actor == 2
    do(state, "board")
    assert state.actor == 0
    events = do(state, "board")
    assert told(events, "firefighter-boarded")[0].args == {"seat": 0, "cell": "u:0,4"}
    assert state.actor == 1
    assert look(state)["phase"] == "act"
    assert cells(state) == ["u:0,4", "0,4", "u:0,4", "0,2"]
    assert look(state)["points"] == 2
    full = lab(crew, phase="act:1", victims="0,4")
    do(full, "operate:u:0,4", "board", "board")
    assert look(full)["phase"] == "act"
    assert cells(full) == ["0,3", "u:0,4", "u:0,4", "0,2"]


@pytest.mark.rules("XD-PLAT-2", "XD-PLAT-4")
@pytest.mark.refuses("XD-PLAT-2")
def test_one_victim_is_loaded_where_a_place_is_left() -> None:
    state = lab("0,3=generalist/0,0=driver", victims="0,3 0,4 0,4+", hazmats="")
    do(state, "operate:u:0,4", "board")
    assert state.actor == 0
    assert moves(state) == ["stay", "load:0,3", "load:0,4", "load-treated:0,4"]
    assert refusal(state, "board") == "XD-PLAT-4"
    assert refusal(state, "load-treated:0,3") == "XD-PLAT-2"
    assert refusal(state, "pass") == "XD-PLAT-2"
    do(state, "load-treated:0,4")
    assert look(state)["treated"] == [{"cell": "u:0,4", "count": 1}]
    assert look(state)["victims"] == [{"cell": "0,3", "count": 1}, {"cell": "0,4", "count": 1}]
    assert state.problems() == []
    alone = lab("0,3=generalist/0,0=driver", victims="0,4")
    do(alone, "operate:u:0,4", "stay", "load:0,4")
    assert cells(alone)[0] == "0,3"
    assert look(alone)["victims"] == [{"cell": "u:0,4", "count": 1}]
    empty = lab("0,3=generalist/0,0=driver", victims="0,4")
    do(empty, "operate:u:0,4", "stay", "stay")
    assert look(empty)["victims"] == [{"cell": "0,4", "count": 1}]
    platform = look(empty)["platform"]
    assert (platform["cell"], platform["raised"], platform["target"]) == ("u:0,4", True, None)
    assert (platform["seats"], platform["places_left"]) == ([], 2)


@pytest.mark.rules("XD-PLAT-3")
def test_from_one_air_cell_to_another_everything_comes_along() -> None:
    state = raised("0,3=generalist/u:0,4=driver", hazmats="u:0,4")
    do(state, "operate:u:0,1")
    assert cells(state) == ["0,3", "u:0,1"]
    assert look(state)["hazmats"] == [{"cell": "u:0,1", "count": 1}]
    assert look(state)["phase"] == "act"
    victim = raised("0,3=generalist/0,0=driver", victims="u:0,4+")
    do(victim, "operate:u:0,1")
    assert look(victim)["treated"] == [{"cell": "u:0,1", "count": 1}]


@pytest.mark.rules("XD-PLAT-4", "XD-LADDER-11")
@pytest.mark.refuses("XD-PLAT-4")
def test_back_at_the_engine_each_steps_off_on_either_cell() -> None:
    state = raised("u:0,4=generalist/0,0=driver", ap="5+0", victims="u:0,4+")
    do(state, "operate:0,4")
    assert moves(state) == ["ride:0,3", "ride:0,4"]
    assert refusal(state, "ride:0,2") == "XD-PLAT-4"
    assert refusal(state, "stay") == "XD-PLAT-4"
    do(state, "ride:0,3")
    assert state.actor == 0
    assert moves(state) == ["ride:0,3", "ride:0,4"]
    do(state, "ride:0,4")
    assert cells(state)[0] == "0,3"
    assert look(state)["treated"] == [{"cell": "0,4", "count": 1}]
    assert look(state)["rescued"] == 0
    assert look(state)["platform"]["cell"] == "0,4"
    two = raised("u:0,4=generalist/u:0,4=driver")
    do(two, "operate:0,3", "ride:0,4")
    assert two.actor == 1
    do(two, "ride:0,3")
    assert cells(two) == ["0,4", "0,3"]
    below = raised("0,3=generalist/u:0,4=driver")
    do(below, "operate:0,3")
    assert below.actor == 1


@pytest.mark.rules("XD-PLAT-4", "FP-HAZ-6")
def test_a_hazmat_that_comes_down_is_out_of_the_game() -> None:
    state = raised("u:0,4=generalist", hazmats="u:0,4")
    events = do(state, "operate:0,3", "ride:0,3")
    assert told(events, "hazmat-removed")[0].rule == "FP-HAZ-6"
    assert look(state)["hazmats"] == []
    assert look(state)["hazmats_removed"] == 1


@pytest.mark.rules("XD-PLAT-1", "XD-SETUP-8")
@pytest.mark.refuses("XD-PLAT-1")
def test_at_the_start_the_first_seat_says_where_it_lies() -> None:
    state = advanced(
        "0,0=generalist/0,1=driver",
        phase="park:1/1",
        ap="0+0",
        vehicles="w/-",
        memory="vehicle=1",
        poi="2,2 2,3 u:2,2",
        hazmats="4,1 5,1 5,2",
        turn=0,
        **LAB,
    )
    do(state, "park:engine>e")
    assert look(state)["platform"] is None
    assert state.actor == 1
    assert moves(state) == ["operate:1,5", "operate:2,5"]
    assert refusal(state, "operate:0,3") == "XD-PLAT-4"
    assert state.problems() == []
    events = do(state, "operate:2,5")
    assert told(events, "platform-laid")[0].rule == "XD-PLAT-1"
    platform = look(state)["platform"]
    assert (platform["cell"], platform["raised"], platform["target"]) == ("2,5", False, None)
    assert look(state)["turn"] == 1
    assert problems(lab("0,0=generalist", danger="-"), "XD-PLAT-1")


@pytest.mark.rules("XD-PLAT-4", "XD-DRIVE-2")
def test_after_each_drive_of_the_engine_it_is_laid_anew() -> None:
    state = lab("0,3=generalist/0,4=driver", ap="2+0")
    do(state, "drive:engine>s", "ride:7,1", "stay")
    assert look(state)["phase"] == "rest"
    assert state.actor == 0
    assert state.problems() == []
    do(state, "operate:7,2")
    assert look(state)["platform"]["cell"] == "7,2"
    assert look(state)["phase"] == "roll"
    radio = lab("0,3=generalist/0,4=driver")
    do(radio, "drive:ambulance>s")
    assert look(radio)["phase"] == "act"


@pytest.mark.vector("extreme-danger", "TV-46")
@pytest.mark.rules("XD-PLAT-9", "XD-DRIVE-2")
@pytest.mark.refuses("XD-PLAT-9", "XD-DRIVE-2")
def test_the_engine_does_not_drive_while_the_platform_is_up() -> None:
    state = raised("0,3=generalist")
    for spot in "esw":
        assert refusal(state, f"drive:engine>{spot}") == "XD-PLAT-9"
    assert refusal(state, "drive:ambulance>s") == ""
    assert refusal(lab("0,3=generalist"), "drive:engine>s") == ""


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


def test_positions_with_the_platform_are_read_and_written() -> None:
    state = raised("u:0,4=generalist", hazmats="u:0,4")
    text = state.game.write_position(state)
    assert text.endswith(" platform=u:0,4")
    again = state.game.read_position(text)
    assert again.game.write_position(again) == text
    start = len(text) - len("u:0,4")
    for place in ("u:1,4", "9,9", ""):
        with pytest.raises(NotationError) as error:
            state.game.read_position(text[:start] + place)
        assert error.value.facts["offset"] == start
    with pytest.raises(NotationError):
        advanced("0,3=generalist", board="laboratory", danger="platform=0,3")


@pytest.mark.refuses("XD-PLAT-3", "XD-PLAT-4", "XD-PLAT-1")
@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"danger": "platform=u:3,0"}, "XD-PLAT-3"),
        ({"danger": "platform=u:0,0"}, "XD-PLAT-3"),
        ({"danger": "platform=5,0"}, "XD-PLAT-4"),
        ({"phase": "rest:0", "danger": "platform=u:0,4"}, "XD-PLAT-4"),
        ({"phase": "embark:0", "memory": "riders=1"}, "XD-PLAT-4"),
        ({"phase": "embark:0", "danger": "platform=u:0,4"}, "XD-PLAT-2"),
        ({"phase": "alight:0"}, "XD-PLAT-2"),
        ({"phase": "alight:0", "memory": "riders=2"}, "XD-PLAT-4"),
        ({"phase": "rest:0", "danger": "-", "platform": False}, "XD-PLAT-1"),
    ],
)
def test_impossible_platforms_are_named(given: dict, rule: str) -> None:
    assert problems(lab("0,3=generalist/0,0=driver", **given), rule)


def test_moves_with_the_platform_say_what_they_cost_and_which_rule_they_are() -> None:
    state = lab("0,3=generalist/0,0=driver", victims="0,4")
    game = state.game

    def told_of(text: str) -> tuple:
        found = game.describe(state, game.read_move(state, text))
        return found.verb, found.rule, found.cells, found.cost

    assert told_of("operate:u:0,4") == ("operate", "XD-PLAT-3", ("u:0,4",), 3)
    do(state, "operate:u:0,4")
    assert game.prompt(state).code == "board-or-stay"
    assert told_of("board") == ("board", "XD-PLAT-4", (), 0)
    do(state, "board")
    assert game.prompt(state).code == "load-a-victim"
    assert told_of("load:0,4") == ("load", "XD-PLAT-2", ("0,4",), 0)
    assert told_of("stay") == ("load-nobody", "XD-PLAT-2", (), 0)
    do(state, "load:0,4")
    back = raised("u:0,4=generalist", victims="u:0,4")
    do(back, "operate:0,3")
    assert game.prompt(back).code == "step-off-the-platform"
    do(back, "ride:0,3")
    assert game.prompt(back).code == "put-the-victim-down"


def test_a_play_that_operates_and_fires_is_recorded_replayed_and_undone() -> None:
    start = raised(
        "0,3=driver/0,4=generalist", ap="8+0", fire="u:1,4 u:1,3", victims="u:0,4", doors=""
    )
    options: dict = start.game.options
    play = tocsin.position("flashpoint", start.game.write_position(start), **options)
    deeds = ["operate:0,3", "ride:0,4", "operate:u:0,4", "board", "stay", "load:0,4"]
    deeds += ["open:s", "cannon"]
    for text in deeds:
        before = play.position()
        play.do(text)
        play.undo()
        assert play.position() == before
        play.do(text)
    record = play.record()
    again = tocsin.replay(record)
    assert again.record() == record
    assert again.position() == play.position()
    assert [event.code for event in again.events()] == [event.code for event in play.events()]
    assert told(again.events(), "threat-washed-away")


@pytest.mark.refuses("XD-PLAT-1")
def test_the_platform_is_not_laid_before_the_engine_is_parked() -> None:
    early = {"phase": "park:0/0", "ap": "0+0", "turn": 0, "vehicles": "-/-"}
    assert problems(lab("0,3=driver", **early), "XD-PLAT-1")
    assert not problems(lab("0,3=driver", danger="-", **early), "XD-PLAT-1")
