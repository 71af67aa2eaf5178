"""The log: what is acknowledged is there, in chains, and one batch never harms another."""

import gzip
import json
import os
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, inspect, text, update
from sqlalchemy.engine import make_url

from tests.store.postgres import Postgres
from tocsin.store.backup import read_backup, write_backup
from tocsin.store.deeds import (
    FIRST_HASH,
    DropGrants,
    DropTable,
    ForgetSession,
    Grant,
    KeyCard,
    Row,
    SessionCard,
    TableCard,
    Tidy,
    digest_text,
    link,
)
from tocsin.store.engine import open_database, shown, sqlite_engine
from tocsin.store.errors import StoreError
from tocsin.store.migrating import migrate
from tocsin.store.schema import HEAD, LOG, METADATA
from tocsin.store.store import DatabaseStore, open_store, read_rows
from tocsin.store.writer import Done, Writer


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


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "t.db"


def test_what_is_acknowledged_is_there_after_opening_again_and_its_chain_holds(url: str) -> None:
    store = open_store(url, at_once)
    before = FIRST_HASH
    for seq in range(20):
        made = row("a", seq, before)
        before = made.hash
        assert write(store, made) is None
    store.close()
    again = open_store(url, at_once)
    rows = again.rows_of("a")
    assert [found.seq for found in rows] == list(range(20))
    before = FIRST_HASH
    for found in rows:
        assert found.is_linked(before)
        before = found.hash
    again.close()


def test_a_changed_row_breaks_the_chain(url: str) -> None:
    store = open_store(url, at_once)
    first = row("a", 0, FIRST_HASH)
    write(store, first, row("a", 1, first.hash))
    with store.database.writing.begin() as connection:
        connection.execute(update(LOG).where(LOG.c.seq == 1).values(actor=1))
    rows = store.rows_of("a")
    assert rows[0].is_linked(FIRST_HASH)
    assert not rows[1].is_linked(rows[0].hash)
    store.close()


def test_many_batches_share_a_commit(url: str) -> None:
    store = open_store(url, at_once)
    waiter = Waiter()
    done = waiter.expect(200)
    for number in range(200):
        store.write([row(f"t{number}", 0, FIRST_HASH)], done)
    assert waiter.wait() == [None] * 200
    assert store.counts.rows == 200
    assert store.counts.commits < 200
    store.close()


def test_a_batch_that_cannot_be_written_does_not_take_others_with_it(url: str) -> None:
    store = open_store(url, at_once)
    waiter = Waiter()
    done = waiter.expect(41)
    for number in range(20):
        store.write([row(f"t{number}", 0, FIRST_HASH)], done)
    # The same row twice: the second is refused whole, its other row included.
    store.write([row("extra", 0, FIRST_HASH), row("t0", 0, FIRST_HASH)], done)
    for number in range(20, 40):
        store.write([row(f"t{number}", 0, FIRST_HASH)], done)
    answers = waiter.wait()
    assert [error is None for error in answers].count(False) == 1
    assert answers[20] is not None
    assert answers[20].code == "cannot-write-database"
    assert store.rows_of("extra") == []
    assert len(store.rows_of("t39")) == 1
    store.close()


def test_a_second_owner_is_refused_with_the_number_of_the_first(url: str) -> None:
    store = open_store(url, at_once)
    with pytest.raises(StoreError) as refused:
        open_store(url, at_once)
    assert refused.value.code == "database-in-use"
    # Who holds it, whichever database it is; and not the file of the lock, which nobody named.
    assert str(refused.value.facts["process"]).split("@")[0] == str(os.getpid())
    assert refused.value.facts["file"] == shown(url)
    store.close()
    open_store(url, at_once).close()


@pytest.mark.parametrize(
    "url", ["/no/such/folder/t.db", "mysql://x/y", "sqlite://", "postgresql://"]
)
def test_what_cannot_be_opened_is_a_named_error(url: str) -> None:
    with pytest.raises(StoreError) as refused:
        open_store(url, at_once)
    assert refused.value.code in ("cannot-open-database", "bad-database-address")
    assert not str(refused.value.facts.get("file", "")).endswith(".lock"), "nobody named that one"


def test_a_password_is_never_shown() -> None:
    with pytest.raises(StoreError) as refused:
        open_store("mysql://me:hush@host/x", at_once)
    assert "hush" not in str(refused.value)


def test_a_file_that_may_not_be_written_is_refused_before_it_is_opened(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(str(path)).close()
    # Root may write whatever it likes.
    monkeypatch.setattr(os, "access", lambda file, mode: mode != os.W_OK)
    with pytest.raises(StoreError) as refused:
        open_database(str(path))
    assert (refused.value.code, refused.value.facts["reason"]) == ("cannot-open-database", "eacces")


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"nothing of the kind" * 100)
    with pytest.raises(StoreError) as refused:
        open_store(str(path), at_once)
    assert refused.value.code == "cannot-open-database"
    assert [one.name for one in path.parent.iterdir()] == [path.name]  # no lock beside it


def test_cards_are_put_replaced_and_dropped(url: str) -> None:
    store = open_store(url, at_once)
    card = TableCard("a", 1, 2, "playing", True, "{}")
    write(
        store, card, KeyCard("a", "watch", "x"), Grant("s", "a", "watch"), Grant("r", "a", "watch")
    )
    write(
        store, KeyCard("a", "watch", "y"), DropGrants("a", "watch", "r"), Grant("r", "a", "watch")
    )
    assert store.keys_of("a") == [KeyCard("a", "watch", "y")]
    assert store.grants_at("a") == [Grant("r", "a", "watch")]
    assert store.listed(1) == [card]
    assert store.listed(0) == []
    assert store.ended_before(10) == []
    write(store, TableCard("a", 1, 3, "over", True, "{}"))
    assert store.ended_before(10) == ["a"]
    write(store, DropTable("a"))
    assert (store.card_of("a"), store.keys_of("a"), store.grants_of("r")) == (None, [], [])
    store.close()


def test_who_is_forgotten_leaves_a_chain_that_still_holds(url: str) -> None:
    store = open_store(url, at_once)
    said = row("a", 0, FIRST_HASH, said="salt:hello")
    write(store, said, SessionCard("who", "Zoé", 1, 1), Grant("who", "a", "seat:0"))
    assert store.rows_of("a")[0].said == "salt:hello"
    write(store, ForgetSession("who"))
    left = store.rows_of("a")[0]
    assert (left.said, left.who) == (None, None)
    assert left.is_linked(FIRST_HASH)
    assert store.session("who") is None
    assert store.grants_of("who") == []
    store.close()


def test_what_is_deleted_is_gone_from_the_files_too(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "t.db"), at_once)
    write(store, row("a", 0, FIRST_HASH, said="salt:chrysanthemum"))
    write(store, SessionCard("who", "chrysanthemum", 1, 1))
    assert b"chrysanthemum" in files_in(tmp_path)
    write(store, ForgetSession("who"))
    write(store, Tidy())
    assert b"chrysanthemum" not in files_in(tmp_path)
    store.close()


def files_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


def test_a_text_that_was_changed_does_not_fit_its_digest() -> None:
    said = row("a", 0, FIRST_HASH, said="salt:hello")
    forged = Row("a", 0, "move", 0, 1000, said.body, said.hash, "salt:hullo", "who")
    assert said.is_linked(FIRST_HASH)
    assert not forged.is_linked(FIRST_HASH)


def test_the_migrations_make_the_same_database_as_the_schema(tmp_path: Path) -> None:
    migrated = sqlite_engine(tmp_path / "migrated.db")
    migrate(migrated, "")
    fresh = open_database(str(tmp_path / "fresh.db"))
    for name in METADATA.tables:
        shapes = [
            {
                "columns": [
                    (column["name"], str(column["type"]), column["nullable"])
                    for column in inspect(engine).get_columns(name)
                ],
                "indexes": sorted(
                    (index["name"], index["column_names"])
                    for index in inspect(engine).get_indexes(name)
                ),
                "key": inspect(engine).get_pk_constraint(name)["constrained_columns"],
            }
            for engine in (migrated, fresh.writing)
        ]
        assert shapes[0] == shapes[1], name
    fresh.close()
    migrated.dispose()
    # What the migrations made is opened without any more of them.
    again = open_database(str(tmp_path / "migrated.db"))
    with again.writing.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
    again.close()


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


def test_a_database_of_the_first_form_is_brought_up_to_date_and_keeps_everything(url: str) -> None:
    made = first_form(url)
    store = open_store(url, at_once)
    assert [found.is_linked(FIRST_HASH) for found in store.rows_of("a")] == [True]
    assert store.playing() == ["a"]
    assert store.grants_at("a") == [Grant("who", "a", "seat:0")]
    # What the first form did not know is found in the log.
    assert store.made_as(digest_text("who.wish")) == "a"
    assert store.made_as(digest_text("who.else")) is None
    assert write(store, row("a", 1, made)) is None
    store.close()
    again = open_database(url)
    with again.reading.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
    again.close()


def test_a_database_of_a_newer_tocsin_is_refused(path: Path) -> None:
    open_database(str(path)).close()
    engine = sqlite_engine(path)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num='9999'"))
    engine.dispose()
    with pytest.raises(StoreError) as refused:
        open_database(str(path))
    assert refused.value.code == "database-from-newer-tocsin"


def test_every_commit_is_durable(path: Path) -> None:
    database = open_database(str(path))
    with database.writing.connect() as connection:
        modes = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous")
        ]
    assert modes == ["wal", 2]
    database.close()


def test_a_backup_goes_from_either_kind_of_database_to_the_other(
    url: str, tmp_path: Path, postgres: Postgres
) -> None:
    store = open_store(url, at_once)
    first = row("a", 0, FIRST_HASH, said="salt:hello")
    write(store, first, row("a", 1, first.hash), TableCard("a", 1, 2, "over", False, "{}"))
    assert write_backup(url, tmp_path / "b.gz") == 1
    rows = store.rows_of("a")
    store.close()
    for other in (str(tmp_path / "other.db"), postgres.url()):
        database = open_database(other)
        assert read_backup(tmp_path / "b.gz", database) == 1
        assert read_rows(database.reading.connect(), "a") == rows
        database.close()


def test_a_backup_of_the_first_form_is_restored_and_brought_up_to_date(
    url: str, tmp_path: Path
) -> None:
    old = str(tmp_path / "old.db")
    first_form(old)
    # Before a newer Tocsin ever opened it.
    assert write_backup(old, tmp_path / "b.gz") == 1
    database = open_database(url)
    assert read_backup(tmp_path / "b.gz", database) == 1
    database.close()
    store = open_store(url, at_once)
    assert [found.is_linked(FIRST_HASH) for found in store.rows_of("a")] == [True]
    assert store.made_as(digest_text("who.wish")) == "a"
    assert store.grants_at("a") == [Grant("who", "a", "seat:0")]
    store.close()


def test_a_backup_of_the_first_form_that_was_cut_leaves_a_new_database(
    url: str, tmp_path: Path
) -> None:
    first_form(str(tmp_path / "old.db"))
    write_backup(str(tmp_path / "old.db"), tmp_path / "b.gz")
    lines = gzip.decompress((tmp_path / "b.gz").read_bytes()).splitlines(keepends=True)
    (tmp_path / "cut.gz").write_bytes(gzip.compress(b"".join(lines[:-1])))
    database = open_database(url)
    with pytest.raises(StoreError) as refused:
        read_backup(tmp_path / "cut.gz", database)
    assert refused.value.code == "bad-backup"
    assert read_backup(tmp_path / "b.gz", database) == 1
    database.close()


@pytest.mark.parametrize(
    ("head", "code"),
    [
        ({"tocsin": "backup", "version": 1, "schema": "9999"}, "database-from-newer-tocsin"),
        ({"tocsin": "backup", "version": 2, "schema": HEAD}, "database-from-newer-tocsin"),
        ({"tocsin": "backup", "version": 1}, "database-from-newer-tocsin"),
        ({"version": 1}, "bad-backup"),
        (None, "cannot-read-file"),
    ],
)
def test_a_backup_that_cannot_be_restored_is_refused_by_name(
    path: Path, tmp_path: Path, head: object, code: str
) -> None:
    file = tmp_path / "b.gz"
    if head is not None:
        file.write_bytes(gzip.compress(json.dumps(head).encode() + b"\n"))
    database = open_database(str(path))
    with pytest.raises(StoreError) as refused:
        read_backup(file, database)
    assert refused.value.code == code
    database.close()


def test_a_backup_that_was_spoilt_anywhere_restores_nothing(path: Path, tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "old.db"), at_once)
    write(store, row("a", 0, FIRST_HASH, said="salt:hello"), KeyCard("a", "owner", "0" * 64))
    write(store, TableCard("a", 1, 2, "over", False, "{}"))
    write_backup(str(tmp_path / "old.db"), tmp_path / "b.gz")
    store.close()
    packed = (tmp_path / "b.gz").read_bytes()
    plain = gzip.decompress(packed)
    rng = random.Random(11)
    database = open_database(str(path))
    for number in range(200):
        spoilt = bytearray(plain if number % 2 else packed)
        # The head of a packed file says only when and under which name it was packed.
        at = rng.randrange(0 if number % 2 else packed.index(b"part") + 5, len(spoilt))
        spoilt[at] ^= 1 << rng.randrange(8)
        data = bytes(spoilt)
        (tmp_path / "spoilt.gz").write_bytes(gzip.compress(data) if number % 2 else data)
        with pytest.raises(StoreError) as refused:
            read_backup(tmp_path / "spoilt.gz", database)
        assert refused.value.code in ("bad-backup", "database-from-newer-tocsin")
    assert read_backup(tmp_path / "b.gz", database) == 1
    database.close()


def test_what_is_no_database_of_ours_is_not_backed_up(path: Path, tmp_path: Path) -> None:
    sqlite3.connect(path).close()
    path.touch()
    for url in (str(path), "mysql://host/x", "://"):
        with pytest.raises(StoreError) as refused:
            write_backup(url, tmp_path / "b.gz")
        assert refused.value.code in ("cannot-open-database", "bad-database-address")
    assert [file.name for file in tmp_path.iterdir() if "gz" in file.name] == []


def test_a_table_is_played_on_either_kind_of_database(url: str) -> None:
    store = open_store(url, at_once)
    assert store.database.name == ("PostgreSQL" if "://" in url else "SQLite")
    for seq in range(3):
        before = store.rows_of("t")[-1].hash if seq else FIRST_HASH
        assert write(store, row("t", seq, before)) is None
    # A row that is there already is refused, and nothing is lost by it.
    assert write(store, row("t", 2, FIRST_HASH)) is not None
    assert len(store.rows_of("t")) == 3
    store.close()


def test_whoever_fails_when_told_keeps_no_other_from_its_answer(path: Path) -> None:
    told: list[str] = []
    calls: list[Callable[[], None]] = []
    database = open_database(str(path))
    writer = Writer(database.writing, calls.append)

    def fail(error: StoreError | None) -> None:
        raise ValueError("a fault of ours")

    def note(error: StoreError | None) -> None:
        told.append("ok" if error is None else error.code)

    # All are waiting when it begins, so they share a commit.
    for number, done in enumerate([note, fail, note, note]):
        writer.write([row(f"t{number}", 0, FIRST_HASH)], done)
    writer.start()
    writer.stop()
    database.close()
    faults = 0
    while calls:
        try:
            calls.pop(0)()
        except ValueError:
            faults += 1
    assert (told, faults) == (["ok"] * 3, 1)


def test_where_much_is_going_on_a_row_waits_for_company_and_nowhere_else(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever waited where nothing is going on would wait for ever.
    monkeypatch.setattr("tocsin.store.writer.PATIENCE_SECONDS", 3600)
    monkeypatch.setattr("tocsin.store.writer.BUSY_SECONDS", 0)
    store = open_store(str(path), at_once)
    first = row("a", 0, FIRST_HASH)
    assert write(store, first) is None
    before = store.counts.commits
    monkeypatch.setattr("tocsin.store.writer.BUSY_SECONDS", 3600)
    second = row("a", 1, first.hash)
    waiter = Waiter()
    done = waiter.expect(2)
    store.write([second], done)
    # An impatient writer would be done by now.
    time.sleep(0.3)
    assert waiter.errors == []
    store.write([row("a", 2, second.hash)], done)
    assert waiter.wait() == [None, None]
    assert store.counts.commits == before + 1
    store.close()


def test_whoever_cannot_even_complain_goes_on_writing(tmp_path: Path) -> None:
    told: list[StoreError] = []

    def complain(problem: StoreError) -> None:
        told.append(problem)
        raise OSError(28, "No space left on device")

    store = DatabaseStore(open_database(str(tmp_path / "t.db")), at_once, complain)
    first = row("a", 0, FIRST_HASH)
    assert write(store, first) is None
    # The same row twice cannot be; neither can a number that no database holds.
    assert write(store, first) is not None
    assert write(store, TableCard("b", 10**30, 0, "playing", False, "{}")) is not None
    assert write(store, row("a", 1, first.hash)) is None
    assert len(told) == 2
    assert len(store.rows_of("a")) == 2
    store.close()
