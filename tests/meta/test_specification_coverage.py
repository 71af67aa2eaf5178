"""Every rule id and every test vector of a specification has a test, and nothing is made up."""

from pathlib import Path

import pytest

from tools.pages.coverage import read_coverage, read_rules, read_vectors

TESTS = Path(__file__).parent.parent
GAMES = sorted(path.stem for path in (TESTS / "rules").glob("*.txt"))
COVERAGE = read_coverage(TESTS)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown_applied(game: str) -> None:
    missing = set(read_rules(TESTS, game)) - set(COVERAGE.applied)
    assert not missing, f"no test shows these rules applied: {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_can_forbid_is_shown_refusing(game: str) -> None:
    wanted = {rule for rule, kind in read_rules(TESTS, game).items() if kind == "both"}
    missing = wanted - set(COVERAGE.refused)
    assert not missing, f"no test shows these rules refusing: {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_vector_is_a_test(game: str) -> None:
    wanted = set(read_vectors(TESTS, game))
    have = {name for whose, name in COVERAGE.vectors if whose == game}
    assert have == wanted, f"missing {sorted(wanted - have)}, unknown {sorted(have - wanted)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for game in GAMES for rule in read_rules(TESTS, game)}
    named = set(COVERAGE.applied) | set(COVERAGE.refused)
    assert named <= known, sorted(named - known)
