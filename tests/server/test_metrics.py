"""What /metrics tells Prometheus is what happened."""

import json
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import ClientConnection, connect

from tests.server.inside import Caller, Inside

MOVES = 5
PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def metrics(caller: Caller) -> dict[str, float]:
    text = caller.call("GET", "/metrics")[1].decode()
    return {
        sample.name + "".join(f"/{value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def hear(socket: ClientConnection, *types: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=30))
        if message["type"] in types:
            return message


def play(socket: ClientConnection, moves: int) -> None:
    """So many moves, each answered before the next."""
    told = hear(socket, "table")
    for number in range(moves):
        text, seen = told["asked"]["texts"][0], told["seq"]
        order = {"type": "do", "id": f"m{number}", "seat": 0, "text": text, "seen": seen}
        socket.send(json.dumps(order))
        assert hear(socket, "done", "refused")["type"] == "done"
        told = hear(socket, "news")


def test_moves_latency_rows_sockets_refusals_and_thinkers_are_counted(tmp_path: Path) -> None:
    with Inside(tmp_path) as inside:
        caller = Caller(inside)
        wish = {"id": "t", "game": "feurio", "options": {"players": 1}}
        table = caller.call("POST", "/api/tables", wish)[1]["table"]["id"]
        before = metrics(caller)
        assert before["tocsin_sockets"] == 0
        assert before["tocsin_rooms"] == 1
        assert before["tocsin_move_answer_milliseconds_count"] == 0
        address = f"ws://127.0.0.1:{inside.port}/api/tables/{table}/socket"
        with connect(address, additional_headers={"Cookie": caller.cookie}) as socket:
            hello = {"type": "hello", "version": 1, "eyes": 0, "moves": "texts"}
            socket.send(json.dumps(hello))
            play(socket, MOVES)
            socket.send("no message")
            hear(socket, "refused")
            late = {"type": "do", "id": "late", "seat": 0, "text": "lay:0,1", "seen": 0}
            socket.send(json.dumps(late))
            assert hear(socket, "refused")["code"] == "stale"
            caller.call("GET", "/api/tables/nnnnnnnnnn")
            caller.call("POST", "/api/check", b"x" * (inside.doors.body_bytes_max + 1))
            after = metrics(caller)
        caller.close()
    assert after["tocsin_orders_total/Do"] == MOVES + 1
    assert after["tocsin_orders_total/Hello"] == 1
    assert after["tocsin_moves_total/person"] == MOVES
    for code in ("malformed", "stale", "no-such-table", "too-large"):
        assert after[f"tocsin_refusals_total/{code}"] == 1
    assert after["tocsin_move_answer_milliseconds_count"] == MOVES + 1
    assert after["tocsin_move_answer_milliseconds_sum"] > 0
    assert after["tocsin_move_answer_milliseconds_bucket/+Inf"] == MOVES + 1
    assert after["tocsin_rows"] - before["tocsin_rows"] == MOVES
    assert after["tocsin_commits"] - before["tocsin_commits"] == MOVES
    assert after["tocsin_rows_per_commit"] >= 1
    assert after["tocsin_sockets"] == 1
    assert (after["tocsin_thinking"], after["tocsin_write_failures"]) == (0, 0)
    assert after["tocsin_worker_deaths"] == 0


def test_moves_of_computers_are_counted_as_theirs(tmp_path: Path) -> None:
    with Inside(tmp_path) as inside:
        caller = Caller(inside)
        seats = [{"kind": "computer", "computer": "rookie"}] * 2
        wish = {"id": "t", "game": "feurio", "options": {"players": 2}, "seats": seats}
        assert caller.call("POST", "/api/tables", wish)[0] == 201
        end = time.monotonic() + 60
        while metrics(caller).get("tocsin_moves_total/computer", 0) < 2:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert "tocsin_moves_total/person" not in metrics(caller)
        caller.close()


def test_the_documentation_names_every_meter(tmp_path: Path) -> None:
    with Inside(tmp_path) as inside:
        caller = Caller(inside)
        text = caller.call("GET", "/metrics")[1].decode()
        caller.close()
    given = {family.name for family in text_string_to_metric_families(text)}
    told = set(re.findall(r"^\| `(tocsin_\w+)", PAGE.read_text(encoding="utf-8"), re.M))
    assert {name.removesuffix("_total") for name in told} == given


def test_what_cannot_be_written_stands_in_the_log_of_the_server(tmp_path: Path) -> None:
    with Inside(tmp_path) as inside:
        caller = Caller(inside)
        with sqlite3.connect(tmp_path / "tables.db") as other:
            other.execute("DROP TABLE keys")
        other.close()
        wish = {"id": "t", "game": "feurio", "options": {"players": 1}}
        status, problem = caller.call("POST", "/api/tables", wish)
        assert (status, problem["code"]) == (503, "not-stored")
        assert caller.call("GET", "/health")[0] == 503
        assert metrics(caller)["tocsin_write_failures"] == 1
        caller.close()
        assert ["not-written" in said for said in inside.complaints] == [True]
