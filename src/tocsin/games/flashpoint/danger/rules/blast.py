"""What a blast does to the edge it reaches and to the cell it enters (XD-GEN-9, XD-GEN-10).

A blast is an explosion in one direction, with its shockwave. During a family set-up it harms
nothing: it only stops where something would be harmed (XD-SETUP-2). Whatever it breaks outside
opens onto the air as onto the street (XD-ATTIC-6).
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import kindling
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import board, queue
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import damage, endings, events
from tocsin.games.flashpoint.table import barriers, phases, pieces


def is_harmless(s: DangerState) -> bool:
    """XD-SETUP-2: does this explosion leave the building as it is?"""
    return s.resume < phases.ACT and not s.rules.setup_damages


def strike(s: DangerState, edge: i64, journal: Journal | None) -> bool:
    """XD-GEN-9: what the edge suffers; says whether the blast goes on behind it.

    XD-WIN-4, XD-LWALL-1: windows and light walls fall at once; XD-WIN-5: their counter stays.
    """
    barrier = i64(s.edges[edge])
    if barriers.stands(barrier):
        if not is_harmless(s):
            rule = "XD-WIN-7" if barrier == danger_barriers.OPEN_WINDOW else "XD-GEN-9"
            damage.damage_wall(s, edge, rule, journal)
        return (
            not s.has_ended() and barrier == danger_barriers.OPEN_WINDOW and s.ruling.windows_pass
        )
    if barrier in (barriers.CLOSED, barriers.OPEN):
        if s.resume >= phases.ACT or s.rules.setup_takes_doors:
            damage.remove_door(
                s, edge, "FP-EXPL-4" if barrier == barriers.CLOSED else "FP-EXPL-8", journal
            )
        return barrier == barriers.OPEN
    if danger_barriers.is_fireproof(barrier):
        return _strike_fireproof(s, edge, barrier, journal)
    return barriers.lets_through(barrier) and barrier != danger_barriers.LADDER


def _strike_fireproof(s: DangerState, edge: i64, barrier: i64, journal: Journal | None) -> bool:
    """XD-FDOOR-3, XD-FDOOR-4, XD-FDOOR-6: it holds, and a die says whether it jams."""
    stands_open = barrier in (danger_barriers.FIREPROOF_OPEN, danger_barriers.JAMMED_OPEN)
    if stands_open and s.ruling.fdoors_break:
        s.jam_tokens[edge] = 0
        s.set_edge(edge, barriers.GONE)
        events.tell_edge(s, "door-blown-away", "XD-FDOOR-6", edge, journal)
        return True
    if not is_harmless(s):
        # Whether a door jams changes nothing for this explosion, so its die may wait for the end.
        s.add_struck_door(edge)
    return stands_open and not s.ruling.fdoors_block


def would_pass(s: DangerState, edge: i64) -> bool:
    """XD-STAIR-6, XD-STAIR-7: does the edge behind a staircase let a shockwave go straight on?"""
    barrier = i64(s.edges[edge])
    if barrier == danger_barriers.OPEN_WINDOW:
        return s.ruling.windows_pass
    if barrier in (danger_barriers.FIREPROOF_OPEN, danger_barriers.JAMMED_OPEN):
        return not s.ruling.fdoors_block
    return barriers.lets_through(barrier)


def enter(s: DangerState, cell: i64, journal: Journal | None) -> bool:
    """XD-GEN-10: what the blast does in the cell behind the edge; says whether it goes on."""
    if s.has_object(cell):
        hit_object(s, s.house.object_on[cell], journal)
        return False
    if s.is_hole(cell):
        burn_below(s, s.house.under[cell], journal)
        return True
    if s.burns(cell):
        return True
    kindling.kindle(s, cell, "FP-EXPL-6" if s.smokes(cell) else "FP-EXPL-5", journal)
    return False


def hit_object(s: DangerState, kind: i64, journal: Journal | None) -> None:
    """XD-OBJ-5, XD-OBJ-8: one counter; at its capacity the object is due and takes no more.

    XD-OBJ-6: nothing but a blast harms it. XD-GEN-11: its counters come from the one supply.
    """
    damage = s.object_damage(kind)
    if damage >= board.CAPACITY or is_harmless(s):
        return
    damage += 1
    s.set_object(kind, damage)
    s.damage += 1
    _tell_object(s, kind, damage, journal)
    if damage == board.CAPACITY:
        s.make_due(queue.OBJECT + kind)
    if s.damage >= pieces.DAMAGE_MAX:
        endings.collapse(s, journal)


def burn_below(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-FLOOR-11: fire under the hole, or an explosion there, once in a roll."""
    if s.has_object(cell):
        # XD-OBJ-5: an object in the basement takes the blast instead.
        hit_object(s, s.house.object_on[cell], journal)
        return
    if not s.burns(cell):
        kindling.kindle(s, cell, "XD-FLOOR-11", journal)
        return
    if (s.shaken >> (cell & 63)) & 1 == 0:
        s.shaken |= bit(cell & 63)
        s.make_due(queue.BELOW + cell)


def _tell_object(s: DangerState, kind: i64, damage: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, int | str] = {
        "object": board.OBJECTS[kind],
        "damage": int(damage),
        "total": int(s.damage),
    }
    journal.tell("object-damaged", "XD-OBJ-5", facts)
