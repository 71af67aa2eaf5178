"""The real clock and the real randomness, for the tables of a running server."""

import asyncio
import secrets
import time
from collections.abc import Callable


class LoopClock:
    """The clock of the wall, and timers of the event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def later(self, delay_ms: int, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call once, after that time."""
        return self._loop.call_later(delay_ms / 1000, call)


class SystemRandomness:
    """The system's secure generator."""

    def bytes(self, count: int) -> bytes:
        """That many random bytes."""
        return secrets.token_bytes(count)

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        return secrets.randbelow(n)
