"""Explosive and dangerous objects that have taken all they can (XD-OBJ-8, XD-OBJ-9, XD-OBJ-10).

XD-OBJ-13: over a hole an object goes off into the basement.
"""

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import blast, explosion, kindling, spill
from tocsin.games.flashpoint.danger.table import board, queue, state
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events, hazmat
from tocsin.games.flashpoint.table import marks, phases


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
    rule = "XD-OBJ-9" if kind == board.LARGE else "XD-OBJ-10"
    _tell_exploded(s, kind, rule, journal)
    _ignite(s, first, journal)
    if second >= 0 and not s.has_ended():
        _ignite(s, second, journal)
    if s.has_ended():
        return
    if second < 0:
        # XD-OBJ-10: a second explosion, after all that the first one brings.
        s.add_due(queue.SECOND + first)
    explosion.explode(s, first, second, rule, journal)


def _ignite(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-OBJ-9, XD-OBJ-11, XD-OBJ-13: fire and a hot spot in the cell, or under the hole there."""
    place = cell
    if s.is_hole(cell):
        place = s.house.under[cell]
        blast.burn_below(s, place, journal)
    elif not s.burns(cell):
        kindling.kindle(s, cell, "XD-OBJ-9", journal)
    if not s.has_ended() and not s.has_object(place):
        _lay_hot_spot(s, place, journal)


def _lay_hot_spot(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-OBJ-11: from the reserve; XD-SETUP-9: before that is laid out, from the box."""
    if s.resume >= phases.ACT:
        hazmat.add_hot_spot(s, cell, "XD-OBJ-11", journal)
    elif s.rules.hot_spots and not s.has(marks.HOT, cell):
        s.mark(marks.HOT, cell)
        events.tell_cell(s, "hot-spot-placed", "XD-OBJ-11", cell, journal)


def _tell_exploded(s: DangerState, kind: i64, rule: str, journal: Journal | None) -> None:
    """All cells where it stood."""
    if journal is None:
        return
    cells = [s.house.object_cells[2 * kind], s.house.object_cells[2 * kind + 1]]
    facts: dict[str, Arg] = {
        "object": board.OBJECTS[kind],
        "cells": [s.board.names[cell] for cell in cells if cell >= 0],
    }
    journal.tell("object-exploded", rule, facts)
