"""The notation pages list every word of the tables, because they are made from them."""

from pathlib import Path

import pytest

import tocsin
from tocsin.games.feurio.table import codes
from tocsin.games.titanic.face import step_text
from tocsin.games.titanic.table import crew, heaps, phases, places
from tools.pages.library import Library

ROOT = Path(__file__).parent.parent.parent
WORDS = {
    "feurio": (*codes.PHASES, *codes.COLOURS, *codes.LETTERS),
    "titanic": (
        *phases.NAMES,
        *phases.ENDINGS[1:],
        *step_text.WORDS,
        *places.NAMES,
        *crew.NAMES,
        *heaps.NAMES,
        *"paumx",
    ),
}


@pytest.fixture(scope="module")
def library() -> Library:
    return Library(ROOT)


@pytest.mark.parametrize("game_id", WORDS)
def test_every_phase_keyword_marker_and_name_is_on_the_page(library: Library, game_id: str) -> None:
    path = f"games/{game_id}/notation.md"
    page = library.fill((ROOT / "docs" / path).read_text(encoding="utf-8"), path)
    missing = [word for word in WORDS[game_id] if f"| `{word}` |" not in page]
    missing += [
        part.name for part in tocsin.game(game_id).build_parts() if f"| `{part.name}` |" not in page
    ]
    assert not missing
    assert "<!-- words" not in page
    assert "<!-- build" not in page


@pytest.mark.parametrize("game_id", WORDS)
def test_every_word_names_a_rule_that_exists(library: Library, game_id: str) -> None:
    game = tocsin.game(game_id)
    named = [rule for listed in game.wordlists() for _, rule in listed.rows]
    named += [part.rule for part in game.build_parts()]
    assert set(named) <= set(library.books[game_id].rules)
