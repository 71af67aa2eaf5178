"""Whatever a play can bring is told in whole sentences, in both languages."""

import pytest

import tocsin as engine
from tests.telling.storyteller import Storyteller, is_whole, of_play
from tocsin.core.seats import SPECTATOR

OPTION_SETS: list[dict[str, object]] = [
    {"players": 1},
    {"players": 2, "firebreaks": True},
    {"players": 3, "firebreaks": True, "rounding": "down"},
    {"players": 3, "mode": "coop"},
    {"players": 4},
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", OPTION_SETS)
def test_everything_that_happens_is_told(language: str, options: dict[str, object]) -> None:
    play = engine.start("feurio", seed=21, **options)  # type: ignore[arg-type]
    game = play.game
    teller = of_play(language, play)
    rng = engine.Rng(4)
    while not play.is_over:
        assert is_whole(teller.prompt(play.prompt()))
        for move in play.describe():
            assert is_whole(teller.move(move))
            assert teller.verb(move.verb) != move.verb
        if len(play.plies) % 7 == 0:
            for text in game.syntactic_moves(play.state):
                refusal = play.why_not(text)
                assert refusal is None or is_whole(teller.refusal(refusal))
        moves = play.moves()
        play.do(moves[rng.below(len(moves))])
    for seat in (int(SPECTATOR), 0):
        for event in play.events(seat=seat):
            assert is_whole(teller.event(event)), event
    assert play.outcome is not None
    assert is_whole(teller.outcome(play.outcome))


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (4, ["Red", "Green", "Blue", "Yellow"]),
        (3, ["Red", "Green", "Blue"]),
        (2, ["Red-Yellow", "Green-Blue"]),
        (1, ["Forester"]),
    ],
)
def test_seats_are_called_by_their_colours(players: int, names: list[str]) -> None:
    teller = Storyteller("en", engine.game("feurio", players=players))
    assert [teller.seat(seat) for seat in range(players)] == names
