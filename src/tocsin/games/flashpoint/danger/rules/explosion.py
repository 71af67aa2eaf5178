"""Explosions with stairs, objects and holes, and the shockwaves that follow (XD-STAIR, XD-OBJ-9).

     n                    Sides first, in the order of the base game, then the stairs: the other
     |                    end begins to burn, or, where it burns already, a wave leaves it by
w -- * -- e   + stairs    its exit. A wave that meets a burning staircase goes straight on if
     |                    the edge behind it lets it, else over the stairs.
     s
"""

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import blast, floors, kindling
from tocsin.games.flashpoint.danger.rules.stairs import stairs_way
from tocsin.games.flashpoint.danger.table import queue
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events


def explode(s: DangerState, first: i64, second: i64, rule: str, journal: Journal | None) -> None:
    """XD-SEQ-3: one explosion from a cell, or from both of an object, with its floor effect.

    `rule` is the one that sets it off. What it makes due is resolved later (see `sequence`).
    """
    was_hole = s.is_hole(first)
    second_was_hole = second >= 0 and s.is_hole(second)
    _tell_explosion(s, first, second, rule, journal)
    _blow(s, first, second, journal)
    # XD-FLOOR-6: an explosion from a hole does nothing more to floors.
    if not s.has_ended() and not was_hole:
        floors.shake(s, first, journal)
    if not s.has_ended() and second >= 0 and not second_was_hole:
        floors.shake(s, second, journal)
    _queue_new(s)


def _queue_new(s: DangerState) -> None:
    """XD-SEQ-3: what became due comes before all that was due already, kind by kind."""
    if len(s.newly_due) == 0:
        return
    _queue_kind(s, queue.OBJECT)
    _queue_kind(s, queue.BELOW)
    _queue_kind(s, queue.FROM_HOLE)
    s.newly_due = vec[i64]()


def _queue_kind(s: DangerState, kind: i64) -> None:
    """The next one is taken from the end, so the first to become due goes in last."""
    at = i64(len(s.newly_due))
    while at > 0:
        at -= 1
        if queue.kind_of(s.newly_due[at]) == kind:
            s.add_due(s.newly_due[at])


def _blow(s: DangerState, first: i64, second: i64, journal: Journal | None) -> None:
    """FP-EXPL-1, XD-STAIR-5, XD-OBJ-9: all directions with their shockwaves."""
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
            kindling.kindle(s, other, "XD-STAIR-5", journal)
    return waves


def _send_waves(s: DangerState, cell: i64, waves: i64, journal: Journal | None) -> None:
    """FP-EXPL-2: the shockwaves after all main results, in the same order."""
    for way in range(i64(6)):
        if (waves >> way) & 1:
            if way < danger_ways.UP:
                _run(s, s.board.cell_beside(cell, way), way, -1, journal)
            else:
                _take_stairs(s, s.board.cell_beside(cell, way), cell, "XD-STAIR-5", journal)
            if s.has_ended():
                return


def _run(s: DangerState, cell: i64, way: i64, used: i64, journal: Journal | None) -> None:
    """FP-WAVE-1, XD-STAIR-6, XD-STAIR-8: straight on; over each flight of stairs at most once.

    `used` is an end of the stairs the wave has already taken.
    """
    board = s.board
    _tell_wave(s, "shockwave", "FP-EXPL-7", cell, way, journal)
    while True:
        edge = board.edge_beside(cell, way)
        link = stairs_way(s, cell)
        if link >= 0 and s.burns(cell) and not blast.would_pass(s, edge):
            other = board.cell_beside(cell, link)
            if used != cell and used != other:
                _take_stairs(s, other, cell, "XD-STAIR-6", journal)
                return
        beyond = board.cell_beside(cell, way)
        # FP-WAVE-8: beyond the ring it ends.
        if beyond < 0 or not blast.strike(s, edge, journal) or not blast.enter(s, beyond, journal):
            return
        if s.has_ended():
            return
        cell = beyond
        _tell_wave(s, "shockwave-passed", "FP-WAVE-1", cell, way, journal)


def _take_stairs(
    s: DangerState, other: i64, start: i64, rule: str, journal: Journal | None
) -> None:
    """XD-STAIR-5, XD-STAIR-6: over the stairs; where it burns, out by the exit (XD-STAIR-4).

    XD-STAIR-9: whatever stands in the exit is hit as usual.
    """
    board = s.board
    events.tell_route(s, "shockwave-took-stairs", rule, start, other, journal)
    if not s.burns(other):
        kindling.kindle(s, other, rule, journal)
        return
    way = s.house.exit[other]
    beyond = board.cell_beside(other, way)
    if blast.strike(s, board.edge_beside(other, way), journal) and blast.enter(s, beyond, journal):
        _run(s, beyond, way, start, journal)


def _tell_wave(
    s: DangerState, code: str, rule: str, cell: i64, way: i64, journal: Journal | None
) -> None:
    if journal is None:
        return
    facts: dict[str, int | str] = {"cell": s.board.names[cell], "way": danger_ways.LETTERS[way]}
    journal.tell(code, rule, facts)


def _tell_explosion(
    s: DangerState, first: i64, second: i64, rule: str, journal: Journal | None
) -> None:
    """XD-OBJ-9: an explosion of two cells names both."""
    if second < 0:
        events.tell_cell(s, "explosion", rule, first, journal)
    elif journal is not None:
        facts: dict[str, int | str] = {
            "cell": s.board.names[first],
            "other": s.board.names[second],
        }
        journal.tell("explosion-in-two-cells", rule, facts)
