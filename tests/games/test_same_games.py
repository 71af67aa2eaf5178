"""The games of the first compiled release are still played, ply by ply; refusals too.

A small sample of `tests/same_games.py --check tests/golden/same_games.json`.
"""

import json

import pytest

import tocsin
from tests import same_games
from tests.games.option_sets import OPTION_SETS

KEPT = json.loads(same_games.KEPT.read_text(encoding="utf-8"))
DRAWN_EACH = 4
SAMPLE = [name for name in KEPT if same_games.drawn_number(name) < DRAWN_EACH]


@pytest.mark.parametrize("name", SAMPLE)
def test_a_play_and_its_refusals_are_what_they_were(name: str) -> None:
    assert same_games.find_differences(name, KEPT[name], 1) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", KEPT)
def test_all_plays_and_refusals_are_what_they_were(name: str) -> None:
    assert same_games.find_differences(name, KEPT[name], 1000) == []


def test_every_option_set_of_old_is_kept_with_its_options() -> None:
    table = {name: way for name, way in KEPT.items() if not name.startswith("swarm-")}
    assert set(table) <= set(OPTION_SETS)
    for name, way in table.items():
        assert (way["game"], way["options"]) == OPTION_SETS[name]


def test_a_changed_hash_is_noticed() -> None:
    name = "feurio-solo"
    plays, refusals = KEPT[name]["plays"].split(), list(KEPT[name]["refusals"])
    refusals[0] = "1" + refusals[0]
    other = {**KEPT[name], "plays": " ".join([plays[1], *plays[1:]]), "refusals": refusals}
    found = same_games.find_differences(name, other, 1)
    assert len(found) == 2
    assert "number of move texts" in found[1]


def test_every_game_is_sampled() -> None:
    assert {KEPT[name]["game"] for name in SAMPLE} == set(tocsin.game_ids())
