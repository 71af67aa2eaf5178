"""Which test shows which rule: read from the markers in the test files, without running them.

The markers are `rules` (shown applied), `refuses` (shown forbidding something) and `vector` (is the
test of a numbered example). The lists in tests/rules and tests/vectors say what there should be.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

MARKERS = ("rules", "refuses", "vector")
# A rule id as it is spelled in the rooms: never part of a longer word.
RULE_ID = re.compile(r"(?<![\w-])[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*[a-z]?(?![\w-])")


@dataclass(frozen=True)
class Test:
    """One test: where it is, and its name, which is a sentence."""

    file: str
    name: str

    def sentence(self) -> str:
        """The name as people say it."""
        return self.name.removeprefix("test_").replace("_", " ")


@dataclass
class Coverage:
    """Tests by rule id, and by game and vector id."""

    applied: dict[str, list[Test]] = field(default_factory=dict)
    refused: dict[str, list[Test]] = field(default_factory=dict)
    vectors: dict[tuple[str, str], list[Test]] = field(default_factory=dict)

    def add(self, marker: str, ids: list[str], test: Test) -> None:
        """Take in one marker."""
        if marker == "vector":
            keys = [(ids[0], name) for name in ids[1:]]
            for key in keys:
                _append(self.vectors.setdefault(key, []), test)
            return
        table = self.applied if marker == "rules" else self.refused
        for rule in ids:
            _append(table.setdefault(rule, []), test)


def _append(tests: list[Test], test: Test) -> None:
    if test not in tests:
        tests.append(test)


def read_coverage(tests: Path) -> Coverage:
    """All markers of all test files below a folder."""
    coverage = Coverage()
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = _constants(tree)
        file = path.relative_to(tests.parent).as_posix()
        for holder in _holders(tree):
            test = Test(file, holder.name)
            for marker, ids in _markers(holder, constants):
                if ids:
                    coverage.add(marker, ids, test)
    return coverage


def read_rules(tests: Path, game: str) -> dict[str, str]:
    """Rule id to `both` or `applied`, in the order of the specification."""
    lines = (tests / "rules" / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    words = [line.split() for line in lines if line.strip() and not line.startswith("#")]
    return {word[0]: word[1] for word in words}


def read_homes(games: Path) -> dict[str, list[str]]:
    """The rooms in which each rule id stands, by rule id, as paths below the folder of games."""
    homes: dict[str, list[str]] = {}
    for path in sorted(games.rglob("*.py")):
        room = path.relative_to(games).as_posix()
        for rule in dict.fromkeys(RULE_ID.findall(path.read_text(encoding="utf-8"))):
            homes.setdefault(rule, []).append(room)
    return homes


def read_homeless(tests: Path) -> dict[str, str]:
    """Rules that no room applies, each with the reason: rules of absence, things that follow."""
    lines = (tests / "rules" / "homeless.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.partition("\t") for line in lines if line.strip() and not line.startswith("#")]
    return {rule: reason for rule, _, reason in rows}


def read_vectors(tests: Path, game: str) -> list[str]:
    """The vector ids of a game, none when it lists none."""
    path = tests / "vectors" / f"{game}.txt"
    return path.read_text(encoding="utf-8").split() if path.exists() else []


def _holders(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def _markers(
    test: ast.FunctionDef | ast.ClassDef, constants: dict[str, list[str]]
) -> Iterator[tuple[str, list[str]]]:
    """The markers on a test, also those that stand inside `pytest.param(..., marks=...)`."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr in MARKERS and ast.unparse(node.func.value).endswith("mark"):
                yield node.func.attr, _strings(node.args, constants)


def _strings(arguments: list[ast.expr], constants: dict[str, list[str]]) -> list[str]:
    found: list[str] = []
    for argument in arguments:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            found.append(argument.value)
        elif isinstance(argument, ast.Starred) and isinstance(argument.value, ast.Name):
            found += constants.get(argument.value.id, [])
        elif isinstance(argument, ast.Name):
            found += constants.get(argument.id, [])[:1]
    return found


def _constants(tree: ast.Module) -> dict[str, list[str]]:
    """Names of the module that stand for a string or for a list of strings."""
    found: dict[str, list[str]] = {}
    for node in tree.body:
        if not (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)):
            continue
        value = node.value
        parts = value.elts if isinstance(value, (ast.List, ast.Tuple)) else [value]
        strings = [
            part.value
            for part in parts
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
        ]
        if strings and len(strings) == len(parts):
            found[node.targets[0].id] = strings
    return found
