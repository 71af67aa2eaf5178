"""Fire that a blast brings to a cell, and what it does to ladders and to the platform there.

XD-LADDER-9: fire at either end of a raised ladder folds it at once; XD-BRIDGE-5: so it does to one
that is let down into a hole. XD-SEQ-6: they fold when the fire appears, not at the end.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import hole_ladders, knockdown, ladders, platform
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import explosion
from tocsin.games.flashpoint.table import marks


def kindle(s: DangerState, cell: i64, rule: str, journal: Journal | None) -> None:
    """FP-EXPL-5, FP-EXPL-6, XD-LADDER-9, XD-PLAT-10: fire in a cell that does not burn yet."""
    if not explosion.kindle(s, cell, rule, journal):
        return
    if not s.board.is_building(cell):
        _fold_raised(s, cell, journal)
        if cell == s.platform:
            platform.burn(s, journal)
    hole_ladders.fold_in_fire(s, journal)


def _fold_raised(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-LADDER-9: the ladder comes down; who is on its top comes down hard, the victim is lost.

    A hazmat on the top is outside the building already and goes without an explosion.
    """
    if s.ruling.ladders == 0:
        return
    for way in (danger_ways.UP, danger_ways.DOWN, danger_ways.HIGH):
        if not s.has_raised_ladder(cell, way):
            continue
        edge = s.board.edge_beside(cell, way)
        top = s.board.edge_b[edge]
        for seat in range(s.players):
            if s.cell_of(seat) == top:
                knockdown.strike(s, seat, "XD-LADDER-9", journal)
        knockdown.lose_victims(s, top, "XD-LADDER-9", journal)
        while not s.has_ended() and s.has(marks.HAZMAT, top):
            s.take_thing(marks.HAZMAT, top)
            s.hazmats_safe += 1
        ladders.fold(s, edge, "XD-LADDER-9", journal)
