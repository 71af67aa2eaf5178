"""A question to a computer, and how long it may think.

The time is counted from when somebody begins to think: however many tables wait before it, a
question that has not begun is not late. Whoever thinks too long is given up; the answer says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tocsin.tables.ports import Question, Thought, Timer

if TYPE_CHECKING:
    from tocsin.tables.room import Surroundings

# Why there is no answer.
LATE = "late"
Answer = Callable[[Thought], None]


class Patience:
    """One question; answered once, unless it is cancelled."""

    def __init__(self, around: Surroundings, question: Question, answer: Answer) -> None:
        self._around = around
        self._answer = answer
        self._is_over = False
        self._timer: Timer | None = None
        self._asked = around.thinkers.ask(question, self._finish, self._begin)

    def cancel(self) -> None:
        """Nobody waits for it any more."""
        self._end()
        self._asked.cancel()

    def _begin(self) -> None:
        around = self._around
        self._timer = around.clock.later(around.settings.think_ms_max, self._give_up)

    def _give_up(self) -> None:
        self._asked.cancel()
        self._finish(Thought((), LATE))

    def _finish(self, thought: Thought) -> None:
        if not self._is_over:
            self._end()
            self._answer(thought)

    def _end(self) -> None:
        self._is_over = True
        if self._timer is not None:
            self._timer.cancel()
