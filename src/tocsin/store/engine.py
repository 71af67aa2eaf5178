"""Opening a database: SQLite with every guard on, or PostgreSQL by its address."""

import errno
import os
import socket
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from tocsin.store.errors import NOT_SQLITE, StoreError, cannot_open
from tocsin.store.lock import FileLock, in_use
from tocsin.store.schema import HEAD, METADATA, VERSION

# Older SQLite may damage a log that is written while it is checkpointed.
SQLITE_SAFE = (3, 51, 3)
# Every file of SQLite begins so; one that is empty may become a database.
SQLITE_FILE = b"SQLite format 3\0"
# Any number of ours: whoever holds it owns the database.
ADVISORY_LOCK = 0x70C51
# A database that does not answer keeps nobody waiting for long; an address may say otherwise.
PATIENCE = {"connect_timeout": "3", "tcp_user_timeout": "5000"}
# So the owner calls itself, and whoever comes second finds it: a process and its machine.
OWN_NAME = "tocsin "
OWNER = f"""
    SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND classid = 0 AND objid = {ADVISORY_LOCK} AND granted
    AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


@dataclass(slots=True)
class Database:
    """A database that this process owns: one engine that writes, one that only reads."""

    writing: Engine
    reading: Engine
    name: str
    version: str
    is_safe: bool
    lock: FileLock | None = None

    def close(self) -> None:
        """Let everything go."""
        self.reading.dispose()
        self.writing.dispose()
        if self.lock is not None:
            self.lock.release()


def open_database(url: str) -> Database:
    """Own the database behind this address or file; it is made or brought up to date."""
    try:
        database = _open_sqlite(url) if is_sqlite(url) else _open_postgres(url)
    except (SQLAlchemyError, OSError) as problem:
        raise cannot_open(shown(url), problem) from problem
    try:
        bring_up_to_date(database.writing)
    except SQLAlchemyError as problem:
        database.close()
        raise cannot_open(shown(url), problem) from problem
    except StoreError:
        database.close()
        raise
    return database


def is_sqlite(url: str) -> bool:
    """A plain path, or an address that begins with sqlite."""
    return "://" not in url or url.startswith("sqlite")


def sqlite_path(url: str) -> Path:
    """The file of a SQLite address."""
    if "://" not in url:
        return Path(url)
    path = make_url(url).database
    if not path or path == ":memory:":
        raise StoreError("cannot-open-database", {"file": url, "reason": "no-file-named"})
    return Path(path)


def shown(url: str) -> str:
    """The address without its password."""
    if "://" not in url:
        return url
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return "?"


def sqlite_module() -> Any:
    """The newest SQLite at hand: pysqlite3's own, else the one Python came with."""
    try:
        import pysqlite3.dbapi2 as module
    except ImportError:
        import sqlite3 as module
    return module


def _open_sqlite(url: str) -> Database:
    path = sqlite_path(url)
    if path.exists() and not os.access(path, os.W_OK):
        # SQLite would open it for reading, and every move would be refused.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    if path.is_file() and not _may_be_sqlite(path):
        # Said before a lock is laid beside a file that is none of ours.
        raise cannot_open(str(path), ValueError(NOT_SQLITE))
    lock = FileLock(path)
    lock.take()
    try:
        module = sqlite_module()
        writing = sqlite_engine(path)
        reading = sqlite_engine(path, is_reader=True)
        with writing.connect():
            pass
    except BaseException:
        lock.release()
        raise
    version = module.sqlite_version
    numbers = tuple(int(part) for part in version.split("."))
    return Database(writing, reading, "SQLite", version, numbers >= SQLITE_SAFE, lock)


def _may_be_sqlite(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(SQLITE_FILE)) in (b"", SQLITE_FILE)


def sqlite_engine(path: Path, is_reader: bool = False) -> Engine:
    """One connection: the writer also checkpoints, a reader may neither write nor checkpoint."""
    mode = "ro" if is_reader else "rwc"
    address = f"file:{_quoted(path)}?mode={mode}"
    engine = create_engine(
        "sqlite://",
        module=sqlite_module(),
        creator=lambda: sqlite_module().connect(
            address, uri=True, check_same_thread=False, isolation_level=None, timeout=5.0
        ),
        poolclass=StaticPool,
    )
    event.listen(engine, "connect", _prepare_reader if is_reader else _prepare_writer)
    if not is_reader:
        event.listen(engine, "begin", _begin_immediate)
    return engine


def _quoted(path: Path) -> str:
    from urllib.parse import quote

    return quote(str(path.absolute()))


def _prepare_writer(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    # Who is forgotten is not to be found in the empty places of the file.
    cursor.execute("PRAGMA secure_delete=ON")
    cursor.close()


def _prepare_reader(connection: Any, _record: Any) -> None:
    connection.execute("PRAGMA wal_autocheckpoint=0")


def _begin_immediate(connection: Connection) -> None:
    # The dialect thinks that it begins by itself; with isolation_level None nobody does.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def postgres_address(url: str) -> URL:
    """The address of a PostgreSQL database; what is none, or cannot be had here, is refused."""
    try:
        address = make_url(url)
    except ArgumentError as problem:
        raise StoreError("bad-database-address", {"address": "?"}) from problem
    if address.get_backend_name() != "postgresql":
        raise StoreError("bad-database-address", {"address": shown(url)})
    try:
        import psycopg  # noqa: F401
    except ImportError as problem:
        raise StoreError("postgres-is-not-installed") from problem
    patient = {name: value for name, value in PATIENCE.items() if name not in address.query}
    return address.set(drivername="postgresql+psycopg").update_query_dict(patient)


def _open_postgres(url: str) -> Database:
    address = postgres_address(url)
    # Whoever writes owns: a connection that is lost and made again must own the database again.
    owning = address.update_query_dict({"application_name": _own_name()})
    writing = create_engine(owning, pool_pre_ping=True, pool_size=1, max_overflow=0)
    event.listen(writing, "connect", partial(_own, shown(url)))
    # Each read is on its own: nothing is held open while people think.
    reading = create_engine(address, isolation_level="AUTOCOMMIT", pool_size=1, pool_pre_ping=True)
    with writing.connect() as connection:
        version = str(connection.execute(text("SHOW server_version")).scalar())
    return Database(writing, reading, "PostgreSQL", version, True)


def _own(name: str, connection: Any, _record: Any) -> None:
    """Take the lock that lasts as long as this connection, or say who has it."""
    held = connection.execute(f"SELECT pg_try_advisory_lock({ADVISORY_LOCK})").fetchone()[0]
    if not held:
        owner = connection.execute(OWNER).fetchone()
        connection.close()
        raise in_use(name, str(owner[0] if owner else "").removeprefix(OWN_NAME))
    connection.commit()


def _own_name() -> str:
    return f"{OWN_NAME}{os.getpid()}@{socket.gethostname()}"[:60]


def bring_up_to_date(engine: Engine) -> None:
    """Make the tables of a new database; change those of an older one by Alembic's migrations."""
    with engine.begin() as connection:
        found = version_of(connection)
        if found == HEAD:
            return
        if found is None:
            METADATA.create_all(connection)
            VERSION.metadata.create_all(connection)
            connection.execute(insert(VERSION).values(version_num=HEAD))
            return
    from tocsin.store.migrating import migrate

    migrate(engine, found)


def version_of(connection: Connection) -> str | None:
    """Which migration a database stands at; None for a new one."""
    if not inspect(connection).has_table(VERSION.name):
        return None
    found = connection.execute(select(VERSION.c.version_num)).scalar()
    return None if found is None else str(found)
