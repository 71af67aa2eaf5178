"""Tables of Flash Point made of words: only what differs is said, counts follow."""

from ast import literal_eval
from typing import Any

import pytest

import tocsin
from tocsin.core.build import Part
from tocsin.core.errors import ImpossiblePosition, NotationError, SetupError
from tocsin.games.flashpoint.danger.face import build as danger_build

GARAGE: dict = {"board": "garage+basement", "players": 1}
LAB: dict = {"board": "laboratory", "rules": "advanced"}


def built(**said: Any) -> str:
    return tocsin.build("flashpoint", chance="manual", **said).position()


def test_only_what_differs_from_a_fresh_table_is_said() -> None:
    text = built(rules="family", fire=["3,4"], victims=["2,5"], firefighters=["3,0", "4,9"])
    assert text == (
        "flashpoint/2:front 1 act:0 4+0 3,0/4,9 3,4 - - 2,5 - - - - 9/5/0/0/0/0/0/0/0 -/- 0 -"
    )


def test_order_does_not_matter_and_counts_follow() -> None:
    said: dict = {
        "fire": "5,6 1,1 3,3",
        "victims": ["3,5*2", "2,5+"],
        "damage": {"3,3|2,3": 2, "0,1|1,1": 1},
        "doors": "1,4|1,3 2,5|2,6=gone",
        "rescued": 3,
        "lost": 1,
        "alarms": 2,
        "alarms_burnt": 1,
        "players": 1,
    }
    text = built(**said)
    assert built(**dict(reversed(said.items()))) == text
    assert text.split(" ")[5:14] == [
        *("1,1;3,3;5,6", "-", "-", "2,5+;3,5*2", "-", "-"),
        *("0,1|1,1=1;2,3|3,3=2", "1,3|1,4=open;2,5|2,6=gone", "3/2/3/1/2/1/0/0/0"),
    ]


def test_cards_points_vehicles_and_hazmats_follow_from_the_rules() -> None:
    text = built(rules="advanced", firefighters=["1,1=cafs", "2,2"], hazmats="4,4")
    assert text == (
        "flashpoint/2:front 1 act:0 3+3 1,1=cafs/2,2=generalist - - - - 4,4 - - - "
        "10/5/0/0/0/0/0/2/0 n/w 6 -"
    )
    other = built(rules="advanced", specialists=["driver", "captain"], players=2, seat=1)
    assert "0,0=driver/0,0=captain" in other
    assert " act:1 4+2 " in other


def test_what_is_carried_lies_where_its_bearer_stands() -> None:
    carrying = {0: "victim", 1: "treated"}
    text = built(rules="advanced", firefighters=["2,2", "3,3"], carrying=carrying)
    assert text.split(" ")[8] == "2,2;3,3+"


def test_the_start_of_the_board_is_one_word() -> None:
    play = tocsin.build("flashpoint", fire="start", poi="start", players=1, chance="manual")
    fresh = tocsin.start("flashpoint", players=1, chance="manual")
    assert play.view(0).fire == fresh.view(0).fire  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "said",
    [
        {"phase": "pois", "setup": "random", "remembers": {"left": 2}, "poi": "1,1"},
        {"phase": "stand", "fire": "start", "poi": "start", "seat": 0},
        {"phase": "roll"},
        {"phase": "replenish", "poi": "1,1"},
        {"phase": "recover", "fire": "1,1", "firefighters": "1,1", "remembers": {"fallen": 1}},
        {"phase": "loss", "fire": "1,1", "poi": "1,1", "remembers": {"target": "1,1"}},
        {"phase": "reveal", "poi": "1,1", "firefighters": "1,1", "remembers": "target=1,1"},
        {"ending": "victory", "rescued": 7},
        {"phase": "gun-roll", "rules": "advanced", "firefighters": "1,0"},
    ],
)
def test_every_step_can_be_built(said: dict) -> None:
    assert built(players=1, **said)


@pytest.mark.parametrize(
    ("error", "told", "said"),
    [
        (ImpossiblePosition, "two-threats cell 3,4", {"fire": "3,4", "smoke": "3,4"}),
        (ImpossiblePosition, "too-many-pois count 4", {"victims": "1,1*4"}),
        (ImpossiblePosition, "poi-outside cell 0,3", {"poi": "0,3"}),
        (
            ImpossiblePosition,
            "wrong-number-of-victims count 11",
            {"rescued": 6, "lost": 3, "victims": "1,1*2"},
        ),
        (ImpossiblePosition, "points-out-of-step", {"phase": "roll", "points": 2}),
        (SetupError, "word fires.*meant fire", {"fires": ["3,4"]}),
        (SetupError, "word carrying, given cat", {"carrying": {0: "cat"}}),
        (SetupError, "word vehicles, given bus=n", {"vehicles": "bus=n"}),
        (SetupError, "word remembers, given joy", {"remembers": {"joy": 1}}),
        (SetupError, "word firefighters, given 7", {"firefighters": {7: "1,1"}}),
        (SetupError, "word phase, given jam", {"phase": "jam"}),
        (NotationError, "fire=9,9, offset 5", {"fire": "9,9"}),
        (NotationError, "damage=1,1.1,2, offset 7", {"damage": "1,1|1,2"}),
        (NotationError, "doors=1,3.1,4=ajar, offset 14", {"doors": {"1,3|1,4": "ajar"}}),
    ],
)
def test_mistakes_and_contradictions_are_named_with_their_place(
    error: type[Exception], told: str, said: dict
) -> None:
    with pytest.raises(error, match=told):
        built(**said)


@pytest.mark.parametrize(
    ("field", "said"),
    [
        (
            "hole=3,3;hole=4,3;ladder=4,3;spent=4",
            {"holes": "3,3", "bridge": True, "bridges": "4,3"},
        ),
        ("crack=3,3", {"cracks": ["3,3"]}),
        ("large=0", {"car": True}),
        ("large=3", {"car": True, "objects": {"large": 3}}),
        ("spent=4", {"car": True, "objects": {"large": "gone"}}),
        (
            "toxic=1,1;toxic=1,2;spent=4",
            {"lab_small": "chemicals", "object_cells": "1,1", "toxic": "1,2 1,1"},
        ),
        ("jam=1,4|1,5", {"jams": "1,4|1,5"}),
        ("jam=1,4|1,5*3", {"jams": {"1,5|1,4": 3}}),
        (
            "hole=3,3;down=3,4>w;lost=1;spent=2",
            {"ladder_down": True, "holes": "3,3", "ladders_down": "3,4>w", "ladders_lost": 1},
        ),
        (
            "knock=1,4|1,5;resume=roll",
            {"phase": "jam", "remembers": {"knock": "1,4|1,5", "resume": "roll", "target": "1,5"}},
        ),
    ],
)
def test_pieces_of_the_expansion_bring_what_follows_from_them(field: str, said: dict) -> None:
    assert built(**GARAGE, **said).split(" ")[-1] == field


def test_ladders_are_raised_and_carried_and_the_platform_is_there() -> None:
    said: dict = {"firefighters": "0,3 0,4", "ladders_raised": "4,0", "carrying": {1: "ladder"}}
    fields = built(**LAB, platform=True, **said).split(" ")
    assert fields[12] == "4,0|u:4,0=ladder"
    assert fields[-1] == "ladder=0,4;platform=5,0"
    aloft = built(**LAB, platform=True, platform_at="u:0,3", vehicles="engine=n", players=1)
    assert aloft.endswith(" platform=u:0,3")


# Ways to play that have, between them, all the places and pieces of the examples.
EXAMPLE_WAYS: tuple[dict, ...] = (
    {"board": "front"},
    {"board": "garage+basement", "ladder_down": True, "bridge": True},
    {"board": "laboratory", "lab_large": "explosives", "lab_small": "explosives"},
    {"board": "laboratory", "platform": True},
    {"board": "garage+attic"},
)


def is_understood(way: dict, name: str, value: object) -> bool:
    try:
        built(players=3, rules="advanced", **way, **{name: value})
    except ImpossiblePosition:
        return True
    except (NotationError, SetupError):
        return False
    return True


@pytest.mark.parametrize("part", danger_build.PARTS, ids=lambda part: part.name)
def test_the_example_of_every_word_is_understood(part: Part) -> None:
    name, _, value = part.example.partition("=")
    assert name == part.name
    assert any(is_understood(way, name, literal_eval(value)) for way in EXAMPLE_WAYS)
