"""Ships made of words: what is said lies there, what follows is filled in."""

from typing import Any

import pytest

import tocsin
from tests.games.titanic.table import (
    GROUPS,
    LINES,
    cards_in,
    phase_words,
    pile_words,
    step_words,
)
from tests.games.titanic.test_texts import along


def built(**said: Any) -> list[str]:
    """The fields of a built position, turn first."""
    play = tocsin.build("titanic", chance="manual", seed=None, **said)
    return play.position().split(" ")[1:]


def test_passengers_that_are_not_named_lie_unseen_in_the_pile() -> None:
    fields = built(crew=["lee"], lines={"l1": "?.s2|f9", "l5": "s17.s16"}, discard=["f5a", "s4"])
    assert fields[:4] == ["2", "turn:0", "1", "lee"]
    assert fields[6] == "2+s2|f9;-;-;-;0|s17.s16;-;-"
    assert fields[8:10] == ["-|53|-", "f5a.s4"]


def test_the_order_of_what_is_said_does_not_matter() -> None:
    one = built(crew=["lee"], lines="l5=s17.s16 l1=s2.?|f9", discard="s4 f5a", hands=["wait"])
    two = built(
        hands={0: ["wait"]}, discard=["f5a", "s4"], lines={"l1": "2+s2|f9", "l5": "s17.s16"},
        crew="lee",
    )  # fmt: skip
    assert one == two


def test_lost_decks_and_the_turn_follow_from_the_page() -> None:
    fields = built(crew=["lee"], page=8, lines={"l3": "f9"})
    assert fields[0] == "4"
    assert fields[6] == "x;x;0|f9;-;-;-;-"


def test_groups_are_letters_or_how_many() -> None:
    groups = {"gf1": 3, "gf2": "am", "gs1": "pap"}
    assert built(crew=["lee"], lines={"l1": "s9"}, groups=groups)[7] == "ppp/am/pap/-"


def test_the_card_of_a_phase_need_not_be_said() -> None:
    fields = built(crew=["lee"], phase="come-back", lines={"l1": "f9"}, discard="f8")
    assert fields[1] == "come-back:0"
    assert fields[12] == "card=come-back"


def test_drawn_passengers_are_placed_unless_something_else_is_said() -> None:
    fields = built(crew=["lee"], lines={"l1": "f9"}, drawn=["s4", "f8"])
    assert (fields[1], fields[12]) == ("place:0", "drawn=f8.s4")


def test_the_rest_may_lie_in_the_discard_or_in_a_line() -> None:
    gone = built(crew=["lee"], lines={"l1": "?|f9"}, rest="discard")
    assert gone[8] == "-|0|-"
    assert len(gone[9].split(".")) == 58


def test_hands_alone_are_a_deal_before_the_lines_are_turned_up() -> None:
    fields = built(crew=["fleet"], hands=["wait"])
    assert fields[:2] == ["0", "layout"]
    assert fields[6] == "4|-;6|-;8|-;10|-;-;-;-"


def test_smith_and_what_he_gathered_can_be_said() -> None:
    fields = built(
        crew=["smith", "lee", "fleet"],
        phase="give",
        lines={"l1": "f9"},
        actions=["wait", "plan-a"],
        before=["plan-a", "wait", "-"],
    )
    assert fields[12] == "actions=wait.plan-a;before=plan-a/wait/-"


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ({"lines": {"l1": "f9", "l2": "f9"}}, "passengers-twice"),
        ({"lines": {"l1": "f9"}, "pile": 3}, "wrong-number-of-passengers"),
        ({"lines": {"l1": "f9"}, "page": 8}, "line-on-lost-deck"),
        ({"lines": {"l1": "f9"}, "phase": "seek"}, "step-of-another"),
        ({"lines": {"l1": "f9"}, "turn": 1}, "nobody-has-acted-yet"),
        ({"lines": {"l1": "f9"}, "page": 3, "turn": 1}, "page-turned-too-early"),
        ({"lines": {"l1": "f9"}, "hands": ["plan-a*2"]}, "wrong-number-of-action-cards"),
        ({"lines": {"l1": "f9"}, "groups": {"gf2": 2}}, "group-without-the-first"),
    ],
)
def test_a_contradiction_is_named(said: dict[str, object], problem: str) -> None:
    with pytest.raises(tocsin.ImpossiblePosition) as caught:
        built(crew=["lee"], **said)
    assert problem in [found.code for found in caught.value.problems]


@pytest.mark.parametrize(
    "said",
    [
        {"lines": {"l9": "f9"}},
        {"lines": {"l1": "f99"}},
        {"lines": {"l1": "f9|x"}},
        {"groups": {"gx1": 3}},
        {"groups": {"gf1": "zz"}},
        {"hands": ["nothing"]},
        {"discard": ["f0"]},
        {"phase": "dance"},
        {"seat": 4},
        {"rest": "sea"},
        {"looked": "l9"},
    ],
)
def test_what_cannot_be_read_is_a_named_mistake(said: dict[str, object]) -> None:
    with pytest.raises(tocsin.TocsinError) as caught:
        built(crew=["lee"], **{"lines": {"l1": "s9"}, **said})
    assert caught.value.code in ("bad-build-value", "cannot-read-build")


def test_a_position_needs_its_crew() -> None:
    with pytest.raises(tocsin.SetupError, match="build needs crew"):
        built(lines={"l1": "f9"})


def words_of(position: str) -> dict[str, object]:
    """A position text taken apart into the words of `build`."""
    _, turn, phase, page, _, hands, gone, lines, groups, pile, discard, split, moves, step = (
        position.split(" ")
    )
    laid = zip(LINES, lines.split(";"), strict=True)
    return {
        **phase_words(phase),
        **step_words(step),
        **pile_words(pile),
        "turn": int(turn),
        "page": int(page),
        "hands": hands.split("/"),
        "action_discard": gone,
        "lines": {name: line for name, line in laid if line not in ("-", "x")},
        "groups": dict(zip(GROUPS, groups.split("/"), strict=True)),
        "discard": cards_in(discard),
        "split": split,
        "moves": moves.split(","),
    }


@pytest.mark.parametrize(
    "crew", [["lowe", "fleet"], ["smith", "lightoller", "phillips"], ["latimer"], ["murdoch"]]
)
def test_every_position_of_a_play_can_be_said_in_words(crew: list[str]) -> None:
    for state in along(2, crew=crew)[::3]:
        assert state.game.build(words_of(state.key())).key() == state.key()
