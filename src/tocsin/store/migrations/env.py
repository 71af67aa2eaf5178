"""What Alembic runs; the connection comes from `tocsin.store.migrating`."""

from alembic import context

from tocsin.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
# On SQLite our connections begin by themselves, so they end by themselves as well.
if connection.in_transaction():
    connection.commit()
