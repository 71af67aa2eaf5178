"""Tables know by which order they were made, so that the same order makes no second one."""

import json

import sqlalchemy as sa
from alembic import op

from tocsin.store.deeds import digest_text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; the first row of each log says what belongs there."""
    op.add_column("tables", sa.Column("made_as", sa.String(64)))
    op.create_index("tables_made_as", "tables", ["made_as"])
    connection = op.get_bind()
    first = sa.text("SELECT table_id, body FROM log WHERE seq = 0")
    for table, body in connection.execute(first).all():
        made_as = digest_text(json.loads(body).get("id", ""))
        fill = sa.text("UPDATE tables SET made_as = :made_as WHERE id = :id")
        connection.execute(fill, {"made_as": made_as, "id": table})


def downgrade() -> None:
    """Forget it again."""
    op.drop_index("tables_made_as", "tables")
    op.drop_column("tables", "made_as")
