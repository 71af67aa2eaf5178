"""The one small door to data: files that lie beside the games, and plans that users bring.

A plan is a JSON object, given as a dict, as JSON text or as the path of a file. It leaves this room
as plain values, short and shallow, and has one text; what it means is the game's business.
"""

import errno
import json
from importlib.resources import files
from typing import Final

from tocsin.core.errors import SetupError, quoted
from tocsin.core.facts import Arg

PLAN_BYTES_MAX: Final = 65_536
PLAN_DEPTH_MAX: Final = 8
PLAN_VALUES_MAX: Final = 10_000
PLAN_NUMBER_MAX: Final = 1_000_000_000
# What can be wrong with a plan before anybody asks what it means; `place` is a path of JSON such as
# `levels[0].rows`, or line and column of a text.
PLAN_PROBLEMS: Final = (
    "no-json",
    "no-object",
    "no-json-value",
    "no-text-key",
    "number-too-large",
    "key-twice",
    "too-deep",
    "too-long",
)


def load_text(package: str, name: str) -> str:
    """The text of a data file in `package`/data."""
    return files(package).joinpath("data", name).read_text(encoding="utf-8")


def load_json(package: str, name: str) -> object:
    """A JSON data file in `package`/data."""
    loaded: object = json.loads(load_text(package, name))
    return loaded


def is_plan(given: object) -> bool:
    """Is it meant as a plan: a dict, JSON text, or the path of a file that ends in .json?"""
    if isinstance(given, str):
        return is_plan_text(given) or given.lower().endswith(".json")
    return isinstance(given, dict) or hasattr(given, "__fspath__")


def is_plan_text(given: str) -> bool:
    """Is it the JSON text of a plan, not a name or a path?"""
    return given.lstrip().startswith("{")


def read_plan(given: object) -> dict[str, object]:
    """A plan as plain values, none of them shared with what was given.

    A dict or a text never touches the disk. SetupError says what is wrong, and where.
    """
    if isinstance(given, dict):
        value: object = given
    elif isinstance(given, str) and is_plan_text(given):
        value = _parse(given)
    else:
        value = _parse(_read_file(given))
    plain = _Plainer().plain(value, "", 1)
    if not isinstance(plain, dict):
        raise _bad("no-object", "")
    return plain


def write_plan(plan: dict[str, object]) -> str:
    """The one text of a plan: sorted keys, ASCII, and no blank, not even within a text."""
    text = json.dumps(plan, sort_keys=True, separators=(",", ":")).replace(" ", "\\u0020")
    _check_length(len(text))
    return text


def name_plan(text: str) -> str:
    """What a plan is called, from its text."""
    return str(read_plan(text).get("name", ""))


def _read_file(path: object) -> str:
    """The text of a user's file, at most as much as a plan may have."""
    try:
        with open(path, "rb") as file:  # type: ignore[call-overload]
            content: bytes = file.read(PLAN_BYTES_MAX + 1)
    except OSError as problem:
        reason = errno.errorcode.get(problem.errno or 0, "unknown").lower()
        facts: dict[str, Arg] = {"file": quoted(str(path)), "reason": reason}
        raise SetupError("cannot-read-file", {**facts, "system": problem.strerror or ""}) from None
    except (TypeError, ValueError):
        # A path that no system has, such as one with a zero in it.
        facts = {"file": quoted(str(path)), "reason": "einval", "system": ""}
        raise SetupError("cannot-read-file", facts) from None
    _check_length(len(content))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SetupError("file-is-not-text", {"file": quoted(str(path))}) from None


def _parse(text: str) -> object:
    _check_length(len(text))
    try:
        loaded: object = json.loads(text, object_pairs_hook=_join)
    except json.JSONDecodeError as error:
        raise _bad("no-json", f"{error.lineno}:{error.colno}") from None
    except ValueError:
        raise _bad("number-too-large", "") from None
    except RecursionError:
        raise _bad("too-deep", "", {"most": PLAN_DEPTH_MAX}) from None
    return loaded


class _Twice:
    """Stands for an object in which a key is given twice, until its place is known."""

    def __init__(self, key: str) -> None:
        self.key = key


def _join(pairs: list[tuple[str, object]]) -> object:
    joined: dict[str, object] = {}
    for key, value in pairs:
        if key in joined:
            return _Twice(key)
        joined[key] = value
    return joined


class _Plainer:
    """Copies values that JSON knows, counting them, so that nothing endless comes in."""

    def __init__(self) -> None:
        self.values = 0
        self.chars = 0

    def plain(self, value: object, place: str, depth: int) -> object:
        """The value as JSON would give it back."""
        self.values += 1
        if self.values > PLAN_VALUES_MAX:
            raise _bad("too-long", place, {"most": PLAN_BYTES_MAX})
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, str):
            return self._text(value, place)
        if isinstance(value, (int, float)):
            # A number that is none is not between the bounds either.
            if not -PLAN_NUMBER_MAX <= value <= PLAN_NUMBER_MAX:
                raise _bad("number-too-large", place)
            return int(value) if isinstance(value, int) else float(value)
        if depth > PLAN_DEPTH_MAX and isinstance(value, (dict, list, tuple)):
            raise _bad("too-deep", place, {"most": PLAN_DEPTH_MAX})
        if isinstance(value, (list, tuple)):
            return [self.plain(item, f"{place}[{n}]", depth + 1) for n, item in enumerate(value)]
        if isinstance(value, dict):
            return self._table(value, place, depth)
        if isinstance(value, _Twice):
            raise _bad("key-twice", place, {"key": value.key[:40]})
        raise _bad("no-json-value", place, {"type": type(value).__name__[:40]})

    def _table(self, value: dict[object, object], place: str, depth: int) -> dict[str, object]:
        table: dict[str, object] = {}
        for key, item in value.items():
            if not isinstance(key, str):
                raise _bad("no-text-key", place, {"type": type(key).__name__[:40]})
            name = self._text(key, place)
            table[name] = self.plain(
                item, f"{place}.{name[:40]}" if place else name[:40], depth + 1
            )
        return table

    def _text(self, value: str, place: str) -> str:
        self.chars += len(value)
        if self.chars > PLAN_BYTES_MAX:
            raise _bad("too-long", place, {"most": PLAN_BYTES_MAX})
        return str(value)


def _check_length(length: int) -> None:
    if length > PLAN_BYTES_MAX:
        raise _bad("too-long", "", {"most": PLAN_BYTES_MAX})


def _bad(problem: str, place: str, more: dict[str, Arg] | None = None) -> SetupError:
    facts: dict[str, Arg] = {"problem": problem, "place": place or "-"}
    if more is not None:
        facts.update(more)
    return SetupError("bad-plan", facts)
