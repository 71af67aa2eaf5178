"""Weights are data: each set says where it comes from, and a bad file is a clear error."""

import json

import pytest

import tocsin
from tocsin.bots.feurio import weights as feurio
from tocsin.bots.flashpoint import term_names as flashpoint
from tocsin.bots.titanic import weights as titanic
from tocsin.bots.weights import VERSION, load_weights, read_weights
from tocsin.core.data import load_json

GOOD = {"version": VERSION, "sets": {"one": {"from": "by hand", "weights": {"a": 1, "b": -0.5}}}}
FILES = [
    ("tocsin.bots.flashpoint", "family", flashpoint.NAMES),
    ("tocsin.bots.flashpoint", "advanced", flashpoint.NAMES),
    ("tocsin.bots.titanic", "appeal", titanic.NAMES),
    ("tocsin.bots.feurio", "goal", feurio.NAMES),
]


def test_weights_come_in_the_order_of_the_terms_and_a_missing_one_is_nothing() -> None:
    assert read_weights(json.dumps(GOOD), "one", ("b", "c", "a")) == [-0.5, 0.0, 1.0]


@pytest.mark.parametrize(("package", "name", "terms"), FILES)
def test_every_file_can_be_read_and_says_where_it_comes_from(
    package: str, name: str, terms: tuple[str, ...]
) -> None:
    assert any(load_weights(package, name, terms))
    table = load_json(package, "weights.json")
    assert isinstance(table, dict)
    assert table["sets"][name]["from"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "damaged"),
        (json.dumps(GOOD)[:-9], "damaged"),
        ("[]", "version"),
        (json.dumps({**GOOD, "version": VERSION - 1}), "version"),
        (json.dumps({"version": VERSION}), "unknown"),
        (json.dumps({"version": VERSION, "sets": {"two": {}}}), "unknown"),
        (json.dumps({"version": VERSION, "sets": {"one": {"weights": {}}}}), "damaged"),
        (json.dumps(GOOD).replace('"b"', '"z"'), "term"),
        (json.dumps(GOOD).replace("-0.5", '"much"'), "number"),
        (json.dumps(GOOD).replace("-0.5", "NaN"), "number"),
        (json.dumps(GOOD).replace("-0.5", "true"), "number"),
    ],
)
def test_a_damaged_file_or_one_of_another_version_is_a_clear_error(text: str, problem: str) -> None:
    with pytest.raises(tocsin.SetupError) as error:
        read_weights(text, "one", ("a", "b"))
    assert error.value.code == "bad-weights"
    assert error.value.facts["problem"] == problem
