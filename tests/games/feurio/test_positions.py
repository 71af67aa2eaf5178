"""Positions of Feurio! that no play could have, phase by phase, and positions made of words."""

from typing import Any

import pytest

import tocsin
from tests.games.feurio.table import SAVED
from tocsin.core.facts import Problem
from tocsin.games.feurio.face.moments import STAGES
from tocsin.games.feurio.table import codes

START = "0,-1=3;1,-1=6;0,0=6;1,0=4"
FULL = "r12/g12/b12/y12"
ALL = ";".join(tile.partition("/")[0] for tile in SAVED.split())
# All 36 tiles with the start tiles of four players among them, moved so that they lie right.
WIDE = ";".join(
    f"{int(tile.partition(',')[0])},{int(tile.partition(',')[2].partition('=')[0]) - 1}"
    f"={tile.partition('=')[2]}"
    for tile in ALL.split(";")
)


def named(text: str, **options: object) -> list[str]:
    """The codes of what is wrong."""
    return [
        problem.code for problem in tocsin.game("feurio", **options).read_position(text).problems()
    ]


def test_the_table_of_phases_has_every_phase_in_order() -> None:
    assert tuple(stage.phase for stage in STAGES) == codes.PHASES


@pytest.mark.parametrize(
    "text",
    [
        "feurio/1 0 start - - r12/g12/b12/y12 666666 0",
        f"feurio/1 1 draw:1 - {START} {FULL} 665564 0",
        f"feurio/1 1 lay:1 2 {START} {FULL} 655564 0",
        f"feurio/1 1 men:1 - {START};2,-1=2 {FULL} 655564 0",
        f"feurio/1 33 place:1 - {WIDE} {FULL} 000000 0",
        f"feurio/1 35 place:3 - {WIDE} {FULL} 000000 2",
        f"feurio/1 36 over - {WIDE} {FULL} 000000 4",
    ],
)
def test_a_position_of_every_phase_is_sound(text: str) -> None:
    assert named(text, players=4) == []
    play = tocsin.position("feurio", text, players=4, chance="manual")
    assert play.is_over or play.moves()


@pytest.mark.refuses("FE-SETUP-2", "FE-END-1", "FE-TURN-1", "FE-COMP-1", "FE-SPREAD-2")
@pytest.mark.parametrize(
    ("text", "codes"),
    [
        # start
        ("0 start - 0,21=1 r12/g12/b12/y12 566666 0", ["start-tile-elsewhere"]),
        ("0 start - 0,-1=#1@0 r11/g12/b12/y12 566666 0", ["start-tile-elsewhere"]),
        (f"0 start - {START} {FULL} 665564 0", ["too-many-start-tiles"]),
        ("3 start - - r12/g12/b12/y12 666666 0", ["turn-does-not-fit"]),
        ("0 start - - r12/g12/b12/y12 666666 1", ["passes-counted-too-early"]),
        # draw
        (f"33 draw:1 - {WIDE} {FULL} 000000 0", ["nothing-left-to-draw"]),
        (f"2 draw:2 - {START} {FULL} 665564 0", ["turn-does-not-fit"]),
        (f"9999 draw:3 - {START} {FULL} 665564 0", ["turn-does-not-fit"]),
        (f"1 draw:2 - {START} {FULL} 665564 0", ["seat-does-not-fit"]),
        ("1 draw:1 - 0,-1=3;1,-1=6;0,0=6;0,1=4 r12/g12/b12/y12 665564 0", ["start-tiles-missing"]),
        (
            "1 draw:1 - 0,-1=3;1,-1=6;0,0=#6@1;1,0=4 r12/g11/b12/y12 665564 0",
            ["start-tile-face-down"],
        ),
        # lay
        (f"1 lay:1 2 {START} {FULL} 665564 0", ["wrong-number-of-tiles"]),
        (f"1 lay:1 2 {START} {FULL} 655564 1", ["passes-counted-too-early"]),
        # men
        (f"1 men:1 - {START} {FULL} 665564 0", ["turn-does-not-fit"]),
        (f"1 men:1 - {START};2,-2=2 {FULL} 655564 0", ["tile-beside-one-only"]),
        (f"1 men:1 - {START};-1,0=2 {FULL} 655564 0", ["no-tile-could-be-the-last"]),
        (f"1 men:1 - {START};9,9=2 {FULL} 655564 0", ["forest-in-pieces"]),
        (
            f"1 men:1 - {START.replace('0,0=6', '0,0=6/g1')};2,-1=2 r12/g11/b12/y12 655564 0",
            ["men-placed-too-soon"],
        ),
        # place
        (
            f"33 place:1 - {START} {FULL} 665564 0",
            ["placing-only-with-tiles-left", "turn-does-not-fit"],
        ),
        (f"33 place:1 - {WIDE} {FULL} 000000 4", ["passes-do-not-fit", "turn-does-not-fit"]),
        (f"32 place:0 - {WIDE} {FULL} 000000 0", ["turn-does-not-fit"]),
        (f"37 place:1 - {WIDE} {FULL} 000000 0", ["turn-does-not-fit"]),
        # over
        (f"36 over - {WIDE} {FULL} 000000 3", ["passes-do-not-fit", "turn-does-not-fit"]),
        (f"35 over - {WIDE} {FULL} 000000 4", ["turn-does-not-fit"]),
    ],
)
def test_what_no_play_could_have_is_named(text: str, codes: list[str]) -> None:
    assert named(f"feurio/1 {text}", players=4, firebreaks=True) == codes


@pytest.mark.refuses("FE-SOLO-3", "FE-COOP-3")
def test_with_a_goal_nobody_places_after_the_last_tile() -> None:
    text = f"feurio/1 33 place:1 - {WIDE} {FULL} 000000 0"
    assert "no-placing-after-the-last-tile" in named(text, players=4, mode="coop")
    over = f"feurio/1 32 over - {WIDE} {FULL} 000000 0"
    assert named(over, players=4, mode="coop") == []


@pytest.mark.refuses("FE-BREAK-4", "FE-BREAK-1", "FE-3P-4")
@pytest.mark.parametrize(
    ("hidden", "hands", "players", "codes"),
    [
        ("#2@1", "r12/g11/b12/y12", 4, []),
        ("#2@1", "r11/g12/b12/y12", 4, ["men-missing", "men-missing"]),
        ("#2@1", "r12/g12/b12/y12", 4, ["men-missing"]),
        ("#2@2", "r12/g12/b11/y12", 4, ["too-many-firebreaks", "men-placed-too-soon"]),
        ("2", "r12/g12/b12/y11", 4, ["men-missing"]),
    ],
)
def test_a_firebreak_costs_its_own_seat_a_man(
    hidden: str, hands: str, players: int, codes: list[str]
) -> None:
    text = f"feurio/1 2 draw:2 - {START};2,-1={hidden} {hands} 655564 0"
    assert named(text, players=players, firebreaks=True) == codes


@pytest.mark.refuses("FE-3P-4")
def test_reinforcements_are_never_given_up() -> None:
    three = "feurio/1 2 draw:2 - 0,0=1;1,-1=4;1,0=6;2,-1=#2@1 r12y4/{}/b12y4 556565 0"
    assert named(three.format("g11y4"), players=3, firebreaks=True) == []
    assert named(three.format("g12y3"), players=3, firebreaks=True) == [
        "men-missing",
        "reinforcements-missing",
    ]


def test_the_place_of_a_problem_is_told() -> None:
    state = tocsin.game("feurio", players=2).read_position(
        "feurio/1 1 draw:1 - 0,0=1/r2;2,0=6 r10y12/g12b12 566665 0"
    )
    assert Problem("more-men-than-spaces", "FE-PLACE-2", {"cell": "0,0"}) in state.problems()
    assert Problem("start-tiles-missing", "FE-SETUP-2", {"cell": "1,0"}) in state.problems()


# Positions made of words.


def built(**said: Any) -> str:
    return tocsin.build("feurio", chance="manual", **said).position()


def test_hands_pile_turn_and_seat_follow_from_the_tiles() -> None:
    tiles = {"0,-1": 3, "1,-1": 6, "0,0": "6/g1", "1,0": 4, "2,-1": 2}
    assert built(tiles=tiles) == (
        "feurio/1 2 draw:2 - 0,-1=3;1,-1=6;2,-1=2;0,0=6/g1;1,0=4 r12/g11/b12/y12 655564 0"
    )
    assert built(tiles=tiles, drawn=1).split(" ")[1:4] == ["2", "lay:2", "1"]


def test_the_order_of_what_is_said_does_not_matter() -> None:
    one = built(men={"0,0": {"green": 1}}, tiles="2,-1=2 1,0=4 0,0=6 1,-1=6 0,-1=3", drawn=1)
    two = built(drawn=1, tiles="0,-1=3 1,-1=6 0,0=6/g1 1,0=4 2,-1=2")
    assert one == two


def test_men_may_be_said_beside_the_tiles() -> None:
    play = tocsin.build(
        "feurio", players=2, tiles="0,0=6 1,0=6 1,-1=1", men={"1,0": "g2"}, phase="draw"
    )
    assert play.position().split(" ")[5] == "r12y12/g10b12"


def test_a_firebreak_takes_the_man_that_is_named() -> None:
    said: dict[str, object] = {"players": 2, "firebreaks": True, "tiles": "0,0=6 1,0=6 1,-1=#1@1"}
    assert built(**said).split(" ")[5] == "r12y12/g11b12"
    assert built(**said, given_up=["blue"]).split(" ")[5] == "r12y12/g12b11"


def test_the_end_of_a_scored_play_can_be_said_shortly() -> None:
    tiles = WIDE.replace(";", " ")
    assert built(tiles=tiles).split(" ")[1:3] == ["33", "place:1"]
    assert built(tiles=tiles, passes=2).split(" ")[1:3] == ["35", "place:3"]
    assert built(tiles=tiles, phase="over").split(" ")[1:3] == ["36", "over"]
    assert built(tiles=tiles, mode="coop").split(" ")[1:3] == ["32", "men:0"]


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ({"tiles": "0,0=6 1,0=6", "seat": 0}, "seat-does-not-fit"),
        ({"tiles": "0,0=6 1,0=6", "turn": 9}, "turn-does-not-fit"),
        ({"tiles": "0,0=6 1,0=6", "hands": {0: "r3"}}, "men-missing"),
        ({"tiles": "0,0=6 1,0=6", "passes": 1}, "passes-counted-too-early"),
        ({"tiles": "0,0=6 5,5=6"}, "start-tiles-missing"),
        ({"tiles": "0,0=6 1,0=6 1,-1=6 2,-1=6 0,1=6 1,1=6 2,0=6"}, "wrong-number-of-tiles"),
    ],
)
def test_a_contradiction_is_named(said: dict[str, object], problem: str) -> None:
    with pytest.raises(tocsin.ImpossiblePosition) as caught:
        built(players=2, **said)
    assert problem in [found.code for found in caught.value.problems]


@pytest.mark.parametrize(
    "said",
    [
        {"tiles": {"0,0": 7}},
        {"tiles": {"0,99": 6}},
        {"tiles": {"0,0": True}},
        {"tiles": {"0,0": "#4@9"}},
        {"tiles": ["0,0=6", "0,0=5"]},
        {"tiles": "0,0=6", "men": {"3,3": "r1"}},
        {"tiles": "0,0=6", "men": {"0,0": 3}},
        {"tiles": "0,0=6", "men": {"0,0": {"red": "two"}}},
        {"hands": ["x1"]},
        {"hands": {0: "g1"}},
        {"given_up": ["purple"]},
        {"phase": "dance"},
        {"seat": 7},
    ],
)
def test_what_cannot_be_read_is_a_named_mistake(said: dict[str, object]) -> None:
    with pytest.raises(tocsin.TocsinError) as caught:
        built(players=2, **said)
    assert caught.value.code in ("bad-build-value", "cannot-read-build")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_play_can_be_said_in_words(players: int) -> None:
    for seed in range(3):
        game = tocsin.game("feurio", players=players, firebreaks=players > 1 and seed > 0)
        state, rng = game.new(), tocsin.Rng(seed)
        while not state.is_over:
            _, turn, phase, drawn, tiles, hands, _, passes = state.key().split(" ")
            said: dict[str, object] = {
                "turn": int(turn),
                "phase": phase.partition(":")[0],
                "tiles": tiles.replace(";", " ") if tiles != "-" else [],
                "hands": hands.split("/"),
                "passes": int(passes),
            }
            if drawn != "-":
                said["drawn"] = drawn
            assert game.build(said).key() == state.key()
            state.step(rng)
