"""Advance fire on these boards: where a roll leads, hazmats that explode (XD-SEQ-1, XD-SEQ-5)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import explosion, objects
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import fire, hazmat
from tocsin.games.flashpoint.table import marks


def lead_on(s: DangerState, rolled: i64) -> i64:
    """XD-OBJ-4, XD-FLOOR-10: past objects along the arrows, through holes down; -1: roll again."""
    cell = _pass_objects(s, rolled)
    if s.has(danger_marks.HOLE, cell):
        return i64(-1) if s.ruling.holes_reroll else _pass_objects(s, s.house.under[cell])
    return cell


def _pass_objects(s: DangerState, cell: i64) -> i64:
    """XD-OBJ-4: along the arrows; no level has objects on all cells of an arrow's loop."""
    while s.has_object(cell):
        cell = s.board.arrow[cell]
    return cell


def advance(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """FP-FIRE-A2 to FP-FIRE-A5, XD-SEQ-2: smoke, fire or an explosion in the target cell."""
    s.target = cell
    s.ignites = 1 if s.has(marks.HOT, cell) else 0
    s.shaken = 0
    if s.burns(cell):
        objects.blast_from(s, cell, -1, journal)
    elif s.smokes(cell):
        s.smoke_to_fire(cell)
        _tell(s, "smoke-caught-fire", "FP-FIRE-A4", cell, journal)
    elif not s.has_marker():
        _tell(s, "no-marker-left", "FP-FIRE-7", cell, journal)
    elif fire.is_beside_fire(s, cell) or burns_over_stairs(s, cell):
        s.add_fire(cell)
        _tell(s, "fire-placed", "FP-FIRE-A3", cell, journal)
    else:
        s.add_smoke(cell)
        _tell(s, "smoke-placed", "FP-FIRE-A2", cell, journal)


def burns_over_stairs(s: DangerState, cell: i64) -> bool:
    """XD-STAIR-3: does the other end of the stairs burn?"""
    way = explosion.stairs_way(s, cell)
    return way >= 0 and s.burns(s.board.cell_beside(cell, way))


def blow_up_hazmat(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """FP-HAZ-2, FP-HAZ-4, XD-SEQ-5: the hazmat goes, the cell explodes, a hot spot stays."""
    s.take_thing(marks.HAZMAT, cell)
    s.hazmats_blown += 1
    _tell(s, "hazmat-exploded", "FP-HAZ-4", cell, journal)
    objects.blast_from(s, cell, -1, journal)
    # XD-FLOOR-7: a hole holds none.
    if not s.has_ended() and not s.has(danger_marks.HOLE, cell):
        hazmat.add_hot_spot(s, cell, "FP-HAZ-4", journal)


def tell_led_on(s: DangerState, rolled: i64, cell: i64, journal: Journal | None) -> None:
    """XD-OBJ-4, XD-FLOOR-10: where the roll led, or that it is repeated."""
    if journal is None or cell == rolled:
        return
    if cell < 0:
        _tell(s, "rolled-again", "XD-FLOOR-10", rolled, journal)
        return
    facts: dict[str, int | str] = {"from": s.board.names[rolled], "cell": s.board.names[cell]}
    journal.tell("fire-led-on", "XD-OBJ-4" if s.has_object(rolled) else "XD-FLOOR-10", facts)


def _tell(s: DangerState, code: str, rule: str, cell: i64, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell(code, rule, {"cell": s.board.names[cell]})
