"""The real door in a thread of the test's own process: for many small requests, with any limits."""

import http.client
import json
import logging
import socket
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import structlog
import uvicorn
from structlog.testing import LogCapture

from tocsin.server.app import make_app
from tocsin.server.config import Config, Doors
from tocsin.server.connection import Connection
from tocsin.server.running import SOCKETS, bind
from tocsin.tables.ports import Settings

GENEROUS = Doors(player_messages_max=10**6, watcher_messages_max=10**6, sockets_per_address=1000)
MANY_TABLES = Settings(tables_per_minute=10**6, tables_per_day=10**6)


class Noted(logging.Handler):
    """Whatever uvicorn or the event loop would have complained about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.complaints: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.complaints.append(self.format(record))


class Inside:
    """A server that lives as long as a `with`; `complaints` is what it logged as its own fault."""

    def __init__(
        self,
        folder: Path,
        doors: Doors = GENEROUS,
        settings: Settings = MANY_TABLES,
        database: str = "",
    ) -> None:
        database = database or str(folder / "tables.db")
        config = Config(database, port=0, doors=doors, settings=settings)
        self.doors = doors
        self._bound: socket.socket = bind(config)
        self.port = int(self._bound.getsockname()[1])
        self._logged = LogCapture()
        self._noted = Noted()
        self._server = uvicorn.Server(
            uvicorn.Config(
                make_app(config),
                ws=SOCKETS,
                ws_max_size=doors.frame_bytes_max,
                log_config=None,
                access_log=False,
                # A slow machine keeps a test waiting longer than a server would.
                timeout_keep_alive=600,
                timeout_graceful_shutdown=2,
            )
        )
        self._thread = threading.Thread(target=self._run, name="inside", daemon=True)

    def _run(self) -> None:
        self._server.run(sockets=[self._bound])

    def __enter__(self) -> "Inside":
        structlog.configure(processors=[self._logged])
        logging.getLogger().addHandler(self._noted)
        self._thread.start()
        end = time.monotonic() + 30
        while not self._server.started:
            assert time.monotonic() < end, "it starts"
            time.sleep(0.01)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.should_exit = True
        self._thread.join(30)
        self._bound.close()
        logging.getLogger().removeHandler(self._noted)
        structlog.reset_defaults()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def connections_with_sockets(self) -> int:
        """How many connections with a socket on them are there still?"""
        kept = list(self._server.server_state.connections)
        return sum(isinstance(one, Connection) for one in kept)

    @property
    def complaints(self) -> list[str]:
        faults = [str(entry) for entry in self._logged.entries if entry["log_level"] == "error"]
        return [*faults, *self._noted.complaints]


class Caller:
    """A browser that keeps its connection and its cookie."""

    def __init__(self, inside: Inside) -> None:
        self.cookie = ""
        self._connection = http.client.HTTPConnection("127.0.0.1", inside.port, timeout=30)
        self.call("POST", "/api/session")
        assert self.cookie

    def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status, and what was answered: JSON as it was meant, anything else as bytes."""
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        headers = {"X-Tocsin": "1", "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        self._connection.request(method, path, data, headers)
        response = self._connection.getresponse()
        given = response.read()
        if cookie := response.getheader("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        is_json = (response.getheader("content-type") or "").startswith("application/json")
        return response.status, json.loads(given) if is_json and given else given

    def close(self) -> None:
        self._connection.close()
