"""What every message is made of: lines, facts, moves, seats, and what somebody is asked."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tocsin.telling.line import Line as ToldLine
from tocsin.telling.line import Part as ToldPart

# Numbers of seats; these are the three that nobody sits on.
CHANCE = -1
NOBODY = -2
SPECTATOR = -3

Arg = int | str | list[int | str]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message id with arguments: numbers, texts shown as they are, lines, or lists of these."""

    id: str
    args: dict[str, Part] = {}


Part = int | str | Line | list[Any]


def line_of(told: ToldLine) -> Line:
    """A line of `telling`, ready to be sent."""
    return Line(told.id, {name: _part_of(part) for name, part in told.args.items()})


def told_of(line: Line) -> ToldLine:
    """A line that was received, ready to be said by a `Speaker`."""
    return ToldLine(line.id, **{name: _told_part(part) for name, part in line.args.items()})


def _part_of(part: ToldPart) -> Part:
    if isinstance(part, ToldLine):
        return line_of(part)
    if isinstance(part, tuple):
        return [_part_of(item) for item in part]
    return part


def _told_part(part: Any) -> Any:
    if isinstance(part, Line):
        return told_of(part)
    if isinstance(part, dict):
        return told_of(Line(part["id"], part.get("args", {})))
    if isinstance(part, list):
        return [_told_part(item) for item in part]
    return part


class Target(msgspec.Struct, frozen=True):
    """Something that is pointed at: a cell, an edge, a seat, a line, a card."""

    kind: str
    id: str


class Fact(msgspec.Struct, frozen=True):
    """One event: what a picture needs (`code`, `args`), what is read (`line`), the rule."""

    ply: int
    code: str
    rule: str
    args: dict[str, Arg]
    line: Line
    targets: list[Target] = []


class Move(msgspec.Struct, frozen=True):
    """A legal move of the seat that is asked; `weight` only at typed dice."""

    text: str
    verb: str
    rule: str
    cost: int
    targets: list[Target]
    line: Line
    price: Line | None = None
    weight: int = 0


class Talk(msgspec.Struct, frozen=True):
    """Something said about the play: `sort` is intention, reason, request or reply.

    A code with arguments and places, as facts have, for whoever draws it; the words are in the
    note.
    """

    sort: Literal["intention", "reason", "request", "reply"]
    code: str
    args: dict[str, Arg]
    targets: list[Target] = []


class Askable(msgspec.Struct, frozen=True):
    """What can be asked of a computer partner here, and what kind of thing it points at, if any."""

    what: str
    at: str = ""


class AdvisedPlan(msgspec.Struct, frozen=True):
    """A plan that is advised: its moves, what it comes to, why, and what it is worth.

    `chance` is in a hundred, or in points where `unit` says so, give or take `margin`; `setback` is
    how often in a hundred something is lost before the next turn, -1 where that means nothing.
    """

    moves: list[Move]
    line: Line | None = None
    reason: Line | None = None
    unit: Literal["chance", "points"] = "chance"
    chance: int = -1
    margin: int = 0
    setback: int = -1
    talk: Talk | None = None


class Way(msgspec.Struct, frozen=True):
    """Something that can be reached this turn: the whole price, and the moves that lead there."""

    target: Target
    cost: int
    moves: list[str]


class Asked(msgspec.Struct, frozen=True):
    """What the viewer is asked. `seat` is CHANCE (-1) where real dice are typed in.

    A viewer who said `moves: "texts"` gets `texts` and neither `moves` nor `reach`.
    """

    seat: int
    code: str
    rule: str
    line: Line
    texts: list[str]
    moves: list[Move] = []
    reach: list[Way] = []


class Undo(msgspec.Struct, frozen=True):
    """What taking back would take back: `free`, or only if all people agree."""

    text: str
    seat: int
    ply: int
    free: bool


class Wish(msgspec.Struct, frozen=True):
    """Somebody asks the table to take back; every seat in `waiting` has still to answer."""

    seat: int
    to_ply: int
    text: str
    waiting: list[int]


SeatKind = Literal["open", "person", "computer"]
Presence = Literal["here", "away", "never"]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `stand_in` names the computer that plays for a person for now."""

    number: int
    kind: SeatKind
    name: str
    called: Line
    presence: Presence
    computer: str = ""
    stand_in: str = ""
    is_thinking: bool = False
    has_given_word: bool = False


Dice = Literal["secure", "seeded", "typed", "fair"]
Pace = Literal["live", "days"]
Phase = Literal["gathering", "playing", "over", "closed"]


class Fairness(msgspec.Struct, frozen=True):
    """Fair dice: the commitment is there before the first move, the seed is opened at the end."""

    commitment: str
    words: dict[str, str]
    seed: str = ""


class Ending(msgspec.Struct, frozen=True):
    """How it ended."""

    code: str
    rule: str
    scores: list[int]
    winners: list[int]
    line: Line


class TableInfo(msgspec.Struct, frozen=True):
    """A table as a list shows it, and as everybody at it may know it."""

    id: str
    name: str
    game: str
    rules_version: int
    options: str
    phase: Phase
    seats: list[SeatInfo]
    actor: int
    ply: int
    turn: int
    seq: int
    dice: Dice
    pace: Pace
    is_practice: bool
    is_listed: bool
    away_seconds: int
    created_ms: int
    touched_ms: int
    fairness: Fairness | None = None
    ending: Ending | None = None
    next_table: str = ""
    lesson: str = ""


class You(msgspec.Struct, frozen=True):
    """What this browser is at a table."""

    name: str
    seats: list[int]
    is_owner: bool
    is_watcher: bool


class Change(msgspec.Struct, frozen=True, array_like=True):
    """One changed place of a view: a path of field names and indices, and what is there now."""

    path: list[str | int]
    value: Any
