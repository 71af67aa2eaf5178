"""Practice: anything may be taken back, and the record says that it was practice."""

import pytest

import tocsin as engine
from tocsin.core.errors import MoveError
from tocsin.host import Host
from tocsin.host.host import resume
from tocsin.host.undoing import FAIR, PRACTICE


def hosted(policy: str) -> Host:
    play = engine.start("feurio", players=1, seed=5)
    return Host(play, ["human"], engine.Rng(1), policy)


def play_a_turn(host: Host) -> None:
    """Lay the tile and place nobody; then chance draws the next tile."""
    host.do(0, host.play.moves()[0])
    host.do(0, "pass")


def test_practice_takes_back_what_chance_has_answered_and_meets_it_again() -> None:
    host = hosted(PRACTICE)
    play_a_turn(host)
    after = host.play.position()
    assert host.undo() == "pass"
    host.do(0, "pass")
    assert host.play.position() == after


def test_fair_play_does_not() -> None:
    host = hosted(FAIR)
    play_a_turn(host)
    with pytest.raises(MoveError, match="chance has answered"):
        host.undo()


def test_the_record_says_that_it_was_practice_and_a_fair_one_does_not() -> None:
    host = hosted(PRACTICE)
    play_a_turn(host)
    assert "{practice}" in host.play.record()
    while host.play.plies[-1].actor == 0 or len(host.play.plies) > 3:
        host.undo()
    play_a_turn(host)
    assert "{practice}" in host.play.record()
    fair = hosted(FAIR)
    play_a_turn(fair)
    assert "practice" not in fair.play.record()


def test_practice_that_is_resumed_stays_practice() -> None:
    host = hosted(PRACTICE)
    play_a_turn(host)
    again = resume(host.save(), engine.Rng(9), engine.Rng(9))
    assert again.is_practice
    assert again.undo() == "pass"
