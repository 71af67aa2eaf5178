"""Engine and oracle of SOS Titanic agree on every move, every refusal and every card of chance.

python -m tests.oracle.titanic.test_oracle 100      a long run: plays of each way to play
"""

from pathlib import Path

import pytest

import tocsin
from tests.builds import IS_COMPILED, fewer
from tests.games.option_sets import OPTION_SETS
from tests.oracle import comparing, titanic
from tests.oracle.titanic.table import Runs, Table
from tests.oracle.titanic.wording import split, split_move

HERE = Path(__file__).parent
WAYS = {name: given for name, (game, given) in OPTION_SETS.items() if game == "titanic"}
PLAYS = range(2) if IS_COMPILED else range(1, 2)
# Whoever can be saved is, so that plays of odd seeds fill the groups.
EAGER = ">(side|gf.|gs.)$"


@pytest.mark.kit
@pytest.mark.parametrize("name", WAYS)
def test_engine_and_oracle_agree(name: str) -> None:
    game = tocsin.game("titanic", **WAYS[name])
    seen = comparing.walk(titanic, game, PLAYS, eager=EAGER, every=8, each=5)
    assert seen["positions"] > 7 * len(PLAYS)


@pytest.mark.kit
def test_engine_and_oracle_agree_where_each_refusal_is_met() -> None:
    met = comparing.compare_corners(titanic, "titanic", HERE)
    assert comparing.refusals_stated(HERE) - met == {"no-such-seat"}


@pytest.mark.kit
@pytest.mark.parametrize("name", ["titanic-solo", "titanic-solo-murdoch-expert", "titanic-5"])
def test_the_positions_remembered_are_those_of_the_move_step(name: str) -> None:
    game = tocsin.game("titanic", **WAYS[name])
    most = 0
    for seed in range(fewer(6, 2)):
        rng = tocsin.Rng(seed)
        state = game.new()
        seen: tuple[Runs, ...] = ()
        while not state.is_over:
            table = titanic.read(game.options, state.key())
            assert table.seen == seen
            code = comparing.choose(game, state, rng, "^move:(l.|boat)>(l|boat)")
            seen = remembered(table, game.write_move(state, code))
            most = max(most, len(seen))
            state.play(code)
    assert most > 0


def remembered(table: Table, move: str) -> tuple[Runs, ...]:
    """TI-MOVE-13: this position and those before, unless the move cannot be taken back."""
    verb, rest = split(move)
    if verb != "move":
        return ()
    source, place, many = split_move(rest)
    line = table.lines[source]
    left_bare = many == len(line.run)
    uncovers = left_bare and line.hidden > 0
    empties_boat = left_bare and source == "boat"
    if place not in table.lines or uncovers or empties_boat:
        return ()
    return (table.runs, *table.seen)


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
    comparing.walk_long(titanic, "titanic", WAYS, EAGER)
