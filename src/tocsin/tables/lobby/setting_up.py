"""Making a table: from what somebody wishes to the first entry of its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from tocsin.bots.registry import bots_of, is_bot, usual_bot
from tocsin.core.contract import Game
from tocsin.core.data import is_plan, is_plan_text
from tocsin.core.errors import SetupError, TocsinError
from tocsin.core.playthrough import Playthrough
from tocsin.facade import replay
from tocsin.games.registry import make_game
from tocsin.tables.dice.dice import SEED_BYTES
from tocsin.tables.log.entries import Created, SeatEntry
from tocsin.tables.moves.learning import read_lesson
from tocsin.tables.people.courtesy import tidy
from tocsin.tables.ports import Randomness, Settings
from tocsin.tables.refusing import Refusal, refusal_of, refuse
from tocsin.wire.bodies import NewTable, SeatWish
from tocsin.wire.facts import Line

SEEDED_BITS = 53


class Around(Protocol):
    """What is needed of a house to set a table up."""

    @property
    def randomness(self) -> Randomness:
        """Where seeds come from."""

    @property
    def settings(self) -> Settings:
        """Its limits."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A table to be made: its first entry, the names, and which seats are whose.

    `authors` says for the table and then for each seat whose word its name is, where that is not
    simply whoever makes the table.
    """

    created: Created
    name: str
    names: list[str]
    mine: list[int]
    open: list[int]
    authors: list[str] = field(default_factory=list)

    @property
    def starts_at_once(self) -> bool:
        """Nobody is missing, and no words for fair dice are awaited."""
        return not self.open and self.created.dice != "fair"


def read_setup(wish: NewTable, record: str, id: str, around: Around) -> Setup:
    """What is wished for, checked; a refusal names the option or the seat that cannot be."""
    settings = around.settings
    play = _read_record(record, wish.ply, settings.record_plies_max) if record else None
    if wish.lesson:
        play = read_lesson(wish.lesson).begin()
    game = play.game if play is not None else read_game(wish.game, dict(wish.options))
    # In a lesson whoever else is there does what the lesson says.
    seats = (not wish.lesson and wish.seats) or _usual_seats(game)
    if len(seats) != game.seats:
        error = SetupError("seats-do-not-fit", {"given": len(seats), "seats": game.seats})
        raise refusal_of(error, None, "bad-setup")
    for seat in seats:
        if seat.kind == "computer" and not is_bot(seat.computer):
            known = ", ".join(bots_of(game.id))
            error = SetupError("unknown-bot", {"bot": seat.computer, "known": known})
            raise refusal_of(error, None, "bad-setup")
    created = _created(wish, game, seats, play, id, around.randomness)
    most = settings.name_chars_max
    names = [tidy(seat.name, most) if seat.kind != "computer" else "" for seat in seats]
    mine = [number for number, seat in enumerate(seats) if seat.kind == "me"]
    empty = [number for number, seat in enumerate(seats) if seat.kind == "open"]
    return Setup(created, tidy(wish.name, most), names, mine, empty)


def read_game(game_id: str, options: dict[str, object]) -> Game:
    """A game with these options; a refusal says which of them is wrong."""
    for name, value in options.items():
        # A text of a stranger opens no file here, and does not learn whether there is one.
        if is_plan(value) and not isinstance(value, dict) and not is_plan_text(str(value)):
            raise Refusal("bad-setup", Line("refused-board-is-a-file"), option=name)
    try:
        return make_game(game_id, options)
    except TocsinError as error:
        error.game = game_id
        raise refusal_of(error, None, "bad-setup") from None


def is_too_long(record: str, most: int) -> bool:
    """A record of a stranger is replayed before it is believed: so many plies and no more."""
    return record.count(" ") > most


def _usual_seats(game: Game) -> list[SeatWish]:
    computer = SeatWish("computer", computer=usual_bot(game.id))
    return [SeatWish("me"), *[computer] * (game.seats - 1)]


def _read_record(text: str, ply: int | None, most: int) -> Playthrough:
    if is_too_long(text, most) or not text.isascii():
        # Our records are plain letters; comments that are not have nothing to do at a table.
        raise refuse("bad-record")
    try:
        play = replay(text, chance="manual")
        return play if ply is None else play.at(ply)
    except TocsinError as error:
        raise refusal_of(error, None, "bad-record") from None


def _created(
    wish: NewTable,
    game: Game,
    seats: list[SeatWish],
    play: Playthrough | None,
    id: str,
    randomness: Randomness,
) -> Created:
    if wish.seed is not None and wish.dice != "seeded":
        raise refuse("bad-setup")
    seed = 0
    if wish.dice == "seeded":
        seed = randomness.below(2**SEEDED_BITS) if wish.seed is None else wish.seed
    kinds = {"me": "person", "open": "open", "computer": "computer"}
    return Created(
        game.id,
        game.rules_version,
        game.options_text(),
        [
            SeatEntry(kinds[seat.kind], seat.computer if seat.kind == "computer" else "")
            for seat in seats
        ],
        wish.dice,
        wish.pace,
        id,
        wish.is_practice or bool(wish.lesson),
        wish.is_listed,
        wish.away_seconds,
        "-" if play is None or play.is_from_start else play.start_position,
        [] if play is None else [ply.text for ply in play.plies],
        seed,
        randomness.bytes(SEED_BYTES).hex() if wish.dice == "fair" else "",
        lesson=wish.lesson,
    )
