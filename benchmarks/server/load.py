"""Open-loop load: moves come when the clock says so, whether or not the last ones were answered."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections import deque
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Asked(msgspec.Struct):
    """What a seat is asked."""

    seat: int
    texts: list[str]


class Heard(msgspec.Struct):
    """As much of a report as the load needs."""

    type: str
    seq: int = 0
    phase: str = ""
    asked: Asked | None = None


READ = msgspec.json.Decoder(Heard)


@dataclass
class LoadedTable:
    """One table: four sockets, the move that is due, and who has heard of it."""

    name: str
    sockets: list[ClientConnection] = field(default_factory=list)
    seq: int = 0
    asked: Asked | None = None
    due: deque[float] = field(default_factory=deque)
    sent_at: float | None = None
    heard: int = 0
    is_over: bool = False
    lost: int = 0


class Load:
    """Plays at many tables at once; `spans` are seconds from scheduled to heard by all four."""

    def __init__(self, is_thin: bool, seed: int) -> None:
        self.is_thin = is_thin
        self.rng = random.Random(seed)
        self.spans: list[float] = []
        self.sent = 0
        self._ids = itertools.count(1)
        self._listening: list[asyncio.Future[None]] = []

    async def join(self, table: LoadedTable, address: str, headers: dict[str, str]) -> None:
        """Open the four sockets of a table."""
        for seat in range(4):
            socket = await connect(
                address, additional_headers=headers, compression=None, max_size=2**22
            )
            table.sockets.append(socket)
            if not self.is_thin:
                hello = {"type": "hello", "version": 1, "eyes": seat, "moves": "texts"}
                await socket.send(json.dumps(hello))
            self._listening.append(asyncio.ensure_future(self._listen(table, socket)))

    async def _listen(self, table: LoadedTable, socket: ClientConnection) -> None:
        async for data in socket:
            heard = READ.decode(data)
            if heard.asked is not None:
                table.asked = heard.asked
            if heard.type in ("table", "news"):
                table.seq = max(table.seq, heard.seq)
            table.is_over = table.is_over or heard.phase in ("over", "closed")
            if heard.type == "refused":
                table.lost += 1
                table.sent_at = None
            if heard.type == "news" and table.sent_at is not None:
                table.heard += 1
                if table.heard == 4:
                    self.spans.append(time.perf_counter() - table.sent_at)
                    table.sent_at = None
                    await self._send(table)

    async def _send(self, table: LoadedTable) -> None:
        if table.sent_at is not None or not table.due or table.is_over:
            return
        if not self.is_thin and table.asked is None:
            return
        table.sent_at = table.due.popleft()
        table.heard = 0
        self.sent += 1
        if self.is_thin:
            await table.sockets[0].send("walk:n")
            return
        asked, table.asked = table.asked, None
        assert asked is not None
        order = {"type": "do", "id": f"m{next(self._ids)}", "seat": asked.seat, "seen": table.seq}
        order["text"] = self.rng.choice(asked.texts)
        await table.sockets[asked.seat].send(json.dumps(order))

    async def run(self, tables: list[LoadedTable], rate: float, seconds: float) -> None:
        """Moves at that rate, at tables drawn at random."""
        start = time.perf_counter()
        at = start
        while at < start + seconds:
            at += self.rng.expovariate(rate)
            pause = at - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            going = [table for table in tables if not table.is_over]
            if not going:
                break
            table = self.rng.choice(going)
            table.due.append(at)
            await self._send(table)
        for _ in range(100):
            if all(table.sent_at is None for table in tables):
                break
            await asyncio.sleep(0.1)


def percentile(spans: list[float], part: float) -> float:
    """In milliseconds."""
    return sorted(spans)[min(len(spans) - 1, int(len(spans) * part))] * 1000 if spans else 0.0
