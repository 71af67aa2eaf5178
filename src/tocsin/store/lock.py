"""One process owns a database: a lock on a file beside it, held as long as the process lives."""

import os
from pathlib import Path
from typing import IO

from tocsin.store.errors import StoreError


class FileLock:
    """Held from `take` to `release`; the system releases it when the process dies."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Own the file, or say who seems to."""
        try:
            file = open(self.path, "a+", encoding="utf-8")  # noqa: SIM115 - held, not closed
        except OSError as problem:
            raise StoreError(
                "cannot-open-database",
                {"file": str(self.path), "system": problem.strerror or ""},
            ) from problem
        if not _lock(file):
            file.seek(0)
            owner = file.read(40).strip() or "?"
            file.close()
            raise StoreError("database-in-use", {"file": str(self.path), "process": owner})
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


if os.name == "nt":

    def _lock(file: IO[str]) -> bool:
        import msvcrt  # type: ignore[import-not-found,unused-ignore]

        try:
            file.seek(0)
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
