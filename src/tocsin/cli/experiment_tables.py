"""What the laboratory found, as tables for a terminal and as JSON."""

from typing import Any

from rich.console import Console
from rich.table import Table

from tocsin.bots.registry import BOTS
from tocsin.core.options import show_options
from tocsin.lab import written
from tocsin.lab.balance import Balance
from tocsin.lab.comparing import Comparison
from tocsin.lab.figures import mean_of, share_of
from tocsin.lab.job import Job
from tocsin.lab.playing import Row
from tocsin.lab.tournament import Standing
from tocsin.telling.speaker import Speaker


class Tally:
    """What was counted, by bot of the job (`--rotate` moves bots between seats)."""

    def __init__(self, job: Job, rows: list[Row]) -> None:
        self.job = job
        self.games = len(rows)
        bots = range(len(job.seats))
        self.wins = [sum(bot in row.winners for row in rows) for bot in bots]
        self.shares = [share_of(wins, self.games) for wins in self.wins]
        self.scores = [mean_of([row.scores[bot] for row in rows]) for bot in bots]
        self.endings: dict[str, int] = {}
        for row in rows:
            self.endings[row.ending] = self.endings.get(row.ending, 0) + 1

    def as_json(self) -> dict[str, object]:
        """The result, JSON-ready."""
        seats = [
            {
                "seat": i,
                "bot": bot,
                "wins": self.wins[i],
                "share": self.shares[i].value,
                "share_95": [self.shares[i].low, self.shares[i].high],
                "mean_score": self.scores[i].value,
                "mean_score_95": [self.scores[i].low, self.scores[i].high],
            }
            for i, bot in enumerate(self.job.seats)
        ]
        return {
            "game": self.job.game,
            "options": self.job.options,
            "games": self.games,
            "seed": self.job.seed,
            "rotate": self.job.rotate,
            "seats": seats,
            "endings": dict(sorted(self.endings.items())),
        }


def show_tally(tally: Tally, words: Speaker) -> None:
    """Wins and scores of every seat, then how the plays ended."""
    job = tally.job
    options = show_options(job.options)
    said = words(
        "cli-simulated", games=tally.games, game=job.game, options=options, seed=str(job.seed)
    )
    table = _table(
        words, "cli-col-seat", "cli-col-bot", "cli-col-wins", "cli-col-share", "cli-col-score"
    )
    for i, bot in enumerate(job.seats):
        table.add_row(
            str(i),
            _named(bot, words),
            str(tally.wins[i]),
            written.share(tally.shares[i], words),
            written.mean(tally.scores[i], words),
        )
    endings = _table(words, "cli-col-ending", "cli-col-games")
    for ending, count in sorted(tally.endings.items(), key=lambda item: -item[1]):
        endings.add_row(words(f"ending-{job.game}-{ending}"), str(count))
    _print(said, table, endings)


def show_comparison(found: Comparison, words: Speaker) -> None:
    """Both sides, then the difference."""
    table = _table(words, "lab-col-side", "lab-col-games", "lab-col-wins", "lab-col-score")
    for name, wins, score in zip(found.names, found.wins, found.scores, strict=True):
        table.add_row(
            name, str(found.games), written.share(wins, words), written.mean(score, words)
        )
    gained = found.wins_gained, found.score_gained
    table.add_row(
        words("lab-difference"),
        "",
        written.share(gained[0], words, "+"),
        written.mean(gained[1], words, "+.2f"),
    )
    _print(table, words("lab-by-chance", p=written.number(found.p, ".2g", words)))


def show_balance(found: Balance, words: Speaker) -> None:
    """The figures by number of players, the endings and the narrow places."""
    table = _table(words, "lab-col-players", "lab-col-games", "lab-col-wins", "lab-col-score")
    for share in found.by_players:
        table.add_row(
            share.name,
            str(share.games),
            written.share(share.wins, words),
            written.mean(share.score, words),
        )
    endings = _table(words, "cli-col-ending", "cli-col-games")
    for ending, many in found.endings:
        endings.add_row(words(f"ending-{found.game}-{ending}"), str(many))
    lines: list[Table | str] = [table, endings]
    lines.append(words("lab-report-turns", mean=written.mean(found.turns, words)))
    if found.choke_points:
        lines.append(words("lab-report-choke", cells=written.places(found.choke_points, words)))
    _print(*lines)


def balance_json(found: Balance) -> dict[str, Any]:
    """The figures of a balance report."""
    return {
        "game": found.game,
        "options": found.options,
        "bot": found.bot,
        "games": found.games,
        "players": {
            share.name: {"wins": share.wins.as_json(), "score": share.score.as_json()}
            for share in found.by_players
        },
        "roles": {
            share.name: {"games": share.games, "wins": share.wins.as_json()}
            for share in found.by_role
        },
        "endings": dict(found.endings),
        "turns": found.turns.as_json(),
        "places": {
            kind: {place: round(count, 6) for place, count in places.items()}
            for kind, places in found.places.items()
        },
        "choke_points": [cell for cell, _ in found.choke_points],
    }


def show_standings(found: list[Standing], words: Speaker) -> None:
    """The table of a tournament."""
    table = _table(words, "cli-col-bot", "lab-col-rating", "lab-col-wins", "lab-col-score")
    for one in found:
        table.add_row(
            _named(one.bot, words),
            written.mean(one.rating, words, "+.0f"),
            written.share(one.wins, words),
            written.mean(one.score, words),
        )
    _print(table)


def _named(bot: str, words: Speaker) -> str:
    return words(f"cli-kind-{bot}") if bot in BOTS else bot


def _table(words: Speaker, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False)
    texts = ("cli-col-bot", "cli-col-ending", "lab-col-side")
    for column in columns:
        # Long names go on in the next line, figures never do.
        is_text = column in texts
        table.add_column(words(column), justify="left" if is_text else "right", no_wrap=not is_text)
    return table


def _print(*parts: Table | str) -> None:
    console = Console(highlight=False, markup=False)
    for part in parts:
        console.print(part)
