"""A table to learn at: the lesson says which moves are asked and what follows them.

All other moves are held back with a sentence, however legal. Which step is asked follows from the
number of plies, so taking back, loading and watching need nothing of their own.
"""

from tocsin.core.errors import TocsinError
from tocsin.lessons import Lesson, find_lesson
from tocsin.tables.refusing import Refusal, refusal_of
from tocsin.tables.table import Table
from tocsin.wire.facts import Line


def read_lesson(name: str) -> Lesson:
    """The lesson somebody wishes for; a refusal names those that there are."""
    try:
        return find_lesson(name)
    except TocsinError as error:
        raise refusal_of(error, None, "bad-setup") from None


def asked_texts(table: Table) -> tuple[str, ...] | None:
    """The moves that the lesson asks for now; None at a table that is no lesson."""
    if table.lesson is None:
        return None
    step = table.lesson.asked(table.lesson_plies)
    return step.moves if step is not None else ()


def held_back(table: Table, text: str) -> Refusal | None:
    """Why a legal move is not made here and now; None if it may be."""
    asked = asked_texts(table)
    if asked is None or text in asked or table.lesson is None:
        return None
    step = table.lesson.step_at(table.lesson_plies)
    if step == len(table.lesson.steps):
        return Refusal("not-asked", Line("lesson-is-over"))
    task = Line(table.lesson.task(step))
    rule = table.lesson.steps[step].rules[0]
    return Refusal("not-asked", Line("refused-not-asked", {"task": task}), rule)
