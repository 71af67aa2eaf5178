"""Moves, events and seats as lines for the wire, those that come again and again composed once.

Where names do not depend on how the play stands, a code with the same arguments is the same line
at every table of that game and those options; so all of them share what was composed.
"""

from __future__ import annotations

from functools import lru_cache

from tocsin.core.facts import Description, Event
from tocsin.core.playthrough import Playthrough
from tocsin.telling.teller import Teller
from tocsin.wire.facts import Line, line_of

# A play has some hundreds; a few games at once with all their options, some thousands.
KEPT_MAX = 4_096
GAMES_MAX = 16

Kept = dict[tuple[str, str, str], Line]


class Phrases:
    """How one play is told."""

    def __init__(self, play: Playthrough) -> None:
        self.teller = Teller.at(play)
        # A few of each, so every play has its own.
        self._prices: dict[int, Line | None] = {}
        self._seats: dict[int, Line] = {}
        is_steady = self.teller.wording.is_steady
        game = play.game
        self._kept = _kept_of(game.id, game.options_text()) if is_steady else None

    def move(self, move: Description) -> Line:
        """A move in words."""
        if self._kept is None:
            return line_of(self.teller.move(move))
        key = (move.text, move.verb, str(move.args))
        return self._kept.get(key) or self._keep(key, line_of(self.teller.move(move)))

    def event(self, event: Event) -> Line:
        """A fact in words."""
        if self._kept is None:
            return line_of(self.teller.event(event))
        # No move has an empty text.
        key = ("", event.code, str(event.args))
        return self._kept.get(key) or self._keep(key, line_of(self.teller.event(event)))

    def price(self, cost: int) -> Line | None:
        """What a move costs; None where its words tell it already."""
        if cost not in self._prices:
            told = self.teller.price(cost)
            self._prices[cost] = None if told is None else line_of(told)
        return self._prices[cost]

    def seat(self, number: int) -> Line:
        """What a seat is called."""
        if self._kept is None:
            return line_of(self.teller.seat(number))
        if number not in self._seats:
            self._seats[number] = line_of(self.teller.seat(number))
        return self._seats[number]

    def _keep(self, key: tuple[str, str, str], line: Line) -> Line:
        assert self._kept is not None
        if len(self._kept) >= KEPT_MAX:
            self._kept.clear()
        self._kept[key] = line
        return line


@lru_cache(maxsize=GAMES_MAX)
def _kept_of(game: str, options: str) -> Kept:
    """What was composed at any table of this game with these options."""
    return {}
