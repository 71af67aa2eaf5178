"""Texts of people: names, chat and words, as they may be shown to others.

They are normalised (NFC), inner blanks become one, and what would drive a terminal, turn the
direction of writing or show nothing at all is refused.
"""

import unicodedata

from tocsin.tables.refusing import refuse

# Control characters (Cc), marks that turn the direction of what follows or are not seen (Cf), what
# is no character of anybody's, and what breaks a line.
UNWANTED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Joiners are marks too, but Persian words and many pictures need them.
JOINERS = frozenset("\u200c\u200d")
# Letters and signs that show nothing.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def tidy(text: str, most: int) -> str:
    """The text as it is shown; a refusal if it cannot be, or is too long."""
    tidied = " ".join(unicodedata.normalize("NFC", text).split())
    if len(tidied) > most:
        raise refuse("bad-text", most=most)
    if tidied and not any(_is_seen(letter) for letter in tidied):
        raise refuse("bad-text", most=most)
    for letter in tidied:
        is_wanted = letter in JOINERS or unicodedata.category(letter) not in UNWANTED
        if not is_wanted or letter in BLANK:
            raise refuse("bad-text", most=most)
    return tidied


def _is_seen(letter: str) -> bool:
    """Joiners, and marks that are put on a letter, are nothing without one."""
    return letter not in JOINERS and not unicodedata.category(letter).startswith(("M", "Z"))


def tidy_said(text: str, most: int) -> str:
    """Something said, or a word for fair dice; silence is refused. A name may be empty."""
    tidied = tidy(text, most)
    if not tidied:
        raise refuse("bad-text", most=most)
    return tidied
