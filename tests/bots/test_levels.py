"""Levels that a person can name: each plays every game, and better than the one below."""

import pytest

import tocsin
from tocsin.bots import BOTS
from tocsin.bots.feurio.levels import make_level
from tocsin.bots.match import play_match
from tocsin.bots.rollouts import RolloutBot

GAMES: list[tuple[str, dict[str, object]]] = [
    ("feurio", {"players": 2}),
    ("feurio", {"players": 3, "firebreaks": True}),
    ("feurio", {"players": 1}),
    ("feurio", {"players": 2, "mode": "coop"}),
    ("flashpoint", {"players": 2}),
    ("flashpoint", {"players": 1}),
    ("flashpoint", {"players": 3, "rules": "advanced", "level": "heroic"}),
    ("flashpoint", {"players": 2, "board": "laboratory+basement", "rules": "advanced"}),
    ("titanic", {"players": 1}),
    ("titanic", {"players": 3}),
]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game_id", "options"), GAMES)
def test_every_level_answers_every_question_with_a_legal_move(
    game_id: str, options: dict[str, object], name: str
) -> None:
    game = tocsin.game(game_id, **options)
    bot = tocsin.bot(name, game)
    state = game.new()
    rng = tocsin.Rng(5)
    asked = 0
    # Far enough to meet the set-up and a few turns; whole games are played by `make strength`.
    while not state.is_over and asked < 12:
        if state.actor == tocsin.CHANCE:
            state.play(state.draw(rng))
            continue
        seat = state.actor
        code = bot.choose(state.imagine(seat, rng), seat, rng)
        assert code in state.legal()
        state.play(code)
        asked += 1


def test_the_more_people_build_one_thing_the_more_often_moves_are_tried() -> None:
    tried = []
    for options in ({"players": 4}, {"players": 2, "mode": "coop"}, {"players": 3, "mode": "coop"}):
        bot = make_level(tocsin.game("feurio", **options), is_expert=True)
        assert isinstance(bot, RolloutBot)
        tried.append(bot.budget)
    assert tried == sorted(set(tried))


def mean(game_id: str, names: list[str], games: int, **options: object) -> list[float]:
    game = tocsin.game(game_id, **options)
    totals = [0.0] * game.seats
    for seed in range(games):
        bots = [tocsin.bot(name, game) for name in names]
        outcome = play_match(game, bots, tocsin.Rng(seed)).outcome()
        assert outcome is not None
        for seat, score in enumerate(outcome.scores):
            totals[seat] += score / games
    return totals


def test_steady_beats_a_rookie_and_a_rookie_beats_chance() -> None:
    low, high = mean("feurio", ["rookie", "steady"], 24, players=2)
    assert high > low + 5
    low, high = mean("feurio", ["random", "rookie"], 24, players=2)
    assert high > low + 5
    assert mean("titanic", ["rookie"], 24)[0] > mean("titanic", ["random"], 24)[0] + 3
    assert mean("titanic", ["steady"], 24)[0] > mean("titanic", ["rookie"], 24)[0] + 3


def test_the_same_seed_gives_the_same_moves() -> None:
    for game_id in ("feurio", "titanic"):
        game = tocsin.game(game_id, players=1)
        state = game.new()
        rng = tocsin.Rng(2)
        while state.actor == tocsin.CHANCE:
            state.play(state.draw(rng))
        chosen = {tocsin.bot("expert", game).choose(state, 0, tocsin.Rng(9)) for _ in range(2)}
        assert len(chosen) == 1
