"""The build behind a game: nothing unfinished or outdated counts as built, one build at a time."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "build.py"


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, in a folder that looks like the project."""
    spec = importlib.util.spec_from_file_location("build_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TOCSIN_REQUIRE_COMPILED", raising=False)
    for name in ("src/a.py", "build/inputs.txt", "setup.py", ".venv/made"):
        Path(name).parent.mkdir(exist_ok=True)
        Path(name).touch()
        os.utime(name, (1000, 1000))
    return tool


def pretend(tool: ModuleType, code: str) -> None:
    """Let a few words of Python stand for the install."""
    vars(tool)["INSTALL"] = [sys.executable, "-c", code]


WRITE = "open('build/how-built.txt', 'w').write('compiled (pretended)')"


def test_it_is_built_once_and_again_when_a_file_changes(build: ModuleType) -> None:
    assert not build.is_built()
    pretend(build, WRITE)
    assert build.build() == 0
    assert build.is_built()
    pretend(build, "raise SystemExit(9)")
    assert build.build() == 0
    later = Path(".venv/built").stat().st_mtime + 5
    os.utime("src/a.py", (later, later))
    assert not build.is_built()
    assert build.build() == 9
    assert not Path(".venv/built").exists()


def test_what_failed_is_shown_and_is_not_built(
    build: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    pretend(build, "print('no room on the disk'); raise SystemExit(3)")
    assert build.build() == 3
    assert "no room on the disk" in capfd.readouterr().out
    assert not build.is_built()


def test_who_requires_the_compiled_build_is_not_content_with_another(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(build, WRITE.replace("compiled", "interpreted"))
    assert build.build() == 0
    monkeypatch.setenv("TOCSIN_REQUIRE_COMPILED", "auto")
    assert build.is_built()
    assert not build.is_enough()


def test_a_lock_is_held_by_one(build: ModuleType) -> None:
    with build.LOCK.open("w") as first, build.LOCK.open("w") as second:
        assert build.try_lock(first)
        assert not build.try_lock(second)
