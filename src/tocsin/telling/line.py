"""A line: the id of a message and its arguments, in no language; what goes over the wire.

    Line("event-feurio-passed", seat=Line("name-feurio-team-red"))

An argument is a number, a text shown as it is (the name of a person, of a cell, of a file), another
line, or a list of such. The form in JSON is described in docs/lines.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeAlias, Union

from tocsin.core.errors import CorruptLog

Part: TypeAlias = Union[int, str, "Line", "tuple[Part, ...]"]
# What may be given as an argument: lists are kept as tuples.
Given: TypeAlias = Union[int, str, "Line", "Sequence[Given]"]

DEPTH_MAX = 12


@dataclass(frozen=True, slots=True, init=False)
class Line:
    """One message to be said: equal lines say the same in every language."""

    id: str
    args: Mapping[str, Part]

    def __init__(self, id: str, /, **args: Given) -> None:
        object.__setattr__(self, "id", id)
        kept = {name: _keep(args[name]) for name in sorted(args)}
        object.__setattr__(self, "args", MappingProxyType(kept))

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args.items())))

    def __reduce__(self) -> tuple[object, ...]:
        return from_json, (self.as_json(),)

    def adding(self, **args: Given) -> Line:
        """The same line with more arguments."""
        return Line(self.id, **{**self.args, **args})

    def as_json(self) -> dict[str, Any]:
        """The line as JSON-ready values; a line without arguments is its id alone."""
        if not self.args:
            return {"id": self.id}
        return {"id": self.id, "args": {name: _write(part) for name, part in self.args.items()}}


def from_json(data: object) -> Line:
    """The line that `as_json` wrote; anything else is a CorruptLog that says where."""
    return _read_line(data, "line", DEPTH_MAX)


def _keep(given: Given) -> Part:
    if isinstance(given, (int, str, Line)):
        return given
    return tuple(_keep(item) for item in given)


def _write(part: Part) -> Any:
    if isinstance(part, Line):
        return part.as_json()
    if isinstance(part, tuple):
        return [_write(item) for item in part]
    return part


def _read_line(data: object, where: str, depth: int) -> Line:
    if not isinstance(data, dict) or depth == 0:
        raise CorruptLog("bad-line", {"where": where})
    id = data.get("id")
    args = data.get("args", {})
    if not isinstance(id, str) or not isinstance(args, dict) or set(data) - {"id", "args"}:
        raise CorruptLog("bad-line", {"where": where})
    return Line(id, **{name: _read(args[name], f"{where}.{name}", depth - 1) for name in args})


def _read(data: object, where: str, depth: int) -> Part:
    if isinstance(data, (str, int)) and not isinstance(data, bool):
        return data
    if isinstance(data, list) and depth > 0:
        return tuple(_read(item, f"{where}.{i}", depth - 1) for i, item in enumerate(data))
    return _read_line(data, where, depth)


def with_rule(line: Line, rule: str) -> Line:
    """The same with the id of the rule behind it, if there is one."""
    return Line("with-rule", told=line, rule=rule) if rule else line


def then(first: Line, *others: Line) -> Line:
    """Sentences, one after the other."""
    for other in others:
        first = Line("then", first=first, next=other)
    return first


def stop(told: Given) -> Line:
    """What is said without a full stop, as a sentence."""
    return Line("stop", told=told)
