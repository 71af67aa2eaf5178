"""The log: what is acknowledged is there, in chains, and one batch never harms another."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text, update

from tests.store.writing import Waiter, at_once, row, write
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
)
from tocsin.store.engine import open_database, shown
from tocsin.store.errors import StoreError
from tocsin.store.schema import LOG
from tocsin.store.store import DatabaseStore, open_store
from tocsin.store.writer import Writer


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


def test_every_commit_is_durable(path: Path) -> None:
    database = open_database(str(path))
    with database.writing.connect() as connection:
        modes = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous")
        ]
    assert modes == ["wal", 2]
    database.close()


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
