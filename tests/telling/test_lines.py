"""Lines: what goes over the wire between the two steps of telling."""

import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tocsin.core.errors import CorruptLog
from tocsin.telling import Line, Speaker
from tocsin.telling.line import from_json, then, with_rule

NAMES = st.text("abcdefgh", min_size=1, max_size=6)
PARTS = st.recursive(
    st.integers() | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.builds(lambda id, args: Line(id, **args), NAMES, st.dictionaries(NAMES, inner))
    ),
    max_leaves=8,
)
LINES = st.builds(lambda id, args: Line(id, **args), NAMES, st.dictionaries(NAMES, PARTS))


@given(LINES)
def test_a_line_goes_over_the_wire_and_comes_back(line: Line) -> None:
    sent = json.dumps(line.as_json())
    assert from_json(json.loads(sent)) == line
    assert hash(from_json(json.loads(sent))) == hash(line)
    assert pickle.loads(pickle.dumps(line)) == line


def test_the_form_on_the_wire_is_small() -> None:
    line = Line("a", who=Line("b"), cells=["0,1", "0,2"], count=2)
    assert line.as_json() == {
        "id": "a",
        "args": {"cells": ["0,1", "0,2"], "count": 2, "who": {"id": "b"}},
    }


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (None, "line"),
        ([], "line"),
        ({"args": {}}, "line"),
        ({"id": 3}, "line"),
        ({"id": "a", "args": []}, "line"),
        ({"id": "a", "more": 1}, "line"),
        ({"id": "a", "args": {"x": None}}, "line.x"),
        ({"id": "a", "args": {"x": True}}, "line.x"),
        ({"id": "a", "args": {"x": 1.5}}, "line.x"),
        ({"id": "a", "args": {"x": ["b", {"id": 2}]}}, "line.x.1"),
    ],
)
def test_what_is_no_line_is_refused_with_its_place(data: object, where: str) -> None:
    with pytest.raises(CorruptLog) as refused:
        from_json(data)
    assert refused.value.code == "bad-line"
    assert refused.value.facts == {"where": where}


def test_a_line_cannot_be_nested_without_end() -> None:
    deep: object = "x"
    for _ in range(1000):
        deep = {"id": "a", "args": {"x": deep}}
    with pytest.raises(CorruptLog):
        from_json(deep)


def test_a_line_cannot_be_changed() -> None:
    line = Line("a", x=1)
    with pytest.raises(TypeError):
        line.args["x"] = 2  # type: ignore[index]
    with pytest.raises(AttributeError):
        line.id = "b"  # type: ignore[misc]
    assert line.adding(y=2) == Line("a", x=1, y=2)


def test_what_is_inside_is_said_first() -> None:
    line = Line("event-feurio-passed", seat=Line("name-feurio-team-red"))
    assert Speaker("en").say(line) == "Red placed nobody."
    assert Speaker("fr").say(line) == "Rouge n’a placé personne."


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        ([], "none", "aucun"),
        (["a"], "a", "a"),
        (["a", "b", "c"], "a, b, c", "a, b, c"),
        (["0,1", "0,2"], "0,1; 0,2", "0,1\u00a0; 0,2"),
        ([1, 2], "1, 2", "1, 2"),
    ],
)
def test_lists_are_joined_as_the_language_does(
    items: list[int | str], english: str, french: str
) -> None:
    line = Line("stop", told=items)
    assert Speaker("en").say(line) == english + "."
    assert Speaker("fr").say(line) == french + "."


def test_a_sentence_begins_with_a_capital_and_ends_once() -> None:
    speaker = Speaker("en")
    assert speaker.sentence(Line("stop", told="red goes")) == "Red goes."
    assert speaker.sentence(Line("stop", told="Wait!")) == "Wait!"
    assert speaker.sentence(Line("stop", told="u:1,4 burns")) == "u:1,4 burns."


def test_sentences_follow_each_other_and_name_their_rule() -> None:
    first, second = Line("stop", told="One"), Line("stop", told="Two")
    assert Speaker("en").say(with_rule(then(first, second), "FE-TURN-1")) == "One. Two. [FE-TURN-1]"
    assert with_rule(first, "") == first


def test_a_message_that_is_missing_shows_its_name_and_facts() -> None:
    assert Speaker("en").say(Line("no-such-thing", cell="0,1")) == "[no-such-thing cell=0,1]"
