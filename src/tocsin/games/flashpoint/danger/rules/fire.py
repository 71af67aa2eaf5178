"""Advance fire on these boards: where a roll leads, hazmats that explode (XD-SEQ-1, XD-SEQ-5)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import explosion
from tocsin.games.flashpoint.danger.rules.stairs import burns_over_stairs
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events, fire, hazmat
from tocsin.games.flashpoint.table import marks


def lead_on(s: DangerState, rolled: i64, journal: Journal | None) -> i64:
    """XD-OBJ-4, XD-FLOOR-10: past objects along the arrows, through holes down; -1: roll again."""
    cell = _pass_objects(s, rolled, journal)
    if not s.is_hole(cell):
        return cell
    if s.ruling.holes_reroll:
        events.tell_cell(s, "rolled-again", "XD-FLOOR-10", cell, journal)
        return -1
    below = s.house.under[cell]
    events.tell_route(s, "fire-led-on", "XD-FLOOR-10", cell, below, journal)
    return _pass_objects(s, below, journal)


def _pass_objects(s: DangerState, start: i64, journal: Journal | None) -> i64:
    """XD-OBJ-4: along the arrows; no level has objects on all cells of an arrow's loop."""
    cell = start
    while s.has_object(cell):
        cell = s.board.arrow[cell]
    if cell != start:
        events.tell_route(s, "fire-led-on", "XD-OBJ-4", start, cell, journal)
    return cell


def advance(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-SEQ-2: smoke, fire or an explosion in the target cell.

    FP-FIRE-A2, FP-FIRE-A3, FP-FIRE-A4, FP-FIRE-A5, with fire over stairs as adjacent (XD-STAIR-3).
    """
    s.target = cell
    s.ignites = 1 if s.has(marks.HOT, cell) else 0
    s.shaken = 0
    if s.burns(cell):
        explosion.explode(s, cell, -1, "FP-FIRE-A5", journal)
    elif s.smokes(cell):
        s.smoke_to_fire(cell)
        events.tell_cell(s, "smoke-caught-fire", "FP-FIRE-A4", cell, journal)
    elif not s.has_marker():
        events.tell_cell(s, "no-marker-left", "FP-FIRE-7", cell, journal)
    elif fire.is_beside_fire(s, cell) or burns_over_stairs(s, cell):
        s.add_fire(cell)
        events.tell_cell(s, "fire-placed", "FP-FIRE-A3", cell, journal)
    else:
        s.add_smoke(cell)
        events.tell_cell(s, "smoke-placed", "FP-FIRE-A2", cell, journal)


def blow_up_hazmat(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """FP-HAZ-2, FP-HAZ-4, XD-SEQ-5: the hazmat goes, the cell explodes, a hot spot stays."""
    s.take_thing(marks.HAZMAT, cell)
    s.hazmats_blown += 1
    explosion.explode(s, cell, -1, "FP-HAZ-2", journal)
    if s.has_ended():
        return
    events.tell_cell(s, "hazmat-exploded", "FP-HAZ-4", cell, journal)
    # XD-FLOOR-7: a hole holds none.
    if not s.is_hole(cell):
        hazmat.add_hot_spot(s, cell, "FP-HAZ-4", journal)
