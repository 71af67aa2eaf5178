"""Tables as the load sees them: four sockets each, and a move that is done when all four know.

A move waits for the one before it at its table; its time counts from when it should have been sent.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from collections import deque

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


class Told(msgspec.Struct):
    """Of any message only what the load needs, so that the load costs little."""

    type: str
    seq: int = -1
    asked: Asked | None = None
    phase: str = ""


class Asked(msgspec.Struct):
    """Whose turn it is, and what may be done."""

    seat: int
    texts: list[str]


READ = msgspec.json.Decoder(Told)


class Place:
    """One table under load, whichever server it is at."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self.name = name
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.took_ms: list[float] = []
        self.sent = 0
        self.waiting: deque[float] = deque()
        self.heard: set[int] = set()
        self.is_over = False
        self.refused = 0
        self._since: float | None = None
        self._sending: asyncio.Future[None] | None = None
        self._listeners: list[asyncio.Task[None]] = []

    @property
    def is_busy(self) -> bool:
        return self._since is not None

    def schedule(self, at: float) -> None:
        """A move should be sent now; a play that is over takes none."""
        if not self.is_over:
            self.waiting.append(at)
            self.go_on()

    def go_on(self) -> None:
        """Send the next one, if none is under way."""
        if self.waiting and self._since is None and not self.is_over:
            text = self.next_move()
            if text is not None:
                self._since = self.waiting.popleft()
                self.heard.clear()
                self.sent += 1
                self._sending = asyncio.ensure_future(self.sockets[text[0]].send(text[1]))

    def hear(self, seat: int) -> None:
        """One seat knows of the move."""
        self.heard.add(seat)
        if len(self.heard) == SEATS and self._since is not None:
            self.took_ms.append((time.perf_counter() - self._since) * 1000)
            self._since = None
            self.go_on()

    def give_up(self) -> None:
        """The move was refused: it is neither done nor lost."""
        self.refused += 1
        self.sent -= 1
        self._since = None

    async def open(self, port: int) -> None:
        """Open all four sockets."""
        raise NotImplementedError

    def next_move(self) -> tuple[int, str] | None:
        """Which socket sends what."""
        raise NotImplementedError

    def take(self, seat: int, message: str | bytes) -> None:
        """Something came."""
        raise NotImplementedError

    def listen(self) -> None:
        """Begin to take what comes."""
        for seat, socket in enumerate(self.sockets):
            self._listeners.append(asyncio.create_task(self._listen(seat, socket)))

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for message in socket:
            self.take(seat, message)

    async def close(self) -> None:
        """Hang up."""
        await asyncio.gather(*(socket.close() for socket in self.sockets))
        await asyncio.gather(*self._listeners, return_exceptions=True)


class ThinPlace(Place):
    """A table of the yardstick: the message comes back to all four."""

    async def open(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/{self.name}"
        for _ in range(SEATS):
            self.sockets.append(await connect(address, compression=None))
        self.listen()

    def next_move(self) -> tuple[int, str]:
        return self.rng.randrange(SEATS), f'{{"do":"walk:n","seen":{self.sent}}}'

    def take(self, seat: int, message: str | bytes) -> None:
        self.hear(seat)


class RealPlace(Place):
    """A table of ours: Flash Point, a socket for each seat, any legal move."""

    def __init__(self, name: str, rng: random.Random) -> None:
        super().__init__(name, rng)
        self._seq = -1
        self._asked: Asked | None = None

    async def open(self, port: int) -> None:
        cookie, table = await asyncio.to_thread(make_table, port, self.name)
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        headers = {"Cookie": cookie}
        for seat in range(SEATS):
            socket = await connect(
                address, additional_headers=headers, compression=None, max_size=2**22
            )
            self.sockets.append(socket)
            hello = {"type": "hello", "version": 1, "eyes": seat, "moves": "full"}
            await socket.send(json.dumps(hello))
        self.listen()

    def next_move(self) -> tuple[int, str] | None:
        asked, self._asked = self._asked, None
        if asked is None:
            return None
        order = {"type": "do", "id": f"{self.sent}.{self.refused}", "seat": asked.seat}
        order |= {"text": self.rng.choice(asked.texts), "seen": self._seq}
        return asked.seat, json.dumps(order)

    def take(self, seat: int, message: str | bytes) -> None:
        told = READ.decode(message)
        if told.type != "news":
            self._take_other(told)
            return
        self._seq = max(self._seq, told.seq)
        if told.asked is not None:
            self._asked = told.asked
        if told.phase == "over":
            self.is_over = True
            self.waiting.clear()
        self.hear(seat)
        self.go_on()

    def _take_other(self, told: Told) -> None:
        if told.type == "refused":
            self.give_up()
        elif told.type == "table":
            self._seq = max(self._seq, told.seq)
            if told.asked is not None:
                self._asked = told.asked


def make_table(port: int, name: str) -> tuple[str, str]:
    """A table of four for one browser; its cookie, and the id of the table."""
    base = f"http://127.0.0.1:{port}"
    headers = {"X-Tocsin": "1", "Content-Type": "application/json"}
    asking = urllib.request.Request(f"{base}/api/session", b"", headers, method="POST")
    with urllib.request.urlopen(asking, timeout=60) as response:
        cookie = response.headers["set-cookie"].partition(";")[0]
    wish = {
        "id": name,
        "game": "flashpoint",
        "options": {"players": SEATS, "rules": "advanced", "play_on": True},
        "seats": [{"kind": "me"}] * SEATS,
        "away_seconds": 0,
    }
    data = json.dumps(wish).encode()
    asking = urllib.request.Request(f"{base}/api/tables", data, {**headers, "Cookie": cookie})
    with urllib.request.urlopen(asking, timeout=60) as response:
        return cookie, str(json.load(response)["table"]["id"])
