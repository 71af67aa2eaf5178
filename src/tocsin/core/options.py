"""Options: named settings of a game, each a switch, a choice, a number, a list of names or a board.

Names are joined by commas; cells, whose names have commas of their own, by slashes: `3,6/3,7`.
A board is one of the game's own by its name, or a plan of the user's, whose value is its JSON text.

They are read from Python values or from text (`mode=coop firebreaks=no`), checked against the
game's own table, and written back in one spelling so that a record can name them.
"""

from dataclasses import dataclass

from tocsin.core import data
from tocsin.core.errors import SetupError, quoted
from tocsin.core.facts import Arg

Value = bool | int | str | tuple[str, ...]

_YES = ("yes", "true", "on", "1")
_NO = ("no", "false", "off", "0")
CELLS_MAX = 12
NAMES_MAX = 64
OPTIONS_CHARS_MAX = 2 * data.PLAN_BYTES_MAX


@dataclass(frozen=True)
class Option:
    """One setting: `kind` is switch, choice, number, names, cells or board."""

    name: str
    kind: str
    default: Value
    rule: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def allowed(self) -> str:
        """What may be given, in words a person can act on."""
        if self.kind == "switch":
            return "yes, no"
        if self.kind == "number":
            return f"{self.low} to {self.high}"
        if self.kind == "cells":
            return "cells such as 3,6/3,7"
        if self.kind == "board":
            return ", ".join((*self.choices, "*.json"))
        return ", ".join(self.choices)

    def bounds(self) -> dict[str, Arg]:
        """What may be given, for programs: the kind, with its numbers or its choices."""
        if self.kind == "number":
            return {"kind": self.kind, "low": self.low, "high": self.high}
        if self.kind in ("choice", "names", "board"):
            return {"kind": self.kind, "choices": list(self.choices)}
        return {"kind": self.kind}

    def read(self, given: object) -> Value:
        """The value in its proper type, or a SetupError that says what is allowed."""
        if self.kind == "switch":
            return self._read_switch(given)
        if self.kind == "number":
            return self._read_number(given)
        if self.kind == "choice":
            if isinstance(given, str) and given in self.choices:
                return given
            raise self._bad(given)
        if self.kind == "board":
            return self._read_board(given)
        return self._read_names(given)

    def write(self, value: Value) -> str:
        """The one text of a value; `-` stands for an empty list of names."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return self._sign().join(value) if value else "-"
        return str(value)

    def _read_switch(self, given: object) -> bool:
        if isinstance(given, bool):
            return given
        word = quoted(given).lower()
        if word in _YES:
            return True
        if word in _NO:
            return False
        raise self._bad(given)

    def _read_number(self, given: object) -> int:
        if isinstance(given, bool):
            raise self._bad(given)
        if isinstance(given, int):
            number = given
        elif isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 10:
            number = int(given)
        else:
            raise self._bad(given)
        if not self.low <= number <= self.high:
            raise self._bad(given)
        return number

    def _read_board(self, given: object) -> str:
        """A name, or a plan in its one text, which has no blank and so is one word of options."""
        if isinstance(given, str) and given in self.choices:
            return given
        if data.is_plan(given):
            return data.write_plan(data.read_plan(given))
        raise self._bad(given)

    def _read_names(self, given: object) -> tuple[str, ...]:
        if isinstance(given, str):
            names = () if given in ("", "-") else tuple(given.split(self._sign(), NAMES_MAX))
        elif isinstance(given, (list, tuple)):
            names = tuple(quoted(name) for name in given[: NAMES_MAX + 1])
        else:
            raise self._bad(given)
        if len(names) > NAMES_MAX:
            raise self._bad(given)
        if self.kind == "cells":
            # Which cells there are is known to the game alone.
            if len(names) > CELLS_MAX or not all(0 < len(name) <= 8 for name in names):
                raise self._bad(given)
            return names
        for name in names:
            if name not in self.choices:
                raise self._bad(name)
        return names

    def _sign(self) -> str:
        return "/" if self.kind == "cells" else ","

    def _bad(self, given: object) -> SetupError:
        facts: dict[str, Arg] = {
            "option": self.name,
            "given": quoted(given)[:60],
            "allowed": self.allowed(),
        }
        return SetupError("bad-option-value", {**facts, **self.bounds()}, self.rule)


def read_options(specs: list[Option], given: dict[str, object]) -> dict[str, Value]:
    """Every option of the table, from what was given and the defaults for the rest."""
    if not isinstance(given, dict):
        raise TypeError(f"options are given as a dict, not {type(given).__name__}")
    known = {spec.name for spec in specs}
    for name in given:
        if name not in known:
            names = ", ".join(spec.name for spec in specs)
            raise SetupError("unknown-option", {"option": quoted(name)[:60], "known": names})
    values: dict[str, Value] = {}
    for spec in specs:
        if spec.name in given:
            values[spec.name] = spec.read(given[spec.name])
        else:
            values[spec.name] = spec.default
    return values


def write_options(specs: list[Option], values: dict[str, Value]) -> str:
    """`name=value` words for all options, in the order of the table."""
    return " ".join(f"{spec.name}={spec.write(values[spec.name])}" for spec in specs)


def show_options(text: str) -> str:
    """The words of `write_options` for people to read: a plan by its name."""
    shown: list[str] = []
    for word in text.split():
        name, sign, value = word.partition("=")
        shown.append(name + sign + data.name_plan(value) if data.is_plan_text(value) else word)
    return " ".join(shown)


def split_options(text: str) -> dict[str, object]:
    """The words of `write_options` as given values, still to be checked by `read_options`."""
    if len(text) > OPTIONS_CHARS_MAX:
        raise SetupError("bad-option-word", {"word": quoted(text), "expected": "name=value"})
    given: dict[str, object] = {}
    for word in text.split():
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise SetupError("bad-option-word", {"word": quoted(word), "expected": "name=value"})
        if name in given:
            raise SetupError("option-given-twice", {"option": quoted(name)})
        given[name] = value
    return given
