"""What is impossible about a set-up that is not finished: pieces its steps have not brought yet.

A set-up rolls until everything has its place, so a text that claims too little room or too much to
come could roll for ever; here it is named instead.
"""

from mypy_extensions import i64

from tocsin.games.flashpoint.table import marks, phases, pieces
from tocsin.games.flashpoint.table.state import FlashpointState


def find_setup_problems(s: FlashpointState) -> list[str]:
    """FP-SETUP-12: nothing has happened yet but the steps of the set-up so far."""
    stage = s.stage()
    if stage >= phases.ACT or s.phase == phases.OVER:
        return []
    found: list[str] = []
    gone = s.rescued + s.lost + s.alarms_found + s.alarms_lost + s.victims
    if s.turn or gone or s.hazmats_safe or s.hazmats_blown or s.cells_marked(marks.SMOKE):
        found.append(f"the-play-goes-on-in-the-set-up-of-turn-{s.turn} [FP-SETUP-12]")
    if stage == phases.FIRST and s.threats and not s.rules.fixed_setup:
        found.append("fire-before-the-first-explosion [FP-SETUP-9]")
    return found + _piece_problems(s, stage) + _seat_problems(s, stage)


def _piece_problems(s: FlashpointState, stage: i64) -> list[str]:
    """FP-ASET-8b, FP-ASET-9, FP-ASET-11: what lies there and what is to come make the whole."""
    found: list[str] = []
    if not 0 <= s.to_come <= _most_left(s, stage):
        found.append(f"pieces-to-come-are-{s.to_come} [FP-SETUP-12]")
    if s.to_come == 0 and stage in (phases.BLAST_FAMILY, phases.HAZMATS, phases.POIS, phases.HEAT):
        found.append("nothing-to-come [FP-SETUP-12]")
    pois = pieces.POIS_ON_BOARD if s.rules.fixed_setup or stage > phases.POIS else i64(0)
    if stage == phases.POIS:
        pois = pieces.POIS_ON_BOARD - s.to_come
    if s.face_down != pois:
        found.append(f"pois-at-the-start-are-{s.face_down} [FP-ASET-9]")
    hazmats: i64 = 0
    for cell in s.cells_marked(marks.HAZMAT):
        hazmats += s.count(marks.HAZMAT, cell)
    wanted = s.rules.hazmats if stage > phases.HAZMATS else i64(0)
    if stage == phases.HAZMATS:
        wanted = s.rules.hazmats - s.to_come
    if hazmats != wanted:
        found.append(f"hazmats-at-the-start-are-{hazmats} [FP-ASET-8b]")
    hot = len(s.cells_marked(marks.HOT))
    if stage == phases.HEAT and hot + s.to_come + s.reserve > s.rules.hot_spots_max:
        found.append(f"hot-spots-to-come-are-{s.to_come} [FP-ASET-11]")
    # One for each explosion; a half board of the expansion brings one more.
    if stage < phases.HEAT and hot > s.rules.explosions + 1:
        found.append(f"hot-spots-are-{hot} [FP-ASET-11]")
    return found


def _most_left(s: FlashpointState, stage: i64) -> i64:
    if stage <= phases.BLAST_FAMILY:
        return s.rules.explosions
    if stage == phases.HAZMATS:
        return s.rules.hazmats
    if stage == phases.POIS:
        return pieces.POIS_ON_BOARD
    return s.rules.extra_hot_spots if stage == phases.HEAT else i64(0)


def _seat_problems(s: FlashpointState, stage: i64) -> list[str]:
    """FP-ASET-10, FP-SETUP-6: cards are taken and figures placed in turn order."""
    found: list[str] = []
    seat = s.first
    is_before = stage in (phases.DEAL, phases.CHOOSE, phases.STAND)
    for _ in range(s.players):
        if seat == s.seat:
            is_before = False
        if stage == phases.STAND and (s.cell_of(seat) >= 0) != is_before:
            found.append(f"firefighter-{seat}-out-of-turn [FP-SETUP-6]")
        if stage in (phases.DEAL, phases.CHOOSE) and (s.role_of(seat) > 0) != is_before:
            found.append(f"specialist-of-{seat}-out-of-turn [FP-ASET-10]")
        seat = s.next_seat(seat)
    return found
