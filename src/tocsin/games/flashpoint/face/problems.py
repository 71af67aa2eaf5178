"""What is impossible about a table: markers that do not add up, things out of place (FP-INV)."""

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.face import people_problems, setup_problems, step_problems
from tocsin.games.flashpoint.face.naming import (
    cell_problem,
    count_problem,
    is_after_flashover,
    is_after_hazmats,
    is_after_losses,
    is_calm,
)
from tocsin.games.flashpoint.table import barriers, codes, marks, phases, pieces
from tocsin.games.flashpoint.table.state import FlashpointState


def find_problems(s: FlashpointState) -> list[Problem]:
    """One named problem per entry; empty when the table could be met in a play."""
    found = _threat_problems(s) + _marker_problems(s) + _victim_problems(s)
    found += people_problems.find_people_problems(s)
    found += _damage_problems(s) + _edge_problems(s) + _module_problems(s)
    return found + step_problems.find_step_problems(s) + setup_problems.find_setup_problems(s)


def find_moveless(s: FlashpointState) -> list[Problem]:
    """FP-TURN-2: asked last, of a table with no other problem: can whoever is to act do so?"""
    if s.phase == phases.OVER or s.count_offers() > 0:
        return []
    return [Problem("nobody-has-a-move", "FP-TURN-2", {"phase": s.hooks.phases[s.phase]})]


def _threat_problems(s: FlashpointState) -> list[Problem]:
    found: list[Problem] = []
    board = s.board
    for cell in s.cells_marked(marks.FIRE):
        if s.smokes(cell):
            found.append(cell_problem(s, "two-threats", "FP-FIRE-A4", cell))
        if not board.is_building(cell) and is_calm(s):
            found.append(cell_problem(s, "fire-outside", "FP-FLASH-5", cell))
    for cell in s.cells_marked(marks.SMOKE):
        if not board.is_building(cell):
            found.append(cell_problem(s, "smoke-outside", "FP-INV-1", cell))
    if s.threats > s.rules.markers:
        found.append(count_problem("too-many-threat-markers", "FP-INV-8", s.threats))
    # In the middle of an explosion of an expansion the flashover is still to come.
    if is_after_flashover(s):
        found += _smoke_beside_fire(s)
    return found


def _smoke_beside_fire(s: FlashpointState) -> list[Problem]:
    """FP-FLASH-3: after the flashover no smoke is adjacent to fire."""
    found: list[Problem] = []
    for cell in s.cells_marked(marks.SMOKE):
        for way in range(s.board.ways):
            if s.can_pass(cell, way) and s.burns(s.board.cell_beside(cell, way)):
                found.append(cell_problem(s, "smoke-beside-fire", "FP-FLASH-3", cell))
                break
    return found


def _marker_problems(s: FlashpointState) -> list[Problem]:
    """FP-INV-3, FP-INV-4, FP-INV-6: points of interest."""
    found: list[Problem] = []
    victims = s.victims + s.hidden_victims + s.rescued + s.lost
    if victims != pieces.VICTIMS:
        found.append(count_problem("wrong-number-of-victims", "FP-INV-4", victims))
    alarms = s.hidden_alarms + s.alarms_found + s.alarms_lost
    if alarms != pieces.FALSE_ALARMS:
        found.append(count_problem("wrong-number-of-false-alarms", "FP-INV-4", alarms))
    if s.supply() < 0:
        found.append(Problem("more-face-down-than-there-are", "FP-COMP-3"))
    if s.face_down + s.victims > pieces.POIS_ON_BOARD:
        found.append(count_problem("too-many-pois", "FP-INV-3", s.face_down + s.victims))
    for cell in s.cells_marked(marks.POI):
        if not s.board.is_building(cell):
            found.append(cell_problem(s, "poi-outside", "FP-INV-6", cell))
        elif is_calm(s) and s.burns(cell):
            found.append(cell_problem(s, "poi-in-fire", "FP-INV-1", cell))
        # A victim may be carried onto a marker that is then being turned.
        if cell == s.target:
            continue
        if s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell):
            found.append(cell_problem(s, "poi-on-a-victim", "FP-POI-5", cell))
        if s.stage() >= phases.ACT and s.is_manned(cell):
            found.append(cell_problem(s, "poi-not-turned", "FP-MOVE-9", cell))
    return found


def _victim_problems(s: FlashpointState) -> list[Problem]:
    """FP-INV-1, FP-CARRY-2, FP-VEH-8: where no victim can lie."""
    found: list[Problem] = []
    for kind in (marks.VICTIM, marks.TREATED):
        for cell in s.cells_marked(kind):
            if (is_calm(s) or is_after_losses(s)) and s.burns(cell):
                found.append(cell_problem(s, "victim-in-fire", "FP-INV-1", cell))
            if s.board.is_outside(cell) and not s.rules.vehicles:
                found.append(cell_problem(s, "victim-outside", "FP-CARRY-2", cell))
            if s.board.is_on_spot(codes.AMBULANCE, s.ambulance, cell):
                found.append(cell_problem(s, "victim-at-the-ambulance", "FP-VEH-8", cell))
    return found


def _damage_problems(s: FlashpointState) -> list[Problem]:
    """FP-INV-5, FP-END-1, FP-END-2, FP-END-4: what should have ended the play."""
    found: list[Problem] = []
    if s.damage > pieces.DAMAGE_MAX:
        found.append(count_problem("too-many-damage-markers", "FP-INV-5", s.damage))
    if s.phase == phases.OVER:
        return found
    if s.damage == pieces.DAMAGE_MAX:
        found.append(Problem("the-building-should-have-collapsed", "FP-END-2"))
    if s.lost >= pieces.LOST_MAX:
        found.append(count_problem("too-many-lost", "FP-END-4", s.lost))
    all_known = s.rescued + s.lost == pieces.VICTIMS
    if s.rescued >= pieces.GOAL and (all_known or not s.rules.play_on):
        found.append(count_problem("enough-rescued", "FP-END-1", s.rescued))
    if s.buried:
        found.append(Problem("markers-buried-before-the-end", "FP-END-2"))
    return found


def _edge_problems(s: FlashpointState) -> list[Problem]:
    """FP-ADJ-2, FP-BOARD-4: the masks of free ways say the same as the edges; doors in doorways."""
    found: list[Problem] = []
    doors = (barriers.CLOSED, barriers.OPEN, barriers.GONE)
    for edge in range(i64(len(s.board.edge_names))):
        name = {"edge": s.board.edge_names[edge]}
        a = s.board.edge_a[edge]
        b = s.board.edge_b[edge]
        if a >= 0 and a >> 6 == b >> 6:
            passes = s.has(marks.PASS_FROM + s.board.edge_way[edge], a)
            if passes != barriers.lets_through(i64(s.edges[edge])):
                found.append(Problem("ways-wrong", "FP-ADJ-2", {**name}))
        start = i64(s.board.start_edges[edge])
        if start in (barriers.FLOOR, barriers.DOORWAY, barriers.WALL):
            if i64(s.edges[edge]) in doors:
                found.append(Problem("door-where-none-is", "FP-BOARD-4", {**name}))
    return found


def _module_problems(s: FlashpointState) -> list[Problem]:
    """FP-MOD-2, FP-COMP-6, FP-COMP-7, FP-INV-6: pieces of modules and how many there are."""
    found: list[Problem] = []
    hazmats: i64 = s.hazmats_safe + s.hazmats_blown
    for cell in s.cells_marked(marks.HAZMAT):
        hazmats += s.count(marks.HAZMAT, cell)
        if s.board.is_outside(cell):
            found.append(cell_problem(s, "hazmat-outside", "FP-HAZ-6", cell))
        elif s.burns(cell) and (is_calm(s) or is_after_hazmats(s)):
            found.append(cell_problem(s, "hazmat-in-fire", "FP-INV-1", cell))
    most = pieces.HAZMATS_MAX if s.rules.just_in_case else s.rules.hazmats
    if hazmats > most:
        found.append(count_problem("too-many-hazmats", "FP-COMP-7", hazmats))
    for cell in s.cells_marked(marks.HOT):
        if not s.board.is_building(cell):
            found.append(cell_problem(s, "hot-spot-outside", "FP-DICE-1", cell))
    hot_spots = len(s.cells_marked(marks.HOT)) + s.reserve
    if hot_spots > (s.rules.hot_spots_max if s.rules.hot_spots else i64(0)):
        found.append(count_problem("too-many-hot-spots", "FP-COMP-6", hot_spots))
    if s.reserve > s.rules.reserve and not s.extended:
        found.append(count_problem("too-many-hot-spots", "FP-ASET-12", s.reserve))
    placed = s.ambulance >= 0 and s.engine >= 0
    if s.rules.vehicles and s.stage() >= phases.ACT and not placed:
        found.append(Problem("vehicle-not-parked", "FP-ASET-14"))
    if not s.rules.vehicles and (s.ambulance >= 0 or s.engine >= 0):
        found.append(Problem("vehicle-without-the-module", "FP-MOD-2"))
    return found
