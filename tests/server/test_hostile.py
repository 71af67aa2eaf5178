"""Thousands of spoilt messages at the real door: no fault of ours, no change, others play on."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.inside import Caller, Inside
from tests.tables.test_strangers import ODD, mutated
from tocsin.client import Client
from tocsin.wire.codes import CODES

FRAMES = 1_500
BODIES = 500
WISHES: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/tables", {"id": "a", "game": "feurio", "options": {"players": 2}}),
    ("POST", "/api/tables", {"id": "b", "game": "titanic", "dice": "seeded", "seed": 4}),
    ("POST", "/api/tables", {"id": "c", "record": "RECORD", "ply": 1, "seats": [{"kind": "me"}]}),
    ("POST", "/api/check", {"game": "flashpoint", "options": {"players": 2, "board": "house"}}),
    ("POST", "/api/tables/TABLE/join", {"key": "k" * 32, "seat": 1, "name": "Eve"}),
    ("POST", "/api/tables/TABLE/leave", {"seat": 0}),
    ("POST", "/api/tables/TABLE/links", {"role": "seat:0"}),
    ("POST", "/api/tables/TABLE/rematch", {"id": "r"}),
    ("POST", "/api/tables/TABLE/close", {}),
    ("GET", "/api/tables/TABLE/record", {}),
    ("PUT", "/api/me", {"name": "Eve"}),
]


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with Inside(tmp_path_factory.mktemp("hostile")) as server:
        yield server


def open_socket(inside: Inside, cookie: str, table: str) -> ClientConnection:
    address = f"ws://127.0.0.1:{inside.port}/api/tables/{table}/socket"
    headers = {"Cookie": cookie}
    return connect(address, additional_headers=headers, compression=None, max_size=2**22)


def heard_refusals(socket: ClientConnection, mark: int) -> Counter[str]:
    """The codes of whatever was refused until now; whoever does not listen is hung up on."""
    socket.send(json.dumps({"type": "ping", "at": 10**6 + mark}))
    codes: Counter[str] = Counter()
    while True:
        message = json.loads(socket.recv(30))
        if message["type"] == "refused":
            codes[message["code"]] += 1
        if message["type"] == "pong" and message["at"] == 10**6 + mark:
            return codes


def spoilt_body(rng: random.Random, body: dict[str, Any], record: str) -> bytes:
    """A body that was right once: other values, fields gone or added, bytes broken or cut."""
    spoilt = dict(body)
    if "record" in spoilt:
        letters = list(record)
        for _ in range(rng.randrange(1, 6)):
            letters[rng.randrange(len(letters))] = rng.choice('0x{}~:\n" é\x00')
        spoilt["record"] = "".join(letters)
    for _ in range(rng.randrange(0, 3)):
        name = rng.choice([*spoilt, "more"])
        if rng.random() < 0.7:
            spoilt[name] = rng.choice(ODD)
        else:
            spoilt.pop(name, None)
    data = bytearray(json.dumps(spoilt).encode())
    if rng.random() < 0.3:
        for _ in range(rng.randrange(1, 5)):
            data[rng.randrange(len(data))] = rng.randrange(256)
    if rng.random() < 0.02:
        data = bytearray(b'{"game": ' + b"[" * 30_000)
    if rng.random() < 0.1:
        del data[rng.randrange(len(data)) :]
    return bytes(data)


def test_spoilt_frames_over_a_socket_change_nothing_and_others_play_on(inside: Inside) -> None:
    with Client(inside.address) as ann:
        mine = ann.create("feurio", options={"players": 1}, dice="seeded", seed=3)
        eve = Caller(inside)
        wish: dict[str, Any] = {"id": "t", "game": "feurio", "options": {"players": 2}}
        wish |= {"seats": [{"kind": "open"}, {"kind": "open"}]}
        _, made = eve.call("POST", "/api/tables", wish)
        table = made["table"]["id"]
        rng = random.Random(5)
        codes: Counter[str] = Counter()
        with open_socket(inside, eve.cookie, table) as socket:
            socket.send(json.dumps({"type": "hello", "version": 1}))
            for number in range(FRAMES):
                frame = mutated(rng)
                if b'"start"' in frame:
                    continue
                socket.send(frame.decode("utf-8", "replace"))
                if number % 20 == 0:
                    codes += heard_refusals(socket, number + 1)
                if number % 300 == 0:
                    before = mine.seen.seq
                    assert mine.do(mine.moves()[0]) > before, "another table is undisturbed"
            codes += heard_refusals(socket, FRAMES + 1)
        _, after = eve.call("GET", f"/api/tables/{table}")
        assert after["table"]["seq"] == made["table"]["seq"]
        eve.close()
    assert codes.total() > FRAMES // 2
    assert set(codes) <= set(CODES) - {"internal"}, codes
    assert inside.complaints == []


def test_spoilt_bodies_get_a_code_and_never_a_fault_of_ours(inside: Inside) -> None:
    with Client(inside.address) as ann:
        mine = ann.create("feurio", options={"players": 1}, dice="seeded", seed=3)
        while not mine.is_over:
            if moves := mine.moves():
                mine.do(moves[0])
        other = ann.create("feurio", options={"players": 1}, dice="seeded", seed=4)
        owner = Caller(inside)
        owner.cookie = ann.cookie
        record = owner.call("GET", f"/api/tables/{mine.table}/record")[1].decode()
        before = owner.call("GET", f"/api/tables/{other.table}")[1]
        eve = Caller(inside)
        rng = random.Random(9)
        statuses: Counter[int] = Counter()
        for _ in range(BODIES):
            method, path, body = rng.choice(WISHES)
            path = path.replace("TABLE", rng.choice([other.table, "%00", "%ED%A0%80", "x" * 16]))
            data = spoilt_body(rng, body, record)
            status, answer = eve.call(method, path, data)
            statuses[status] += 1
            assert status < 500, (method, path, data, answer)
            if status >= 400:
                assert answer["code"] in CODES, (method, path, data)
        assert owner.call("GET", f"/api/tables/{other.table}")[1] == before
        assert other.do(other.moves()[0]) > 0
        eve.close()
        owner.close()
    assert sum(number for status, number in statuses.items() if status >= 400) > BODIES // 2
    assert inside.complaints == []
