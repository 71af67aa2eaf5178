"""Set-up: fires, points of interest, hazmats, hot spots, and the order of all steps.

first    who begins                          FP-SETUP-7, FP-ASET-15                 actions.first
blast    explosions of a random or           FP-SETUP-9, FP-SETUP-11, FP-ASET-4,    here
         advanced start                      FP-ASET-5, FP-ASET-6, FP-ASET-7
hazmats, pois                                FP-ASET-8b, FP-ASET-9, FP-SETUP-10     here
deal or choose specialists                   FP-ASET-10                             actions
heat     extra hot spots, then the reserve   FP-ASET-11, FP-ASET-12                 here
stand    firefighters on the ring            FP-SETUP-6, FP-ASET-13                 actions.stand
park     ambulance and engine                FP-ASET-14                             actions.park
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import deck_gun, events, explosion, knockdown
from tocsin.games.flashpoint.table import codes, marks, phases, pieces
from tocsin.games.flashpoint.table.state import FlashpointState


def lay_out(s: FlashpointState) -> None:
    """FP-SETUP-2, FP-ASET-2: doors are closed; FP-SETUP-3, FP-SETUP-4: fixed fires and markers."""
    if s.rules.fixed_setup:
        for cell in s.board.family_fires:
            s.add_fire(cell)
        for cell in s.board.family_pois:
            s.add_poi(cell)
    s.seat = 0


def begin_step(s: FlashpointState, step: i64) -> i64:
    """Begin a step of the set-up, or the next one if there is nothing to do in it; which it is."""
    if step == phases.HAZMATS and s.rules.hazmats == 0:
        step = phases.POIS
    if step == phases.DEAL and not s.rules.specialists:
        step = phases.HEAT
    if step == phases.DEAL:
        s.seat = s.first
        if s.role_of(s.seat):
            step = phases.HEAT
        elif not s.rules.dealt:
            step = phases.CHOOSE
    if step == phases.HEAT:
        # FP-ASET-12: the rest lies ready, beside what came back to it in the set-up.
        s.reserve += s.rules.reserve
        if s.rules.extra_hot_spots == 0:
            step = phases.STAND
    if step == phases.PARK and not s.rules.vehicles:
        step = phases.ACT
    if step == phases.BLAST_FAMILY:
        s.to_come = s.rules.explosions
    elif step == phases.HAZMATS:
        s.to_come = s.rules.hazmats
    elif step == phases.POIS:
        s.to_come = pieces.POIS_ON_BOARD
    elif step == phases.HEAT:
        s.to_come = s.rules.extra_hot_spots
    elif step == phases.STAND:
        s.to_come = 0
        s.seat = s.first
    elif step == phases.PARK:
        s.vehicle = codes.AMBULANCE
        s.seat = s.first
    return step


def after_first(s: FlashpointState) -> i64:
    """FP-SETUP-3, FP-SETUP-9, FP-SETUP-11: which fires come first."""
    if s.rules.first_by_roll:
        return phases.BLAST_FAMILY
    if s.rules.fixed_setup:
        return phases.STAND
    return phases.BLAST_FAMILY if s.rules.random_setup else phases.BLAST_BLACK


def rolled_cell(s: FlashpointState, code: i64) -> i64:
    """FP-ASET-4, FP-ASET-6, FP-DICE-1: the cell the dice of a set-up explosion name."""
    if s.phase == phases.BLAST_BLACK:
        return s.board.first_blast[code - codes.BLACK_FROM]
    if s.phase == phases.BLAST_RED:
        return s.board.rolled[(code - codes.RED_FROM) * 16 + s.black]
    return s.board.rolled[code]


def blast(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """FP-ASET-4, FP-ASET-5, FP-ASET-6, FP-ASET-7, FP-SETUP-9: hot spot, fire and explosion.

    Where it burns already the dice are rolled again. Gives back the step that comes now.
    """
    cell = rolled_cell(s, code)
    phase = s.phase
    rule = blast_rule(s, phase)
    tell_blast_dice(s, code, cell, journal)
    if s.burns(cell):
        events.tell_cell(s, "rolled-again", rule, cell, journal)
        return phase
    if s.rules.hot_spots:
        s.mark(marks.HOT, cell)
        events.tell_cell(s, "hot-spot-placed", rule, cell, journal)
    s.add_fire(cell)
    events.tell_cell(s, "fire-placed", rule, cell, journal)
    explosion.explode(s, cell, rule, journal)
    if s.has_ended():
        return phase
    knockdown.clear_outside(s, journal)
    return _after_blast(s, phase, code, journal)


def _after_blast(s: FlashpointState, phase: i64, code: i64, journal: Journal | None) -> i64:
    if phase == phases.BLAST_FAMILY:
        s.to_come -= 1
        return phases.HAZMATS if s.to_come == 0 else phase
    if phase == phases.BLAST_BLACK:
        return phases.BLAST_BOTH
    if phase == phases.BLAST_BOTH:
        s.black = deck_gun.opposite_black(s, code & 15)
        _tell_turned(s, journal)
        return phases.BLAST_RED if has_cold_cell(s, s.black) else _after_third(s)
    return _after_third(s) if phase == phases.BLAST_RED else phases.HAZMATS


def _tell_turned(s: FlashpointState, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell("black-die-turned", "FP-ASET-6", {"black": int(s.black)})


def _after_third(s: FlashpointState) -> i64:
    s.black = 0
    return phases.BLAST_LAST if s.rules.explosions > 3 else phases.HAZMATS


def has_cold_cell(s: FlashpointState, black: i64) -> bool:
    """Does a cell of that column not burn? Where all do, the red die could roll for ever."""
    for red in range(i64(1), s.board.red_faces + 1):
        cell = s.board.rolled[red * 16 + black]
        if cell < 0 or s.burns(cell):
            continue
        if s.extended and (s.hooks.closed_cells(s, cell >> 6) >> (cell & 63)) & 1:
            continue
        return True
    return False


def tell_blast_dice(s: FlashpointState, code: i64, cell: i64, journal: Journal | None) -> None:
    """FP-ASET-4, FP-ASET-6: the die or dice of a set-up explosion, and the cell they name."""
    rule = blast_rule(s, s.phase)
    if s.phase == phases.BLAST_BLACK:
        events.tell_dice(s, rule, 0, code - codes.BLACK_FROM, cell, journal)
    elif s.phase == phases.BLAST_RED:
        events.tell_dice(s, rule, code - codes.RED_FROM, 0, cell, journal)
    else:
        events.tell_dice(s, rule, code >> 4, code & 15, cell, journal)


def blast_rule(s: FlashpointState, phase: i64) -> str:
    """The rule behind each explosion of the set-up."""
    if s.extended:
        rule = s.hooks.blast_rule(s, phase)
        if rule:
            return rule
    if phase == phases.BLAST_BLACK:
        return "FP-ASET-4"
    if phase == phases.BLAST_BOTH:
        return "FP-ASET-5"
    if phase == phases.BLAST_RED:
        return "FP-ASET-6"
    return "FP-ASET-7" if phase == phases.BLAST_LAST else "FP-SETUP-9"


def must_roll_again(s: FlashpointState, cell: i64) -> bool:
    """FP-ASET-8b, FP-ASET-9, FP-ASET-11, FP-SETUP-10: is the rolled cell no place for the piece?"""
    if s.phase == phases.HEAT:
        return s.has(marks.HOT, cell)
    if s.burns(cell):
        return True
    if s.phase == phases.HAZMATS:
        return not s.rules.stacking and s.has(marks.HAZMAT, cell)
    return s.has(marks.POI, cell)


def place(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """FP-ASET-8b, FP-ASET-9, FP-ASET-11: one piece on the rolled cell, or roll again.

    Gives back the step that comes now.
    """
    cell = s.board.rolled[code]
    phase = s.phase
    rule = piece_rule(phase)
    events.tell_dice(s, rule, code >> 4, code & 15, cell, journal)
    if must_roll_again(s, cell):
        events.tell_cell(s, "rolled-again", rule, cell, journal)
        return phase
    s.to_come -= 1
    if phase == phases.HEAT:
        s.mark(marks.HOT, cell)
        events.tell_cell(s, "hot-spot-placed", rule, cell, journal)
    elif phase == phases.HAZMATS:
        s.add_thing(marks.HAZMAT, cell)
        events.tell_cell(s, "hazmat-placed", rule, cell, journal)
    else:
        s.add_poi(cell)
        events.tell_cell(s, "poi-placed-at-start", rule, cell, journal)
    return phase if s.to_come > 0 else _after_pieces(phase)


def piece_rule(phase: i64) -> str:
    """The rule behind each piece of the set-up."""
    if phase == phases.HEAT:
        return "FP-ASET-11"
    return "FP-ASET-9" if phase == phases.POIS else "FP-ASET-8b"


def _after_pieces(phase: i64) -> i64:
    """Hazmats, then points of interest, then cards, then extra hot spots, then the figures."""
    if phase == phases.HAZMATS:
        return phases.POIS
    return phases.DEAL if phase == phases.POIS else phases.STAND


def after_choice(s: FlashpointState) -> i64:
    """Whose choice is next: the step goes on until it comes back to the first player."""
    phase = s.phase
    if phase == phases.PARK:
        return phases.PARK if s.vehicle == codes.ENGINE else phases.ACT
    if s.seat != s.first:
        return phase
    return phases.PARK if phase == phases.STAND else phases.HEAT
