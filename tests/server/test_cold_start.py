"""A server answers soon: what its first answer does not need is not loaded for it.

`make bench-server` measures the processor time; this names the modules that would be felt in it.
"""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import tocsin

SOURCE = Path(tocsin.__file__).parents[1]
SERVE = ["-m", "tocsin.cli", "serve", "--no-browser", "--port", "0", "--data"]
# Heavy, and wanted only later: by an older database, by a first line in the log, by whoever asks.
LATER = {
    "alembic",
    "mako",
    "structlog",
    "rich",
    "segno",
    "prometheus_client",
    "psycopg",
    "sqlalchemy.dialects.postgresql",
    "sqlalchemy.ext.asyncio",
    "sqlalchemy.orm",
    "jinja2",
    "numpy",
    "matplotlib",
    "pyarrow",
    "tocsin.client",
    "tocsin.drawing",
    "tocsin.lab",
    "tocsin.store.migrating",
    "tocsin.telling.feurio",
    "tocsin.telling.flashpoint",
    "tocsin.telling.titanic",
    "tocsin.games.feurio",
    "tocsin.games.flashpoint",
    "tocsin.games.titanic",
    "tocsin.bots.feurio",
    "tocsin.bots.flashpoint",
    "tocsin.bots.titanic",
}


def loaded(folder: Path) -> set[str]:
    """The modules that a server has loaded from its start, over one answer, to its end."""
    # It says more than fits into a pipe that nobody reads meanwhile.
    file = folder / "imports.txt"
    with file.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [sys.executable, "-X", "importtime", "-W", "ignore", *SERVE, str(folder)],
            env={**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8"},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found
        urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/health", timeout=60).close()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    said = file.read_text(encoding="utf-8")
    return set(re.findall(r"^import time:.*\| +([\w.]+)$", said, re.M))


def test_the_first_answer_waits_for_nothing_it_does_not_need(tmp_path: Path) -> None:
    new, known = loaded(tmp_path), loaded(tmp_path)
    for modules in (new, known):
        assert {"litestar", "sqlalchemy", "uvicorn.server", "tocsin.server.house"} <= modules
        assert modules & LATER == set()
