"""`tocsin serve`: starts the server, says where it is, and opens a browser where there is one."""

from __future__ import annotations

import errno
import gc
import ipaddress
import os
import signal
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING

from tocsin.cli.interrupting import heed_interrupts
from tocsin.core.errors import SetupError
from tocsin.telling.speaker import Speaker

if TYPE_CHECKING:
    from tocsin.server.config import Config
    from tocsin.store.engine import Database

# Every place that listens to whoever is near.
ANYWHERE = ("0.0.0.0", "::")
FILE_NAME = "tables.db"


def data_folder() -> Path:
    """Where a user's data belongs on this system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "tocsin"


def database_address(db: str, data: Path | None) -> str:
    """The database that is meant: one by name, or the usual file in the data folder."""
    if db:
        return db
    folder = data or data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        reason = errno.errorcode.get(problem.errno or 0, "unknown").lower()
        facts = {"file": str(folder), "reason": reason, "system": problem.strerror or ""}
        raise SetupError("cannot-open-database", facts) from problem
    return str(folder / FILE_NAME)


def serve(
    words: Speaker,
    host: str,
    port: int,
    db: str,
    data: Path | None,
    has_browser: bool,
    trusted_proxy: str,
    retention_days: int,
) -> int:
    """Run until Ctrl-C."""
    # A system that shuts down, or `kill`, asks as politely as Ctrl-C.
    heed_interrupts(signal.SIGTERM)
    # Almost everything that is made on the way stays as long as the server; `run` counts it in.
    gc.disable()
    try:
        from tocsin.server.config import Config, Doors, limits_from, misspelt, proxy_from
        from tocsin.server.running import bind, run
        from tocsin.store.engine import open_database
        from tocsin.tables.ports import Settings
    except ImportError as problem:
        raise SetupError("server-is-not-installed") from problem
    address = database_address(db, data)
    settings = replace(limits_from(Settings, os.environ), retention_days=retention_days)
    config = Config(
        address,
        host,
        port,
        trusted_proxy=proxy_from(trusted_proxy) if trusted_proxy else "",
        doors=limits_from(Doors, os.environ),
        settings=settings,
    )
    for name, meant in misspelt(os.environ).items():
        print(words("cli-misspelt-limit", name=name, meant=meant), file=sys.stderr)
    bound = bind(config)
    # One that cannot be had is said plainly, before the server starts to answer.
    database = open_database(address)
    with suppress(KeyboardInterrupt):
        _announce(words, config, int(bound.getsockname()[1]), database, has_browser)
        run(config, bound, database)
    print(words("cli-served"))
    return 0


def _announce(
    words: Speaker, config: Config, port: int, database: Database, has_browser: bool
) -> None:
    """Say where the server is and what it writes to."""
    from tocsin.server.running import network_address
    from tocsin.store.engine import shown

    host = config.host
    local = f"http://{'localhost' if host in ANYWHERE else _bracketed(host)}:{port}/"
    print(words("cli-serving", address=local))
    near = network_address() if host in ANYWHERE else host
    if near and not _is_this_machine(near):
        _show_network(words, f"http://{_bracketed(near)}:{port}/")
    version = f"{database.name} {database.version}"
    if not database.is_safe:
        print(words("cli-sqlite-old", version=database.version), file=sys.stderr)
    print(words("cli-serving-store", file=shown(config.database), version=version), flush=True)
    if has_browser and _has_desktop():
        timer = Timer(1.0, webbrowser.open, [local])
        timer.daemon = True
        timer.start()


def _show_network(words: Speaker, address: str) -> None:
    print(words("cli-serving-network", address=address))
    if sys.stdout.isatty():
        from tocsin.server.qr import print_blocks

        print_blocks(address)


def _is_this_machine(host: str) -> bool:
    """Can nobody else reach this address?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        # A name: only that of this very machine is known to mean it.
        return host == "localhost"


def _has_desktop() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
