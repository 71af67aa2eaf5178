"""What a room is given by whoever runs it: a clock, randomness, guests, and computers to think."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from tocsin.wire import limits


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock(Protocol):
    """What time it is, and a call after some time."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""

    def later(self, delay_ms: int, call: Callable[[], None]) -> Timer:
        """Call once, after that time."""


class Randomness(Protocol):
    """The system's secure generator, or in a test one that repeats itself."""

    def bytes(self, count: int) -> bytes:
        """That many random bytes."""

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""


class Line(Protocol):
    """The way to one socket."""

    def send(self, data: bytes) -> None:
        """Send a message; never waits."""

    def close(self, code: int) -> None:
        """Hang up with a code of the WebSocket protocol."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer is asked: everything it takes to think elsewhere.

    `about` is a move, a reply to a request, an outlook on the next turn, or a hint. `people` are
    the seats of persons; `asker` and `at` belong to the request.
    """

    game: str
    options: str
    position: str
    seat: int
    computer: str
    seed: int
    about: str = "move"
    people: tuple[int, ...] = ()
    request: str = ""
    asker: int = 0
    at: str = ""


@dataclass(frozen=True, slots=True)
class Thought:
    """The move a computer makes and its plan after it; none, and why, if it failed.

    `said` is what it says, each a sort, a code and arguments; `hints` are plans with their worth.
    """

    moves: tuple[str, ...]
    failure: str = ""
    is_firm: bool = False
    said: tuple[dict[str, Any], ...] = ()
    hints: tuple[dict[str, Any], ...] = ()


class Thinkers(Protocol):
    """Computers that think outside of the room."""

    @property
    def is_free(self) -> bool:
        """Would somebody think at once?"""

    def ask(
        self,
        question: Question,
        answer: Callable[[Thought], None],
        begun: Callable[[], None],
    ) -> Timer:
        """Think; the answer comes later, on the thread of the room, unless it is cancelled.

        `begun` is called there when somebody starts to think, perhaps at once.
        """


class Notice(Protocol):
    """The log of whoever runs the house: what they should know of, with facts; never a secret."""

    def __call__(self, what: str, /, **facts: object) -> None:
        """Write it down."""


def unheard(what: str, /, **facts: object) -> None:
    """Where nobody keeps such a log."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What happened, counted for whoever watches over the house: by code, and by who moved."""

    refusals: Counter[str] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Settings:
    """Every limit that whoever runs a server may set."""

    think_ms_max: int = 20_000
    inbox_max: int = 64
    guests_max: int = 200
    facts_in_table_max: int = 120
    notes_in_table_max: int = 120
    chats_max: int = 2_000
    rooms_max: int = 400
    tables_per_minute: int = 5
    tables_per_day: int = 50
    retention_days: int = 0
    resume_pause_ms: int = 50
    name_chars_max: int = limits.NAME_CHARS_MAX
    chat_chars_max: int = limits.CHAT_CHARS_MAX
    word_chars_max: int = limits.WORD_CHARS_MAX
    list_max: int = 50
    # No play of ours is nearly as long.
    record_plies_max: int = 5_000
    thinkers: int = 2
