"""What is sent over HTTP, there and back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tocsin.wire import limits
from tocsin.wire.codes import Code
from tocsin.wire.facts import Dice, Line, Pace, SeatInfo, TableInfo, You
from tocsin.wire.orders import Id, Ply

OptionValue = bool | int | str | list[str] | dict[str, Any]
Name = Annotated[str, msgspec.Meta(max_length=limits.NAME_CHARS_MOST)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.KEY_CHARS_MAX)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class SeatWish(Body, frozen=True):
    """Who shall sit there: me, whoever has the link, or a computer by name."""

    kind: Literal["me", "open", "computer"]
    name: Name = ""
    computer: Annotated[str, msgspec.Meta(max_length=limits.ID_CHARS_MAX)] = "steady"


class NewTable(Body, frozen=True):
    """POST /api/tables. A board of one's own is a plan (JSON object or its text) in `options`.

    With `record` the table goes on from a record, after `ply` plies if that is given; `options`
    then come from the record; `from_table` takes the record of a table that is over. `seed` only
    with seeded dice. Without `seats`: me and computers. `lesson` (`flashpoint/walk`) makes a table
    to learn at, and nothing else is said then.
    """

    id: Id
    game: Annotated[str, msgspec.Meta(max_length=limits.ID_CHARS_MAX)] = ""
    options: Annotated[dict[str, OptionValue], msgspec.Meta(max_length=limits.OPTIONS_MAX)] = {}
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=limits.SEATS_MAX)] = []
    dice: Dice = "secure"
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None
    pace: Pace = "live"
    name: Name = ""
    is_practice: bool = False
    is_listed: bool = False
    away_seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 60
    record: Annotated[str, msgspec.Meta(max_length=limits.RECORD_BYTES_MAX)] = ""
    from_table: Annotated[str, msgspec.Meta(max_length=limits.ID_CHARS_MAX)] = ""
    ply: Ply | None = None
    lesson: Annotated[str, msgspec.Meta(max_length=limits.ID_CHARS_MAX)] = ""


class LinkText(Body, frozen=True):
    """POST /api/qr: a link, whole, as a phone shall open it."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.LINK_CHARS_MAX)]


class Rematch(Body, frozen=True):
    """POST /api/tables/{id}/rematch: the same once more, with the same people."""

    id: Id


class Join(Body, frozen=True):
    """POST /api/tables/{id}/join: with the key of a link, or without one at a listed table."""

    key: Key | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, lt=limits.SEATS_MAX)] | None = None
    name: Name = ""


class SeatNamed(Body, frozen=True):
    """POST /api/tables/{id}/leave: get up from a seat, which is then open."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=limits.SEATS_MAX)]


class Renew(Body, frozen=True):
    """POST /api/tables/{id}/links: a new link, the old one dies with all who came by it but you."""

    role: Annotated[str, msgspec.Meta(pattern="^(owner|watch|seat:[0-5])$")]


class Check(Body, frozen=True):
    """POST /api/check: can these options be? With a picture of what they would give."""

    game: Annotated[str, msgspec.Meta(max_length=limits.ID_CHARS_MAX)]
    options: Annotated[dict[str, OptionValue], msgspec.Meta(max_length=limits.OPTIONS_MAX)] = {}


class Me(Body, frozen=True):
    """PUT /api/me: what I am called."""

    name: Name


class Reply(msgspec.Struct, frozen=True):
    """What a server sends."""


class Problem(Reply, frozen=True):
    """Any refusal: a closed code, what to do as a line, the rule, and the option it is about."""

    code: Code
    line: Line
    rule: str = ""
    option: str = ""


class Link(Reply, frozen=True):
    """A secret link: role is `owner`, `watch` or `seat:N`; `path` goes behind the address."""

    role: str
    key: str
    path: str


class Seated(Reply, frozen=True):
    """The answer to making or joining a table; links only for whoever may give them on."""

    table: TableInfo
    you: You
    links: list[Link] = []


class Tables(Reply, frozen=True):
    """GET /api/tables?list=mine|open|finished."""

    tables: list[TableRow]


class TableRow(Reply, frozen=True):
    """A table in a list, with what I am there; `is_my_turn` if one of my seats is to act."""

    table: TableInfo
    you: You
    is_my_turn: bool


class OptionInfo(Reply, frozen=True):
    """One option of a game: `about` explains it in a line, `allowed` says what it may be."""

    name: str
    kind: str
    default: str
    rule: str
    about: Line
    allowed: Line | None = None
    choices: list[str] = []
    low: int = 0
    high: int = 0


class ExpansionInfo(Reply, frozen=True):
    """What choosing one of its boards adds to the options of a game, or allows otherwise."""

    id: str
    title: Line
    about: Line
    options: list[OptionInfo]


class GameInfo(Reply, frozen=True):
    """GET /api/games: what can be played."""

    id: str
    title: Line
    about: Line
    rules_version: int
    options: list[OptionInfo]
    expansions: list[ExpansionInfo]
    computers: list[str]
    verbs: list[str]
    has_secrets: bool


class Games(Reply, frozen=True):
    """All games."""

    games: list[GameInfo]


class Checked(Reply, frozen=True):
    """Options that can be: all of them written out, and the board with a first view of it."""

    options: str
    players: int
    seats: list[SeatInfo]
    board: dict[str, Any]
    view: dict[str, Any]


class Qr(Reply, frozen=True):
    """POST /api/qr: a square of `side` units; `path` is what is dark, for `<path d>`."""

    side: int
    path: str


class Myself(Reply, frozen=True):
    """GET /api/me."""

    name: str
    tables: int


class Verdict(Reply, frozen=True):
    """POST /api/verify: were the dice of this record fair?"""

    is_fair: bool
    rolls: int
    line: Line


class Gone(Reply, frozen=True):
    """DELETE /api/me: what was deleted."""

    seats: int
    tables: int


class About(Reply, frozen=True):
    """GET /api: what runs here."""

    version: str
    protocol: int
    is_compiled: bool
    languages: list[str]
    limits: dict[str, int]


class Health(Reply, frozen=True):
    """GET /health."""

    status: Literal["ok", "not-writing", "stopping"]
    tables: int
    sockets: int
    database: str = ""
