"""What the rows of a table's log say: one type for each kind of row, kept as JSON for ever.

Names and chat do not stand here but beside the row, where they can be forgotten; the chain keeps a
digest of them (`said`).
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tocsin.core.errors import CorruptLog
from tocsin.store.deeds import Row, digest_text, link


class SeatEntry(msgspec.Struct, frozen=True):
    """Who was to sit there at the start."""

    kind: str
    computer: str = ""


class Created(msgspec.Struct, frozen=True):
    """The table with all that it pins: rules version and every option."""

    game: str
    rules: int
    options: str
    seats: list[SeatEntry]
    dice: str
    pace: str
    id: str
    practice: bool = False
    listed: bool = False
    away: int = 60
    start: str = "-"
    plies: list[str] = []
    seed: int = 0
    secret: str = ""
    said: str = ""
    lesson: str = ""


class Started(msgspec.Struct, frozen=True):
    """The play begins, with what chance laid out."""

    plies: list[str] = []
    id: str = ""


class Moved(msgspec.Struct, frozen=True):
    """A move, and the chance that answered it; `by` is person, computer or random."""

    text: str
    plies: list[str] = []
    by: str = "person"
    id: str = ""


class Undone(msgspec.Struct, frozen=True):
    """The play stands again where it stood after that many plies."""

    to: int
    text: str = ""
    id: str = ""


class Wished(msgspec.Struct, frozen=True):
    """A seat asks all people to go back; these have still to answer."""

    to: int
    text: str
    waiting: list[int]
    id: str = ""


class Answered(msgspec.Struct, frozen=True):
    """A seat agrees, or does not."""

    agrees: bool
    id: str = ""


class SeatChanged(msgspec.Struct, frozen=True):
    """sat, left, renamed, handed, taken, away or back."""

    what: str
    computer: str = ""
    said: str = ""
    id: str = ""


class WordGiven(msgspec.Struct, frozen=True):
    """A word for fair dice."""

    word: str
    id: str = ""


class Said(msgspec.Struct, frozen=True):
    """Chat."""

    said: str = ""
    id: str = ""


class Spoke(msgspec.Struct, frozen=True):
    """Something said about the play in that turn: an intention, a reason, a request, a reply."""

    sort: str
    code: str
    args: dict[str, Any] = {}
    turn: int = 0
    id: str = ""


class ComputerFailed(msgspec.Struct, frozen=True):
    """late or failed: another one thinks, or at last any legal move is made."""

    what: str
    computer: str
    attempt: int
    # Of the order of whoever would wait no longer.
    id: str = ""


class Ended(msgspec.Struct, frozen=True):
    """How it ended."""

    ending: str
    scores: list[int]


class Opened(msgspec.Struct, frozen=True):
    """The secret seed of fair dice."""

    seed: str


class NextTable(msgspec.Struct, frozen=True):
    """A rematch."""

    table: str
    id: str = ""


class Closed(msgspec.Struct, frozen=True):
    """The owner closed the table."""

    id: str = ""


Entry = (
    Created
    | Started
    | Moved
    | Undone
    | Wished
    | Answered
    | SeatChanged
    | WordGiven
    | Said
    | Spoke
    | ComputerFailed
    | Ended
    | Opened
    | NextTable
    | Closed
)

KINDS: dict[str, type[Any]] = {
    "create": Created,
    "start": Started,
    "move": Moved,
    "undo": Undone,
    "ask": Wished,
    "answer": Answered,
    "seat": SeatChanged,
    "word": WordGiven,
    "chat": Said,
    "talk": Spoke,
    "computer": ComputerFailed,
    "end": Ended,
    "opened": Opened,
    "next": NextTable,
    "close": Closed,
}
_NAMES = {kind: name for name, kind in KINDS.items()}
# Rows that make a move stale which was chosen before them.
CHANGING = frozenset({"start", "move", "undo", "close"})


def kind_of(entry: Entry) -> str:
    """The kind of row that an entry is written as."""
    return _NAMES[type(entry)]


def make_row(
    table: str,
    seq: int,
    before: bytes,
    actor: int,
    at_ms: int,
    entry: Entry,
    said: str | None = None,
    who: str | None = None,
) -> Row:
    """An entry as the next row of a chain."""
    fields = msgspec.to_builtins(entry)
    if said is not None:
        fields["said"] = digest_text(said)
    body = json.dumps(fields, separators=(",", ":"), sort_keys=True)
    kind = kind_of(entry)
    made = link(before, table, seq, kind, actor, at_ms, body)
    return Row(table, seq, kind, actor, at_ms, body, made, said, who)


def read_entry(row: Row) -> Entry:
    """What a row says; one that this Tocsin cannot read is a CorruptLog."""
    try:
        entry: Entry = msgspec.json.decode(row.body, type=KINDS[row.kind])
    except (KeyError, msgspec.DecodeError) as problem:
        raise CorruptLog("bad-log-row", {"table": row.table, "row": row.seq}) from problem
    return entry


def salted(salt: bytes, text: str) -> str:
    """A person's own words with a salt in front, so that their digest tells nothing."""
    return f"{salt.hex()}:{text}"


def unsalted(said: str | None) -> str:
    """The words themselves; nothing if they were forgotten."""
    return "" if said is None else said.partition(":")[2]
