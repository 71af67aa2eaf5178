"""Explosive and dangerous objects that have taken all they can (XD-OBJ-8 to XD-OBJ-13)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import blast, explosion, floors, spill
from tocsin.games.flashpoint.danger.table import board, state
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import hazmat


def go_off(s: DangerState, kind: i64, journal: Journal | None) -> None:
    """XD-OBJ-7, XD-OBJ-9, XD-OBJ-10, XD-CHEM-1: it leaves with its counters and does its harm."""
    first = s.house.object_cells[2 * kind]
    second = s.house.object_cells[2 * kind + 1]
    s.set_object(kind, state.AWAY)
    s.spent += board.CAPACITY
    s.open_up(first)
    if second >= 0:
        s.open_up(second)
    if kind == board.SMALL and s.ruling.chemicals:
        spill.leak(s, first, journal)
        return
    if journal is not None:
        facts: dict[str, int | str] = {"object": board.OBJECTS[kind], "cell": s.board.names[first]}
        journal.tell("object-exploded", "XD-OBJ-9" if kind == board.LARGE else "XD-OBJ-10", facts)
    _ignite(s, first, journal)
    if second >= 0 and not s.has_ended():
        _ignite(s, second, journal)
    if s.has_ended():
        return
    if second < 0:
        # XD-OBJ-10: a second explosion, after all that the first one brings.
        s.memo[state.DUE_AT + s.due_n] = state.SECOND + first
        s.due_n += 1
    blast_from(s, first, second, journal)


def _ignite(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-OBJ-9, XD-OBJ-11, XD-OBJ-13: fire and a hot spot in the cell, or under the hole there."""
    place = cell
    if s.has(danger_marks.HOLE, cell):
        place = s.house.under[cell]
        blast.burn_below(s, place, journal)
    elif not s.burns(cell):
        blast.kindle(s, cell, "XD-OBJ-9", journal)
    if not s.has_ended() and not s.has_object(place):
        hazmat.add_hot_spot(s, place, "XD-OBJ-11", journal)


def blast_from(s: DangerState, first: i64, second: i64, journal: Journal | None) -> None:
    """One explosion of the expansion with its floor effect; what it makes due is put in order."""
    was_hole = s.has(danger_marks.HOLE, first)
    second_was_hole = second >= 0 and s.has(danger_marks.HOLE, second)
    if journal is not None:
        journal.tell("explosion", "FP-EXPL-1", {"cell": s.board.names[first]})
    explosion.blow(s, first, second, journal)
    # XD-FLOOR-6: an explosion from a hole does nothing more to floors.
    if not s.has_ended() and not was_hole:
        floors.shake_floor(s, first, journal)
    if not s.has_ended() and second >= 0 and not second_was_hole:
        floors.shake_floor(s, second, journal)
    s.file_notes()
