"""Declared vocabularies: which codes there are, with which arguments of which kinds.

A game declares its events, prompts and problems in tables; refusals are declared beside the
actions that refuse. Schemas, types for other languages, checks of the catalogues and pages of the
documentation are made from these tables, and the test kit holds every play against them.

    EVENTS = Vocabulary("event", [Word("tile-laid", seat=SEAT, cell=CELL, value=NUMBER)])
"""

# mypyc: off

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from tocsin.core.facts import Args


@dataclass(frozen=True, slots=True)
class Kind:
    """What an argument is: its JSON type, and how a telling names it.

    `values` closes the set of what it may be; `many` makes it a list; `optional` lets it be
    missing; `secret` keeps it to the seats an event is confided to.
    """

    name: str
    type: str = "string"
    values: tuple[str, ...] = ()
    many: bool = False
    optional: bool = False
    secret: bool = False

    def fits(self, value: object) -> bool:
        """Is the value one of this kind?"""
        if self.many:
            alone = replace(self, many=False)
            return isinstance(value, list) and all(alone.fits(item) for item in value)
        if self.type == "integer":
            return isinstance(value, int) and not isinstance(value, bool)
        return isinstance(value, str) and (not self.values or value in self.values)

    def loosened(self) -> "Kind":
        """The same kind, but it may be missing."""
        return replace(self, optional=True)

    def schema(self) -> dict[str, Any]:
        """The kind as JSON Schema."""
        alone: dict[str, Any] = {"type": self.type, "x-kind": self.name}
        if self.values:
            alone["enum"] = list(self.values)
        return {"type": "array", "items": alone} if self.many else alone


NUMBER = Kind("number", "integer")
SEAT = Kind("seat", "integer")
CELL = Kind("cell")
EDGE = Kind("edge")
# What somebody typed or named, shown as it is.
TEXT = Kind("text")
# The text of a move, which is told in words by describing it.
MOVE = Kind("move")


def names(kind: str, values: Iterable[str]) -> Kind:
    """A closed set of names, such as colours: told by `name-<game>-<kind>-<value>`."""
    return Kind(kind, values=tuple(values))


def many(kind: Kind) -> Kind:
    """A list of that kind."""
    return replace(kind, many=True)


def maybe(kind: Kind) -> Kind:
    """The same, but it may be missing."""
    return kind.loosened()


def secret(kind: Kind) -> Kind:
    """The same, known only to the seats that the event is confided to."""
    return replace(kind, optional=True, secret=True)


class Word:
    """One code and what goes with it."""

    def __init__(self, code: str, /, **args: Kind) -> None:
        self.code = code
        self.args = args

    def problem(self, args: Args) -> str:
        """What is wrong with these arguments, empty if nothing is."""
        for name, kind in self.args.items():
            if name not in args:
                if not kind.optional:
                    return f"{self.code}: {name} is missing"
            elif not kind.fits(args[name]):
                return f"{self.code}: {name} is {args[name]!r}, not {kind.name}"
        extra = sorted(set(args) - set(self.args))
        return f"{self.code}: {extra} not declared" if extra else ""

    def schema(self) -> dict[str, Any]:
        """One alternative of the vocabulary's JSON Schema."""
        return {
            "type": "object",
            "properties": {
                "code": {"const": self.code},
                "args": {
                    "type": "object",
                    "properties": {name: kind.schema() for name, kind in self.args.items()},
                    "required": [n for n, kind in self.args.items() if not kind.optional],
                    "additionalProperties": False,
                },
            },
            "required": ["code", "args"],
        }


class Vocabulary:
    """All codes of one sort; `sort` is event, prompt, refusal, problem or expected."""

    def __init__(self, sort: str, words: Iterable[Word]) -> None:
        self.sort = sort
        self.words: dict[str, Word] = {}
        for word in words:
            if word.code in self.words:
                raise ValueError(f"{sort} {word.code} is declared twice")
            self.words[word.code] = word

    def __contains__(self, code: str) -> bool:
        return code in self.words

    def __iter__(self) -> Iterator[Word]:
        return iter(self.words.values())

    def __or__(self, other: "Vocabulary") -> "Vocabulary":
        """Both together: what an expansion adds to its game."""
        return Vocabulary(self.sort, [*self.words.values(), *other.words.values()])

    def problem(self, code: str, args: Args) -> str:
        """What is wrong with a use of this vocabulary, empty if nothing is."""
        word = self.words.get(code)
        if word is None:
            return f"{self.sort} {code} is not declared"
        return word.problem(args)

    def schema(self) -> dict[str, Any]:
        """JSON Schema of everything this vocabulary can say."""
        return {"oneOf": [word.schema() for word in self.words.values()]}


EVERY_GAME_REFUSES = Vocabulary("refusal", [Word("the-play-is-over")])
