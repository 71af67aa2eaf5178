"""Plays of Extreme Danger told in both languages, with nothing left unsaid."""

import random

import pytest

import tocsin as engine
from tests.cli import drawing
from tests.telling.storyteller import Storyteller
from tocsin.core.facts import Problem
from tocsin.core.playthrough import Playthrough
from tocsin.telling import Speaker

LABORATORY: dict[str, object] = {
    "board": "laboratory+attic",
    "players": 4,
    "rules": "advanced",
    "lab_small": "chemicals",
    "lab_large": "explosives",
    "engineer": True,
    "specialists": ["captain", "engineer", "hazmat", "rescue"],
}
GARAGE: dict[str, object] = {
    "board": "garage+basement",
    "players": 2,
    "rules": "advanced",
    "car": True,
    "engineer": True,
    "floor_repair": True,
    "specialists": ["engineer", "hazmat"],
}
PLATFORM: dict[str, object] = {
    "board": "laboratory+attic",
    "players": 3,
    "rules": "advanced",
    "platform": True,
    "specialists": ["driver", "captain", "generalist"],
}
PROMO: dict[str, object] = {
    "board": "laboratory",
    "players": 3,
    "rules": "advanced",
    "promo_specialists": True,
    "specialists": ["veteran", "dog", "captain"],
}
TABLES = {"laboratory": LABORATORY, "garage": GARAGE, "platform": PLATFORM, "promo": PROMO}
ON_TABLES = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
LADDERS = ("tote", "raise", "fold")
SPECIALISTS = ("repair", "clear", "clean", "squeeze", "sniff", "dodge")
SPECIAL = (*LADDERS, *SPECIALISTS, "operate", "cannon", "board")


def teller(language: str) -> Storyteller:
    return Storyteller(language, engine.expansions("flashpoint")["extreme-danger"])


def begin(seed: int, options: dict[str, object]) -> Playthrough:
    return engine.start("flashpoint", seed=seed, chance="seeded", **options)


def is_whole(told: str) -> bool:
    """No fact is missing and no message."""
    return bool(told) and "{" not in told and "[event-" not in told and "[move-" not in told


@pytest.mark.parametrize("language", ["en", "fr"])
@ON_TABLES
def test_every_event_prompt_and_move_of_a_play_can_be_told(
    options: dict[str, object], language: str
) -> None:
    say = teller(language)
    play = begin(2, options)
    rng = random.Random(2)
    for _ in range(150):
        if play.is_over:
            break
        assert is_whole(say.prompt(play.prompt()))
        moves = play.describe()
        assert all(is_whole(say.move(move)) for move in moves)
        assert all(say.verb(move.verb) != move.verb for move in moves)
        liked = [move for move in moves if move.verb in SPECIAL]
        play.do(rng.choice(liked or moves).text)
    unsaid = [event.code for event in play.events() if not is_whole(say.event(event))]
    assert unsaid == []


@pytest.mark.parametrize("language", ["en", "fr"])
@ON_TABLES
def test_every_refusal_of_a_position_can_be_told(options: dict[str, object], language: str) -> None:
    say = teller(language)
    play = begin(4, options)
    rng = random.Random(4)
    while play.state.turn < 3 and not play.is_over:
        play.do(rng.choice(play.moves()))
    refused = [play.why_not(text) for text in play.game.syntactic_moves(play.state)]
    told = [say.refusal(refusal) for refusal in refused if refusal is not None]
    assert len(told) > 50
    assert [text for text in told if "{" in text or "[error-" in text] == []


def test_new_actions_read_with_their_way_and_cost() -> None:
    say = teller("en")
    found: dict[str, str] = {}
    for seed in range(4):
        play = begin(seed, LABORATORY)
        rng = random.Random(seed)
        for _ in range(100):
            if play.is_over:
                break
            for move in play.describe():
                found.setdefault(move.verb, f"{say.move(move)}: {move.cost} AP")
            play.do(rng.choice(play.moves()))
    assert found["tote"].startswith(("north to ", "south to ", "west to ", "east to "))
    assert found["raise"].startswith(("up to u:", "up high to a:"))
    assert found["raise"].endswith(": 2 AP")


@pytest.mark.parametrize(
    ("language", "names", "question"),
    [
        ("en", ["veteran", "rescue dog"], "Dodge for 1 of your 3 saved AP?"),
        ("fr", ["vétéran", "chien de sauvetage"], "Esquiver pour 1 PA (gardés\u00a0: 3)\u00a0?"),
    ],
)
def test_veteran_and_dog_are_called_by_name_and_asked(
    language: str, names: list[str], question: str
) -> None:
    text = (
        "flashpoint/1 3 dodge:1 0+0 5,2+3=veteran/5,4+6=dog/0,0=captain 5,2 - 1,1;1,3;1,4 - - - -"
        " - 10/5/0/0/0/0/0/0/0 n/w 6 - dodging=1"
    )
    play = engine.position("flashpoint", text, **PROMO)  # type: ignore[arg-type]
    say = teller(language)
    assert say.prompt(play.prompt()).endswith(question)
    shown = drawing.picture(play.view(0), play.game, Speaker(language))
    assert all(name in shown for name in names)
    moves = play.describe()
    assert [move.text for move in moves] == ["dodge:s", "dodge:w", "dodge:e", "fall"]
    for move in moves:
        assert is_whole(say.move(move))
        assert say.verb(move.verb) != move.verb


def test_the_point_of_the_veteran_stands_under_the_plan() -> None:
    text = (
        "flashpoint/1 3 act:2 5+2 5,2+3=veteran/0,4=dog/5,4=captain - - 1,1;1,3;1,4 - - - -"
        " - 10/5/0/0/0/0/0/0/0 n/w 6 - extra="
    )
    for word, is_said in (("ready", True), ("used", False)):
        play = engine.position("flashpoint", text + word, **PROMO)  # type: ignore[arg-type]
        shown = drawing.picture(play.view(0), play.game, Speaker("en"))
        assert ("1 AP from the veteran" in shown) is is_said


def test_a_problem_names_a_cell_of_another_level() -> None:
    tell = teller("en").teller
    hole = Problem("something-on-a-hole", "XD-FLOOR-7", {"cell": "b:5,4"})
    said = Speaker("en").sentence(tell.problem(hole))
    assert said == "Something lies on the hole in b:5,4. [XD-FLOOR-7]"
    jam = Problem("jam-without-door", "XD-FDOOR-5", {"edge": "u:3,3|u:3,4"})
    said = Speaker("fr").sentence(tell.problem(jam))
    assert said.startswith("Il y a un blocage entre u:3,3 et u:3,4")
