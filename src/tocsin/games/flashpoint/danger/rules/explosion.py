"""Explosions with stairs, objects and holes, and the shockwaves that follow (XD-STAIR, XD-OBJ-9).

     n                    Sides first, in the order of the base game, then the stairs: the other
     |                    end begins to burn, or, where it burns already, a wave leaves it by
w -- * -- e   + stairs    its exit. A wave that meets a burning staircase goes straight on if
     |                    the edge behind it lets it, else over the stairs.
     s
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import blast
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import barriers


def stairs_way(s: DangerState, cell: i64) -> i64:
    """XD-STAIR-1: the way over the stairs of a cell, -1 if it has none, or none any more."""
    if s.house.exit[cell] < 0:
        return -1
    for way in (danger_ways.UP, danger_ways.DOWN):
        edge = s.board.edge_beside(cell, way)
        if (
            i64(s.board.start_edges[edge]) == barriers.FLOOR
            and i64(s.edges[edge]) == barriers.FLOOR
            and edge > 1
        ):
            return way
    return -1


def blow(s: DangerState, first: i64, second: i64, journal: Journal | None) -> None:
    """FP-EXPL-1, XD-STAIR-5, XD-OBJ-9: one explosion from a cell, or from the two of an object."""
    waves = _burst(s, first, second, journal)
    if s.has_ended():
        return
    more = _burst(s, second, first, journal) if second >= 0 else i64(0)
    if s.has_ended():
        return
    _send_waves(s, first, waves, journal)
    if not s.has_ended() and more:
        _send_waves(s, second, more, journal)


def _burst(s: DangerState, cell: i64, twin: i64, journal: Journal | None) -> i64:
    """The main result in each direction; gives back the set of ways that need a shockwave."""
    board = s.board
    waves: i64 = 0
    for way in range(i64(4)):
        beyond = board.cell_beside(cell, way)
        if beyond < 0 or beyond == twin:
            # XD-BASE-2: an outer wall of the basement stops it unharmed.
            continue
        if blast.strike(s, board.edge_beside(cell, way), journal) and blast.enter(
            s, beyond, journal
        ):
            waves |= bit(way)
        if s.has_ended():
            return 0
    way = stairs_way(s, cell)
    if way >= 0:
        other = board.cell_beside(cell, way)
        if s.burns(other):
            waves |= bit(way)
        else:
            blast.kindle(s, other, "XD-STAIR-5", journal)
    return waves


def _send_waves(s: DangerState, cell: i64, waves: i64, journal: Journal | None) -> None:
    """FP-EXPL-2: the shockwaves after all main results, in the same order."""
    for way in range(i64(6)):
        if (waves >> way) & 1:
            if way < danger_ways.UP:
                _run(s, s.board.cell_beside(cell, way), way, -1, journal)
            else:
                _descend(s, s.board.cell_beside(cell, way), cell, "XD-STAIR-5", journal)
            if s.has_ended():
                return


def _run(s: DangerState, cell: i64, way: i64, used: i64, journal: Journal | None) -> None:
    """FP-WAVE-1, XD-STAIR-6, XD-STAIR-8: straight on; over each flight of stairs at most once.

    `used` is an end of the stairs the wave has already taken.
    """
    board = s.board
    if journal is not None:
        facts: dict[str, int | str] = {"cell": board.names[cell], "way": danger_ways.LETTERS[way]}
        journal.tell("shockwave", "FP-EXPL-7", facts)
    while True:
        edge = board.edge_beside(cell, way)
        link = stairs_way(s, cell)
        if link >= 0 and s.burns(cell) and not blast.would_pass(s, edge):
            other = board.cell_beside(cell, link)
            if used != cell and used != other:
                _descend(s, other, cell, "XD-STAIR-6", journal)
                return
        beyond = board.cell_beside(cell, way)
        # FP-WAVE-8: beyond the ring it ends.
        if beyond < 0 or not blast.strike(s, edge, journal) or not blast.enter(s, beyond, journal):
            return
        if s.has_ended():
            return
        cell = beyond
        if journal is not None:
            facts = {"cell": board.names[cell], "way": danger_ways.LETTERS[way]}
            journal.tell("shockwave-passed", "FP-WAVE-1", facts)


def _descend(s: DangerState, other: i64, start: i64, rule: str, journal: Journal | None) -> None:
    """XD-STAIR-5, XD-STAIR-6, XD-STAIR-9: over the stairs; where it burns, out by the exit."""
    board = s.board
    if journal is not None:
        facts: dict[str, int | str] = {"from": board.names[start], "cell": board.names[other]}
        journal.tell("shockwave-took-stairs", rule, facts)
    if not s.burns(other):
        blast.kindle(s, other, rule, journal)
        return
    way = s.house.exit[other]
    beyond = board.cell_beside(other, way)
    if blast.strike(s, board.edge_beside(other, way), journal) and blast.enter(s, beyond, journal):
        _run(s, beyond, way, start, journal)
