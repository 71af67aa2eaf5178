"""The commands and their options, as Typer reads them: a table of contents.

Every command hands over to a room of its own, which is loaded only when the command runs.
"""

import sys
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

import typer
from typer.core import TyperCommand

from tocsin.cli.help import explain_usage, speaking_commands
from tocsin.cli.laboratory import add_lab
from tocsin.telling.speaker import Speaker

USER_ERROR = 2
# No table is kept longer; as milliseconds it still is a number that databases hold.
RETENTION_DAYS_MOST = 1_000_000
Kind = type[TyperCommand]


class Dice(StrEnum):
    """Where chance comes from."""

    SEEDED = "seeded"
    MANUAL = "manual"


def call(argv: list[str], words: Speaker) -> int:
    """Run one command line; without any it shows its help."""
    argv = argv or ["--help"]
    app = build_app(words, argv)
    command = typer.main.get_command(app)
    try:
        done = command.main(args=argv, prog_name="tocsin", standalone_mode=False)
    except typer.Exit as leave:
        return leave.exit_code
    except typer.Abort:
        raise KeyboardInterrupt from None
    except typer.TyperException as problem:
        print(explain_usage(problem, words), file=sys.stderr)
        return USER_ERROR
    return done if isinstance(done, int) else 0


def build_app(words: Speaker, argv: list[str]) -> typer.Typer:
    """The command line in the player's language; a command that is named is declared alone."""
    group, command = speaking_commands(words)
    app = typer.Typer(
        name="tocsin",
        cls=group,
        help=words("cli-about-tocsin"),
        epilog=words("cli-examples-tocsin"),
        add_completion=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback()
    def top(
        version: bool = typer.Option(False, "--version", "-V", help=words("cli-opt-version")),
        lang: str = typer.Option("", "--lang", metavar="fr|en", help=words("cli-opt-lang")),
    ) -> None:
        """Declared for the help page; both are read before Typer starts."""

    named = argv[0] if argv else ""
    for name, declare in COMMANDS.items():
        if named not in COMMANDS or named == name:
            declare(app, words, command)
    return app


def _add_play(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-play"),
        short_help=words("cli-about-play"),
        epilog=words("cli-examples-play"),
    )
    def play(
        game: str = typer.Argument("", help=words("cli-opt-game"), show_default=False),
        options: list[str] = typer.Argument(
            None, metavar="[NAME=VALUE]...", help=words("cli-opt-options"), show_default=False
        ),
        players: str = typer.Option("", "--players", "-p", help=words("cli-opt-players")),
        seats: str = typer.Option("", "--seats", help=words("cli-opt-seats")),
        seed: str = typer.Option("", "--seed", help=words("cli-opt-seed")),
        dice: Dice = typer.Option(Dice.SEEDED, "--dice", help=words("cli-opt-dice")),
        position: str = typer.Option("", "--position", help=words("cli-opt-position")),
        save: Path | None = typer.Option(None, "--save", help=words("cli-opt-save")),
        resume: Path | None = typer.Option(None, "--resume", help=words("cli-opt-resume")),
        plain: bool = typer.Option(False, "--plain", help=words("cli-opt-plain")),
        auto: bool = typer.Option(True, "--auto/--no-auto", help=words("cli-opt-auto")),
        names: str = typer.Option("", "--names", help=words("cli-opt-names")),
        practice: bool = typer.Option(False, "--practice", help=words("cli-opt-practice")),
        autosave: bool = typer.Option(
            True, "--autosave/--no-autosave", help=words("cli-opt-autosave")
        ),
    ) -> int:
        from tocsin.cli.game_names import find_game
        from tocsin.cli.play import Wishes, play_at_keyboard

        wishes = Wishes(
            find_game(words, game),
            options or [],
            players,
            seats,
            seed,
            dice.value,
            position,
            save,
            resume,
            auto,
            names,
            practice,
            autosave,
        )
        return play_at_keyboard(wishes, words, plain)


def _add_replay(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-replay"),
        short_help=words("cli-about-replay"),
        epilog=words("cli-examples-replay"),
    )
    def replay(
        file: Path = typer.Argument(..., help=words("cli-opt-file")),
        as_json: bool = typer.Option(False, "--json", help=words("cli-opt-json")),
        seat: int = typer.Option(-3, "--seat", help=words("cli-opt-seat"), show_default=False),
        plain: bool = typer.Option(False, "--plain", help=words("cli-opt-plain")),
    ) -> int:
        from tocsin.cli.replaying import replay_file

        return replay_file(file, words, as_json, seat, plain)


def _add_simulate(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-simulate"),
        short_help=words("cli-about-simulate"),
        epilog=words("cli-examples-simulate"),
    )
    def simulate(
        game: str = typer.Argument(..., help=words("cli-opt-game")),
        options: list[str] = typer.Argument(
            None, metavar="[NAME=VALUE]...", help=words("cli-opt-options"), show_default=False
        ),
        games: int = typer.Option(1000, "--games", "-n", help=words("cli-opt-games")),
        seats: str = typer.Option("", "--seats", help=words("cli-opt-bots")),
        seed: str = typer.Option("0", "--seed", help=words("cli-opt-seed")),
        jobs: int = typer.Option(1, "--jobs", "-j", help=words("cli-opt-jobs")),
        rotate: bool = typer.Option(False, "--rotate", help=words("cli-opt-rotate")),
        as_json: bool = typer.Option(False, "--json", help=words("cli-opt-json")),
    ) -> int:
        from tocsin.cli import experiments
        from tocsin.cli.game_names import find_game

        told = find_game(words, game), options or [], games, seats, seed
        job = experiments.read_job(*told, rotate=rotate)
        return experiments.simulate(experiments.Bench(words, jobs, "processes", as_json), job, None)


def _add_perft(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-perft"),
        short_help=words("cli-about-perft"),
        epilog=words("cli-examples-perft"),
    )
    def perft(
        game: str = typer.Argument(..., help=words("cli-opt-game")),
        options: list[str] = typer.Argument(
            None, metavar="[NAME=VALUE]...", help=words("cli-opt-options"), show_default=False
        ),
        depth: int = typer.Option(3, "--depth", "-d", help=words("cli-opt-depth")),
        position: str = typer.Option("", "--position", help=words("cli-opt-position")),
        naive: bool = typer.Option(False, "--naive", help=words("cli-opt-naive")),
    ) -> int:
        from tocsin.cli.perft import count_positions

        return count_positions(game, options or [], depth, position, naive, words)


def _add_golden(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-golden"),
        short_help=words("cli-about-golden"),
        epilog=words("cli-examples-golden"),
    )
    def golden(
        names: list[str] = typer.Argument(
            None,
            metavar="[GAME/NAME [NAME=VALUE]...]",
            help=words("cli-opt-golden"),
            show_default=False,
        ),
        check: bool = typer.Option(False, "--check", help=words("cli-opt-check")),
        write: bool = typer.Option(False, "--write", help=words("cli-opt-write")),
        ending: str = typer.Option("", "--ending", help=words("cli-opt-ending")),
        seats: str = typer.Option("", "--seats", help=words("cli-opt-bots")),
        folder: Path = typer.Option(
            Path("tests", "golden"), "--folder", help=words("cli-opt-folder")
        ),
    ) -> int:
        from tocsin.cli.golden import check_all, make_golden, write_all

        if names:
            return make_golden(folder, names, ending, seats, words)
        return write_all(folder, words) if write and not check else check_all(folder, words)


def _add_games(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-games"),
        short_help=words("cli-about-games"),
        epilog=words("cli-examples-games"),
    )
    def games(
        game: str = typer.Argument("", help=words("cli-opt-game-listed"), show_default=False),
        as_json: bool = typer.Option(False, "--json", help=words("cli-opt-json")),
        plain: bool = typer.Option(False, "--plain", help=words("cli-opt-plain")),
    ) -> None:
        from tocsin.cli.game_list import games_json, list_games
        from tocsin.cli.game_names import find_game
        from tocsin.cli.screen import Screen

        if as_json:
            import json

            print(json.dumps(games_json(game), indent=2))
        else:
            list_games(words, Screen(plain), find_game(words, game))


def _add_rules(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-rules"),
        short_help=words("cli-about-rules"),
        epilog=words("cli-examples-rules"),
    )
    def rules(
        rule: str = typer.Argument("", help=words("cli-opt-rule"), show_default=False),
        glossary: bool = typer.Option(False, "--glossary", help=words("cli-opt-glossary")),
        plain: bool = typer.Option(False, "--plain", help=words("cli-opt-plain")),
    ) -> None:
        from tocsin.cli.rule_book import explain_rules, show_words
        from tocsin.cli.screen import Screen

        explain = show_words if glossary else explain_rules
        explain(words, Screen(plain), rule)


def _add_learn(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-learn"),
        short_help=words("cli-about-learn"),
        epilog=words("cli-examples-learn"),
    )
    def learn(
        game: str = typer.Argument("", help=words("cli-opt-game"), show_default=False),
        lesson: str = typer.Argument("", help=words("cli-opt-lesson"), show_default=False),
        plain: bool = typer.Option(False, "--plain", help=words("cli-opt-plain")),
    ) -> int:
        from tocsin.cli.game_names import find_game
        from tocsin.cli.learning import learn
        from tocsin.cli.screen import Screen

        return learn(words, Screen(plain), find_game(words, game), lesson)


def _add_serve(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-serve"),
        short_help=words("cli-about-serve"),
        epilog=words("cli-examples-serve"),
    )
    def serve(
        host: str = typer.Option(
            "127.0.0.1", "--host", envvar="TOCSIN_HOST", help=words("cli-opt-host")
        ),
        port: int = typer.Option(
            8033, "--port", envvar="TOCSIN_PORT", min=0, max=65535, help=words("cli-opt-port")
        ),
        db: str = typer.Option("", "--db", envvar="TOCSIN_DB", help=words("cli-opt-db")),
        data: Path | None = typer.Option(
            None, "--data", envvar="TOCSIN_DATA", help=words("cli-opt-data")
        ),
        browser: bool = typer.Option(
            True,
            "--browser/--no-browser",
            envvar="TOCSIN_BROWSER",
            help=words("cli-opt-no-browser"),
        ),
        trusted_proxy: str = typer.Option(
            "",
            "--trusted-proxy",
            envvar="TOCSIN_TRUSTED_PROXY",
            help=words("cli-opt-trusted-proxy"),
        ),
        retention: int = typer.Option(
            0,
            "--retention",
            # As the option is called, and as the limit is.
            envvar=["TOCSIN_RETENTION", "TOCSIN_RETENTION_DAYS"],
            min=0,
            max=RETENTION_DAYS_MOST,
            help=words("cli-opt-retention"),
        ),
    ) -> int:
        from tocsin.cli.serving import serve

        return serve(words, host, port, db, data, browser, trusted_proxy, retention)


def _add_verify(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-verify"),
        short_help=words("cli-about-verify"),
        epilog=words("cli-examples-verify"),
    )
    def verify(file: Path = typer.Argument(..., help=words("cli-opt-file"))) -> int:
        from tocsin.cli.backups import verify_file

        return verify_file(words, file)


def _add_backup(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-backup"),
        short_help=words("cli-about-backup"),
        epilog=words("cli-examples-backup"),
    )
    def backup(
        file: Path = typer.Argument(..., help=words("cli-opt-backup-file")),
        db: str = typer.Option("", "--db", envvar="TOCSIN_DB", help=words("cli-opt-db")),
        data: Path | None = typer.Option(
            None, "--data", envvar="TOCSIN_DATA", help=words("cli-opt-data")
        ),
    ) -> int:
        from tocsin.cli.backups import back_up

        return back_up(words, file, db, data)


def _add_restore(app: typer.Typer, words: Speaker, command: Kind) -> None:
    @app.command(
        cls=command,
        help=words("cli-about-restore"),
        short_help=words("cli-about-restore"),
        epilog=words("cli-examples-restore"),
    )
    def restore(
        file: Path = typer.Argument(..., help=words("cli-opt-backup-file")),
        db: str = typer.Option("", "--db", envvar="TOCSIN_DB", help=words("cli-opt-db")),
        data: Path | None = typer.Option(
            None, "--data", envvar="TOCSIN_DATA", help=words("cli-opt-data")
        ),
    ) -> int:
        from tocsin.cli.backups import restore

        return restore(words, file, db, data)


COMMANDS: dict[str, Callable[[typer.Typer, Speaker, Kind], None]] = {
    "play": _add_play,
    "serve": _add_serve,
    "verify": _add_verify,
    "backup": _add_backup,
    "restore": _add_restore,
    "replay": _add_replay,
    "simulate": _add_simulate,
    "lab": add_lab,
    "perft": _add_perft,
    "golden": _add_golden,
    "games": _add_games,
    "rules": _add_rules,
    "learn": _add_learn,
}
