"""Lists of tables (mine, open, finished), and the record of one that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tocsin.store.deeds import Grant
from tocsin.tables.dice.proof import write_proof
from tocsin.tables.people.guests import Rights, rights_of
from tocsin.tables.refusing import refuse
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
        return [self._row(card.id, rights_of(held[card.id]), session) for card in found[:most]]

    def listed(self, session: str) -> list[TableRow]:
        """Tables that anybody may join."""
        rows: list[TableRow] = []
        around = self._lobby.around
        for card in around.store.listed(around.settings.list_max):
            row = self._row(card.id, self._lobby.rights(session, card.id), session)
            if any(seat.kind == "open" for seat in row.table.seats):
                rows.append(row)
        return rows

    def _row(self, table: str, rights: Rights, session: str) -> TableRow:
        card = self._lobby.around.store.card_of(table)
        if table not in self._lobby.rooms and card is not None and card.phase in ENDED:
            info = msgspec.json.decode(card.summary, type=TableInfo)
        else:
            info = self._lobby.room(table).info()
        is_mine = info.phase == "playing" and info.actor in rights.seats
        return TableRow(info, rights.you(self._lobby.name_of(session)), is_mine)

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
