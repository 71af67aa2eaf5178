"""The page "Add a rule" is true: its diffs, made on a copy of the source, do what it says."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-rule.md").read_text("utf-8")
DIFFS = re.findall(r"```diff\n(.*?)```", PAGE, re.DOTALL)
(WORDS,) = re.findall(r"```text\n(verb-.*?)```", PAGE, re.DOTALL)
CODE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
FAILS = re.findall(r"^FAILED test_actions\.py::(\w+)$", PAGE, re.MULTILINE)
KIT = """

def test_the_kit_knows_the_verb() -> None:
    import tocsin
    from tocsin.core.testkit import laws

    state = table("0,0=6/g2 1,0=6/r1", hands="r11y12/g10b12", players=2)
    laws.reads_what_it_writes(state)
    laws.refuses_rightly(state, tocsin.Rng(1), 20)
    laws.describes_as_declared(state)


def test_the_verb_is_said_in_the_words_of_the_page() -> None:
    import tocsin
    from tocsin.telling import Speaker, Teller

    state = table("0,0=6/g2 1,0=6/r1", hands="r11y12/g10b12", players=2)
    game, journal = state.game, tocsin.Journal()
    teller, say = Teller(game), Speaker("en").say
    code = game.read_move(state, "recall:green>0,0")
    assert say(teller.move(game.describe(state, code))) == "take a green man back from 0,0"
    refused = game.explain(state, game.read_move(state, "recall:red>1,0"))
    assert "No red man of yours stands on 1,0." in say(teller.refusal(refused))
    state.play(code, journal)
    (told, rule), *_ = teller.news(journal.events)
    assert (say(told), rule) == ("Green-Blue took a green man back from 0,0.", "FE-HOUSE-1")
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the source that may be spoiled."""
    shutil.copytree(ROOT / "src", tmp_path / "src")
    return tmp_path


def apply_diff(folder: Path, diff: str) -> None:
    """Every hunk where its old lines stand, which must be one place."""
    for part in re.split(r"^--- a/.*\n\+\+\+ b/", diff, flags=re.MULTILINE)[1:]:
        name, *hunks = re.split(r"\n@@.*", part.rstrip("\n"))
        path = folder / name
        text = path.read_text("utf-8")
        for hunk in hunks:
            lines = hunk.removeprefix("\n").split("\n")
            old = "\n".join(line[1:] for line in lines if not line.startswith("+"))
            new = "\n".join(line[1:] for line in lines if not line.startswith("-"))
            assert text.count(old) == 1, f"{name} has not once:\n{old}"
            text = text.replace(old, new)
        path.write_text(text, "utf-8")


def run_tests(copy: Path, *given: str) -> str:
    """What pytest says of tests that meet the copy."""
    env = {name: os.environ[name] for name in os.environ if not name.startswith("PYTEST_")}
    env["PYTHONPATH"] = os.pathsep.join([str(copy / "src"), str(ROOT)])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    ran = subprocess.run(
        [*command, *given], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    return ran.stdout + ran.stderr


def test_a_changed_price_is_one_line_and_fails_the_tests_that_the_page_names(copy: Path) -> None:
    price = DIFFS[0]
    assert len(re.findall(r"^[+-] ?[A-Z]", price, re.MULTILINE)) == 2
    apply_diff(copy, price)
    said = run_tests(copy, "tests/games/flashpoint/test_actions.py")
    assert set(re.findall(r"^FAILED \S+::(\w+)", said, re.MULTILINE)) == set(FAILS)
    assert len(FAILS) == 2


def test_a_new_verb_is_one_room_its_lines_and_its_test(copy: Path) -> None:
    room, test = CODE
    home = re.match(r"# (src/\S+)\n", room)
    assert home is not None
    (copy / home[1]).write_text(room, "utf-8")
    apply_diff(copy, DIFFS[1])
    for language in ("en", "fr"):
        catalogue = copy / "src" / "tocsin" / "lang" / language / "feurio.ftl"
        catalogue.write_text(catalogue.read_text("utf-8") + WORDS, "utf-8")
    (copy / "test_recall.py").write_text(test + KIT, "utf-8")
    said = run_tests(copy, "--rootdir", str(copy), str(copy / "test_recall.py"))
    assert "3 passed" in said, said
