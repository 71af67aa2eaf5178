"""Typed records of the contract: what is told, asked, refused, described and found wrong.

Each is a code with arguments and the rule behind it; which codes there are and what their
arguments mean is declared in a `Vocabulary`. Lists are lists and targets are `(kind, id)`: no text
is packed here that another room would have to take apart. This module is not compiled, because
mypyc would drop the annotations from which schemas are made.
"""

# mypyc: off

import dataclasses
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Arg = int | str | list[int] | list[str]
Args = Mapping[str, Arg]


def to_json(value: object) -> Any:
    """Records as objects, tuples as lists, everything else as it is."""
    # Nearly everything is one of these, and asking for a Mapping is slow.
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, Record):
        return value.as_json()
    if isinstance(value, (list, tuple)):
        return [to_json(item) for item in value]
    if isinstance(value, Mapping):
        return {str(name): to_json(item) for name, item in value.items()}
    return value


class Record:
    """What all typed records share."""

    __slots__ = ()

    def as_json(self) -> dict[str, Any]:
        """The record as JSON-ready values, field by field."""
        return {name: to_json(getattr(self, name)) for name in field_names(type(self))}


_FIELD_NAMES: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a record type in their order, looked up once."""
    names = _FIELD_NAMES.get(kind)
    if names is None:
        names = tuple(entry.name for entry in dataclasses.fields(kind))
        _FIELD_NAMES[kind] = names
    return names


class View(Record):
    """What a seat or a spectator may know; every game fills a record type of its own."""

    __slots__ = ()

    def __getitem__(self, name: str) -> Any:
        """Views were dictionaries once; read attributes, or `as_json()`."""
        warnings.warn(
            f"view[{name!r}] is deprecated: read view.{name}, or view.as_json()",
            DeprecationWarning,
            stacklevel=2,
        )
        return self.as_json()[name]


class Board(Record):
    """What never changes during a play, said once; every game fills a record type of its own."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Target(Record):
    """Something a move points at: a cell, an edge, a seat, a line, a card, a vehicle's spot."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Prompt(Record):
    """What the actor is asked: a code with arguments, and the rule that asks."""

    code: str
    rule: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal(Record):
    """Why a move is not legal: a code with arguments, and the rule that forbids it."""

    code: str
    rule: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Problem(Record):
    """What no play could have brought about: a code with arguments, and the rule it breaks."""

    code: str
    rule: str
    args: Args = field(default_factory=dict)

    def __str__(self) -> str:
        facts = "".join(f" {name} {value}" for name, value in self.args.items())
        return f"{self.code}{facts} [{self.rule}]" if self.rule else f"{self.code}{facts}"


@dataclass(frozen=True, slots=True)
class Description(Record):
    """What a front needs to draw a move: its verb, what it points at, what it costs."""

    text: str
    verb: str
    rule: str
    targets: tuple[Target, ...] = ()
    cost: int = 0
    args: Args = field(default_factory=dict)

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells among the targets."""
        return tuple(target.id for target in self.targets if target.kind == "cell")


@dataclass(frozen=True, slots=True)
class Reach(Record):
    """Something the actor can get to this turn: the whole price, and the moves that lead there."""

    target: Target
    cost: int
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Odds(Record):
    """One outcome of the coming chance: its move text and its weight among the others."""

    text: str
    weight: int
    of: int


@dataclass(frozen=True, slots=True)
class Outcome(Record):
    """How a play ended: `ending` is a code, `winners` the seats that won (all or none in coop)."""

    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Event(Record):
    """One fact: `code` and `args` are what a catalogue needs to tell it in any language.

    Some have secret arguments for certain seats only (a firebreak's value). What a viewer reads is
    built by `seen_by`, never cut from a finished text.
    """

    code: str
    rule: str
    args: Args
    ply: int = -1
    secret: Args = field(default_factory=dict)
    readers: tuple[int, ...] = ()

    def at(self, ply: int) -> "Event":
        """The same fact with the number of its ply."""
        return Event(self.code, self.rule, self.args, ply, self.secret, self.readers)

    def seen_by(self, seat: int) -> "Event":
        """The event as that seat may know it: its own secrets opened, the others' not there."""
        args = {**self.args, **self.secret} if seat in self.readers else dict(self.args)
        return Event(self.code, self.rule, args, self.ply)

    def opened(self) -> "Event":
        """The event as a referee knows it, every argument public."""
        return Event(self.code, self.rule, {**self.args, **self.secret}, self.ply)

    def as_json(self) -> dict[str, Any]:
        """JSON-ready form of the public part."""
        return {
            "code": self.code,
            "rule": self.rule,
            "args": to_json(self.args),
            "ply": self.ply,
        }
