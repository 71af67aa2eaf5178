"""Drawing rooms: one per game, found by its id.

A room has `draw(view, table, space)`, which gives a Rich `Text` of what one seat may know. It sees
a view and never a state. In plain mode, and for a game without a room, the view is told in words.
"""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.text import Text

from tocsin.core.contract import Game
from tocsin.core.facts import View
from tocsin.telling.line import Line
from tocsin.telling.speaker import Speaker
from tocsin.telling.teller import Teller


@dataclass(frozen=True)
class Space:
    """What a drawing may use; `focus` is a cell that should be in the middle.

    A drawing that is higher than this is folded, as far as that goes.
    """

    plain: bool = False
    width: int = 80
    height: int = 60
    is_ascii: bool = False
    focus: str = ""


@dataclass(frozen=True)
class Voice:
    """Whoever tells one play in one language."""

    words: Speaker
    teller: Teller

    def seat(self, number: int) -> str:
        """What a seat is called."""
        return self.words.say(self.teller.seat(number))

    def called(self, number: int, seat: Line) -> str:
        """A seat by this word for it, and by the name of whoever sits there."""
        return self.words.say(self.teller.wording.called(number, seat))

    def say(self, line: Line) -> str:
        """A phrase."""
        return self.words.say(line)

    def sentence(self, line: Line) -> str:
        """A whole sentence."""
        return self.words.sentence(line)


class Room(Protocol):
    """What a drawing room offers."""

    def draw(self, view: View, voice: Voice, space: Space) -> Text:
        """The view as a picture."""


def draw_view(view: View, voice: Voice, space: Space) -> Text | str:
    """The view as a picture, or in words where nothing can be seen or drawn."""
    room = None if space.plain else _room_of(voice.teller.game)
    if room is None:
        lines = voice.teller.view(view, space.focus)
        return "\n".join(voice.sentence(line) for line in lines)
    return room.draw(view, voice, space)


def _room_of(game: Game) -> Room | None:
    name = f"{__name__}.{game.id}"
    if not game.id.isidentifier() or find_spec(name) is None:
        return None
    return cast(Room, import_module(name))
