"""What a room refuses: a closed code with a line that says what to do."""

from tocsin.core.errors import (
    CorruptLog,
    IllegalMove,
    NotationError,
    NotYourTurn,
    PlaythroughOver,
    SetupError,
    StaleMove,
    TocsinError,
)
from tocsin.core.talk import TalkError
from tocsin.store.errors import StoreError
from tocsin.telling.errors import tell_error
from tocsin.telling.teller import Teller
from tocsin.wire.codes import Code
from tocsin.wire.facts import Line, Part, line_of


class Refusal(Exception):
    """Nothing has happened, and this is why."""

    def __init__(
        self, code: Code, line: Line | None = None, rule: str = "", option: str = ""
    ) -> None:
        self.code: Code = code
        self.line = line or Line(f"refused-{code}")
        self.rule = rule
        self.option = option
        super().__init__(code)


def refuse(code: Code, /, **args: Part) -> Refusal:
    """A refusal with arguments for its own message."""
    return Refusal(code, Line(f"refused-{code}", args))


def refusal_of(
    error: TocsinError, teller: Teller | None = None, other: Code = "illegal"
) -> Refusal:
    """What the engine raised, as a code of the wire and a line."""
    if isinstance(error, StoreError):
        # What the database said is for whoever runs it.
        return refuse("not-stored")
    code: Code = other
    if isinstance(error, NotationError):
        code = "unknown-move"
    elif isinstance(error, PlaythroughOver):
        code = "over"
    elif isinstance(error, NotYourTurn):
        code = "not-your-turn"
    elif isinstance(error, StaleMove):
        code = "stale"
    elif isinstance(error, IllegalMove):
        code = "illegal"
    elif isinstance(error, TalkError):
        code = "cannot-ask"
    elif isinstance(error, CorruptLog):
        code = "bad-record"
    option = str(error.facts.get("option", "")) if isinstance(error, SetupError) else ""
    return Refusal(code, line_of(tell_error(error, teller)), error.rule, option)
