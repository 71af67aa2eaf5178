"""A room: one live table, its guests, and the order in which things happen.

Orders are taken one after the other. What an order changes is written down first and told
afterwards; while it is being written, further orders wait. If it cannot be written, the table is
read again from its log, as if the order had never come.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from tocsin.core.errors import TocsinError
from tocsin.store.deeds import Deed, Row, TableCard, digest_text
from tocsin.store.errors import StoreError
from tocsin.store.store import Store
from tocsin.tables.computers.thinking import Thinking
from tocsin.tables.log.deciding import Decision
from tocsin.tables.log.entries import Moved, make_row
from tocsin.tables.news.moments import Moments
from tocsin.tables.news.publishing import Publisher
from tocsin.tables.people.guests import Guest
from tocsin.tables.people.presence import Attendance
from tocsin.tables.ports import Clock, Notice, Randomness, Settings, Tally, Thinkers, unheard
from tocsin.tables.refusing import Refusal, refusal_of, refuse
from tocsin.tables.table import Table
from tocsin.wire import codec
from tocsin.wire.facts import TableInfo
from tocsin.wire.reports import Done, Refused

Task = Callable[[], None]
REFUSED_MAX = 256
# After a failed write the log is read again this much later.
RETRY_MS = 2_000


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What all rooms of a house share."""

    store: Store
    clock: Clock
    randomness: Randomness
    thinkers: Thinkers
    settings: Settings
    tally: Tally = field(default_factory=Tally)
    notice: Notice = unheard


class Room:
    """A live table."""

    def __init__(self, table: Table, around: Surroundings) -> None:
        self.table = table
        self.around = around
        self.guests: list[Guest] = []
        self.publisher = Publisher(self)
        self.attendance = Attendance(self)
        self.thinking = Thinking(self)
        self.moments = Moments()
        self.is_writing = False
        # The log could not be read after a failed write: tried again with the next order.
        self.is_lost = False
        self._inbox: deque[Task] = deque()
        # What was refused lately, by the key of the order: whoever comes back after a lost
        # connection and asks again with the same id gets the same answer.
        self._refused: dict[str, bytes] = {}

    # Who comes in.

    def enter(self, guest: Guest) -> None:
        """A socket opened; it says hello next."""
        self.guests.append(guest)

    def leave(self, guest: Guest) -> None:
        """A socket closed."""
        guest.give_up_hint()
        if guest in self.guests:
            self.guests.remove(guest)
            if guest.is_greeted:
                self.attendance.notice()

    @property
    def is_idle(self) -> bool:
        """Nobody is here and nothing is going on: the room may be cleared away."""
        return not (self.guests or self.is_writing or self._inbox or self.thinking.is_going_on)

    # What is done, one thing after the other.

    def run(self, task: Task) -> bool:
        """Do this when its turn comes; False if too much is waiting already."""
        if self.is_writing:
            if len(self._inbox) >= self.around.settings.inbox_max:
                return False
            self._inbox.append(task)
            return True
        task()
        return True

    def take(self, guest: Guest, id: str, deed: Task) -> None:
        """An order of a guest: carried out in its turn, refused with a code, never half done."""
        if not self.run(partial(self._carry_out, guest, id, deed)):
            self.refuse(guest, id, refuse("busy"))

    def _carry_out(self, guest: Guest, id: str, deed: Task) -> None:
        try:
            self._find_again()
            key = order_key(guest, id)
            answered = self.table.answered.get(key)
            if answered is not None:
                guest.send(Done(id, answered))
            elif key in self._refused:
                guest.line.send(self._refused[key])
            else:
                deed()
        except Refusal as refusal:
            self.refuse(guest, id, refusal)
        except TocsinError as error:
            self.refuse(guest, id, refusal_of(error, self.table.teller))

    def refuse(self, guest: Guest, id: str, refusal: Refusal) -> None:
        """Say no, and remember it for that id."""
        self.around.tally.refusals[refusal.code] += 1
        seq = max(self.table.seq, 0)
        report = codec.write(Refused(id, refusal.code, refusal.line, refusal.rule, seq))
        if id not in ("", "-") and refusal.code not in ("busy", "not-stored", "stopping"):
            while len(self._refused) >= REFUSED_MAX:
                self._refused.pop(next(iter(self._refused)))
            self._refused[order_key(guest, id)] = report
        guest.line.send(report)

    def commit(
        self,
        decisions: Sequence[Decision],
        done: Callable[[StoreError | None], None],
        deeds: Sequence[Deed] = (),
    ) -> None:
        """Write these down, then tell everybody, then call `done`."""
        phase = self.table.phase
        rows: list[Row] = []
        for decision in decisions:
            row = make_row(
                self.table.id,
                self.table.seq + 1,
                self.table.hash,
                decision.actor,
                self.around.clock.now_ms(),
                decision.entry,
                decision.said,
                decision.who,
            )
            self.table.apply(row, decision.is_played)
            rows.append(row)
        more: list[Deed] = [*deeds, *rows]
        if self.table.phase != phase or any(row.kind == "seat" for row in rows):
            more.append(self.card())
        self.is_writing = True
        self.around.store.write(more, partial(self._written, rows, done))
        if all(row.kind == "move" for row in rows):
            # The store works elsewhere; meanwhile the news can be composed.
            self.around.clock.later(0, partial(self._prepare, rows))

    def _prepare(self, rows: list[Row]) -> None:
        is_still_written = self.is_writing and rows and rows[-1].hash == self.table.hash
        if is_still_written:
            self.publisher.prepare(rows)

    def commit_order(self, guest: Guest, id: str, *decisions: Decision) -> None:
        """Write down what an order brought; its sender is told first."""
        self.commit(decisions, partial(self._answer, guest, id))

    def _answer(self, guest: Guest, id: str, error: StoreError | None) -> None:
        if error is not None:
            self.refuse(guest, id, refuse("not-stored"))
        else:
            seq = self.table.answered.get(order_key(guest, id), self.table.seq)
            guest.send(Done(id, seq))

    def _written(
        self,
        rows: list[Row],
        done: Callable[[StoreError | None], None],
        error: StoreError | None,
    ) -> None:
        self.is_writing = False
        if error is not None:
            self.is_lost = True
            self.thinking.stop()
            self._restore()
            done(error)
        else:
            done(None)
            self._count(rows)
            if rows:
                self.publisher.publish(rows)
                self.attendance.notice()
        self._drain()
        if not self.is_writing and not self.is_lost:
            self.thinking.go_on()

    def _count(self, rows: list[Row]) -> None:
        for remark in self.table.remarks[-len(rows) :] if rows else ():
            if isinstance(remark.entry, Moved):
                self.around.tally.moves[remark.entry.by] += 1

    def _drain(self) -> None:
        while self._inbox and not self.is_writing:
            self._inbox.popleft()()

    def _find_again(self) -> None:
        """After a failed write only the log knows how the table stands."""
        if not self.is_lost:
            return
        try:
            rows = self.around.store.rows_of(self.table.id)
            self.table = Table(rows, self.around.randomness)
        except TocsinError as problem:
            raise refuse("not-stored") from problem
        self.is_lost = False
        self.publisher.forget()
        for guest in self.guests:
            if guest.is_greeted:
                self.publisher.show(guest)

    def read_again(self) -> None:
        """The log was changed elsewhere: somebody's words are gone from it."""
        self.is_lost = True
        with suppress(Refusal):
            self._find_again()

    def _restore(self) -> None:
        """Read the log again at once; the computers go on a little later, and so do we."""
        with suppress(Refusal):
            self._find_again()
        self.around.clock.later(RETRY_MS, self._try_later)

    def _try_later(self) -> None:
        self.run(self._go_on)

    def _go_on(self) -> None:
        if self.is_lost:
            self._restore()
        elif not self.is_writing:
            self.thinking.go_on()

    # What a list shows.

    def info(self) -> TableInfo:
        """The table as everybody at it may know it."""
        return self.publisher.info()

    def card(self) -> TableCard:
        """The table in the list of tables."""
        table = self.table
        summary = codec.write(self.info()).decode()
        listed = table.head.listed
        made_as = digest_text(table.head.id)
        times = (table.created_ms, table.touched_ms)
        return TableCard(table.id, *times, table.phase, listed, summary, made_as)


def order_key(guest: Guest, id: str) -> str:
    """How the log names an order, so that ids of different browsers do not meet."""
    return f"{guest.session[:16]}.{id}"
