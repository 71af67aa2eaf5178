"""What is played: a game with its options, who sits where, how often, from which seed.

A play of a job has a number, and its seed follows from both: so the result depends neither on how
many processes share the work nor on which plays were done before an interruption.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import blake2b

from tocsin.bots.bot import Bot
from tocsin.bots.registry import make_bot
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError
from tocsin.core.options import split_options
from tocsin.games.registry import make_game

GAMES_MAX = 100_000_000

Seat = Callable[[Game, str], Bot]


@dataclass(frozen=True)
class Job:
    """Everything a process needs to know; `seat_bot` is looked up there by its name."""

    game: str
    options: str
    seats: tuple[str, ...]
    games: int
    seed: int
    # Bots move on by one seat from play to play.
    rotate: bool = False
    # Where it burned and where people died is noted, which takes longer.
    watch: bool = False

    def make_game(self) -> Game:
        """The rules with the options of this job."""
        return make_game(self.game, split_options(self.options))

    def identity(self) -> dict[str, object]:
        """What two runs must share to be one: all but the number of plays."""
        said = asdict(self)
        del said["games"]
        return {**said, "seats": list(self.seats), "rules": self.make_game().rules_version}

    def fingerprint(self) -> str:
        """A short name of that."""
        text = json.dumps(self.identity(), sort_keys=True)
        return blake2b(text.encode(), digest_size=4).hexdigest()


def seat_known(game: Game, name: str) -> Bot:
    """A bot of Tocsin; who allows others too brings a function of their own."""
    return make_bot(name, game)


def make_job(
    game_id: str,
    options: str,
    seats: tuple[str, ...],
    games: int,
    seed: int,
    *,
    seat: Seat = seat_known,
    rotate: bool = False,
    watch: bool = False,
) -> Job:
    """A job that can be played, checked before anything runs; one bot may be named for all."""
    game = make_game(game_id, split_options(options))
    check_number("--games", games, 1, GAMES_MAX)
    names = seats * game.seats if len(seats) == 1 else seats
    if len(names) != game.seats:
        raise SetupError("seats-do-not-fit", {"given": len(names), "seats": game.seats})
    for name in set(names):
        seat(game, name)
    return Job(game_id, game.options_text(), names, games, seed, rotate, watch)


def check_number(name: str, given: int, low: int, high: int) -> None:
    """A limit on everything."""
    if not low <= given <= high:
        raise SetupError("bad-number", {"name": name, "low": low, "high": high, "given": given})


def game_seed(seed: int, number: int) -> int:
    """The seed of one play of the run."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=8).digest())
