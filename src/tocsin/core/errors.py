"""What can go wrong, as a closed family of errors that a program can read and a player can be told.

Every error carries a code and arguments (the page and the terminal say it in the player's
language), the rule behind it if there is one, and the position it happened in.
"""

from typing import Final

from tocsin.core.facts import Arg, Args, Problem

# No error repeats more than this of what somebody sent.
QUOTED_MAX: Final = 200
_NUMBER_BITS_MAX: Final = 256


class TocsinError(Exception):
    """The user's mistake or a damaged input; never a bug of ours (that is InvariantBroken)."""

    def __init__(
        self, code: str, args: Args | None = None, rule: str = "", position: str = ""
    ) -> None:
        self.code = code
        self.facts: dict[str, Arg] = {}
        if args is not None:
            for name, value in args.items():
                self.facts[name] = _writable(value)
        self.rule = rule
        self.position = position
        # The id of the game it happened in, where whoever passed it on knows that.
        self.game = ""
        super().__init__(self.sentence())

    def sentence(self) -> str:
        """The error in plain English words, for logs, tracebacks and tests."""
        text = self.reason()
        return f"{text} in {self.position}" if self.position else text

    def reason(self) -> str:
        """The sentence without the position."""
        words = self.code.replace("-", " ")
        facts = ", ".join(f"{name} {_shown(value)}" for name, value in self.facts.items())
        text = f"{words}: {facts}" if facts else words
        return f"{text} [{self.rule}]" if self.rule else text

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.facts, self.rule, self.position)


class NotationError(TocsinError):
    """A text that is not a position, a move or a playthrough; says at which character."""


class SetupError(TocsinError):
    """Options or a position that no play could have."""


class ImpossiblePosition(SetupError):
    """A position that no play could have, with everything that is wrong about it."""

    def __init__(self, problems: list[Problem], position: str) -> None:
        self.problems = problems
        said = [str(problem) for problem in problems]
        super().__init__("impossible-position", {"problems": said}, "", quoted(position))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.problems, self.position)


class MoveError(TocsinError):
    """A well-formed move that cannot be made now."""


class NotYourTurn(MoveError):
    """Another seat, or chance, is to act."""


class IllegalMove(MoveError):
    """A rule forbids it."""


class StaleMove(MoveError):
    """The move was meant for an earlier position."""


class PlaythroughOver(MoveError):
    """Nothing can be done any more."""


class CorruptLog(TocsinError):
    """A record that was cut, edited, or written by a newer Tocsin."""


class InvariantBroken(Exception):
    """A bug of ours: the rules reached something that cannot be."""


def printable(text: str) -> str:
    """A text without lone surrogates, which are no characters: nothing could write them."""
    return text.encode("utf-8", "replace").decode()


def _writable(value: Arg) -> Arg:
    """An argument that whoever tells the error can write."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, list):
        texts = [printable(item) for item in value if isinstance(item, str)]
        return texts if texts else value
    return value


def _shown(value: Arg) -> str:
    if isinstance(value, list):
        return "; ".join([str(item) for item in value])
    return str(value)


def quoted(given: object) -> str:
    """What somebody gave, short and printable: the start of a text, a number, or else the type."""
    if isinstance(given, str):
        return printable(given[:QUOTED_MAX])
    if given is None or isinstance(given, (bool, float)):
        return str(given)
    if isinstance(given, int):
        bits = given.bit_length()
        return str(given) if bits <= _NUMBER_BITS_MAX else f"<int, {bits} bits>"
    return f"<{type(given).__name__[:40]}>"


def notation_error(
    what: str, text: str, offset: int, expected: str, args: Args | None = None
) -> NotationError:
    """The one way to say where a text went wrong; nothing near means that the text ended there."""
    facts: dict[str, Arg] = {
        "text": quoted(text),
        "offset": offset,
        "near": quoted(text[offset : offset + 20]),
        "expected": expected,
    }
    if args is not None:
        facts.update(args)
    return NotationError("cannot-read-" + what, facts)
