"""Position texts changed a little, as a slip of the pen or a stranger would change them.

The grammar of a game is not known here. What every game has is: fields between blanks, pieces of a
field between signs, words and numbers in a piece. Others are texts of the same game to take from.
"""

import re
from typing import Final

from tocsin.core.rng import Rng

_PARTS: Final = re.compile(r"[a-z][a-z-]*|[0-9]+|.", re.DOTALL)
_SEPARATORS: Final = (";", "/", ".", ",", "|")
_SIGNS: Final = "0123456789abcdefghijklmnopqrstuvwxyz-+*:;,./|@#=>~ \u0663\u00e9\n"
_WAYS: Final = 10


def mutate(text: str, others: list[str], rng: Rng) -> str:
    """One to three changes; the same generator gives the same text."""
    for _ in range(1 + rng.below(3)):
        text = _change(text, others[rng.below(len(others))], rng)
    return text


def _change(text: str, other: str, rng: Rng) -> str:
    """Fields and pieces are changed more often than single signs, which seldom leave a text."""
    way = rng.below(_WAYS)
    if way == 0:
        return _change_sign(text, rng)
    if way < 3:
        return _take_field(text, other, rng)
    if way < 6:
        return _change_part(text, other, rng)
    return _change_pieces(text, other, rng)


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
