"""The server's own log: one line of JSON for each thing worth noting, on stderr, never a secret.

structlog comes in with the first line: a start in which all is well need not wait for it.
A log that cannot be written (its disk is full) is lost; the tables are not.
"""

from __future__ import annotations

import json
import logging
import sys
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

_kept: list[str] = []
# What anybody can make uvicorn say by sending rubbish, as often as they like.
RUBBISH = ("Invalid HTTP request", "Invalid UTF-8 sequence", "Unsupported upgrade request")


class _Json(logging.Formatter):
    """What libraries complain of, in the form of all other lines."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"event": record.getMessage(), "level": record.levelname.lower()}
        line["logger"] = record.name
        line["timestamp"] = datetime.fromtimestamp(record.created, UTC).isoformat()
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line)


def _is_worth_noting(record: logging.LogRecord) -> bool:
    """Rubbish was refused, and a log is not for strangers to fill."""
    return not record.getMessage().startswith(RUBBISH)


class _Stderr:
    """Where the lines go."""

    def __call__(self, *_names: str) -> _Stderr:
        return self

    def msg(self, line: str) -> None:
        """One line, or none if it cannot be written."""
        with suppress(OSError, ValueError):
            print(line, file=sys.stderr, flush=True)

    debug = info = warning = error = critical = msg


def keep_log() -> None:
    """From now on lines go to stderr; what libraries complain of goes there as well."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json())
    handler.addFilter(_is_worth_noting)
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    # A handler that cannot write would say so in many lines, to the same place.
    logging.raiseExceptions = False
    _kept[:] = ["wanted"]


def log_of(part: str) -> Any:
    """The log of one part of the server."""
    import structlog

    if _kept == ["wanted"]:
        structlog.configure(
            processors=[
                structlog.processors.add_log_level,
                structlog.processors.TimeStamper(fmt="iso"),
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
            logger_factory=_Stderr(),
        )
        _kept[:] = ["open"]
    return structlog.get_logger(part)
