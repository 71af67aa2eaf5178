"""Texts of people: names, chat and words, as they may be shown to others.

They are normalised (NFC), inner blanks become one, and what would drive a terminal, turn the
direction of writing or show nothing at all is refused.
"""

import unicodedata

from tocsin.tables.refusing import refuse

# Marks that turn the direction of what follows, or join what is not seen.
UNWANTED = frozenset(
    "\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
)


def tidy(text: str, most: int) -> str:
    """The text as it is shown; a refusal if it cannot be, or is too long."""
    tidied = " ".join(unicodedata.normalize("NFC", text).split())
    if len(tidied) > most:
        raise refuse("bad-text", most=most)
    for letter in tidied:
        if letter in UNWANTED or unicodedata.category(letter) in (
            "Cc",
            "Cs",
            "Co",
            "Cn",
            "Zl",
            "Zp",
        ):
            raise refuse("bad-text", most=most)
    return tidied


def tidy_said(text: str, most: int) -> str:
    """Something said, or a word for fair dice; silence is refused. A name may be empty."""
    tidied = tidy(text, most)
    if not tidied:
        raise refuse("bad-text", most=most)
    return tidied
