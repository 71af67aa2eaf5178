"""Steady is clearly better than chance, and plays fair."""

import pytest

import tocsin
from tocsin.bots import BOTS, make_bot
from tocsin.bots.match import choose_fairly, play_match


def wins(names: list[str], games: int, **options: object) -> list[float]:
    """Shared victories count in parts."""
    game = tocsin.game("feurio", **options)
    bots = [make_bot(name, game) for name in names]
    share = [0.0] * game.seats
    for seed in range(games):
        outcome = play_match(game, bots, tocsin.Rng(seed)).outcome()
        assert outcome is not None
        for seat in outcome.winners:
            share[seat] += 1 / len(outcome.winners)
    return share


@pytest.mark.parametrize(
    "options",
    [{"players": 4}, {"players": 3, "firebreaks": True}, {"players": 2, "rounding": "down"}],
)
def test_steady_beats_random_by_far(options: dict[str, int]) -> None:
    names = ["random"] * options["players"]
    names[-1] = "steady"
    share = wins(names, 20, **options)
    # By chance it would win half of them at most; in long runs it wins nine in ten or more.
    assert share[-1] >= 14


def test_steady_saves_some_forest_alone_and_random_never_does() -> None:
    assert sum(wins(["steady"], 30, players=1)) >= 1
    assert sum(wins(["random"], 30, players=1)) == 0


def test_a_bot_cannot_see_what_its_seat_may_not_know() -> None:
    game = tocsin.game("feurio", players=2, firebreaks=True)
    bot = make_bot("steady", game)
    text = "feurio/1 5 lay:0 2 1,-1=#{}@1;0,0=5;1,0=3;0,1=4 r12y12/g11b12 {} 0"
    one = game.read_position(text.format(1, "556656"))
    six = game.read_position(text.format(6, "656655"))
    assert one.view(0) == six.view(0)
    chosen = {choose_fairly(bot, state, 0, tocsin.Rng(3)) for state in (one, six)}
    assert len(chosen) == 1


def test_the_same_seed_gives_the_same_match() -> None:
    game = tocsin.game("feurio", players=2)
    bots = [make_bot("steady", game), make_bot("random", game)]
    ends = {play_match(game, bots, tocsin.Rng(8)).key() for _ in range(2)}
    assert len(ends) == 1


def test_an_unknown_bot_lists_the_known_ones() -> None:
    with pytest.raises(tocsin.SetupError, match="random, rookie, steady, expert"):
        make_bot("genius", tocsin.game("feurio"))
    assert BOTS == ("random", "rookie", "steady", "expert")
