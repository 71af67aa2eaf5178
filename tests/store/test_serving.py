"""A whole server on either kind of database: a table is made, played, and there after a restart."""

import json
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.server.inside import Caller, Inside

WISH = {"id": "t", "game": "feurio", "options": {"players": 1}, "name": "Zoé’s table"}


def play_one(inside: Inside, caller: Caller, table: str, id: str) -> int:
    """One move; the number of its row."""
    address = f"ws://127.0.0.1:{inside.port}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": caller.cookie}) as socket:
        socket.send(json.dumps({"type": "hello", "version": 1, "eyes": 0, "moves": "texts"}))
        told: dict[str, Any] = {}
        while told.get("type") != "table":
            told = json.loads(socket.recv(timeout=30))
        text, seen = told["asked"]["texts"][0], told["seq"]
        order = {"type": "do", "id": id, "seat": 0, "text": text, "seen": seen}
        socket.send(json.dumps(order))
        while told["type"] not in ("done", "refused"):
            told = json.loads(socket.recv(timeout=30))
    assert told["type"] == "done", told
    return int(told["seq"])


def test_a_server_keeps_its_tables_on_either_kind_of_database(url: str, tmp_path: Path) -> None:
    with Inside(tmp_path, database=url) as inside:
        caller = Caller(inside)
        made = caller.call("POST", "/api/tables", WISH)[1]["table"]
        first = play_one(inside, caller, made["id"], "one")
        caller.close()
        assert inside.complaints == []
    with Inside(tmp_path, database=url) as inside:
        again = Caller(inside)
        again.cookie = caller.cookie
        assert again.call("POST", "/api/tables", WISH)[1]["table"]["id"] == made["id"]
        mine = again.call("GET", "/api/tables?list=mine")[1]["tables"]
        assert [(row["table"]["id"], row["table"]["name"]) for row in mine] == [
            (made["id"], "Zoé’s table")
        ]
        # The same order again is answered as it was; another one is another move.
        assert play_one(inside, again, made["id"], "one") == first
        assert play_one(inside, again, made["id"], "two") > first
        assert again.call("DELETE", "/api/me")[1] == {"seats": 1, "tables": 1}
        again.close()
        assert inside.complaints == []


STRANGE = ["%00", "k7d2m9qpx%00", "%F0%9F%94%A5", "'%20OR%201=1", "nosuchtbl2"]


def test_what_no_table_is_called_is_not_found_and_is_no_fault(url: str, tmp_path: Path) -> None:
    with Inside(tmp_path, database=url) as inside:
        caller = Caller(inside)
        for id in STRANGE:
            for method, path, body in (
                ("GET", f"/api/tables/{id}", None),
                ("POST", f"/api/tables/{id}/join", {"key": "x\0y"}),
                ("POST", f"/api/tables/{id}/leave", {"seat": 0}),
            ):
                status, told = caller.call(method, path, body)
                assert status in (403, 404)
                assert told["code"] in ("no-such-table", "bad-key")
        wish = {**WISH, "id": "nul\0", "name": "nul\0"}
        assert caller.call("POST", "/api/tables", wish)[1]["code"] == "bad-text"
        assert caller.call("POST", "/api/tables", {**wish, "name": ""})[0] == 201
        caller.close()
        assert inside.complaints == []
