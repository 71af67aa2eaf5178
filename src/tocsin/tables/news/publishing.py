"""Telling the guests of a room what happened, each with their own eyes.

What several guests see alike is built and written once. A view is sent whole only to who joins or
missed something; else only what changed in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tocsin.core.facts import View
from tocsin.store.deeds import Row
from tocsin.tables.computers import talking
from tocsin.tables.log.entries import Undone
from tocsin.tables.moves import undoing
from tocsin.tables.news import showing
from tocsin.tables.news.changes import changes_between
from tocsin.tables.people.guests import Guest
from tocsin.tables.table import Remark
from tocsin.wire import PROTOCOL, codec
from tocsin.wire.facts import Asked, Change, Fact, SeatInfo, TableInfo, Wish
from tocsin.wire.reports import News, Report, Table, Welcome

if TYPE_CHECKING:
    from tocsin.tables.room import Room

# Rows after which the seats are told anew.
SEATING = frozenset({"seat", "start", "word"})


@dataclass(slots=True)
class Letter:
    """What there is to say of one row: changes and facts by eyes, and what was written of them.

    Rows may be stored together. Only the last one asks: whoever answered an earlier one would be
    told that a later one had overtaken the answer.
    """

    remark: Remark
    changes: dict[int, list[Change]]
    is_last: bool
    facts: dict[int, list[Fact]] = field(default_factory=dict)
    written: dict[tuple[int, bool, bool, str], bytes] = field(default_factory=dict)


class Publisher:
    """Tells the guests of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        # The view that these eyes were last sent, whole or by changes.
        self._views: dict[int, View] = {}
        self._board: dict[str, object] = {}
        self._prepared: list[Letter] = []

    def forget(self) -> None:
        """The table was read anew: what was sent counts no more."""
        self._views.clear()
        self._prepared = []

    def broadcast(self, report: Report) -> None:
        """The same to everybody."""
        data = codec.write(report)
        for guest in list(self._room.guests):
            if guest.is_greeted:
                guest.line.send(data)

    # The whole table.

    def welcome(self, guest: Guest) -> None:
        """Who the guest is here."""
        room = self._room
        you = guest.rights.you(guest.name)
        now = room.around.clock.now_ms()
        guest.send(Welcome(PROTOCOL, room.table.id, room.table.seq, you, guest.eyes, now))

    def show(self, guest: Guest) -> None:
        """The whole table with the guest's eyes."""
        table, settings = self._room.table, self._room.around.settings
        eyes = showing.shared_eyes(table, guest.eyes)
        facts, facts_from = self._recent(eyes, settings.facts_in_table_max)
        remarks = table.remarks[-settings.notes_in_table_max :]
        if not self._board:
            self._board = dict(table.game.board().as_json())
        guest.send(
            Table(
                table.seq,
                guest.eyes,
                self.info(),
                self._board,
                showing.view_of(table.play, guest.eyes).as_json(),
                facts,
                [showing.note_of(table, remark) for remark in remarks],
                facts_from,
                self._asked(guest),
                undoing.offer(table),
                self._wish(),
                talking.askable(table),
            )
        )
        self._view(eyes)

    def remember(self, guest: Guest) -> None:
        """The guest has the view of the table as it is."""
        self._view(showing.shared_eyes(self._room.table, guest.eyes))

    def _recent(self, eyes: int, most: int) -> tuple[list[Fact], int]:
        """The last facts, whole plies of them, and the first ply that is there."""
        return self.past(eyes, len(self._room.table.play.plies), most)

    def past(self, eyes: int, before: int, most: int) -> tuple[list[Fact], int]:
        """The last facts before a ply, whole plies of them, and the first ply that is there."""
        table = self._room.table
        events = [event for event in table.play.seat(eyes).events() if event.ply < before]
        chosen = events[-most:]
        if not chosen:
            return [], 0
        first = 0
        if len(chosen) < len(events):
            first = chosen[0].ply
            if events[-most - 1].ply == first and chosen[-1].ply != first:
                first += 1
        told = [showing.fact_of(table.phrases, event) for event in chosen if event.ply >= first]
        return told, first

    # What changed.

    def prepare(self, rows: list[Row]) -> None:
        """Compose the news of rows that are being stored, so that storing costs nobody time."""
        self._prepared = self._compose(rows)
        for letter in self._prepared:
            for guest in self._room.guests:
                if guest.is_greeted:
                    self._write(letter, guest)

    def publish(self, rows: list[Row]) -> None:
        """Tell everybody of rows that are stored now."""
        letters, self._prepared = self._prepared, []
        if [letter.remark.row for letter in letters] != rows:
            letters = self._compose(rows)
        for letter in letters:
            for guest in list(self._room.guests):
                if guest.is_greeted:
                    # Whoever came, or changed eyes, since it was composed is written to now.
                    guest.line.send(self._write(letter, guest))

    def _compose(self, rows: list[Row]) -> list[Letter]:
        """What there is to say of each row; nothing is written for anybody yet."""
        table = self._room.table
        remarks = table.remarks[-len(rows) :]
        play_row = next((r for r in rows if r.kind in ("start", "move", "undo")), None)
        eyes_here = {
            showing.shared_eyes(table, guest.eyes)
            for guest in self._room.guests
            if guest.is_greeted
        }
        for eyes in list(self._views):
            if eyes not in eyes_here:
                del self._views[eyes]
        changes = {eyes: self._renew(eyes) for eyes in eyes_here} if play_row is not None else {}
        return [
            Letter(remark, changes if remark.row is play_row else {}, remark is remarks[-1])
            for remark in remarks
        ]

    def _write(self, letter: Letter, guest: Guest) -> bytes:
        """The news for one guest; who sees and is asked the same gets the same bytes."""
        table = self._room.table
        eyes = showing.shared_eyes(table, guest.eyes)
        is_asked = letter.is_last and self._is_asked(guest)
        key = (eyes, is_asked, table.is_typed_chance(), guest.wants)
        if key not in letter.written:
            if eyes not in letter.facts:
                letter.facts[eyes] = self._facts(letter.remark, eyes)
            asked = self._asked(guest) if is_asked else None
            changes = letter.changes.get(eyes, [])
            news = self._news(letter.remark, letter.facts[eyes], changes, asked)
            letter.written[key] = codec.write(news)
        return letter.written[key]

    def _facts(self, remark: Remark, eyes: int) -> list[Fact]:
        if remark.row.kind not in ("start", "move"):
            return []
        table = self._room.table
        return showing.facts_of(table.play, table.phrases, eyes, remark.ply)

    def _news(
        self, remark: Remark, facts: list[Fact], changes: list[Change], asked: Asked | None
    ) -> News:
        table = self._room.table
        kind = remark.row.kind
        return News(
            remark.row.seq,
            showing.note_of(table, remark),
            table.phase,  # type: ignore[arg-type]
            int(table.play.actor),
            len(table.play.plies),
            int(table.play.state.turn),
            facts,
            remark.entry.to if isinstance(remark.entry, Undone) else None,
            changes,
            self.seats() if kind in SEATING else None,
            asked,
            undoing.offer(table),
            self._wish(),
            showing.fairness_of(table) if kind in ("word", "start", "opened") else None,
            showing.ending_of(table),
            table.next_table,
        )

    def _renew(self, eyes: int) -> list[Change]:
        """What changed for these eyes since they were last shown something."""
        old = self._views.get(eyes)
        new = showing.view_of(self._room.table.play, eyes)
        self._views[eyes] = new
        return changes_between(old, new) if old is not None else []

    def _view(self, eyes: int) -> None:
        if eyes not in self._views:
            self._views[eyes] = showing.view_of(self._room.table.play, eyes)

    def _is_asked(self, guest: Guest) -> bool:
        table = self._room.table
        if table.phase != "playing":
            return False
        if table.is_typed_chance():
            return bool(guest.rights.seats)
        is_mine = guest.eyes >= 0 and guest.eyes == table.play.actor
        return is_mine and not table.chairs[guest.eyes].player

    def _asked(self, guest: Guest) -> Asked | None:
        if not self._is_asked(guest):
            return None
        return showing.asked_of(self._room.table, guest.eyes, True, guest.wants)

    def _wish(self) -> Wish | None:
        table = self._room.table
        if table.wish is None:
            return None
        text = showing.shown_text(table.wish.text)
        return Wish(table.wish_seat, table.wish.to, text, table.wish.waiting)

    # Lists.

    def seats(self) -> list[SeatInfo]:
        """Who sits where."""
        room = self._room
        return [
            showing.seat_info(
                room.table,
                chair,
                room.attendance.presence(chair.number),
                chair.number == room.thinking.shown_seat,
            )
            for chair in room.table.chairs
        ]

    def info(self) -> TableInfo:
        """The table as everybody at it may know it."""
        table = self._room.table
        head = table.head
        return TableInfo(
            table.id,
            table.name,
            head.game,
            head.rules,
            head.options,
            table.phase,  # type: ignore[arg-type]
            self.seats(),
            int(table.play.actor),
            len(table.play.plies),
            int(table.play.state.turn),
            table.seq,
            head.dice,  # type: ignore[arg-type]
            head.pace,  # type: ignore[arg-type]
            head.practice,
            head.listed,
            head.away,
            table.created_ms,
            table.touched_ms,
            showing.fairness_of(table),
            showing.ending_of(table),
            table.next_table,
            head.lesson,
        )
