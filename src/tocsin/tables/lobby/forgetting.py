"""What is kept of people and of old tables, and how it goes: names, forgetting, retention."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from tocsin.core.errors import TocsinError
from tocsin.store.deeds import DropTable, ForgetSession, TableCard, Tidy
from tocsin.store.errors import StoreError
from tocsin.tables.people.courtesy import tidy
from tocsin.tables.refusing import Refusal, refuse
from tocsin.wire import codec
from tocsin.wire.bodies import Gone, Seated
from tocsin.wire.facts import TableInfo

if TYPE_CHECKING:
    from tocsin.store.writer import Done
    from tocsin.tables.lobby.lobby import Lobby
    from tocsin.tables.room import Room

DAY_MS = 86_400_000
# A room in which too much is waiting is asked again this much later.
BUSY_MS = 50


class Forgetting:
    """Names browsers, and forgets them."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def rename(self, session: str, name: str, answer: Callable[[Refusal | None], None]) -> None:
        """What a browser is called from now on."""
        tidied = tidy(name, self._lobby.around.settings.name_chars_max)
        card = self._lobby.session_card(session, tidied)
        self._lobby.around.store.write([card], partial(_told, answer))

    def forget(self, session: str, answer: Callable[[Gone | Refusal], None]) -> None:
        """Forget a browser: its seats are open again, its name and words are gone from all logs."""
        lobby = self._lobby
        grants = lobby.around.store.grants_of(session)
        tables = sorted({grant.table for grant in grants})
        spoken = sorted({*tables, *lobby.around.store.spoken_at(session)})
        seats = [grant for grant in grants if grant.role.startswith("seat:")]
        for grant in seats:
            room = self._readable(grant.table)
            seat = int(grant.role[5:])
            others = lobby.around.store.grants_at(grant.table)
            is_shared = any(g.role == grant.role and g.session != session for g in others)
            if room is not None and not is_shared:
                room.run(partial(lobby.entrance.vacate, session, room, seat, _ignore_seated))
        gone = Gone(len(seats), len(tables))
        done = partial(self._forgotten, spoken, gone, answer)
        lobby.around.store.write([ForgetSession(session)], done)

    def _readable(self, table: str) -> Room | None:
        """The room of a table; None if its log cannot be read, which keeps nobody from going."""
        try:
            return self._lobby.room(table)
        except StoreError:
            raise
        except (Refusal, TocsinError):
            return None

    def _forgotten(
        self,
        tables: list[str],
        gone: Gone,
        answer: Callable[[Gone | Refusal], None],
        error: StoreError | None,
    ) -> None:
        if error is not None:
            answer(refuse("not-stored"))
            return
        self._go_through(tables, gone, answer)

    def _go_through(
        self,
        tables: list[str],
        gone: Gone,
        answer: Callable[[Gone | Refusal], None],
        error: StoreError | None = None,
    ) -> None:
        """One table after the other: as its log tells it now, and so in the list of tables."""
        lobby = self._lobby
        if error is not None:
            answer(refuse("not-stored"))
        elif not tables:
            lobby.around.store.write([Tidy()], partial(_all_gone, gone, answer))
        else:
            rest = partial(self._go_through, tables[1:], gone, answer)
            try:
                room = self._readable(tables[0])
            except StoreError as problem:
                rest(problem)
                return
            if room is None:
                self._unname(tables[0], rest)
            elif not room.run(partial(self._read_again, room, rest)):
                again = partial(self._go_through, tables, gone, answer)
                lobby.around.clock.later(BUSY_MS, again)

    def _read_again(self, room: Room, rest: Done) -> None:
        room.read_again()
        self._lobby.refresh(room)
        self._lobby.around.store.write([room.card()], rest)

    def _unname(self, table: str, rest: Done) -> None:
        """A log that cannot be read: no name of anybody stays in the list of tables."""
        store = self._lobby.around.store
        card = store.card_of(table)
        cards: list[TableCard] = []
        if card is not None:
            info = msgspec.json.decode(card.summary, type=TableInfo)
            seats = [msgspec.structs.replace(seat, name="") for seat in info.seats]
            info = msgspec.structs.replace(info, name="", seats=seats)
            cards.append(replace(card, summary=codec.write(info).decode()))
        store.write(cards, rest)

    def retire(self) -> int:
        """Delete tables that ended long ago, if a retention is set; how many."""
        lobby = self._lobby
        days = lobby.around.settings.retention_days
        if days <= 0:
            return 0
        old = lobby.around.store.ended_before(lobby.around.clock.now_ms() - days * DAY_MS)
        old = [table for table in old if table not in lobby.rooms or lobby.rooms[table].is_idle]
        for table in old:
            lobby.rooms.pop(table, None)
        if old:
            lobby.around.store.write([*map(DropTable, old), Tidy()], _ignore)
        return len(old)


def _all_gone(
    gone: Gone, answer: Callable[[Gone | Refusal], None], error: StoreError | None
) -> None:
    answer(refuse("not-stored") if error is not None else gone)


def _told(answer: Callable[[Refusal | None], None], error: StoreError | None) -> None:
    answer(refuse("not-stored") if error is not None else None)


def _ignore(error: StoreError | None) -> None:
    """Nobody waits for it."""


def _ignore_seated(seated: Seated | Refusal) -> None:
    """Nobody waits for it."""
