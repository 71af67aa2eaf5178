"""Flashover over all levels: the base game's, with fire passing over the stairs (XD-SEQ-4).

XD-WIN-3: an open window lets it pass; XD-WIN-6: fire and smoke beside a window do nothing to it.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import hole_ladders
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events, flashover
from tocsin.games.flashpoint.table import barriers


def flash_over_all(s: DangerState, journal: Journal | None) -> None:
    """FP-FLASH-1, XD-STAIR-3: until no smoke is adjacent to fire, ends of stairs included."""
    while True:
        flashover.flash_over(s, journal)
        if not _pass_stairs(s, journal):
            break
    hole_ladders.fold_in_fire(s, journal)


def _pass_stairs(s: DangerState, journal: Journal | None) -> bool:
    """One look at every flight of stairs; says whether fire has passed over one."""
    found = False
    for number in range(i64(len(s.house.flights))):
        edge = s.house.flights[number]
        if i64(s.edges[edge]) != barriers.FLOOR:
            continue
        a = s.board.edge_a[edge]
        b = s.board.edge_b[edge]
        for cell, other in ((a, b), (b, a)):
            if s.smokes(cell) and s.burns(other):
                s.smoke_to_fire(cell)
                found = True
                events.tell_cell(s, "smoke-flashed-over", "XD-STAIR-3", cell, journal)
    return found
