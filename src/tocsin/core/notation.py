"""Reading texts: a cursor that knows where it is, so that every error names its offset."""

from typing import Final

from tocsin.core.errors import NotationError, notation_error
from tocsin.core.facts import Args

# The longest texts that are looked at; the longest that are written are far below.
MOVE_CHARS_MAX: Final = 200
# Where cards of SOS Titanic can lie after many a Same Lines! takes half a million characters.
POSITION_CHARS_MAX: Final = 1_500_000


class Reader:
    """Walks over one text; `what` names it in errors (`position`, `move`, `record`)."""

    def __init__(self, what: str, text: str) -> None:
        self.what = what
        self.text = text
        self.at = 0

    def fail(self, expected: str, args: Args | None = None) -> NotationError:
        """The error for what stands at the cursor; `expected` is a code with arguments."""
        return notation_error(self.what, self.text, self.at, expected, args)

    def at_end(self) -> bool:
        """Is everything read?"""
        return self.at >= len(self.text)

    def sees(self, token: str) -> bool:
        """Does the text go on with this token?"""
        return self.text.startswith(token, self.at)

    def takes(self, token: str) -> bool:
        """Step over the token if it is next; says whether it was."""
        if self.sees(token):
            self.at += len(token)
            return True
        return False

    def takes_nothing(self) -> bool:
        """Step over a lone `-`, which stands for an empty field; says whether it was one."""
        if self.at == len(self.text) - 1 and self.text[self.at] == "-":
            self.at += 1
            return True
        return False

    def expect(self, token: str) -> None:
        """Step over the token or fail."""
        if not self.takes(token):
            raise self.fail("token", {"token": token})

    def word(self, expected: str) -> str:
        """Lower-case letters and hyphens, at least one letter first."""
        start = self.at
        text = self.text
        while self.at < len(text) and (
            "a" <= text[self.at] <= "z" or (self.at > start and text[self.at] == "-")
        ):
            self.at += 1
        if self.at == start:
            raise self.fail(expected)
        return text[start : self.at]

    def verb(self) -> str:
        """The verb a move text begins with, `~` before those of chance; stands behind it."""
        start = self.at
        self.takes("~")
        self.word("move")
        return self.text[start : self.at]

    def one_of(self, words: list[str] | tuple[str, ...], expected: str) -> int:
        """The index of the word that stands here; the longest match counts."""
        best = -1
        for i, word in enumerate(words):
            if self.sees(word) and (best < 0 or len(word) > len(words[best])):
                best = i
        if best < 0:
            raise self.fail(expected)
        self.at += len(words[best])
        return best

    def longest_in(self, known: dict[str, int], chars_max: int, expected: str) -> int:
        """The number of the longest known word that stands here; quicker than `one_of`."""
        left = len(self.text) - self.at
        for chars in range(chars_max if chars_max < left else left, 0, -1):
            word = self.text[self.at : self.at + chars]
            if word in known:
                self.at += chars
                return known[word]
        raise self.fail(expected)

    def number(self, low: int, high: int, expected: str) -> int:
        """A whole number in one spelling: no plus sign, no leading zero, no minus zero."""
        start = self.at
        text = self.text
        if self.sees("-"):
            self.at += 1
        digits = self.at
        while self.at < len(text) and "0" <= text[self.at] <= "9" and self.at - digits < 10:
            self.at += 1
        shown = text[digits : self.at]
        spelled_well = shown and (shown[0] != "0" or shown == "0")
        if not spelled_well or (shown == "0" and digits > start):
            self.at = start
            raise self.fail(expected, {"low": low, "high": high})
        value = int(text[start : self.at])
        if not low <= value <= high:
            self.at = start
            raise self.fail(expected, {"low": low, "high": high})
        return value

    def end(self) -> None:
        """Nothing may follow."""
        if not self.at_end():
            raise self.fail("end")


def check_length(what: str, text: str, most: int) -> None:
    """A text, and none that is longer than whatever could be meant."""
    if not isinstance(text, str):
        raise TypeError(f"a {what} is a text, not {type(text).__name__}")
    if len(text) > most:
        raise notation_error(what, text, most, "end")


def split_fields(what: str, text: str, head: str, count: int) -> list[Reader]:
    """The fields of a one-line text after its head word, each with its own place in the text.

    Every field becomes a Reader over the whole text that stands at the field's first character;
    `Reader.end` checks that it was read to its last one.
    """
    check_length(what, text, POSITION_CHARS_MAX)
    words = text.split(" ")
    if words[0] != head:
        raise notation_error(what, text, 0, "token", {"token": head})
    if len(words) != count + 1 or "" in words:
        raise notation_error(what, text, len(text), "fields", {"count": count, "head": head})
    readers: list[Reader] = []
    at = len(head) + 1
    for word in words[1:]:
        reader = Reader(what, text[: at + len(word)])
        reader.at = at
        readers.append(reader)
        at += len(word) + 1
    return readers
