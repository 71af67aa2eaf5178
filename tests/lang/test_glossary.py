"""The glossary: whole in both languages, and every word of every box finds the right thing."""

import json
import re
from pathlib import Path

import pytest

from tests.lang.messages import LANG
from tocsin.lang.catalogue import LANGUAGES, catalogue_of
from tocsin.telling import Speaker
from tocsin.telling.glossary import Word, boxes_of, editions, glossary, look_up
from tools.pages.library import Library

ROOT = Path(__file__).parents[2]
BOOKS = ("FP", "XD", "TI", "FE")


def words_of(language: str) -> list[Word]:
    return glossary(Speaker(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_name_and_a_meaning_and_every_message_is_a_word(language: str) -> None:
    table = json.loads((LANG / "glossary.json").read_text(encoding="utf-8"))
    said = [name.removeprefix("word-") for name in catalogue_of(language).ids("word-")]
    assert said == list(table["words"])
    for word in words_of(language):
        assert word.name, word.id
        assert word.means.endswith("."), word.id
        assert len(word.means) <= 140, word.id
        assert word.also, word.id


def test_the_four_books_have_words_and_rules_that_exist() -> None:
    rules = set(Speaker("en").rule_ids())
    for book in BOOKS:
        assert len(glossary(Speaker("en"), (book,))) >= 13
    for word in words_of("en"):
        assert word.rules, word.id
        assert set(word.rules) <= rules, word.id
        assert set(word.printed) <= set(boxes_of(word.book)), word.id


def test_both_french_editions_of_flash_point_have_words_of_their_own() -> None:
    words = glossary(Speaker("fr"), ("FP",))
    assert set(boxes_of("FP")) == {"soldats", "pompiers"}
    assert sum("soldats" in word.printed for word in words) >= 35
    assert sum("pompiers" in word.printed for word in words) >= 40
    assert "Soldats du feu" in editions()["soldats"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("VIC", "fp-poi"),
        ("HàS", "fp-poi"),
        ("has", "fp-poi"),
        ("Malaise", "fp-down"),
        ("renversé", "fp-down"),
        ("COS", "fp-capt"),
        ("médecin", "fp-para"),
        ("Fausse Victime", "fp-alarm"),
        ("compteur de dommages", "fp-damage"),
        ("foyer spontané", "fp-ignition"),
        ("sarce", "fp-levels"),
        ("18 : Soldats du feu", "fp-flashpoint"),
        ("911", "fp-flashpoint"),
        ("porte coupe-feu", "xd-fireproof"),
        ("chaloupe", "ti-lifeboat"),
        ("zone forestière", "fe-area"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_any_box_is_found_in_both_languages(
    typed: str, meant: str, language: str
) -> None:
    assert [word.id for word in look_up(words_of(language), typed)] == [meant]


def test_a_word_that_is_called_so_hides_those_that_only_begin_so() -> None:
    words = words_of("en")
    assert [word.id for word in look_up(words, "fire")] == ["fp-fire"]
    assert "fp-shockwave" in [word.id for word in look_up(words, "shockw")]
    assert look_up(words, "?!") == []
    assert look_up(words, "qwertz") == []


def test_the_site_has_the_glossary_with_every_word_and_box() -> None:
    pages = Library(ROOT).pages()
    for language, name in (("en", "glossary.md"), ("fr", "glossaire.md")):
        for word in words_of(language):
            assert f"**{word.name}**" in pages[name], word.id
        for box in editions().values():
            assert box in pages[name]
        assert not re.search(r"\| *None", pages[name])
