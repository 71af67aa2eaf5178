"""A real server: started, played at by a program in another process, and stopped."""

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import SOURCE, Served
from tocsin.client import Client, ClientError
from tocsin.wire.reports import Note

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "first_move_bot.py"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    said = server.stop()
    assert "Stopped" in said
    assert server.errors() == ""


def test_the_example_bot_plays_a_whole_game_from_another_process(served: Served) -> None:
    with Client(served.address) as client:
        made = client.make_table(
            "feurio", options={"players": 2}, seats=["me", "open"], dice="seeded", seed=3
        )
        key = next(link.key for link in made.links if link.role == "seat:1")
        environment = dict(os.environ, PYTHONPATH=str(SOURCE))
        bot = subprocess.Popen(
            [sys.executable, str(EXAMPLE), served.address, made.table.id, key],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        seat = client.sit(made.table.id, 0)
        while not seat.is_over:
            moves = seat.moves()
            if moves:
                seat.do(moves[-1])
        said, _ = bot.communicate(timeout=60)
        assert bot.returncode == 0
        assert seat.seen.ending is not None
        assert said.strip() == seat.seen.ending.code


def test_partners_by_computer_think_and_the_play_goes_on(served: Served) -> None:
    with Client(served.address) as client:
        seat = client.create("titanic", options={"players": 2})
        # A turn takes as many moves as the cards allow.
        for _ in range(60):
            moves = seat.moves()
            if not moves or any(is_partners_move(note) for note in seat.seen.notes):
                break
            seat.do(moves[-1])
        assert any(is_partners_move(note) for note in seat.seen.notes)


def is_partners_move(note: Note) -> bool:
    """Did the partner act? It also speaks."""
    return note.kind == "move" and note.seat == 1


def test_a_stranger_gets_nothing(served: Served) -> None:
    with Client(served.address) as client, Client(served.address) as stranger:
        made = client.make_table("feurio", options={"players": 2})
        stranger.make_table("feurio", options={"players": 2})
        with pytest.raises(ClientError) as refused:
            stranger.sit(made.table.id, 0)
        assert refused.value.code == "no-such-table"
        with pytest.raises(ClientError) as refused:
            stranger.join(made.table.id, "wrong" * 6)
        assert refused.value.code == "bad-key"


def test_a_restart_is_survived_without_losing_the_seat(tmp_path: Path) -> None:
    server = Served(tmp_path)
    try:
        with Client(server.address) as client:
            seat = client.create("feurio", options={"players": 1}, dice="seeded", seed=9)
            first = seat.do(seat.moves()[0])
            server.stop()
            server.start()
            assert seat.do(seat.moves()[0]) > first
    finally:
        server.stop()


def get(served: Served, path: str) -> bytes:
    with urllib.request.urlopen(served.address + path, timeout=20) as response:
        data: bytes = response.read()
        return data


def test_health_metrics_schemas_and_catalogues_are_there(served: Served) -> None:
    assert json.loads(get(served, "/health"))["status"] == "ok"
    assert b"tocsin_rows_per_commit" in get(served, "/metrics")
    schema = json.loads(get(served, "/api/schema.json"))
    assert {"Order", "Report"} <= set(schema["$defs"])
    assert set(schema["views"]) == {"feurio", "flashpoint", "titanic"}
    assert "/api/tables" in json.loads(get(served, "/schema/openapi.json"))["paths"]
    assert b"refused-stale" in get(served, "/lang/fr/tables.ftl")
