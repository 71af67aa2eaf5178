"""How the things of a game are named in lines: the kind of an argument decides.

A game whose things need more than this derives from `Wording` in its own package, `telling/<id>`.
Which messages there are is the same in all languages, so asking for an id binds to none.
"""

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar

from tocsin.core.contract import Game, State
from tocsin.core.facts import Args, Event, View
from tocsin.core.seats import CHANCE
from tocsin.core.vocabulary import Kind, Vocabulary
from tocsin.lang.catalogue import message_ids
from tocsin.telling.line import Line, Part

TEXT_CHARS_MAX = 200
Look = Callable[[], State]


class Wording:
    """Names of seats, cells and everything else that a code can point at.

    `look` gives the state as it is now; before a play has begun there is none.
    """

    # Words of our own beside those of the game: rows of events that are told together.
    events = Vocabulary("event", [])
    # What `added` adds, by the sort and code of a message.
    adds: ClassVar[dict[str, tuple[str, ...]]] = {}
    # Is a thing called the same however the play stands?
    is_steady: ClassVar[bool] = True

    def __init__(self, game: Game, look: Look | None) -> None:
        self.game = game
        self.look = look
        # What people call themselves, by seat.
        self.names: dict[int, str] = {}
        # How a kind is named that has no message for each of its values.
        self.kinds: dict[str, Callable[[str], Part]] = {
            "text": tame,
            "cell": tame,
            "edge": tame,
            "ending": lambda ending: Line(f"ending-{game.id}-{ending}"),
        }

    # What a game may say in its own way.

    def seat(self, number: int) -> Line:
        """What a seat is called."""
        return Line("seat", number=number)

    def added(self, sort: str, code: str, args: Args) -> dict[str, Part]:
        """Arguments that a message needs beside those declared."""
        return {}

    def gather(self, events: list[Event]) -> list[Event]:
        """The same facts with rows of a kind put together."""
        return events

    def speak(self, view: View, focus: str) -> list[Line]:
        """What a view shows, in sentences for whoever cannot see it; `focus` is a cell."""
        return [
            Line("view-field", name=name, value=tame(str(value)))
            for name, value in view.as_json().items()
        ]

    # What all games share.

    def part(self, kind: Kind, value: object) -> Part:
        """An argument of a declared kind."""
        if isinstance(value, (list, tuple)):
            if kind.name == "seat" and not value:
                return Line("seat-nobody")
            alone = replace(kind, many=False)
            return tuple(self.part(alone, item) for item in value)
        if isinstance(value, int):
            return self.actor(value) if kind.name == "seat" else value
        own = self.kinds.get(kind.name)
        return own(str(value)) if own is not None else self.named(kind.name, str(value))

    def is_named(self, kind: Kind) -> bool:
        """Is this kind named otherwise than by a message for each of its values?"""
        return kind.name in self.kinds

    def named(self, kind: str, value: str) -> Part:
        """A name of a closed set; one without a message stays a code, to choose by."""
        known = f"name-{self.game.id}-{kind}-{value}"
        return Line(known) if is_known(known) else tame(value)

    def actor(self, number: int) -> Line:
        """A seat, or chance, which is one as well."""
        return Line("seat-chance") if number == CHANCE else self.called(number, self.seat(number))

    def called(self, number: int, seat: Line) -> Line:
        """A seat with the name of the person who sits there, if there is one."""
        name = self.names.get(number, "")
        return Line("seat-named", name=tame(name), seat=seat) if name else seat


def is_known(message_id: str) -> bool:
    """Is there such a message, in every language?"""
    return message_id in message_ids()


def tame(text: str) -> str:
    """Text from outside as it may be shown: short, and without control characters."""
    shown = text if len(text) <= TEXT_CHARS_MAX else text[: TEXT_CHARS_MAX - 1] + "…"
    return "".join(letter if letter.isprintable() else "?" for letter in shown)


def wording_of(game: Game, look: Look | None = None) -> Wording:
    """The wording of a game: its own if it has one."""
    name = f"tocsin.telling.{game.id}"
    if not game.id.isidentifier() or find_spec(name) is None:
        return Wording(game, look)
    made = import_module(name).WORDING(game, look)
    assert isinstance(made, Wording)
    return made
