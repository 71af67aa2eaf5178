"""A record is verified beside the event loop: whoever asks for a long one keeps nobody waiting."""

import threading
from pathlib import Path
from typing import Any

import pytest

import tocsin
from tests.server.inside import Caller, Inside
from tocsin.server import routes
from tocsin.server.config import Doors
from tocsin.tables.dice.dice import fair_number, pick
from tocsin.tables.dice.proof import Finding, write_proof

SEED = bytes(range(32))


def proof(seed: bytes = SEED) -> str:
    """A play with fair dice from that seed, as a table would give it."""
    play = tocsin.start("feurio", players=1, chance="manual")
    while play.outcome is None:
        text = play.moves()[0]
        if play.actor == tocsin.CHANCE:
            odds = play.odds()
            text = pick(odds, fair_number(seed, {}, len(play.plies), odds[0].of))
        play.do(text)
    return write_proof(SEED, {}, 0, play.record())


def test_the_verdict_is_given_over_http(tmp_path: Path) -> None:
    with Inside(tmp_path) as inside:
        caller = Caller(inside)
        status, found = caller.call("POST", "/api/verify", proof().encode())
        assert (status, found["is_fair"], found["line"]["id"]) == (200, True, "fair-yes")
        assert found["rolls"] > 5
        status, found = caller.call("POST", "/api/verify", proof(bytes(32)).encode())
        assert (status, found["is_fair"]) == (200, False)
        status, found = caller.call("POST", "/api/verify", b"\xff\xfe no record")
        assert (status, found["code"]) == (422, "bad-record")
        caller.close()
        assert inside.complaints == []


def test_a_long_one_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def study(text: str) -> Finding:
        begun.set()
        assert may_end.wait(30)
        return Finding(1, True)

    monkeypatch.setattr(routes, "verify", study)
    told: list[tuple[int, Any]] = []
    with Inside(tmp_path) as inside:
        asking, other = Caller(inside), Caller(inside)

        def ask() -> None:
            told.append(asking.call("POST", "/api/verify", b"[Fair"))

        thread = threading.Thread(target=ask)
        thread.start()
        assert begun.wait(30)
        assert other.call("GET", "/health")[0] == 200
        assert not told
        may_end.set()
        thread.join(30)
        asking.close()
        other.close()
    assert [status for status, _ in told] == [200]


def test_an_address_may_ask_so_often_and_no_more(tmp_path: Path) -> None:
    doors = Doors(player_messages_max=2, messages_window_ms=600_000)
    with Inside(tmp_path, doors) as inside:
        caller = Caller(inside)
        codes = [caller.call("POST", "/api/verify", b"x")[1]["code"] for _ in range(3)]
        caller.close()
    assert codes == ["bad-record", "bad-record", "too-fast"]
