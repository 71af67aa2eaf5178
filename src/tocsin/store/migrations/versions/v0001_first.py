"""The first form: the log, the list of tables, keys, sessions and grants."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("said", sa.Text),
        sa.Column("who", sa.String(64)),
    )
    op.create_index("log_who", "log", ["who"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("touched_ms", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_phase", "tables", ["phase", "touched_ms"])
    op.create_table(
        "keys",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("role", sa.String(12), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "grants",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("role", sa.String(12), primary_key=True),
    )
    op.create_index("grants_table", "grants", ["table_id"])


def downgrade() -> None:
    """Nothing came before."""
    for table in ("grants", "sessions", "keys", "tables", "log"):
        op.drop_table(table)
