"""Sockets: a queue with a limit for each, a pace for each browser, and the way into the room."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import Any

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException

from tocsin.core.errors import TocsinError
from tocsin.server.house import House
from tocsin.server.logbook import log_of
from tocsin.server.sessions import address_of, session_of
from tocsin.tables.answering import answer
from tocsin.tables.people.guests import Guest
from tocsin.tables.refusing import Refusal, refusal_of, refuse
from tocsin.tables.room import Room
from tocsin.wire import codec
from tocsin.wire.orders import Do
from tocsin.wire.reports import Bye, Refused

Wire = WebSocket[Any, Any, State]
AGAIN_MS = 1_500
TRY_AGAIN_LATER = 1013
RESTARTING = 1012
POLICY = 1008
UNACCEPTABLE = 1003
# So long may somebody take the last that was sent; then the line is cut.
CUT_SECONDS = 5.0


class Line:
    """The way to one socket: what cannot be sent in time closes it, and the client resumes."""

    def __init__(self, socket: Wire, house: House) -> None:
        self._socket = socket
        self._house = house
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._moves: deque[float] = deque()
        # How long is still listened for; without end until it closes.
        self.patience = asyncio.Timeout(None)

    def send(self, data: bytes) -> None:
        """Put a message into the queue; a reader that is too slow is hung up on."""
        if self._closing is not None:
            return
        doors = self._house.config.doors
        if (
            len(self._queue) >= doors.queue_messages_max
            or self._bytes + len(data) > doors.queue_bytes_max
        ):
            self._queue.clear()
            self.close(TRY_AGAIN_LATER)
            return
        self._queue.append(data)
        self._bytes += len(data)
        self._wake.set()
        if self._moves and data.startswith((b'{"type":"done"', b'{"type":"refused"')):
            spent = (time.perf_counter() - self._moves.popleft()) * 1000
            self._house.meters.answers.observe(spent)

    def close(self, code: int) -> None:
        """Send what is in the queue, then hang up."""
        if self._closing is None:
            self._closing = code
            self._wake.set()
            with contextlib.suppress(RuntimeError):
                # Whoever reads nothing would never be gone: what is sent to them never leaves.
                self.patience.reschedule(asyncio.get_running_loop().time() + CUT_SECONDS)

    @property
    def has_waiting(self) -> bool:
        """Is there something that could be sent?"""
        return bool(self._queue)

    def bid_farewell(self) -> None:
        """The server goes down; the client comes back by itself."""
        refusal = refuse("stopping")
        self.send(codec.write(Bye(refusal.code, refusal.line, AGAIN_MS)))
        self.close(RESTARTING)

    def clock_move(self) -> None:
        """A move came in; its answer is measured."""
        if len(self._moves) < 100:
            self._moves.append(time.perf_counter())

    async def work(self) -> None:
        """Send what comes, until it closes."""
        while True:
            while self._queue:
                data = self._queue.popleft()
                self._bytes -= len(data)
                await self._socket.send_data(data)
            if self._closing is not None:
                await self._socket.close(code=self._closing)
                return
            self._wake.clear()
            await self._wake.wait()


async def serve_socket(house: House, socket: Wire, table: str) -> None:
    """One socket, from its opening to its end."""
    scope = socket.scope
    await socket.accept()
    line = Line(socket, house)
    writer = asyncio.create_task(line.work())
    address = address_of(scope)
    try:
        session = session_of(scope)
        room, rights = house.lobby.entered(session, table)
        check_room_for(house, session, address)
        if len(room.guests) >= house.config.settings.guests_max:
            raise refuse("too-many")
        name = house.lobby.name_of(session)
    except (Refusal, TocsinError) as problem:
        _turn_away(house, line, problem)
        await writer
        return
    house.by_session[session] += 1
    house.by_address[address] += 1
    guest = Guest(line, session, name, rights)
    room.enter(guest)
    house.hang_ups.add(line.bid_farewell)
    try:
        async with line.patience:
            await _listen(house, socket, line, room, guest)
    except TimeoutError:
        # It was hung up, and the other side has not taken notice.
        pass
    finally:
        house.hang_ups.discard(line.bid_farewell)
        room.leave(guest)
        _count_down(house.by_session, session)
        _count_down(house.by_address, address)
        line.close(1000)
        with contextlib.suppress(WebSocketException, RuntimeError, OSError):
            await asyncio.wait_for(writer, CUT_SECONDS)


def _turn_away(house: House, line: Line, problem: Refusal | TocsinError) -> None:
    """Not let in; while the database does not answer, whoever comes is asked to come back."""
    refusal = problem if isinstance(problem, Refusal) else refusal_of(problem, None, "internal")
    house.meters.tally.refusals[refusal.code] += 1
    is_passing = refusal.code == "not-stored"
    again_ms = AGAIN_MS if is_passing else -1
    line.send(codec.write(Bye(refusal.code, refusal.line, again_ms)))
    line.close(TRY_AGAIN_LATER if is_passing else POLICY)


def check_room_for(house: House, session: str, address: str) -> None:
    """So many sockets a browser, an address, and in all."""
    doors = house.config.doors
    if house.is_stopping:
        raise refuse("stopping")
    if (
        house.by_session[session] >= doors.sockets_per_session
        or house.by_address[address] >= doors.sockets_per_address
        or sum(house.by_session.values()) >= doors.sockets_max
    ):
        raise refuse("too-many")


def _count_down(counter: dict[str, int], name: str) -> None:
    counter[name] -= 1
    if counter[name] <= 0:
        del counter[name]


async def _listen(house: House, socket: Wire, line: Line, room: Room, guest: Guest) -> None:
    """Take what comes; a first word that does not come in time ends it."""
    waiting: float | None = house.config.doors.hello_ms_max / 1000
    while True:
        if waiting is None:
            event = await socket.receive()
        else:
            try:
                async with asyncio.timeout(waiting):
                    event = await socket.receive()
            except TimeoutError:
                line.close(POLICY)
                return
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        if not isinstance(text, str):
            line.close(UNACCEPTABLE)
            return
        if len(text) > house.config.doors.frame_bytes_max:
            line.close(1009)
            return
        take_message(house, line, room, guest, text)
        if guest.is_greeted:
            waiting = None
        if line.has_waiting:
            # Frames that came together are answered one by one, or the answers fill the queue.
            await asyncio.sleep(0)


def take_message(house: House, line: Line, room: Room, guest: Guest, text: str) -> None:
    """One message: not too fast, well-formed, then into the room."""
    pace = house.player_pace if guest.rights.seats else house.watcher_pace
    if not pace.takes(guest.session):
        room.refuse(guest, "", refuse("too-fast"))
        return
    try:
        order = codec.read_order(text)
    except codec.Malformed as problem:
        house.meters.tally.refusals["malformed"] += 1
        refusal = refuse("malformed", where=problem.where)
        report = Refused("", refusal.code, refusal.line, seq=max(room.table.seq, 0))
        line.send(codec.write(report))
        return
    house.meters.orders[type(order).__name__] += 1
    if isinstance(order, Do):
        line.clock_move()
    try:
        answer(room, guest, order)
    except Exception:
        log_of("tocsin.sockets").exception(
            "order-failed", table=room.table.id, order=type(order).__name__
        )
        room.is_lost = True
        room.refuse(guest, getattr(order, "id", ""), refuse("internal"))
