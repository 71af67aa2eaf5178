"""Position texts changed a little, as a slip of the pen or a stranger would change them.

The grammar of a game is not known here. What every game has is: fields between blanks, pieces of a
field between signs, words, numbers, cells and cards in a piece. Others are texts of the same play
to take from. Most changes keep to what a field can say, or exchange two things that are alike, so
that many texts get past the reader and some past the count of what is on the table.
"""

import re
from typing import Final

from tocsin.core.rng import Rng

_PARTS: Final = re.compile(r"[a-z][a-z-]*|[0-9]+|.", re.DOTALL)
# An edge, a cell, a card or a number as a whole: what can be exchanged for another of its shape.
_CELL: Final = r"(?:[a-z]:)?-?[0-9]+,-?[0-9]+"
_THINGS: Final = re.compile(
    rf"{_CELL}\|{_CELL}|{_CELL}|[a-z]+[0-9]+a?|[a-z][a-z-]*|[0-9]+|.", re.DOTALL
)
_SEPARATORS: Final = (";", "/", ".", ",", "|")
_SIGNS: Final = "0123456789abcdefghijklmnopqrstuvwxyz-+*:;,./|@#=>~ \u0663\u00e9\n"
_WAYS: Final = 16
# Many changes of a position lead back to it; that is tried again.
_TRIES: Final = 8


def mutate(text: str, others: list[str], rng: Rng) -> str:
    """One to three changes, mostly one; the same generator gives the same text."""
    changed = text
    for _ in range(max(1, rng.below(6) - 2)):
        changed = _change(changed, others[rng.below(len(others))], rng)
    for _ in range(_TRIES):
        if changed != text:
            break
        changed = _change(text, others[rng.below(len(others))], rng)
    return changed


def _change(text: str, other: str, rng: Rng) -> str:
    """Fields and pieces are changed more often than single signs, which seldom leave a text."""
    way = rng.below(_WAYS)
    if way == 0:
        return _change_sign(text, rng)
    if way < 4:
        return _take_field(text, other, rng)
    if way < 6:
        return _change_part(text, other, rng)
    if way < 9:
        return _change_pieces(text, other, rng)
    if way < 12:
        return _take_thing(text, other, rng)
    return _exchange_things(text, rng)


def _change_sign(text: str, rng: Rng) -> str:
    """One sign is written, or written over another."""
    at = rng.below(len(text) + 1)
    sign = _SIGNS[rng.below(len(_SIGNS))]
    return text[:at] + sign + text[at + rng.below(2) :]


def _take_field(text: str, other: str, rng: Rng) -> str:
    """A field of another position, mostly in its own place."""
    fields = text.split(" ")
    given = other.split(" ")
    at = rng.below(len(fields))
    source = at if rng.below(8) > 0 and at < len(given) else rng.below(len(given))
    fields[at] = given[source]
    return " ".join(fields)


def _change_part(text: str, other: str, rng: Rng) -> str:
    """A number becomes another number, a word another word of the game."""
    parts = _PARTS.findall(text)
    places = [at for at, part in enumerate(parts) if part[0].isalnum()]
    if not places:
        return text
    at = places[rng.below(len(places))]
    if parts[at].isdigit():
        parts[at] = _other_number(parts[at], rng)
    else:
        words = [part for part in _PARTS.findall(other) if part[0].isalpha()]
        if words:
            parts[at] = words[rng.below(len(words))]
    return "".join(parts)


def _other_number(digits: str, rng: Rng) -> str:
    way = rng.below(8)
    if way == 0:
        return "9" * (1 + rng.below(30))
    if way == 1:
        return "0"
    number = int(digits[:15])
    return str(number + 1 if way < 5 else abs(number - 1))


def _change_pieces(text: str, other: str, rng: Rng) -> str:
    """Pieces of one list are swapped, dropped, doubled, moved or taken from another position."""
    fields = text.split(" ")
    separator = _SEPARATORS[rng.below(len(_SEPARATORS))]
    lists = [at for at, field in enumerate(fields) if separator in field]
    if not lists:
        return _take_field(text, other, rng)
    at = lists[rng.below(len(lists))]
    pieces = fields[at].split(separator)
    first, second = rng.below(len(pieces)), rng.below(len(pieces))
    way = rng.below(5)
    if way == 0:
        del pieces[first]
    elif way == 1:
        pieces.insert(second, pieces[first])
    elif way == 2:
        pieces.insert(second, pieces.pop(first))
    elif way == 3:
        pieces[first], pieces[second] = pieces[second], pieces[first]
    else:
        given = other.split(" ")
        found = given[at].split(separator) if at < len(given) else pieces
        pieces[first] = found[rng.below(len(found))]
    fields[at] = separator.join(pieces)
    return " ".join(fields)


def _shape(thing: str) -> str:
    """What a thing can be exchanged with: cells, edges, numbers, words, cards of a class."""
    if thing.isalpha():
        return "word"
    if not thing[-1:].isalnum():
        return ""
    return re.sub("[0-9]+", "0", re.sub("[a-z]:|-", "", thing))


def _exchange_things(text: str, rng: Rng) -> str:
    """Two things of one shape change places, in one field or over the whole table."""
    things = _THINGS.findall(text)
    places = [at for at, thing in enumerate(things) if _shape(thing)]
    if not places:
        return text
    first = places[rng.below(len(places))]
    alike = [
        at
        for at in places
        if _shape(things[at]) == _shape(things[first]) and things[at] != things[first]
    ]
    if not alike:
        return text
    second = alike[rng.below(len(alike))]
    things[first], things[second] = things[second], things[first]
    return "".join(things)


def _take_thing(text: str, other: str, rng: Rng) -> str:
    """In one field a thing becomes one of its shape that stands in that field elsewhere."""
    fields, given = text.split(" "), other.split(" ")
    at = rng.below(len(fields))
    things = _THINGS.findall(fields[at])
    known = _THINGS.findall(given[at]) if at < len(given) else []
    places = [place for place, thing in enumerate(things) if _shape(thing)]
    if not places:
        return _exchange_things(text, rng)
    place = places[rng.below(len(places))]
    alike = [thing for thing in known if _shape(thing) == _shape(things[place])]
    if alike:
        things[place] = alike[rng.below(len(alike))]
    fields[at] = "".join(things)
    return " ".join(fields)
