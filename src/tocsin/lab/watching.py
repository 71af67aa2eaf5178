"""What a play is watched for: where it burns, where people die, which way they are carried.

Read from events and views alone, by the words that the games declare; a game without a table here
is watched for nothing.
"""

from collections.abc import Sequence
from typing import Any

from tocsin.core.contract import Game, State
from tocsin.core.journal import Event
from tocsin.core.seats import SPECTATOR

# For each game: what is counted, by the event and the argument that names the place.
MARKS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "flashpoint": (
        ("deaths", "victim-lost", "cell"),
        ("deaths", "hidden-victim-lost", "cell"),
        ("explosions", "explosion", "cell"),
        ("ways", "moved", "cell"),
    ),
    "titanic": (
        ("fled", "line-fled", "line"),
        ("placed", "passenger-placed", "place"),
        ("saved", "passenger-saved", "group"),
        ("pages", "page-turned", "cause"),
    ),
    "feurio": (
        ("burns", "tile-laid", "cell"),
        ("men", "men-placed", "cell"),
    ),
}
# A way counts only when somebody is brought along it: that is where a rescue is held up.
CARRYING = ("carry", "lead")


class Watch:
    """Counts the places of one play."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.counts: dict[str, dict[str, int]] = {}
        self._marks: dict[str, list[tuple[str, str]]] = {}
        for kind, code, arg in MARKS.get(game.id, ()):
            self._marks.setdefault(code, []).append((kind, arg))

    def saw(self, events: Sequence[Event]) -> None:
        """What happened in a ply."""
        for event in events:
            for kind, arg in self._marks.get(event.code, ()):
                verb = str(event.args.get("verb", ""))
                if kind != "ways" or any(word in verb for word in CARRYING):
                    self._count(kind, str(event.args[arg]))

    def turned(self, state: State) -> None:
        """A turn is over: what is on fire now burned for a turn."""
        if self.game.id != "flashpoint":
            return
        seen: Any = state.view(SPECTATOR)
        for cell in seen.fire:
            self._count("burns", cell)

    def team(self, state: State) -> tuple[str, ...]:
        """The roles at the table, in the order of their names."""
        seen: Any = state.view(SPECTATOR)
        roles: list[str | None] = []
        if self.game.id == "flashpoint":
            roles = [figure.specialist for figure in seen.firefighters]
        elif self.game.id == "titanic":
            roles = [seat.crew for seat in seen.seats]
        return tuple(sorted(role for role in roles if role))

    def _count(self, kind: str, place: str) -> None:
        places = self.counts.setdefault(kind, {})
        places[place] = places.get(place, 0) + 1
