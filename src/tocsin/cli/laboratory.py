"""`tocsin lab`: the commands of the laboratory and their options, a table of contents.

Each hands over to `cli.experiments`, which is loaded only when one runs.
"""

from enum import StrEnum
from pathlib import Path

import typer
from typer.core import TyperCommand

from tocsin.cli.help import speaking_commands
from tocsin.telling.speaker import Speaker

Kind = type[TyperCommand]


class Backend(StrEnum):
    """Who does the work."""

    PROCESSES = "processes"
    RAY = "ray"


def add_lab(app: typer.Typer, words: Speaker, command: Kind) -> None:
    """Declare `tocsin lab` with all its commands."""
    group, _ = speaking_commands(words)
    lab = typer.Typer(
        name="lab",
        cls=group,
        help=words("cli-about-lab"),
        short_help=words("cli-about-lab"),
        epilog=words("cli-examples-lab"),
        no_args_is_help=True,
        rich_markup_mode=None,
    )
    for declare in (_add_simulate, _add_compare, _add_balance, _add_tournament, _add_evaluate):
        declare(lab, words, command)
    app.add_typer(lab)


def _add_simulate(lab: typer.Typer, words: Speaker, command: Kind) -> None:
    @lab.command(
        cls=command,
        help=words("cli-about-lab-simulate"),
        short_help=words("cli-about-lab-simulate"),
        epilog=words("cli-examples-lab-simulate"),
    )
    def simulate(
        game: str = typer.Argument(..., help=words("cli-opt-game")),
        options: list[str] = typer.Argument(
            None, metavar="[NAME=VALUE]...", help=words("cli-opt-options"), show_default=False
        ),
        games: int = typer.Option(1000, "--games", "-n", help=words("cli-opt-games")),
        seats: str = typer.Option("", "--seats", help=words("cli-opt-bots")),
        seed: str = typer.Option("0", "--seed", help=words("cli-opt-seed")),
        out: Path | None = typer.Option(None, "--out", "-o", help=words("cli-opt-lab-out")),
        jobs: int = typer.Option(1, "--jobs", "-j", help=words("cli-opt-jobs")),
        backend: Backend = typer.Option(
            Backend.PROCESSES, "--backend", help=words("cli-opt-backend")
        ),
        rotate: bool = typer.Option(False, "--rotate", help=words("cli-opt-rotate")),
        watch: bool = typer.Option(False, "--watch", help=words("cli-opt-watch")),
        as_json: bool = typer.Option(False, "--json", help=words("cli-opt-json")),
    ) -> int:
        from tocsin.cli import experiments
        from tocsin.cli.game_names import find_game

        job = experiments.read_job(
            find_game(words, game), options or [], games, seats, seed, rotate=rotate, watch=watch
        )
        bench = experiments.Bench(words, jobs, backend.value, as_json)
        return experiments.simulate(bench, job, out)


def _add_compare(lab: typer.Typer, words: Speaker, command: Kind) -> None:
    @lab.command(
        cls=command,
        help=words("cli-about-lab-compare"),
        short_help=words("cli-about-lab-compare"),
        epilog=words("cli-examples-lab-compare"),
    )
    def compare(
        game: str = typer.Argument(..., help=words("cli-opt-game")),
        options: list[str] = typer.Argument(
            None, metavar="[NAME=VALUE]...", help=words("cli-opt-options"), show_default=False
        ),
        first: str = typer.Option(..., "--first", help=words("cli-opt-side")),
        second: str = typer.Option(..., "--second", help=words("cli-opt-side")),
        games: int = typer.Option(200, "--games", "-n", help=words("cli-opt-games")),
        seed: str = typer.Option("0", "--seed", help=words("cli-opt-seed")),
        out: Path | None = typer.Option(None, "--out", "-o", help=words("cli-opt-lab-out")),
        plot: Path | None = typer.Option(None, "--plot", help=words("cli-opt-plot")),
        jobs: int = typer.Option(1, "--jobs", "-j", help=words("cli-opt-jobs")),
        backend: Backend = typer.Option(
            Backend.PROCESSES, "--backend", help=words("cli-opt-backend")
        ),
        as_json: bool = typer.Option(False, "--json", help=words("cli-opt-json")),
    ) -> int:
        from tocsin.cli import experiments
        from tocsin.cli.game_names import find_game

        bench = experiments.Bench(words, jobs, backend.value, as_json)
        asked = experiments.Asked(find_game(words, game), options or [], games, seed, out)
        return experiments.compare_sides(bench, asked, (first, second), plot)


def _add_balance(lab: typer.Typer, words: Speaker, command: Kind) -> None:
    @lab.command(
        cls=command,
        help=words("cli-about-lab-balance"),
        short_help=words("cli-about-lab-balance"),
        epilog=words("cli-examples-lab-balance"),
    )
    def balance(
        game: str = typer.Argument(..., help=words("cli-opt-game")),
        options: list[str] = typer.Argument(
            None, metavar="[NAME=VALUE]...", help=words("cli-opt-options"), show_default=False
        ),
        players: str = typer.Option("", "--players", "-p", help=words("cli-opt-lab-players")),
        bot: str = typer.Option("", "--bot", help=words("cli-opt-lab-bot")),
        games: int = typer.Option(200, "--games", "-n", help=words("cli-opt-games")),
        seed: str = typer.Option("0", "--seed", help=words("cli-opt-seed")),
        report: Path = typer.Option(
            Path("balance.html"), "--report", help=words("cli-opt-lab-report")
        ),
        out: Path | None = typer.Option(None, "--out", "-o", help=words("cli-opt-lab-out")),
        jobs: int = typer.Option(1, "--jobs", "-j", help=words("cli-opt-jobs")),
        backend: Backend = typer.Option(
            Backend.PROCESSES, "--backend", help=words("cli-opt-backend")
        ),
        as_json: bool = typer.Option(False, "--json", help=words("cli-opt-json")),
    ) -> int:
        from tocsin.cli import experiments
        from tocsin.cli.game_names import find_game

        bench = experiments.Bench(words, jobs, backend.value, as_json)
        asked = experiments.Asked(find_game(words, game), options or [], games, seed, out)
        return experiments.weigh_balance(bench, asked, players, bot, report)


def _add_tournament(lab: typer.Typer, words: Speaker, command: Kind) -> None:
    @lab.command(
        cls=command,
        help=words("cli-about-lab-tournament"),
        short_help=words("cli-about-lab-tournament"),
        epilog=words("cli-examples-lab-tournament"),
    )
    def tournament(
        game: str = typer.Argument(..., help=words("cli-opt-game")),
        options: list[str] = typer.Argument(
            None, metavar="[NAME=VALUE]...", help=words("cli-opt-options"), show_default=False
        ),
        bots: str = typer.Option("random,rookie,steady", "--bots", help=words("cli-opt-lab-bots")),
        games: int = typer.Option(100, "--games", "-n", help=words("cli-opt-games")),
        seed: str = typer.Option("0", "--seed", help=words("cli-opt-seed")),
        out: Path | None = typer.Option(None, "--out", "-o", help=words("cli-opt-lab-out")),
        plot: Path | None = typer.Option(None, "--plot", help=words("cli-opt-plot")),
        jobs: int = typer.Option(1, "--jobs", "-j", help=words("cli-opt-jobs")),
        backend: Backend = typer.Option(
            Backend.PROCESSES, "--backend", help=words("cli-opt-backend")
        ),
        as_json: bool = typer.Option(False, "--json", help=words("cli-opt-json")),
    ) -> int:
        from tocsin.cli import experiments
        from tocsin.cli.game_names import find_game

        bench = experiments.Bench(words, jobs, backend.value, as_json)
        asked = experiments.Asked(find_game(words, game), options or [], games, seed, out)
        return experiments.hold_tournament(bench, asked, bots, plot)


def _add_evaluate(lab: typer.Typer, words: Speaker, command: Kind) -> None:
    @lab.command(
        cls=command,
        help=words("cli-about-lab-evaluate"),
        short_help=words("cli-about-lab-evaluate"),
        epilog=words("cli-examples-lab-evaluate"),
    )
    def evaluate(
        bot: str = typer.Argument(..., help=words("cli-opt-lab-bot")),
        suite: str = typer.Option("v1", "--suite", help=words("cli-opt-suite")),
        game: str = typer.Option("", "--game", help=words("cli-opt-game")),
        out: Path | None = typer.Option(None, "--out", "-o", help=words("cli-opt-lab-out")),
        jobs: int = typer.Option(1, "--jobs", "-j", help=words("cli-opt-jobs")),
        backend: Backend = typer.Option(
            Backend.PROCESSES, "--backend", help=words("cli-opt-backend")
        ),
    ) -> int:
        from tocsin.cli import experiments
        from tocsin.cli.game_names import find_game

        bench = experiments.Bench(words, jobs, backend.value, True)
        return experiments.evaluate(bench, bot, suite, find_game(words, game), out)
