"""What a table sends over its socket, one type for each report, told apart by `type`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tocsin.wire.codes import Code
from tocsin.wire.facts import (
    AdvisedPlan,
    Askable,
    Asked,
    Change,
    Ending,
    Fact,
    Fairness,
    Line,
    Move,
    Phase,
    SeatInfo,
    TableInfo,
    Talk,
    Undo,
    Wish,
    You,
)


class Report(msgspec.Struct, frozen=True, tag_field="type"):
    """What all reports share."""


class Welcome(Report, frozen=True, tag="welcome"):
    """The answer to `hello`: `seq` is where the table stands."""

    version: int
    table: str
    seq: int
    you: You
    eyes: int
    now_ms: int


class Table(Report, frozen=True, tag="table"):
    """The whole table as these eyes may see it: on joining, on a gap, on `look`.

    `board` (what never changes) and `view` (what does) are the typed records of the game; their
    schemas are in `schema.json`. `facts` is the log of the play as these eyes may know it, its last
    part: what happened before the ply `facts_from` is asked for with `past`. `askable` is what the
    game lets people ask of computer partners; nothing where the seats are rivals.
    """

    seq: int
    eyes: int
    info: TableInfo
    board: dict[str, Any]
    view: dict[str, Any]
    facts: list[Fact]
    notes: list[Note]
    facts_from: int = 0
    asked: Asked | None = None
    undo: Undo | None = None
    wish: Wish | None = None
    askable: list[Askable] = []


NoteKind = Literal[
    "start",  # the play begins
    "move",
    "undo",
    "ask",  # somebody asks to take back
    "answer",
    "seat",  # somebody sat down, left, was renamed, handed over or came back
    "word",
    "chat",
    "talk",  # about the play: what a partner means to do and why, requests and answers
    "computer",  # a computer was replaced while thinking
    "end",
    "opened",  # fair dice: the seed is open
    "next",  # a rematch waits at another table
    "close",  # the owner closed the table
]


class Note(msgspec.Struct, frozen=True):
    """One row of the log as people read it: who (`seat`), when, and a line; chat has its text."""

    seq: int
    kind: NoteKind
    seat: int
    at_ms: int
    ply: int
    line: Line
    name: str = ""
    text: str = ""
    talk: Talk | None = None


class News(Report, frozen=True, tag="news"):
    """What one row of the log changed. Rows follow each other without a gap; after a gap `look`.

    `changes` bring the view these eyes have from `seq - 1` to `seq`. After an undo `facts_from`
    says that facts of that ply and later are to be forgotten. What is None has not changed, except
    `asked`, `undo` and `wish`, which always say how it is now.
    """

    seq: int
    note: Note
    phase: Phase
    actor: int
    ply: int
    turn: int
    facts: list[Fact] = []
    facts_from: int | None = None
    changes: list[Change] = []
    seats: list[SeatInfo] | None = None
    asked: Asked | None = None
    undo: Undo | None = None
    wish: Wish | None = None
    fairness: Fairness | None = None
    ending: Ending | None = None
    next_table: str = ""


class Seats(Report, frozen=True, tag="seats"):
    """Who is here, away or thinking; not part of the log, so without a number."""

    seats: list[SeatInfo]
    watchers: int


class Outlook(Report, frozen=True, tag="outlook"):
    """What a partner means to do next, while a person decides; not part of the log.

    It may change with every move, and is gone when the partner's turn comes: then it says what it
    does.
    """

    seat: int
    ply: int
    line: Line
    talk: Talk


class Done(Report, frozen=True, tag="done"):
    """The order with this id is carried out and written down; `seq` is its row."""

    id: str
    seq: int


class Refused(Report, frozen=True, tag="refused"):
    """The order with this id changed nothing; `id` is empty where none could be read."""

    id: str
    code: Code
    line: Line
    rule: str = ""
    seq: int = 0


class Why(Report, frozen=True, tag="why"):
    """Why a move may not be made now; `line` is None if it may."""

    id: str
    text: str
    line: Line | None
    rule: str = ""


class Hinted(Report, frozen=True, tag="hinted"):
    """What an expert would do, best first: plans, and the first moves of them."""

    id: str
    seat: int
    computer: str
    moves: list[Move]
    plans: list[AdvisedPlan] = []


class Moment(Report, frozen=True, tag="moment"):
    """The table as it looked to these eyes after `ply` plies, and the facts of the last of them."""

    id: str
    ply: int
    turn: int
    actor: int
    view: dict[str, Any]
    facts: list[Fact]


class PastFacts(Report, frozen=True, tag="past"):
    """Facts of the plies from `facts_from` on, up to the one that was asked for."""

    id: str
    facts_from: int
    facts: list[Fact]


class Bye(Report, frozen=True, tag="bye"):
    """The socket closes: come back after `again_ms`, or not at all if that is negative."""

    code: Code
    line: Line
    again_ms: int = -1


class Pong(Report, frozen=True, tag="pong"):
    """Somebody is there."""

    at: int
    now_ms: int


AnyReport = (
    Welcome
    | Table
    | News
    | Seats
    | Outlook
    | Done
    | Refused
    | Why
    | Hinted
    | Moment
    | PastFacts
    | Bye
    | Pong
)
