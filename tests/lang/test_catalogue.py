"""Both languages say the same things, in their own typography, about every code in the source."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import tocsin
from tocsin.games.registry import EXPANSIONS, GAME_IDS
from tocsin.lang.catalogue import (
    LANGUAGES,
    Catalogue,
    UnknownLanguage,
    catalogue_of,
    pick_language,
    split_entries,
)

LANG = Path(tocsin.__file__).parent / "lang"
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


class Variables(Visitor):
    """Collects the `$arguments` of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages_of(language: str) -> dict[str, fluent.Message]:
    """Every message of a language, parsed by Fluent itself."""
    found: dict[str, fluent.Message] = {}
    for path in sorted((LANG / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is written twice"
                found[entry.id.name] = entry
    return found


def arguments_of(message: fluent.Message) -> set[str]:
    variables = Variables()
    variables.visit(message)
    return variables.names


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
    loose = {
        name: said
        for name, message in messages_of("fr").items()
        if re.search(
            r" [;:!?%»]|« |\w'\w",
            said := catalogue_of("fr").say(name, **dict.fromkeys(arguments_of(message), "x")),
        )
    }
    assert loose == {}


def test_a_missing_message_shows_its_name_and_facts() -> None:
    assert catalogue_of("en").say("no-such-thing", cell="0,1") == "[no-such-thing cell=0,1]"


def test_what_may_not_be_known_is_told_without_it() -> None:
    told = catalogue_of("en").say("event-feurio-tile-drawn", who="Red", left=5)
    assert told == "Red drew a tile and looked at it alone; 5 left in the pile."


def test_no_isolation_marks_reach_the_terminal() -> None:
    assert "\u2068" not in catalogue_of("fr").say("cli-seat", number=3)


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


def ids_needed(path: Path, game: str) -> set[str]:
    """The messages that the codes of one file need."""
    needed: set[str] = set()
    places = {"tell": ("event", 0), "confide": ("event", 1), "Refusal": ("refusal", 0)}
    places |= {"Prompt": ("prompt", 0), "Outcome": ("ending", 0), "Description": ("move", 1)}
    for name, call in calls_in(path):
        if name in places:
            kind, place = places[name]
            code = text_of(call, place)
            if code is not None:
                needed.add(f"{kind}-{game}-{code}")
        elif name in ERRORS:
            code = text_of(call, 0)
            if code is not None:
                needed.add(f"error-{code}")
        elif name in ("Reader", "split_fields", "notation_error"):
            what = text_of(call, 0)
            if what is not None:
                needed.add(f"error-cannot-read-{what}")
    return needed


def game_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def told_files() -> list[Path]:
    """The whole source, without games that cannot be chosen yet."""
    return [path for path in SOURCE.rglob("*.py") if game_of(path) in ("", *GAME_IDS)]


def is_said(catalogue: Catalogue, wanted: str, game: str) -> bool:
    """An error may be said by the game, and a refusal by all games together."""
    kind, _, code = wanted.partition("-")
    others = {wanted, f"{kind}-{game}-{code}"}
    if kind == "refusal":
        others.add(f"error-{code.removeprefix(game + '-')}")
    return any(catalogue.has(name) for name in others)


def test_every_code_in_the_source_has_a_message() -> None:
    catalogue = catalogue_of("en")
    silent = {
        wanted
        for path in told_files()
        for wanted in ids_needed(path, game_of(path))
        if not is_said(catalogue, wanted, game_of(path))
    }
    assert silent == set()


def test_the_scan_of_the_source_sees_what_it_should() -> None:
    needed = set().union(*(ids_needed(path, game_of(path)) for path in told_files()))
    assert {
        "event-feurio-tile-laid",
        "event-feurio-firebreak-laid",
        "refusal-feurio-not-your-men",
        "prompt-feurio-place-men",
        "ending-feurio-best-area",
        "move-feurio-break",
        "error-record-was-changed",
        "error-bad-seed",
        "error-cannot-read-move",
    } <= needed


def test_every_expected_phrase_has_a_message() -> None:
    catalogue = catalogue_of("en")
    silent: set[str] = set()
    for path in told_files():
        for name, call in calls_in(path):
            # A validator of data files fails with a place first; that is not for players.
            if name == "fail" and len(call.args) > 1:
                continue
            if name in ("fail", "number", "one_of", "word") and game_of(path):
                phrase = text_of(call, len(call.args) - 1)
                slug = re.sub(r"[^a-z0-9]+", "-", (phrase or "").lower()).strip("-")
                if phrase and not catalogue.has(f"expected-{slug}"):
                    silent.add(phrase)
    assert silent == set()


def test_every_problem_of_a_position_has_a_message() -> None:
    known = catalogue_of("en").ids("problem-")
    silent: set[str] = set()
    for path in told_files():
        if path.stem != "problems" or not game_of(path):
            continue
        for name, call in calls_in(path):
            if name != "append" or not call.args:
                continue
            pattern = problem_pattern(call.args[0])
            if pattern and not any(
                re.fullmatch(f"problem-{game_of(path)}-{pattern}", message) for message in known
            ):
                silent.add(pattern)
    assert silent == set()


def problem_pattern(node: ast.expr) -> str:
    """What the code of a problem looks like, with its numbers and names left open."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        text = node.value
    elif isinstance(node, ast.JoinedStr):
        text = "".join(
            str(part.value) if isinstance(part, ast.Constant) else "[a-z]+" for part in node.values
        )
    else:
        return ""
    return text.partition(" [")[0]


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
