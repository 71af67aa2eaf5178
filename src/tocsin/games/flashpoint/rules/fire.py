"""Advance fire: the roll and what it does to its cell (section 8: FP-FIRE, steps A1 to B)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import events, explosion, flashover
from tocsin.games.flashpoint.table import barriers, marks
from tocsin.games.flashpoint.table.state import FlashpointState


def advance_fire(s: FlashpointState, cell: i64, journal: Journal | None) -> None:
    """FP-FIRE-A1, FP-FIRE-A2, FP-FIRE-A3, FP-FIRE-A4, FP-FIRE-A5: one roll, then flashover.

    Hazmats and what follows them come after that.
    """
    s.target = cell
    # FP-HOT-1, FP-HOT-6: only a hot spot that was there when the dice fell ignites.
    s.ignites = 1 if s.has(marks.HOT, cell) else 0
    if s.burns(cell):
        explosion.explode(s, cell, "FP-FIRE-A5", journal)
        if s.has_ended():
            return
    elif s.smokes(cell):
        s.smoke_to_fire(cell)
        events.tell_cell(s, "smoke-caught-fire", "FP-FIRE-A4", cell, journal)
    elif not s.has_marker():
        events.tell_cell(s, "no-marker-left", "FP-FIRE-7", cell, journal)
    elif is_beside_fire(s, cell):
        s.add_fire(cell)
        events.tell_cell(s, "fire-placed", "FP-FIRE-A3", cell, journal)
    else:
        s.add_smoke(cell)
        events.tell_cell(s, "smoke-placed", "FP-FIRE-A2", cell, journal)
    flashover.flash_over(s, journal)


def is_beside_fire(s: FlashpointState, cell: i64) -> bool:
    """FP-FIRE-6: is a burning cell adjacent? Standing walls and closed doors protect."""
    board = s.board
    for way in range(i64(4)):
        if barriers.lets_through(i64(s.edges[board.edge_beside(cell, way)])):
            if s.burns(board.cell_beside(cell, way)):
                return True
    return False
