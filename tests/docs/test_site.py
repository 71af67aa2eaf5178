"""The generated pages: what they are made of is complete, and nothing is fetched from elsewhere."""

import ast
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tocsin
from tests.conftest import COLLECTED
from tocsin.games.registry import added_options
from tools.pages.coverage import read_coverage, read_rules
from tools.pages.library import Library
from tools.pages.rules import read_rulings

ROOT = Path(__file__).parent.parent.parent
PICTURES = sorted((ROOT / "docs" / "pictures").glob("*.svg"))
RULINGS = sorted(path.stem for path in (ROOT / "docs" / "rulings" / "en").glob("*.toml"))


@pytest.fixture(scope="module")
def library() -> Library:
    return Library(ROOT)


def test_the_table_of_tests_knows_every_marker_pytest_knows(pytestconfig: pytest.Config) -> None:
    table = read_coverage(ROOT / "tests")
    known = {"rules": set(table.applied), "refuses": set(table.refused)}
    for item in pytestconfig.stash[COLLECTED]:
        for marker, ids in known.items():
            for mark in item.iter_markers(marker):
                assert set(mark.args) <= ids, f"{item.name}: {marker} {mark.args}"
        for mark in item.iter_markers("vector"):
            game, *names = mark.args
            assert {(game, name) for name in names} <= set(table.vectors), item.name


def test_a_marker_is_read_wherever_it_stands(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "IDS = ('A-1', 'A-2')\n"
        "@pytest.mark.rules(*IDS)\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.vector('g', 'TV-1'))])\n"
        "def test_it_holds(x): ...\n"
    )
    table = read_coverage(tmp_path)
    assert [test.sentence() for test in table.applied["A-2"]] == ["it holds"]
    assert ("g", "TV-1") in table.vectors


def test_every_game_has_its_rules_in_both_languages_and_its_table(library: Library) -> None:
    assert "feurio" in library.books
    pages = library.pages()
    for game, book in library.books.items():
        for name in ("rules.md", "regles.md", "coverage.md"):
            page = pages[f"games/{game}/{name}"]
            missing = [rule for rule in book.rules if rule not in page]
            assert not missing, f"not on {game}/{name}: {missing}"


def test_an_expansion_stands_behind_its_game_with_pages_in_both_languages(
    library: Library,
) -> None:
    names = list(library.books)
    assert names.index("extreme-danger") == names.index("flashpoint") + 1
    (pages,) = [
        pages
        for entry in library.games_nav()[1:]
        for pages in entry.values()
        if ("games/extreme-danger/index.md" in pages)
    ]
    paths = {path for page in pages[1:] for path in page.values()}
    written = ("boards", "plateaux", "presentation", "notation", "ecriture", "rules", "regles")
    assert {f"games/extreme-danger/{name}.md" for name in written} < paths


@pytest.mark.parametrize(
    ("place", "page", "words"),
    [
        ("<!-- options -->", "rules.md", "The car in the garage"),
        ("<!-- options fr -->", "regles.md", "La voiture du garage"),
    ],
)
def test_the_switches_of_the_expansion_are_listed_by_themselves_with_links_to_their_rules(
    library: Library, place: str, page: str, words: str
) -> None:
    table = library.fill(place, "games/extreme-danger/index.md")
    for option in added_options("extreme-danger"):
        (row,) = [line for line in table.splitlines() if line.startswith(f"| `{option.name}` = ")]
        folder = "" if option.rule.startswith("XD") else "../flashpoint/"
        assert f"[{option.rule}]({folder}{page}#{option.rule.lower()})" in row
        assert f"`{option.name}` = `{option.write(option.default)}`" in row
    assert words in table
    # What is the same in the base game is listed there.
    assert "| `players` = " not in table
    assert "| `players` = " in library.fill(place, "games/flashpoint/index.md")


def test_a_switch_is_shown_below_its_rule_in_both_languages(library: Library) -> None:
    pages = library.pages()
    for page in ("rules.md", "regles.md"):
        assert "`open_window_blast` (" in pages[f"games/extreme-danger/{page}"]


@pytest.mark.parametrize("game", RULINGS)
def test_a_ruling_belongs_to_a_rule_and_is_told_in_both_languages(game: str) -> None:
    rulings = read_rulings(ROOT / "docs" / "rulings", game)
    assert rulings
    for rule, texts in rulings.items():
        assert set(texts) == {"en", "fr"}, rule
    # A game that is still being built has its rulings before it has its list of rules.
    if (ROOT / "tests" / "rules" / f"{game}.txt").exists():
        assert set(rulings) <= set(read_rules(ROOT / "tests", game))


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_is_whole_and_loads_nothing(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    assert set(re.findall(r"https?://[^\"' )]+", text)) <= {"http://www.w3.org/2000/svg"}
    assert "@import" not in text


def test_no_tool_of_the_site_reaches_for_a_network() -> None:
    for path in [*(ROOT / "tools").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                names = [alias.name for alias in node.names] + [getattr(node, "module", "") or ""]
                assert not {"urllib", "requests", "socket", "http"} & set(names), path.name
    assert "http" not in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


def test_the_reference_has_everything_that_can_be_imported() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    listed = set(re.findall(r"^::: (\S+)", page, re.MULTILINE))
    for name in tocsin.__all__:
        thing = getattr(tocsin, name)
        if isinstance(thing, int):
            assert f"| `tocsin.{name}` | {thing} |" in page
        elif not isinstance(thing, str):
            home = thing.__module__
            assert listed & {f"tocsin.{name}", home, f"{home}.{name}"}, name
