"""Looking through every log of a database: its chain holds, and it replays under the rules."""

from __future__ import annotations

from sqlalchemy import select

from tocsin.store.engine import Database
from tocsin.store.schema import TABLES
from tocsin.store.store import read_rows
from tocsin.tables.table import Table


class NoRandomness:
    """Replaying needs none."""

    def bytes(self, count: int) -> bytes:
        """Never asked."""
        raise AssertionError("a replay draws nothing")

    def below(self, n: int) -> int:
        """Never asked."""
        raise AssertionError("a replay draws nothing")


def audit(database: Database) -> int:
    """Replay every table; a CorruptLog names the first row that does not fit. How many tables."""
    with database.reading.connect() as connection:
        ids = [str(found) for found in connection.execute(select(TABLES.c.id)).scalars()]
    for id in ids:
        Table(read_rows(database.reading.connect(), id), NoRandomness())
    return len(ids)
