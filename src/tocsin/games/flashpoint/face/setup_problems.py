"""What is impossible about a set-up that is not finished: pieces its steps have not brought yet.

A set-up rolls until everything has its place, so a text that claims too little room or too much to
come could roll for ever; here it is named instead.
"""

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.table import marks, phases, pieces
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
    if stage == phases.FIRST and s.threats and not s.rules.fixed_setup:
        found.append(Problem("fire-before-the-first-explosion", "FP-SETUP-9"))
    return found + _piece_problems(s, stage) + _seat_problems(s, stage)


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
    # One for each explosion; an expansion may bring one more.
    if stage < phases.HEAT and hot > s.rules.explosions + 1:
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


def _count(code: str, rule: str, count: i64) -> Problem:
    return Problem(code, rule, {"count": int(count)})
