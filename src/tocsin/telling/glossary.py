"""The glossary: what things are called here, and what printed boxes call them.

One table, `lang/glossary.json`, has every word in the order of reading, the rules that say more,
and what stands in the boxes, which is the same in every language. The names, meanings and further
words to be found by are messages: `word-fp-poi` with `.means` and `.also` (`lang/*/glossary.ftl`).
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tocsin.telling.plain_words import plain_words
from tocsin.telling.speaker import Speaker


@dataclass(frozen=True)
class Word:
    """One entry: `printed` is what each box writes, by the short name of its edition."""

    id: str
    name: str
    means: str
    also: tuple[str, ...]
    printed: dict[str, tuple[str, ...]]
    rules: tuple[str, ...]

    @property
    def book(self) -> str:
        """The rules it belongs to: FP, XD, TI or FE."""
        return self.id[:2].upper()

    def names(self) -> tuple[str, ...]:
        """All that it is called: here, by other people, and in the boxes."""
        return (self.name, *self.also, *(name for box in self.printed.values() for name in box))


@cache
def _table() -> dict[str, Any]:
    text = files("tocsin.lang").joinpath("glossary.json").read_text(encoding="utf-8")
    table: dict[str, Any] = json.loads(text)
    return table


def editions() -> dict[str, str]:
    """The printed boxes by their short names: `soldats` is “18 : Soldats du feu”."""
    return dict(_table()["editions"])


def boxes_of(book: str) -> tuple[str, ...]:
    """The short names of the boxes that a book of rules has words of."""
    return tuple(_table()["books"][book])


def glossary(words: Speaker, books: tuple[str, ...] = ()) -> list[Word]:
    """Every word of these books, or of all, in one language, in the order of reading."""
    found = []
    for id, entry in _table()["words"].items():
        if books and id[:2].upper() not in books:
            continue
        message = f"word-{id}"
        also = words.catalogue.attribute(message, "also")
        found.append(
            Word(
                id,
                words(message),
                words.catalogue.attribute(message, "means"),
                tuple(also.split(", ")) if also else (),
                {box: tuple(names) for box, names in entry["printed"].items()},
                tuple(entry["rules"]),
            )
        )
    return found


def look_up(known: list[Word], wanted: str) -> list[Word]:
    """The words that are called so; else those with that word in a name, or one that begins so."""
    looked_for = plain_words(wanted)
    if not looked_for:
        return []
    called = [[f" {plain_words(name)} " for name in word.names()] for word in known]
    for way in (f" {looked_for} ", f" {looked_for}"):
        exactly = [word for word, names in zip(known, called, strict=True) if way in names]
        within = [
            word
            for word, names in zip(known, called, strict=True)
            if any(way in name for name in names)
        ]
        if exactly or within:
            return exactly or within
    return []
