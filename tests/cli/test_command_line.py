"""Commands, help and mistakes on the command line: exit codes, streams, both languages."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from tests.cli.conftest import Tocsin
from tocsin.cli.app import take_language
from tocsin.games.registry import GAME_IDS

COMMANDS = ("play", "replay", "simulate", "perft", "golden", "games", "rules")


def test_the_version_says_how_it_was_built_and_which_rules(tocsin: Tocsin) -> None:
    result = tocsin("--version")
    assert result.code == 0
    first, *rest = result.out.splitlines()
    assert first.startswith("tocsin ")
    assert first.endswith(("(compiled)", "(interpreted)"))
    assert [line.partition(":")[0] for line in rest] == list(GAME_IDS)


def test_the_command_alone_shows_its_help(tocsin: Tocsin) -> None:
    result = tocsin()
    assert result.code == 0
    assert all(f"\n  {command}" in result.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples_in_both_languages(
    tocsin: Tocsin, command: str
) -> None:
    english = tocsin(command, "--help")
    assert english.code == 0
    assert f"\nExamples:\n  tocsin {command}" in english.out
    assert "Usage: tocsin" in english.out
    french = tocsin(command, "--help", "--lang", "fr")
    assert "\nExemples\u00a0:\n  tocsin " in french.out
    assert "Utilisation\u00a0: tocsin" in french.out
    assert "[default:" not in french.out


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("dance", "no command dance"),
        ("play --dance", "no option --dance"),
        ("replay", "FILE is missing"),
        ("simulate feurio --games many", "--games"),
        ("play chess", "no game called “chess”"),
        ("play feurio players=9", "does not fit the option players. Allowed: 1 to 4"),
        ("play feurio --players none", "does not fit the option players"),
        ("play feurio colour=red", "no option “colour”"),
        ("play feurio players", "is no option"),
        ("play feurio players=2 players=3", "given twice"),
        ("play feurio players=1 mode=coop", "[FE-COOP-1]"),
        ("play feurio mode=coop firebreaks=yes", "[FE-BREAK-12]"),
        ("play feurio players=2 --seats human", "One seat is filled but this game has 2"),
        ("play feurio players=2 --seats human,dog", "“dog” cannot sit"),
        ("play feurio players=2 --seed minus", "no seed"),
        ("play feurio players=2 --seed -1", "no seed"),
        ("play feurio players=2 --seed 99999999999999999999999999999999", "no seed"),
        ("play feurio players=2 --dice loaded", "--dice"),
        ("play feurio players=2 --position feurio/1", "7 fields after feurio/1"),
        ("play --resume nowhere.txt", "nowhere.txt cannot be read: it does not exist"),
        ("replay nowhere.txt", "nowhere.txt cannot be read"),
        ("simulate chess", "no game called"),
        ("simulate feurio --games 0", "--games must be from 1"),
        ("simulate feurio --jobs 0", "--jobs must be from 1"),
        ("simulate feurio --seats human,random,random,random", "“human” cannot sit"),
        ("perft feurio --depth 99", "--depth must be from 0 to 40"),
        ("perft feurio --position nonsense", "This is no position"),
        ("golden --folder nowhere", "no golden playthroughs in nowhere"),
        ("golden feurio-only", "should be GAME/NAME"),
        ("rules FE-NOTHING", "no rule “FE-NOTHING”"),
        ("serve --port some", "--port: allowed are whole numbers from 0 to 65535."),
        ("games --lang de", "no catalogue for the language “de”"),
        ("games --lang", "no catalogue for the language “”"),
    ],
)
def test_a_mistake_is_told_in_two_lines_on_stderr_with_exit_code_2(
    tocsin: Tocsin, line: str, part: str
) -> None:
    result = tocsin(*line.split())
    assert result.code == 2
    assert part in result.err
    assert 1 <= len(result.err.splitlines()) <= 2
    assert result.out == ""


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("dance", "pas de commande dance"),
        ("play --dance", "pas d’option --dance"),
        ("replay", "Il manque FILE"),
        ("play chess", "pas de jeu «\u00a0chess\u00a0»"),
        ("play feurio players=9", "Valeurs possibles\u00a0: de 1 à 4"),
        ("play feurio players=2 --position feurio/1", "7 champs après feurio/1"),
        ("replay nowhere.txt", "il n’existe pas"),
        ("serve --port 99999", "--port\u00a0: sont permis les nombres entiers de 0 à 65535."),
        ("serve --retention -1", "les nombres entiers de 0 à 1000000."),
    ],
)
def test_mistakes_are_told_in_french_too(tocsin: Tocsin, line: str, part: str) -> None:
    result = tocsin("--lang", "fr", *line.split())
    assert result.code == 2
    assert part in result.err


def test_help_says_variables_and_usual_values_in_french_and_shows_examples(tocsin: Tocsin) -> None:
    said = " ".join(tocsin("--lang", "fr", "serve", "--help").out.replace("\u00a0", " ").split())
    assert "[variable : TOCSIN_PORT; par défaut : 8033; 0<=x<=65535]" in said
    assert "env var" not in said
    assert " : tocsin serve tocsin serve --host 0.0.0.0 --no-browser" in said


def test_the_locale_chooses_the_language(tocsin: Tocsin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "la meilleure zone" in tocsin("rules", "FE-TIE-1").out
    assert "best single area" in tocsin("rules", "FE-TIE-1", "--lang", "en").out


def test_the_language_may_stand_anywhere_but_not_behind_a_double_dash() -> None:
    assert take_language(["play", "--lang", "fr", "feurio"]) == ("fr", ["play", "feurio"])
    assert take_language(["--lang=en", "games"]) == ("en", ["games"])
    assert take_language(["play", "--", "--lang"]) == (None, ["play", "--", "--lang"])


def test_impossible_positions_are_told_problem_by_problem(tocsin: Tocsin) -> None:
    position = "feurio/1 1 lay:1 2 0,0=4;5,0=3 r12y12/g12b12 666666 0"
    result = tocsin("play", "feurio", "players=2", "--position", position)
    assert result.code == 2
    assert "Tiles of value 2: 7 instead of 6. [FE-COMP-1]" in result.err
    assert "The forest is in pieces. [FE-SPREAD-1]" in result.err
    french = tocsin("play", "feurio", "players=2", "--position", position, "--lang", "fr")
    assert "La forêt est en morceaux. [FE-SPREAD-1]" in french.err


def test_games_are_listed_with_options_defaults_and_rules(tocsin: Tocsin) -> None:
    result = tocsin("games")
    assert result.code == 0
    assert "firebreaks=no" in result.out
    assert "[FE-BREAK-1]" in result.out
    listed = json.loads(tocsin("games", "--json").out)
    assert [entry["game"] for entry in listed] == list(GAME_IDS)
    assert {
        "name": "rounding",
        "kind": "choice",
        "default": "up",
        "allowed": "up, down",
    }.items() <= (listed[0]["options"][3].items())


def test_a_rule_is_explained_and_a_prefix_gives_the_chapter(tocsin: Tocsin) -> None:
    one = tocsin("rules", "fe-spread-2")
    assert one.out.splitlines()[0] == "FE-SPREAD-2"
    chapter = tocsin("rules", "FE-SPREAD", "--plain").out.splitlines()
    assert [line.partition(":")[0] for line in chapter if line.startswith("FE")] == [
        f"FE-SPREAD-{number}" for number in range(1, 8)
    ]
    assert "FE-BREAK-10" not in tocsin("rules", "FE-BREAK-1").out


def test_rules_alone_lists_the_chapters(tocsin: Tocsin) -> None:
    out = tocsin("rules").out
    assert re.search(r"^FE-SPREAD +7  the fire spreads$", out, re.MULTILINE)
    assert re.search(r"^TI-ACT-SAMELINES +4  Same Lines!$", out, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_perft_counts_and_the_naive_count_agrees(tocsin: Tocsin, language: str) -> None:
    result = tocsin("perft", "feurio", "players=1", "--depth", "3", "--naive", "--lang", language)
    assert result.code == 0
    assert [line.split()[-1] for line in result.out.splitlines()[::2]] == ["6", "36", "216"]


def test_perft_may_start_from_a_position(tocsin: Tocsin) -> None:
    position = "feurio/1 1 lay:1 2 0,0=4;1,0=3 r12y12/g12b12 656566 0"
    result = tocsin("perft", "feurio", "players=2", "--depth", "1", "--position", position)
    assert result.out == "depth 1: 2\n"


# As another process: streams, signals and start-up as a shell sees them.


def outside(*argv: str, **more: object) -> subprocess.Popen[str]:
    environ = {**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "tocsin.cli", *argv],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environ,
        **more,  # type: ignore[call-overload]
    )


def test_control_c_ends_quietly_with_130(tmp_path: Path) -> None:
    saved = tmp_path / "forest.txt"
    # A suite that runs in the background is deaf to Ctrl-C, and its children would inherit that.
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    process = outside("play", "feurio", "players=2", "--save", str(saved), preexec_fn=heed)
    for _ in range(100):
        if saved.exists():
            break
        time.sleep(0.1)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in err


def test_an_experiment_in_the_background_of_a_shell_is_paused_like_any_other(
    tmp_path: Path,
) -> None:
    deafen = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)
    order = ("lab", "simulate", "feurio", "players=2", "--games", "1000000", "--seats", "random")
    process = outside(*order, "--out", str(tmp_path / "runs"), preexec_fn=deafen)
    for _ in range(300):
        if any((tmp_path / "runs").glob("*")):
            break
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert str(tmp_path / "runs") in err


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    process = outside("rules", "FE")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    process.wait(timeout=20)
    assert "Traceback" not in process.stderr.read()
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


def test_a_terminal_that_knows_only_ascii_is_served() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "tocsin.cli", "play", "feurio", "players=2", "--seed", "5"],
        input="",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LANG": "C"},
        timeout=30,
        check=False,
    )
    assert process.returncode == 0
    assert b"Traceback" not in process.stderr
    assert process.stdout.isascii()
    assert b"|2 G   4|" in process.stdout


def test_a_terminal_without_accents_gets_plainer_letters() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "tocsin.cli", "--lang", "fr", "rules", "TI-MOVE-5"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LANG": "C"},
        timeout=30,
        check=False,
    )
    said = b" ".join(process.stdout.split())
    assert b"Plusieurs montent une a une, et l'on peut s'arreter en chemin." in said
    assert b"?" not in said


def test_colours_are_used_only_when_wanted(monkeypatch: pytest.MonkeyPatch, tocsin: Tocsin) -> None:
    assert "\x1b[" not in tocsin("rules", "FE-TIE-1").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in tocsin("rules", "FE-TIE-1").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "36m" not in tocsin("rules", "FE-TIE-1").out
    assert "\x1b[" not in tocsin("rules", "FE-TIE-1", "--plain").out
