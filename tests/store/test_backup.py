"""A backup: it goes from any database to any other, and a spoilt one restores nothing."""

import gzip
import json
import random
import sqlite3
from pathlib import Path

import pytest

from tests.store.postgres import Postgres
from tests.store.writing import at_once, first_form, row, write
from tocsin.store.backup import read_backup, write_backup
from tocsin.store.deeds import (
    FIRST_HASH,
    Grant,
    KeyCard,
    TableCard,
    digest_text,
)
from tocsin.store.engine import open_database
from tocsin.store.errors import StoreError
from tocsin.store.schema import HEAD
from tocsin.store.store import open_store, read_rows


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
