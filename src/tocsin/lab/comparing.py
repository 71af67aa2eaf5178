"""Two ways to play on common seeds: bots, rule switches or boards, whatever differs.

Both sides meet the same dice as long as they do the same, so that a difference shows in far fewer
plays than two separate runs would need. Where players compete, two bots meet each other and change
seats from play to play.
"""

from dataclasses import dataclass
from typing import Any

from tocsin.core.contract import Game
from tocsin.core.errors import SetupError
from tocsin.lab.figures import (
    Figure,
    mean_of,
    paired_mean,
    paired_share,
    share_of,
    sign_test,
)
from tocsin.lab.job import Job, Seat, make_job
from tocsin.lab.playing import Row


@dataclass(frozen=True)
class Comparison:
    """What came of it; differences are second minus first."""

    names: tuple[str, str]
    games: int
    wins: tuple[Figure, Figure]
    scores: tuple[Figure, Figure]
    wins_gained: Figure
    score_gained: Figure
    # How likely such a difference in wins (or, where all or none win, in scores) is by chance.
    p: float

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "names": list(self.names),
            "games": self.games,
            "wins": [figure.as_json() for figure in self.wins],
            "scores": [figure.as_json() for figure in self.scores],
            "wins_gained": self.wins_gained.as_json(),
            "score_gained": self.score_gained.as_json(),
            "p": self.p,
        }


def is_contest(game: Game) -> bool:
    """Do the players compete? Only Feurio! has modes in which they do."""
    return game.options.get("mode") == "scored"


def jobs_of(
    game_id: str,
    options: str,
    sides: tuple[str, str],
    games: int,
    seed: int,
    seat: Seat,
    usual: str,
) -> tuple[Job, ...]:
    """One job for each side, or one for both where two bots meet each other.

    A side is written as options are, `board=back bot=expert`; `bot` says who plays.
    """
    told = [_split(side, usual) for side in sides]
    made = [
        make_job(game_id, f"{options} {words}".strip(), (bot,), games, seed, seat=seat)
        for words, bot in told
    ]
    if made[0].identity() == made[1].identity():
        raise SetupError("lab-sides-alike", {"side": sides[0]})
    if not is_contest(made[0].make_game()):
        return tuple(made)
    if made[0].options != made[1].options:
        raise SetupError("lab-contest-of-rules", {"game": game_id})
    players = len(made[0].seats)
    names = (told[0][1], *[told[1][1]] * (players - 1))
    return (make_job(game_id, options, names, games, seed, seat=seat, rotate=True),)


def compare(names: tuple[str, str], rows: list[list[Row]]) -> Comparison:
    """The rows of both jobs, or of the one in which both met."""
    if len(rows) == 1:
        # The first bot against the best of the others.
        first_won = [0 in row.winners for row in rows[0]]
        second_won = [any(winner > 0 for winner in row.winners) for row in rows[0]]
        first = [row.scores[0] for row in rows[0]]
        second = [max(row.scores[1:]) for row in rows[0]]
    else:
        first_won, second_won = ([bool(row.winners) for row in side] for side in rows)
        first, second = ([row.scores[0] for row in side] for side in rows)
    n = len(first)
    up = sum(b and not a for a, b in zip(first_won, second_won, strict=True))
    down = sum(a and not b for a, b in zip(first_won, second_won, strict=True))
    if up + down == 0:
        up = sum(b > a for a, b in zip(first, second, strict=True))
        down = sum(a > b for a, b in zip(first, second, strict=True))
    return Comparison(
        names,
        n,
        (share_of(sum(first_won), n), share_of(sum(second_won), n)),
        (mean_of(first), mean_of(second)),
        paired_share(first_won, second_won),
        paired_mean(first, second),
        sign_test(up, down),
    )


def _split(side: str, usual: str) -> tuple[str, str]:
    """The options of a side, and its bot."""
    words = side.split()
    bots = [word[4:] for word in words if word.startswith("bot=")]
    rest = " ".join(word for word in words if not word.startswith("bot="))
    return rest, bots[-1] if bots else usual
