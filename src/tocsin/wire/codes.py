"""The closed set of codes with which a server refuses, each with its HTTP status.

Every code has the message `refused-<code>` in the catalogues. A refusal by the rules of a game has
the code `illegal` and the game's own line.
"""

from typing import Final, Literal, get_args

Code = Literal[
    "malformed",  # no such message, or a field is missing, too long or of the wrong kind
    "unknown-move",  # the text is no move of this game; the line says at which character
    "not-your-seat",  # you do not sit there
    "not-allowed",  # only the owner, or whoever sits at the table, may do that
    "table-closed",  # the table takes no moves: it was closed, or has not begun
    "over",  # the play is over
    "not-your-turn",
    "stale",  # chosen while looking at an earlier table
    "illegal",  # a rule forbids it; the rule is named
    "not-asked",  # legal, but the lesson asks for something else
    "nothing-to-undo",
    "needs-consent",  # the table was asked already, and has not answered
    "no-such-table",
    "no-such-seat",
    "seat-taken",
    "bad-key",  # a link that is unknown, or was renewed
    "bad-setup",  # options, seats or dice that cannot be
    "bad-record",
    "bad-text",  # a name, a word or a chat text that cannot be shown
    "bad-dice",  # outcomes are typed here only at a table with real dice
    "not-over",  # the record is given when the play is over
    "wrong-origin",
    "wrong-version",
    "no-session",
    "too-large",
    "too-fast",
    "too-many",  # tables, sockets or people
    "busy",  # the queue of this table is full
    "not-stored",  # the move could not be written down; nothing has happened
    "no-hint",
    "cannot-ask",  # nothing that a partner can be asked; the line says why
    "stopping",  # the server is going down; come back in a moment
    "internal",  # a fault of ours; it is in the log of the server
]

CODES: Final[tuple[str, ...]] = get_args(Code)

STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "not-your-seat": 403,
    "not-allowed": 403,
    "bad-key": 403,
    "wrong-origin": 403,
    "no-session": 401,
    "no-such-table": 404,
    "no-such-seat": 404,
    "seat-taken": 409,
    "table-closed": 409,
    "over": 409,
    "not-over": 409,
    "stale": 409,
    "not-your-turn": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "busy": 503,
    "not-stored": 503,
    "stopping": 503,
    "internal": 500,
}


def status_of(code: str) -> int:
    """The HTTP status of a refusal; what has none of its own is the client's mistake."""
    return STATUS.get(code, 422)
