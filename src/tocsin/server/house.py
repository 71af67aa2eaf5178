"""A running house: store, tables, thinkers and sockets together, on one event loop."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from tocsin.server.config import Config
from tocsin.server.logbook import log_of
from tocsin.server.metering import Meters
from tocsin.server.world import LoopClock, SystemRandomness
from tocsin.store.engine import Database, open_database
from tocsin.store.errors import StoreError
from tocsin.store.store import DatabaseStore
from tocsin.tables.computers.workers import WorkerPool
from tocsin.tables.lobby import Lobby
from tocsin.tables.people.allowance import Allowance
from tocsin.tables.refusing import Refusal, refuse
from tocsin.tables.room import Surroundings

T = TypeVar("T")
SWEEP_SECONDS = 60
# Whatever goes wrong on the way, whoever asks is answered.
ANSWER_SECONDS = 30


class House:
    """Everything that lives as long as the server."""

    def __init__(
        self,
        config: Config,
        loop: asyncio.AbstractEventLoop,
        database: Database | None = None,
        meters: Meters | None = None,
    ) -> None:
        self.config = config
        self.loop = loop
        self.clock = LoopClock(loop)
        self.meters = meters or Meters()
        owned = database or open_database(config.database)
        self.store = DatabaseStore(owned, self.deliver, _complain)
        self.pool = WorkerPool(self.deliver, config.settings.thinkers)
        around = Surroundings(
            self.store,
            self.clock,
            SystemRandomness(),
            self.pool,
            config.settings,
            self.meters.tally,
            _notice,
        )
        self.lobby = Lobby(around)
        doors = config.doors
        window = doors.messages_window_ms
        self.player_pace = Allowance(self.clock, doors.player_messages_max, window)
        self.watcher_pace = Allowance(self.clock, doors.watcher_messages_max, window)
        self.by_session: Counter[str] = Counter()
        self.by_address: Counter[str] = Counter()
        self.hang_ups: set[Callable[[], None]] = set()
        self.is_stopping = False
        self._study = asyncio.Semaphore(1)
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
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                found = await future
        except TimeoutError:
            # It may have been done: whoever sends the same once more gets the same answer.
            raise refuse("busy") from None
        if isinstance(found, Refusal):
            raise found
        return found

    async def study(self, call: Callable[[], T]) -> T:
        """Something long that no table needs: beside the event loop, one at a time."""
        async with self._study:
            return await self.loop.run_in_executor(None, call)

    def bid_farewell(self) -> None:
        """Nobody comes in any more; whoever is here is told to come back in a moment."""
        self.is_stopping = True
        for hang_up in list(self.hang_ups):
            hang_up()

    async def stop(self) -> None:
        """Say goodbye, write down what is pending, end the thinkers."""
        self.bid_farewell()
        self._sweeper.cancel()
        self.lobby.resuming.stop()
        for room in self.lobby.rooms.values():
            room.thinking.stop()
            room.attendance.close()
        self.pool.close()
        await self.loop.run_in_executor(None, self.store.close)

    def measure(self) -> bytes:
        """The meters as they stand."""
        counts = self.store.counts
        sizes = counts.group_sizes
        return self.meters.text(
            {
                "tocsin_sockets": sum(self.by_session.values()),
                "tocsin_rooms": len(self.lobby.rooms),
                "tocsin_thinking": self.pool.thinking,
                "tocsin_commits": counts.commits,
                "tocsin_rows": counts.rows,
                "tocsin_rows_per_commit": sum(sizes) / len(sizes) if sizes else 0,
                "tocsin_write_failures": counts.failures,
                "tocsin_worker_deaths": self.pool.deaths,
            }
        )

    def _sweep(self) -> None:
        self._sweeper = self.loop.call_later(SWEEP_SECONDS, self._sweep)
        del self.store.counts.group_sizes[:-10_000]
        self.lobby.sweep()
        with suppress(StoreError):
            # A database that does not answer has said so already; in a minute it is asked again.
            self.lobby.forgetting.retire()


def _notice(what: str, /, **facts: object) -> None:
    log_of("tocsin.tables").warning(what, **facts)


def _complain(problem: StoreError) -> None:
    what = "not-read" if problem.code == "cannot-read-database" else "not-written"
    log_of("tocsin.store").error(what, **problem.facts)
