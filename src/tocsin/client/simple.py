"""The client for programs that do one thing after the other: the same, without `await`."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, TypeVar

from tocsin.client.asynchronous import AsyncClient, AsyncSeat
from tocsin.client.seen import Seen
from tocsin.wire.bodies import Seated

T = TypeVar("T")


class Client:
    """A browser without a screen, with an event loop of its own behind it."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self._client = AsyncClient(address, cookie)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._seats: list[Seat] = []

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def cookie(self) -> str:
        """What this browser is known by; keep it to be the same one tomorrow."""
        return self._client.requests.cookie

    def make_table(self, game: str, **wish: Any) -> Seated:
        """Make a table without sitting down at its socket."""
        return self.run(self._client.make_table(game, **wish))

    def create(self, game: str, **wish: Any) -> Seat:
        """Make a table and sit down."""
        return self._seat(self.run(self._client.create(game, **wish)))

    def join(self, table: str, key: str | None = None, name: str = "") -> Seat:
        """Sit down by the key of a link."""
        return self._seat(self.run(self._client.join(table, key, name)))

    def sit(self, table: str, seat: int) -> Seat:
        """Sit down where this browser has a seat already."""
        return self._seat(self.run(self._client.sit(table, seat)))

    def close(self) -> None:
        """Close all sockets and end."""
        for seat in self._seats:
            seat.close()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something asynchronous."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _seat(self, found: AsyncSeat) -> Seat:
        seat = Seat(self, found)
        self._seats.append(seat)
        return seat


class Seat:
    """A seat at a table."""

    def __init__(self, client: Client, seat: AsyncSeat) -> None:
        self._client = client
        self._seat = seat
        self.table = seat.table
        self.number = seat.number

    @property
    def seen(self) -> Seen:
        """The table as this seat has seen it."""
        return self._seat.seen

    @property
    def is_over(self) -> bool:
        """Has the play ended?"""
        return self._seat.is_over

    def moves(self) -> list[str]:
        """The moves of this seat, as soon as it is asked; nothing when the play is over."""
        self._client.run(self._seat.wait())
        return self._seat.moves()

    def do(self, text: str, seat: int | None = None) -> int:
        """Make a move."""
        return self._client.run(self._seat.do(text, seat))

    def close(self) -> None:
        """Leave the table alone."""
        self._client.run(self._seat.close())
