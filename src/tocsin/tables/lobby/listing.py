"""Lists of tables (mine, open, finished), and the record of one that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tocsin.core.errors import TocsinError
from tocsin.store.deeds import Grant, TableCard
from tocsin.store.errors import StoreError
from tocsin.tables.dice.proof import write_proof
from tocsin.tables.people.guests import Rights, rights_of
from tocsin.tables.refusing import Refusal, refuse
from tocsin.wire.bodies import TableRow
from tocsin.wire.facts import TableInfo

if TYPE_CHECKING:
    from tocsin.tables.lobby.lobby import Lobby

ENDED = ("over", "closed")


class Listing:
    """Shows which tables there are."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def mine(self, session: str, is_over: bool) -> list[TableRow]:
        """The tables of a browser, the latest first."""
        store, most = self._lobby.around.store, self._lobby.around.settings.list_max
        held: dict[str, list[Grant]] = {}
        for grant in store.grants_of(session):
            held.setdefault(grant.table, []).append(grant)
        cards = [store.card_of(table) for table in held]
        found = [card for card in cards if card is not None]
        found = [card for card in found if (card.phase in ENDED) == is_over]
        found.sort(key=lambda card: -card.touched_ms)
        return [self._row(card, rights_of(held[card.id]), session) for card in found[:most]]

    def listed(self, session: str) -> list[TableRow]:
        """Tables that anybody may join."""
        rows: list[TableRow] = []
        around = self._lobby.around
        grants = around.store.grants_of(session)
        for card in around.store.listed(around.settings.list_max):
            held = rights_of([grant for grant in grants if grant.table == card.id])
            # Anybody may watch there. Nobody's log is read for it: a card knows who sits.
            rights = Rights(held.seats, held.is_owner, True)
            row = self._row(card, rights, session, is_read=False)
            if any(seat.kind == "open" for seat in row.table.seats):
                rows.append(row)
        return rows

    def _row(self, card: TableCard, rights: Rights, session: str, is_read: bool = True) -> TableRow:
        """A table in a list; one that is over, or cannot be read, as it was last noted."""
        info = self._live(card.id, is_read and card.phase not in ENDED)
        if info is None:
            info = msgspec.json.decode(card.summary, type=TableInfo)
            seats = [msgspec.structs.replace(seat, is_thinking=False) for seat in info.seats]
            for number, seat in enumerate(seats):
                if seat.presence == "here":
                    seats[number] = msgspec.structs.replace(seat, presence="away")
            info = msgspec.structs.replace(info, seats=seats)
        is_mine = info.phase == "playing" and info.actor in rights.seats
        return TableRow(info, rights.you(self._lobby.name_of(session)), is_mine)

    def _live(self, table: str, is_read: bool) -> TableInfo | None:
        """The table as it is, if it is live or its log is to be read for it."""
        if table not in self._lobby.rooms and not is_read:
            return None
        try:
            return self._lobby.room(table).info()
        except StoreError:
            raise
        except (Refusal, TocsinError):
            # Whoever opens it is told what is wrong; here it is one of many.
            return None

    def record(self, session: str, table: str) -> str:
        """The record of a play that is over; fair dice come with their proof in front."""
        found = self._lobby.entered(session, table)[0].table
        if not found.play.is_over:
            raise refuse("not-over")
        found.play.names = tuple(chair.computer or "human" for chair in found.chairs)
        record = found.play.record()
        if found.head.dice != "fair":
            return record
        first = len(found.head.plies)
        return write_proof(found.dice.secret, found.dice.words, first, record)
