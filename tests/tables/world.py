"""A small world for tables: virtual time, a store in memory, thinkers and sockets of its own.

Everything that happens is an entry of one queue, taken in the order of its time, so that a run is
repeated exactly by its seed.
"""

import heapq
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tocsin.store.deeds import (
    Deed,
    DropGrant,
    DropGrants,
    DropTable,
    ForgetSession,
    Grant,
    KeyCard,
    Row,
    SessionCard,
    TableCard,
)
from tocsin.store.errors import StoreError
from tocsin.store.writer import Done
from tocsin.tables.answering import answer
from tocsin.tables.computers.workers import think
from tocsin.tables.lobby import Lobby
from tocsin.tables.people.guests import Guest
from tocsin.tables.people.keys import digest
from tocsin.tables.ports import Question, Settings, Thought
from tocsin.tables.refusing import Refusal
from tocsin.tables.room import Room, Surroundings
from tocsin.wire import codec
from tocsin.wire.bodies import Join, NewTable, Seated, SeatWish
from tocsin.wire.orders import Hello


class Entry:
    """Something that will happen."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class VirtualClock:
    """Time that passes only when told."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000
        self._queue: list[tuple[int, int, Entry]] = []
        self._count = 0
        self._wall_ms = 0

    def now_ms(self) -> int:
        return self.ms + self._wall_ms

    def later(self, delay_ms: int, call: Callable[[], None]) -> Entry:
        entry = Entry(call)
        self._count += 1
        heapq.heappush(self._queue, (self.ms + delay_ms, self._count, entry))
        return entry

    def pass_ms(self, span_ms: int) -> None:
        """Let that much time pass, and everything happen that is due in it."""
        end = self.ms + span_ms
        while self._queue and self._queue[0][0] <= end:
            at, _, entry = heapq.heappop(self._queue)
            self.ms = max(self.ms, at)
            if entry.call is not None:
                entry.call()
        self.ms = end

    def jump(self, span_ms: int) -> None:
        """The clock on the wall is put; what is waiting waits as long as before."""
        self._wall_ms += span_ms


class Dice:
    """Randomness that repeats itself."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def bytes(self, count: int) -> bytes:
        return self._rng.randbytes(count)

    def below(self, n: int) -> int:
        return self._rng.randrange(n)


class MemoryStore:
    """Deeds in memory, durable after `delay_ms`; `fault` makes writes fail."""

    def __init__(self, clock: VirtualClock, delay_ms: int = 1) -> None:
        self.clock = clock
        self.delay_ms = delay_ms
        self.fault = False
        self.rows: dict[str, list[Row]] = {}
        self.cards: dict[str, TableCard] = {}
        self.keys: dict[tuple[str, str], KeyCard] = {}
        self.sessions: dict[str, SessionCard] = {}
        self.grants: set[Grant] = set()
        self.is_down = False

    def write(self, deeds: Sequence[Deed], done: Done) -> None:
        self.clock.later(self.delay_ms, lambda: self._write(deeds, done))

    def _write(self, deeds: Sequence[Deed], done: Done) -> None:
        if self.is_down:
            return
        if self.fault:
            done(StoreError("cannot-write-database", {"system": "disk full"}))
            return
        for deed in deeds:
            self._carry_out(deed)
        done(None)

    def _carry_out(self, deed: Deed) -> None:
        if isinstance(deed, Row):
            rows = self.rows.setdefault(deed.table, [])
            assert deed.seq == len(rows), "rows are written in their order"
            rows.append(deed)
        elif isinstance(deed, TableCard):
            self.cards[deed.id] = deed
        elif isinstance(deed, KeyCard):
            self.keys[deed.table, deed.role] = deed
        elif isinstance(deed, SessionCard):
            self.sessions[deed.digest] = deed
        elif isinstance(deed, Grant):
            self.grants.add(deed)
        elif isinstance(deed, DropGrant):
            self.grants.discard(Grant(deed.session, deed.table, deed.role))
        elif isinstance(deed, DropGrants):
            self.grants = {
                grant
                for grant in self.grants
                if (grant.table, grant.role) != (deed.table, deed.role) or grant.session == deed.but
            }
        elif isinstance(deed, ForgetSession):
            self.grants = {grant for grant in self.grants if grant.session != deed.digest}
            self.sessions.pop(deed.digest, None)
            for table, rows in self.rows.items():
                self.rows[table] = [
                    row if row.who != deed.digest else _forgotten(row) for row in rows
                ]
        elif isinstance(deed, DropTable):
            self.rows.pop(deed.id, None)
            self.cards.pop(deed.id, None)

    def rows_of(self, table: str) -> list[Row]:
        return list(self.rows.get(table, []))

    def card_of(self, table: str) -> TableCard | None:
        return self.cards.get(table)

    def keys_of(self, table: str) -> list[KeyCard]:
        return [card for card in self.keys.values() if card.table == table]

    def session(self, digest: str) -> SessionCard | None:
        return self.sessions.get(digest)

    def grants_of(self, session: str) -> list[Grant]:
        return sorted(
            (grant for grant in self.grants if grant.session == session),
            key=lambda grant: (grant.table, grant.role),
        )

    def grants_at(self, table: str) -> list[Grant]:
        return [grant for grant in self.grants if grant.table == table]

    def spoken_at(self, session: str) -> list[str]:
        return [id for id, rows in self.rows.items() if any(row.who == session for row in rows)]

    def listed(self, most: int) -> list[TableCard]:
        found = [card for card in self.cards.values() if card.is_listed]
        return [card for card in found if card.phase not in ("over", "closed")][:most]

    def ended_before(self, at_ms: int) -> list[str]:
        return [
            card.id
            for card in self.cards.values()
            if card.phase in ("over", "closed") and card.touched_ms < at_ms
        ]

    def playing(self) -> list[str]:
        return [card.id for card in self.cards.values() if card.phase == "playing"]

    def made_as(self, digest: str) -> str | None:
        found = [card.id for card in self.cards.values() if card.made_as == digest]
        return found[0] if found else None


def _forgotten(row: Row) -> Row:
    return Row(row.table, row.seq, row.kind, row.actor, row.at_ms, row.body, row.hash)


class TestThinkers:
    """Thinks at once, but answers later; may be told to fail or to say nothing."""

    __test__ = False

    def __init__(self, clock: VirtualClock, delay_ms: int = 5) -> None:
        self.clock = clock
        self.delay_ms = delay_ms
        self.mood = "well"
        self.asked = 0
        self.is_free = True

    def ask(
        self,
        question: Question,
        answered: Callable[[Thought], None],
        begun: Callable[[], None],
    ) -> Entry:
        self.asked += 1
        if self.mood == "away":
            return Entry(lambda: None)
        begun()
        if self.mood == "silent":
            return Entry(lambda: None)
        if self.mood == "failing":
            return self.clock.later(self.delay_ms, lambda: answered(Thought((), "died")))
        if self.mood == "nonsense":
            return self.clock.later(self.delay_ms, lambda: answered(Thought(("what?",))))
        return self.clock.later(self.delay_ms, lambda: answered(think(question)))


class Socket:
    """One end of a socket: what came, read as messages."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.closed: int | None = None

    def send(self, data: bytes) -> None:
        if self.closed is None:
            self.raw.append(data)

    def close(self, code: int) -> None:
        self.closed = code

    def all(self, type: str = "") -> list[dict[str, Any]]:
        found = [msgspec.json.decode(data) for data in self.raw]
        return [message for message in found if not type or message["type"] == type]

    def last(self, type: str = "") -> dict[str, Any]:
        return self.all(type)[-1]


class Player:
    """A browser with a socket at one table."""

    def __init__(self, world: "World", secret: str, table: str) -> None:
        self.world = world
        self.secret = secret
        self.session = digest(secret)
        self.table = table
        self.socket = Socket()
        self.guest: Guest | None = None
        self._ids = 0

    def connect(self, eyes: int = -3, since: int = 0, moves: str = "full") -> "Player":
        room = self.room
        rights = self.world.lobby.rights(self.session, self.table)
        assert rights.may_look
        self.socket = Socket()
        self.guest = Guest(self.socket, self.session, secret_name(self.secret), rights)
        room.enter(self.guest)
        answer(room, self.guest, Hello(1, eyes, since, moves))  # type: ignore[arg-type]
        self.world.settle()
        return self

    def drop(self) -> None:
        assert self.guest is not None
        self.room.leave(self.guest)
        self.guest = None

    @property
    def room(self) -> Room:
        return self.world.lobby.room(self.table)

    def order(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send an order and wait; what was answered to it."""
        if "id" not in fields and type not in ("ping", "hello"):
            self._ids += 1
            fields["id"] = f"{self.secret}-{self._ids}"
        before = len(self.socket.raw)
        self.send(type, **fields)
        self.world.settle()
        answers = [msgspec.json.decode(data) for data in self.socket.raw[before:]]
        mine = [message for message in answers if message.get("id") == fields.get("id")]
        return mine[0] if mine else {}

    def send(self, type: str, **fields: Any) -> None:
        assert self.guest is not None
        text = msgspec.json.encode({"type": type, **fields})
        answer(self.room, self.guest, codec.read_order(text))

    def do(self, text: str, seat: int, **fields: Any) -> dict[str, Any]:
        fields.setdefault("seen", self.room.table.seq)
        return self.order("do", seat=seat, text=text, **fields)


def secret_name(secret: str) -> str:
    return secret.title()


class World:
    """A lobby with everything around it."""

    def __init__(self, seed: int = 1, **settings: Any) -> None:
        self.clock = VirtualClock()
        self.store = MemoryStore(self.clock)
        self.thinkers = TestThinkers(self.clock)
        self.settings = Settings(tables_per_minute=10_000, tables_per_day=10_000)
        if settings:
            self.settings = Settings(
                **{"tables_per_minute": 10_000, "tables_per_day": 10_000, **settings}
            )
        self.dice = Dice(seed)
        # What whoever runs the house would read in its log.
        self.noticed: list[tuple[str, dict[str, object]]] = []
        self.lobby = self._lobby()
        self._ids = 0

    @staticmethod
    def session(secret: str) -> str:
        return digest(secret)

    def _lobby(self) -> Lobby:
        around = Surroundings(
            self.store,
            self.clock,
            self.dice,
            self.thinkers,
            self.settings,
            notice=self._notice,
        )
        return Lobby(around)

    def _notice(self, what: str, /, **facts: object) -> None:
        self.noticed.append((what, facts))

    def restart(self) -> None:
        """The process dies: what was not durable is gone, and all sockets with it."""
        old = self.store
        self.store = MemoryStore(self.clock, old.delay_ms)
        for name in ("rows", "cards", "keys", "sessions", "grants"):
            setattr(self.store, name, getattr(old, name))
        old.is_down = True
        self.lobby = self._lobby()
        self.lobby.resuming.start()

    def settle(self, ms: int = 50) -> None:
        self.clock.pass_ms(ms)

    def ask(self, call: Callable[[Callable[[Any], None]], None]) -> Any:
        """Whatever is answered through a callback; a refusal is raised."""
        found: list[Any] = []
        call(found.append)
        self.settle()
        assert len(found) == 1, "answered once"
        if isinstance(found[0], Refusal):
            raise found[0]
        return found[0]

    def create(self, secret: str, game: str = "feurio", **fields: Any) -> Seated:
        self._ids += 1
        fields.setdefault("id", f"t{self._ids}")
        wish = NewTable(game=game, **fields)
        made = self.ask(lambda done: self.lobby.founding.create(digest(secret), "addr", wish, done))
        assert isinstance(made, Seated)
        return made

    def join(self, secret: str, table: str, key: str | None, **fields: Any) -> Seated:
        wish = Join(key, **fields)
        joined = self.ask(lambda done: self.lobby.entrance.join(digest(secret), table, wish, done))
        assert isinstance(joined, Seated)
        return joined

    def player(self, secret: str, table: str, eyes: int = -3, moves: str = "full") -> Player:
        return Player(self, secret, table).connect(eyes, moves=moves)

    def two(self, game: str = "feurio", **fields: Any) -> tuple[Player, Player]:
        """A table with two people at it."""
        fields.setdefault("options", {"players": 2})
        seats = [SeatWish("me", "Ann"), SeatWish("open")]
        made = self.create("ann", game, seats=seats, **fields)
        key = next(link.key for link in made.links if link.role == "seat:1")
        self.join("ben", made.table.id, key, name="Ben")
        return self.player("ann", made.table.id, 0), self.player("ben", made.table.id, 1)
