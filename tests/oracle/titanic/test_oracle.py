"""Engine and oracle of SOS Titanic agree on every move, every refusal and every card of chance.

python -m tests.oracle.titanic.test_oracle 100      a long run: plays of each way to play
"""

import sys

import pytest

import tocsin
from tests.games.option_sets import OPTION_SETS
from tests.oracle import comparing, titanic

WAYS = {name: given for name, (game, given) in OPTION_SETS.items() if game == "titanic"}


@pytest.mark.kit
@pytest.mark.parametrize("name", WAYS)
def test_engine_and_oracle_agree(name: str) -> None:
    game = tocsin.game("titanic", **WAYS[name])
    seen = comparing.walk(titanic, game, range(2), every=10, each=4)
    assert seen["positions"] > 10


if __name__ == "__main__":
    for way, given in WAYS.items():
        game = tocsin.game("titanic", **given)
        plays = range(int(sys.argv[1]))
        print(way, dict(comparing.walk(titanic, game, plays)), flush=True)
