"""Changing the tables of a database that an older Tocsin made, by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine

from tocsin.store.errors import StoreError

FOLDER = Path(__file__).parent / "migrations"


def migrate(engine: Engine, found: str, goal: str = "head") -> None:
    """Bring a database from where it stands to the newest form."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, goal)
        except CommandError as problem:
            # A version that no file here knows: whoever wrote it knew more.
            raise StoreError("database-from-newer-tocsin", {"found": found}) from problem
