"""The tables of the database, the same for SQLite and PostgreSQL."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

# The migration that this schema is; see migrations/versions.
HEAD: Final = "0002"

METADATA: Final = MetaData()

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("actor", Integer, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("hash", LargeBinary(32), nullable=False),
    Column("said", Text),
    Column("who", String(64)),
    Index("log_who", "who"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("touched_ms", BigInteger, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("made_as", String(64)),
    Index("tables_phase", "phase", "touched_ms"),
    Index("tables_made_as", "made_as"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("role", String(12), primary_key=True),
    Column("digest", String(64), nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("seen_ms", BigInteger, nullable=False),
)

GRANTS: Final = Table(
    "grants",
    METADATA,
    Column("session", String(64), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("role", String(12), primary_key=True),
    Index("grants_table", "table_id"),
)

# Alembic's own, so that a new database needs no Alembic to say which one it is.
VERSION: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), primary_key=True),
)
