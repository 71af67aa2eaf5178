"""Explosive and dangerous objects that have taken all they can (XD-OBJ-8 to XD-OBJ-13)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.board import HOLE
from tocsin.games.flashpoint.danger.blast import burn_below, kindle
from tocsin.games.flashpoint.danger.explosion import blow
from tocsin.games.flashpoint.danger.floors import shake_floor
from tocsin.games.flashpoint.danger.scene import AWAY, DUE_AT, SECOND, DangerScene
from tocsin.games.flashpoint.danger.site import CAPACITY, LARGE, OBJECTS, SMALL
from tocsin.games.flashpoint.danger.spill import leak
from tocsin.games.flashpoint.hazmat import add_hot_spot
from tocsin.games.flashpoint.scene import OVER


def go_off(s: DangerScene, kind: i64, journal: Journal | None) -> None:
    """XD-OBJ-7, XD-OBJ-9, XD-OBJ-10, XD-CHEM-1: it leaves with its counters and does its harm."""
    first = s.site.object_cells[2 * kind]
    second = s.site.object_cells[2 * kind + 1]
    s.set_object(kind, AWAY)
    s.spent += CAPACITY
    s.open_up(first)
    if second >= 0:
        s.open_up(second)
    if kind == SMALL and s.ruling.chemicals:
        leak(s, first, journal)
        return
    if journal is not None:
        facts: dict[str, int | str] = {"object": OBJECTS[kind], "cell": s.board.names[first]}
        journal.tell("object-exploded", "XD-OBJ-9" if kind == LARGE else "XD-OBJ-10", facts)
    _ignite(s, first, journal)
    if second >= 0 and s.phase != OVER:
        _ignite(s, second, journal)
    if s.phase == OVER:
        return
    if second < 0:
        # XD-OBJ-10: a second explosion, after all that the first one brings.
        s.memo[DUE_AT + s.due_n] = SECOND + first
        s.due_n += 1
    blast_from(s, first, second, journal)


def _ignite(s: DangerScene, cell: i64, journal: Journal | None) -> None:
    """XD-OBJ-9, XD-OBJ-11, XD-OBJ-13: fire and a hot spot in the cell, or under the hole there."""
    place = cell
    if s.has(HOLE, cell):
        place = s.site.under[cell]
        burn_below(s, place, journal)
    elif not s.burns(cell):
        kindle(s, cell, "XD-OBJ-9", journal)
    if s.phase != OVER and not s.has_object(place):
        add_hot_spot(s, place, "XD-OBJ-11", journal)


def blast_from(s: DangerScene, first: i64, second: i64, journal: Journal | None) -> None:
    """One explosion of the expansion with its floor effect; what it makes due is put in order."""
    was_hole = s.has(HOLE, first)
    second_was_hole = second >= 0 and s.has(HOLE, second)
    if journal is not None:
        journal.tell("explosion", "FP-EXPL-1", {"cell": s.board.names[first]})
    blow(s, first, second, journal)
    # XD-FLOOR-6: an explosion from a hole does nothing more to floors.
    if s.phase != OVER and not was_hole:
        shake_floor(s, first, journal)
    if s.phase != OVER and second >= 0 and not second_was_hole:
        shake_floor(s, second, journal)
    s.file_notes()
