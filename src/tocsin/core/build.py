"""Positions made of a few words: what differs from a fresh table is said, the rest follows.

A game lists the words it knows as `Part`s and makes a position text of what was `Said`; reading
that text and naming its problems is what it does with any other. So a word needs no check of its
own beyond being readable: contradictions are problems of the position.

    Part("drawn", "number", "drawn=5", "FE-TURN-1")
"""

# mypyc: off

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from tocsin.core.errors import SetupError
from tocsin.core.notation import Reader

SAID_CHARS_MAX = 400
SAID_ITEMS_MAX = 200
# What a part takes, in the words of pages and errors.
TAKES = ("number", "word", "switch", "text", "list", "table", "seats")


@dataclass(frozen=True, slots=True)
class Part:
    """One word of `build`: what it takes, an example of it, and the rule that speaks of it.

    A list may be one text with blanks between; a table gives a text for each of its keys, or is a
    list of `key=text`; seats are a list by seat, or a table of seat numbers.
    """

    name: str
    takes: str
    example: str
    rule: str


class Said:
    """What somebody said, asked for word by word; every mistake names its word."""

    def __init__(
        self, parts: Sequence[Part], given: Mapping[str, object], options: Iterable[str] = ()
    ) -> None:
        self.parts = parts
        self.given = dict(given)
        known = [part.name for part in parts]
        for name in self.given:
            if name not in known:
                raise _unknown(name, [*known, *options])

    def has(self, name: str) -> bool:
        """Was it said at all?"""
        return name in self.given

    def number(self, name: str, low: int, high: int, default: int) -> int:
        """A whole number within bounds."""
        if name not in self.given:
            return default
        value = self.given[name]
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(name, value, f"{low} to {high}")
        return value

    def word(self, name: str, choices: Sequence[str], default: str) -> str:
        """One of a closed set of words."""
        if name not in self.given:
            return default
        value = self.given[name]
        if not isinstance(value, str) or value not in choices:
            raise self.wrong(name, value, ", ".join(choices))
        return value

    def switch(self, name: str, default: bool = False) -> bool:
        """True or false."""
        value = self.given.get(name, default)
        if not isinstance(value, bool):
            raise self.wrong(name, value, "True, False")
        return value

    def text(self, name: str, default: str = "") -> str:
        """One text; a number stands for its digits."""
        return self._leaf(name, self.given[name]) if name in self.given else default

    def texts(self, name: str) -> list[str]:
        """Texts in the order in which they were said; one text is cut at its blanks."""
        if name not in self.given:
            return []
        return self.items(name, self.given[name])

    def items(self, name: str, value: object) -> list[str]:
        """A value of a word as a list of texts."""
        if isinstance(value, (str, int)):
            return self._leaf(name, value).split()
        if isinstance(value, (list, tuple, set, frozenset)) and len(value) <= SAID_ITEMS_MAX:
            return [self._leaf(name, item) for item in value]
        raise self.wrong(name, value, "list")

    def table(self, name: str) -> dict[str, object]:
        """What was said for each key; a key may be said once."""
        value = self.given.get(name, {})
        if not isinstance(value, Mapping):
            pairs = [item.partition("=") for item in self.items(name, value)]
            if any(not sign for _, sign, _ in pairs):
                raise self.wrong(name, value, self._example(name))
            if len({key for key, _, _ in pairs}) < len(pairs):
                raise self.wrong(name, value, "each key once")
            value = {key: text for key, _, text in pairs}
        if len(value) > SAID_ITEMS_MAX:
            raise self.wrong(name, value, f"{SAID_ITEMS_MAX} items at most")
        return {self._leaf(name, key): item for key, item in value.items()}

    def seats(self, name: str, seats: int) -> dict[int, object]:
        """What was said for each seat."""
        value = self.given.get(name, {})
        if isinstance(value, (list, tuple)):
            found: dict[object, object] = dict(enumerate(value))
        elif isinstance(value, Mapping):
            found = {_seat(key): item for key, item in value.items()}
            if len(found) < len(value):
                raise self.wrong(name, value, "each seat once")
        else:
            raise self.wrong(name, value, self._example(name))
        for seat in found:
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
                raise self.wrong(name, seat, f"0 to {seats - 1}")
        return {int(str(seat)): item for seat, item in found.items()}

    def reader(self, name: str, value: object) -> Reader:
        """A reader that stands at the value; its errors show the word before it."""
        reader = Reader("build", f"{name}={self._leaf(name, value)}")
        reader.at = len(name) + 1
        return reader

    def wrong(self, name: str, value: object, expected: str) -> SetupError:
        """The error for a value that the word does not take."""
        facts = {"word": name, "given": _show(value), "expected": expected}
        return SetupError("bad-build-value", facts, self._part(name).rule)

    def text_of(self, name: str, value: object) -> str:
        """A value of a word as one text."""
        return self._leaf(name, value)

    def _leaf(self, name: str, value: object) -> str:
        """A text without blanks at its ends."""
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9:
            return str(value)
        if isinstance(value, str) and len(value) <= SAID_CHARS_MAX:
            return value.strip()
        raise self.wrong(name, value, self._example(name))

    def _part(self, name: str) -> Part:
        return next(part for part in self.parts if part.name == name)

    def _example(self, name: str) -> str:
        return self._part(name).example


def _seat(key: object) -> object:
    """The number of a seat, which may be said in digits."""
    is_number = isinstance(key, str) and key.isascii() and key.isdecimal() and len(key) < 4
    return int(str(key)) if is_number else key


def _show(value: object) -> str:
    """A value as it was given, or only its type where writing it out could take long."""
    if isinstance(value, str):
        return value[:60]
    if isinstance(value, (bool, float)) or (isinstance(value, int) and abs(value) < 10**18):
        return str(value)
    return type(value).__name__


def _unknown(name: str, known: list[str]) -> SetupError:
    close = get_close_matches(name[:60], known, 1)
    facts = {"word": name[:60], "known": ", ".join(known), "meant": close[0] if close else "none"}
    return SetupError("unknown-build-word", facts)
