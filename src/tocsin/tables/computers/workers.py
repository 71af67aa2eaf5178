"""Computers that think in processes of their own, so that no table waits for another's thoughts.

A worker reads a question a line and writes an answer a line. One that dies, or is asked to stop
thinking, is ended and replaced; whoever asked is told that it failed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import lru_cache, partial
from typing import Any

from tocsin.bots.hints import find_hints
from tocsin.bots.partners import make_partner
from tocsin.core.contract import Game, State
from tocsin.core.options import split_options
from tocsin.core.rng import Rng
from tocsin.core.talk import Request
from tocsin.games.registry import make_game
from tocsin.store.writer import Deliver
from tocsin.tables.ports import Question, Thought

Answer = Callable[[Thought], None]


def think(question: Question) -> Thought:
    """What the computer does, answers or advises, from what its seat may know."""
    game = _game(question.game, question.options)
    state = game.read_position(question.position)
    if question.about == "hint":
        return _advise(game, state, question.seat)
    partner = make_partner(question.computer, game)
    rng = Rng(question.seed)
    request = Request(question.request, question.asker, question.at) if question.request else None
    if question.about == "reply":
        assert request is not None
        return Thought((), said=(partner.answer(state, question.seat, rng, request).as_json(),))
    if question.about == "outlook":
        told = partner.foretell(state, question.seat, rng, request)
        return Thought((), said=() if told is None else (told.as_json(),))
    decision = partner.decide(state, question.seat, rng, request, question.people)
    said = (decision.reply, decision.intention, decision.reason)
    words = tuple(one.as_json() for one in said if one is not None)
    return Thought(_texts(game, state, decision.plan), "", decision.is_firm, words)


def _texts(game: Game, state: State, codes: Sequence[int]) -> tuple[str, ...]:
    """The moves of a plan, each written as things will stand then."""
    after = state.copy()
    found: list[str] = []
    for code in codes:
        if not after.is_offered(code):
            break
        found.append(game.write_move(after, code))
        after.play(code)
    return tuple(found)


def _advise(game: Game, state: State, seat: int) -> Thought:
    hints = []
    for hint in find_hints(game, state, seat):
        told: dict[str, Any] = {"moves": list(_texts(game, state, hint.codes))}
        if hint.estimate is not None:
            told |= {"shown": hint.estimate.shown, "margin": hint.estimate.margin}
            told |= {"setback": hint.estimate.setback}
        if hint.intention is not None and hint.reason is not None:
            told |= {"intention": hint.intention.as_json(), "reason": hint.reason.as_json()}
        hints.append(told)
    return Thought((), hints=tuple(hints))


@lru_cache(maxsize=64)
def _game(game_id: str, options: str) -> Game:
    return make_game(game_id, split_options(options))


def main() -> None:
    """The life of a worker."""
    if hasattr(os, "nice"):
        # Whoever sends a move is served before whoever thinks about one.
        os.nice(10)
    for line in sys.stdin:
        try:
            thought = think(Question(**json.loads(line)))
        except Exception as problem:
            thought = Thought((), f"{type(problem).__name__}: {problem}"[:200])
        try:
            sys.stdout.write(json.dumps(asdict(thought)) + "\n")
            sys.stdout.flush()
        except BrokenPipeError:
            # The server was killed; nobody is left to be told, and nobody to be complained to.
            os._exit(1)


def _idle() -> None:
    """Nobody wants to know when it begins."""


class Asked:
    """A question that waits or is being thought about."""

    def __init__(
        self, pool: WorkerPool, question: Question, answer: Answer, begun: Callable[[], None]
    ) -> None:
        self.question = question
        self.begun = begun
        self.is_cancelled = False
        self._pool = pool
        self._answer = answer

    @property
    def is_aside(self) -> bool:
        """Advice and talk, which no play waits for."""
        return self.question.about != "move"

    def cancel(self) -> None:
        """Nobody waits for this any more."""
        if not self.is_cancelled:
            self.is_cancelled = True
            self._pool.give_up(self)

    def tell(self, thought: Thought) -> None:
        """On the thread of the room."""
        if not self.is_cancelled:
            # What comes after the answer cancels nothing.
            self.is_cancelled = True
            self._answer(thought)


class Worker:
    """One process, with a thread that waits for its answers."""

    def __init__(self, command: list[str], tell: Callable[[Worker, Thought | None], None]) -> None:
        self.asked: Asked | None = None
        self._tell = tell
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            # Ctrl-C is for the server, which ends its workers itself.
            start_new_session=True,
        )
        threading.Thread(target=self._listen, name="tocsin-thinker", daemon=True).start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def ask(self, asked: Asked) -> None:
        """Hand over a question."""
        self.asked = asked
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(asdict(asked.question)) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            # It has died; the listener says so.
            self._process.kill()

    def end(self) -> None:
        """End the process."""
        self._process.kill()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            try:
                fields = json.loads(line)
                thought = Thought(
                    tuple(fields["moves"]),
                    fields["failure"],
                    fields["is_firm"],
                    tuple(fields["said"]),
                    tuple(fields["hints"]),
                )
            except (ValueError, KeyError, TypeError):
                thought = Thought((), "no answer")
            self._tell(self, thought)
        self._process.wait()
        self._process.stdout.close()
        with suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        self._tell(self, None)


class WorkerPool:
    """As many workers as may think at once; they are started when they are first needed.

    Moves come first, and one worker is always left for them: hints and talk wait for each other.
    """

    def __init__(self, deliver: Deliver, most: int = 2, command: list[str] | None = None) -> None:
        self._deliver = deliver
        self._most = most
        self._command = command or [sys.executable, "-m", "tocsin.tables.computers.workers"]
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []
        self._moves: deque[Asked] = deque()
        self._asides: deque[Asked] = deque()
        self._is_closed = False
        self.thoughts = 0
        self.deaths = 0

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in [*self._idle, *self._busy]]

    @property
    def is_free(self) -> bool:
        """Would somebody think at once?"""
        return not self._moves and not self._asides and self._takes_asides

    @property
    def thinking(self) -> int:
        """How many think now."""
        return len(self._busy)

    @property
    def _takes_asides(self) -> bool:
        asides = sum(worker.asked is not None and worker.asked.is_aside for worker in self._busy)
        return len(self._busy) < self._most and asides < max(1, self._most - 1)

    def ask(self, question: Question, answer: Answer, begun: Callable[[], None] = _idle) -> Asked:
        """Think about this as soon as a worker is free."""
        asked = Asked(self, question, answer, begun)
        (self._asides if asked.is_aside else self._moves).append(asked)
        self._hand_out()
        return asked

    def give_up(self, asked: Asked) -> None:
        """Stop thinking about this: a process cannot be asked to, so it is ended."""
        for waiting in (self._moves, self._asides):
            if asked in waiting:
                waiting.remove(asked)
        for worker in self._busy:
            if worker.asked is asked:
                worker.end()

    def close(self) -> None:
        """End all workers."""
        self._is_closed = True
        self._moves.clear()
        self._asides.clear()
        for worker in [*self._idle, *self._busy]:
            worker.end()

    def _hand_out(self) -> None:
        while not self._is_closed and len(self._busy) < self._most:
            if self._moves:
                asked = self._moves.popleft()
            elif self._asides and self._takes_asides:
                asked = self._asides.popleft()
            else:
                return
            try:
                worker = self._idle.pop() if self._idle else Worker(self._command, self._hear)
            except OSError as problem:
                # No more processes or files are to be had: that is a failure like any other.
                failure = Thought((), f"{type(problem).__name__}: {problem}"[:200])
                self._deliver(partial(asked.tell, failure))
                continue
            self._busy.append(worker)
            worker.ask(asked)
            asked.begun()

    def _hear(self, worker: Worker, thought: Thought | None) -> None:
        """On the thread of the worker."""
        self._deliver(partial(self._take, worker, thought))

    def _take(self, worker: Worker, thought: Thought | None) -> None:
        asked, worker.asked = worker.asked, None
        if worker in self._busy:
            self._busy.remove(worker)
            if thought is not None:
                self._idle.append(worker)
        if thought is None:
            if worker in self._idle:
                self._idle.remove(worker)
            self.deaths += 1
        else:
            self.thoughts += 1
        if asked is not None:
            asked.tell(thought or Thought((), "died"))
        self._hand_out()


if __name__ == "__main__":
    main()
