"""Limits that need no socket to be tried: each one below, at, and one above."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from tests.tables.world import VirtualClock
from tocsin.server.config import Config, Doors
from tocsin.server.sockets import TRY_AGAIN_LATER, Line, check_room_for
from tocsin.tables.allowance import Allowance
from tocsin.tables.courtesy import tidy_chat, tidy_name, tidy_word
from tocsin.tables.refusing import Refusal
from tocsin.wire import limits

DOORS = Doors()


def house(sessions: dict[str, int] | None = None, addresses: dict[str, int] | None = None) -> Any:
    return SimpleNamespace(
        config=Config("unused"),
        is_stopping=False,
        by_session=Counter(sessions or {}),
        by_address=Counter(addresses or {}),
    )


@pytest.mark.parametrize(("more", "is_open"), [(-1, True), (0, True), (1, False)])
def test_a_queue_holds_so_many_messages_and_then_hangs_up(more: int, is_open: bool) -> None:
    line = Line(None, house())  # type: ignore[arg-type]
    for _ in range(DOORS.queue_messages_max + more):
        line.send(b"x")
    assert line._closing == (None if is_open else TRY_AGAIN_LATER)


@pytest.mark.parametrize(("more", "is_open"), [(-1, True), (0, True), (1, False)])
def test_a_queue_holds_so_many_bytes_and_then_hangs_up(more: int, is_open: bool) -> None:
    line = Line(None, house())  # type: ignore[arg-type]
    half = DOORS.queue_bytes_max // 2
    line.send(b"x" * half)
    line.send(b"x" * (DOORS.queue_bytes_max - half + more))
    assert line._closing == (None if is_open else TRY_AGAIN_LATER)


@pytest.mark.parametrize(("more", "is_let_in"), [(-2, True), (-1, True), (0, False)])
def test_so_many_sockets_a_browser_an_address_and_in_all(more: int, is_let_in: bool) -> None:
    # One more comes in: with one less than the limit open, it is the last.
    everybody = {f"s{number}": 1 for number in range(DOORS.sockets_max + more)}
    for full in (
        house({"s": DOORS.sockets_per_session + more}),
        house(addresses={"a": DOORS.sockets_per_address + more}),
        house(everybody),
    ):
        if is_let_in:
            check_room_for(full, "s", "a")
            continue
        with pytest.raises(Refusal) as refused:
            check_room_for(full, "s", "a")
        assert refused.value.code == "too-many"


@pytest.mark.parametrize("most", [DOORS.player_messages_max, DOORS.watcher_messages_max])
def test_so_many_messages_in_a_window_and_again_when_it_has_passed(most: int) -> None:
    clock = VirtualClock()
    pace = Allowance(clock, most, DOORS.messages_window_ms)
    assert [pace.takes("s") for _ in range(most + 1)] == [True] * most + [False]
    assert pace.takes("another")
    clock.pass_ms(DOORS.messages_window_ms - 1)
    assert not pace.takes("s")
    clock.pass_ms(1)
    assert pace.takes("s")


@pytest.mark.parametrize(
    ("tidy", "most"),
    [
        (tidy_name, limits.NAME_CHARS_MAX),
        (tidy_chat, limits.CHAT_CHARS_MAX),
        (tidy_word, limits.WORD_CHARS_MAX),
    ],
)
def test_texts_of_people_have_so_many_characters(tidy: Any, most: int) -> None:
    assert tidy("x" * (most - 1)) == "x" * (most - 1)
    assert tidy("x" * most) == "x" * most
    # Two marks that make one letter count as the letter.
    assert tidy("e\u0301" * most) == "é" * most
    with pytest.raises(Refusal) as refused:
        tidy("x" * (most + 1))
    assert refused.value.code == "bad-text"


def test_the_usual_limits_are_the_promised_ones() -> None:
    promised = (100, 50, 20_000, 5, 20, 2_000, 64, 256 * 1024, 8 * 1024, 64 * 1024, 2**20)
    assert promised == (
        DOORS.player_messages_max,
        DOORS.watcher_messages_max,
        DOORS.messages_window_ms,
        DOORS.sockets_per_session,
        DOORS.sockets_per_address,
        DOORS.sockets_max,
        DOORS.queue_messages_max,
        DOORS.queue_bytes_max,
        DOORS.frame_bytes_max,
        DOORS.body_bytes_max,
        DOORS.record_bytes_max,
    )
    assert (limits.NAME_CHARS_MAX, limits.CHAT_CHARS_MAX) == (20, 300)
