"""What is impossible about a set-up that is not finished: pieces its steps have not brought yet.

A set-up rolls until everything has its place, so a text that claims too little room or too much to
come could roll for ever; here it is named instead.
"""

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.options import CELLS_LIT, WALLS_HIT
from tocsin.games.flashpoint.rules import setup
from tocsin.games.flashpoint.table import barriers, codes, marks, phases, pieces
from tocsin.games.flashpoint.table.state import FlashpointState


def find_setup_problems(s: FlashpointState) -> list[Problem]:
    """FP-SETUP-12: nothing has happened yet but the steps of the set-up so far."""
    stage = s.stage()
    if stage >= phases.ACT or s.phase == phases.OVER:
        return []
    found: list[Problem] = []
    gone = s.rescued + s.lost + s.alarms_found + s.alarms_lost + s.victims
    if s.turn or gone or s.hazmats_safe or s.hazmats_blown or s.cells_marked(marks.SMOKE):
        found.append(Problem("play-goes-on-in-set-up", "FP-SETUP-12", {"turn": int(s.turn)}))
    found += _fire_problems(s, stage) + _house_problems(s)
    found += _piece_problems(s, stage) + _room_problems(s)
    return found + _seat_problems(s, stage) + _parking_problems(s, stage)


def _fire_problems(s: FlashpointState, stage: i64) -> list[Problem]:
    """FP-SETUP-3, FP-SETUP-9, FP-ASET-6: what burns before, between and after the explosions."""
    found: list[Problem] = []
    if s.rules.fixed_setup:
        fires, pois = s.cells_marked(marks.FIRE), s.cells_marked(marks.POI)
        if fires != sorted(s.board.family_fires) or pois != sorted(s.board.family_pois):
            found.append(Problem("not-the-start-of-the-board", "FP-SETUP-3"))
        return found
    # An explosion of an expansion that waits for dice has begun.
    is_first = s.phase == stage and stage in (phases.FIRST, phases.BLAST_BLACK)
    if s.phase == phases.BLAST_FAMILY:
        is_first = s.to_come == s.rules.explosions
    if is_first and (s.threats or s.damage or s.cells_marked(marks.HOT)):
        found.append(Problem("fire-before-the-first-explosion", "FP-SETUP-9"))
    if s.phase == phases.BLAST_RED:
        if not 1 <= s.black <= s.board.black_faces or not setup.has_cold_cell(s, s.black):
            found.append(Problem("no-cell-to-explode", "FP-ASET-6"))
    if s.extended:
        return found
    most = _blasts_done(s, stage)
    if s.threats > CELLS_LIT * most:
        found.append(_count("too-many-fires-at-start", "FP-EXPL-2", s.threats))
    if s.damage > WALLS_HIT * most:
        found.append(_count("too-much-damage-at-start", "FP-EXPL-1", s.damage))
    return found


def _blasts_done(s: FlashpointState, stage: i64) -> i64:
    """FP-ASET-4, FP-ASET-5, FP-ASET-6, FP-ASET-7: explosions of the base game's set-up so far."""
    if stage == phases.BLAST_FAMILY:
        return s.rules.explosions - s.to_come
    if stage > phases.BLAST_FAMILY:
        return s.rules.explosions
    return stage - phases.BLAST_BLACK if stage > phases.FIRST else i64(0)


def _house_problems(s: FlashpointState) -> list[Problem]:
    """FP-SETUP-2, FP-SETUP-9, FP-ASET-8: nobody has opened a door; some set-ups harm nothing."""
    found: list[Problem] = []
    for edge in range(i64(len(s.board.edge_names))):
        barrier = i64(s.edges[edge])
        is_harmed = barriers.markers_on(barrier) > 0 and not s.rules.setup_damages
        if barrier == barriers.GONE and not s.rules.setup_takes_doors:
            is_harmed = True
        if is_harmed or barrier == barriers.OPEN:
            where = {"edge": s.board.edge_names[edge]}
            found.append(Problem("house-changed-too-early", "FP-SETUP-2", {**where}))
    return found


def _room_problems(s: FlashpointState) -> list[Problem]:
    """FP-ASET-8b, FP-ASET-9, FP-ASET-11: else the dice would be rolled for ever."""
    if s.phase not in (phases.HAZMATS, phases.POIS, phases.HEAT):
        return []
    room: i64 = 0
    for cell in s.board.listed:
        if s.board.is_building(cell) and not setup.must_roll_again(s, cell):
            closed = s.hooks.closed_cells(s, cell >> 6) if s.extended else i64(0)
            if (closed >> (cell & 63)) & 1 == 0:
                room += 1
    if room >= (1 if s.phase == phases.HAZMATS and s.rules.stacking else s.to_come):
        return []
    return [_count("no-room-for-what-is-to-come", "FP-ASET-9", s.to_come)]


def _parking_problems(s: FlashpointState, stage: i64) -> list[Problem]:
    """FP-ASET-12, FP-ASET-14: the reserve is laid out and vehicles are parked in their steps."""
    found: list[Problem] = []
    reserve = s.rules.reserve if stage >= phases.HEAT else i64(0)
    if not s.extended and s.reserve != reserve:
        found.append(_count("wrong-reserve-at-start", "FP-ASET-12", s.reserve))
    is_half = stage == phases.PARK and s.vehicle == codes.ENGINE
    if _asks_more(s, stage):
        return found
    if s.engine >= 0 or (s.ambulance >= 0) != is_half:
        found.append(Problem("vehicle-parked-too-early", "FP-ASET-14"))
    return found


def _piece_problems(s: FlashpointState, stage: i64) -> list[Problem]:
    """FP-ASET-8b, FP-ASET-9, FP-ASET-11: what lies there and what is to come make the whole."""
    found: list[Problem] = []
    if not 0 <= s.to_come <= _most_left(s, stage):
        found.append(_count("wrong-number-to-come", "FP-SETUP-12", s.to_come))
    if s.to_come == 0 and stage in (phases.BLAST_FAMILY, phases.HAZMATS, phases.POIS, phases.HEAT):
        found.append(Problem("nothing-to-come", "FP-SETUP-12"))
    pois = pieces.POIS_ON_BOARD if s.rules.fixed_setup or stage > phases.POIS else i64(0)
    if stage == phases.POIS:
        pois = pieces.POIS_ON_BOARD - s.to_come
    if s.face_down != pois:
        found.append(_count("wrong-number-of-pois-at-start", "FP-ASET-9", s.face_down))
    hazmats: i64 = 0
    for cell in s.cells_marked(marks.HAZMAT):
        hazmats += s.count(marks.HAZMAT, cell)
    wanted = s.rules.hazmats if stage > phases.HAZMATS else i64(0)
    if stage == phases.HAZMATS:
        wanted = s.rules.hazmats - s.to_come
    if hazmats != wanted:
        found.append(_count("wrong-number-of-hazmats-at-start", "FP-ASET-8b", hazmats))
    hot = len(s.cells_marked(marks.HOT))
    if stage == phases.HEAT and hot + s.to_come + s.reserve > s.rules.hot_spots_max:
        found.append(_count("too-many-hot-spots-to-come", "FP-ASET-11", s.to_come))
    # One for each explosion; objects of an expansion that explode bring more.
    if stage < phases.HEAT and hot > _blasts_done(s, stage) and not s.extended:
        found.append(_count("too-many-hot-spots", "FP-ASET-11", hot))
    return found


def _most_left(s: FlashpointState, stage: i64) -> i64:
    if stage <= phases.BLAST_FAMILY:
        return s.rules.explosions
    if stage == phases.HAZMATS:
        return s.rules.hazmats
    if stage == phases.POIS:
        return pieces.POIS_ON_BOARD
    return s.rules.extra_hot_spots if stage == phases.HEAT else i64(0)


def _seat_problems(s: FlashpointState, stage: i64) -> list[Problem]:
    """FP-ASET-10, FP-SETUP-6: cards are taken and figures placed in turn order."""
    found: list[Problem] = []
    for seat in range(s.players):
        if s.saved(seat):
            found.append(Problem("points-saved-too-early", "FP-AP-3", {"seat": int(seat)}))
        if s.cell_of(seat) >= 0 and not s.board.is_outside(s.cell_of(seat)):
            found.append(Problem("firefighter-starts-inside", "FP-SETUP-6", {"seat": int(seat)}))
    if s.seat != _seat_of_step(s, stage) or (stage == phases.FIRST and s.first):
        found.append(Problem("wrong-seat-in-set-up", "FP-SETUP-12", {"seat": int(s.seat)}))
    seat = s.first
    is_before = stage in (phases.DEAL, phases.CHOOSE, phases.STAND)
    for _ in range(s.players):
        if seat == s.seat:
            is_before = False
        if stage == phases.STAND and (s.cell_of(seat) >= 0) != is_before:
            found.append(Problem("firefighter-out-of-turn", "FP-SETUP-6", {"seat": int(seat)}))
        if stage in (phases.DEAL, phases.CHOOSE) and (s.role_of(seat) > 0) != is_before:
            found.append(Problem("specialist-out-of-turn", "FP-ASET-10", {"seat": int(seat)}))
        seat = s.next_seat(seat)
    return found


def _seat_of_step(s: FlashpointState, stage: i64) -> i64:
    """FP-SETUP-12: who is named in a step: nobody in particular, the first, or whose turn it is."""
    if _asks_more(s, stage) or stage in (phases.DEAL, phases.CHOOSE, phases.STAND):
        return s.seat
    is_first = stage == phases.PARK or (stage == phases.HEAT and s.rules.specialists)
    return s.first if is_first else i64(0)


def _asks_more(s: FlashpointState, stage: i64) -> bool:
    """FP-ASET-14: an expansion asks something more when both vehicles are parked."""
    return stage == phases.PARK and s.phase != stage


def _count(code: str, rule: str, count: i64) -> Problem:
    return Problem(code, rule, {"count": int(count)})
