"""Steady at SOS Titanic is far better than chance and takes boats first."""

import pytest

import tocsin
from tests.games.titanic.table import ship
from tocsin.bots import make_bot
from tocsin.bots.match import choose_fairly, play_match


def mean_score(name: str, games: int, **options: object) -> float:
    game = tocsin.game("titanic", **options)
    bots = [make_bot(name, game) for _ in range(game.seats)]
    return (
        sum(play_match(game, bots, tocsin.Rng(seed)).scores()[0] for seed in range(games)) / games
    )


@pytest.mark.parametrize(
    "options", [{"crew": ["boxhall"]}, {"players": 3}, {"layout": "ultimate", "players": 1}]
)
def test_steady_saves_more_than_twice_as_many_as_chance(options: dict[str, object]) -> None:
    # In long runs it is 22 to 34 points against 6.
    assert mean_score("steady", 12, **options) > 2 * mean_score("random", 12, **options)


def chosen(state: tocsin.State) -> str:
    bot = make_bot("steady", state.game)
    code = choose_fairly(bot, state, state.actor, tocsin.Rng(1))
    return state.game.write_move(state, code)


def test_boats_come_first_then_hidden_cards() -> None:
    state = ship(l1="?|s9", l2="|s10", l3="|f1")
    assert chosen(state) == "move:l3>side"
    assert chosen(ship(l1="?|s9", l2="|s10")) == "move:l1>l2"


def test_a_page_is_not_risked_while_the_discard_has_the_next_survivor() -> None:
    state = ship(hands="come-back", groups="pp/-/-/-", discard="f3.s4.s5", l3="|s9", page=8)
    assert chosen(state) == "play:come-back"
    state.play(state.game.read_move(state, "play:come-back"))
    assert chosen(state) == "place:f3>gf1"


def test_the_whole_crew_finishes_a_play() -> None:
    crew = ["smith", "phillips", "lightoller", "pitman", "lowe"]
    assert mean_score("steady", 3, crew=crew) > 0
