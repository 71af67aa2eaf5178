"""Drawing rooms: one per game, found by its id.

A room has `draw(view, words, space)`, which gives a Rich `Text` (or a `str` in plain mode) of what
one seat may know, and `name_seat(game, seat, words)`, what a seat is called. It sees a view and
never a state. A game without a room is shown as its bare view.

A room may also be a `TellingRoom`, for a game whose facts need more than a word each: cards, names
that are dealt during the play, long rows of the same event.
"""

import json
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast, runtime_checkable

from rich.text import Text

from tocsin.cli.words import Teller, Words
from tocsin.core.contract import Game
from tocsin.core.errors import Args
from tocsin.core.journal import Event
from tocsin.core.playthrough import Playthrough
from tocsin.core.seats import SPECTATOR


@dataclass(frozen=True)
class Space:
    """What a drawing may use; `focus` is a cell that should be in the middle."""

    plain: bool = False
    width: int = 80
    height: int = 24
    is_ascii: bool = False
    focus: str = ""


class Room(Protocol):
    """What a drawing room offers."""

    def draw(self, view: dict[str, object], words: Words, space: Space) -> Text | str:
        """The view as a picture, or in words when `space.plain`."""

    def name_seat(self, game: Game, seat: int, words: Words) -> str:
        """What a seat is called."""


@runtime_checkable
class TellingRoom(Protocol):
    """What a room offers beyond drawing, all of it or nothing."""

    def name_seat_now(self, view: dict[str, object], seat: int, words: Words) -> str:
        """What a seat is called as things are."""

    def name_facts(self, args: Args, words: Words) -> Args:
        """The arguments of a message as words; what needs none stays."""

    def gather(self, events: list[Event]) -> list[Event]:
        """The same facts with rows of a kind put together."""


class BareRoom:
    """For a game without a drawing room: every field of the view on a line of its own."""

    def draw(self, view: dict[str, object], words: Words, space: Space) -> str:
        """The view as it is."""
        return "\n".join(
            f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in view.items()
        )

    def name_seat(self, game: Game, seat: int, words: Words) -> str:
        """Seat and number."""
        return words("cli-seat", number=seat)


def room_of(game_id: str) -> Room:
    """The drawing room of a game."""
    name = f"{__name__}.{game_id}"
    if not game_id.isidentifier() or find_spec(name) is None:
        return BareRoom()
    return cast(Room, import_module(name))


def teller_of(play: Playthrough, words: Words) -> Teller:
    """Whoever tells this play: with the names and words of its room."""
    game = play.game
    room = room_of(game.id)
    if not isinstance(room, TellingRoom):
        return Teller(words, game.id, lambda seat: room.name_seat(game, seat, words))
    telling = room
    return Teller(
        words,
        game.id,
        lambda seat: telling.name_seat_now(play.view(int(SPECTATOR)), seat, words),
        lambda args: telling.name_facts(args, words),
        telling.gather,
    )
