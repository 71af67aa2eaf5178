"""One process owns a database: a lock on a file beside it, held as long as the process lives."""

import os
from pathlib import Path
from typing import IO

from tocsin.store.errors import StoreError, cannot_open

# What stands in the file is there to be read: where a lock hides what it covers, it covers this.
LOCKED_AT = 1_000


class FileLock:
    """Held from `take` to `release`; the system releases it when the process dies."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Own the file, or say who seems to."""
        try:
            file = open(self.path, "a+", encoding="utf-8")  # noqa: SIM115 - held, not closed
        except OSError as problem:
            raise cannot_open(str(self.database), problem) from problem
        if not _lock(file):
            file.seek(0)
            owner = file.read(40).strip()
            file.close()
            raise in_use(str(self.database), owner)
        file.seek(0)
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        self._file = file

    def release(self) -> None:
        """Let it go."""
        if self._file is not None:
            self._file.close()
            self._file = None


def in_use(database: str, owner: str) -> StoreError:
    """Somebody else owns it: who, as far as that can be known, and what to do."""
    return StoreError("database-in-use", {"file": database, "process": owner or "unknown"})


if os.name == "nt":

    def _lock(file: IO[str]) -> bool:
        import msvcrt  # type: ignore[import-not-found,unused-ignore]

        try:
            file.seek(LOCKED_AT)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True

else:

    def _lock(file: IO[str]) -> bool:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
