"""New tables: made from a wish, from a record, or once more with the same people.

The same wish again gets the same table, also after a restart; only its links are not told twice,
because nothing but their digests is kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from tocsin.store.deeds import FIRST_HASH, Deed, Grant, KeyCard, digest_text
from tocsin.store.errors import StoreError
from tocsin.tables.lobby.setting_up import Setup, read_setup
from tocsin.tables.log.deciding import Decision
from tocsin.tables.log.entries import NextTable, SeatChanged, make_row, salted
from tocsin.tables.moves.moving import start_play
from tocsin.tables.people.allowance import Allowance
from tocsin.tables.people.guests import OWNER, WATCH, seat_role
from tocsin.tables.people.keys import digest, link_of, make_secret, make_table_id
from tocsin.tables.refusing import Refusal, refuse
from tocsin.tables.room import Room, Surroundings
from tocsin.tables.table import Table
from tocsin.wire.bodies import Link, NewTable, Seated

if TYPE_CHECKING:
    from tocsin.tables.lobby.lobby import Lobby

Answer = Callable[[Seated | Refusal], None]
SALT_BYTES = 8
MADE_MAX = 1_000
DAY_MS = 86_400_000


class Founding:
    """Makes tables."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        around = lobby.around
        self._minutes = Allowance(around.clock, around.settings.tables_per_minute, 60_000)
        self._days = Allowance(around.clock, around.settings.tables_per_day, DAY_MS)
        # Tables lately made, with their links, by the id of the order.
        self._made: dict[str, Seated] = {}
        # Tables being made: whoever asks again meanwhile waits for the same answer.
        self._making: dict[str, list[Answer]] = {}

    def create(self, session: str, address: str, wish: NewTable, answer: Answer) -> None:
        """Make a table."""
        key = f"{session[:16]}.{wish.id}"
        if self._is_answered(session, key, answer):
            return
        self._check_allowance(address)
        record = wish.record
        if wish.from_table:
            record = self._lobby.listing.record(session, wish.from_table)
        setup = read_setup(wish, _bare_record(record), key, self._lobby.around)
        grants = [(session, OWNER), *[(session, seat_role(seat)) for seat in setup.mine]]
        self._begin(key, answer, partial(self._make, session, setup, grants))

    def _check_allowance(self, address: str) -> None:
        """So many new tables a minute and a day, however they are made."""
        if not self._minutes.takes(address):
            raise refuse("too-fast")
        if not self._days.takes(address):
            raise refuse("too-many")

    def rematch(self, session: str, address: str, table: str, answer: Answer) -> None:
        """The same table once more, with the same people on the same seats."""
        lobby = self._lobby
        room, rights = lobby.entered(session, table)
        if not rights.seats:
            raise refuse("not-your-seat")
        if room.table.next_table:
            answer(lobby.seated(session, room.table.next_table))
            return
        # Whoever of them asks first: it is made once.
        key = f"{table}.again"
        if self._is_answered(session, key, answer):
            return
        if room.table.phase not in ("over", "closed"):
            raise refuse("not-over")
        self._check_allowance(address)
        setup = _again(room.table, key, session, lobby.around)
        grants = [
            (grant.session, grant.role)
            for grant in lobby.around.store.grants_at(table)
            if grant.role.startswith("seat:") or grant.role == WATCH
        ]
        make = partial(self._make, session, setup, [(session, OWNER), *grants])
        self._begin(key, partial(self._rematched, room, answer), make)

    def _is_answered(self, session: str, key: str, answer: Answer) -> bool:
        """Was this wished for before? Then its table is the answer, at once or when it is made."""
        if key in self._making:
            self._making[key].append(partial(_as_seated, self._lobby, session, answer))
            return True
        made = self._made.get(key)
        if made is not None and made.you == self._lobby.seated(session, made.table.id).you:
            answer(made)
            return True
        found = self._lobby.around.store.made_as(digest_text(key))
        if found is None:
            return False
        answer(self._lobby.seated(session, found))
        return True

    def _begin(self, key: str, answer: Answer, make: Callable[[Answer], None]) -> None:
        self._making[key] = [answer]
        try:
            make(partial(self._remember, key))
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
        around = self._lobby.around
        id = make_table_id(around.randomness)
        # A name stands under whoever gave it, so that it goes with them when they are forgotten.
        author, *authors = setup.authors or [session] * (len(setup.names) + 1)
        own = [name if by == author else "" for name, by in zip(setup.names, authors, strict=True)]
        names = json.dumps({"name": setup.name, "seats": own}, ensure_ascii=False)
        said = salted(around.randomness.bytes(SALT_BYTES), names)
        now = around.clock.now_ms()
        first = make_row(id, 0, FIRST_HASH, -2, now, setup.created, said, author)
        room = Room(Table([first], around.randomness), around)
        people = [n for n, seat in enumerate(setup.created.seats) if seat.kind != "computer"]
        roles = [OWNER, WATCH, *[seat_role(number) for number in people]]
        secrets = {role: make_secret(around.randomness) for role in roles}
        deeds: list[Deed] = [first]
        deeds += [KeyCard(id, role, digest(secret)) for role, secret in secrets.items()]
        deeds += [Grant(holder, id, role) for holder, role in held]
        deeds.append(self._lobby.session_card(session))
        decisions = self._sit(setup.names, authors, author)
        decisions += start_play(room.table) if setup.starts_at_once else []
        deeds.append(room.card())
        links = [link_of(id, role, secret) for role, secret in secrets.items()]
        room.commit(decisions, partial(self._made_table, session, room, links, answer), deeds)

    def _sit(self, names: list[str], authors: list[str], author: str) -> list[Decision]:
        """Who sits down under a name of their own."""
        randomness = self._lobby.around.randomness
        return [
            Decision(seat, SeatChanged("sat"), salted(randomness.bytes(SALT_BYTES), name), by)
            for seat, (name, by) in enumerate(zip(names, authors, strict=True))
            if name and by != author
        ]

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
        self._lobby.keep(room)
        seated = self._lobby.seated(session, room.table.id)
        answer(Seated(seated.table, seated.you, links))

    def _rematched(self, room: Room, answer: Answer, seated: Seated | Refusal) -> None:
        answer(seated)
        if isinstance(seated, Seated):
            entry = NextTable(seated.table.id)
            room.run(partial(room.commit, [Decision(-2, entry)], _ignore))


def _as_seated(lobby: Lobby, session: str, answer: Answer, made: Seated | Refusal) -> None:
    """What somebody else's wish made, as this browser has it; the maker's own answer as it is."""
    if isinstance(made, Seated):
        mine = lobby.seated(session, made.table.id)
        made = made if mine.you == made.you else mine
    answer(made)


def _again(old: Table, id: str, session: str, around: Surroundings) -> Setup:
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
    authors = [old.named_by if old.name else session, *[chair.named_by for chair in old.chairs]]
    return Setup(fresh, old.name, names, [], empty, [author or session for author in authors])


def _bare_record(text: str) -> str:
    """A record without the proof in front of it."""
    return text.partition("\n\n")[2] if text.startswith('[Fair "1"]\n') else text


def _ignore(error: StoreError | None) -> None:
    """Nobody waits for it: who asks for a rematch again finds the table by its wish."""
