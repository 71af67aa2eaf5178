"""A running house: store, tables, thinkers and sockets together, on one event loop."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from tocsin.server.config import Config
from tocsin.server.metering import Meters
from tocsin.server.world import LoopClock, SystemRandomness
from tocsin.store.engine import Database, open_database
from tocsin.store.store import DatabaseStore
from tocsin.tables.computers.workers import WorkerPool
from tocsin.tables.lobby import Lobby
from tocsin.tables.people.allowance import Allowance
from tocsin.tables.refusing import Refusal, refuse
from tocsin.tables.room import Surroundings

T = TypeVar("T")
SWEEP_SECONDS = 60


class House:
    """Everything that lives as long as the server."""

    def __init__(
        self, config: Config, loop: asyncio.AbstractEventLoop, database: Database | None = None
    ) -> None:
        self.config = config
        self.loop = loop
        self.clock = LoopClock(loop)
        self.store = DatabaseStore(database or open_database(config.database), self.deliver)
        self.pool = WorkerPool(self.deliver, config.settings.thinkers)
        around = Surroundings(
            self.store, self.clock, SystemRandomness(), self.pool, config.settings
        )
        self.lobby = Lobby(around)
        self.meters = Meters()
        doors = config.doors
        window = doors.messages_window_ms
        self.player_pace = Allowance(self.clock, doors.player_messages_max, window)
        self.watcher_pace = Allowance(self.clock, doors.watcher_messages_max, window)
        self.by_session: Counter[str] = Counter()
        self.by_address: Counter[str] = Counter()
        self.hang_ups: set[Callable[[], None]] = set()
        self.is_stopping = False
        self._sweeper = loop.call_later(SWEEP_SECONDS, self._sweep)
        self.lobby.resuming.start()

    def deliver(self, call: Callable[[], None]) -> None:
        """Back to the event loop, from any thread."""
        try:
            self.loop.call_soon_threadsafe(call)
        except RuntimeError:
            # The loop has ended; nobody is left to be told.
            return

    async def ask(self, call: Callable[[Callable[[Any], None]], None]) -> Any:
        """Wait for what the tables answer through a callback; a refusal is raised."""
        if self.is_stopping:
            raise refuse("stopping")
        future: asyncio.Future[Any] = self.loop.create_future()

        def answer(found: object) -> None:
            if not future.done():
                future.set_result(found)

        call(answer)
        found = await future
        if isinstance(found, Refusal):
            raise found
        return found

    async def stop(self) -> None:
        """Say goodbye, write down what is pending, end the thinkers."""
        self.is_stopping = True
        self._sweeper.cancel()
        self.lobby.resuming.stop()
        for hang_up in list(self.hang_ups):
            hang_up()
        for room in self.lobby.rooms.values():
            room.thinking.stop()
            room.attendance.close()
        self.pool.close()
        await self.loop.run_in_executor(None, self.store.close)

    def measure(self) -> bytes:
        """The meters as they stand."""
        meters, counts = self.meters, self.store.counts
        meters.sockets.set(sum(self.by_session.values()))
        meters.rooms.set(len(self.lobby.rooms))
        meters.thinking.set(self.pool.thinking)
        meters.commits.set(counts.commits)
        meters.rows.set(counts.rows)
        sizes = counts.group_sizes
        meters.rows_per_commit.set(sum(sizes) / len(sizes) if sizes else 0)
        meters.failures.set(counts.failures)
        meters.worker_deaths.set(self.pool.deaths)
        return meters.text()

    def _sweep(self) -> None:
        self.lobby.sweep()
        self.lobby.forgetting.retire()
        del self.store.counts.group_sizes[:-10_000]
        self._sweeper = self.loop.call_later(SWEEP_SECONDS, self._sweep)
