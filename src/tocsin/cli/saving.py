"""Records on disk: written whole or not at all, read with care."""

import os
import tempfile
from pathlib import Path

from tocsin.core.errors import CorruptLog, SetupError
from tocsin.core.record import RECORD_CHARS_MAX


def write_record(path: Path, record: str) -> None:
    """Replace the file in one step, so that a crash leaves the old record or the new one."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent or ".")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(record)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o644)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as problem:
        raise SetupError(
            "cannot-write-file", {"file": str(path), "reason": problem.strerror or ""}
        ) from problem


def read_text(path: Path) -> str:
    """The text of a record file; a file that is no text, too long or absent is a clear error."""
    try:
        if path.is_file() and path.stat().st_size > RECORD_CHARS_MAX * 4:
            size = path.stat().st_size
            raise CorruptLog("record-too-long", {"chars": size, "most": RECORD_CHARS_MAX})
        # Bytes, because reading as text would silently mend foreign line ends.
        return path.read_bytes().decode("utf-8")
    except OSError as problem:
        raise SetupError(
            "cannot-read-file", {"file": str(path), "reason": problem.strerror or ""}
        ) from problem
    except UnicodeDecodeError as problem:
        raise CorruptLog("file-is-not-text", {"file": str(path)}) from problem
