"""Every test of the log runs on SQLite and, where it can be had, on PostgreSQL."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.postgres import Postgres, find_binaries


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    pytest.importorskip("psycopg", reason="PostgreSQL needs psycopg")
    binaries = find_binaries()
    if binaries is None:
        pytest.skip(
            "no PostgreSQL on this machine: its binaries are neither on the path nor Debian's"
        )
    # A short path: that of a socket has a limit.
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = Postgres(binaries, Path(folder))
        yield server
        server.stop()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a new SQLite file may be made."""
    return tmp_path / "t.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "t.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.url()
