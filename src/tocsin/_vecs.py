"""Where librt is not installed, a small list stands in for its packed vectors.

Compiled builds need the real thing and declare it; interpreted ones (PyPy, a browser, a machine
without wheels) run the same files on this. It is put in place before any rule is imported.
"""

import sys
from collections.abc import Iterable
from types import ModuleType
from typing import Any, TypeVar

T = TypeVar("T")


class vec(list[T]):  # noqa: N801 - named like what it stands for
    """A list that slices to its own kind, as librt's vec does."""

    def __init__(self, items: Iterable[T] = (), /, *, capacity: int = 0) -> None:
        super().__init__(items)

    def __getitem__(self, index: Any) -> Any:
        got = super().__getitem__(index)
        return vec(got) if isinstance(index, slice) else got


def append(items: "vec[T]", item: T, /) -> "vec[T]":
    """Add at the end; the caller keeps what comes back."""
    items.append(item)
    return items


def put_in_place() -> None:
    """Make `librt.vecs` importable if it is not."""
    try:
        import librt.vecs  # noqa: F401
    except ImportError:
        module = ModuleType("librt.vecs")
        module.vec = vec  # type: ignore[attr-defined]
        module.append = append  # type: ignore[attr-defined]
        sys.modules.setdefault("librt", ModuleType("librt"))
        sys.modules["librt.vecs"] = module


put_in_place()
