"""Errors in the player's language: what stood there, what was expected, what is allowed."""

from zlib import crc32

import pytest

import tocsin as engine
from tocsin.core.errors import SetupError, TocsinError
from tocsin.telling import Speaker, Teller
from tocsin.telling.errors import allowed, tell_error
from tocsin.telling.wording import tame

ENGLISH = Speaker("en")


def told(error: TocsinError, language: str = "en") -> str:
    return Speaker(language).say(tell_error(error))


def test_text_from_outside_cannot_drive_the_terminal() -> None:
    error = SetupError("unknown-game", {"game": "\x1b[2J\nevil", "known": "feurio"})
    assert told(error) == "There is no game called “?[2J?evil”. Known games: feurio."
    assert len(tame("x" * 5000)) == 200


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("fly", "“fly” is no move: at character 0 (fly) there should be lay:, break:"),
        ("lay:", "“lay:” is no move: at character 4 (the end) there should be a cell such as"),
        ("men:red>0,0*9", "at character 12 (9) there should be 2 or 3."),
        ("pass!", "“pass!” is no move: at character 4 (!) there should be the end."),
        ("men", "“men” is no move: at character 3 (the end) there should be :."),
    ],
)
def test_a_text_that_is_no_move_says_what_should_stand_where(text: str, english: str) -> None:
    play = engine.start("feurio", players=2, seed=1)
    with pytest.raises(engine.NotationError) as refused:
        play.do(text)
    line = tell_error(refused.value, Teller.at(play))
    assert english in ENGLISH.say(line)


def test_a_position_that_is_none_is_told_in_the_words_of_its_game() -> None:
    with pytest.raises(engine.NotationError) as refused:
        engine.position("feurio", "feurio/1 1 lay:1 9 - - - 0", players=2)
    assert "there should be the drawn tile from 1 to 6" in told(refused.value)
    assert "il faudrait la tuile tirée" in told(refused.value, "fr")


def test_an_impossible_position_is_told_problem_by_problem() -> None:
    position = "feurio/1 1 lay:1 2 0,0=5;1,0=4/g1;5,5=1 r12y12/g12b12 666666 0"
    with pytest.raises(SetupError) as refused:
        engine.position("feurio", position, players=2)
    said = told(refused.value)
    assert said.startswith("No play could reach this position: ")
    assert "The forest is in pieces. [" in said
    assert "Men, green: 13 instead of 12. [" in said
    assert "La forêt est en morceaux. [" in told(refused.value, "fr")
    assert "forest-in-pieces [" in str(refused.value)


@pytest.mark.parametrize(
    ("name", "value", "english", "french"),
    [
        ("players", 9, "1 to 4", "de 1 à 4"),
        ("mode", "chess", "scored, coop, solo", "scored, coop, solo"),
        ("firebreaks", "perhaps", "yes, no", "yes, no"),
    ],
)
def test_an_option_says_what_it_allows(name: str, value: object, english: str, french: str) -> None:
    with pytest.raises(SetupError) as refused:
        engine.game("feurio", **{name: value})
    assert f"Allowed: {english}. [" in told(refused.value)
    assert f"Valeurs possibles\u00a0: {french}. [" in told(refused.value, "fr")
    option = next(one for one in engine.game("feurio").option_specs if one.name == name)
    assert ENGLISH("stop", told=allowed(option)) == f"{english}."


def test_an_error_behind_an_error_is_told_too() -> None:
    record = engine.start("feurio", players=2, seed=1).record()
    head, _, body = record.partition("\n\n")
    changed = body.replace("\n", " lay:9,9\n")
    tags = head.rpartition("\n")[0]
    summed = f"{tags}\n\n{changed}"
    check = f"{crc32(summed.encode()):08x}"
    with pytest.raises(engine.CorruptLog) as refused:
        engine.replay(f'{tags}\n[Check "{check}"]\n\n{changed}')
    assert "“lay:9,9” cannot be played. " in told(refused.value)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("code", "facts"),
    [
        ("not-your-turn", {"actor": 1}),
        ("not-your-turn", {"actor": -1}),
        ("not-your-seat", {"seat": 1}),
        ("no-such-seat", {"seat": 9, "seats": 2}),
        ("stale-move", {"meant_for": 3, "now": 4}),
        ("unknown-code", {"number": 77}),
        ("bad-generator", {"given": "x"}),
        ("save-head-wrong", {"tag": "Chance", "line": 2}),
        ("bad-line", {"where": "line.x"}),
        ("cannot-read-file", {"file": "x", "reason": "enoent", "system": "gone"}),
        ("cannot-read-file", {"file": "x", "reason": "eodd", "system": "very odd"}),
    ],
)
def test_what_core_and_host_refuse_has_words(
    code: str, facts: dict[str, int | str], language: str
) -> None:
    play = engine.start("feurio", players=2, seed=1)
    said = Speaker(language).say(tell_error(TocsinError(code, facts), Teller.at(play)))
    assert not said.startswith("[")
    assert "{" not in said


def test_whose_turn_it_is_is_said_by_name() -> None:
    play = engine.start("feurio", players=2, seed=1)
    refusal = play.seat(0).why_not("pass")
    assert refusal is not None
    teller = Teller.at(play)
    said = ENGLISH.sentence(teller.refusal(refusal))
    assert said == "It is not your turn: Green-Blue is to act."
    with pytest.raises(engine.NotYourTurn) as refused:
        play.seat(0).do("pass")
    assert ENGLISH.say(tell_error(refused.value, teller)) == said
