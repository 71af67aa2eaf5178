"""Bots against each other, or, where they play together, each against the game; with ratings."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tocsin.core.errors import SetupError
from tocsin.lab.comparing import is_contest
from tocsin.lab.figures import Figure, mean_of, ratings, share_of
from tocsin.lab.job import Job, Seat, make_job
from tocsin.lab.playing import Row

BOTS_MAX = 16
# The opponent of those who play together; its rating is 0.
THE_GAME = "*"


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    games: int
    wins: Figure
    score: Figure
    rating: Figure

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins.as_json(),
            "score": self.score.as_json(),
            "rating": self.rating.as_json(),
        }


def jobs_of(
    game_id: str, options: str, bots: Sequence[str], games: int, seed: int, seat: Seat
) -> dict[tuple[str, ...], Job]:
    """A job for each pair of rivals, or for each bot where all play together."""
    if not 2 <= len(set(bots)) == len(bots) <= BOTS_MAX:
        raise SetupError("lab-bots-of-tournament", {"most": BOTS_MAX})
    game = make_job(game_id, options, ("random",), 1, seed).make_game()
    if not is_contest(game):
        return {(bot,): make_job(game_id, options, (bot,), games, seed, seat=seat) for bot in bots}
    pairs = [(a, b) for i, a in enumerate(bots) for b in bots[i + 1 :]]
    return {
        # Alternately around the table, so that none sits always behind the same one.
        pair: make_job(
            game_id,
            options,
            tuple(pair[at % 2] for at in range(game.seats)),
            games,
            seed,
            seat=seat,
            rotate=True,
        )
        for pair in pairs
    }


def stand(bots: Sequence[str], rows: dict[tuple[str, ...], list[Row]]) -> list[Standing]:
    """The table of the tournament, the best one first."""
    names = [*bots] if all(len(pair) == 2 for pair in rows) else [*bots, THE_GAME]
    at = {name: i for i, name in enumerate(names)}
    wins = [[0.0] * len(names) for _ in names]
    won: dict[str, int] = dict.fromkeys(bots, 0)
    scores: dict[str, list[int]] = {bot: [] for bot in bots}
    for pair, played in rows.items():
        first, second = pair[0], pair[1] if len(pair) == 2 else THE_GAME
        for row in played:
            points = _points(row, is_alone=len(pair) == 1)
            wins[at[first]][at[second]] += points
            wins[at[second]][at[first]] += 1 - points
            for place, bot in enumerate(pair):
                won[bot] += any(winner % len(pair) == place for winner in row.winners)
                scores[bot].append(max(row.scores[place :: len(pair)]))
    rated = ratings(wins)
    zero = rated[at[THE_GAME]].value if THE_GAME in at else 0.0
    found = [
        Standing(
            bot,
            len(scores[bot]),
            share_of(won[bot], len(scores[bot])),
            mean_of(scores[bot]),
            _moved(rated[at[bot]], -zero),
        )
        for bot in bots
    ]
    return sorted(found, key=lambda one: (-one.rating.value, one.bot))


def _points(row: Row, is_alone: bool) -> float:
    """1 for the first of the pair, 0 for its rival or the game, half for both."""
    if is_alone:
        return 1.0 if row.winners else 0.0
    first = any(winner % 2 == 0 for winner in row.winners)
    second = any(winner % 2 == 1 for winner in row.winners)
    return 0.5 if first == second else float(first)


def _moved(figure: Figure, by: float) -> Figure:
    return Figure(figure.value + by, figure.low + by, figure.high + by)
