"""Explosions and their shockwaves (sections 9 and 10: FP-EXPL, FP-WAVE).

       up                 A direction gives one main result: a wall takes a marker, a closed
        |                 door goes, a cell without fire begins to burn, or, where it burns
left -- * -- right        already, a shockwave runs on until one of these stops it.
        |
      down                First all four results, then the shockwaves, in that order.

FP-EXPL-9: exterior walls are walls, exterior doorways are openings. FP-EXPL-10: rolls, the set-up,
hazmats and burnt false alarms explode; shockwaves and flashovers never do.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import damage, events
from tocsin.games.flashpoint.table import barriers, phases
from tocsin.games.flashpoint.table.state import FlashpointState


def explode(s: FlashpointState, cell: i64, rule: str, journal: Journal | None) -> None:
    """FP-EXPL-1, FP-EXPL-2: the four directions, then the shockwaves; a collapse stops it all."""
    events.tell_cell(s, "explosion", rule, cell, journal)
    board = s.board
    waves: i64 = 0
    for way in range(i64(4)):
        edge = board.edge_beside(cell, way)
        barrier = i64(s.edges[edge])
        if barriers.stands(barrier):
            _hit_wall(s, edge, "FP-EXPL-3", journal)
            if s.has_ended():
                return
        elif barrier == barriers.CLOSED:
            _hit_door(s, edge, "FP-EXPL-4", journal)
        elif barrier != barriers.NOTHING:
            if barrier == barriers.OPEN:
                _hit_door(s, edge, "FP-EXPL-8", journal)
            beyond = board.cell_beside(cell, way)
            if s.burns(beyond):
                waves |= bit(way)
            else:
                kindle(s, beyond, "FP-EXPL-6" if s.smokes(beyond) else "FP-EXPL-5", journal)
    if waves == 0:
        return
    for way in range(i64(4)):
        if (waves >> way) & 1:
            _send_wave(s, board.cell_beside(cell, way), way, journal)
            if s.has_ended():
                return


def _send_wave(s: FlashpointState, cell: i64, way: i64, journal: Journal | None) -> None:
    """FP-EXPL-7, FP-WAVE-1: straight on through burning cells to the first thing that stops it.

    FP-WAVE-6: destroyed walls and empty doorways do not.
    """
    board = s.board
    events.tell_wave(s, "shockwave", "FP-EXPL-7", cell, way, journal)
    while True:
        edge = board.edge_beside(cell, way)
        barrier = i64(s.edges[edge])
        if barriers.stands(barrier):
            _hit_wall(s, edge, "FP-WAVE-2", journal)
            return
        if barrier == barriers.CLOSED:
            _hit_door(s, edge, "FP-WAVE-3", journal)
            return
        if barrier == barriers.NOTHING:
            # FP-WAVE-8: it leaves the ring and ends.
            return
        if barrier == barriers.OPEN:
            _hit_door(s, edge, "FP-WAVE-7", journal)
        cell = board.cell_beside(cell, way)
        if not s.burns(cell):
            kindle(s, cell, "FP-WAVE-5" if s.smokes(cell) else "FP-WAVE-4", journal)
            return
        events.tell_wave(s, "shockwave-passed", "FP-WAVE-1", cell, way, journal)


def _hit_wall(s: FlashpointState, edge: i64, rule: str, journal: Journal | None) -> None:
    """FP-EXPL-3, FP-WAVE-2; during a set-up without damage the wall only stops it (FP-SETUP-9)."""
    if s.phase >= phases.ACT or s.rules.setup_damages:
        damage.damage_wall(s, edge, rule, journal)


def _hit_door(s: FlashpointState, edge: i64, rule: str, journal: Journal | None) -> None:
    """FP-EXPL-4, FP-EXPL-8, FP-WAVE-3, FP-WAVE-7, except where a set-up spares the doors."""
    if s.phase >= phases.ACT or s.rules.setup_takes_doors:
        damage.remove_door(s, edge, rule, journal)


def kindle(s: FlashpointState, cell: i64, rule: str, journal: Journal | None) -> bool:
    """FP-EXPL-5, FP-EXPL-6: fire in a cell that does not burn, if a marker is left (FP-FIRE-7)."""
    if s.smokes(cell):
        s.smoke_to_fire(cell)
    elif s.has_marker():
        s.add_fire(cell)
    else:
        events.tell_cell(s, "no-marker-left", "FP-FIRE-7", cell, journal)
        return False
    events.tell_cell(s, "fire-spread", rule, cell, journal)
    return True
