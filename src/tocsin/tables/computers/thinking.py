"""Computers at a table: asked when it is their turn, replaced when they do not answer.

A thinker that dies or takes too long only delays a move: another one is asked, and at last any
legal move is made. The log says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from tocsin.core.errors import TocsinError
from tocsin.core.talk import INTENTION, REASON, REPLY, renew
from tocsin.host.announcing import Announced, announce
from tocsin.tables.computers.foretelling import Foretelling
from tocsin.tables.computers.patience import LATE, Patience
from tocsin.tables.computers.talking import speak, spoken_of
from tocsin.tables.log.deciding import Decision
from tocsin.tables.log.entries import ComputerFailed
from tocsin.tables.moves.moving import play_move
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
        self._plan: Announced[str] | None = None
        self.shown_seat = -1
        self.foretelling = Foretelling(room)

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
        self.foretelling.go_on()

    def stop(self) -> None:
        """Forget what is being thought."""
        self._turn = None
        self._rest()
        self.shown_seat = -1

    def hurry(self, id: str) -> Decision | None:
        """Give up on the computer that thinks: what is to be written down; None if none does."""
        if not self._is_waiting or self._turn is None:
            return None
        failed = ComputerFailed("late", self._turn[2], self._attempt + 1, id)
        self._attempt = ATTEMPTS_MAX
        self._rest()
        return Decision(self._turn[1], failed)

    def question(self, seat: int, computer: str, about: str = "move") -> Question:
        """What a thinker elsewhere needs to know; a move is thought of with what was asked."""
        table = self._room.table
        play = table.play
        seed = int.from_bytes(self._room.around.randomness.bytes(8), "big")
        options, position = play.game.options_text(), play.position()
        people = tuple(chair.number for chair in table.people)
        question = Question(play.game.id, options, position, seat, computer, seed, about, people)
        request = table.talk.request_to(seat) if about != "hint" else None
        if request is None:
            return question
        return replace(question, request=request.code, asker=request.asker, at=request.at)

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
        if self._go_on_with_plan(turn):
            return
        around = self._room.around
        question = self.question(turn[1], turn[2])
        self._timers = [
            around.clock.later(SHOWN_AFTER_MS, partial(self._show, asked)),
            Patience(around, question, partial(self._answered, asked)),
        ]

    def _show(self, asked: int) -> None:
        if asked == self._asked and self._turn is not None:
            self.shown_seat = self._turn[1]
            self._room.attendance.notice()

    def _answered(self, asked: int, thought: Thought) -> None:
        self._room.run(partial(self._play, asked, thought))

    def _is_awaited(self, asked: int) -> bool:
        return asked == self._asked and self._is_waiting and self._turn == self._due()

    def _play(self, asked: int, thought: Thought) -> None:
        if not self._is_awaited(asked) or self._turn is None:
            return
        if thought.failure == LATE:
            self._failed(asked, LATE)
            return
        play = self._room.table.play
        try:
            code = play.game.read_move(play.state, thought.moves[0] if thought.moves else "")
        except TocsinError:
            self._failed(asked, "failed", thought.failure or "no move")
            return
        if not play.state.is_offered(code):
            self._failed(asked, "failed", "an illegal move")
            return
        text = play.game.write_move(play.state, code)
        said = self._announce(self._turn[1], text, thought)
        self._move(self._turn, text, "computer", said)

    # The plan.

    def _go_on_with_plan(self, turn: Turn) -> bool:
        """Play the next move of a plan that needs no more thought."""
        play, plan = self._room.table.play, self._plan
        if plan is None or not plan.is_of(turn[1], int(play.state.turn)):
            return False
        text = plan.next_move(len(play.plies))
        if text is None or not self._is_legal(text):
            return False
        self._plan = plan.follow(text)
        self._move(turn, text, "computer")
        return True

    def _is_legal(self, text: str) -> bool:
        play = self._room.table.play
        try:
            return play.state.is_offered(play.game.read_move(play.state, text))
        except TocsinError:
            return False

    def _announce(self, seat: int, text: str, thought: Thought) -> list[Decision]:
        """What a computer says before this move; nothing while it does what it said."""
        play, talk = self._room.table.play, self._room.table.talk
        said = {str(one["sort"]): spoken_of(one) for one in thought.said}
        if INTENTION not in said:
            return []
        turn, ply = int(play.state.turn), len(play.plies)
        plan = self._plan if self._plan is not None and self._plan.is_of(seat, turn) else None
        reply = said.get(REPLY)
        if reply is not None:
            reply = renew(talk.replies.get(seat), reply)
        rest, why = thought.moves[1:], said.get(REASON)
        new = Announced(seat, turn, ply + 1, rest, said[INTENTION], why, thought.is_firm)
        self._plan, told = announce(plan, text, new, reply)
        return [speak(seat, one, turn) for one in told]

    def _explain(self) -> list[Decision]:
        """Why, when the turn is over."""
        plan, play = self._plan, self._room.table.play
        if plan is None or (int(play.state.turn) == plan.turn and not play.is_over):
            return []
        self._plan = None
        return [] if plan.reason is None else [speak(plan.seat, plan.reason, plan.turn)]

    def _play_any(self, turn: Turn) -> None:
        play = self._room.table.play
        codes = play.state.legal()
        code = codes[self._room.around.randomness.below(len(codes))]
        self._notice("any-move", turn)
        self._move(turn, play.game.write_move(play.state, code), "random")

    def _move(self, turn: Turn, text: str, by: str, said: Sequence[Decision] = ()) -> None:
        self.stop()
        played = play_move(self._room.table, turn[1], text, by)
        self._commit([*said, *played, *self._explain()])

    def _failed(self, asked: int, what: str, why: str = "") -> None:
        """Write down that it failed; the next attempt follows when that is written."""
        if not self._is_awaited(asked) or self._turn is None:
            return
        self._attempt += 1
        self._rest()
        failed = ComputerFailed(what, self._turn[2], self._attempt)
        self._notice(f"computer-{what}", self._turn, attempt=self._attempt, why=why)
        self._commit([Decision(self._turn[1], failed)])

    def _notice(self, what: str, turn: Turn, **facts: object) -> None:
        """For whoever runs the house: people at the table read it in their own log."""
        table = self._room.table.id
        self._room.around.notice(what, table=table, seat=turn[1], computer=turn[2], **facts)

    def _commit(self, decisions: list[Decision]) -> None:
        self._room.commit(decisions, self._ignore)

    def _ignore(self, error: StoreError | None) -> None:
        """If it could not be written the table is read again, and the computer asked again."""
