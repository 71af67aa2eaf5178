"""For games that do not declare their vocabularies yet: kinds guessed from names and values.

It goes when the last game has declared what it says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tocsin.core.facts import Args
from tocsin.core.vocabulary import EDGE, NUMBER, SEAT, TEXT, Kind
from tocsin.lang.catalogue import message_ids
from tocsin.telling.line import Line, Part

if TYPE_CHECKING:
    from tocsin.telling.wording import Wording

_SEATS = {"seat": "who", "actor": "whom", "owner": "whose"}
_CARDS = ("card", "cards", "kind", "onto", "stands_for")
_PLACES = ("line", "other", "next", "source", "place", "group", "where")


class Loose(dict[str, Any]):
    """A view that is still a dictionary, read like a record."""

    def __getattr__(self, name: str) -> Any:
        return as_record(self[name])

    def as_json(self) -> dict[str, Any]:
        """As it is."""
        return dict(self)


def as_record(view: Any) -> Any:
    """Dictionaries of a view as records."""
    if isinstance(view, list):
        return [as_record(item) for item in view]
    return Loose(view) if type(view) is dict else view


def parts(wording: Wording, args: Args) -> dict[str, Part]:
    """All arguments of a message whose word is not declared."""
    return {name: _part(wording, name, value) for name, value in args.items()}


def _part(wording: Wording, name: str, value: object) -> Part:
    if name == "winners" and isinstance(value, str):
        return wording.part(SEAT, [int(seat) for seat in value.split()])
    if wording.game.id == "titanic" and isinstance(value, str):
        if name in _CARDS:
            cards = [] if value == "-" else value.split(".")
            if name == "cards" and not cards:
                return "none"
            told = tuple(wording.part(Kind("card"), card) for card in cards)
            return told if name == "cards" else told[0]
        if name in _PLACES:
            return wording.part(Kind("place"), value)
    if wording.game.id == "titanic" and name == "cards" and isinstance(value, list):
        return wording.part(Kind("card"), value)
    return wording.part(_guess(wording.game.id, name, value), value)


def _guess(game_id: str, name: str, value: object) -> Kind:
    if isinstance(value, int):
        return SEAT if name in _SEATS else NUMBER
    if name == "edge":
        return EDGE
    is_name = name == "ending" or f"name-{game_id}-{name}-{value}" in message_ids()
    return Kind(name) if is_name else TEXT


def aliases(args: Args, parts: dict[str, Part]) -> dict[str, Part]:
    """`$who` beside `$seat` and so on, as messages have it; the seat itself stays a number."""
    found: dict[str, Part] = {}
    for name, called in _SEATS.items():
        number = args.get(name)
        if isinstance(number, int) and isinstance(parts.get(name), Line):
            found[called] = parts[name]
            found[name] = number
    return found
