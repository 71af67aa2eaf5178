"""Every rule id and every test vector of a specification has a test, and nothing is made up."""

from pathlib import Path

import pytest

from tests.conftest import COLLECTED

TESTS = Path(__file__).parent.parent
GAMES = sorted(path.stem for path in (TESTS / "rules").glob("*.txt"))


def marked(config: pytest.Config, marker: str, skip: int = 0) -> set[str]:
    """All ids named by a marker; vectors are named game first."""
    found: set[str] = set()
    for item in config.stash[COLLECTED]:
        for mark in item.iter_markers(marker):
            prefix = f"{mark.args[0]}:" if skip else ""
            found.update(prefix + name for name in mark.args[skip:])
    return found


def rule_lines(game: str) -> dict[str, str]:
    """Rule id to `both` or `applied`."""
    lines = (TESTS / "rules" / f"{game}.txt").read_text().splitlines()
    return {line.split()[0]: line.split()[1] for line in lines}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown_applied(game: str, pytestconfig: pytest.Config) -> None:
    missing = set(rule_lines(game)) - marked(pytestconfig, "rules")
    assert not missing, f"no test shows these rules applied: {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_can_forbid_is_shown_refusing(
    game: str, pytestconfig: pytest.Config
) -> None:
    wanted = {rule for rule, kind in rule_lines(game).items() if kind == "both"}
    missing = wanted - marked(pytestconfig, "refuses")
    assert not missing, f"no test shows these rules refusing: {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_vector_is_a_test(game: str, pytestconfig: pytest.Config) -> None:
    wanted = {f"{game}:{name}" for name in (TESTS / "vectors" / f"{game}.txt").read_text().split()}
    have = {name for name in marked(pytestconfig, "vector", skip=1) if name.startswith(game + ":")}
    assert have == wanted, f"missing {sorted(wanted - have)}, unknown {sorted(have - wanted)}"


def test_no_test_names_a_rule_that_does_not_exist(pytestconfig: pytest.Config) -> None:
    known = {rule for game in GAMES for rule in rule_lines(game)}
    named = marked(pytestconfig, "rules") | marked(pytestconfig, "refuses")
    assert named <= known, sorted(named - known)
