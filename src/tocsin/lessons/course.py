"""All lessons of a game, in the order in which they are best taken, read from its data file."""

from functools import cache
from typing import Any, cast

from tocsin.core.data import load_json
from tocsin.core.errors import SetupError, quoted
from tocsin.games.registry import GAME_IDS
from tocsin.lessons.lesson import Lesson, Step


@cache
def course_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game; an unknown game is a SetupError."""
    if game not in GAME_IDS:
        raise SetupError("unknown-game", {"game": quoted(game), "known": ", ".join(GAME_IDS)})
    written = cast(list[dict[str, Any]], load_json("tocsin.lessons", f"{game}.json"))
    return tuple(_read_lesson(game, lesson) for lesson in written)


def lessons_of(game: str, box: str = "") -> tuple[Lesson, ...]:
    """The lessons of one box: the game itself, or an expansion of it."""
    return tuple(lesson for lesson in course_of(game) if lesson.box == (box or game))


def find_lesson(name: str) -> Lesson:
    """A lesson by `game/id` or `game/number`; a SetupError names those that there are."""
    game, _, wanted = name.partition("/")
    course = course_of(game)
    for number, lesson in enumerate(course, start=1):
        if wanted in (lesson.id, str(number)):
            return lesson
    known = ", ".join(lesson.id for lesson in course)
    raise SetupError("unknown-lesson", {"lesson": quoted(wanted[:40]), "known": known})


def _read_lesson(game: str, written: dict[str, Any]) -> Lesson:
    steps = tuple(
        Step(tuple(step["do"]), tuple(step.get("then", ())), tuple(step["rules"]))
        for step in written["steps"]
    )
    return Lesson(game, written["id"], written.get("box", game), dict(written["said"]), steps)
