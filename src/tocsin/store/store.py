"""The store that tables are kept in: writes through one thread, reads at once.

`Store` is what rooms know of it. `DatabaseStore` is the real one; a test may bring its own.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from sqlalchemy import Connection, Select, func, select
from sqlalchemy.exc import SQLAlchemyError

from tocsin.store.deeds import Deed, Grant, KeyCard, Row, SessionCard, TableCard
from tocsin.store.engine import Database, open_database
from tocsin.store.errors import StoreError, first_line
from tocsin.store.schema import GRANTS, KEYS, LOG, SESSIONS, TABLES
from tocsin.store.writer import Complain, Counts, Deliver, Done, Writer

ENDED = ("over", "closed")
# So many old tables are let go of at once.
RETIRED_MAX = 50


class Store(Protocol):
    """What a room needs: write some deeds together, and read what was written."""

    def write(self, deeds: Sequence[Deed], done: Done) -> None:
        """Write these together; `done` is called after the commit, or with what went wrong."""

    def rows_of(self, table: str) -> list[Row]:
        """The whole log of a table."""

    def card_of(self, table: str) -> TableCard | None:
        """A table in the list of tables."""

    def keys_of(self, table: str) -> list[KeyCard]:
        """The digests of the keys of a table."""

    def session(self, digest: str) -> SessionCard | None:
        """A browser that was here before."""

    def grants_of(self, session: str) -> list[Grant]:
        """What a browser may do, at all tables."""

    def grants_at(self, table: str) -> list[Grant]:
        """What browsers may do at one table."""

    def spoken_at(self, session: str) -> list[str]:
        """The tables in whose logs this browser has written words or names."""

    def listed(self, most: int) -> list[TableCard]:
        """So many tables that anybody may see and that are not over, the latest first."""

    def ended_before(self, at_ms: int) -> list[str]:
        """Tables that are over or closed and have not been touched since."""

    def playing(self) -> list[str]:
        """Tables at which a play goes on, the latest first."""

    def made_as(self, digest: str) -> str | None:
        """The table that an order made, by the digest of the order."""


class DatabaseStore:
    """The real one."""

    def __init__(
        self, database: Database, deliver: Deliver, complain: Complain | None = None
    ) -> None:
        self.database = database
        self._complain = complain
        self._writer = Writer(database.writing, deliver, complain)
        self._writer.start()

    @property
    def counts(self) -> Counts:
        """What the writer has done so far."""
        return self._writer.counts

    def close(self) -> None:
        """Write down what is waiting, then let the database go."""
        self._writer.stop()
        self.database.close()

    def write(self, deeds: Sequence[Deed], done: Done) -> None:
        """Write these together; `done` is called after the commit, or with what went wrong."""
        self._writer.write(deeds, done)

    def rows_of(self, table: str) -> list[Row]:
        """The whole log of a table."""
        with self._reader() as connection:
            return read_rows(connection, table)

    def card_of(self, table: str) -> TableCard | None:
        """A table in the list of tables."""
        found = self._cards(select(TABLES).where(TABLES.c.id == table))
        return found[0] if found else None

    def keys_of(self, table: str) -> list[KeyCard]:
        """The digests of the keys of a table."""
        wanted = select(KEYS).where(KEYS.c.table_id == table)
        with self._reader() as connection:
            return [KeyCard(*found) for found in connection.execute(wanted)]

    def session(self, digest: str) -> SessionCard | None:
        """A browser that was here before."""
        with self._reader() as connection:
            wanted = select(SESSIONS).where(SESSIONS.c.digest == digest)
            found = connection.execute(wanted).first()
        return None if found is None else SessionCard(*found)

    def grants_of(self, session: str) -> list[Grant]:
        """What a browser may do, at all tables."""
        return self._grants(select(GRANTS).where(GRANTS.c.session == session))

    def grants_at(self, table: str) -> list[Grant]:
        """What browsers may do at one table."""
        return self._grants(select(GRANTS).where(GRANTS.c.table_id == table))

    def spoken_at(self, session: str) -> list[str]:
        """The tables in whose logs this browser has written words or names."""
        wanted = select(LOG.c.table_id).where(LOG.c.who == session).distinct()
        with self._reader() as connection:
            return [str(id) for id in connection.execute(wanted).scalars()]

    def listed(self, most: int) -> list[TableCard]:
        """So many tables that anybody may see and that are not over, the latest first."""
        wanted = select(TABLES).where(TABLES.c.is_listed & TABLES.c.phase.not_in(ENDED))
        return self._cards(wanted.order_by(TABLES.c.touched_ms.desc()).limit(most))

    def ended_before(self, at_ms: int) -> list[str]:
        """Tables that are over or closed and have not been touched since."""
        ended = TABLES.c.phase.in_(ENDED) & (TABLES.c.touched_ms < at_ms)
        return [card.id for card in self._cards(select(TABLES).where(ended).limit(RETIRED_MAX))]

    def playing(self) -> list[str]:
        """Tables at which a play goes on, the latest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.phase == "playing")
        with self._reader() as connection:
            found = connection.execute(wanted.order_by(TABLES.c.touched_ms.desc()))
            return [str(id) for id in found.scalars()]

    def made_as(self, digest: str) -> str | None:
        """The table that an order made, by the digest of the order."""
        wanted = select(TABLES.c.id).where(TABLES.c.made_as == digest)
        with self._reader() as connection:
            found = connection.execute(wanted).scalar()
        return None if found is None else str(found)

    def count_tables(self) -> int:
        """How many tables there are."""
        with self._reader() as connection:
            return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())

    @property
    def is_there(self) -> bool:
        """Does the database answer?"""
        try:
            with self._reader() as connection:
                connection.execute(select(1))
        except StoreError:
            return False
        return True

    @contextmanager
    def _reader(self) -> Iterator[Connection]:
        """A connection to read with; a database that does not answer is a StoreError."""
        try:
            with self.database.reading.connect() as connection:
                yield connection
        except SQLAlchemyError as problem:
            error = StoreError("cannot-read-database", {"system": first_line(problem)})
            if self._complain is not None:
                self._complain(error)
            raise error from problem

    def _cards(self, wanted: Select[Any]) -> list[TableCard]:
        with self._reader() as connection:
            return [TableCard(*found) for found in connection.execute(wanted)]

    def _grants(self, wanted: Select[Any]) -> list[Grant]:
        with self._reader() as connection:
            return [Grant(*found) for found in connection.execute(wanted)]


def read_rows(connection: Connection, table: str) -> list[Row]:
    """The whole log of a table, in its order."""
    wanted = select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq)
    with connection:
        return [Row(*found) for found in connection.execute(wanted)]


def open_store(url: str, deliver: Deliver) -> DatabaseStore:
    """Own the database behind this address or file."""
    return DatabaseStore(open_database(url), deliver)
