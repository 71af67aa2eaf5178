"""Every lesson can be taken to its end, in every way that it accepts, and says why in words."""

import pytest

from tocsin.core.errors import SetupError
from tocsin.games.registry import EXPANSIONS, GAME_IDS
from tocsin.lang.catalogue import LANGUAGES, catalogue_of
from tocsin.lessons import Lesson, course_of, find_lesson, lessons_of
from tocsin.lessons.lesson import LEARNER

LESSONS = [lesson for game in GAME_IDS for lesson in course_of(game)]
NAMES = [lesson.name for lesson in LESSONS]


def ways_of(lesson: Lesson) -> list[list[str]]:
    """The first move of every step, and all the others that a step accepts, one by one."""
    first = [step.moves[0] for step in lesson.steps]
    ways = [first]
    for number, step in enumerate(lesson.steps):
        ways += [[*first[:number], move, *first[number + 1 :]] for move in step.moves[1:]]
    return ways


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_lesson_can_be_taken_to_its_end_in_every_way_it_accepts(lesson: Lesson) -> None:
    for way in ways_of(lesson):
        play = lesson.begin()
        for number, move in enumerate(way):
            assert play.actor == LEARNER
            assert lesson.step_at(len(play.plies)) == number
            assert lesson.is_asked(len(play.plies), move)
            since = len(play.plies)
            play.do_one(move)
            lesson.follow(since, play)
        assert lesson.asked(len(play.plies)) is None
        assert play.actor == LEARNER or play.is_over


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_no_other_move_counts_as_what_is_asked(lesson: Lesson) -> None:
    play = lesson.begin()
    for step in lesson.steps:
        since = len(play.plies)
        others = [move for move in play.moves() if move not in step.moves]
        assert not any(lesson.is_asked(since, move) for move in others)
        play.do_one(step.moves[0])
        lesson.follow(since, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words_and_no_word_is_left_over(language: str) -> None:
    needed = {"lesson-is-over"}
    for lesson in LESSONS:
        steps = range(len(lesson.steps))
        needed |= {lesson.title, lesson.farewell}
        needed |= {lesson.task(step) for step in steps} | {lesson.reason(step) for step in steps}
    assert set(catalogue_of(language).ids("lesson-")) == needed


def test_every_rule_that_a_lesson_cites_is_explained() -> None:
    catalogue = catalogue_of("en")
    cited = {rule for lesson in LESSONS for step in lesson.steps for rule in step.rules}
    assert {rule for rule in cited if not catalogue.has(f"rule-{rule.lower()}")} == set()


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_game_and_every_expansion_has_its_lessons(game: str) -> None:
    assert len(lessons_of(game)) >= 5
    for expansion, base in EXPANSIONS.items():
        if base == game:
            assert len(lessons_of(game, expansion)) >= 5


def test_the_modes_and_variants_of_feurio_each_have_a_lesson() -> None:
    played = [lesson.begin().game.options_text() for lesson in course_of("feurio")]
    for wanted in ("mode=solo", "mode=coop", "firebreaks=yes", "rounding=down", "players=3"):
        assert any(wanted in options for options in played), wanted


def test_a_lesson_is_found_by_its_number_or_its_name() -> None:
    assert find_lesson("flashpoint/1") is find_lesson("flashpoint/walk")
    with pytest.raises(SetupError) as caught:
        find_lesson("flashpoint/99")
    assert caught.value.code == "unknown-lesson"
    with pytest.raises(SetupError) as caught:
        find_lesson("chess/1")
    assert caught.value.code == "unknown-game"
