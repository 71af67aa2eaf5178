"""`tocsin.build`: words to say, mistakes with their names, whatever the game."""

import doctest

import pytest

import tocsin
from tocsin.core.build import TAKES, Part, Said
from tocsin.games.registry import option_names
from tocsin.telling.errors import tell_error
from tocsin.telling.speaker import Speaker

PARTS = (
    Part("turn", "number", "turn=3", "X-1"),
    Part("phase", "word", "phase='lay'", "X-2"),
    Part("fire", "list", "fire=['3,4']", "X-3"),
    Part("doors", "table", "doors={'3,4-3,5': 'open'}", "X-4"),
    Part("hands", "seats", "hands={0: 'wait'}", "X-5"),
    Part("over", "switch", "over=True", "X-6"),
)
BUILT = [game_id for game_id in tocsin.game_ids() if tocsin.game(game_id).build_parts()]


def said(**given: object) -> Said:
    return Said(PARTS, given, ["players"])


def test_a_list_is_a_list_or_a_text_with_blanks() -> None:
    for fire in (["3,4", "5,6"], ("3,4", "5,6"), "3,4 5,6"):
        assert said(fire=fire).texts("fire") == ["3,4", "5,6"]
    assert said().texts("fire") == []


def test_a_table_is_a_table_or_a_list_of_pairs() -> None:
    for doors in ({"a": "open", "b": "x=1"}, ["a=open", "b=x=1"], "a=open b=x=1"):
        assert said(doors=doors).table("doors") == {"a": "open", "b": "x=1"}


def test_seats_are_a_list_or_a_table_of_seats() -> None:
    assert said(hands=["x", "y"]).seats("hands", 2) == {0: "x", 1: "y"}
    assert said(hands={1: "y"}).seats("hands", 2) == {1: "y"}
    assert said(hands={"1": "y"}).seats("hands", 2) == {1: "y"}


def test_what_is_not_said_has_its_default() -> None:
    assert said().number("turn", 0, 9, 4) == 4
    assert said().word("phase", ("lay", "men"), "men") == "men"
    assert said().switch("over") is False
    assert not said().has("turn")


@pytest.mark.parametrize(
    ("ask", "given"),
    [
        ("number", {"turn": 10}),
        ("number", {"turn": True}),
        ("number", {"turn": 2.5}),
        ("number", {"turn": 10**5000}),
        ("word", {"phase": "lie"}),
        ("word", {"phase": 3}),
        ("texts", {"fire": 2.5}),
        ("texts", {"fire": [["3,4"]]}),
        ("texts", {"fire": ["3" * 500]}),
        ("texts", {"fire": ["3"] * 500}),
        ("table", {"doors": "a b"}),
        ("table", {"doors": ["a=1", "a=2"]}),
        ("table", {"doors": None}),
        ("seats", {"hands": {2: "x"}}),
        ("seats", {"hands": ["x", "y", "z"]}),
        ("seats", {"hands": {"x": "y"}}),
        ("seats", {"hands": 3}),
        ("switch", {"over": 1}),
    ],
)
def test_a_value_that_does_not_fit_names_its_word_and_rule(
    ask: str, given: dict[str, object]
) -> None:
    words = said(**given)
    (name,) = given
    more: dict[str, tuple[object, ...]] = {
        "number": (0, 9, 0),
        "word": (("lay", "men"), "lay"),
        "seats": (2,),
    }
    with pytest.raises(tocsin.SetupError) as caught:
        getattr(words, ask)(name, *more.get(ask, ()))
    assert caught.value.code == "bad-build-value"
    assert caught.value.facts["word"] == name
    assert len(str(caught.value.facts["given"])) <= 60
    assert caught.value.rule.startswith("X-")


def test_an_unknown_word_comes_with_those_that_are_known_and_the_one_that_was_meant() -> None:
    with pytest.raises(tocsin.SetupError) as caught:
        said(fires="3,4")
    assert caught.value.facts["meant"] == "fire"
    assert "hands" in str(caught.value.facts["known"])
    assert "players" in str(caught.value.facts["known"])
    with pytest.raises(tocsin.SetupError) as caught:
        said(xyzzy=1)
    assert caught.value.facts["meant"] == "none"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_mistakes_are_told_in_words(language: str) -> None:
    speaker = Speaker(language)
    told = []
    for given in ({"tile": 1}, {"xyzzy": 1}, {"drawn": 9}, {"tiles": {"0,0": 9}}):
        with pytest.raises(tocsin.TocsinError) as caught:
            tocsin.build("feurio", **given)
        told.append(speaker.say(tell_error(caught.value)))
    assert "tiles" in told[0]
    assert "vouliez" in told[0] or "did you mean" in told[0]
    assert "vouliez" not in told[1]
    assert "did you mean" not in told[1]
    assert "tiles=0,0=9" in told[3]


def test_nothing_said_is_a_fresh_table() -> None:
    # Flash Point is built after its set-up, which nobody wants to write down.
    for game_id in ("feurio", "titanic"):
        fresh = tocsin.start(game_id, seed=5)
        assert tocsin.build(game_id, seed=5).record() == fresh.record()


@pytest.mark.parametrize("game_id", BUILT)
def test_no_word_is_an_option_too_and_every_word_shows_an_example(game_id: str) -> None:
    parts = tocsin.game(game_id).build_parts()
    assert not {part.name for part in parts} & option_names(game_id)
    for part in parts:
        assert part.takes in TAKES
        assert part.example.startswith(f"{part.name}=")
        compile(f"build({part.example})", part.name, "eval")


def test_chance_can_be_left_to_the_hand() -> None:
    play = tocsin.build("feurio", players=2, tiles="0,0=6 1,0=6", chance="manual")
    assert play.actor == tocsin.CHANCE
    assert play.position() == "feurio/1 1 draw:1 - 0,0=6;1,0=6 r12y12/g12b12 666664 0"


def test_the_example_in_its_docstring_is_true() -> None:
    (example,) = doctest.DocTestFinder().find(tocsin.build, "build", globs={"build": tocsin.build})
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0
