"""All tables in one file, and back: lines of JSON, packed, the same for every kind of database.

    {"tocsin": "backup", "version": 1, "schema": "0002"}
    ["log", {"table_id": "…", "seq": 0, …}]
    …
    {"rows": 1234, "digest": "…"}

It is read in one transaction: one moment of the database, also while a server writes to it. A
database is copied in the form it has; one of an older form is restored in that form, and then
brought up to date by the same migrations.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, MetaData, Table, create_engine, insert, select
from sqlalchemy.exc import SQLAlchemyError

from tocsin.store.engine import (
    Database,
    bring_up_to_date,
    is_sqlite,
    postgres_address,
    shown,
    sqlite_engine,
    sqlite_path,
    version_of,
)
from tocsin.store.errors import StoreError, cannot_open, facts_of
from tocsin.store.schema import HEAD, METADATA, TABLES
from tocsin.store.schema import VERSION as VERSION_TABLE

VERSION = 1
# The first form that a database ever had.
FIRST = "0001"
CHUNK = 500
# A file that was cut, packed by something else, or changed by hand.
BROKEN = (OSError, EOFError, zlib.error, ValueError, LookupError, TypeError, SQLAlchemyError)


def write_backup(url: str, file: Path) -> int:
    """Copy everything into a file; how many tables there were."""
    engine = _reader(url)
    part = file.with_name(file.name + ".part")
    try:
        with engine.connect() as connection, gzip.open(part, "wt", encoding="utf-8") as out:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")
            tables = _write(connection, out, shown(url))
        part.replace(file)
    except SQLAlchemyError as problem:
        raise cannot_open(shown(url), problem) from problem
    except OSError as problem:
        raise StoreError("cannot-write-file", facts_of(str(file), problem)) from problem
    finally:
        # What was not finished goes; where nothing could be written there is nothing.
        with suppress(OSError):
            part.unlink(missing_ok=True)
        engine.dispose()
    return tables


def _reader(url: str) -> Engine:
    if is_sqlite(url):
        path = sqlite_path(url)
        if not path.is_file():
            raise StoreError("cannot-open-database", {"file": str(path), "reason": "enoent"})
        return sqlite_engine(path, is_reader=True)
    return create_engine(postgres_address(url), isolation_level="REPEATABLE READ")


def _write(connection: Connection, out: Any, name: str) -> int:
    schema = version_of(connection)
    if schema is None:
        raise StoreError("cannot-open-database", {"file": name, "reason": "not-a-database"})
    digest = hashlib.sha256()
    rows = tables = 0
    head = {"tocsin": "backup", "version": VERSION, "schema": schema}
    for line in [head, *_lines(connection)]:
        text = json.dumps(line, ensure_ascii=False)
        digest.update(text.encode())
        out.write(text + "\n")
        rows += 1
        tables += isinstance(line, list) and line[0] == TABLES.name
    out.write(json.dumps({"rows": rows - 1, "digest": digest.hexdigest()}) + "\n")
    return tables


def _lines(connection: Connection) -> Iterator[list[Any]]:
    for table in _form_of(connection).sorted_tables:
        for row in connection.execute(select(table)).mappings():
            fields = {
                name: value.hex() if isinstance(value, bytes) else value
                for name, value in row.items()
            }
            yield [table.name, fields]


def _form_of(connection: Connection) -> MetaData:
    """The tables of a database as they are, whichever Tocsin made them."""
    found = MetaData()
    found.reflect(connection, only=list(METADATA.tables))
    return found


def read_backup(file: Path, database: Database) -> int:
    """Bring everything back into an empty database, all or nothing; how many tables."""
    engine = database.writing
    with engine.begin() as connection:
        if connection.execute(select(TABLES.c.id).limit(1)).first() is not None:
            raise StoreError("database-not-empty", {})
    schema = _schema_of(file)
    if schema != HEAD:
        from tocsin.store.migrating import migrate

        _clear(engine)
        migrate(engine, "", schema)
    try:
        with engine.begin() as connection:
            tables = _restore(connection, file)
    except BaseException:
        if schema != HEAD:
            _clear(engine)
        raise
    finally:
        bring_up_to_date(engine)
    return tables


def _schema_of(file: Path) -> str:
    """In which form a backup was made; one of a newer Tocsin is refused."""
    with _reading(file) as lines:
        head = _read_line(lines.readline(), 1)
    if not isinstance(head, dict) or head.get("tocsin") != "backup":
        raise StoreError("bad-backup", {"line": 1})
    schema = str(head.get("schema", ""))
    if head.get("version") != VERSION or not FIRST <= schema <= HEAD:
        raise StoreError("database-from-newer-tocsin", {"found": schema})
    return schema


@contextmanager
def _reading(file: Path) -> Iterator[Any]:
    """The lines of a backup; whatever is wrong with them is said to be."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            yield lines
    except BROKEN as problem:
        if isinstance(problem, OSError) and problem.errno:
            raise StoreError("cannot-read-file", facts_of(str(file), problem)) from problem
        raise StoreError("bad-backup", {"line": 0}) from problem


def _clear(engine: Engine) -> None:
    with engine.begin() as connection:
        METADATA.drop_all(connection)
        VERSION_TABLE.drop(connection, checkfirst=True)


def _restore(connection: Connection, file: Path) -> int:
    digest = hashlib.sha256()
    waiting: dict[str, list[dict[str, Any]]] = {}
    rows, tables = -1, 0
    is_whole = False
    form = _form_of(connection)
    with _reading(file) as lines:
        for number, text in enumerate(lines, start=1):
            line = _read_line(text, number)
            if number > 1 and isinstance(line, dict):
                is_whole = line == {"rows": rows, "digest": digest.hexdigest()}
                # Nothing comes after it; that is also where the check sum of the packing stands.
                is_whole = is_whole and not lines.read(1)
                break
            if number > 1:
                table = _table(form, line, number)
                tables += table.name == TABLES.name
                waiting.setdefault(table.name, []).append(_fields(table, line[1]))
                if len(waiting[table.name]) >= CHUNK:
                    connection.execute(insert(table), waiting.pop(table.name))
            digest.update(text.rstrip("\n").encode())
            rows += 1
        if not is_whole:
            raise StoreError("bad-backup", {"line": rows + 2})
        for name, held in waiting.items():
            connection.execute(insert(form.tables[name]), held)
    return tables


def _read_line(text: str, number: int) -> Any:
    try:
        return json.loads(text)
    except ValueError as problem:
        raise StoreError("bad-backup", {"line": number}) from problem


def _table(form: MetaData, line: Any, number: int) -> Table:
    is_row = isinstance(line, list) and len(line) == 2 and isinstance(line[1], dict)
    if not is_row or line[0] not in form.tables:
        raise StoreError("bad-backup", {"line": number})
    return form.tables[line[0]]


def _fields(table: Table, fields: dict[str, Any]) -> dict[str, Any]:
    if table.name == "log":
        return {**fields, "hash": bytes.fromhex(fields["hash"])}
    return fields
