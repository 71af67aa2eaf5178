"""What things are called in a drawing: whoever asks for it gives the words, the default has none.

A drawing asks `describe(kind, name)` for a cell, a piece, a seat, a level, a card, ... and, with
the kinds `title` and `description`, for what the whole is called (the name is then made of the
others). The default answers with the name itself, as it stands in move texts and views ("3,4",
"fire", "A"), so that no sentence of any language is written here.
"""

from collections.abc import Callable, Iterable

from tocsin.core.seats import letter_of

Describe = Callable[[str, str], str]


def plain(kind: str, name: str) -> str:
    """Names as they stand; a seat by its letter."""
    return letter_of(int(name)) if kind == "seat" else name


def listed(head: str, names: Iterable[str]) -> str:
    """`fire 1,3 2,3`; nothing for no names."""
    told = " ".join(names)
    return f"{head} {told}" if told else ""


def joined(parts: Iterable[str]) -> str:
    """The parts that say something, one after the other."""
    return "; ".join(part for part in parts if part)
