"""Lists of the words of positions, made from the tables of a game for its notation page."""

# mypyc: off

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wordlist:
    """Words of one sort, each with the rule that speaks of it; no rule where none does."""

    title: str
    rows: tuple[tuple[str, str], ...]
