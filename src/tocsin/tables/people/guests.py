"""Guests of a room: sockets, what they may do, and through whose eyes they look."""

from __future__ import annotations

from dataclasses import dataclass

from tocsin.core.seats import SPECTATOR
from tocsin.store.deeds import Grant
from tocsin.tables.ports import Line, Timer
from tocsin.wire import codec
from tocsin.wire.facts import You
from tocsin.wire.reports import Report

OWNER = "owner"
WATCH = "watch"


def seat_role(seat: int) -> str:
    """The role of whoever sits there, as keys and grants name it."""
    return f"seat:{seat}"


@dataclass(frozen=True, slots=True)
class Rights:
    """What a browser may do at one table."""

    seats: frozenset[int] = frozenset()
    is_owner: bool = False
    is_watcher: bool = False

    @property
    def may_look(self) -> bool:
        """Anything at all?"""
        return bool(self.seats) or self.is_owner or self.is_watcher

    def you(self, name: str) -> You:
        """The same for the wire."""
        return You(name, sorted(self.seats), self.is_owner, self.is_watcher)


def rights_of(grants: list[Grant]) -> Rights:
    """What these grants, all of one browser at one table, add up to."""
    roles = {grant.role for grant in grants}
    seats = frozenset(int(role[5:]) for role in roles if role.startswith("seat:"))
    return Rights(seats, OWNER in roles, WATCH in roles)


@dataclass(slots=True, eq=False)
class Guest:
    """One socket in a room."""

    line: Line
    session: str
    name: str
    rights: Rights
    eyes: int = int(SPECTATOR)
    wants: str = "full"
    is_greeted: bool = False
    # The hint that is being thought of for this guest, by the id of its order.
    hint: tuple[str, Timer] | None = None

    def send(self, report: Report) -> None:
        """Send a report to this guest alone."""
        self.line.send(codec.write(report))

    def give_up_hint(self) -> None:
        """Nobody waits for it any more."""
        if self.hint is not None:
            self.hint[1].cancel()
            self.hint = None

    def may_see(self, eyes: int) -> bool:
        """A seat of one's own, or a watcher's eyes."""
        return eyes in self.rights.seats or eyes == SPECTATOR
