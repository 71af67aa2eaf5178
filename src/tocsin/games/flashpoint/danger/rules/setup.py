"""Set-up on these boards (XD-SETUP): more explosions, hot spots and re-rolls than in the base game.

family     three explosions that harm nothing, one more with a half board        blast-family
advanced   one level and no half board: as in the base game                       blast-black
           else the first by both dice                                            blast-family
           second, third with the opposite face, fourth at heroic                 both, red, last
           one more with a half board                                             blast-last

XD-SETUP-1: then, as in the base game, three points of interest; XD-SETUP-8: the order of the rest,
XD-SETUP-11: and where figures start, are the base game's. XD-WIN-1: windows begin closed.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import explosion
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import deck_gun, events, setup
from tocsin.games.flashpoint.table import marks, phases


def blast_at_start(s: DangerState, code: i64, journal: Journal | None) -> bool:
    """XD-SETUP-2, XD-SETUP-7, XD-OBJ-3: one explosion; False where the dice are rolled again."""
    cell = setup.rolled_cell(s, code)
    phase = s.phase
    rule = setup.blast_rule(s, phase)
    setup.tell_blast_dice(s, code, cell, journal)
    if s.burns(cell) or s.has_object(cell) or s.is_hole(cell):
        again = "XD-OBJ-3" if s.has_object(cell) else rule
        events.tell_cell(s, "rolled-again", again, cell, journal)
        return False
    s.resume = phase
    s.shaken = 0
    if phase == phases.BLAST_BOTH:
        s.black = deck_gun.opposite_black(s, code & 15)
    if s.rules.hot_spots:
        s.mark(marks.HOT, cell)
        events.tell_cell(s, "hot-spot-placed", rule, cell, journal)
    if s.smokes(cell):
        s.smoke_to_fire(cell)
    else:
        s.add_fire(cell)
    events.tell_cell(s, "fire-placed", rule, cell, journal)
    explosion.explode(s, cell, -1, rule, journal)
    return not s.has_ended()


def blast_rule(s: DangerState, phase: i64) -> str:
    """XD-SETUP-1, XD-SETUP-3, XD-SETUP-4, XD-SETUP-7: who asks for it; empty: the base game.

    The explosion of a half board is the last of all.
    """
    if phase not in (phases.BLAST_FAMILY, phases.BLAST_LAST):
        return ""
    if phase == phases.BLAST_FAMILY and s.rules.first_by_roll:
        return "XD-SETUP-4" if s.rules.any_spot else "XD-SETUP-3"
    if s.ruling.half_board and s.to_come == 1:
        return "XD-SETUP-7"
    return "XD-SETUP-1" if phase == phases.BLAST_FAMILY else ""


def after_blast(s: DangerState, phase: i64, journal: Journal | None) -> i64:
    """The next explosion of the set-up, or what comes after them; often the same step again."""
    if phase == phases.BLAST_FAMILY:
        if s.rules.first_by_roll:
            # XD-SETUP-3, XD-SETUP-4: that was the first of an advanced set-up.
            s.to_come = 0
            return phases.BLAST_BOTH
        s.to_come -= 1
        return phases.HAZMATS if s.to_come == 0 else phase
    if phase == phases.BLAST_BLACK:
        return phases.BLAST_BOTH
    if phase == phases.BLAST_BOTH:
        _tell_turned(s, journal)
        return phases.BLAST_RED if setup.has_cold_cell(s, s.black) else _after_third(s)
    if phase == phases.BLAST_RED:
        return _after_third(s)
    return _blast_more(s, s.to_come - 1)


def _after_third(s: DangerState) -> i64:
    """FP-ASET-7, XD-SETUP-7: the fourth at heroic, then the one of the half board."""
    s.black = 0
    more: i64 = 1 if s.rules.explosions > 3 else 0
    if s.ruling.half_board:
        more += 1
    return _blast_more(s, more)


def _blast_more(s: DangerState, more: i64) -> i64:
    s.to_come = more
    return phases.BLAST_LAST if more > 0 else phases.HAZMATS


def reroll_rule(s: DangerState, cell: i64) -> str:
    """XD-OBJ-3, XD-SETUP-5, XD-SETUP-10: why a piece cannot lie there; empty if it can."""
    if s.has_object(cell):
        return "XD-OBJ-3"
    if setup.must_roll_again(s, cell):
        return "FP-ASET-11" if s.phase == phases.HEAT else "XD-SETUP-10"
    if s.is_hole(cell):
        return "XD-FLOOR-7"
    if s.phase != phases.POIS:
        return ""
    if s.is_toxic(cell):
        return "XD-CHEM-9"
    return "XD-SETUP-5" if _pois_on_level(s, cell) >= s.ruling.pois_per_level else ""


def may_place(s: DangerState, code: i64, journal: Journal | None) -> bool:
    """XD-SETUP-10: can the piece lie in the rolled cell? If not, the dice are rolled again."""
    cell = s.board.rolled[code]
    rule = reroll_rule(s, cell)
    if rule:
        dice_rule = setup.piece_rule(s.phase)
        events.tell_dice(s, dice_rule, code >> 4, code & 15, cell, journal)
        events.tell_cell(s, "rolled-again", rule, cell, journal)
    return rule == ""


def _pois_on_level(s: DangerState, cell: i64) -> i64:
    """XD-SETUP-5: markers on the level of a cell."""
    count: i64 = 0
    for other in s.cells_marked(marks.POI):
        if other >> 7 == cell >> 7:
            count += 1
    return count


def _tell_turned(s: DangerState, journal: Journal | None) -> None:
    """XD-SETUP-6: the black die is turned to its opposite face."""
    if journal is not None:
        journal.tell("black-die-turned", "XD-SETUP-6", {"black": int(s.black)})
