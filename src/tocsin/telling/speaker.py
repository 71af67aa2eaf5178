"""The second step: lines into text, with the Fluent catalogue of a language.

All that is not Fluent is here, so that a browser can do the same in a few lines of its own:
what is inside a line is said first, lists are joined, and a sentence begins with a capital.
"""

from tocsin.lang.catalogue import (
    LANGUAGES,
    UnknownLanguage,
    catalogue_file,
    catalogue_of,
    pick_language,
)
from tocsin.telling.line import Given, Line

__all__ = ["LANGUAGES", "Speaker", "UnknownLanguage", "catalogue_file", "pick_language"]


class Speaker:
    """Says lines in one language."""

    def __init__(self, language: str) -> None:
        self.catalogue = catalogue_of(language)

    def __call__(self, message_id: str, /, **args: Given) -> str:
        """A line said as soon as it is named: `say("cli-saved", file="forest.txt")`."""
        return self.say(Line(message_id, **args))

    def has(self, message_id: str) -> bool:
        """Is there such a message?"""
        return self.catalogue.has(message_id)

    def say(self, line: Line) -> str:
        """The text of a line."""
        args = {name: self.part(part) for name, part in line.args.items()}
        return self.catalogue.say(line.id, **args)

    def sentence(self, line: Line) -> str:
        """The text with a capital first, whatever word it begins with, and no stop after a `!`."""
        text = self.say(line)
        # A name of a cell such as u:1,4 keeps its small letter.
        first = text[:1] if text[1:2] == ":" else text[:1].upper()
        return first + text[1:].replace("!.", "!")

    def part(self, part: Given) -> int | str:
        """An argument as Fluent takes it: numbers stay numbers, so that plurals work."""
        if isinstance(part, Line):
            return self.say(part)
        if isinstance(part, (int, str)):
            return part
        return self._join([str(self.part(item)) for item in part])

    def _join(self, items: list[str]) -> str:
        """A list: none, or joined by the sign of the language.

        Where an item has a comma of its own, as cells do, the stronger sign parts them.
        """
        if not items:
            return self.catalogue.say("list-empty")
        joint = "list-strong" if any("," in item for item in items) else "list"
        joined = items[-1]
        for item in reversed(items[:-1]):
            joined = self.catalogue.say(joint, first=item, rest=joined)
        return joined

    # The book of rules.

    def rule(self, rule: str) -> str:
        """The explanation of a rule."""
        return self(f"rule-{rule.lower()}")

    def rule_ids(self) -> list[str]:
        """Every rule that can be explained, in the order of its specification."""
        return [_rule_id(name.removeprefix("rule-")) for name in self.catalogue.ids("rule-")]


def _rule_id(name: str) -> str:
    """`fp-var-2b` as FP-VAR-2b: capitals, but for a letter behind the number."""
    if name[-1:].isalpha() and name[-2:-1].isdigit():
        return name[:-1].upper() + name[-1]
    return name.upper()
