"""Both languages say the same things, in their own typography, about every code in the source."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import tocsin
from tests.lang.messages import LANG, arguments_of, messages_of
from tocsin.games.registry import EXPANSIONS, GAME_IDS
from tocsin.lang.catalogue import (
    LANGUAGES,
    Catalogue,
    UnknownLanguage,
    catalogue_of,
    pick_language,
    split_entries,
)

# The sources are read where the tests lie: an installed package holds compiled files.
SOURCE = Path(__file__).parents[2] / "src" / "tocsin"
LISTS = Path(__file__).parents[1] / "rules"
BOOKS = sorted(path.stem for path in LISTS.glob("*.txt"))
RULE_ID = re.compile(r"\b(?:FE|FP|TI|XD)(?:-[A-Z0-9]+)+-A?[0-9]+b?\b")
ERRORS = {
    "SetupError",
    "NotationError",
    "CorruptLog",
    "MoveError",
    "IllegalMove",
    "NotYourTurn",
    "StaleMove",
    "PlaythroughOver",
}


def test_both_languages_have_the_same_messages() -> None:
    english, french = messages_of("en"), messages_of("fr")
    assert sorted(english) == sorted(french)


def test_both_languages_use_the_same_arguments() -> None:
    english, french = messages_of("en"), messages_of("fr")
    differing = {
        name: (arguments_of(english[name]), arguments_of(french[name]))
        for name in english
        if arguments_of(english[name]) != arguments_of(french[name])
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cutting_a_file_into_entries_finds_what_fluent_finds(language: str) -> None:
    for path in (LANG / language).glob("*.ftl"):
        source = path.read_text(encoding="utf-8")
        parsed = [
            entry.id.name
            for entry in FluentParser().parse(source).body
            if isinstance(entry, fluent.Message)
        ]
        assert list(split_entries(source)) == parsed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    catalogue = catalogue_of(language)
    for name, message in messages_of(language).items():
        said = catalogue.say(name, **dict.fromkeys(arguments_of(message), 2))
        assert said
        assert "{$" not in said
        assert not said.startswith("[" + name)


def test_french_keeps_its_signs_together_with_non_breaking_spaces() -> None:
    catalogue = catalogue_of("fr")
    loose = {
        name: said
        for name, message in messages_of("fr").items()
        if re.search(
            r" [;:!?%»]|« |\w'\w",
            said := catalogue.say(name, **dict.fromkeys(arguments_of(message), "x")),
        )
    }
    assert loose == {}


def test_a_missing_message_shows_its_name_and_facts() -> None:
    assert catalogue_of("en").say("no-such-thing", cell="0,1") == "[no-such-thing cell=0,1]"


def test_no_isolation_marks_reach_the_terminal() -> None:
    assert "\u2068" not in catalogue_of("fr").say("seat", number=3)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CA@euro", "LANG": "C"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fro_FR"}, "en"),
    ],
)
def test_the_locale_decides_when_nothing_is_asked(environ: dict[str, str], language: str) -> None:
    assert pick_language(None, environ) == language


@pytest.mark.parametrize("flag", ["fr", "FR", "fr_FR", "fr-CA"])
def test_the_flag_beats_the_locale(flag: str) -> None:
    assert pick_language(flag, {"LANG": "en_US.UTF-8"}) == "fr"


@pytest.mark.parametrize("flag", ["de", "", "french"])
def test_a_language_without_catalogue_is_refused(flag: str) -> None:
    with pytest.raises(UnknownLanguage):
        pick_language(flag, {})
    with pytest.raises(UnknownLanguage):
        catalogue_of(flag)


# Every code in the source has its words.


def calls_in(path: Path) -> list[tuple[str, ast.Call]]:
    """Every call in a file with the last part of its name."""
    found: list[tuple[str, ast.Call]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func
            if isinstance(name, ast.Attribute):
                found.append((name.attr, node))
            elif isinstance(name, ast.Name):
                found.append((name.id, node))
    return found


def text_of(call: ast.Call, place: int) -> str | None:
    """The argument of a call if it is a string literal."""
    if 0 <= place < len(call.args):
        argument = call.args[place]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            return argument.value
    return None


def codes_raised(path: Path) -> set[str]:
    """The codes of the errors that one file raises; what games refuse is declared elsewhere."""
    found: set[str] = set()
    for name, call in calls_in(path):
        if name in ERRORS and (code := text_of(call, 0)) is not None:
            found.add(code)
        elif name in ("Reader", "split_fields", "notation_error"):
            what = text_of(call, 0)
            if what is not None:
                found.add(f"cannot-read-{what}")
    return found


def game_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def told_files() -> list[Path]:
    """The whole source, without games that cannot be chosen yet."""
    return [path for path in SOURCE.rglob("*.py") if game_of(path) in ("", *GAME_IDS)]


def is_said(catalogue: Catalogue, code: str, game: str) -> bool:
    """An error may be said by the game, or by all games together."""
    return catalogue.has(f"error-{code}") or catalogue.has(f"error-{game}-{code}")


def test_every_error_that_is_raised_has_a_message() -> None:
    catalogue = catalogue_of("en")
    silent = {
        code
        for path in told_files()
        for code in codes_raised(path)
        if not is_said(catalogue, code, game_of(path))
    }
    assert silent == set()


def test_the_scan_of_the_source_sees_what_it_should() -> None:
    raised = set().union(*(codes_raised(path) for path in told_files()))
    assert {
        "record-was-changed",
        "bad-seed",
        "cannot-read-move",
        "stale-move",
        "not-your-turn",
        "no-such-seat",
    } <= raised


def test_every_option_of_every_game_is_explained() -> None:
    catalogue = catalogue_of("en")
    for game_id in GAME_IDS:
        assert catalogue.has(f"game-{game_id}")
        assert catalogue.has(f"about-{game_id}")
        for option in tocsin.game(game_id).option_specs:
            assert catalogue.has(f"option-{game_id}-{option.name}")
        for name, expansion in tocsin.expansions(game_id).items():
            assert catalogue.has(f"game-{name}")
            assert catalogue.has(f"about-{name}")
            for option in expansion.option_specs:
                assert catalogue.has(f"option-{game_id}-{option.name}"), option.name


def test_every_rule_named_in_the_source_is_explained() -> None:
    catalogue = catalogue_of("en")
    silent = {
        rule
        for path in told_files()
        for rule in re.findall(RULE_ID, path.read_text("utf-8"))
        if not catalogue.has(f"rule-{rule.lower()}")
    }
    assert silent == set()


def listed_rules(book: str) -> set[str]:
    """The rule ids of one list, as the catalogues write them."""
    lines = (LISTS / f"{book}.txt").read_text("utf-8").splitlines()
    return {
        f"rule-{line.split()[0].lower()}"
        for line in lines
        if line.strip() and not line.startswith("#")
    }


def test_every_list_of_rules_belongs_to_a_game_or_an_expansion() -> None:
    boxes = {*GAME_IDS, *EXPANSIONS}
    assert {path.stem for path in LISTS.glob("*.txt")} == boxes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_of_the_list_of_rules_is_explained(book: str, language: str) -> None:
    catalogue = catalogue_of(language)
    assert {rule for rule in listed_rules(book) if not catalogue.has(rule)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_explained_that_no_list_names(language: str) -> None:
    listed = set().union(*(listed_rules(book) for book in BOOKS))
    assert set(catalogue_of(language).ids("rule-")) - listed == set()
