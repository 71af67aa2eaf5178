"""The one room of the host that touches the disk: written whole or not at all, read with care."""

import errno
import os
import tempfile
from pathlib import Path

from tocsin.core.errors import CorruptLog, SetupError, quoted
from tocsin.core.record import RECORD_CHARS_MAX


def path_of(name: str) -> Path:
    """A file as somebody typed it: `~` is their own folder, `~anna` that of Anna if she has one."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def is_there(path: Path) -> bool:
    """Would writing replace something? What no system takes as a path is refused by writing."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def write_text(path: Path, text: str) -> None:
    """Replace the file in one step, so that a crash leaves the old text or the new one."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent or ".")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o644)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as problem:
        raise _refused("cannot-write-file", path, problem) from problem


def read_text(path: Path) -> str:
    """The text of a file; one that is no text, too long or absent is a clear error."""
    try:
        if path.is_file() and path.stat().st_size > RECORD_CHARS_MAX * 4:
            size = path.stat().st_size
            raise CorruptLog("record-too-long", {"chars": size, "most": RECORD_CHARS_MAX})
        # Bytes, because reading as text would silently mend foreign line ends.
        return path.read_bytes().decode("utf-8")
    except OSError as problem:
        raise _refused("cannot-read-file", path, problem) from problem
    except UnicodeDecodeError as problem:
        raise CorruptLog("file-is-not-text", {"file": quoted(str(path))}) from problem
    except ValueError as problem:
        raise _refused("cannot-read-file", path, problem) from problem


def _refused(code: str, path: Path, problem: OSError | ValueError) -> SetupError:
    """What the system said, as a code (`enoent`) and in its own words."""
    facts = {"file": quoted(str(path)), "reason": "einval", "system": ""}
    if isinstance(problem, OSError):
        facts["reason"] = errno.errorcode.get(problem.errno or 0, "unknown").lower()
        facts["system"] = problem.strerror or ""
    if code == "cannot-write-file" and facts["reason"] == "enoent":
        # The file need not be there, but its folder must.
        facts["reason"] = "no-folder"
    return SetupError(code, facts)
