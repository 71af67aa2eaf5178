"""The client for programs that wait for many things at once: asyncio and `websockets`."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from typing import Any, Literal

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tocsin.client.errors import ClientError
from tocsin.client.http import Requests
from tocsin.client.seen import Seen
from tocsin.wire import PROTOCOL, codec
from tocsin.wire.bodies import Join, NewTable, Seated, SeatWish
from tocsin.wire.orders import AnyOrder, Do, Hello, Look
from tocsin.wire.reports import AnyReport, Bye, Done, Refused

TRIES_MAX = 8
PAUSE_SECONDS = 0.2
ANSWER_SECONDS = 60
FRAME_BYTES_MAX = 4 * 1024 * 1024


class AsyncClient:
    """A browser without a screen; `cookie` from before resumes it."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.requests = Requests(address, cookie)
        # No id is ever used twice, whoever has the same cookie.
        self._name = secrets.token_hex(8)
        self._numbers = itertools.count(1)

    async def create(self, game: str, **wish: Any) -> AsyncSeat:
        """Make a table and sit down at its first seat that is ours."""
        seated = await self.make_table(game, **wish)
        return await self.sit(seated.table.id, seated.you.seats[0] if seated.you.seats else -3)

    async def make_table(self, game: str, **wish: Any) -> Seated:
        """Make a table; `seats` may be given as "me", "open" or the name of a computer."""
        seats = [_seat_wish(seat) for seat in wish.pop("seats", [])]
        body = NewTable(f"{self._name}-{next(self._numbers)}", game, seats=seats, **wish)
        await asyncio.to_thread(self.requests.sign_in)
        return await asyncio.to_thread(self.requests.post, "/api/tables", body, Seated)

    async def join(self, table: str, key: str | None = None, name: str = "") -> AsyncSeat:
        """Sit down by the key of a link."""
        await asyncio.to_thread(self.requests.sign_in)
        path = f"/api/tables/{table}/join"
        seated = await asyncio.to_thread(self.requests.post, path, Join(key, name=name), Seated)
        return await self.sit(table, seated.you.seats[0] if seated.you.seats else -3)

    async def sit(
        self, table: str, seat: int, moves: Literal["full", "texts"] = "texts"
    ) -> AsyncSeat:
        """Open the socket of a table where this browser sits already."""
        found = AsyncSeat(self.requests, table, seat, moves)
        await found.open()
        return found


def _seat_wish(seat: str | SeatWish) -> SeatWish:
    if isinstance(seat, SeatWish):
        return seat
    if seat == "me" or seat == "open":
        return SeatWish(seat)  # type: ignore[arg-type]
    return SeatWish("computer", computer=seat)


class AsyncSeat:
    """A seat at a table: what is seen there, and what can be done. Reconnects by itself."""

    def __init__(
        self, requests: Requests, table: str, seat: int, moves: Literal["full", "texts"]
    ) -> None:
        self.table = table
        self.number = seat
        self.seen = Seen()
        self._requests = requests
        self._moves = moves
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[AnyOrder, asyncio.Future[AnyReport]]] = {}
        self._changed = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self._failure: ClientError | None = None
        self._numbers = itertools.count(1)
        self._name = secrets.token_hex(8)

    @property
    def is_over(self) -> bool:
        """Has the play ended?"""
        return self.seen.phase in ("over", "closed")

    @property
    def is_my_turn(self) -> bool:
        """Is this seat asked something?"""
        return self.seen.asked is not None

    def moves(self) -> list[str]:
        """The moves of this seat; nothing while others act."""
        return [] if self.seen.asked is None else self.seen.asked.texts

    async def open(self) -> None:
        """Connect, and wait until the table was seen."""
        self._reader = asyncio.create_task(self._stay_connected())
        await self.wait(self._has_seen)

    async def close(self) -> None:
        """Leave the table alone; the seat stays ours."""
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    def _has_seen(self) -> bool:
        return self.seen.seq >= 0

    def _is_asked_or_over(self) -> bool:
        return self.is_over or self.is_my_turn

    async def wait(self, is_so: Any = None) -> None:
        """Wait until this seat is asked or the play is over, or until something else is so."""
        wanted = is_so or self._is_asked_or_over
        async with self._changed:
            while not wanted():
                if self._failure is not None:
                    raise self._failure
                await self._changed.wait()

    async def do(self, text: str, seat: int | None = None) -> int:
        """Make a move; the number of its row. Sent again after a lost connection, never doubled."""
        who = self.number if seat is None else seat
        order = Do(self._new_id(), who, text, max(self.seen.seq, 0))
        done = await self.send(order)
        assert isinstance(done, Done)
        seq = done.seq
        await self.wait(lambda: self.seen.seq >= seq)
        return seq

    async def send(self, order: Any) -> AnyReport:
        """Send an order with an id of its own; its answer, or a ClientError."""
        future: asyncio.Future[AnyReport] = asyncio.get_running_loop().create_future()
        self._waiting[order.id] = (order, future)
        try:
            await self._transmit(order)
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await future
        except TimeoutError:
            raise ClientError("no-server") from None
        finally:
            self._waiting.pop(order.id, None)
        if isinstance(answer, Refused):
            raise ClientError(answer.code, answer.line, answer.rule)
        return answer

    def _new_id(self) -> str:
        return f"{self._name}-{next(self._numbers)}"

    async def _transmit(self, order: AnyOrder) -> None:
        try:
            if self._socket is not None:
                await self._socket.send(codec.write(order).decode())
        except ConnectionClosed:
            # It goes out again when the connection is back.
            return

    async def _stay_connected(self) -> None:
        tries = 0
        while True:
            try:
                await self._connect()
                tries = 0
                await self._listen()
            except ClientError as error:
                await self._fail(error)
                return
            except codec.Malformed:
                # Whatever it is, it is no table that we can read; nobody waits for ever.
                await self._fail(ClientError("wrong-version"))
                return
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                tries += 1
                if tries > TRIES_MAX:
                    await self._fail(ClientError("no-server"))
                    return
            await asyncio.sleep(min(PAUSE_SECONDS * 2**tries, 5))

    async def _connect(self) -> None:
        address = f"{self._requests.socket_address}/api/tables/{self.table}/socket"
        self._socket = await connect(
            address,
            additional_headers={"Cookie": self._requests.cookie},
            max_size=FRAME_BYTES_MAX,
            compression=None,
        )
        since = max(self.seen.seq, 0)
        await self._transmit(Hello(PROTOCOL, self.number, since, self._moves))
        for order, _ in list(self._waiting.values()):
            await self._transmit(order)

    async def _listen(self) -> None:
        assert self._socket is not None
        async for text in self._socket:
            report = codec.read_report(text)
            if isinstance(report, Bye) and report.again_ms < 0:
                raise ClientError(report.code, report.line)
            answered = self._waiting.get(getattr(report, "id", ""))
            if answered is not None and not answered[1].done():
                answered[1].set_result(report)
            if self.seen.take(report):
                await self._transmit(Look(self.number))
            async with self._changed:
                self._changed.notify_all()

    async def _fail(self, error: ClientError) -> None:
        self._failure = error
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(error)
        async with self._changed:
            self._changed.notify_all()
