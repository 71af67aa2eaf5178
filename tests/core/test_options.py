"""Options: clear errors, one spelling."""

import pytest

import tocsin
from tocsin.core.options import Option, read_options, split_options, write_options

SPECS = [
    Option("players", "number", 2, "X-1", low=1, high=4),
    Option("mode", "choice", "calm", "X-2", choices=("calm", "wild")),
    Option("fast", "switch", False, "X-3"),
    Option("crew", "names", (), "X-4", choices=("ann", "bob")),
    Option("places", "cells", (), "X-5"),
]


def test_options_round_trip_through_text() -> None:
    given = {"players": 3, "fast": "yes", "crew": ["bob", "ann"], "places": ["3,6", "b:3,7"]}
    values = read_options(SPECS, given)
    text = write_options(SPECS, values)
    assert text == "players=3 mode=calm fast=yes crew=bob,ann places=3,6/b:3,7"
    assert read_options(SPECS, split_options(text)) == values


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 0),
        ("players", 5),
        ("players", "3.5"),
        ("players", True),
        ("players", None),
        ("players", "９"),
        ("mode", "WILD"),
        ("mode", 7),
        ("fast", "perhaps"),
        ("crew", ["carl"]),
        ("crew", 5),
        ("places", 5),
        ("places", "3,6//3,7"),
        ("places", ["3,6"] * 13),
        ("places", "far,too,long"),
    ],
)
def test_a_bad_value_names_the_option_what_was_given_and_what_is_allowed(
    name: str, value: object
) -> None:
    with pytest.raises(tocsin.SetupError) as caught:
        read_options(SPECS, {name: value})
    assert caught.value.code == "bad-option-value"
    assert caught.value.facts["option"] == name
    assert caught.value.facts["allowed"]
    assert caught.value.rule.startswith("X-")


def test_an_unknown_option_lists_the_known_ones() -> None:
    with pytest.raises(tocsin.SetupError, match="players, mode, fast, crew"):
        read_options(SPECS, {"player": 3})


@pytest.mark.parametrize("text", ["players", "=3", "players=3 players=3"])
def test_option_words_must_be_name_and_value_once(text: str) -> None:
    with pytest.raises(tocsin.SetupError):
        split_options(text)
