"""Coming and going: sitting down by a link, getting up, new links, closing a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tocsin.store.deeds import Deed, DropGrants, Grant, KeyCard
from tocsin.store.errors import StoreError
from tocsin.tables.log.deciding import Decision
from tocsin.tables.log.entries import Closed
from tocsin.tables.people.courtesy import tidy
from tocsin.tables.people.guests import WATCH, seat_role
from tocsin.tables.people.keys import digest, is_same, link_of, make_secret
from tocsin.tables.people.sitting import decide_leaving, decide_sitting
from tocsin.tables.refusing import Refusal, refuse
from tocsin.tables.room import Room
from tocsin.wire.bodies import Join, Link, Seated

if TYPE_CHECKING:
    from tocsin.tables.lobby.lobby import Lobby

Answer = Callable[[Seated | Refusal], None]


class Entrance:
    """Lets people in and out."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def join(self, session: str, table: str, wish: Join, answer: Answer) -> None:
        """Sit down or watch, by the key of a link, or at a listed table without one."""
        name = tidy(wish.name, self._lobby.around.settings.name_chars_max)
        room = self._known_room(table, wish.key)
        role = self._role_for(room, wish)
        task = partial(self._join, session, room, role, name, answer)
        self._lobby.in_room(room, answer, task)

    def _known_room(self, table: str, key: str | None) -> Room:
        """Whether there is such a table is told only to who has a key of it, or if it is listed."""
        try:
            room = self._lobby.room(table)
        except Refusal:
            raise refuse("bad-key" if key is not None else "no-such-table") from None
        if key is None and not room.table.head.listed:
            raise refuse("no-such-table")
        return room

    def _role_for(self, room: Room, wish: Join) -> str:
        if wish.key is not None:
            return self._role_of_key(room.table.id, wish.key)
        empty = [chair.number for chair in room.table.chairs if chair.kind == "open"]
        if wish.seat is None:
            return seat_role(empty[0]) if empty else WATCH
        if wish.seat >= len(room.table.chairs):
            raise refuse("no-such-seat", seats=len(room.table.chairs))
        if wish.seat not in empty:
            raise refuse("seat-taken")
        return seat_role(wish.seat)

    def _role_of_key(self, table: str, key: str) -> str:
        given = digest(key)
        found = ""
        for card in self._lobby.around.store.keys_of(table):
            # Every key is compared, whichever fits.
            if is_same(card.digest, given):
                found = card.role
        if not found:
            raise refuse("bad-key")
        return found

    def _join(self, session: str, room: Room, role: str, name: str, answer: Answer) -> None:
        decisions = decide_sitting(room, session, role, name)
        deeds: list[Deed] = [Grant(session, room.table.id, role), self._lobby.session_card(session)]
        self._lobby.commit(session, room, decisions, deeds, answer)

    def leave(self, session: str, table: str, seat: int, answer: Answer) -> None:
        """Get up; whoever has the link of the seat may sit down there again."""
        room, rights = self._lobby.entered(session, table)
        if seat not in rights.seats:
            raise refuse("not-your-seat")
        self._lobby.in_room(room, answer, partial(self.vacate, session, room, seat, answer))

    def vacate(self, session: str, room: Room, seat: int, answer: Answer) -> None:
        """The seat is open again, for nobody who sat there may sit there without its link."""
        deeds: list[Deed] = [DropGrants(room.table.id, seat_role(seat), "")]
        self._lobby.commit(session, room, decide_leaving(room, seat), deeds, answer)

    def renew(
        self, session: str, table: str, role: str, answer: Callable[[Link | Refusal], None]
    ) -> None:
        """A new link; the old one dies, and with it everybody who came by it but the asker."""
        lobby = self._lobby
        room, rights = lobby.entered(session, table)
        is_own_seat = role.startswith("seat:") and int(role[5:]) in rights.seats
        if not (rights.is_owner or is_own_seat):
            raise refuse("not-allowed")
        known = {card.role for card in lobby.around.store.keys_of(table)}
        if role not in known:
            raise refuse("no-such-seat", seats=len(room.table.chairs))
        secret = make_secret(lobby.around.randomness)
        deeds: list[Deed] = [KeyCard(table, role, digest(secret)), DropGrants(table, role, session)]
        done = partial(self._renewed, room, link_of(table, role, secret), answer)
        lobby.around.store.write(deeds, done)

    def _renewed(
        self,
        room: Room,
        link: Link,
        answer: Callable[[Link | Refusal], None],
        error: StoreError | None,
    ) -> None:
        if error is not None:
            answer(refuse("not-stored"))
            return
        self._lobby.refresh(room)
        answer(link)

    def close(self, session: str, table: str, answer: Answer) -> None:
        """The owner closes the table: no more moves."""
        room, rights = self._lobby.entered(session, table)
        if not rights.is_owner:
            raise refuse("not-allowed")
        self._lobby.in_room(room, answer, partial(self._close, session, room, answer))

    def _close(self, session: str, room: Room, answer: Answer) -> None:
        if room.table.phase == "closed":
            answer(self._lobby.seated(session, room.table.id))
            return
        self._lobby.commit(session, room, [Decision(-2, Closed())], [], answer)
