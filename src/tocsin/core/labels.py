"""What people write into a playthrough: the names of its seats, and comments beside plies.

Both stand in the record, so they are checked when they are set: whatever can be written there can
be read back, and nothing in it drives a terminal or turns a line round.
"""

from typing import Final

from tocsin.core.errors import SetupError, quoted

NAME_CHARS_MAX: Final = 40
COMMENT_CHARS_MAX: Final = 500
# What separates names, and what the tags of a record are made of.
_NOT_IN_NAMES: Final = '",[]'
_NOT_IN_COMMENTS: Final = "{}"
# Spaces of French typography, which Python does not count as printable.
_SPACES: Final = "\u00a0\u202f"


def check_names(names: tuple[str, ...] | list[str], seats: int) -> tuple[str, ...]:
    """One name for each seat; SetupError says which one cannot be one."""
    if not isinstance(names, (tuple, list)):
        raise TypeError(f"names are a tuple of texts, not {type(names).__name__}")
    if len(names) != seats:
        raise SetupError("seats-do-not-fit", {"given": len(names), "seats": seats})
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"a name is a text, not {type(name).__name__}")
        if not name or not _is_plain(name, NAME_CHARS_MAX, _NOT_IN_NAMES):
            raise SetupError("bad-name", {"name": quoted(name[:60]), "most": NAME_CHARS_MAX})
    return tuple(names)


def check_comment(comment: str) -> None:
    """One line of printable text without braces; SetupError shows what is none."""
    if not isinstance(comment, str):
        raise TypeError(f"a comment is a text, not {type(comment).__name__}")
    if not _is_plain(comment, COMMENT_CHARS_MAX, _NOT_IN_COMMENTS):
        facts = {"comment": quoted(comment[:60]), "most": str(COMMENT_CHARS_MAX)}
        raise SetupError("bad-comment", facts)


def _is_plain(text: str, chars_max: int, forbidden: str) -> bool:
    """Short and printable; controls, surrogates and signs of direction are not."""
    if len(text) > chars_max:
        return False
    for letter in text:
        if letter in forbidden or not (letter.isprintable() or letter in _SPACES):
            return False
    return True
