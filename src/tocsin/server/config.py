"""How a server is run: every setting with its usual value."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import TypeVar

from tocsin.core.errors import SetupError
from tocsin.tables.ports import Settings
from tocsin.wire import limits

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Doors:
    """Limits of the door; those of the tables are in `Settings`."""

    frame_bytes_max: int = limits.FRAME_BYTES_MAX
    body_bytes_max: int = limits.BODY_BYTES_MAX
    record_bytes_max: int = limits.RECORD_BYTES_MAX
    player_messages_max: int = 100
    watcher_messages_max: int = 50
    messages_window_ms: int = 20_000
    sockets_per_session: int = 5
    sockets_per_address: int = 20
    sockets_max: int = 2_000
    queue_messages_max: int = 64
    queue_bytes_max: int = 256 * 1024
    hello_ms_max: int = 10_000


# What a message has room for; no setting can go beyond. The others may be as large as one likes.
ANY_MOST = 10**11 - 1
MOST = {
    "name_chars_max": limits.NAME_CHARS_MOST,
    "chat_chars_max": limits.CHAT_CHARS_MOST,
    "word_chars_max": limits.WORD_CHARS_MOST,
    "record_bytes_max": limits.RECORD_BYTES_MAX,
}
# Variables of options, which are no limits.
OPTIONS = tuple(
    f"TOCSIN_{name}"
    for name in ("HOST", "PORT", "DB", "DATA", "BROWSER", "TRUSTED_PROXY", "RETENTION", "HOME")
)
# So like a setting must a variable be to be taken for a slip of the pen.
LIKENESS = 0.8


def limits_from(kind: type[T], environ: Mapping[str, str]) -> T:
    """Limits as the environment sets them: `TOCSIN_TABLES_PER_DAY=10`; the rest as usual."""
    given: dict[str, int] = {}
    for entry in fields(kind):  # type: ignore[arg-type]
        variable = f"TOCSIN_{entry.name.upper()}"
        text = environ.get(variable, "")
        if not text:
            continue
        most = MOST.get(entry.name, ANY_MOST)
        is_number = text.isascii() and text.isdigit() and len(text) <= len(str(ANY_MOST))
        if not is_number or int(text) > most:
            raise SetupError("bad-limit", {"name": variable, "given": text[:40], "most": most})
        given[entry.name] = int(text)
    return kind(**given)


def misspelt(environ: Mapping[str, str]) -> dict[str, str]:
    """Variables that look like one of a limit and are none, with the one that is meant."""
    known = [f"TOCSIN_{entry.name.upper()}" for kind in (Doors, Settings) for entry in fields(kind)]
    found: dict[str, str] = {}
    for name in environ:
        if name.startswith("TOCSIN_") and name not in (*known, *OPTIONS):
            for meant in get_close_matches(name, known, 1, LIKENESS):
                found[name] = meant
    return found


def proxy_from(text: str) -> str:
    """A proxy as it was named; one that could never be met is refused, and not left unheard."""
    for part in text.split(",") if text != "*" else ():
        try:
            ipaddress.ip_network(part.strip())
        except ValueError as problem:
            raise SetupError("bad-proxy", {"given": part.strip()[:40]}) from problem
    return text


@dataclass(frozen=True, slots=True)
class Config:
    """What `tocsin serve` was told."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8033
    page: Path | None = None
    trusted_proxy: str = ""
    doors: Doors = field(default_factory=Doors)
    settings: Settings = field(default_factory=Settings)
