"""Every Python example of the README and of the documentation runs and gives what it shows."""

import doctest
import re
from pathlib import Path

import pytest

import tocsin
from tocsin.games.registry import EXPANSIONS

ROOT = Path(__file__).parent.parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
_BLOCK = re.compile(r"^```(pycon|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.REPORT_NDIFF
README_LINES = 15


def blocks(page: Path) -> list[tuple[str, str, int]]:
    """Kind, text and line of every Python block of a page."""
    text = page.read_text(encoding="utf-8")
    return [
        (match.group(1), match.group(2), text.count("\n", 0, match.start()) + 1)
        for match in _BLOCK.finditer(text)
    ]


def is_early(page: Path) -> bool:
    """Does the page speak of a game that is still being built?"""
    parts = page.relative_to(ROOT).parts
    known = (*tocsin.game_ids(), *EXPANSIONS)
    return parts[:2] == ("docs", "games") and len(parts) > 3 and parts[2] not in known


WITH_PYTHON = [page for page in PAGES if blocks(page) and not is_early(page)]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_python_of_a_page_does_what_the_page_shows(page: Path) -> None:
    # The blocks of a page are one session, as a reader would type them.
    names: dict[str, object] = {"__name__": "page"}
    told: list[str] = []
    for kind, text, line in blocks(page):
        if kind == "python":
            exec(compile(text, f"{page.name}:{line}", "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), line)
        test.globs = names
        runner = doctest.DocTestRunner(optionflags=FLAGS)
        runner.run(test, out=told.append, clear_globs=False)
    assert not told, "".join(told)


def test_the_readme_plays_a_whole_game_in_fifteen_lines() -> None:
    (text,) = [text for kind, text, _ in blocks(ROOT / "README.md") if kind == "pycon"]
    typed = [line for line in text.splitlines() if line.startswith((">>>", "..."))]
    assert len(typed) <= README_LINES
    assert any("outcome" in line for line in typed)
