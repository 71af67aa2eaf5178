"""What tests of the log write with: a row, whoever waits for its answer, a database of old."""

import json
import threading
from pathlib import Path

from sqlalchemy import Engine, create_engine, text
from sqlalchemy.engine import make_url

from tocsin.store.deeds import (
    FIRST_HASH,
    Row,
    digest_text,
    link,
)
from tocsin.store.engine import sqlite_engine
from tocsin.store.errors import StoreError
from tocsin.store.migrating import migrate
from tocsin.store.store import DatabaseStore
from tocsin.store.writer import Done


def plain_postgres(url: str) -> Engine:
    return create_engine(make_url(url).set(drivername="postgresql+psycopg"))


def at_once(call: object) -> None:
    assert callable(call)
    call()


def row(table: str, seq: int, before: bytes, said: str | None = None) -> Row:
    body = json.dumps({"said": digest_text(said)} if said else {"text": "walk:n"})
    made = link(before, table, seq, "move", 0, 1000 + seq, body)
    return Row(table, seq, "move", 0, 1000 + seq, body, made, said, "who" if said else None)


class Waiter:
    """Waits for answers of the writer's thread."""

    def __init__(self) -> None:
        self.errors: list[StoreError | None] = []
        self._all = threading.Event()
        self._wanted = 0

    def expect(self, wanted: int) -> Done:
        self._wanted = wanted
        return self.done

    def done(self, error: StoreError | None) -> None:
        self.errors.append(error)
        if len(self.errors) >= self._wanted:
            self._all.set()

    def wait(self) -> list[StoreError | None]:
        assert self._all.wait(20)
        return self.errors


def write(store: DatabaseStore, *deeds: object) -> StoreError | None:
    waiter = Waiter()
    store.write(deeds, waiter.expect(1))  # type: ignore[arg-type]
    return waiter.wait()[0]


def first_form(url: str) -> bytes:
    """A database as the first Tocsin made it, with one table; the hash of its row."""
    engine = sqlite_engine(Path(url)) if "://" not in url else plain_postgres(url)
    migrate(engine, "", "0001")
    body = json.dumps({"id": "who.wish", "said": digest_text("x:y")})
    made = link(FIRST_HASH, "a", 0, "create", -2, 1000, body)
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO log VALUES ('a', 0, 'create', -2, 1000, :body, :hash, 'x:y', 'who')"),
            {"body": body, "hash": made},
        )
        connection.execute(
            text("INSERT INTO tables VALUES ('a', 1, 2, 'playing', :listed, '{}')"),
            {"listed": False},
        )
        connection.execute(text("INSERT INTO grants VALUES ('who', 'a', 'seat:0')"))
    engine.dispose()
    return made
