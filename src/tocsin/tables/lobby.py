"""All tables of a server: made, found again, joined, left, listed.

Whatever changes something answers through a callback, after it is written down.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import msgspec

from tocsin.store.deeds import (
    FIRST_HASH,
    Deed,
    DropGrants,
    DropTable,
    ForgetSession,
    Grant,
    KeyCard,
    SessionCard,
)
from tocsin.store.errors import StoreError
from tocsin.tables.allowance import Allowance
from tocsin.tables.courtesy import tidy_name
from tocsin.tables.deciding import Decision
from tocsin.tables.entries import Closed, NextTable, make_row, salted
from tocsin.tables.guests import OWNER, WATCH, Rights, rights_of, seat_role
from tocsin.tables.keys import digest, is_same, make_secret, make_table_id
from tocsin.tables.moving import start_play
from tocsin.tables.proof import write_proof
from tocsin.tables.refusing import Refusal, refuse
from tocsin.tables.room import Room, Surroundings
from tocsin.tables.setting_up import Setup, read_setup
from tocsin.tables.sitting import decide_leaving, decide_sitting
from tocsin.tables.table import Table
from tocsin.wire.bodies import Gone, Join, Link, NewTable, Seated, TableRow
from tocsin.wire.facts import TableInfo

Answer = Callable[[Seated | Refusal], None]
SALT_BYTES = 8
MADE_MAX = 1_000
LIST_MAX = 50
DAY_MS = 86_400_000


class Lobby:
    """The house with all its rooms."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.rooms: dict[str, Room] = {}
        self.names: dict[str, str] = {}
        settings = around.settings
        self._minutes = Allowance(around.clock, settings.tables_per_minute, 60_000)
        self._days = Allowance(around.clock, settings.tables_per_day, DAY_MS)
        # Tables lately made, by the id of the order: the same id gets the same answer.
        self._made: dict[str, Seated] = {}
        # Tables being made: whoever asks again meanwhile waits for the same answer.
        self._making: dict[str, list[Answer]] = {}

    # Finding.

    def room(self, table: str) -> Room:
        """The room of a table, read from its log if it is not live."""
        found = self.rooms.get(table)
        if found is None:
            rows = self.around.store.rows_of(table)
            if not rows:
                raise refuse("no-such-table")
            found = Room(Table(rows, self.around.randomness), self.around)
            self._keep(found)
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
        rights = self.rights(session, table)
        if not rights.may_look:
            raise refuse("no-such-table")
        return Seated(self.room(table).info(), rights.you(self.name_of(session)))

    def _keep(self, room: Room) -> None:
        if len(self.rooms) >= self.around.settings.rooms_max:
            self.sweep()
        self.rooms[room.table.id] = room

    def sweep(self) -> int:
        """Clear away rooms in which nothing goes on; their logs know everything."""
        idle = [table for table, room in self.rooms.items() if room.is_idle]
        for table in idle:
            self.rooms.pop(table).attendance.close()
        return len(idle)

    # Making.

    def create(self, session: str, address: str, wish: NewTable, answer: Answer) -> None:
        """Make a table."""
        key = f"{session[:16]}.{wish.id}"
        if key in self._made:
            answer(self._made[key])
            return
        if key in self._making:
            self._making[key].append(answer)
            return
        if not self._minutes.takes(address):
            raise refuse("too-fast")
        if not self._days.takes(address):
            raise refuse("too-many")
        record = wish.record
        if wish.from_table:
            record = self.record(session, wish.from_table)
        setup = read_setup(wish, _bare_record(record), key, self.around.randomness)
        grants = [(session, OWNER), *[(session, seat_role(seat)) for seat in setup.mine]]
        self._making[key] = [answer]
        try:
            self._make(session, setup, grants, partial(self._remember, key))
        except Exception:
            del self._making[key]
            raise

    def _remember(self, key: str, seated: Seated | Refusal) -> None:
        if isinstance(seated, Seated):
            while len(self._made) >= MADE_MAX:
                self._made.pop(next(iter(self._made)))
            self._made[key] = seated
        for answer in self._making.pop(key):
            answer(seated)

    def _make(
        self, session: str, setup: Setup, held: list[tuple[str, str]], answer: Answer
    ) -> None:
        around = self.around
        id = make_table_id(around.randomness)
        names = json.dumps({"name": setup.name, "seats": setup.names}, ensure_ascii=False)
        said = salted(around.randomness.bytes(SALT_BYTES), names)
        now = around.clock.now_ms()
        first = make_row(id, 0, FIRST_HASH, -2, now, setup.created, said, session)
        room = Room(Table([first], around.randomness), around)
        people = [n for n, seat in enumerate(setup.created.seats) if seat.kind != "computer"]
        roles = [OWNER, WATCH, *[seat_role(number) for number in people]]
        secrets = {role: make_secret(around.randomness) for role in roles}
        deeds: list[Deed] = [first]
        deeds += [KeyCard(id, role, digest(secret)) for role, secret in secrets.items()]
        deeds += [Grant(holder, id, role) for holder, role in held]
        deeds.append(self._session_card(session))
        decisions = start_play(room.table) if setup.starts_at_once else []
        deeds.append(room.card())
        links = [link_of(id, role, secret) for role, secret in secrets.items()]
        done = partial(self._made_table, session, room, links, answer)
        room.commit(decisions, done, deeds)

    def _made_table(
        self,
        session: str,
        room: Room,
        links: list[Link],
        answer: Answer,
        error: StoreError | None,
    ) -> None:
        if error is not None:
            room.thinking.stop()
            answer(refuse("not-stored"))
            return
        self._keep(room)
        seated = self.seated(session, room.table.id)
        answer(Seated(seated.table, seated.you, links))

    def _session_card(self, session: str, name: str | None = None) -> SessionCard:
        now = self.around.clock.now_ms()
        known = self.around.store.session(session)
        if known is None:
            return SessionCard(session, name or "", now, now)
        return SessionCard(session, known.name if name is None else name, known.created_ms, now)

    # Coming and going.

    def join(self, session: str, table: str, wish: Join, answer: Answer) -> None:
        """Sit down or watch, by the key of a link, or at a listed table without one."""
        name = tidy_name(wish.name)
        room = self._known_room(table, wish.key)
        role = self._role_for(room, wish)
        task = partial(self._join, session, room, role, name, answer)
        self._in_room(room, answer, task)

    def _known_room(self, table: str, key: str | None) -> Room:
        """Whether there is such a table is told only to who has a key of it, or if it is listed."""
        try:
            room = self.room(table)
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
        for card in self.around.store.keys_of(table):
            # Every key is compared, whichever fits.
            if is_same(card.digest, given):
                found = card.role
        if not found:
            raise refuse("bad-key")
        return found

    def _join(self, session: str, room: Room, role: str, name: str, answer: Answer) -> None:
        decisions = decide_sitting(room, session, role, name)
        deeds: list[Deed] = [Grant(session, room.table.id, role), self._session_card(session)]
        self._commit(session, room, decisions, deeds, answer)

    def leave(self, session: str, table: str, seat: int, answer: Answer) -> None:
        """Get up; whoever has the link of the seat may sit down there again."""
        room = self.room(table)
        if seat not in self.rights(session, table).seats:
            raise refuse("not-your-seat")
        self._in_room(room, answer, partial(self._leave, session, room, seat, answer))

    def _leave(self, session: str, room: Room, seat: int, answer: Answer) -> None:
        deeds: list[Deed] = [DropGrants(room.table.id, seat_role(seat), "")]
        self._commit(session, room, decide_leaving(room, seat), deeds, answer)

    def renew(
        self, session: str, table: str, role: str, answer: Callable[[Link | Refusal], None]
    ) -> None:
        """A new link; the old one dies, and with it everybody who came by it but the asker."""
        room = self.room(table)
        rights = self.rights(session, table)
        is_own_seat = role.startswith("seat:") and int(role[5:]) in rights.seats
        if not (rights.is_owner or is_own_seat):
            raise refuse("not-allowed")
        known = {card.role for card in self.around.store.keys_of(table)}
        if role not in known:
            raise refuse("no-such-seat", seats=len(room.table.chairs))
        secret = make_secret(self.around.randomness)
        deeds: list[Deed] = [KeyCard(table, role, digest(secret)), DropGrants(table, role, session)]
        done = partial(self._renewed, room, link_of(table, role, secret), answer)
        self.around.store.write(deeds, done)

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
        self.refresh(room)
        answer(link)

    def close(self, session: str, table: str, answer: Answer) -> None:
        """The owner closes the table: no more moves."""
        room = self.room(table)
        if not self.rights(session, table).is_owner:
            raise refuse("not-allowed")
        self._in_room(room, answer, partial(self._close, session, room, answer))

    def _close(self, session: str, room: Room, answer: Answer) -> None:
        if room.table.phase == "closed":
            answer(self.seated(session, room.table.id))
            return
        self._commit(session, room, [Decision(-2, Closed())], [], answer)

    def rematch(self, session: str, table: str, id: str, answer: Answer) -> None:
        """The same table once more, with the same people on the same seats."""
        room = self.room(table)
        if not self.rights(session, table).seats:
            raise refuse("not-your-seat")
        if room.table.next_table:
            answer(self.seated(session, room.table.next_table))
            return
        if room.table.phase not in ("over", "closed"):
            raise refuse("not-over")
        old = room.table
        wish = NewTable(f"{id}", old.head.game, dice=old.head.dice, pace=old.head.pace)  # type: ignore[arg-type]
        setup = _again(wish, old, f"{session[:16]}.{id}", self.around)
        grants = [
            (grant.session, grant.role)
            for grant in self.around.store.grants_at(table)
            if grant.role.startswith("seat:") or grant.role == WATCH
        ]
        made = partial(self._rematched, session, room, answer)
        self._make(session, setup, [(session, OWNER), *grants], made)

    def _rematched(
        self, session: str, room: Room, answer: Answer, seated: Seated | Refusal
    ) -> None:
        answer(seated)
        if isinstance(seated, Seated):
            entry = NextTable(seated.table.id)
            room.run(partial(room.commit, [Decision(-2, entry)], _ignore))

    def _in_room(self, room: Room, answer: Answer, task: Callable[[], None]) -> None:
        if not room.run(partial(_safely, task, answer)):
            raise refuse("busy")

    def _commit(
        self,
        session: str,
        room: Room,
        decisions: list[Decision],
        deeds: list[Deed],
        answer: Answer,
    ) -> None:
        done = partial(self._done, session, room, answer)
        room.commit(decisions, done, deeds)

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
                guest.line.close(1008)
                continue
            if not guest.may_see(guest.eyes):
                guest.eyes = -3
            if guest.is_greeted:
                room.publisher.welcome(guest)
                room.publisher.show(guest)
        room.attendance.notice()

    # Lists, records, forgetting.

    def mine(self, session: str, is_over: bool) -> list[TableRow]:
        """The tables of a browser, the latest first."""
        held: dict[str, list[Grant]] = {}
        for grant in self.around.store.grants_of(session):
            held.setdefault(grant.table, []).append(grant)
        cards = [self.around.store.card_of(table) for table in held]
        found = [card for card in cards if card is not None]
        found = [card for card in found if (card.phase in ("over", "closed")) == is_over]
        found.sort(key=lambda card: -card.touched_ms)
        return [self._row(card.id, rights_of(held[card.id]), session) for card in found[:LIST_MAX]]

    def listed(self, session: str) -> list[TableRow]:
        """Tables that anybody may join."""
        rows: list[TableRow] = []
        for card in self.around.store.listed():
            if card.phase not in ("gathering", "playing"):
                continue
            row = self._row(card.id, self.rights(session, card.id), session)
            if any(seat.kind == "open" for seat in row.table.seats):
                rows.append(row)
        return rows

    def _row(self, table: str, rights: Rights, session: str) -> TableRow:
        card = self.around.store.card_of(table)
        if table not in self.rooms and card is not None and card.phase in ("over", "closed"):
            info = msgspec.json.decode(card.summary, type=TableInfo)
        else:
            info = self.room(table).info()
        is_mine = info.phase == "playing" and info.actor in rights.seats
        return TableRow(info, rights.you(self.name_of(session)), is_mine)

    def record(self, session: str, table: str) -> str:
        """The record of a play that is over; fair dice come with their proof in front."""
        if not self.rights(session, table).may_look:
            raise refuse("no-such-table")
        found = self.room(table).table
        if not found.play.is_over:
            raise refuse("not-over")
        found.play.names = tuple(chair.computer or "human" for chair in found.chairs)
        record = found.play.record()
        if found.head.dice != "fair":
            return record
        first = len(found.head.plies)
        return write_proof(found.dice.secret, found.dice.words, first, record)

    def rename(self, session: str, name: str, answer: Callable[[Refusal | None], None]) -> None:
        """What a browser is called from now on."""
        card = self._session_card(session, tidy_name(name))
        self.around.store.write([card], partial(_told, answer))

    def forget(self, session: str, answer: Callable[[Gone | Refusal], None]) -> None:
        """Forget a browser: its seats are open again, its name and words are gone from all logs."""
        grants = self.around.store.grants_of(session)
        tables = sorted({grant.table for grant in grants})
        seats = [grant for grant in grants if grant.role.startswith("seat:")]
        for grant in seats:
            room = self.room(grant.table)
            seat = int(grant.role[5:])
            others = self.around.store.grants_at(grant.table)
            if not any(g.role == grant.role and g.session != session for g in others):
                room.run(partial(self._leave, session, room, seat, _ignore_seated))
        gone = Gone(len(seats), len(tables))
        done = partial(self._forgotten, tables, gone, answer)
        self.around.store.write([ForgetSession(session)], done)

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
        for table in tables:
            room = self.rooms.get(table)
            if room is not None:
                self.refresh(room)
                # The words are gone from the log: read it again before anything else.
                room.is_lost = True
        answer(gone)

    def retire(self) -> int:
        """Delete tables that ended long ago, if a retention is set; how many."""
        days = self.around.settings.retention_days
        if days <= 0:
            return 0
        old = self.around.store.ended_before(self.around.clock.now_ms() - days * DAY_MS)
        old = [table for table in old if table not in self.rooms or self.rooms[table].is_idle]
        for table in old:
            self.rooms.pop(table, None)
        if old:
            self.around.store.write([DropTable(table) for table in old], _ignore)
        return len(old)


def link_of(table: str, role: str, secret: str) -> Link:
    """A link with its secret in the fragment, which no browser sends to a server."""
    return Link(role, secret, f"/t/{table}#{role.partition(':')[0]}={secret}")


def _again(wish: NewTable, old: Table, id: str, around: Surroundings) -> Setup:
    """The set-up of a rematch: all options of the old table, and its people."""
    created = old.head
    fresh = msgspec.structs.replace(
        created,
        id=id,
        start="-",
        plies=[],
        seed=around.randomness.below(2**53) if created.dice == "seeded" else 0,
        secret=around.randomness.bytes(32).hex() if created.dice == "fair" else "",
        seats=[
            msgspec.structs.replace(seat, kind=chair.kind)
            for seat, chair in zip(created.seats, old.chairs, strict=True)
        ],
    )
    names = [chair.name for chair in old.chairs]
    empty = [chair.number for chair in old.chairs if chair.kind == "open"]
    return Setup(fresh, old.name, names, [], empty)


def _bare_record(text: str) -> str:
    """A record without the proof in front of it."""
    return text.partition("\n\n")[2] if text.startswith('[Fair "1"]\n') else text


def _safely(task: Callable[[], None], answer: Answer) -> None:
    try:
        task()
    except Refusal as refusal:
        answer(refusal)


def _told(answer: Callable[[Refusal | None], None], error: StoreError | None) -> None:
    answer(refuse("not-stored") if error is not None else None)


def _ignore(error: StoreError | None) -> None:
    """Nobody waits for it."""


def _ignore_seated(seated: Seated | Refusal) -> None:
    """Nobody waits for it."""
