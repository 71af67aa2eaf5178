"""What a door does just below, at, and just above each of its limits. See test_limits."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tocsin.server import sockets
from tocsin.server.config import Config, Doors
from tocsin.server.guard import Guard, TooLarge
from tocsin.server.house import House
from tocsin.server.sockets import Line, check_room_for
from tocsin.tables.ports import Tally
from tocsin.tables.refusing import Refusal

# With this limit, so much of it: is it let through?
Case = Callable[[int, int, Path], bool]


def with_limit(name: str, most: int) -> Doors:
    return replace(Doors(), **{name: most})


def queue(doors: Doors, messages: list[bytes]) -> bool:
    line = Line(None, SimpleNamespace(config=Config("unused", doors=doors)))  # type: ignore[arg-type]
    for message in messages:
        line.send(message)
    assert line._closing in (None, sockets.TRY_AGAIN_LATER)
    return line._closing is None


def queue_messages_max(most: int, tried: int, _: Path) -> bool:
    return queue(with_limit("queue_messages_max", most), [b"x"] * tried)


def queue_bytes_max(most: int, tried: int, _: Path) -> bool:
    return queue(with_limit("queue_bytes_max", most), [b"x" * (tried // 2), b"x" * -(-tried // 2)])


def is_let_in(name: str, most: int, sessions: dict[str, int], addresses: dict[str, int]) -> bool:
    house = SimpleNamespace(
        config=Config("unused", doors=with_limit(name, most)),
        is_stopping=False,
        by_session=Counter(sessions),
        by_address=Counter(addresses),
    )
    try:
        check_room_for(house, "me", "here")  # type: ignore[arg-type]
    except Refusal as refusal:
        return refusal.code != "too-many"
    return True


def sockets_per_session(most: int, tried: int, _: Path) -> bool:
    return is_let_in("sockets_per_session", most, {"me": tried - 1}, {})


def sockets_per_address(most: int, tried: int, _: Path) -> bool:
    return is_let_in("sockets_per_address", most, {}, {"here": tried - 1})


def sockets_max(most: int, tried: int, _: Path) -> bool:
    return is_let_in("sockets_max", most, {f"s{n}": 1 for n in range(tried - 1)}, {})


def body(doors: Doors, path: str, size: int, has_length: bool) -> bool:
    """Is a body of that size read to its end?"""
    told: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["more_body"]:
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            told.append(message["status"])

    parts = [b"x" * (size // 2), b"x" * (size - size // 2)]

    async def receive() -> dict[str, Any]:
        part = parts.pop(0)
        return {"type": "http.request", "body": part, "more_body": bool(parts)}

    headers = [(b"x-tocsin", b"1")]
    headers += [(b"content-length", str(size).encode())] if has_length else []
    scope = {"type": "http", "method": "POST", "path": path, "headers": headers, "scheme": "http"}
    try:
        asyncio.run(Guard(app, doors, Tally())(scope, receive, send))
    except TooLarge:
        return False
    assert told[0] in (200, 413)
    return told == [200]


def both_bodies(doors: Doors, path: str, size: int) -> bool:
    found = {body(doors, path, size, has_length) for has_length in (True, False)}
    assert len(found) == 1, "whether or not its length is told"
    return found.pop()


def body_bytes_max(most: int, tried: int, _: Path) -> bool:
    return both_bodies(with_limit("body_bytes_max", most), "/api/check", tried)


def record_bytes_max(most: int, tried: int, _: Path) -> bool:
    doors = with_limit("record_bytes_max", most)
    found = both_bodies(doors, "/api/verify", tried)
    # Within a wish there is room for the wish itself.
    assert both_bodies(doors, "/api/tables", tried + doors.body_bytes_max) is found
    return found


class Words:
    """A socket that says these words, then nothing, or hangs up."""

    def __init__(self, *texts: str, is_silent: bool = False) -> None:
        self.texts = list(texts)
        self.is_silent = is_silent

    async def receive(self) -> dict[str, Any]:
        if self.texts:
            return {"type": "websocket.receive", "text": self.texts.pop(0)}
        if self.is_silent:
            await asyncio.sleep(60)
        return {"type": "websocket.disconnect"}


def listen(doors: Doors, words: Words) -> int | None:
    """How it is hung up on, if it is."""
    closed: list[int] = []
    house = SimpleNamespace(config=Config("unused", doors=doors))
    line = SimpleNamespace(close=closed.append, has_waiting=False)
    guest = SimpleNamespace(is_greeted=False)
    taken = sockets.take_message

    def greet(_house: Any, _line: Any, _room: Any, who: Any, text: str) -> None:
        who.is_greeted = True

    sockets.take_message = greet  # type: ignore[assignment]
    try:
        asyncio.run(sockets._listen(house, words, line, None, guest))  # type: ignore[arg-type]
    finally:
        sockets.take_message = taken
    return closed[0] if closed else None


def frame_bytes_max(most: int, tried: int, _: Path) -> bool:
    code = listen(with_limit("frame_bytes_max", most), Words("x" * tried))
    assert code in (None, 1009)
    return code is None


def hello_ms_max(most: int, tried: int, _: Path) -> bool:
    """In time is a first word that comes at once; too late is one that does not come."""
    words = Words("hello") if tried <= most else Words(is_silent=True)
    code = listen(with_limit("hello_ms_max", most), words)
    assert code in (None, sockets.POLICY)
    return code is None


def paces(name: str, most: int, tried: int, folder: Path) -> tuple[bool, bool]:
    """May a player, and a watcher, send that many messages?"""

    async def ask() -> tuple[bool, bool]:
        config = Config(str(folder / f"{tried}.db"), doors=with_limit(name, most))
        house = House(config, asyncio.get_running_loop())
        found = [
            all(pace.takes("me") for _ in range(tried))
            for pace in (house.player_pace, house.watcher_pace)
        ]
        await house.stop()
        return found[0], found[1]

    return asyncio.run(ask())


def player_messages_max(most: int, tried: int, folder: Path) -> bool:
    player, watcher = paces("player_messages_max", most, tried, folder)
    assert watcher
    return player


def watcher_messages_max(most: int, tried: int, folder: Path) -> bool:
    player, watcher = paces("watcher_messages_max", most, tried, folder)
    assert player
    return watcher


def messages_window_ms(most: int, tried: int, folder: Path) -> bool:
    """Is the last of all messages still counted after that many milliseconds?"""

    async def ask() -> bool:
        doors = replace(with_limit("messages_window_ms", most), player_messages_max=1)
        house = House(Config(str(folder / f"{tried}.db"), doors=doors), asyncio.get_running_loop())
        now = 1_000_000
        house.clock.now_ms = lambda: now  # type: ignore[method-assign]
        assert house.player_pace.takes("me")
        now += tried - 1
        is_counted = not house.player_pace.takes("me")
        await house.stop()
        return is_counted

    return asyncio.run(ask())


# name: the limit that is set in the test, and the case.
CASES: dict[str, tuple[int, Case]] = {
    "frame_bytes_max": (300, frame_bytes_max),
    "body_bytes_max": (2_000, body_bytes_max),
    "record_bytes_max": (5_000, record_bytes_max),
    "player_messages_max": (7, player_messages_max),
    "watcher_messages_max": (6, watcher_messages_max),
    "messages_window_ms": (500, messages_window_ms),
    "sockets_per_session": (3, sockets_per_session),
    "sockets_per_address": (4, sockets_per_address),
    "sockets_max": (9, sockets_max),
    "queue_messages_max": (12, queue_messages_max),
    "queue_bytes_max": (1_000, queue_bytes_max),
    "hello_ms_max": (30, hello_ms_max),
}
