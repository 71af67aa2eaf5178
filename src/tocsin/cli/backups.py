"""`tocsin backup`, `restore` and `verify`: what is kept, brought back and checked."""

from __future__ import annotations

from pathlib import Path

from tocsin.cli.serving import database_address
from tocsin.core.errors import SetupError
from tocsin.host.files import read_text
from tocsin.telling.speaker import Speaker

NOT_FAIR = 1


def back_up(words: Speaker, file: Path, db: str, data: Path | None) -> int:
    """Copy all tables into a file."""
    try:
        from tocsin.store.backup import write_backup
    except ImportError as problem:
        raise SetupError("server-is-not-installed") from problem
    tables = write_backup(database_address(db, data), file)
    print(words("cli-backed-up", tables=tables, file=str(file)))
    return 0


def restore(words: Speaker, file: Path, db: str, data: Path | None) -> int:
    """Bring all tables back, then replay every log and check its chain."""
    try:
        from tocsin.store.backup import read_backup
        from tocsin.store.engine import open_database
        from tocsin.tables.log.audit import audit
    except ImportError as problem:
        raise SetupError("server-is-not-installed") from problem
    database = open_database(database_address(db, data))
    try:
        tables = read_backup(file, database)
        audit(database)
    finally:
        database.close()
    print(words("cli-restored", tables=tables))
    return 0


def verify_file(words: Speaker, file: Path) -> int:
    """Recompute every roll of a record with fair dice."""
    try:
        from tocsin.tables.dice.proof import verify
    except ImportError as problem:
        raise SetupError("server-is-not-installed") from problem
    found = verify(read_text(file))
    print(words(found.message, **found.args))
    if found.is_fair:
        # A file knows nothing of what a table showed: that is for people to compare.
        print(words("cli-fair-promise", commitment=found.commitment))
    return 0 if found.is_fair else NOT_FAIR
