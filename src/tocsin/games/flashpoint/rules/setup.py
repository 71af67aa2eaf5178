"""Set-up: fires, points of interest, hazmats, specialists, places (FP-SETUP, FP-ASET).

first    who begins                                       FP-SETUP-7, FP-ASET-15
blast    the explosions of a random or advanced start     FP-SETUP-9 to 11, FP-ASET-4 to 8
hazmats, pois                                             FP-ASET-8b, FP-ASET-9
deal or choose specialists                                FP-ASET-10
heat     extra hot spots, then the reserve                FP-ASET-11, FP-ASET-12
stand    firefighters on the ring                         FP-SETUP-6, FP-ASET-13
park     ambulance and engine                             FP-ASET-14
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.actions import vehicles
from tocsin.games.flashpoint.rules import explosion, knockdown
from tocsin.games.flashpoint.table import codes, marks, phases, pieces, specialists, ways
from tocsin.games.flashpoint.table.state import FlashpointState


def lay_out(s: FlashpointState) -> None:
    """FP-SETUP-2, FP-SETUP-3, FP-SETUP-4: doors closed; fires and markers where they are fixed."""
    if s.rules.fixed_setup:
        for cell in s.board.family_fires:
            s.add_fire(cell)
        for cell in s.board.family_pois:
            s.add_poi(cell)
    s.seat = 0


def offer_setup(s: FlashpointState) -> None:
    """What the step lets its seat choose."""
    phase = s.phase
    if phase == phases.FIRST:
        for seat in range(s.players):
            s.offer(codes.FIRST_FROM + seat)
    elif phase == phases.CHOOSE:
        for role in range(i64(1), specialists.CARDS_END):
            if can_take(s, role):
                s.offer(codes.CHOOSE_FROM + role)
    elif phase == phases.STAND:
        for number in range(i64(len(s.board.outside))):
            # XD-CHEM-6: not where the street is toxic.
            if not s.extended or not s.hooks.is_barred(s, s.board.outside[number]):
                s.offer(codes.STAND_FROM + s.board.outside[number])
    else:
        for spot in range(i64(4)):
            s.offer(codes.park_code(s.vehicle, spot))


def can_take(s: FlashpointState, role: i64) -> bool:
    """FP-ASET-10, FP-MOD-3: a card nobody holds; no driver where nothing drives."""
    if (s.rules.cards_in_play >> role) & 1 == 0 or s.is_in_play(role):
        return False
    return role != specialists.DRIVER or s.rules.vehicles


def apply_setup(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """One die or one choice of the set-up; gives back the step that comes now, often the same."""
    phase = s.phase
    if phase == phases.FIRST:
        s.first = code - codes.FIRST_FROM
        if journal is not None:
            journal.tell("first-player-chosen", "FP-SETUP-7", {"seat": int(s.first)})
        return after_first(s)
    if phase <= phases.BLAST_FAMILY:
        return _blast(s, code, journal)
    if phase in (phases.HAZMATS, phases.POIS, phases.HEAT):
        return _place(s, s.board.rolled[code], journal)
    if phase in (phases.DEAL, phases.CHOOSE):
        role = code - (codes.DEAL_FROM if phase == phases.DEAL else codes.CHOOSE_FROM)
        return _take_card(s, role, journal)
    if phase == phases.STAND:
        return _stand(s, code - codes.STAND_FROM, journal)
    return _park(s, code - codes.PARK_FROM, journal)


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
        s.reserve = s.rules.reserve
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
    """FP-SETUP-3, FP-SETUP-9, FP-SETUP-11, XD-SETUP-3, XD-SETUP-4: which fires come first."""
    if s.rules.first_by_roll:
        return phases.BLAST_FAMILY
    if s.rules.fixed_setup:
        return phases.STAND
    return phases.BLAST_FAMILY if s.rules.random_setup else phases.BLAST_BLACK


def rolled_cell(s: FlashpointState, code: i64) -> i64:
    """The cell the dice of a set-up explosion name."""
    if s.phase == phases.BLAST_BLACK:
        return s.board.first_blast[code - codes.BLACK_FROM]
    if s.phase == phases.BLAST_RED:
        return s.board.rolled[(code - codes.RED_FROM) * 16 + s.black]
    return s.board.rolled[code]


def _blast(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """FP-ASET-4 to FP-ASET-7, FP-SETUP-9: hot spot, fire and explosion; again where it burns."""
    cell = rolled_cell(s, code)
    if s.burns(cell):
        _tell(s, "rolled-again", blast_rule(s.phase), cell, journal)
        return s.phase
    phase = s.phase
    if s.rules.hot_spots:
        s.mark(marks.HOT, cell)
        _tell(s, "hot-spot-placed", blast_rule(phase), cell, journal)
    s.add_fire(cell)
    _tell(s, "fire-placed", blast_rule(phase), cell, journal)
    explosion.explode(s, cell, blast_rule(phase), journal)
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
        s.black = vehicles.opposite_black(s, code & 15)
        if journal is not None:
            journal.tell("black-die-turned", "FP-ASET-6", {"black": int(s.black)})
        return phases.BLAST_RED if has_cold_cell(s, s.black) else _after_third(s)
    return _after_third(s) if phase == phases.BLAST_RED else phases.HAZMATS


def _after_third(s: FlashpointState) -> i64:
    s.black = 0
    return phases.BLAST_LAST if s.rules.explosions > 3 else phases.HAZMATS


def has_cold_cell(s: FlashpointState, black: i64) -> bool:
    """Does a cell of that column not burn? Where all do, the red die could roll for ever."""
    for red in range(i64(1), s.board.red_faces + 1):
        cell = s.board.rolled[red * 16 + black]
        if cell >= 0 and not s.burns(cell) and not s.hooks.is_barred(s, cell):
            return True
    return False


def blast_rule(phase: i64) -> str:
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


def _place(s: FlashpointState, cell: i64, journal: Journal | None) -> i64:
    """FP-ASET-8b, FP-ASET-9, FP-ASET-11: one piece on the rolled cell, or roll again."""
    phase = s.phase
    rule = (
        "FP-ASET-11"
        if phase == phases.HEAT
        else "FP-ASET-9"
        if phase == phases.POIS
        else "FP-ASET-8b"
    )
    if must_roll_again(s, cell):
        _tell(s, "rolled-again", rule, cell, journal)
        return phase
    s.to_come -= 1
    if phase == phases.HEAT:
        s.mark(marks.HOT, cell)
        _tell(s, "hot-spot-placed", rule, cell, journal)
    elif phase == phases.HAZMATS:
        s.add_thing(marks.HAZMAT, cell)
        _tell(s, "hazmat-placed", rule, cell, journal)
    else:
        s.add_poi(cell)
        _tell(s, "poi-placed-at-start", rule, cell, journal)
    if s.to_come > 0:
        return phase
    return next_after_pieces(phase)


def next_after_pieces(phase: i64) -> i64:
    """Hazmats, then points of interest, then cards, then extra hot spots, then the figures."""
    if phase == phases.HAZMATS:
        return phases.POIS
    return phases.DEAL if phase == phases.POIS else phases.STAND


def _take_card(s: FlashpointState, role: i64, journal: Journal | None) -> i64:
    """FP-ASET-10, FP-VAR-1: one card each, in turn order, chosen or dealt."""
    s.cast_role(s.seat, role)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "specialist": specialists.ROLES[role]}
        journal.tell("specialist-taken", "FP-ASET-10", facts)
    s.seat = s.next_seat(s.seat)
    return phases.HEAT if s.seat == s.first else s.phase


def _stand(s: FlashpointState, cell: i64, journal: Journal | None) -> i64:
    """FP-SETUP-6, FP-ASET-13: on any outside cell, in turn order."""
    s.put(s.seat, cell)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[cell]}
        journal.tell("firefighter-placed", "FP-SETUP-6", facts)
    s.seat = s.next_seat(s.seat)
    return phases.PARK if s.seat == s.first else phases.STAND


def _park(s: FlashpointState, where: i64, journal: Journal | None) -> i64:
    """FP-ASET-14: one spot of its kind for each vehicle, the first player's choice."""
    vehicle = where >> 3
    spot = where & 7
    if journal is not None:
        facts: dict[str, int | str] = {"vehicle": codes.VEHICLES[vehicle], "spot": ways.SIDES[spot]}
        journal.tell("vehicle-parked", "FP-ASET-14", facts)
    if vehicle == codes.AMBULANCE:
        s.ambulance = spot
        s.vehicle = codes.ENGINE
        return phases.PARK
    s.engine = spot
    s.vehicle = 0
    return phases.ACT


def _tell(s: FlashpointState, code: str, rule: str, cell: i64, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell(code, rule, {"cell": s.board.names[cell]})
