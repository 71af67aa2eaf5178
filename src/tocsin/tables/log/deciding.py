"""A decision: an entry that is to be written down, by which seat, with which words of whom."""

from dataclasses import dataclass

from tocsin.tables.log.entries import Entry


@dataclass(frozen=True, slots=True)
class Decision:
    """`is_played`: the plies of the entry were played when it was decided."""

    actor: int
    entry: Entry
    said: str | None = None
    who: str | None = None
    is_played: bool = False
