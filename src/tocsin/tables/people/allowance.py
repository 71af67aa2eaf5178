"""How often somebody may do something: so many times in so much time."""

from collections import deque

from tocsin.tables.ports import Clock

KNOWN_MAX = 10_000


class Allowance:
    """Counts by name (an address, a session) within a sliding window."""

    def __init__(self, clock: Clock, most: int, window_ms: int) -> None:
        self._clock = clock
        self._most = most
        self._window_ms = window_ms
        self._taken: dict[str, deque[int]] = {}

    def takes(self, name: str) -> bool:
        """Once more? Counted if it is allowed."""
        now = self._clock.now_ms()
        taken = self._taken.setdefault(name, deque())
        if taken and taken[-1] > now:
            # The clock was put back: what it said before tells nothing any more.
            taken.clear()
        while taken and taken[0] <= now - self._window_ms:
            taken.popleft()
        if len(taken) >= self._most:
            return False
        taken.append(now)
        if len(self._taken) > KNOWN_MAX:
            self._forget(now)
        return True

    def _forget(self, now: int) -> None:
        """Drop whoever has done nothing lately, or else the oldest half."""
        since = now - self._window_ms
        old = [name for name, taken in self._taken.items() if not since < taken[-1] <= now]
        for name in old or list(self._taken)[: KNOWN_MAX // 2]:
            del self._taken[name]
