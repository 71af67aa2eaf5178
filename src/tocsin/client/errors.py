"""What a server refused, as an error with its closed code."""

from tocsin.core.errors import TocsinError
from tocsin.wire.facts import Line


class ClientError(TocsinError):
    """A refusal of the server, or no server at all (`no-server`)."""

    def __init__(self, code: str, line: Line | None = None, rule: str = "") -> None:
        self.line = line
        super().__init__(code, {}, rule)
