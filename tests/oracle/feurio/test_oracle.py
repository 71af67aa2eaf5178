"""Engine and oracle of Feurio! agree on every move, every refusal and every draw.

python -m tests.oracle.feurio.test_oracle 100       a long run: plays of each way to play
"""

from pathlib import Path

import pytest

import tocsin
from tests.games.option_sets import OPTION_SETS
from tests.oracle import comparing, feurio

HERE = Path(__file__).parent
WAYS = {name: given for name, (game, given) in OPTION_SETS.items() if game == "feurio"}
EAGER = "men:|break:"


@pytest.mark.kit
@pytest.mark.parametrize("name", WAYS)
def test_engine_and_oracle_agree(name: str) -> None:
    game = tocsin.game("feurio", **WAYS[name])
    seen = comparing.walk(feurio, game, range(2), eager=EAGER, every=5, each=20)
    assert seen["positions"] > 20


@pytest.mark.kit
def test_engine_and_oracle_agree_where_each_refusal_is_met() -> None:
    met = comparing.compare_corners(feurio, "feurio", HERE)
    assert comparing.refusals_stated(HERE) - met == {"not-beside-the-fire"}


def test_what_no_list_contains_is_refused_alike() -> None:
    game = tocsin.game("feurio", players=3, firebreaks=True)
    state = game.new()
    rng = tocsin.Rng(1)
    while not state.is_over:
        table = feurio.read(game.options, state.key())
        for move in ("lay:30,-30", "break:yellow>30,30", "break:red>30,30", "men:blue>30,30*3"):
            assert comparing.plain(game.why_not(state, move)) == feurio.refusal(table, move)
        state.play(comparing.choose(game, state, rng, EAGER))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_oracle_counts_the_plays_that_there_are(players: int) -> None:
    game = tocsin.game("feurio", players=players)
    depth = min(players, 2)
    # Every value can be drawn twice: the start tiles, and no choice among them.
    assert feurio.naive_count(game, game.new(), depth) == 6**depth


if __name__ == "__main__":
    comparing.walk_long(feurio, "feurio", WAYS, EAGER)
