"""The door: origins, cookies, sizes, paces and numbers, each below, at and above its limit."""

import http.client
import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import Served

LIMITS = {
    "player_messages_max": 6,
    "watcher_messages_max": 4,
    "messages_window_ms": 600_000,
    "sockets_per_session": 2,
    "sockets_per_address": 4,
    "tables_per_minute": 400,
    "tables_per_day": 400,
    "body_bytes_max": 4096,
    "hello_ms_max": 1500,
}
HELLO = {"type": "hello", "version": 1, "eyes": 0, "moves": "texts"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("door"), **LIMITS)
    yield server
    server.stop()
    assert server.errors() == ""


class Browser:
    """Just enough of one."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.cookie = ""
        self.call("POST", "/api/session")

    def call(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> tuple[int, Any, dict[str, str]]:
        connection = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=30)
        sent = {"X-Tocsin": "1", "Content-Type": "application/json", "Cookie": self.cookie}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        data = body if isinstance(body, bytes) else json.dumps(body).encode() if body else None
        connection.request(method, path, data, {n: v for n, v in sent.items() if v})
        response = connection.getresponse()
        given = response.read()
        found = {name.lower(): value for name, value in response.getheaders()}
        connection.close()
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0]
        is_json = found.get("content-type", "").startswith("application/json")
        return response.status, json.loads(given) if is_json and given else given, found

    def table(self) -> dict[str, Any]:
        status, made, _ = self.call(
            "POST", "/api/tables", {"id": "t", "game": "feurio", "options": {"players": 1}}
        )
        assert status == 201, made
        found: dict[str, Any] = made
        return found

    def socket(self, table: str, origin: str | None = None) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.served.port}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie}
        if origin is not None:
            headers["Origin"] = origin
        return connect(address, additional_headers=headers, compression=None, max_size=2**22)


def test_a_cookie_on_this_machine_is_bound_to_its_host(served: Served) -> None:
    browser = Browser(served)
    status, _, headers = browser.call("POST", "/api/session", Cookie="")
    assert status == 204
    cookie = headers["set-cookie"]
    assert cookie.startswith("__Host-tocsin=")
    for part in ("Secure", "HttpOnly", "SameSite=Lax", "Path=/"):
        assert part in cookie
    _, _, plain = browser.call("POST", "/api/session", Cookie="", Host="192.168.1.7")
    assert plain["set-cookie"].startswith("tocsin=")
    assert "Secure" not in plain["set-cookie"]


def test_every_answer_has_the_policy(served: Served) -> None:
    _, _, headers = Browser(served).call("GET", "/health")
    assert "unsafe" not in headers["content-security-policy"]
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("headers", "is_let_in"),
    [
        ({}, True),
        ({"Origin": "http://127.0.0.1:{port}"}, True),
        ({"Origin": "https://127.0.0.1:{port}"}, False),
        ({"Origin": "http://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"X-Tocsin": ""}, False),
    ],
)
def test_requests_that_change_something_come_from_here(
    served: Served, headers: dict[str, str], is_let_in: bool
) -> None:
    browser = Browser(served)
    sent = {
        name.replace("-", "_"): value.replace("{port}", str(served.port))
        for name, value in headers.items()
    }
    status, answer, _ = browser.call("POST", "/api/check", {"game": "feurio"}, **sent)
    assert (status == 200) is is_let_in
    if not is_let_in:
        assert (status, answer["code"]) == (403, "wrong-origin")


@pytest.mark.parametrize("host", ["[::", "[", "]", "a b", "127.0.0.1:x", "[::1]x", "", "é"])
def test_a_host_that_is_none_is_no_fault_of_ours(served: Served, host: str) -> None:
    browser = Browser(served)
    for method, path in (("POST", "/api/session"), ("GET", "/api/me"), ("GET", "/")):
        status, _, _ = browser.call(method, path, Host=host.encode().decode("latin-1"))
        assert status < 500, (method, path)


def test_a_socket_of_a_foreign_page_is_not_opened(served: Served) -> None:
    browser = Browser(served)
    table = browser.table()["table"]["id"]
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        browser.socket(table, "http://evil.example").recv(timeout=5)
    with browser.socket(table, f"http://127.0.0.1:{served.port}") as socket:
        socket.send(json.dumps(HELLO))
        assert json.loads(socket.recv(timeout=10))["type"] == "welcome"


def test_without_a_cookie_there_is_no_table(served: Served) -> None:
    browser = Browser(served)
    status, answer, _ = browser.call("GET", "/api/tables", Cookie="")
    assert (status, answer["code"]) == (401, "no-session")
    status, answer, _ = browser.call("GET", "/api/tables/nosuchtbl")
    assert (status, answer["code"]) == (404, "no-such-table")


@pytest.mark.parametrize(("more", "status"), [(-1, 422), (0, 422), (1, 413)])
def test_a_body_may_be_so_long_and_no_longer(served: Served, more: int, status: int) -> None:
    browser = Browser(served)
    empty = len(json.dumps({"game": ""}).encode())
    body = {"game": "x" * 40, "options": {}}
    size = LIMITS["body_bytes_max"] + more
    data = json.dumps(body).encode()
    padded = data + b" " * (size - len(data))
    assert empty < len(padded) == size
    found, answer, _ = browser.call("POST", "/api/check", padded)
    assert found == status, answer
    assert answer["code"] == ("too-large" if status == 413 else "bad-setup")


def test_frames_have_a_limit_and_are_texts(served: Served) -> None:
    browser = Browser(served)
    table = browser.table()["table"]["id"]
    with browser.socket(table) as socket:
        socket.send(json.dumps(HELLO))
        socket.send("x" * 8193)
        assert closing_code(socket) == 1009
    with browser.socket(table) as socket:
        socket.send(b"\x00\x01")
        assert closing_code(socket) == 1003


def closing_code(socket: ClientConnection) -> int:
    """Read until it closes."""
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def test_a_player_may_send_so_many_messages_and_no_more(served: Served) -> None:
    browser = Browser(served)
    table = browser.table()["table"]["id"]
    with browser.socket(table) as socket:
        socket.send(json.dumps(HELLO))
        for number in range(LIMITS["player_messages_max"]):
            socket.send(json.dumps({"type": "ping", "at": number}))
        pongs = 0
        refused: list[str] = []
        while not refused:
            message = json.loads(socket.recv(timeout=10))
            pongs += message["type"] == "pong"
            if message["type"] == "refused":
                refused.append(message["code"])
        # One of them was the greeting.
        assert pongs == LIMITS["player_messages_max"] - 1
        assert refused == ["too-fast"]


def test_a_browser_may_have_so_many_sockets_and_no_more(served: Served) -> None:
    browser = Browser(served)
    table = browser.table()["table"]["id"]
    with ExitStack() as stack:
        for _ in range(LIMITS["sockets_per_session"]):
            socket = stack.enter_context(browser.socket(table))
            socket.send(json.dumps(HELLO))
            assert json.loads(socket.recv(timeout=10))["type"] == "welcome"
        one_more = stack.enter_context(browser.socket(table))
        assert json.loads(one_more.recv(timeout=10))["code"] == "too-many"


def test_who_says_nothing_is_hung_up_on(served: Served) -> None:
    browser = Browser(served)
    table = browser.table()["table"]["id"]
    with browser.socket(table) as socket, pytest.raises(ConnectionClosed):
        socket.recv(timeout=20)


def test_lists_links_names_and_forgetting(served: Served) -> None:
    ann, ben = Browser(served), Browser(served)
    made = ann.table()
    table = made["table"]["id"]
    _, mine, _ = ann.call("GET", "/api/tables?list=mine")
    assert [row["table"]["id"] for row in mine["tables"]] == [table]
    assert mine["tables"][0]["is_my_turn"]
    watch = next(link for link in made["links"] if link["role"] == "watch")
    assert watch["path"] == f"/t/{table}#watch={watch['key']}"
    status, joined, _ = ben.call("POST", f"/api/tables/{table}/join", {"key": watch["key"]})
    assert (status, joined["you"]["is_watcher"], joined["you"]["seats"]) == (200, True, [])
    status, answer, _ = ben.call("POST", f"/api/tables/{table}/leave", {"seat": 0})
    assert (status, answer["code"]) == (403, "not-your-seat")
    status, answer, _ = ben.call("POST", f"/api/tables/{table}/links", {"role": "owner"})
    assert (status, answer["code"]) == (403, "not-allowed")
    assert ann.call("PUT", "/api/me", {"name": "Zoé"})[1]["name"] == "Zoé"
    assert ann.call("PUT", "/api/me", {"name": "a\u202eb"})[1]["code"] == "bad-text"
    assert ann.call("PUT", "/api/me", {"name": "x" * 21})[1]["code"] == "bad-text"
    assert ann.call("DELETE", "/api/me")[1] == {"seats": 1, "tables": 1}
    assert ann.call("GET", "/api/tables?list=mine")[1]["tables"] == []
    status, answer, _ = ann.call("GET", f"/api/tables/{table}/record")
    assert (status, answer["code"]) == (404, "no-such-table")
