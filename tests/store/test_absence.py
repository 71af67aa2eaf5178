"""A database that goes away and comes back: nothing is lost, nobody is left without an answer."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.inside import Caller, Inside
from tests.store.postgres import Postgres
from tests.store.writing import at_once, plain_postgres, row, write
from tocsin.store.deeds import FIRST_HASH
from tocsin.store.engine import open_database
from tocsin.store.errors import StoreError
from tocsin.store.store import open_store

WISH = {"id": "t", "game": "feurio", "options": {"players": 1}}
HELLO = {"type": "hello", "version": 1, "eyes": 0, "moves": "texts"}


def hear(socket: ClientConnection, *types: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=30))
        if message["type"] in types:
            return message


def test_moves_are_refused_while_it_is_away_and_go_on_when_it_is_back(
    postgres: Postgres, tmp_path: Path
) -> None:
    with Inside(tmp_path, database=postgres.url()) as inside:
        caller = Caller(inside)
        table = caller.call("POST", "/api/tables", WISH)[1]["table"]["id"]
        address = f"ws://127.0.0.1:{inside.port}/api/tables/{table}/socket"
        cookie = {"Cookie": caller.cookie}
        with connect(address, additional_headers=cookie) as socket:
            socket.send(json.dumps(HELLO))
            told = hear(socket, "table")
            move = {"type": "do", "id": "m", "seat": 0, "text": told["asked"]["texts"][0]}
            order = json.dumps({**move, "seen": told["seq"]})
            postgres.stop()
            try:
                socket.send(order)
                assert hear(socket, "done", "refused")["code"] == "not-stored"
                assert caller.call("GET", "/health")[0] == 503
                status, problem = caller.call("GET", "/api/tables?list=mine")
                assert (status, problem["code"]) == (503, "not-stored")
                with connect(address, additional_headers=cookie) as other:
                    bye = hear(other, "bye")
                    assert bye["code"] == "not-stored"
                    assert bye["again_ms"] > 0
                    with pytest.raises(ConnectionClosed) as closed:
                        other.recv(timeout=30)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1013
            finally:
                postgres.start()
            socket.send(order)
            assert hear(socket, "done", "refused")["type"] == "done"
            assert caller.call("GET", "/health")[0] == 200
        caller.close()
        # The log of the server says what was wrong, and nothing there is a fault of ours.
        assert inside.complaints
        assert all("not-read" in said or "not-written" in said for said in inside.complaints)


def test_whoever_lost_the_database_to_another_owner_writes_no_more(postgres: Postgres) -> None:
    url = postgres.url()
    store = open_store(url, at_once)
    first = row("a", 0, FIRST_HASH)
    assert write(store, first) is None
    # Its connection is cut, as by a network that was away, and another server comes.
    plain = plain_postgres(url)
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name ~ 'tocsin'"
    with plain.begin() as connection:
        connection.execute(text(cut))
    plain.dispose()
    other = open_database(url)
    refused = write(store, row("a", 1, first.hash))
    assert isinstance(refused, StoreError)
    other.close()
    assert write(store, row("a", 1, first.hash)) is None
    store.close()
