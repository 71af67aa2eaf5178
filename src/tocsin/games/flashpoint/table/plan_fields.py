"""Fields of a plan: named values of one JSON object, each read as what it must be, with its place.

Whatever cannot be read is a SetupError `bad-board` with a code of `plan_problems`; nothing is
guessed, and a field that nobody knows is a mistake of spelling.
"""

from typing import Final

from tocsin.core.errors import SetupError
from tocsin.core.facts import Arg, Args

# As much of a user's text as an error repeats.
QUOTED_MAX: Final = 24


def fault(board: str, place: str, problem: str, rule: str, args: Args | None = None) -> SetupError:
    """The one way to say what is wrong with a board, and where."""
    facts: dict[str, Arg] = {"board": board, "place": place or "-", "problem": problem}
    if args is not None:
        facts.update(args)
    return SetupError("bad-board", facts, rule)


class Fields:
    """One JSON object of a plan; `place` is its path, empty for the plan itself."""

    def __init__(self, board: str, place: str, value: object) -> None:
        self.board = board
        self.place = place
        if not isinstance(value, dict):
            raise fault(board, place, "wrong-type", "FP-BOARD-2", {"expected": "object"})
        self.values: dict[str, object] = {str(key): value[key] for key in value}

    def at(self, name: str) -> str:
        """The place of a field."""
        return f"{self.place}.{name}" if self.place else name

    def fail(self, name: str, problem: str, args: Args | None = None) -> SetupError:
        """What is wrong with a field."""
        return fault(self.board, self.at(name), problem, "FP-BOARD-2", args)

    def know(self, names: tuple[str, ...]) -> None:
        """Refuse every field but these."""
        for name in self.values:
            if name not in names:
                facts: dict[str, Arg] = {"field": name[:QUOTED_MAX], "known": list(names)}
                raise self.fail(name[:QUOTED_MAX], "unknown-field", facts)

    def has(self, name: str) -> bool:
        """Is the field there?"""
        return name in self.values

    def value(self, name: str) -> object:
        """The value of a field that must be there."""
        if name not in self.values:
            raise self.fail(name, "missing-field", {"field": name})
        return self.values[name]

    def text(self, name: str) -> str:
        """A text."""
        value = self.value(name)
        if not isinstance(value, str):
            raise self.fail(name, "wrong-type", {"expected": "text"})
        return value

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number between bounds."""
        value = self.value(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(name, "no-number", {"low": low, "high": high})
        return value

    def items(self, name: str) -> list[object]:
        """A list of anything."""
        value = self.value(name)
        if not isinstance(value, list):
            raise self.fail(name, "wrong-type", {"expected": "list"})
        return list(value)

    def words(self, name: str) -> list[str]:
        """A list of texts."""
        words: list[str] = []
        for number, item in enumerate(self.items(name)):
            if not isinstance(item, str):
                raise self.fail(f"{name}[{number}]", "wrong-type", {"expected": "text"})
            words.append(item)
        return words

    def words_if_any(self, name: str) -> list[str]:
        """A list of texts, empty if there is no such field."""
        return self.words(name) if self.has(name) else []

    def table(self, name: str) -> "Fields":
        """An object within this one."""
        return Fields(self.board, self.at(name), self.value(name))

    def span(self, name: str, high: int) -> tuple[int, int]:
        """The first and the last face of a part of a die."""
        value = self.items(name)
        faces = [n for n in value if isinstance(n, int) and not isinstance(n, bool)]
        if len(value) != 2 or len(faces) != 2 or not 1 <= faces[0] <= faces[1] <= high:
            raise self.fail(name, "no-faces", {"high": high})
        return faces[0], faces[1]
