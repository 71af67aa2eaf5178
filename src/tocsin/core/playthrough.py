"""One play from its first ply: what people and programs drive, with its log as the truth.

The state is a cache of the log. Chance resolves itself from a seed, or is given by hand
(`chance="manual"`) when real dice or tiles lie on the table.

`events`, `position`, `record` and `plies` show everything, secrets included: they are for whoever
referees. What one seat may know and do is asked through `seat(n)`.

This module is not compiled: a native class of mypyc 2.4 hands the setter of a property whatever it
is given, unchecked, and nothing at all for `del`, and both crash.
"""

# mypyc: off

import warnings
from collections.abc import Callable
from typing import Final

from tocsin.core.contract import Game, State
from tocsin.core.doors import Referee, Seat, WhatIf
from tocsin.core.errors import MoveError, PlaythroughOver, SetupError, quoted
from tocsin.core.facts import (
    Board,
    Description,
    Event,
    Odds,
    Outcome,
    Prompt,
    Reach,
    Refusal,
    View,
)
from tocsin.core.journal import Journal
from tocsin.core.labels import check_comment, check_names
from tocsin.core.options import split_options
from tocsin.core.ply import Ply
from tocsin.core.rng import Rng, load_rng
from tocsin.core.seats import CHANCE, NOBODY, check_seat

# The form in which a new record is written; see `tocsin.core.record`.
RECORD_FORMAT: Final = 2


class Playthrough:
    """`do` a move, read `events`, `undo` what chance has not answered yet, `record` it all."""

    def __init__(self, game: Game, start: State, rng: Rng | None) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"a playthrough has a Game, not {type(game).__name__}")
        game.check_state(start)
        self._game = game
        self._start_position = game.write_position(start)
        self._is_from_start = self._start_position == game.write_position(game.new())
        self._state = start.copy()
        self.rng = rng
        self._plies: list[Ply] = []
        self._names: tuple[str, ...] = ("-",) * game.seats
        self._record_format: int = RECORD_FORMAT
        self._events: list[Event] = []
        # For each ply, where its events begin: so that news are found without looking at the past.
        self._event_from: list[int] = []

    # Reading.

    @property
    def game(self) -> Game:
        """Its rules and options."""
        return self._game

    @property
    def state(self) -> State:
        """Everything true now."""
        return self._state

    @property
    def plies(self) -> list[Ply]:
        """The log."""
        return self._plies

    @property
    def start_position(self) -> str:
        """What it began from."""
        return self._start_position

    @property
    def is_from_start(self) -> bool:
        """Did it begin where every play of this game begins?"""
        return self._is_from_start

    @property
    def record_format(self) -> int:
        """The form its record is written in: that of the record it was read from."""
        return self._record_format

    @property
    def rng(self) -> Rng | None:
        """Where chance comes from; None when it is given by hand."""
        return self._rng

    @rng.setter
    def rng(self, rng: Rng | None) -> None:
        if rng is not None and not isinstance(rng, Rng):
            raise TypeError(f"chance comes from an Rng or None, not {type(rng).__name__}")
        self._rng = rng

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, one name for each seat, as the record says it."""
        return self._names

    @names.setter
    def names(self, names: tuple[str, ...]) -> None:
        self._names = check_names(names, self._game.seats)

    @property
    def actor(self) -> int:
        """A seat number, CHANCE, or NOBODY when it is over."""
        return self._state.actor

    @property
    def is_over(self) -> bool:
        """Has it ended?"""
        return self._state.is_over

    @property
    def outcome(self) -> Outcome | None:
        """None while it goes on."""
        return self._state.outcome()

    def moves(self) -> list[str]:
        """The actor's legal moves as text, sorted."""
        return sorted(self._game.spell(self._state, code) for code in self._state.legal())

    def describe(self) -> list[Description]:
        """The legal moves with what a front needs, in the game's own order of verbs."""
        game, state = self._game, self._state
        found = [game.action_of(code).describe(state, code) for code in state.legal()]
        order = {verb: place for place, verb in enumerate(game.verbs())}
        return sorted(found, key=lambda move: order.get(move.verb, len(order)))

    def prompt(self) -> Prompt:
        """What the actor is asked."""
        return self._game.prompt(self._state)

    def why_not(self, text: str) -> Refusal | None:
        """None if the move is legal, else the rule that forbids it."""
        return self._game.why_not(self._state, text)

    def reach(self) -> list[Reach]:
        """What the actor can get to this turn: the whole price, and the moves that lead there."""
        if self._state.actor < 0:
            return []
        return self._game.reach(self._state)

    def odds(self) -> list[Odds]:
        """The coming chance: every outcome with its weight; empty when a seat is to act."""
        state = self._state
        if state.actor != CHANCE:
            return []
        weights = state.weights()
        whole = sum(weights)
        codes = state.legal()
        return [
            Odds(self._game.spell(state, code), weight, whole)
            for code, weight in zip(codes, weights, strict=True)
        ]

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """Facts from ply `since` on, secrets included; with a seat, only what that seat may know.

        After the end that is as much as the rules then open to everybody.
        """
        if seat is not None:
            check_seat(self._game.seats, seat)
        first = since if since > 0 else 0
        if first >= len(self._plies):
            return []
        chosen = self._events[self._event_from[first] :]
        if seat is None or (self.is_over and self._game.opens_secrets_at_end):
            return [event.opened() for event in chosen]
        return [event.seen_by(seat) for event in chosen]

    def view(self, seat: int) -> View:
        """What that seat may know, a typed record."""
        return self._state.view(seat)

    def board(self) -> Board:
        """What never changes, said once."""
        return self._game.board()

    def position(self) -> str:
        """The state as text."""
        return self._game.write_position(self._state)

    def record(self) -> str:
        """The playthrough as text; `tocsin.replay` gives it back byte for byte."""
        from tocsin.core.record import write_record

        return write_record(self)

    # Doors.

    def seat(self, number: int) -> Seat:
        """All that this seat (or `SPECTATOR`) may know and do, and nothing else."""
        return Seat(self, number)

    def referee(self) -> Referee:
        """Everything, secrets included: asked for by name, never by accident."""
        return Referee(self)

    def fork(self) -> "Playthrough":
        """An independent playthrough that stands where this one stands, with the same future."""
        other = Playthrough(self._game, self._state, None)
        other._start_position = self._start_position
        other._is_from_start = self._is_from_start
        other.rng = self.rng.copy() if self.rng is not None else None
        other._plies = list(self._plies)
        other._names = self._names
        other._record_format = self._record_format
        other._events = list(self._events)
        other._event_from = list(self._event_from)
        return other

    def what_if(self, moves: list[str]) -> WhatIf:
        """What these moves would bring, up to the next chance ply; this play stays as it is."""
        trial = self.fork()
        trial.rng = None
        first = len(trial.plies)
        done: list[str] = []
        for text in moves:
            if trial.actor < 0:
                break
            trial.do_one(text)
            done.append(trial.plies[-1].text)
        return WhatIf(trial, first, done)

    # Doing.

    def do(self, text: str) -> list[Event]:
        """One move; chance then resolves itself unless it is manual. What happened comes back."""
        first = len(self._plies)
        self.do_one(text)
        self.let_chance_act()
        return self.events(since=first)

    def do_one(self, text: str) -> None:
        """Exactly one ply, without letting chance answer."""
        state = self._state
        if state.actor == NOBODY:
            raise PlaythroughOver("the-play-is-over", {}, "", self.position())
        code = self._game.read_move(state, text)
        self._append(code, self._game.spell(state, code))

    def let_chance_act(self) -> None:
        """Let chance act as long as it is to act and a generator is there."""
        rng = self.rng
        if rng is None:
            return
        while self._state.actor == CHANCE:
            code = self._state.draw(rng)
            self._append(code, self._game.spell(self._state, code))

    def undo(self) -> Ply:
        """Take back the last ply, unless chance has answered it: what was seen stays seen."""
        if not self._plies:
            raise MoveError("nothing-to-undo")
        if self._plies[-1].actor == CHANCE:
            raise MoveError("chance-cannot-be-undone", {"last": self._plies[-1].text})
        return self._drop_last()

    def undo_any(self) -> Ply:
        """Take back the last ply whatever it was: for real dice that were typed in wrongly."""
        if not self._plies:
            raise MoveError("nothing-to-undo")
        return self._drop_last()

    def note(self, comment: str) -> None:
        """Write a comment beside the last ply, one line without braces."""
        check_comment(comment)
        if not self._plies:
            raise MoveError("nothing-to-comment")
        last = self._plies.pop()
        self._plies.append(Ply(last.text, last.actor, last.turn, comment))

    def at(self, plies: int) -> "Playthrough":
        """The same playthrough as it stood after that many plies, chance by hand from there."""
        if not 0 <= plies <= len(self._plies):
            raise SetupError("no-such-ply", {"ply": quoted(plies), "last": len(self._plies)})
        earlier = Playthrough(self._game, self._game.read_position(self.start_position), None)
        earlier._names = self._names
        earlier._record_format = self._record_format
        for ply in self._plies[:plies]:
            earlier.do_one(ply.text)
            if ply.comment:
                earlier.note(ply.comment)
        return earlier

    # Former names, for one release.

    def enter(self, text: str) -> None:
        """Deprecated: `do_one`."""
        _renamed("enter", "do_one")
        self.do_one(text)

    def settle(self) -> None:
        """Deprecated: `let_chance_act`."""
        _renamed("settle", "let_chance_act")
        self.let_chance_act()

    def drop(self) -> Ply:
        """Deprecated: `undo_any`."""
        _renamed("drop", "undo_any")
        return self.undo_any()

    def _append(self, code: int, text: str) -> None:
        state = self._state
        if len(self._plies) >= self._game.plies_max:
            raise PlaythroughOver("too-many-plies", {"most": self._game.plies_max})
        actor = state.actor
        turn = state.turn
        journal = Journal()
        state.play(code, journal)
        number = len(self._plies)
        self._plies.append(Ply(text, actor, turn))
        self._event_from.append(len(self._events))
        for event in journal.events:
            self._events.append(event.at(number))

    def _drop_last(self) -> Ply:
        dropped = self._plies[-1]
        earlier = self.at(len(self._plies) - 1)
        self._state = earlier.state
        self._plies = earlier.plies
        self._events = earlier._events
        self._event_from = earlier._event_from
        return dropped

    def __copy__(self) -> "Playthrough":
        return self.fork()

    def __deepcopy__(self, memo: dict[int, object]) -> "Playthrough":
        return self.fork()

    def __reduce__(self) -> tuple[object, ...]:
        """The record, and where chance stands: what is read back has the same future."""
        chance = self.rng.save() if self.rng is not None else ""
        return _revive, (type(self._game), self._game.options_text(), self.record(), chance)

    def __repr__(self) -> str:
        return f"<Playthrough {self.position()}>"

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the table as a spectator sees it, if drawings are there."""
        return _DRAWING[0](self) if _DRAWING else None


# Drawings are a layer above this one, so whoever has them says so; see `tocsin.facade`.
_DRAWING: list[Callable[[Playthrough], str]] = []


def register_drawing(drawing: Callable[[Playthrough], str]) -> None:
    """Say how a playthrough is drawn, as the text of an SVG document."""
    _DRAWING[:] = [drawing]


def keep_form(play: Playthrough, record_format: int, start_position: str) -> None:
    """For the reader of records alone: the play is written again as it was found."""
    play._record_format = record_format
    play._start_position = start_position


def _revive(kind: type[Game], options: str, record: str, chance: str) -> Playthrough:
    """What pickle calls: the play from its record, with the generator where it stood."""
    from tocsin.core.record import read_record

    rng = load_rng(chance) if chance else None
    return read_record(kind(split_options(options)), record, rng)


def _renamed(old: str, new: str) -> None:
    warnings.warn(f"Playthrough.{old} is deprecated: call {new}", DeprecationWarning, stacklevel=3)
