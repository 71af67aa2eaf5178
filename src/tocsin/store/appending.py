"""The bare connection to SQLite: rows of the log appended at once, and old pages cleared away.

All rows of a commit go in one statement, which is a transaction of its own: it is written whole or
not at all, and durable when it returns. Between the statements of a longer transaction the writer
would wait for the event loop, which runs Python meanwhile, and everybody for the writer.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine

from tocsin.store.deeds import Row
from tocsin.store.engine import sqlite_module
from tocsin.store.schema import LOG

NAMES = tuple(column.name for column in LOG.columns)
# SQLite keeps so many prepared statements that there is one for each number of rows.
ROWS_MAX = 64


class Appender:
    """Appends rows to a SQLite log; the engine has one connection, and only the writer uses it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._bare: Any = None
        self._insert = f"INSERT INTO {LOG.name} ({', '.join(NAMES)}) VALUES "
        self._places = f"({', '.join('?' * len(NAMES))})"

    @property
    def error(self) -> type[Exception]:
        """What the driver raises."""
        kind: type[Exception] = sqlite_module().Error
        return kind

    def append(self, rows: Sequence[Row]) -> None:
        """Write these rows down; nothing of them if one does not fit."""
        values: list[object] = []
        for row in rows:
            values += values_of(row)
        statement = self._insert + ", ".join([self._places] * len(rows))
        self._connection().execute(statement, values)

    def tidy(self) -> None:
        """Bring everything into the database itself, and empty the file beside it."""
        # What was to be written is: if this cannot be now, the next one, or the end, does it.
        with suppress(self.error):
            self._connection().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def _connection(self) -> Any:
        if self._bare is None:
            self._bare = self._engine.raw_connection().driver_connection
        return self._bare


def values_of(row: Row) -> tuple[object, ...]:
    """A row in the order of its columns."""
    return (
        row.table,
        row.seq,
        row.kind,
        row.actor,
        row.at_ms,
        row.body,
        row.hash,
        row.said,
        row.who,
    )


def named_values(row: Row) -> dict[str, object]:
    """The same with the names of the columns, for any database."""
    return dict(zip(NAMES, values_of(row), strict=True))
