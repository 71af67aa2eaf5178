"""The compiled and the interpreted engine play the same games to the last bit."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tocsin
from tests.games.option_sets import OPTION_SETS
from tocsin.core.testkit import fingerprint

ROOT = Path(__file__).parent.parent.parent
GAMES_EACH = 25
GAMES_MANY = 120

# Starting Python costs more than most fingerprints, so one process makes many.
SCRIPT = """
import sys
sys.path.insert(0, sys.argv[1])
import tocsin
from tests.games.option_sets import OPTION_SETS
from tocsin.core.testkit import fingerprint
for line in sys.stdin:
    name, games = line.split()
    game_id, options = OPTION_SETS[name]
    digest = fingerprint(tocsin.game(game_id, **options), int(games))
    print(tocsin.is_compiled(), digest, flush=True)
"""


class Elsewhere:
    """The interpreted source in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def fingerprint(self, name: str, games: int) -> str:
        """The hash as the interpreted source gives it."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{name} {games}\n")
        self.process.stdin.flush()
        compiled, _, digest = self.process.stdout.readline().strip().partition(" ")
        assert compiled == "False"
        return digest


@contextmanager
def start_elsewhere(hash_seed: str) -> Iterator[Elsewhere]:
    """Start the process, with that seed for the order of sets."""
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", SCRIPT, str(ROOT)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environ, stdin=pipe, stdout=pipe, text=True) as process:
        yield Elsewhere(process)


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Elsewhere]:
    with start_elsewhere("random") as started:
        yield started


def fingerprint_here(name: str, games: int) -> str:
    game_id, options = OPTION_SETS[name]
    return fingerprint(tocsin.game(game_id, **options), games)


@pytest.mark.parametrize("name", OPTION_SETS)
def test_a_thousand_seeded_games_give_one_hash_in_both_builds(
    name: str, elsewhere: Elsewhere
) -> None:
    # More than forty ways to play times 25 games: above a thousand.
    assert elsewhere.fingerprint(name, GAMES_EACH) == fingerprint_here(name, GAMES_EACH)


@pytest.mark.slow
@pytest.mark.parametrize("name", OPTION_SETS)
def test_five_thousand_seeded_games_give_one_hash_in_both_builds(
    name: str, elsewhere: Elsewhere
) -> None:
    assert elsewhere.fingerprint(name, GAMES_MANY) == fingerprint_here(name, GAMES_MANY)


def test_the_table_makes_a_thousand_games() -> None:
    assert len(OPTION_SETS) * GAMES_EACH >= 1000


def test_the_order_of_hashing_changes_nothing() -> None:
    name = "feurio-3-firebreaks-hot"
    with start_elsewhere("1") as one, start_elsewhere("2") as two:
        assert one.fingerprint(name, 20) == two.fingerprint(name, 20)
