"""The platform in positions, problems, descriptions and records."""

import pytest

import tocsin
from tests.games.flashpoint.danger.platforms import lab, raised
from tests.games.flashpoint.table import advanced, do, problems, told
from tocsin.core.errors import NotationError


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


@pytest.mark.refuses("FP-ASET-14")
def test_the_platform_is_laid_once_both_vehicles_are_parked() -> None:
    given: dict = {"phase": "rest:0", "turn": 0, "ap": "0+0", "danger": "-"}
    for vehicles in ("-/-", "w/-", "-/n"):
        assert problems(lab("0,3=generalist", vehicles=vehicles, **given), "FP-ASET-14")
    assert not problems(lab("0,3=generalist", **given), "FP-ASET-14")


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
