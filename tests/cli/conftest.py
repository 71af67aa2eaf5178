"""The command in this process: what is typed goes in, what is shown comes out."""

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tocsin.cli.app import run


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
