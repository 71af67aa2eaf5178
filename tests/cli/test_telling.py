"""Whatever a play can bring is told in whole sentences, in both languages."""

import pytest

import tocsin as engine
from tocsin.cli.boards import room_of
from tocsin.cli.choosing import choose, choose_chance
from tocsin.cli.words import Teller, Words, tame
from tocsin.core.contract import Description
from tocsin.core.seats import SPECTATOR

OPTION_SETS: list[dict[str, object]] = [
    {"players": 1},
    {"players": 2, "firebreaks": True},
    {"players": 3, "firebreaks": True, "rounding": "down"},
    {"players": 3, "mode": "coop"},
    {"players": 4},
]


def is_whole(told: str) -> bool:
    """No message or argument was missing."""
    return bool(told) and not told.startswith("[") and "{" not in told


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", OPTION_SETS)
def test_everything_that_happens_is_told(language: str, options: dict[str, object]) -> None:
    words = Words(language)
    play = engine.start("feurio", seed=21, **options)  # type: ignore[arg-type]
    game = play.game
    teller = Teller(words, "feurio", lambda seat: room_of("feurio").name_seat(game, seat, words))
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
    assert is_whole(teller.ending(play.outcome))


def test_text_from_outside_cannot_drive_the_terminal() -> None:
    error = engine.SetupError("unknown-game", {"game": "\x1b[2J\nevil", "known": "feurio"})
    assert Words("en").error(error) == ("There is no game called “?[2J?evil”. Known games: feurio.")
    assert len(tame("x" * 5000)) == 200


def moves_named(*texts: str) -> list[Description]:
    return [Description(text, text.partition(":")[0], "FE-TURN-1") for text in texts]


def test_an_exact_text_beats_longer_ones() -> None:
    moves = moves_named("men:red>0,0", "men:red>0,0*2", "lay:0,1", "lay:0,10")
    assert choose("men:red>0,0", moves).move == moves[0]
    assert choose("0,1", moves).move == moves[2]
    assert choose("2", moves).move == moves[1]
    assert choose("0", moves).move is None
    assert choose("men", moves).rivals == tuple(moves[:2])
    assert choose("99999999999999999999", moves).move is None


def test_a_number_at_chance_is_what_the_tile_shows() -> None:
    outcomes = moves_named("~draw:2", "~draw:3")
    assert choose_chance("2", outcomes).move == outcomes[0]
    assert choose_chance("~draw:3", outcomes).move == outcomes[1]
    assert choose_chance("1", outcomes).move is None
