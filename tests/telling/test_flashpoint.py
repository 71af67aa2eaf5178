"""Whatever a fire can bring is told in whole sentences, in both languages."""

import re

import pytest

import tocsin as engine
from tests.lang.test_catalogue import RULE_ID, SOURCE
from tests.telling.storyteller import Storyteller, is_whole, of_play
from tocsin.core.errors import SetupError
from tocsin.core.facts import Problem
from tocsin.core.seats import SPECTATOR
from tocsin.telling import Speaker, Teller
from tocsin.telling.errors import tell_error

OPTION_SETS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 1, "setup": "random", "board": "back", "play_on": True},
    {"players": 3, "setup": "alternative"},
    {"players": 4, "rules": "advanced", "command_consent": True},
    {"players": 6, "rules": "advanced", "level": "heroic", "victims_ride_engine": True},
    {"players": 3, "rules": "advanced", "just_in_case": True, "murphys_law": True},
    {"players": 3, "rules": "advanced", "remote_station": True, "board": "back"},
    {"players": 2, "rules": "advanced", "use_specialists": False},
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", OPTION_SETS)
def test_everything_that_happens_is_told(language: str, options: dict[str, object]) -> None:
    play = engine.start("flashpoint", seed=21, **options)  # type: ignore[arg-type]
    teller = of_play(language, play)
    rng = engine.Rng(4)
    while not play.is_over:
        assert is_whole(teller.prompt(play.prompt()))
        for move in play.describe():
            assert is_whole(teller.move(move))
            assert teller.verb(move.verb) != move.verb
        if len(play.plies) % 25 == 0:
            for text in play.game.syntactic_moves(play.state):
                refusal = play.why_not(text)
                assert refusal is None or is_whole(teller.refusal(refusal)), text
        moves = play.moves()
        play.do(moves[rng.below(len(moves))])
    for event in play.events(seat=int(SPECTATOR)):
        assert is_whole(teller.event(event)), event
    assert play.outcome is not None
    assert is_whole(teller.outcome(play.outcome))


# The worked example of an explosion: three fires in a row, a door, a wall, a firefighter, a marker.
EXPLOSION = (
    "flashpoint/1 3 roll:0 0+0 3,6/4,7 2,2;2,3;3,2;3,3;3,4;3,5 6,4 2,4;4,3;5,8 - - - - - "
    "10/5/0/0/0/0/0/0/0 -/- 0 -"
)


def story(language: str, *moves: str) -> list[str]:
    play = engine.position("flashpoint", EXPLOSION, chance="manual", players=2)
    for move in moves:
        play.do(move)
    teller = of_play(language, play)
    return [teller.event(event) for event in play.events()]


def test_an_explosion_reads_as_a_story() -> None:
    told = story("en", "~roll:3,3", "recover:3,9", "~reveal:victim", "~roll:6,4")
    assert told[:11] == [
        "The fire advances: red 3, black 3 mean 3,3.",
        "EXPLOSION in 3,3! It strikes in all four directions.",
        "The wall between 2,3 and 3,3 cracks and still stands; damage 1 of 24.",
        "The blast sets 4,3 on fire.",
        "The door between 3,2 and 3,3 is blown away for good.",
        "3,4 is burning already: a shockwave runs east.",
        "3,5 is burning too: the shockwave runs on east.",
        "The blast sets 3,6 on fire.",
        "Red is knocked down in 3,6.",
        "Red comes round at the ambulance spot, in 3,9.",
        "Somebody was in 4,3 and did not get out: 1 lost.",
    ]
    assert "Fire or smoke in 6,4 makes room for the newcomer." in told
    at = told.index("The dice show red 6 and black 4: 6,4.")
    assert told[at + 2] == "Somebody may be in 6,4."


def test_an_explosion_reads_as_a_story_in_french() -> None:
    told = story("fr", "~roll:3,3", "recover:3,9", "~reveal:victim")
    assert told[1:5] == [
        "EXPLOSION en 3,3\u00a0! Elle frappe dans les quatre directions.",
        "Le mur entre 2,3 et 3,3 se fissure mais tient\u00a0; dégâts 1 sur 24.",
        "Le souffle met le feu en 4,3.",
        "La porte entre 3,2 et 3,3 est soufflée pour de bon.",
    ]
    assert told[5] == "3,4 brûlait déjà\u00a0: une onde de choc part à l’est."
    assert told[8].endswith("tombe à terre en 3,6.")
    assert told[10].endswith("\u00a0: 1 perdue.")


def test_smoke_beside_fire_says_why_it_flashes_over() -> None:
    position = (
        "flashpoint/1 1 roll:0 0+0 0,0 1,1 1,3;2,3 4,4;5,1;5,8 - - - - - 10/5/0/0/0/0/0/0/0 -/- 0 -"
    )
    play = engine.position("flashpoint", position, chance="manual", players=1)
    play.do("~roll:1,2")
    told = [of_play("en", play).event(event) for event in play.events()]
    assert "Flashover: the smoke in 1,3 is beside fire and bursts into flames." in told
    assert "Flashover: the smoke in 2,3 is beside fire and bursts into flames." in told


def test_every_rule_of_the_specification_is_explained_in_both_languages() -> None:
    source = (SOURCE / "games" / "flashpoint").rglob("*.py")
    named = {rule for path in source for rule in RULE_ID.findall(path.read_text("utf-8"))}
    assert {"FP-SPEC-CAPT-5", "FP-FIRE-A5", "FP-VAR-2b", "FP-END-2"} <= named
    for language in ("en", "fr"):
        words = Speaker(language)
        assert {rule for rule in named if not words.has(f"rule-{rule.lower()}")} == set()
        ours = [rule for rule in words.rule_ids() if rule.startswith("FP-")]
        assert len(ours) == 246
        assert "FP-ASET-8b" in ours
        chapters = {rule.rpartition("-")[0].lower() for rule in ours}
        assert {name for name in chapters if not words.has(f"chapter-{name}")} == set()


@pytest.mark.parametrize(
    ("language", "problem", "told"),
    [
        (
            "en",
            Problem("fire-outside", "FP-FLASH-5", {"cell": "0,3"}),
            "It burns outside in 0,3. [FP-FLASH-5]",
        ),
        (
            "en",
            Problem("ways-wrong", "FP-ADJ-2", {"edge": "1,3|1,4"}),
            "The way between 1,3 and 1,4 is open on paper and shut in fact, or the other way round."
            " [FP-ADJ-2]",
        ),
        (
            "en",
            Problem("specialist-twice", "FP-ASET-10", {"specialist": "captain"}),
            "Two firefighters are the fire captain. [FP-ASET-10]",
        ),
        (
            "fr",
            Problem("firefighter-saved-too-much", "FP-INV-7", {"seat": 2, "saved": 7}),
            "Le pompier Vert a gardé 7 points, plus qu’il n’est permis. [FP-INV-7]",
        ),
        ("en", Problem("fire-outside", "", {"cell": "b:0,3"}), "It burns outside in b:0,3."),
    ],
)
def test_a_problem_of_a_position_names_its_cell_edge_or_card(
    language: str, problem: Problem, told: str
) -> None:
    line = Teller(engine.game("flashpoint")).problem(problem)
    assert Speaker(language).sentence(line) == told


def test_an_impossible_position_is_told_in_words() -> None:
    twice = EXPLOSION.replace("3,6/4,7", "3,6=driver/4,7=driver")
    with pytest.raises(SetupError) as refused:
        engine.position("flashpoint", twice, players=2)
    told = Speaker("fr").say(tell_error(refused.value))
    assert "Il y a une carte alors que les spécialistes ne sont pas en jeu" in told


def test_no_explanation_of_a_rule_is_longer_than_a_few_lines() -> None:
    for language in ("en", "fr"):
        words = Speaker(language)
        for rule in words.rule_ids():
            if rule.startswith("FP-"):
                assert len(words.rule(rule)) < 280, rule
                assert re.search(r"[.!?]$", words.rule(rule)), rule


def test_seats_are_called_by_their_colours() -> None:
    game = engine.game("flashpoint", players=6)
    names = [Storyteller("en", game).seat(seat) for seat in range(6)]
    assert names == ["Red", "Blue", "Green", "Yellow", "Orange", "Purple"]
    assert Storyteller("fr", game).seat(5) == "Violet"
