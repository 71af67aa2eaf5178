"""The twenty Action cards: their names and copies, and heaps of them packed in one number.

A heap holds two bits for each of the twelve names, because no name has more than three copies.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.data import load_json
from tocsin.core.errors import SetupError
from tocsin.core.facts import Arg
from tocsin.core.notation import Reader

GET_READY: Final[i64] = 0
COME_ON: Final[i64] = 1
COME_BACK: Final[i64] = 2
YOUR_TURN: Final[i64] = 3
SAME_LINES: Final[i64] = 4
WAIT: Final[i64] = 5
SAVE_TIME: Final[i64] = 6
PLAN_A: Final[i64] = 7
PLAN_B: Final[i64] = 8
COLLAPSIBLE_BOAT: Final[i64] = 9
MYSTERY_FIRST: Final[i64] = 10
MYSTERY_SECOND: Final[i64] = 11
NAMES_N: Final[i64] = 12
NAMES: Final[tuple[str, ...]] = (
    "get-ready",
    "come-on",
    "come-back",
    "your-turn",
    "same-lines",
    "wait",
    "save-time",
    "plan-a",
    "plan-b",
    "collapsible-boat",
    "mystery-first",
    "mystery-second",
)
CARDS_N: Final = 20


def read_copies(loaded: object) -> list[int]:
    """Check the data file: the twelve names in order, twenty cards in all."""
    if not isinstance(loaded, list):
        raise SetupError("bad-data", {"file": "actions.json", "where": "top", "expected": "a list"})
    copies: list[int] = []
    for number, entry in enumerate(loaded):
        name = entry.get("id") if isinstance(entry, dict) else None
        many = entry.get("copies") if isinstance(entry, dict) else None
        facts: dict[str, Arg] = {"file": "actions.json", "where": number}
        if number >= len(NAMES) or name != NAMES[number]:
            raise SetupError("bad-data", {**facts, "found": str(name)})
        if not isinstance(many, int) or not 1 <= many <= 3:
            raise SetupError("bad-data", {**facts, "found": str(many)})
        copies.append(many)
    if len(copies) != len(NAMES) or sum(copies) != CARDS_N:
        raise SetupError("bad-data", {"file": "actions.json", "where": "sum", "found": sum(copies)})
    return copies


def _pack(copies: list[int]) -> int:
    packed = 0
    for name, many in enumerate(copies):
        packed |= many << (2 * name)
    return packed


COPIES: Final = read_copies(load_json("tocsin.games.titanic", "actions.json"))
FULL: Final[i64] = _pack(COPIES)


def one(name: i64) -> i64:
    """The heap of one card."""
    return bit(2 * name)


def copies_in(heap: i64, name: i64) -> i64:
    """How many cards of a name a heap holds."""
    return (heap >> (2 * name)) & 3


def size(heap: i64) -> i64:
    """How many cards a heap holds."""
    total: i64 = 0
    while heap:
        total += heap & 3
        heap >>= 2
    return total


def nth_in(heap: i64, number: i64) -> i64:
    """The name of the card with that many cards before it, names in order."""
    name: i64 = 0
    while number >= heap & 3:
        number -= heap & 3
        heap >>= 2
        name += 1
    return name


def first_in(heap: i64) -> i64:
    """The first name of a heap; 0 for an empty one."""
    name: i64 = 0
    while heap and heap & 3 == 0:
        heap >>= 2
        name += 1
    return name


def is_uniform(heap: i64) -> bool:
    """Does the heap hold cards of one name only?"""
    name = first_in(heap)
    return heap >> (2 * name + 2) == 0


def names_in(heap: i64) -> list[str]:
    """The cards of a heap by name, each as often as it is there."""
    found: list[str] = []
    for name in range(NAMES_N):
        for _ in range(copies_in(heap, name)):
            found.append(NAMES[name])
    return found


def write_heap(heap: i64) -> str:
    """`wait*2.plan-a`, `-` for none."""
    texts: list[str] = []
    for name in range(NAMES_N):
        many = copies_in(heap, name)
        if many > 0:
            texts.append(NAMES[name] + (f"*{many}" if many > 1 else ""))
    return ".".join(texts) if texts else "-"


def read_name(reader: Reader) -> i64:
    """An Action card by its name."""
    return reader.one_of(NAMES, "action-card")


def read_heap(reader: Reader) -> i64:
    """The heap of a text, names once each in any order."""
    if reader.takes("-"):
        return 0
    heap: i64 = 0
    while True:
        at = reader.at
        name = read_name(reader)
        if copies_in(heap, name) > 0:
            reader.at = at
            raise reader.fail("action-card-once")
        many = reader.number(2, 3, "copies") if reader.takes("*") else 1
        heap |= i64(many) << (2 * name)
        if not reader.takes("."):
            return heap
