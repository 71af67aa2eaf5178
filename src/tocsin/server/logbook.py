"""The server's own log: one line of JSON for each thing worth noting, on stderr, never a secret.

structlog comes in with the first line: a start in which all is well need not wait for it.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

_kept: list[str] = []


def keep_log() -> None:
    """From now on lines go to stderr; what libraries complain of goes there as well."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(message)s")
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
            logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        )
        _kept[:] = ["open"]
    return structlog.get_logger(part)
