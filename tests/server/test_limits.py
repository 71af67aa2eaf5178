"""Every limit is a setting, and is tried just below, at, and just above.

A new field of `Doors` or `Settings` without a case fails here.
"""

import json
from contextlib import ExitStack, suppress
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server import door_limits, table_limits
from tests.server.door_limits import Case
from tests.server.inside import GENEROUS, Caller, Inside
from tocsin.core.errors import SetupError
from tocsin.server.config import Doors, limits_from
from tocsin.tables.ports import Settings
from tocsin.wire import limits

CASES = {**door_limits.CASES, **table_limits.CASES}
KINDS = (Doors, Settings)
NAMES = [entry.name for kind in KINDS for entry in fields(kind)]
# Tried below, over real sockets.
OWN_TEST = {"guests_max"}


def test_every_limit_has_a_case() -> None:
    assert set(NAMES) - OWN_TEST == set(CASES)


@pytest.mark.parametrize(("name", "most", "case"), [(name, *CASES[name]) for name in CASES])
def test_a_limit_holds_just_below_at_and_just_above(
    name: str, most: int, case: Case, tmp_path: Path
) -> None:
    assert [case(most, most + more, tmp_path) for more in (-1, 0, 1)] == [True, True, False]


@pytest.mark.parametrize("name", NAMES)
def test_every_limit_is_set_by_a_variable(name: str) -> None:
    kind = next(kind for kind in KINDS if name in {entry.name for entry in fields(kind)})
    variable = f"TOCSIN_{name.upper()}"
    assert getattr(limits_from(kind, {variable: "17"}), name) == 17
    for wrong in ("many", "-1", "1.5", "9" * 12):
        with pytest.raises(SetupError) as refused:
            limits_from(kind, {variable: wrong})
        assert refused.value.facts["name"] == variable


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("name_chars_max", limits.NAME_CHARS_MOST),
        ("chat_chars_max", limits.CHAT_CHARS_MOST),
        ("word_chars_max", limits.WORD_CHARS_MOST),
        ("record_bytes_max", limits.RECORD_BYTES_MAX),
    ],
)
def test_no_setting_goes_beyond_what_a_message_has_room_for(name: str, most: int) -> None:
    variable = f"TOCSIN_{name.upper()}"
    kind: type[Any] = Doors if name == "record_bytes_max" else Settings
    for number in (most - 1, most):
        assert getattr(limits_from(kind, {variable: str(number)}), name) == number
    with pytest.raises(SetupError):
        limits_from(kind, {variable: str(most + 1)})


def test_a_record_within_a_wish_may_be_so_long_and_no_longer(tmp_path: Path) -> None:
    with Inside(tmp_path, replace(GENEROUS, record_bytes_max=300)) as inside:
        caller = Caller(inside)
        wishes = [{"id": "t", "record": "x" * size} for size in (299, 300, 301)]
        codes = [caller.call("POST", "/api/tables", wish)[1]["code"] for wish in wishes]
        caller.close()
    assert codes == ["bad-record", "bad-record", "too-large"]


def test_the_usual_limits_are_the_promised_ones() -> None:
    doors, settings = Doors(), Settings()
    assert (doors.frame_bytes_max, doors.body_bytes_max) == (8 * 1024, 64 * 1024)
    assert doors.record_bytes_max == 2**20
    assert (doors.player_messages_max, doors.watcher_messages_max) == (100, 50)
    assert doors.messages_window_ms == 20_000
    assert (doors.sockets_per_session, doors.sockets_per_address) == (5, 20)
    assert doors.sockets_max == 2_000
    assert (doors.queue_messages_max, doors.queue_bytes_max) == (64, 256 * 1024)
    assert (settings.tables_per_minute, settings.tables_per_day) == (5, 50)
    assert (settings.name_chars_max, settings.chat_chars_max) == (20, 300)


def test_so_many_guests_come_into_a_room(tmp_path: Path) -> None:
    settings = Settings(guests_max=3)
    with Inside(tmp_path, GENEROUS, settings) as inside, ExitStack() as stack:
        caller = Caller(inside)
        wish = {"id": "t", "game": "feurio", "options": {"players": 2}}
        table = caller.call("POST", "/api/tables", wish)[1]["table"]["id"]
        address = f"ws://127.0.0.1:{inside.port}/api/tables/{table}/socket"
        first: list[str] = []
        for _ in range(4):
            socket = stack.enter_context(
                connect(address, additional_headers={"Cookie": caller.cookie})
            )
            with suppress(ConnectionClosed):
                # One who is not let in is told so without being asked.
                socket.send(json.dumps({"type": "hello", "version": 1}))
            first.append(json.loads(socket.recv(timeout=20)).get("code", "let in"))
        caller.close()
    assert first == ["let in", "let in", "let in", "too-many"]
