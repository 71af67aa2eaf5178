"""A deterministic simulation: two people at a table, a network that fails, a server that dies.

What the nemesis does comes from the seed alone, so a failure is seen again by its seed. The checker
looks at the history afterwards: what was acknowledged is in the log exactly once, nothing is there
that nobody sent, and when the network heals everybody sees the same true table.
"""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from tests.tables.world import World
from tocsin.client.seen import Seen
from tocsin.tables.answering import answer
from tocsin.tables.log.audit import NoRandomness
from tocsin.tables.people.guests import Guest
from tocsin.tables.people.keys import digest
from tocsin.tables.table import Table
from tocsin.wire import codec
from tocsin.wire.orders import Do, Hello, Look, TakeBack
from tocsin.wire.reports import Done, Refused

TICK_MS = 700


class Network:
    """Delivers messages late, twice, in another order, or not at all, while it is bad."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self.world = world
        self.rng = rng
        self.is_bad = True

    def carry(self, deliver: Callable[[], None]) -> None:
        fate = self.rng.random() if self.is_bad else 1.0
        if fate < 0.06:
            return
        self.world.clock.later(self._delay(), deliver)
        if fate < 0.12:
            self.world.clock.later(self._delay(), deliver)

    def _delay(self) -> int:
        return self.rng.choice((1, 2, 5, 40, 300)) if self.is_bad else 1


class Wire:
    """One connection; a dead one swallows everything (half-open)."""

    def __init__(self, person: "Person") -> None:
        self.person = person
        self.is_dead = False

    def send(self, data: bytes) -> None:
        if not self.is_dead:
            self.person.network.carry(lambda: self.person.hear(self, data))

    def close(self, code: int) -> None:
        self.is_dead = True


class Person:
    """Plays with a client that sends again what was not answered, and reconnects."""

    def __init__(self, world: World, network: Network, secret: str, table: str, seat: int) -> None:
        self.world, self.network, self.secret = world, network, secret
        self.table, self.seat = table, seat
        self.session = digest(secret)
        self.seen = Seen()
        self.wire: Wire | None = None
        self.guest: Guest | None = None
        self.pending: Do | TakeBack | None = None
        self.acknowledged: dict[str, int] = {}
        self.sent: set[str] = set()
        self.refused: set[str] = set()
        self.silent_ticks = 0
        self._count = 0

    def tick(self) -> None:
        self.silent_ticks += 1
        if self.wire is None or self.wire.is_dead or self.silent_ticks > 4:
            self.connect()
        elif self.pending is not None:
            self.say(self.pending)
        elif self.seen.asked is not None:
            self.choose()
        self.world.clock.later(TICK_MS, self.tick)

    def connect(self) -> None:
        self.silent_ticks = 0
        if self.guest is not None:
            self.world.lobby.room(self.table).leave(self.guest)
        self.wire = Wire(self)
        rights = self.world.lobby.rights(self.session, self.table)
        self.guest = Guest(self.wire, self.session, "", rights)
        self.world.lobby.room(self.table).enter(self.guest)
        self.say(Hello(1, self.seat, max(self.seen.seq, 0), "texts"))
        if self.pending is not None:
            self.say(self.pending)

    def answered(self, report: Done | Refused) -> None:
        if isinstance(report, Done):
            self.acknowledged[report.id] = report.seq
        elif report.code in ("busy", "not-stored"):
            return
        else:
            self.refused.add(report.id)
        self.pending = None

    def choose(self) -> None:
        self._count += 1
        rng = self.network.rng
        id = f"{self.secret}{self._count}"
        if rng.random() < 0.1 and self.seen.undo is not None and self.seen.undo.free:
            self.pending = TakeBack(id, self.seat, self.seen.seq)
        elif self.seen.asked is not None:
            self.pending = Do(id, self.seat, rng.choice(self.seen.asked.texts), self.seen.seq)
        if self.pending is not None:
            self.sent.add(id)
            self.say(self.pending)

    def say(self, order: Any) -> None:
        wire, guest = self.wire, self.guest
        text = codec.write(order)

        def deliver() -> None:
            if wire is not None and not wire.is_dead and guest is not None:
                answer(self.world.lobby.room(self.table), guest, codec.read_order(text))

        self.network.carry(deliver)

    def hear(self, wire: Wire, data: bytes) -> None:
        if wire is not self.wire or wire.is_dead:
            return
        self.silent_ticks = 0
        report = codec.read_report(data)
        if isinstance(report, (Done, Refused)) and self.pending is not None:
            if report.id == self.pending.id:
                self.answered(report)
        if self.seen.take(report):
            self.say(Look(self.seat))
        elif self.pending is None and self.seen.asked is not None:
            self.choose()


class Run:
    """One run of the simulation."""

    def __init__(self, seed: int, plies: int = 24) -> None:
        self.rng = random.Random(seed)
        self.world = World(seed)
        options = {"players": 2, "firebreaks": True}
        ann, ben = self.world.two("feurio", options=options, away_seconds=0)
        ann.drop()
        ben.drop()
        self.table = ann.table
        self.network = Network(self.world, self.rng)
        self.people = [
            Person(self.world, self.network, secret, self.table, seat)
            for seat, secret in enumerate(("ann", "ben"))
        ]
        self._plies = plies
        for person in self.people:
            person.tick()
        self.world.clock.later(500, self.torment)

    def torment(self) -> None:
        """The nemesis strikes."""
        if not self.network.is_bad:
            return
        fate = self.rng.random()
        if fate < 0.12:
            self.world.restart()
            for person in self.people:
                person.guest = None
                if person.wire is not None:
                    person.wire.is_dead = True
        elif fate < 0.3:
            wire = self.rng.choice(self.people).wire
            if wire is not None:
                wire.is_dead = True
        elif fate < 0.4:
            self.world.clock.jump(self.rng.choice((-3_600_000, 3_600_000)))
        elif fate < 0.55:
            self.world.store.fault = not self.world.store.fault
        elif fate < 0.7:
            self.world.store.delay_ms = self.rng.choice((1, 30, 400))
        self.world.clock.later(self.rng.randrange(100, 1500), self.torment)

    def go(self) -> None:
        """Torment, then heal, then check."""
        for _ in range(40):
            self.world.clock.pass_ms(1000)
            if len(self.world.store.rows_of(self.table)) > self._plies:
                break
        self.network.is_bad = False
        self.world.store.fault = False
        self.world.store.delay_ms = 1
        for person in self.people:
            person.choose = lambda: None  # type: ignore[method-assign]
        self.world.clock.pass_ms(30_000)
        self.check()

    def check(self) -> None:
        rows = self.world.store.rows_of(self.table)
        table = Table(rows, NoRandomness())
        bodies = [msgspec.json.decode(row.body) for row in rows]
        written = [body["id"] for body in bodies if body.get("id", "").count(".") == 1]
        assert len(set(written)) == len(written), "no order is carried out twice"
        for person in self.people:
            mine = f"{person.session[:16]}."
            for id, seq in person.acknowledged.items():
                assert bodies[seq]["id"] == mine + id, "what is acknowledged is in the log"
            found = {id[len(mine) :] for id in written[1:] if id.startswith(mine)}
            assert found <= person.sent, "nothing is written that nobody sent"
            assert not found & person.refused, "nothing is written that was refused"
            assert person.seen.seq == table.seq, "everybody sees the last row"
            view = msgspec.json.decode(msgspec.json.encode(table.play.view(person.seat)))
            assert person.seen.view == view, "and the true table"
            assert person.pending is None, "everything was answered"
