"""The sixty passengers (TI-GEN-1, TI-GEN-2) and the two stand-ins, as numbers.

A *kind* is a class with a number: F1 to F13 are 0 to 12, S1 to S17 are 13 to 29. The card of a
kind is twice the kind, plus one with an anchor, so that cards count from F1 = 0 to S17a = 59 in
the order class, number, plain before anchor. The Mystery Passengers are 60 (F) and 61 (S); the
state knows which number each stands for.

    kind     0    0     1    ...   12     13    13    14   ...   29     -    -
    card     0    1     2    ...   25     26    27    28   ...   59    60   61
    text    f1   f1a   f2    ...  f13a    s1   s1a    s2   ...  s17a   mf   ms
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.notation import Reader
from tocsin.games.titanic.table import sets

CLASSES: Final = ("first", "second")
CARDS: Final[i64] = 60
KINDS: Final[i64] = 30
ALL: Final[i64] = (1 << 60) - 1
ANCHORS: Final[i64] = 0xAAAAAAAAAAAAAAA
# The first kind of the second class; a run never crosses from F13 to S1.
SECOND: Final[i64] = 13
F13: Final[i64] = 12
S17: Final[i64] = 29
MYSTERY: Final[i64] = 60
# TI-MOVE-3: the four cards that open an empty line.
OPENERS: Final[i64] = 0xC00000003000000


def class_of(kind: i64) -> i64:
    """0 for the first class, 1 for the second."""
    return i64(0) if kind < SECOND else i64(1)


def lifeboat_of(klass: i64) -> i64:
    """TI-GEN-2: the kind of a class's lifeboat, its number 1."""
    return SECOND if klass else i64(0)


def number_of(kind: i64) -> i64:
    """The number on the card."""
    return kind + 1 if kind < SECOND else kind - 12


def highest_of(klass: i64) -> i64:
    """TI-GEN-1: how many numbers a class has."""
    return i64(17) if klass else i64(13)


def opener_of(klass: i64) -> i64:
    """TI-MOVE-3: the kind that opens an empty line."""
    return S17 if klass else F13


def is_lifeboat(kind: i64) -> bool:
    """TI-GEN-2: is it a number 1?"""
    return kind == 0 or kind == SECOND


def is_opener(kind: i64) -> bool:
    """TI-MOVE-3: does it open an empty line?"""
    return kind == F13 or kind == S17


def write_kind(kind: i64) -> str:
    """A class and number: `f7`, `s17`."""
    return f"{'f' if kind < SECOND else 's'}{number_of(kind)}"


# Views and positions name dozens of cards each: the names are made once.
_NAMES: Final[list[str]] = [
    write_kind(card >> 1) + ("a" if card & 1 else "") for card in range(CARDS)
]


def write_card(card: i64) -> str:
    """A passenger: `f7`, `s17a`."""
    return _NAMES[card]


def names_in(members: i64) -> list[str]:
    """A set of passengers in canonical order."""
    found: list[str] = []
    while members:
        found.append(_NAMES[sets.lowest(members)])
        members &= members - 1
    return found


def write_cards(members: i64) -> str:
    """A set of passengers in canonical order, `-` for none."""
    texts = names_in(members)
    return ".".join(texts) if texts else "-"


def read_kind(reader: Reader) -> i64:
    """A class and number."""
    at = reader.at
    if reader.takes("f"):
        return reader.number(1, 13, "number") - 1
    if reader.takes("s"):
        return reader.number(1, 17, "number") + 12
    reader.at = at
    raise reader.fail("passenger")


def read_card(reader: Reader) -> i64:
    """A passenger."""
    kind = read_kind(reader)
    return 2 * kind + (1 if reader.takes("a") else 0)


def read_cards(reader: Reader) -> i64:
    """A set of passengers in any order, `-` for none."""
    if reader.takes("-"):
        return 0
    members: i64 = 0
    while True:
        at = reader.at
        card = read_card(reader)
        if (members >> card) & 1:
            reader.at = at
            raise reader.fail("passenger-once")
        members |= bit(card)
        if not reader.takes("."):
            return members
