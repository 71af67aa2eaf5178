"""Lines to sockets: whoever does not read is cut off, whoever does is not, and all hear goodbye."""

import json
import socket
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.inside import GENEROUS, Caller, Inside
from tests.server.serving import Served
from tocsin.client import Client
from tocsin.server import connection, sockets

HELLO = {"type": "hello", "version": 1, "eyes": 0}
FRAMES = 80


def table_of(caller: Caller) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"id": "t", "game": "feurio", "options": {"players": 2}, "seats": seats}
    return str(caller.call("POST", "/api/tables", wish)[1]["table"]["id"])


def wait_for(is_so: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def listen(line: ClientConnection, heard: list[dict[str, Any]]) -> None:
    while True:
        heard.append(json.loads(line.recv(timeout=20)))


class Deaf:
    """A socket that sends, and reads nothing after the door was opened."""

    def __init__(self, inside: Inside, cookie: str, table: str) -> None:
        self._socket = socket.socket()
        # Little fits in: the rest has to wait at the server.
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.connect(("127.0.0.1", inside.port))
        head = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{inside.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        self._socket.sendall("\r\n".join([*head, "", ""]).encode())
        assert self._socket.recv(12) == b"HTTP/1.1 101"

    def send(self, order: dict[str, Any]) -> None:
        data = json.dumps(order).encode()
        assert len(data) < 126
        self._socket.sendall(bytes([0x81, 0x80 | len(data)]) + b"\0\0\0\0" + data)

    def close(self) -> None:
        self._socket.close()


def test_whoever_reads_nothing_is_cut_off_and_holds_no_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "CUT_SECONDS", 0.3)
    monkeypatch.setattr(connection, "LINGER_SECONDS", 0.3)
    with Inside(tmp_path, GENEROUS) as inside:
        caller = Caller(inside)
        table = table_of(caller)
        deaf = Deaf(inside, caller.cookie, table)
        deaf.send(HELLO)

        def health() -> int:
            return int(caller.call("GET", "/health")[1]["sockets"])

        wait_for(lambda: health() == 1)
        # Sooner than a ping without an answer would end it, which takes 40 s.
        end = time.monotonic() + 25
        while health():
            assert time.monotonic() < end, "it is hung up on"
            try:
                deaf.send({"type": "look", "eyes": 0})
            except OSError:
                break
        wait_for(lambda: health() == 0)
        seats = caller.call("GET", f"/api/tables/{table}")[1]["table"]["seats"]
        assert seats[0]["presence"] == "away"
        # The connection itself is gone too: nothing of it keeps a server from stopping.
        wait_for(lambda: not inside.connections_with_sockets())
        deaf.close()
        caller.close()
        assert inside.complaints == []


def test_a_burst_is_answered_to_whoever_reads(tmp_path: Path) -> None:
    with Inside(tmp_path) as inside:
        caller = Caller(inside)
        address = f"ws://127.0.0.1:{inside.port}/api/tables/{table_of(caller)}/socket"
        with connect(address, additional_headers={"Cookie": caller.cookie}) as line:
            assert inside.doors.queue_messages_max < FRAMES
            line.send(json.dumps(HELLO))
            for number in range(FRAMES):
                line.send(json.dumps({"type": "ping", "at": number}))
            heard: list[int] = []
            while len(heard) < FRAMES:
                message = json.loads(line.recv(timeout=20))
                if message["type"] == "pong":
                    heard.append(message["at"])
        caller.close()
    assert heard == list(range(FRAMES))


@pytest.mark.skipif(sys.platform == "win32", reason="files are counted otherwise")
def test_as_many_sockets_as_are_allowed_though_a_shell_allows_fewer_files(tmp_path: Path) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    many = {"sockets_per_session": 200, "sockets_per_address": 200}
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
    try:
        server = Served(tmp_path, **many)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    try:
        with Client(server.address) as client, ExitStack() as stack:
            table = client.make_table("feurio", options={"players": 1}).table.id
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
            cookie = {"Cookie": client.cookie}
            for _ in range(FRAMES):
                line = stack.enter_context(connect(address, additional_headers=cookie))
                line.send(json.dumps(HELLO))
                assert json.loads(line.recv(timeout=20))["type"] == "welcome"
    finally:
        server.stop()
    assert server.errors() == ""


def test_before_the_server_goes_everybody_hears_that_it_comes_back(tmp_path: Path) -> None:
    server = Served(tmp_path)
    with Client(server.address) as client:
        table = client.make_table("feurio", options={"players": 1}).table.id
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        with connect(address, additional_headers={"Cookie": client.cookie}) as line:
            line.send(json.dumps(HELLO))
            assert json.loads(line.recv(timeout=20))["type"] == "welcome"
            server.stop()
            heard: list[dict[str, Any]] = []
            with pytest.raises(ConnectionClosed) as closed:
                listen(line, heard)
    assert (heard[-1]["type"], heard[-1]["code"]) == ("bye", "stopping")
    assert heard[-1]["again_ms"] > 0
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
