"""Short lessons on a real table: what is asked, what does it, what chance then brings."""

from tocsin.lessons.course import course_of, find_lesson, lessons_of
from tocsin.lessons.lesson import Lesson, Step

__all__ = ["Lesson", "Step", "course_of", "find_lesson", "lessons_of"]
