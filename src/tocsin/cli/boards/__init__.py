"""Drawing rooms: one per game, found by its id.

A room has `draw(view, words, space)`, which gives a Rich `Text` (or a `str` in plain mode) of what
one seat may know, and `name_seat(game, seat, words)`, what a seat is called. It sees a view and
never a state. A game without a room is shown as its bare view.
"""

import json
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.text import Text

from tocsin.cli.words import Words
from tocsin.core.contract import Game


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
