"""Notation pages list every word of the code: phases, memory, pieces, verbs and the rest."""

import re
from pathlib import Path

import pytest

from tocsin.games.flashpoint.danger.table import phases
from tools.pages.library import Library
from tools.pages.wordlists import BOOKS, SORTS, list_words, read_meanings

ROOT = Path(__file__).parents[2]
PAGES = {
    "flashpoint/notation": "en",
    "extreme-danger/notation": "en",
    "extreme-danger/ecriture": "fr",
}


@pytest.fixture(scope="module")
def library() -> Library:
    return Library(ROOT)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("sort", ["boards", "phases", "step", "pieces", "doors"])
def test_every_word_of_the_code_has_a_meaning_and_no_other_has(sort: str, language: str) -> None:
    known = {word for book in BOOKS for word in list_words(book, sort)}
    assert set(read_meanings(language)[sort]) == known


@pytest.mark.parametrize("page", PAGES)
def test_a_notation_page_lists_every_word(library: Library, page: str) -> None:
    book = page.partition("/")[0]
    path = f"games/{page}.md"
    text = (ROOT / "docs" / path).read_text(encoding="utf-8")
    filled = library.fill(text, path)
    assert "<!-- words" not in filled
    for sort in SORTS:
        for word in list_words(book, sort):
            assert re.search(rf"^\\| `{re.escape(word)}` \\| ", filled, re.MULTILINE), (sort, word)


def test_the_tables_are_those_of_the_code() -> None:
    both = list_words("flashpoint", "phases") + list_words("extreme-danger", "phases")
    assert sorted(both) == sorted(phases.PHASES)
    assert "first" in list_words("flashpoint", "phases")
    assert list_words("flashpoint", "pieces") == []
