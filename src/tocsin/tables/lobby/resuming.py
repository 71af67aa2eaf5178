"""After a start: computers whose turn it was go on, at tables that nobody has opened yet.

One table at a time, with a pause after each, so that whoever comes in is not kept waiting; and no
more of them at once than may be live.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from tocsin.core.errors import TocsinError
from tocsin.tables.ports import Timer
from tocsin.tables.refusing import Refusal
from tocsin.wire.facts import TableInfo

if TYPE_CHECKING:
    from tocsin.tables.lobby.lobby import Lobby

# When as many tables are live as may be, it is tried again this much later.
FULL_MS = 5_000


class Resuming:
    """Wakes the tables at which a computer is to move."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._left: deque[str] = deque()
        self._timer: Timer | None = None

    def start(self) -> None:
        """Look through all tables that are being played, the latest first."""
        self._left = deque(self._lobby.around.store.playing())
        self._wait(0)

    def stop(self) -> None:
        """Wake no more."""
        self._left.clear()
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self, delay_ms: int) -> None:
        if self._left:
            self._timer = self._lobby.around.clock.later(delay_ms, self._go_on)

    def _go_on(self) -> None:
        settings = self._lobby.around.settings
        if len(self._lobby.rooms) >= settings.rooms_max:
            self._wait(FULL_MS)
            return
        self._wake(self._left.popleft())
        self._wait(settings.resume_pause_ms)

    def _wake(self, table: str) -> None:
        """Read its log, if a computer sits there; keep the room if it is the computer's turn."""
        card = self._lobby.around.store.card_of(table)
        if card is None or table in self._lobby.rooms:
            return
        info = msgspec.json.decode(card.summary, type=TableInfo)
        if not any(seat.computer or seat.stand_in for seat in info.seats):
            return
        try:
            room = self._lobby.room(table)
        except (Refusal, TocsinError) as problem:
            # Whoever opens it is told what is wrong with it.
            self._lobby.around.notice("table-unreadable", table=table, why=str(problem))
            return
        if room.is_idle:
            self._lobby.rooms.pop(table).attendance.close()
