"""The messages of a language as Fluent itself reads them."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import tocsin

LANG = Path(tocsin.__file__).parent / "lang"


class Variables(Visitor):
    """Collects the `$arguments` of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages_of(language: str) -> dict[str, fluent.Message]:
    """Every message of a language."""
    found: dict[str, fluent.Message] = {}
    for path in sorted((LANG / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is written twice"
                found[entry.id.name] = entry
    return found


def arguments_of(message: fluent.Message) -> set[str]:
    """The arguments that a message uses."""
    variables = Variables()
    variables.visit(message)
    return variables.names
