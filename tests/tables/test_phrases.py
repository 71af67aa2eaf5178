"""What is composed once and shared says what would be composed anew, wherever a play stands."""

from typing import Any

import pytest

from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng
from tocsin.core.seats import NOBODY
from tocsin.games.registry import make_game
from tocsin.tables.news import phrases
from tocsin.tables.news.phrases import Phrases
from tocsin.telling.teller import Teller
from tocsin.wire.facts import line_of

GAMES: list[tuple[str, dict[str, object]]] = [
    ("flashpoint", {"players": 3, "rules": "advanced"}),
    ("flashpoint", {"players": 2, "board": "laboratory+attic", "rules": "advanced"}),
    ("feurio", {"players": 2, "firebreaks": True}),
    ("feurio", {"players": 4}),
    ("titanic", {"players": 2}),
]


def begin(game: str, options: dict[str, object], seed: int) -> Playthrough:
    made = make_game(game, dict(options))
    return Playthrough(made, made.new(), Rng(seed))


def step(play: Playthrough, rng: Rng) -> None:
    play.let_chance_act()
    if play.actor != NOBODY:
        moves = play.moves()
        play.do(moves[rng.below(len(moves))])


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_shared_lines_are_those_that_would_be_composed_anew(
    game: str, options: dict[str, object]
) -> None:
    # Two tables that share, one after the other where each stands.
    plays = [begin(game, options, seed) for seed in (1, 2)]
    rng = Rng(5)
    for _ in range(60):
        for play in plays:
            before = len(play.plies)
            step(play, rng)
            shared, fresh = Phrases(play), Teller.at(play)
            for event in play.referee().events(before):
                assert shared.event(event) == line_of(fresh.event(event))
            for move in play.describe() if play.actor != NOBODY else []:
                assert shared.move(move) == line_of(fresh.move(move))


def test_what_is_kept_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "KEPT_MAX", 20)
    play = begin("feurio", {"players": 3}, 1)
    kept: Any = Phrases(play)._kept
    for number in range(30):
        step(play, Rng(number))
        for move in play.describe() if play.actor != NOBODY else []:
            Phrases(play).move(move)
            assert len(kept) <= 20
    assert kept
