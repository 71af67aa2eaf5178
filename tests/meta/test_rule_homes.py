"""Every rule has a home: its id stands, spelled out, in a room of the engine."""

import re
from pathlib import Path

import pytest

from tools.pages.coverage import read_homeless, read_homes, read_rules

TESTS = Path(__file__).parent.parent
GAMES = TESTS.parent / "src" / "tocsin" / "games"
BOOKS = sorted(path.stem for path in (TESTS / "rules").glob("*.txt"))
HOMES = read_homes(GAMES)
HOMELESS = read_homeless(TESTS)


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_can_be_found_in_the_room_that_applies_it(book: str) -> None:
    lost = [rule for rule in read_rules(TESTS, book) if rule not in HOMES and rule not in HOMELESS]
    assert not lost, f"these rules stand nowhere in {GAMES.name}: {lost}"


def test_a_rule_that_has_found_a_home_leaves_the_list_of_the_homeless() -> None:
    found = sorted(rule for rule in HOMELESS if rule in HOMES)
    assert not found, f"strike these from tests/rules/homeless.tsv: {found}"


def test_the_homeless_are_rules_with_a_reason() -> None:
    known = {rule for book in BOOKS for rule in read_rules(TESTS, book)}
    assert set(HOMELESS) <= known
    assert all(len(reason.split()) > 2 for reason in HOMELESS.values())


def test_no_room_names_a_rule_that_does_not_exist() -> None:
    known = {rule for book in BOOKS for rule in read_rules(TESTS, book)}
    families = {rule.partition("-")[0] for rule in known}
    made_up = sorted(r for r in HOMES if r.partition("-")[0] in families and r not in known)
    # A chapter may be named whole, as in "the rules of FP-MOVE".
    chapters = {rule.rpartition("-")[0] for rule in known}
    assert not [rule for rule in made_up if rule not in chapters]


def test_rule_ids_are_spelled_out_never_as_a_range() -> None:
    ranges = re.compile(r"\b[A-Z]{2}-[A-Z0-9-]+-\d+[a-z]? to (?:[A-Z]{2}-|\d)")
    rooms = [path for path in GAMES.rglob("*.py") if ranges.search(path.read_text("utf-8"))]
    assert not [str(path.relative_to(GAMES)) for path in rooms]
