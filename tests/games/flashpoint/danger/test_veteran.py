"""The veteran: who is near, the extra point, and the cards that are in play (XD-SPEC-1, -2, -5)."""

import pytest

import tocsin
from tests.games.flashpoint.table import (
    advanced,
    cost,
    do,
    look,
    moves,
    problems,
    refusal,
    told,
)
from tocsin.core.errors import NotationError, SetupError
from tocsin.games.flashpoint.danger.rules.veteran import is_near
from tocsin.games.flashpoint.danger.table.state import DangerState

LAB: dict = {"board": "laboratory", "promo_specialists": True}
POIS = "1,1 1,3 1,4"


def near(crew: str, **given: object) -> bool:
    """Is the second firefighter near the first?"""
    state = advanced(crew, **given, **LAB)
    assert isinstance(state, DangerState)
    return is_near(state, 1, 0)


@pytest.mark.vector("extreme-danger", "TV-76")
@pytest.mark.rules("XD-SPEC-2")
def test_stairs_bring_nobody_near_the_veteran() -> None:
    state = advanced("u:3,2=veteran/3,3=generalist", phase="act:1", ap="5+0", **LAB)
    do(state, "walk:w")
    assert (look(state)["points"], look(state)["extra_point"]) == (4, "none")
    do(state, "walk:up")
    assert (look(state)["points"], look(state)["extra_point"]) == (4, "ready")


@pytest.mark.rules("XD-SPEC-2")
@pytest.mark.parametrize(
    ("crew", "given", "expected"),
    [
        ("5,1=veteran/5,4=generalist", {}, True),
        ("5,1=veteran/6,4=generalist", {}, False),
        ("5,1=veteran/5,4=generalist", {"smoke": "5,2"}, False),
        ("5,1=veteran/5,3=generalist", {"smoke": "5,2"}, False),
        ("5,1=veteran/5,3=generalist", {"fire": "5,1"}, False),
        ("5,1=veteran/5,2=generalist", {"fire": "5,1"}, True),
        ("5,1=veteran/5,1=generalist", {"fire": "5,1"}, True),
        ("5,4=veteran/5,3=generalist", {"fire": "5,3", "smoke": "5,4"}, True),
        ("5,2=veteran/5,4=generalist", {"fire": "5,4"}, True),
        ("2,2=veteran/2,3=generalist", {}, False),
        ("2,2=veteran/2,3=generalist", {"doors": "2,2|2,3=open"}, True),
        ("2,1=veteran/3,3=generalist", {"doors": "2,2|2,3=gone"}, True),
        ("3,1=veteran/3,2=generalist", {"walls": "3,1|3,2=1"}, False),
        ("3,1=veteran/3,2=generalist", {"walls": "3,1|3,2=2"}, True),
        ("0,1=veteran/0,4=generalist", {}, True),
        ("0,2=veteran/1,2=generalist", {"doors": "0,2|1,2=open"}, True),
        ("3,2=veteran/u:3,2=generalist", {}, False),
        ("4,0=veteran/u:4,0=generalist", {"doors": "4,0|u:4,0=ladder"}, False),
        ("u:4,0=veteran/u:4,1=generalist", {"doors": "4,0|u:4,0=ladder"}, False),
        (
            "u:4,0=veteran/u:4,1=generalist",
            {"doors": "4,0|u:4,0=ladder u:4,0|u:4,1=open"},
            True,
        ),
        (
            "u:4,0=veteran/u:3,0=generalist",
            {"doors": "4,0|u:4,0=ladder 3,0|u:3,0=ladder"},
            False,
        ),
    ],
)
def test_near_is_beside_or_three_clear_cells_away(crew: str, given: dict, expected: bool) -> None:
    assert near(crew, **given) is expected


@pytest.mark.rules("XD-SPEC-2")
def test_poison_parts_from_the_veteran() -> None:
    spilt = {"lab_small": "chemicals", "danger": "toxic=5,2;toxic=6,2;spent=4"}
    assert not near("5,1=veteran/5,3=generalist", **spilt)


@pytest.mark.rules("XD-SPEC-1", "XD-SPEC-2")
def test_whoever_begins_near_the_veteran_has_one_point_more() -> None:
    state = advanced("5,1=veteran/5,3=generalist", ap="4+0", poi=POIS, **LAB)
    events = do(state, "pass", "~roll:3,3")
    assert look(state)["active_seat"] == 1
    assert look(state)["points"] == 6
    gained = told(events, "extra-point-gained")
    assert [(event.rule, event.args["seat"]) for event in gained] == [("XD-SPEC-2", 1)]
    events = do(state, "pass", "~roll:4,3")
    assert told(events, "extra-point-gained") == []
    # The veteran's own four and the four that were saved.
    assert look(state)["points"] == 8


@pytest.mark.rules("XD-SPEC-2")
def test_the_extra_point_comes_at_any_moment_and_only_once() -> None:
    state = advanced("6,1=veteran/6,3=generalist", phase="act:1", smoke="5,2 6,2", ap="5+0", **LAB)
    do(state, "walk:n", "walk:w")
    assert (look(state)["points"], look(state)["extra_point"]) == (4, "ready")
    do(state, "walk:e")
    assert (look(state)["points"], look(state)["extra_point"]) == (3, "used")
    do(state, "walk:w")
    assert look(state)["points"] == 2


@pytest.mark.rules("XD-SPEC-2")
def test_the_last_point_may_lead_to_the_veteran_and_the_turn_goes_on() -> None:
    state = advanced("5,1=veteran/6,4=generalist", phase="act:1", ap="1+0", **LAB)
    do(state, "walk:w")
    assert (look(state)["active_seat"], look(state)["phase"]) == (1, "act")
    assert (look(state)["points"], look(state)["extra_point"]) == (1, "ready")


@pytest.mark.rules("XD-SPEC-2")
def test_a_command_that_brings_the_veteran_near_gives_the_captain_the_point() -> None:
    state = advanced("5,1=veteran/6,4=captain", phase="act:1", ap="4+2", **LAB)
    do(state, "command-walk:0>e")
    assert (look(state)["points"], look(state)["free_points"]) == (5, 1)


@pytest.mark.rules("XD-SPEC-2")
@pytest.mark.refuses("XD-SPEC-2")
def test_the_extra_point_goes_first_and_is_never_saved() -> None:
    given: dict = {"phase": "act:1", "ap": "3+0", "danger": "extra=ready", **LAB}
    state = advanced("5,1=veteran/5,3=generalist", **given)
    events = do(state, "pass")
    assert look(state)["firefighters"][1]["saved"] == 2
    assert told(events, "extra-point-lapsed")[0].rule == "XD-SPEC-2"
    assert look(state)["extra_point"] == "none"
    spent = advanced("5,1=veteran/5,3=generalist", **given)
    events = do(spent, "walk:w", "pass")
    assert look(spent)["firefighters"][1]["saved"] == 2
    assert told(events, "extra-point-lapsed") == []


@pytest.mark.rules("XD-SPEC-2", "XD-SPEC-1")
def test_another_card_is_paid_with_the_extra_point_first() -> None:
    given: dict = {"phase": "act:1", "vehicles": "n/w", "memory": "fresh=1", **LAB}
    state = advanced("4,0=veteran/5,0=cafs", ap="4+3", danger="extra=ready", **given)
    # Three points and the extra one; five of the new card instead of three, less two.
    do(state, "crew:generalist")
    assert (look(state)["points"], look(state)["extra_point"]) == (4, "used")
    do(state, "pass")
    assert look(state)["firefighters"][1]["saved"] == 4


@pytest.mark.rules("XD-SPEC-1", "XD-SPEC-3")
@pytest.mark.refuses("XD-SPEC-1", "XD-SPEC-3")
def test_the_cards_of_the_expansion_come_one_by_one() -> None:
    engine = {"phase": "act:0", "vehicles": "n/w", "memory": "fresh=1", "board": "laboratory"}
    promo = advanced("5,0=captain", promo_specialists=True, **engine)
    assert cost(promo, "crew:veteran") == 2
    assert {"crew:veteran", "crew:dog"} <= set(moves(promo))
    assert refusal(promo, "crew:engineer") == "XD-ENG-1"
    other = advanced("5,0=captain", engineer=True, **engine)
    assert "crew:engineer" in moves(other)
    assert refusal(other, "crew:veteran") == "XD-SPEC-1"
    assert refusal(other, "crew:dog") == "XD-SPEC-3"
    base = advanced("0,7=captain", phase="act:0", vehicles="n/n", memory="fresh=1")
    assert "crew:generalist" in moves(base)
    with pytest.raises(NotationError, match="specialist"):
        base.game.read_move(base, "crew:dog")
    game = tocsin.game("flashpoint", rules="advanced", players=1, deal_specialists=True, **LAB)
    deal = game.read_position(
        "flashpoint/1 0 deal:0/0 0+0 - - - - - - - - - 10/5/0/0/0/0/0/0/0 -/- 0 - -"
    )
    dealt = {"~deal:veteran", "~deal:dog", "~deal:captain"}
    assert dealt <= set(moves(deal))
    assert refusal(deal, "~deal:engineer") == "XD-ENG-1"


@pytest.mark.refuses("XD-SPEC-1", "XD-SPEC-3")
@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"promo_specialists": True}, "XD-SPEC-1"),
        ({"promo_specialists": True, "rules": "advanced", "use_specialists": False}, "XD-SPEC-1"),
        ({"rules": "advanced", "players": 1, "specialists": ["veteran"]}, "XD-SPEC-1"),
        ({"rules": "advanced", "players": 1, "specialists": ["dog"]}, "XD-SPEC-3"),
    ],
)
def test_the_cards_need_their_switch_and_the_specialists(options: dict, rule: str) -> None:
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", board="garage", **options)
    assert error.value.rule == rule


@pytest.mark.rules("XD-SPEC-5")
@pytest.mark.parametrize("board", ["brownstone", "high_rise", "second_story"])
def test_boards_whose_layout_is_not_known_are_refused_by_name(board: str) -> None:
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", board=board, rules="advanced")
    assert error.value.code == "bad-option-value"
    assert error.value.facts["given"] == board


@pytest.mark.refuses("XD-SPEC-2", "XD-SPEC-3")
def test_impossible_points_and_cards_are_named() -> None:
    alone = advanced("5,1=captain/5,3=generalist", danger="extra=ready", **LAB)
    assert problems(alone, "XD-SPEC-2") == ["extra-point-without-the-veteran [XD-SPEC-2]"]
    own = advanced("5,1=veteran/5,3=generalist", danger="extra=used", **LAB)
    assert problems(own, "XD-SPEC-2") == ["extra-point-without-the-veteran [XD-SPEC-2]"]
    later = advanced("5,1=veteran/5,3=cafs", phase="roll:1", ap="0+0", danger="extra=used", **LAB)
    assert problems(later, "XD-SPEC-2") == ["extra-point-without-the-veteran [XD-SPEC-2]"]
    none = advanced("5,1=veteran/5,3=cafs", phase="act:1", ap="0+3", danger="extra=ready", **LAB)
    assert problems(none, "XD-SPEC-2") == ["extra-point-that-is-not-there [XD-SPEC-2]"]
    most = advanced("5,1=veteran/5,3=cafs", phase="act:1", ap="8+3", danger="extra=ready", **LAB)
    assert problems(most, "FP-AP-3") == []
    more = advanced("5,1=veteran/5,3=cafs", phase="act:1", ap="8+3", **LAB)
    assert problems(more, "FP-AP-3") == ["too-many-points count 8 [FP-AP-3]"]
    absent = advanced("5,1=dog", board="laboratory")
    assert problems(absent, "XD-SPEC-3") == ["specialist-not-in-play specialist dog [XD-SPEC-3]"]


@pytest.mark.parametrize("word", ["extra=later", "extra=none", "dodging=0", "dodging=4"])
def test_what_the_extra_point_and_the_blow_say_is_read_strictly(word: str) -> None:
    with pytest.raises(NotationError) as error:
        advanced("5,1=veteran/5,3=generalist", danger=word, **LAB)
    assert error.value.args
