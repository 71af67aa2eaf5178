"""All tables in one file, and back: lines of JSON, packed, the same for every kind of database.

    {"tocsin": "backup", "version": 1, "schema": "0001"}
    ["log", {"table_id": "…", "seq": 0, …}]
    …
    {"rows": 1234, "digest": "…"}

It is read in one transaction: one moment of the database, also while a server writes to it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, create_engine, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from tocsin.store.engine import Database, is_sqlite, shown, sqlite_engine, sqlite_path
from tocsin.store.errors import StoreError
from tocsin.store.schema import HEAD, METADATA, TABLES

VERSION = 1
CHUNK = 500


def write_backup(url: str, file: Path) -> int:
    """Copy everything into a file; how many tables there were."""
    engine = _reader(url)
    part = file.with_name(file.name + ".part")
    try:
        with engine.connect() as connection, gzip.open(part, "wt", encoding="utf-8") as out:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")
            tables = _write(connection, out)
        part.replace(file)
    except (SQLAlchemyError, OSError) as problem:
        part.unlink(missing_ok=True)
        facts = {"file": shown(url), "system": str(problem).splitlines()[0][:200]}
        raise StoreError("cannot-open-database", facts) from problem
    finally:
        engine.dispose()
    return tables


def _reader(url: str) -> Engine:
    if is_sqlite(url):
        path = sqlite_path(url)
        if not path.is_file():
            raise StoreError("cannot-open-database", {"file": str(path), "system": "no such file"})
        return sqlite_engine(path, is_reader=True)
    address = make_url(url).set(drivername="postgresql+psycopg")
    return create_engine(address, isolation_level="REPEATABLE READ")


def _write(connection: Connection, out: Any) -> int:
    digest = hashlib.sha256()
    rows = tables = 0
    head = {"tocsin": "backup", "version": VERSION, "schema": HEAD}
    for line in [head, *_lines(connection)]:
        text = json.dumps(line, ensure_ascii=False)
        digest.update(text.encode())
        out.write(text + "\n")
        rows += 1
        tables += isinstance(line, list) and line[0] == TABLES.name
    out.write(json.dumps({"rows": rows - 1, "digest": digest.hexdigest()}) + "\n")
    return tables


def _lines(connection: Connection) -> Iterator[list[Any]]:
    for table in METADATA.sorted_tables:
        for row in connection.execute(select(table)).mappings():
            fields = {
                name: value.hex() if isinstance(value, bytes) else value
                for name, value in row.items()
            }
            yield [table.name, fields]


def read_backup(file: Path, database: Database) -> int:
    """Bring everything back into an empty database, all or nothing; how many tables."""
    try:
        with database.writing.begin() as connection:
            if connection.execute(select(TABLES.c.id).limit(1)).first() is not None:
                raise StoreError("database-not-empty", {"file": database.name})
            return _restore(connection, file)
    except (OSError, EOFError, SQLAlchemyError) as problem:
        raise StoreError("bad-backup", {"line": 0}) from problem


def _restore(connection: Connection, file: Path) -> int:
    digest = hashlib.sha256()
    waiting: dict[str, list[dict[str, Any]]] = {}
    rows, tables = -1, 0
    is_whole = False
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for number, text in enumerate(lines, start=1):
            line = _read_line(text, number)
            if number == 1:
                if not isinstance(line, dict) or line.get("tocsin") != "backup":
                    raise StoreError("bad-backup", {"line": 1})
            elif isinstance(line, dict):
                is_whole = line == {"rows": rows, "digest": digest.hexdigest()}
                break
            else:
                table = _table(line, number)
                tables += table is TABLES
                waiting.setdefault(table.name, []).append(_fields(table, line[1]))
                if len(waiting[table.name]) >= CHUNK:
                    connection.execute(insert(table), waiting.pop(table.name))
            digest.update(text.rstrip("\n").encode())
            rows += 1
    if not is_whole:
        raise StoreError("bad-backup", {"line": rows + 2})
    for name, held in waiting.items():
        connection.execute(insert(METADATA.tables[name]), held)
    return tables


def _read_line(text: str, number: int) -> Any:
    try:
        return json.loads(text)
    except ValueError as problem:
        raise StoreError("bad-backup", {"line": number}) from problem


def _table(line: Any, number: int) -> Table:
    if not (isinstance(line, list) and len(line) == 2 and line[0] in METADATA.tables):
        raise StoreError("bad-backup", {"line": number})
    return METADATA.tables[line[0]]


def _fields(table: Table, fields: dict[str, Any]) -> dict[str, Any]:
    if table.name == "log":
        return {**fields, "hash": bytes.fromhex(fields["hash"])}
    return fields
