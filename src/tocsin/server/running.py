"""Starting and stopping: uvicorn in front of the application, clean on Ctrl-C."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
from contextlib import suppress

import uvicorn

from tocsin.core.errors import SetupError
from tocsin.server.app import Farewells, make_app
from tocsin.server.config import Config
from tocsin.server.guard import App
from tocsin.server.logbook import keep_log
from tocsin.store.engine import Database

GRACE_SECONDS = 5
# Between the last word to every socket and its end.
FAREWELL_SECONDS = 0.05
# Files beside the sockets: the database, its threads, what workers are asked through.
OTHER_FILES = 200
# uvicorn's, found by it when it is needed.
SOCKETS = "tocsin.server.connection:Connection"
# Little at a time, so that no move waits long for it; everything at once very seldom.
GARBAGE = (5_000, 8, 50)
# How long the thread that writes waits for the event loop before it gets a turn: between the two
# halves of every commit, and everybody waits for those. Usual is ten times as much.
TURN_SECONDS = 0.0005


def bind(config: Config) -> socket.socket:
    """Take the address, before anything else is started; a SetupError says why it cannot be."""
    try:
        return _listen(config.host, config.port)
    except OSError as problem:
        # A name that nobody knows has a number of its own, and so has an address elsewhere.
        code = {errno.EADDRINUSE: "address-in-use", errno.EACCES: "port-not-allowed"}
        facts = {"host": config.host, "port": str(config.port)}
        raise SetupError(code.get(problem.errno or 0, "not-our-address"), facts) from problem


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Answers are small and come in pairs: waiting to fill a packet would cost 40 ms.
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        bound.bind((host, port))
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(False)
    return bound


def allow_files(wanted: int) -> None:
    """As many open files as sockets may be, as far as the system lets us: usual are 1,024."""
    try:
        import resource
    except ImportError:
        # Windows counts otherwise, and has room.
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class Server(uvicorn.Server):
    """Says goodbye before it closes the sockets: uvicorn closes them first, and then it stops."""

    def __init__(self, config: uvicorn.Config, farewells: Farewells) -> None:
        super().__init__(config)
        self._farewells = farewells

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End, politely."""
        for bid_farewell in self._farewells:
            bid_farewell()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)


def run(config: Config, bound: socket.socket, database: Database) -> None:
    """Serve until Ctrl-C or a polite signal; what is pending is written before it ends.

    Ctrl-C is heard once more when all is done: it ends as a KeyboardInterrupt.
    """

    def make() -> App:
        # Made by uvicorn once it listens to signals. A KeyboardInterrupt that passes through code
        # which a library makes as it is imported ends Python by the signal, whoever catches it.
        app = make_app(config, database, farewells)
        # What is there now stays: no collection looks at it again, which would hold up a move.
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        gc.enable()
        return app

    keep_log()
    allow_files(config.doors.sockets_max + OTHER_FILES)
    farewells: Farewells = []
    server = Server(
        uvicorn.Config(
            make,
            factory=True,
            ws=SOCKETS,
            ws_max_size=config.doors.frame_bytes_max,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            proxy_headers=bool(config.trusted_proxy),
            forwarded_allow_ips=config.trusted_proxy or None,
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        ),
        farewells,
    )
    sys.setswitchinterval(TURN_SECONDS)
    server.run(sockets=[bound])


def network_address() -> str:
    """The address of this machine on the home network; nothing if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: it only asks which way it would go.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""
