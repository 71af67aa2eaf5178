"""What an explosion leaves to be resolved after it (XD-SEQ-3), one number each.

A number is a kind of thing due and the cell, or the object, that it is due for. The order in which
they are taken up is in `rules.sequence`.
"""

from typing import Final

from mypy_extensions import i64

# XD-FLOOR-6: a hazmat that fell with its floor explodes from the hole.
FROM_HOLE: Final[i64] = 1000
# XD-FLOOR-11: a burning cell under a hole explodes when a blast passes over it.
BELOW: Final[i64] = 2000
# XD-OBJ-8: an object that has taken all it can goes off; the number of the object is added.
OBJECT: Final[i64] = 3000
# XD-OBJ-10: small explosives explode a second time.
SECOND: Final[i64] = 4000
_SPAN: Final[i64] = 1000
WORDS: Final = ("from-hole", "below", "object", "second")


def kind_of(item: i64) -> i64:
    """Which of the kinds above it is."""
    return item - item % _SPAN


def subject_of(item: i64) -> i64:
    """The cell or the object it is due for."""
    return item % _SPAN


def word_of(item: i64) -> str:
    """Its kind in the text of a position."""
    return WORDS[item // _SPAN - 1]


def item_of(word: int, subject: i64) -> i64:
    """The number for the kind with that place among the words."""
    return (word + 1) * _SPAN + subject
