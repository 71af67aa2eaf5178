"""Records made quickly: a front asks for a view after every ply, and a view is made of dozens.

A frozen dataclass makes itself by one `object.__setattr__` per field. `filler` gives a function
with the arguments of the class that fills a record of the same shape which is still open, then
makes it a frozen one: equal, typed and as unchangeable as if the class had been called. Not for
records with defaults, or with a `__post_init__`.
"""

# mypyc: off

import dataclasses
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

from tocsin.core.facts import field_names

P = ParamSpec("P")
R = TypeVar("R")


def filler(kind: Callable[P, R]) -> Callable[P, R]:
    """A function that makes records of this kind, with the arguments of the kind."""
    frozen = cast(type, kind)
    entries = dataclasses.fields(cast(Any, frozen))
    has_defaults = any(
        entry.default is not dataclasses.MISSING
        or entry.default_factory is not dataclasses.MISSING
        or not entry.init
        for entry in entries
    )
    if has_defaults or hasattr(frozen, "__post_init__"):
        raise TypeError(f"{frozen.__name__} does more than take its fields: call it")
    names = field_names(frozen)
    lines = [f"def fill_{frozen.__name__}({', '.join(names)}):", "    record = Open()"]
    lines += [f"    record.{name} = {name}" for name in names]
    lines += ["    record.__class__ = Frozen", "    return record"]
    known: dict[str, Any] = {"Open": _still_open(frozen), "Frozen": frozen}
    # As dataclasses do it: only a function written out for these fields stores them directly.
    exec("\n".join(lines), known)
    return cast(Callable[P, R], known[f"fill_{frozen.__name__}"])


def _still_open(frozen: type) -> type:
    """A class of the same slots whose fields can be set, whatever its bases refuse."""
    body = {
        "__slots__": frozen.__dict__["__slots__"],
        "__init__": object.__init__,
        "__setattr__": object.__setattr__,
    }
    return type(frozen.__name__, frozen.__bases__, body)
