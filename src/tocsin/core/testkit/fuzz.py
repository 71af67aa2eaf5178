"""Positions that somebody else wrote: refused, named impossible, or playable for good.

Texts of random plays are changed (`mutation`) and read again. What is read and has no problem must
be a position like any other: fifty random plies find somebody with something to do, no problem and
no error, and what is written on the way is read back. Nothing may be named later that was not
named at once.
"""

from typing import Final

from tocsin.core.contract import Game, State
from tocsin.core.errors import NotationError, TocsinError
from tocsin.core.journal import Journal
from tocsin.core.rng import Rng
from tocsin.core.seats import SPECTATOR
from tocsin.core.testkit import laws
from tocsin.core.testkit.mutation import mutate

PLIES: Final = 50
# So many texts are drawn from before new plays are made.
_BATCH: Final = 100
_PLAYS: Final = 2
_LOOK_EVERY: Final = 10
_NEAR: Final = 6


class Tally:
    """How the texts fared; a fuzz that never gets past the reader shows nothing."""

    def __init__(self) -> None:
        self.unreadable = 0
        self.impossible = 0
        self.played = 0

    def __repr__(self) -> str:
        return f"{self.unreadable} unreadable, {self.impossible} impossible, {self.played} played"


def fuzz_positions(game: Game, seed: int, count: int) -> Tally:
    """Try that many changed positions of one game; LawBroken says which one broke what."""
    tally = Tally()
    for first in range(0, count, _BATCH):
        rng = Rng(seed + first)
        texts = _positions_of(game, rng)
        for _ in range(min(_BATCH, count - first)):
            at = rng.below(len(texts))
            # Positions of nearby plies share most of their table, so that a field fits again.
            near = texts[max(0, at - _NEAR) : at + _NEAR + 1]
            text = mutate(texts[at], near if rng.below(4) > 0 else texts, rng)
            try_position(game, text, rng, tally)
    return tally


def try_position(game: Game, text: str, rng: Rng, tally: Tally) -> None:
    """One text from outside, whatever it is."""
    try:
        _try(game, text, rng, tally)
    except laws.LawBroken as broken:
        raise laws.LawBroken(f"{broken}, begun from {text!r}") from broken
    except Exception as error:
        raise laws.LawBroken(
            f"{type(error).__name__}: {error} in {game.headline()}, begun from {text!r}"
        ) from error


def _try(game: Game, text: str, rng: Rng, tally: Tally) -> None:
    try:
        state = game.read_position(text)
    except NotationError as error:
        wrong = game.vocabulary("expected")
        expected = str(error.facts["expected"])
        if expected not in ("token", "end", "fields", "characters") and expected not in wrong:
            raise laws.LawBroken(f"expected {expected} is not declared") from error
        tally.unreadable += 1
        return
    except TocsinError:
        tally.unreadable += 1
        return
    _reads_again(state)
    problems = state.problems()
    for problem in problems:
        wrong_use = game.vocabulary("problem").problem(problem.code, problem.args)
        laws.demand(not wrong_use, f"problem {wrong_use}", state)
        laws.demand(bool(problem.rule), f"problem {problem.code} names no rule", state)
    if problems:
        tally.impossible += 1
        return
    tally.played += 1
    _play_on(state, rng)


def _play_on(state: State, rng: Rng) -> None:
    """Every ply like that of a play from the start."""
    game = state.game
    for ply in range(PLIES + 1):
        laws.lists_well(state)
        laws.is_sound(state)
        if ply % _LOOK_EVERY == 0:
            laws.reads_what_it_writes(state)
            laws.hashes_what_it_is(state)
            for seat in [*range(game.seats), SPECTATOR]:
                state.view(seat).as_json()
        if state.is_over or ply == PLIES:
            return
        journal = Journal()
        legal = state.legal()
        code = state.draw(rng) if state.weights() else legal[rng.below(len(legal))]
        state.play(code, journal)
        laws.speaks_as_declared(state, journal.events)


def _reads_again(state: State) -> None:
    """What is written has one spelling, whatever the spelling that was read."""
    game = state.game
    written = game.write_position(state)
    again = game.write_position(game.read_position(written))
    laws.demand(
        again == written, f"a position is written otherwise when read again: {again}", state
    )


def _positions_of(game: Game, rng: Rng) -> list[str]:
    """The texts along a few random plays, setting up included."""
    found: list[str] = []
    for _ in range(_PLAYS):
        state = game.new()
        while not state.is_over:
            found.append(game.write_position(state))
            state.step(rng)
        found.append(game.write_position(state))
    return found
