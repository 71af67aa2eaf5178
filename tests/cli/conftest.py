"""The command in this process: what is typed goes in, what is shown comes out."""

import io
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import tocsin as engine
from tocsin.cli.app import run
from tocsin.host.saving import read_save


@dataclass(frozen=True)
class Result:
    """Exit code, stdout and stderr of one command."""

    code: int
    out: str
    err: str


Tocsin = Callable[..., Result]


@pytest.fixture(autouse=True)
def _quiet_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 80 by 24, whatever the machine says."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


@pytest.fixture
def tocsin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tocsin:
    """`tocsin("play", "feurio", typed="1\\nq\\n")`."""

    def call(*argv: str, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run([str(word) for word in argv])
        shown = capsys.readouterr()
        return Result(code, shown.out, shown.err)

    return call


def kill_after(argv: tuple[str, ...], typed: str, saved: Path, word: str) -> None:
    """A play in a process of its own that is killed as soon as its file holds a word."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tocsin.cli", *argv, "--save", str(saved)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write(typed)
    process.stdin.flush()
    for _ in range(100):
        if saved.exists() and word in saved.read_text(encoding="utf-8"):
            break
        time.sleep(0.1)
    process.kill()
    process.wait()
    process.stdin.close()


def replay_save(path: Path) -> engine.Playthrough:
    """The play of a file that a session saved by itself."""
    return engine.replay(read_save(path.read_text(encoding="utf-8")).record, chance="manual")
