"""The compiled and the interpreted engine play the same games to the last bit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tocsin
from tests.games.option_sets import OPTION_SETS
from tocsin.core.testkit import fingerprint

ROOT = Path(__file__).parent.parent.parent
GAMES_EACH = 120

SCRIPT = """
import sys
sys.path.insert(0, sys.argv[1])
import tocsin
from tests.games.option_sets import OPTION_SETS
from tocsin.core.testkit import fingerprint
game_id, options = OPTION_SETS[sys.argv[2]]
print(tocsin.is_compiled(), fingerprint(tocsin.game(game_id, **options), int(sys.argv[3])))
"""


def elsewhere(name: str, games: int, hash_seed: str) -> tuple[str, str]:
    """The fingerprint as the interpreted source gives it, in a process of its own."""
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", SCRIPT, str(ROOT), name, str(games)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    compiled, digest = done.stdout.split()
    return compiled, digest


@pytest.mark.slow
@pytest.mark.parametrize("name", OPTION_SETS)
def test_a_thousand_seeded_games_give_one_hash_in_both_builds(name: str) -> None:
    # Ten or more ways to play times 120 games: well above a thousand.
    game_id, options = OPTION_SETS[name]
    here = fingerprint(tocsin.game(game_id, **options), GAMES_EACH)
    compiled, there = elsewhere(name, GAMES_EACH, "random")
    assert compiled == "False"
    assert there == here


def test_the_table_makes_a_thousand_games() -> None:
    assert len(OPTION_SETS) * GAMES_EACH >= 1000


def test_the_order_of_hashing_changes_nothing() -> None:
    name = "feurio-3-firebreaks-hot"
    assert elsewhere(name, 20, "1") == elsewhere(name, 20, "2")
