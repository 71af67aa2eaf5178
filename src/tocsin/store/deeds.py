"""What can be written down: rows of the log, and the cards beside it."""

import hashlib
import json
from dataclasses import dataclass

FIRST_HASH = b"\x00" * 32


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the log of a table. `hash` is chained over the row before it.

    What a person wrote (`said`, with its salt in front) and who it was (`who`) stand outside the
    chain, which holds a digest of them only: so they can be forgotten and the chain still holds.
    """

    table: str
    seq: int
    kind: str
    actor: int
    at_ms: int
    body: str
    hash: bytes
    said: str | None = None
    who: str | None = None

    def is_linked(self, before: bytes) -> bool:
        """Does this row follow the one with that hash, and is it as it was written?"""
        made = link(before, self.table, self.seq, self.kind, self.actor, self.at_ms, self.body)
        if made != self.hash:
            return False
        if self.said is None:
            return True
        wanted = json.loads(self.body).get("said", "")
        return bool(wanted == digest_text(self.said))


def link(
    before: bytes, table: str, seq: int, kind: str, actor: int, at_ms: int, body: str
) -> bytes:
    """The hash of a row that follows the one with the hash `before`."""
    head = f"{table}\n{seq}\n{kind}\n{actor}\n{at_ms}\n{body}"
    return hashlib.sha256(before + head.encode()).digest()


def digest_text(said: str) -> str:
    """What the chain keeps of a person's own words."""
    return hashlib.sha256(said.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table in the list of tables; `summary` is what a list shows, as JSON.

    `made_as` is the digest of the order that made it: the same order again makes no second one.
    """

    id: str
    created_ms: int
    touched_ms: int
    phase: str
    is_listed: bool
    summary: str
    made_as: str | None = None


@dataclass(frozen=True, slots=True)
class KeyCard:
    """The digest of the secret in a link: for the owner, for watchers, or for one seat."""

    table: str
    role: str
    digest: str


@dataclass(frozen=True, slots=True)
class SessionCard:
    """A browser, known by the digest of its cookie."""

    digest: str
    name: str
    created_ms: int
    seen_ms: int


@dataclass(frozen=True, slots=True)
class Grant:
    """A browser may do something at a table: own it, watch, or sit on a seat."""

    session: str
    table: str
    role: str


@dataclass(frozen=True, slots=True)
class DropGrant:
    """That grant ends."""

    session: str
    table: str
    role: str


@dataclass(frozen=True, slots=True)
class DropGrants:
    """Everybody with that role at the table loses it, but one session."""

    table: str
    role: str
    but: str


@dataclass(frozen=True, slots=True)
class ForgetSession:
    """A browser is forgotten: its grants, its name, and what it wrote in any log."""

    digest: str


@dataclass(frozen=True, slots=True)
class DropTable:
    """A table goes, with its log and its keys."""

    id: str


@dataclass(frozen=True, slots=True)
class Tidy:
    """What was deleted or replaced is to be gone from the files as well, as far as we write them.

    SQLite keeps earlier pages in a file beside the database until it has room for others.
    """


Deed = (
    Row
    | TableCard
    | KeyCard
    | SessionCard
    | Grant
    | DropGrant
    | DropGrants
    | ForgetSession
    | DropTable
    | Tidy
)
