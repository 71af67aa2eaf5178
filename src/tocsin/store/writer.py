"""One thread that writes, many batches in one commit.

Whoever waits is answered after the commit and never before. When a commit fails, each batch is
tried by itself, so that one that cannot be written does not take the others with it.
"""

import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, update
from sqlalchemy.dialects import sqlite

from tocsin.store import deeds
from tocsin.store.appending import ROWS_MAX, Appender, named_values
from tocsin.store.deeds import Deed, Row
from tocsin.store.errors import StoreError
from tocsin.store.schema import GRANTS, KEYS, LOG, SESSIONS, TABLES

GROUP_MAX = 512
# Whoever comes so soon after a commit is not alone: a moment's patience then saves a commit.
BUSY_SECONDS = 0.004
PATIENCE_SECONDS = 0.0015
Done = Callable[[StoreError | None], None]
# How an answer gets back to the thread that asked.
Deliver = Callable[[Callable[[], None]], None]
# Told of what cannot be written or read, on the thread that wanted to.
Complain = Callable[[StoreError], None]


@dataclass(slots=True)
class Batch:
    """Deeds that are done together or not at all, and whom to tell."""

    deeds: Sequence[Deed]
    done: Done
    error: StoreError | None = None


@dataclass(slots=True)
class Counts:
    """What the writer has done: for the metrics, and for the health page."""

    commits: int = 0
    rows: int = 0
    failures: int = 0
    is_failing: bool = False
    group_sizes: list[int] = field(default_factory=list)


class Writer:
    """Takes batches from one thread and answers them, in their order, through `deliver`."""

    def __init__(self, engine: Engine, deliver: Deliver, complain: Complain | None = None) -> None:
        self._engine = engine
        self._complain = complain
        self._appender = Appender(engine) if engine.dialect.name == "sqlite" else None
        self._deliver = deliver
        self._queue: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="tocsin-writer", daemon=True)
        # When the last commit ended.
        self._rested_from = 0.0
        self.counts = Counts()

    def start(self) -> None:
        """Begin to work."""
        self._thread.start()

    def stop(self) -> None:
        """Write down what is waiting, then end."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()

    def write(self, deeds: Sequence[Deed], done: Done) -> None:
        """Write these together; `done` is called after the commit, or with what went wrong."""
        self._queue.put(Batch(deeds, done))

    def _work(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            group, is_last = self._gather(first)
            self._write_group(group)
            self._rested_from = time.monotonic()
            self._deliver(_Answers(group, self._deliver))
            if is_last:
                return

    def _gather(self, first: Batch) -> tuple[list[Batch], bool]:
        """Whatever else is waiting already, or comes at once where much is going on."""
        group = [first]
        is_busy = time.monotonic() - self._rested_from < BUSY_SECONDS
        patience = PATIENCE_SECONDS if is_busy else 0.0
        while len(group) < GROUP_MAX:
            try:
                batch = self._queue.get(timeout=patience)
            except queue.Empty:
                break
            patience = 0.0
            if batch is None:
                return group, True
            group.append(batch)
        return group, False

    def _write_group(self, group: list[Batch]) -> None:
        try:
            self._commit(group)
        except Exception as problem:
            # Whatever it was: nobody else writes, so this thread goes on.
            if len(group) == 1:
                group[0].error = _told(problem)
                self.counts.failures += 1
                self.counts.is_failing = True
                self._report(group[0].error)
                return
            for batch in group:
                self._write_group([batch])

    def _report(self, error: StoreError) -> None:
        """Say what went wrong; a log that is as full as the database ends nobody's work."""
        if self._complain is not None:
            with suppress(Exception):
                self._complain(error)

    def _commit(self, group: list[Batch]) -> None:
        rows = [deed for batch in group for deed in batch.deeds if isinstance(deed, Row)]
        rest = [deed for batch in group for deed in batch.deeds if not isinstance(deed, Row)]
        if self._appender is not None and rows and not rest and len(rows) <= ROWS_MAX:
            self._appender.append(rows)
        else:
            with self._engine.begin() as connection:
                if rows:
                    connection.execute(insert(LOG), [named_values(row) for row in rows])
                for deed in rest:
                    _carry_out(connection, deed)
        if self._appender is not None and any(isinstance(deed, deeds.Tidy) for deed in rest):
            self._appender.tidy()
        self.counts.commits += 1
        self.counts.rows += len(rows)
        self.counts.is_failing = False
        if rows:
            self.counts.group_sizes.append(len(rows))


class _Answers:
    """Tells everybody of a group, on the thread that asked."""

    def __init__(self, group: list[Batch], deliver: Deliver) -> None:
        self._group = group
        self._deliver = deliver

    def __call__(self) -> None:
        for number, batch in enumerate(self._group, start=1):
            try:
                batch.done(batch.error)
            except BaseException:
                # Whoever fails when told keeps the others from nothing.
                self._deliver(_Answers(self._group[number:], self._deliver))
                raise


def _told(problem: Exception) -> StoreError:
    origin = getattr(problem, "orig", None) or problem
    return StoreError("cannot-write-database", {"system": str(origin)[:200]})


def _carry_out(connection: Connection, deed: Deed) -> None:
    if isinstance(deed, deeds.TableCard):
        values = {name: getattr(deed, name) for name in deed.__slots__}
        _put(connection, TABLES, ["id"], values)
    elif isinstance(deed, deeds.KeyCard):
        values = {"table_id": deed.table, "role": deed.role, "digest": deed.digest}
        _put(connection, KEYS, ["table_id", "role"], values)
    elif isinstance(deed, deeds.SessionCard):
        values = {name: getattr(deed, name) for name in deed.__slots__}
        _put(connection, SESSIONS, ["digest"], values)
    elif isinstance(deed, deeds.Grant):
        values = {"session": deed.session, "table_id": deed.table, "role": deed.role}
        _put(connection, GRANTS, ["session", "table_id", "role"], values)
    elif isinstance(deed, deeds.DropGrant):
        mine = (GRANTS.c.session == deed.session) & (GRANTS.c.table_id == deed.table)
        connection.execute(delete(GRANTS).where(mine & (GRANTS.c.role == deed.role)))
    elif isinstance(deed, deeds.DropGrants):
        held = (GRANTS.c.table_id == deed.table) & (GRANTS.c.role == deed.role)
        connection.execute(delete(GRANTS).where(held & (GRANTS.c.session != deed.but)))
    elif isinstance(deed, deeds.ForgetSession):
        connection.execute(delete(GRANTS).where(GRANTS.c.session == deed.digest))
        connection.execute(delete(SESSIONS).where(SESSIONS.c.digest == deed.digest))
        written = update(LOG).where(LOG.c.who == deed.digest)
        connection.execute(written.values(said=None, who=None))
    elif isinstance(deed, deeds.DropTable):
        for table in (LOG, KEYS, GRANTS):
            connection.execute(delete(table).where(table.c.table_id == deed.id))
        connection.execute(delete(TABLES).where(TABLES.c.id == deed.id))


def _insert(dialect: str, table: Any) -> Any:
    if dialect == "sqlite":
        return sqlite.insert(table)
    # Whoever has no PostgreSQL need not wait for its dialect at every start.
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)


def _put(connection: Connection, table: Any, keys: list[str], values: dict[str, Any]) -> None:
    """Insert, or replace what is there under these keys."""
    statement = _insert(connection.dialect.name, table).values(**values)
    rest = {name: value for name, value in values.items() if name not in keys}
    if rest:
        statement = statement.on_conflict_do_update(index_elements=keys, set_=rest)
    else:
        statement = statement.on_conflict_do_nothing(index_elements=keys)
    connection.execute(statement)
