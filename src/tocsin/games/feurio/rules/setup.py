"""The start of a play: one tile for each player in the middle (FE-SETUP-2, FE-SETUP-3)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.games.feurio.table.hexes import cell_at, name_of
from tocsin.games.feurio.table.state import FeurioState

# FE-SETUP-2, FE-3P-5: the cells of the start tiles in the order they are filled, by players.
START_CELLS: Final = [
    [(0, 0)],
    [(0, 0), (1, 0)],
    [(0, 0), (1, -1), (1, 0)],
    [(0, -1), (1, -1), (0, 0), (1, 0)],
]


def lay_start_tile(s: FeurioState, value: i64, journal: Journal | None) -> None:
    """FE-SETUP-2, FE-SETUP-3: the start cells are filled in draw order, face up."""
    q, r = START_CELLS[s.players - 1][s.tiles]
    cell = cell_at(q, r)
    s.take_from_pile(value)
    s.add_tile(cell, value, -1)
    _tell_laid(cell, value, journal)


def _tell_laid(cell: i64, value: i64, journal: Journal | None) -> None:
    if journal is not None:
        facts: dict[str, Arg] = {"cell": name_of(cell), "value": int(value)}
        journal.tell("start-tile-laid", "FE-SETUP-2", facts)


def is_set_up(s: FeurioState) -> bool:
    """FE-SETUP-2: has every player's tile been laid?"""
    return s.tiles == s.players
