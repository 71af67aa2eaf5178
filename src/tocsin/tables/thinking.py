"""Computers at a table: asked when it is their turn, replaced when they do not answer.

A thinker that dies or takes too long only delays a move: another one is asked, and at last any
legal move is made. The log says so.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tocsin.core.errors import TocsinError
from tocsin.tables.deciding import Decision
from tocsin.tables.entries import ComputerFailed
from tocsin.tables.moving import play_move
from tocsin.tables.ports import Question, Thought, Timer

if TYPE_CHECKING:
    from tocsin.store.errors import StoreError
    from tocsin.tables.room import Room

ATTEMPTS_MAX = 2
# How long a computer thinks before anybody is told that it does.
SHOWN_AFTER_MS = 300

# The last change of the play, the seat, and the computer that plays it.
Turn = tuple[int, int, str]


class Thinking:
    """The computers of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._turn: Turn | None = None
        self._attempt = 0
        # Numbers every question, so that a late answer is told from the one awaited.
        self._asked = 0
        self._is_waiting = False
        self._timers: list[Timer] = []
        self.shown_seat = -1

    @property
    def is_going_on(self) -> bool:
        """Is it the turn of a computer?"""
        return self._turn is not None

    def go_on(self) -> None:
        """Ask the computer whose turn it is, if it is not asked already."""
        turn = self._due()
        if turn != self._turn:
            self.stop()
            self._turn = turn
            self._attempt = 0
        if turn is not None and not self._is_waiting:
            self._ask(turn)

    def stop(self) -> None:
        """Forget what is being thought."""
        self._turn = None
        self._rest()
        self.shown_seat = -1

    def hurry(self) -> bool:
        """Give up on the computer that thinks; False if none does."""
        if not self._is_waiting:
            return False
        self._attempt = ATTEMPTS_MAX
        self._failed(self._asked, "late")
        return True

    def question(self, seat: int, computer: str, count: int = 1) -> Question:
        """What a thinker elsewhere needs to know."""
        play = self._room.table.play
        seed = int.from_bytes(self._room.around.randomness.bytes(8), "big")
        options, position = play.game.options_text(), play.position()
        return Question(play.game.id, options, position, seat, computer, seed, count)

    def _rest(self) -> None:
        self._is_waiting = False
        for timer in self._timers:
            timer.cancel()
        self._timers = []

    def _due(self) -> Turn | None:
        table = self._room.table
        actor = int(table.play.actor)
        if table.phase != "playing" or actor < 0:
            return None
        chair = table.chairs[actor]
        if not chair.player:
            return None
        is_wanted = table.people or self._room.attendance.is_anybody_here
        if chair.kind != "computer" and not is_wanted:
            # Nobody is left whom a stand-in would play for.
            return None
        return (table.changed_at, actor, chair.player)

    def _ask(self, turn: Turn) -> None:
        self._is_waiting = True
        self._asked += 1
        asked = self._asked
        if self._attempt >= ATTEMPTS_MAX:
            self._play_any(turn)
            return
        around = self._room.around
        late = partial(self._late, asked)
        self._timers = [
            around.clock.later(around.settings.think_ms_max, late),
            around.clock.later(SHOWN_AFTER_MS, partial(self._show, asked)),
        ]
        question = self.question(turn[1], turn[2])
        self._timers.append(around.thinkers.ask(question, partial(self._answered, asked)))

    def _show(self, asked: int) -> None:
        if asked == self._asked and self._turn is not None:
            self.shown_seat = self._turn[1]
            self._room.attendance.notice()

    def _answered(self, asked: int, thought: Thought) -> None:
        self._room.run(partial(self._play, asked, thought))

    def _late(self, asked: int) -> None:
        self._room.run(partial(self._failed, asked, "late"))

    def _is_awaited(self, asked: int) -> bool:
        return asked == self._asked and self._is_waiting and self._turn == self._due()

    def _play(self, asked: int, thought: Thought) -> None:
        if not self._is_awaited(asked) or self._turn is None:
            return
        play = self._room.table.play
        try:
            code = play.game.read_move(play.state, thought.moves[0] if thought.moves else "")
        except TocsinError:
            self._failed(asked, "failed")
            return
        if not play.state.is_offered(code):
            self._failed(asked, "failed")
            return
        self._move(self._turn, play.game.write_move(play.state, code), "computer")

    def _play_any(self, turn: Turn) -> None:
        play = self._room.table.play
        codes = play.state.legal()
        code = codes[self._room.around.randomness.below(len(codes))]
        self._move(turn, play.game.write_move(play.state, code), "random")

    def _move(self, turn: Turn, text: str, by: str) -> None:
        self.stop()
        self._commit(play_move(self._room.table, turn[1], text, by))

    def _failed(self, asked: int, what: str) -> None:
        """Write down that it failed; the next attempt follows when that is written."""
        if not self._is_awaited(asked) or self._turn is None:
            return
        self._attempt += 1
        self._rest()
        failed = ComputerFailed(what, self._turn[2], self._attempt)
        self._commit([Decision(self._turn[1], failed)])

    def _commit(self, decisions: list[Decision]) -> None:
        self._room.commit(decisions, self._ignore)

    def _ignore(self, error: StoreError | None) -> None:
        """If it could not be written the table is read again, and the computer asked again."""
