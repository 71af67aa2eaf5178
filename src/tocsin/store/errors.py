"""What can go wrong with a database, as named errors."""

import errno

from tocsin.core.errors import TocsinError

NOT_SQLITE = "file is not a database"
# What databases say in English only, and the reason that is told in words of our own.
KNOWN = {
    NOT_SQLITE: "not-a-database",
    "attempt to write a readonly database": "erofs",
    "database or disk is full": "enospc",
}


class StoreError(TocsinError):
    """The database cannot be opened, read or written."""


def cannot_open(file: str, problem: Exception) -> StoreError:
    """The database of that file or address cannot be opened; the reason as a code, if we know."""
    if isinstance(problem, OSError):
        return StoreError("cannot-open-database", facts_of(file, problem))
    said = first_line(problem)
    facts = {"file": file, "reason": KNOWN.get(said, "unknown"), "system": said}
    return StoreError("cannot-open-database", facts)


def facts_of(file: str, problem: OSError) -> dict[str, str]:
    """What the system said, as a code (`enoent`) and in its own words."""
    reason = errno.errorcode.get(problem.errno or 0, "unknown").lower()
    return {"file": file, "reason": reason, "system": problem.strerror or str(problem)[:200]}


def first_line(problem: Exception) -> str:
    """What a driver said, without the statement and the advice that follow."""
    origin = getattr(problem, "orig", None) or problem
    return (str(origin).strip().splitlines() or [type(origin).__name__])[0][:200]
