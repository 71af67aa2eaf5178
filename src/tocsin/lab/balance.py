"""How a board or a set of options plays: who wins, how it ends, how long it takes, and where.

A table of figures for each number of players, counts by place over all of them, and for each role
how often those win who have it with them.
"""

from collections import Counter
from dataclasses import dataclass, field

from tocsin.core.errors import SetupError
from tocsin.lab.comparing import is_contest
from tocsin.lab.figures import Figure, mean_of, share_of
from tocsin.lab.job import Job, Seat, make_job
from tocsin.lab.playing import Row

# A role seen less often than this says nothing.
ROLE_GAMES_MIN = 10
CHOKE_POINTS = 5


@dataclass(frozen=True)
class Share:
    """How often those won who had something in common; where players compete, the first seat."""

    name: str
    games: int
    wins: Figure
    score: Figure


@dataclass(frozen=True)
class Balance:
    """What was found."""

    game: str
    options: str
    bot: str
    games: int
    is_contest: bool
    by_players: list[Share]
    by_role: list[Share]
    endings: list[tuple[str, int]]
    turns: Figure
    turns_seen: list[int]
    # For each thing that is watched the places, with how many times a play it happened there.
    places: dict[str, dict[str, float]] = field(default_factory=dict)

    @property
    def choke_points(self) -> list[tuple[str, float]]:
        """The cells through which most people are brought to safety."""
        ways = self.places.get("ways", {})
        return sorted(ways.items(), key=lambda item: (-item[1], item[0]))[:CHOKE_POINTS]


def jobs_of(
    game_id: str, options: str, players: list[int], bot: str, games: int, seed: int, seat: Seat
) -> dict[int, Job]:
    """A watched job for each number of players."""
    if not players:
        raise SetupError("bad-number", {"name": "--players", "low": 1, "high": 6, "given": 0})
    return {
        many: make_job(
            game_id, f"{options} players={many}", (bot,), games, seed, seat=seat, watch=True
        )
        for many in players
    }


def weigh(jobs: dict[int, Job], rows: dict[int, list[Row]], options: str) -> Balance:
    """The figures of all rows; the options as they were asked for."""
    first = next(iter(jobs.values()))
    every = [row for played in rows.values() for row in played]
    teams: dict[str, list[Row]] = {}
    for row in every:
        for role in sorted(set(row.team)):
            teams.setdefault(role, []).append(row)
    rivals = is_contest(first.make_game())
    by_role = [
        _share(role, seen, rivals) for role, seen in teams.items() if len(seen) >= ROLE_GAMES_MIN
    ]
    return Balance(
        first.game,
        options,
        first.seats[0],
        len(every),
        rivals,
        [_share(str(many), played, rivals) for many, played in rows.items()],
        sorted(by_role, key=lambda share: (-share.wins.value, -share.score.value, share.name)),
        Counter(row.ending for row in every).most_common(),
        mean_of([row.turns for row in every]),
        [row.turns for row in every],
        _places(every),
    )


def _share(name: str, rows: list[Row], is_rivalry: bool) -> Share:
    won = sum(0 in row.winners if is_rivalry else bool(row.winners) for row in rows)
    scores = mean_of([row.scores[0] for row in rows])
    return Share(name, len(rows), share_of(won, len(rows)), scores)


def _places(rows: list[Row]) -> dict[str, dict[str, float]]:
    """Per play and place; fire per turn, because a long play burns longer."""
    sums: dict[str, Counter[str]] = {}
    for row in rows:
        for kind, places in row.marks.items():
            sums.setdefault(kind, Counter()).update(places)
    turns = sum(row.turns for row in rows)
    return {
        kind: {
            place: count / (turns if kind == "burns" and "deaths" in sums else len(rows))
            for place, count in sorted(places.items())
        }
        for kind, places in sorted(sums.items())
    }
