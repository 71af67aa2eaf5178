"""Engine and oracle of Feurio! agree on every move, every refusal and every draw.

python -m tests.oracle.feurio.test_oracle 1000      a long run: so many plays of each way to play
"""

import sys

import pytest

import tocsin
from tests.games.option_sets import OPTION_SETS
from tests.oracle import comparing, feurio

WAYS = {name: given for name, (game, given) in OPTION_SETS.items() if game == "feurio"}


@pytest.mark.kit
@pytest.mark.parametrize("name", WAYS)
def test_engine_and_oracle_agree(name: str) -> None:
    game = tocsin.game("feurio", **WAYS[name])
    seen = comparing.walk(feurio, game, range(2), every=6, each=15)
    assert seen["positions"] > 15


def test_a_move_far_from_the_fire_and_a_draw_out_of_turn_are_refused_alike() -> None:
    game = tocsin.game("feurio", players=3, firebreaks=True)
    state = game.new()
    rng = tocsin.Rng(1)
    while not state.is_over:
        table = feurio.read(game.options, state.key())
        for move in ("lay:30,-30", "break:yellow>30,30", "men:blue>30,30*3", "~draw:6"):
            assert comparing.plain(game.why_not(state, move)) == feurio.refusal(table, move)
        state.play(comparing.choose(state, rng, busy=True))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_oracle_counts_the_same_plays(players: int) -> None:
    game = tocsin.game("feurio", players=players)
    state = game.new()
    assert feurio.naive_count(game, state, min(players, 2)) == 6 ** min(players, 2)


if __name__ == "__main__":
    for way, given in WAYS.items():
        plays = range(int(sys.argv[1]))
        print(way, dict(comparing.walk(feurio, tocsin.game("feurio", **given), plays)), flush=True)
