"""Declared vocabularies say what may be said, and what is wrong with anything else."""

import pytest

import tocsin
from tocsin.core.refusing import Row, refusals, vocabulary_of
from tocsin.core.vocabulary import CELL, NUMBER, SEAT, Vocabulary, Word, many, maybe, names

COLOUR = names("colour", ("red", "green"))
SPOKEN = Vocabulary(
    "event",
    [Word("lit", seat=SEAT, cells=many(CELL), colour=COLOUR, heat=maybe(NUMBER)), Word("over")],
)


def test_what_is_declared_may_be_said() -> None:
    assert SPOKEN.problem("lit", {"seat": 0, "cells": ["1,1"], "colour": "red"}) == ""
    assert SPOKEN.problem("lit", {"seat": 0, "cells": [], "colour": "green", "heat": 3}) == ""
    assert SPOKEN.problem("over", {}) == ""


@pytest.mark.parametrize(
    ("code", "args", "wrong"),
    [
        ("lost", {}, "event lost is not declared"),
        ("lit", {"seat": 0, "cells": []}, "lit: colour is missing"),
        ("lit", {"seat": "0", "cells": [], "colour": "red"}, "lit: seat is '0', not seat"),
        ("lit", {"seat": True, "cells": [], "colour": "red"}, "lit: seat is True, not seat"),
        ("lit", {"seat": 0, "cells": "1,1", "colour": "red"}, "lit: cells is '1,1', not cell"),
        ("lit", {"seat": 0, "cells": [1], "colour": "red"}, "lit: cells is [1], not cell"),
        ("lit", {"seat": 0, "cells": [], "colour": "blue"}, "lit: colour is 'blue', not colour"),
        ("over", {"seat": 1}, "over: ['seat'] not declared"),
    ],
)
def test_anything_else_is_named(code: str, args: dict, wrong: str) -> None:
    assert SPOKEN.problem(code, args) == wrong


def test_a_code_is_declared_once() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        Vocabulary("event", [Word("over"), Word("over")])


def test_rows_of_refusals_are_numbered_once_each_from_one() -> None:
    with pytest.raises(ValueError, match="numbered from 1"):
        refusals(Row(1, "a", "X-1"), Row(1, "b", "X-1"))
    with pytest.raises(ValueError, match="numbered from 1"):
        refusals(Row(0, "a", "X-1"))


def test_a_refusal_that_two_rooms_use_differently_may_miss_an_argument() -> None:
    both = vocabulary_of(
        [refusals(Row(1, "far", "X-1", cell=CELL)), refusals(Row(1, "far", "X-2"))]
    )
    assert both.problem("far", {}) == ""
    assert both.problem("far", {"cell": "1,1"}) == ""
    assert both.problem("far", {"seat": 1}) != ""


@pytest.mark.parametrize(
    "sort",
    [
        *("event", "prompt", "refusal", "problem", "expected", "move"),
        *("intention", "reason", "reply"),
    ],
)
def test_every_game_declares_every_sort_and_its_schema(sort: str) -> None:
    for game_id in tocsin.game_ids():
        said = tocsin.game(game_id).vocabulary(sort)
        assert len(said.words) > 3
        assert said.schema()["oneOf"]
