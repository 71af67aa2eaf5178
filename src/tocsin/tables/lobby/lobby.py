"""The lobby: finds the room of any table, and knows what a browser may do there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tocsin.store.deeds import Deed, SessionCard
from tocsin.store.errors import StoreError
from tocsin.tables.lobby.entrance import Entrance
from tocsin.tables.lobby.forgetting import Forgetting
from tocsin.tables.lobby.founding import Founding
from tocsin.tables.lobby.listing import Listing
from tocsin.tables.lobby.resuming import Resuming
from tocsin.tables.log.deciding import Decision
from tocsin.tables.people.guests import Rights, rights_of
from tocsin.tables.people.keys import is_table_id
from tocsin.tables.refusing import Refusal, refuse
from tocsin.tables.room import Room, Surroundings
from tocsin.tables.table import Table
from tocsin.wire.bodies import Seated
from tocsin.wire.reports import Bye

# Whoever is sent away so need not come back.
NEVER_AGAIN = -1
Answer = Callable[[Seated | Refusal], None]


class Lobby:
    """The house with all its rooms."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.rooms: dict[str, Room] = {}
        self.founding = Founding(self)
        self.entrance = Entrance(self)
        self.listing = Listing(self)
        self.forgetting = Forgetting(self)
        self.resuming = Resuming(self)

    # Finding.

    def room(self, table: str) -> Room:
        """The room of a table, read from its log if it is not live."""
        found = self.rooms.get(table)
        if found is None:
            # A stranger's text is no question for a database.
            rows = self.around.store.rows_of(table) if is_table_id(table) else []
            if not rows:
                raise refuse("no-such-table")
            found = Room(Table(rows, self.around.randomness), self.around)
            self.keep(found)
            found.thinking.go_on()
        return found

    def rights(self, session: str, table: str) -> Rights:
        """What a browser may do at a table; at a listed one everybody may watch."""
        grants = self.around.store.grants_of(session)
        held = rights_of([grant for grant in grants if grant.table == table])
        if not held.is_watcher and self.room(table).table.head.listed:
            return Rights(held.seats, held.is_owner, True)
        return held

    def name_of(self, session: str) -> str:
        """What a browser is called."""
        card = self.around.store.session(session)
        return card.name if card is not None else ""

    def seated(self, session: str, table: str) -> Seated:
        """A table as this browser has it; strangers get nothing."""
        room, rights = self.entered(session, table)
        return Seated(room.info(), rights.you(self.name_of(session)))

    def entered(self, session: str, table: str) -> tuple[Room, Rights]:
        """The room, and what this browser may do there; a stranger does not learn of it."""
        rights = self.rights(session, table)
        if not rights.may_look:
            raise refuse("no-such-table")
        return self.room(table), rights

    def session_card(self, session: str, name: str | None = None) -> SessionCard:
        """A browser as it is known from now on, under a new name if one is given."""
        now = self.around.clock.now_ms()
        known = self.around.store.session(session)
        if known is None:
            return SessionCard(session, name or "", now, now)
        return SessionCard(session, known.name if name is None else name, known.created_ms, now)

    # Rooms.

    def keep(self, room: Room) -> None:
        """A room is live from now on."""
        if len(self.rooms) >= self.around.settings.rooms_max:
            self.sweep()
        self.rooms[room.table.id] = room

    def sweep(self) -> int:
        """Clear away rooms in which nothing goes on; their logs know everything."""
        idle = [table for table, room in self.rooms.items() if room.is_idle]
        for table in idle:
            self.rooms.pop(table).attendance.close()
        return len(idle)

    def in_room(self, room: Room, answer: Answer, task: Callable[[], None]) -> None:
        """Do something in a room when its turn comes."""
        if not room.run(partial(_safely, task, answer)):
            raise refuse("busy")

    def commit(
        self,
        session: str,
        room: Room,
        decisions: list[Decision],
        deeds: list[Deed],
        answer: Answer,
    ) -> None:
        """Write down what changes at a table and who may do what there, then answer."""
        room.commit(decisions, partial(self._done, session, room, answer), deeds)

    def _done(self, session: str, room: Room, answer: Answer, error: StoreError | None) -> None:
        if error is not None:
            answer(refuse("not-stored"))
            return
        self.refresh(room)
        rights = self.rights(session, room.table.id)
        answer(Seated(room.info(), rights.you(self.name_of(session))))

    def refresh(self, room: Room) -> None:
        """Somebody may do more or less than before: sockets that are open learn it at once."""
        for guest in list(room.guests):
            rights = self.rights(guest.session, room.table.id)
            if rights == guest.rights:
                continue
            guest.rights = rights
            if not rights.may_look:
                room.leave(guest)
                refusal = refuse("no-such-table")
                guest.send(Bye(refusal.code, refusal.line, NEVER_AGAIN))
                guest.line.close(1008)
                continue
            if not guest.may_see(guest.eyes):
                guest.eyes = -3
            if guest.is_greeted:
                room.publisher.welcome(guest)
                room.publisher.show(guest)
        room.attendance.notice()


def _safely(task: Callable[[], None], answer: Answer) -> None:
    try:
        task()
    except Refusal as refusal:
        answer(refusal)
