"""Databases of an older or a newer Tocsin: brought up to date, or refused."""

from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from tests.store.writing import at_once, first_form, row, write
from tocsin.store.deeds import (
    FIRST_HASH,
    Grant,
    digest_text,
)
from tocsin.store.engine import open_database, sqlite_engine
from tocsin.store.errors import StoreError
from tocsin.store.migrating import migrate
from tocsin.store.schema import HEAD, METADATA
from tocsin.store.store import open_store


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
