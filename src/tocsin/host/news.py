"""What each viewer has been told, and from when on people may know different things."""

import json

from tocsin.core.facts import Event
from tocsin.core.playthrough import Playthrough
from tocsin.core.seats import SPECTATOR


class News:
    """Up to which ply each seat, and a spectator, has been told what happened."""

    def __init__(self, play: Playthrough) -> None:
        # What happened long ago is in the log: only the turn before this one is told again.
        turn = play.plies[-1].turn if play.plies else 0
        recent = [number for number, ply in enumerate(play.plies) if ply.turn >= turn - 1]
        first = recent[0] if recent else 0
        self._told = dict.fromkeys([*range(play.game.seats), int(SPECTATOR)], first)

    def take(self, play: Playthrough, seat: int) -> list[Event]:
        """Facts since the seat was last told, as it may know them; they count as told now."""
        events = play.events(since=self._told[seat], seat=seat)
        self._told[seat] = len(play.plies)
        return events

    def all_told(self, play: Playthrough) -> None:
        """Everybody looked at the same screen."""
        self._told = dict.fromkeys(self._told, len(play.plies))

    def forget(self, ply: int) -> None:
        """Plies from this one on were taken back: what comes instead is news again."""
        self._told = {seat: min(told, ply) for seat, told in self._told.items()}


class Secrets:
    """Whether people at one screen may know different things; once so, they stay apart."""

    def __init__(self) -> None:
        self.are_kept = False

    def notice(self, play: Playthrough, people: list[int]) -> None:
        """Compare what the people may know now."""
        if self.are_kept or len(people) < 2:
            return
        first, *others = [_seen(play, seat) for seat in people]
        self.are_kept = any(other != first for other in others)


def _seen(play: Playthrough, seat: int) -> str:
    view = play.view(seat).as_json()
    return json.dumps({name: value for name, value in view.items() if name != "seat"})
