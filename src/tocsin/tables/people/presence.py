"""Who is here and who is away; a seat that is away for long may be played by a computer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tocsin.bots.registry import usual_bot
from tocsin.tables.log.deciding import Decision
from tocsin.tables.log.entries import SeatChanged
from tocsin.tables.ports import Timer
from tocsin.wire.facts import Presence, SeatInfo
from tocsin.wire.reports import Seats

if TYPE_CHECKING:
    from tocsin.store.errors import StoreError
    from tocsin.tables.people.guests import Guest
    from tocsin.tables.room import Room


class Attendance:
    """Watches the seats of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timers: dict[int, Timer] = {}
        self._told: list[SeatInfo] = []

    def is_here(self, seat: int) -> bool:
        """Does a socket of whoever sits there stand open?"""
        return any(guest.is_greeted and seat in guest.rights.seats for guest in self._room.guests)

    def presence(self, seat: int) -> Presence:
        """here, away, or never for seats that no person has."""
        if self._room.table.chairs[seat].kind != "person":
            return "never"
        return "here" if self.is_here(seat) else "away"

    @property
    def is_anybody_here(self) -> bool:
        """Is a person at the table, sitting or watching?"""
        return any(guest.is_greeted for guest in self._room.guests)

    def greet(self, guest: Guest) -> None:
        """Somebody came: they learn who is here, and the others that they are."""
        seats = self._room.publisher.seats()
        if seats == self._told:
            guest.send(Seats(seats, self._watchers()))
        self.notice()

    def notice(self) -> None:
        """Somebody came or went, or sits elsewhere: tell everybody, and wait for who is away."""
        self._tell()
        table = self._room.table
        seconds = table.head.away if table.head.pace == "live" else 0
        for chair in table.chairs:
            waits = (
                chair.kind == "person"
                and seconds > 0
                and not chair.stand_in
                and table.phase == "playing"
                and self.is_anybody_here
                and not self.is_here(chair.number)
            )
            timer = self._timers.get(chair.number)
            if waits and timer is None:
                call = partial(self._away, chair.number)
                self._timers[chair.number] = self._room.around.clock.later(seconds * 1000, call)
            elif not waits and timer is not None:
                timer.cancel()
                del self._timers[chair.number]
        for chair in table.chairs:
            if chair.why == "away" and self.is_here(chair.number):
                self._room.run(partial(self._back, chair.number))

    def close(self) -> None:
        """Wait for nobody any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _tell(self) -> None:
        seats = self._room.publisher.seats()
        if seats != self._told:
            self._told = seats
            self._room.publisher.broadcast(Seats(seats, self._watchers()))

    def _watchers(self) -> int:
        return sum(not guest.rights.seats for guest in self._room.guests)

    def _away(self, seat: int) -> None:
        self._timers.pop(seat, None)
        self._room.run(partial(self._stand_in, seat))

    def _stand_in(self, seat: int) -> None:
        table = self._room.table
        chair = table.chairs[seat]
        if chair.kind != "person" or chair.stand_in or table.phase != "playing":
            return
        if self.is_here(seat) or not self.is_anybody_here:
            return
        self._change(seat, SeatChanged("away", usual_bot(table.game.id)))

    def _back(self, seat: int) -> None:
        chair = self._room.table.chairs[seat]
        if chair.why == "away" and self.is_here(seat):
            self._change(seat, SeatChanged("back"))

    def _change(self, seat: int, entry: SeatChanged) -> None:
        self._room.commit([Decision(seat, entry)], self._ignore)

    def _ignore(self, error: StoreError | None) -> None:
        """Nobody asked for it, so nobody is told if it could not be written."""
