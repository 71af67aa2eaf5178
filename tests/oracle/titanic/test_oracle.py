"""Engine and oracle of SOS Titanic agree on every move, every refusal and every card of chance.

python -m tests.oracle.titanic.test_oracle 100      a long run: plays of each way to play
"""

import sys

import pytest

import tocsin
from tests.games.option_sets import OPTION_SETS
from tests.oracle import comparing, titanic

WAYS = {name: given for name, (game, given) in OPTION_SETS.items() if game == "titanic"}
# Whoever can be saved is, so that plays of odd seeds fill the groups.
EAGER = ">(side|gf.|gs.)$"


@pytest.mark.kit
@pytest.mark.parametrize("name", WAYS)
def test_engine_and_oracle_agree(name: str) -> None:
    game = tocsin.game("titanic", **WAYS[name])
    seen = comparing.walk(titanic, game, range(2), eager=EAGER, every=8, each=5)
    assert seen["positions"] > 15


def test_what_no_list_contains_is_refused_alike() -> None:
    crew = ["phillips", "smith", "lightoller"]
    game = tocsin.game("titanic", crew=crew)
    state = game.new()
    rng = tocsin.Rng(1)
    while not state.is_over:
        table = titanic.read(game.options, state.key())
        for move in ("first:4", "give:wait>3", "give:get-ready>4", "play:wait@3>l3"):
            assert comparing.plain(game.why_not(state, move)) == titanic.refusal(table, move)
        state.play(comparing.choose(game, state, rng, "first|share|give"))


def test_the_oracle_counts_the_plays_that_there_are() -> None:
    game = tocsin.game("titanic", players=2)
    # Nine crew cards are for two players: nine ways to deal the first, eight for the second.
    assert titanic.naive_count(game, game.new(), 2) == 72


if __name__ == "__main__":
    for way, given in WAYS.items():
        game = tocsin.game("titanic", **given)
        plays = range(int(sys.argv[1]))
        print(way, dict(comparing.walk(titanic, game, plays, eager=EAGER)), flush=True)
