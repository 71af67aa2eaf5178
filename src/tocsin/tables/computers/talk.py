"""What was said about the play at a table, as its log tells it: requests that stand, and answers.

A request stands until the partner has had its turn; asking again replaces it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tocsin.core.talk import INTENTION, REPLY, REQUEST, Request, Saying
from tocsin.tables.log.entries import Spoke


@dataclass(slots=True)
class TableTalk:
    """By the seat of the partner: what was asked of it and in which turn, and what it said."""

    requests: dict[int, tuple[int, Request]] = field(default_factory=dict)
    replies: dict[int, Saying] = field(default_factory=dict)
    # The turn for which a partner last said what it meant to do.
    planned: dict[int, int] = field(default_factory=dict)
    # The turn in which requests are counted, and how many each partner got in it.
    turn: int = -1
    asked: dict[int, int] = field(default_factory=dict)

    def hear(self, seat: int, said: Spoke) -> None:
        """One row of the log."""
        turn = said.turn
        if said.sort == REQUEST:
            to = int(said.args["seat"])
            self._count(to, turn)
            self.requests[to] = turn, Request(said.code, seat, str(said.args.get("at", "")))
            self.replies.pop(to, None)
        elif said.sort == REPLY:
            self.replies[seat] = Saying(REPLY, said.code, said.args)
        elif said.sort == INTENTION:
            self.planned[seat] = turn

    def times_asked(self, seat: int, turn: int) -> int:
        """How often this partner was asked in this turn."""
        return self.asked.get(seat, 0) if turn == self.turn else 0

    def request_to(self, seat: int) -> Request | None:
        """What stands to be done by this partner; what it had a turn for has lapsed."""
        turn, request = self.requests.get(seat, (-1, None))
        return request if self.planned.get(seat, -1) <= turn else None

    def _count(self, seat: int, turn: int) -> None:
        if turn != self.turn:
            self.turn, self.asked = turn, {}
        self.asked[seat] = self.asked.get(seat, 0) + 1
