"""One play from its first ply: what people and programs drive, with its log as the truth.

The state is a cache of the log. Chance resolves itself from a seed, or is given by hand
(`chance="manual"`) when real dice or tiles lie on the table.
"""

from dataclasses import dataclass

from tocsin.core.contract import Description, Game, Outcome, Prompt, Refusal, State
from tocsin.core.errors import MoveError, PlaythroughOver, SetupError
from tocsin.core.journal import Event, Journal
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE, NOBODY


@dataclass(frozen=True)
class Ply:
    """One entry of the log: who did what in which turn, and what somebody noted about it."""

    text: str
    actor: int
    turn: int
    comment: str = ""


class Playthrough:
    """`do` a move, read `events`, `undo` what chance has not answered yet, `record` it all."""

    def __init__(self, game: Game, start: State, rng: Rng | None) -> None:
        self.game = game
        self.start_position = game.write_position(start)
        self.is_from_start = self.start_position == game.write_position(game.new())
        self.state = start.copy()
        self.rng = rng
        self.plies: list[Ply] = []
        self.names: list[str] = ["-"] * game.seats
        self._events: list[Event] = []

    # Reading.

    @property
    def actor(self) -> int:
        """A seat number, CHANCE, or NOBODY when it is over."""
        return self.state.actor

    @property
    def is_over(self) -> bool:
        """Has it ended?"""
        return self.state.is_over

    @property
    def outcome(self) -> Outcome | None:
        """None while it goes on."""
        return self.state.outcome()

    def moves(self) -> list[str]:
        """The actor's legal moves as text, sorted."""
        return sorted(self.game.write_move(self.state, code) for code in self.state.legal())

    def describe(self) -> list[Description]:
        """The legal moves with what a user interface needs, in the game's own order."""
        return [self.game.describe(self.state, code) for code in self.state.legal()]

    def prompt(self) -> Prompt:
        """What the actor is asked."""
        return self.game.prompt(self.state)

    def why_not(self, text: str) -> Refusal | None:
        """None if the move is legal, else the rule that forbids it."""
        return self.game.why_not(self.state, text)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """Facts from ply `since` on; with a seat, only what that seat may know of them."""
        chosen = [event for event in self._events if event.ply >= since]
        if seat is None:
            return [event.opened() for event in chosen]
        return [event.seen_by(seat) for event in chosen]

    def view(self, seat: int) -> dict[str, object]:
        """What that seat may know, JSON-ready."""
        return self.state.view(seat)

    def position(self) -> str:
        """The state as text."""
        return self.game.write_position(self.state)

    def record(self) -> str:
        """The playthrough as text; `tocsin.replay` gives it back byte for byte."""
        from tocsin.core.record import write_record

        return write_record(self)

    # Doing.

    def do(self, text: str) -> list[Event]:
        """One move; chance then resolves itself unless it is manual. What happened comes back."""
        first = len(self.plies)
        self.enter(text)
        self.settle()
        return self.events(since=first)

    def enter(self, text: str) -> None:
        """Exactly one ply, without letting chance answer."""
        state = self.state
        if state.actor == NOBODY:
            raise PlaythroughOver("the-play-is-over", {}, "", self.position())
        code = self.game.read_move(state, text)
        self._append(code, self.game.write_move(state, code))

    def settle(self) -> None:
        """Let chance act as long as it is to act and a generator is there."""
        rng = self.rng
        if rng is None:
            return
        while self.state.actor == CHANCE:
            code = self.state.draw(rng)
            self._append(code, self.game.write_move(self.state, code))

    def undo(self) -> Ply:
        """Take back the last ply, unless chance has answered it: what was seen stays seen."""
        if not self.plies:
            raise MoveError("nothing-to-undo")
        if self.plies[-1].actor == CHANCE:
            raise MoveError("chance-cannot-be-undone", {"last": self.plies[-1].text})
        return self._drop_last()

    def drop(self) -> Ply:
        """Take back the last ply whatever it was: for real dice that were typed in wrongly."""
        if not self.plies:
            raise MoveError("nothing-to-undo")
        return self._drop_last()

    def note(self, comment: str) -> None:
        """Write a comment beside the last ply."""
        if not self.plies:
            raise MoveError("nothing-to-comment")
        if "{" in comment or "}" in comment or "\n" in comment:
            raise SetupError("bad-comment", {"comment": comment[:60]})
        last = self.plies.pop()
        self.plies.append(Ply(last.text, last.actor, last.turn, comment))

    def at(self, plies: int) -> "Playthrough":
        """The same playthrough as it stood after that many plies, chance by hand from there."""
        if not 0 <= plies <= len(self.plies):
            raise SetupError("no-such-ply", {"ply": plies, "last": len(self.plies)})
        earlier = Playthrough(self.game, self.game.read_position(self.start_position), None)
        earlier.names = list(self.names)
        for ply in self.plies[:plies]:
            earlier.enter(ply.text)
            if ply.comment:
                earlier.note(ply.comment)
        return earlier

    def _append(self, code: int, text: str) -> None:
        state = self.state
        if len(self.plies) >= self.game.plies_max:
            raise PlaythroughOver("too-many-plies", {"most": self.game.plies_max})
        actor = state.actor
        turn = state.turn
        journal = Journal()
        state.play(code, journal)
        number = len(self.plies)
        self.plies.append(Ply(text, actor, turn))
        for event in journal.events:
            self._events.append(
                Event(event.code, event.rule, event.args, number, event.secret, event.readers)
            )

    def _drop_last(self) -> Ply:
        dropped = self.plies[-1]
        earlier = self.at(len(self.plies) - 1)
        self.state = earlier.state
        self.plies = earlier.plies
        self._events = earlier._events
        return dropped

    def __repr__(self) -> str:
        return f"<Playthrough {self.position()}>"
