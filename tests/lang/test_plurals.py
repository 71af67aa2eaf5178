"""One is no plural, in French nought is none either, and nobody is « un » who is not there."""

import re

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.lang.messages import arguments_of, messages_of
from tocsin.lang.catalogue import catalogue_of

# Arguments that are a number of things.
NUMBERS = """
    count plies last victims alarms left given pile saved spaces present sides missing firebreaks
    visible chars seats games free points faces wasted rescued lost safe blown down supply reserve
    survivors counted written choices found expected needed placed rows columns hand discard hidden
    threats low high players chance fires before instead margin
"""
# Fields of a position are many, and so are areas that are to be joined.
NEVER_ONE = ("expected-fields", "need-feurio-areas", "error-record-too-long")
# What may follow a number without being counted by it.
OTHERWISE = re.compile(
    r"(de|des|en|et|and|ou|of|sont|est|plus|pas|is|are) |(pas|plus|dans|près|goes)$"
)


def counted(said: str, number: int) -> list[str]:
    """Plural words that follow this number."""
    found = re.findall(rf"(?<![\w,.:/]){number} ((?:[a-zé]+ )?[a-zà-ÿ]+s)\b", said)
    return [words for words in found if not OTHERWISE.match(words)]


@pytest.mark.parametrize(("language", "number"), [("en", 1), ("fr", 1), ("fr", 0)])
def test_no_plural_follows_a_number_that_is_none(language: str, number: int) -> None:
    catalogue = catalogue_of(language)
    wrong: dict[str, list[str]] = {}
    for name, message in messages_of(language).items():
        if name.startswith(("rule-", "help-", "lesson-")) or name in NEVER_ONE:
            continue
        args = {arg: number if arg in NUMBERS.split() else "x" for arg in arguments_of(message)}
        found = counted(catalogue.say(name, **args), number)
        if found:
            wrong[name] = found
    assert wrong == {}


class Choices(Visitor):
    """Collects what is said of one where nothing is said of nought."""

    def __init__(self) -> None:
        self.ones: list[str] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        keys = [
            key.name if isinstance(key, fluent.Identifier) else str(key.value)
            for key in (variant.key for variant in node.variants)
        ]
        if "one" in keys and "0" not in keys:
            said = node.variants[keys.index("one")].value.elements
            texts = [part.value for part in said if isinstance(part, fluent.TextElement)]
            self.ones.append(" ".join(texts))
        self.generic_visit(node)


def test_french_never_says_one_of_nought() -> None:
    wrong: dict[str, list[str]] = {}
    for name, message in messages_of("fr").items():
        choices = Choices()
        choices.visit(message)
        spoken = [one for one in choices.ones if re.search(r"(?i)\b(une?|unique|dernière)\b", one)]
        if spoken:
            wrong[name] = spoken
    assert wrong == {}
