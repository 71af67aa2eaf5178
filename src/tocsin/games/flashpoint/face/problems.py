"""What is impossible about a scene: markers that do not add up, things out of place (FP-INV)."""

from mypy_extensions import i64

from tocsin.games.flashpoint.face import setup_problems, step_problems
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table import barriers, marks, phases, pieces, specialists
from tocsin.games.flashpoint.table.state import FlashpointState


def find_problems(s: FlashpointState) -> list[str]:
    """One named problem per entry; empty when the scene could be on a table."""
    found = _threat_problems(s) + _marker_problems(s) + _people_problems(s)
    found += _damage_problems(s) + _module_problems(s) + step_problems.find_step_problems(s)
    return found + setup_problems.find_setup_problems(s)


def is_calm(s: FlashpointState) -> bool:
    """FP-INV-1: is nothing of the fire phase under way?"""
    if s.phase < phases.ROLL:
        return s.stage() < phases.ROLL
    return s.phase in (phases.REPLENISH, phases.UNVEIL)


def _threat_problems(s: FlashpointState) -> list[str]:
    found: list[str] = []
    board = s.board
    for cell in s.cells_marked(marks.FIRE):
        if s.smokes(cell):
            found.append(f"two-threats-on-{board.names[cell]} [FP-FIRE-A4]")
        if board.is_outside(cell) and is_calm(s):
            found.append(f"fire-outside-on-{board.names[cell]} [FP-FLASH-5]")
    for cell in s.cells_marked(marks.SMOKE):
        if board.is_outside(cell):
            found.append(f"smoke-outside-on-{board.names[cell]} [FP-INV-1]")
    if s.threats > s.rules.markers:
        found.append(f"threat-markers-are-{s.threats} [FP-INV-8]")
    # In the middle of an explosion of the expansion the flashover is still to come.
    if s.phase in (phases.REPLENISH, phases.RECOVER, phases.LOSS) and s.stage() == s.phase:
        found += _smoke_beside_fire(s)
    return found


def _smoke_beside_fire(s: FlashpointState) -> list[str]:
    """FP-FLASH-3: after the flashover no smoke is adjacent to fire."""
    found: list[str] = []
    for cell in s.cells_marked(marks.SMOKE):
        for way in range(s.board.ways):
            if s.can_pass(cell, way) and s.burns(s.board.cell_beside(cell, way)):
                found.append(f"smoke-beside-fire-on-{s.board.names[cell]} [FP-FLASH-3]")
                break
    return found


def _marker_problems(s: FlashpointState) -> list[str]:
    """FP-INV-3, FP-INV-4, FP-INV-6: points of interest and victims."""
    found: list[str] = []
    board = s.board
    victims = s.victims + s.hidden_victims + s.rescued + s.lost
    if victims != pieces.VICTIMS:
        found.append(f"victims-are-{victims} [FP-INV-4]")
    alarms = s.hidden_alarms + s.alarms_found + s.alarms_lost
    if alarms != pieces.FALSE_ALARMS:
        found.append(f"false-alarms-are-{alarms} [FP-INV-4]")
    if s.supply() < 0:
        found.append("more-face-down-than-there-are [FP-COMP-3]")
    if s.face_down + s.victims > pieces.POIS_ON_BOARD:
        found.append(f"pois-on-board-are-{s.face_down + s.victims} [FP-INV-3]")
    for cell in s.cells_marked(marks.POI):
        if board.is_outside(cell):
            found.append(f"poi-outside-on-{board.names[cell]} [FP-INV-6]")
        elif is_calm(s) and s.burns(cell):
            found.append(f"poi-in-fire-on-{board.names[cell]} [FP-INV-1]")
        # A victim may be carried onto a marker that is then being turned.
        if cell != s.target and (s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell)):
            found.append(f"poi-on-a-victim-on-{board.names[cell]} [FP-POI-5]")
        if s.stage() >= phases.ACT and cell != s.target and s.is_manned(cell):
            found.append(f"poi-not-turned-on-{board.names[cell]} [FP-MOVE-9]")
    for kind in (marks.VICTIM, marks.TREATED):
        for cell in s.cells_marked(kind):
            if is_calm(s) and s.burns(cell):
                found.append(f"victim-in-fire-on-{board.names[cell]} [FP-INV-1]")
            if board.is_outside(cell) and not s.rules.vehicles:
                found.append(f"victim-outside-on-{board.names[cell]} [FP-CARRY-2]")
            if board.is_on_spot(0, s.ambulance, cell):
                found.append(f"victim-at-the-ambulance-on-{board.names[cell]} [FP-VEH-8]")
    return found


def _people_problems(s: FlashpointState) -> list[str]:
    """FP-INV-2, FP-INV-7: firefighters, their cards and their saved points."""
    found: list[str] = []
    for seat in range(s.players):
        cell = s.cell_of(seat)
        if cell < 0 and s.stage() >= phases.PARK:
            found.append(f"firefighter-{seat}-not-placed [FP-SETUP-6]")
        elif cell >= 0 and s.stage() < phases.STAND:
            found.append(f"firefighter-{seat}-placed-too-early [FP-SETUP-12]")
        elif (
            cell >= 0
            and s.burns(cell)
            and s.phase in (phases.ROLL, phases.REPLENISH, phases.UNVEIL)
        ):
            if not s.ignited:
                found.append(f"firefighter-{seat}-on-fire [FP-INV-2]")
        if s.saved(seat) > s.cards.saved_max[s.role_of(seat)]:
            found.append(f"firefighter-{seat}-saved-{s.saved(seat)} [FP-INV-7]")
        role = s.role_of(seat)
        if role and not s.rules.specialists:
            found.append(f"specialist-{specialists.ROLES[role]}-without-the-module [FP-MOD-3]")
        elif role and (s.rules.cards_in_play >> role) & 1 == 0:
            found.append(
                f"specialist-{specialists.ROLES[role]}-not-in-play [{specialists.CARD_RULES[specialists.ROLES[role]]}]"
            )
        if role == specialists.DRIVER and not s.rules.vehicles:
            found.append("driver-without-vehicles [FP-MOD-3]")
        for other in range(seat):
            if role and s.role_of(other) == role:
                found.append(f"specialist-{specialists.ROLES[role]}-twice [FP-ASET-10]")
        if not role and s.rules.specialists and s.stage() >= phases.HEAT:
            found.append(f"firefighter-{seat}-without-specialist [FP-ASET-10]")
    if phases.ACT <= s.stage() < phases.ROLL and not escape.everybody_can_leave(s):
        found.append("somebody-on-fire-without-a-way-off [FP-MOVE-8]")
    role = s.role_of(s.seat)
    if (
        s.ap > s.cards.points[role] + s.cards.saved_max[role] + s.hooks.extra_points(s)
        and s.stage() >= phases.ACT
    ):
        found.append(f"action-points-are-{s.ap} [FP-AP-3]")
    if s.free > s.cards.free_points[role]:
        found.append(f"free-points-are-{s.free} [FP-AP-5]")
    return found


def _damage_problems(s: FlashpointState) -> list[str]:
    """FP-INV-5: damage lies on walls, two at most on each, and 24 bring the building down."""
    found: list[str] = []
    if s.damage > pieces.DAMAGE_MAX:
        found.append(f"damage-markers-are-{s.damage} [FP-INV-5]")
    if s.phase != phases.OVER:
        if s.damage == pieces.DAMAGE_MAX:
            found.append("the-building-should-have-collapsed [FP-END-2]")
        if s.lost >= pieces.LOST_MAX:
            found.append(f"lost-victims-are-{s.lost} [FP-END-4]")
        if s.rescued >= pieces.GOAL and not s.rules.play_on:
            found.append(f"rescued-victims-are-{s.rescued} [FP-END-1]")
        if s.buried:
            found.append("markers-buried-before-the-end [FP-END-2]")
    for edge in range(i64(len(s.board.edge_names))):
        # The masks of free ways must say the same as the edges.
        a = s.board.edge_a[edge]
        b = s.board.edge_b[edge]
        if a >= 0 and a >> 6 == b >> 6:
            way = s.board.edge_way[edge]
            if s.has(8 + way, a) != barriers.lets_through(i64(s.edges[edge])):
                found.append(f"ways-wrong-at-{s.board.edge_names[edge]} [FP-ADJ-2]")
        start = i64(s.board.start_edges[edge])
        if start in (barriers.FLOOR, barriers.DOORWAY, barriers.WALL) and i64(s.edges[edge]) in (
            barriers.CLOSED,
            barriers.OPEN,
            barriers.GONE,
        ):
            found.append(f"door-where-none-is-at-{s.board.edge_names[edge]} [FP-BOARD-4]")
    return found


def _module_problems(s: FlashpointState) -> list[str]:
    """FP-MOD-3, FP-COMP-6, FP-COMP-7, FP-INV-6: pieces of modules and how many there are."""
    found: list[str] = []
    hazmats: i64 = s.hazmats_safe + s.hazmats_blown
    for cell in s.cells_marked(marks.HAZMAT):
        hazmats += s.count(marks.HAZMAT, cell)
        if s.board.is_outside(cell):
            found.append(f"hazmat-outside-on-{s.board.names[cell]} [FP-HAZ-6]")
        elif s.burns(cell) and is_calm(s):
            found.append(f"hazmat-in-fire-on-{s.board.names[cell]} [FP-INV-1]")
    most = pieces.HAZMATS_MAX if s.rules.just_in_case else s.rules.hazmats
    if hazmats > most:
        found.append(f"hazmats-are-{hazmats} [FP-COMP-7]")
    hot_spots = len(s.cells_marked(marks.HOT))
    for cell in s.cells_marked(marks.HOT):
        if s.board.is_outside(cell):
            found.append(f"hot-spot-outside-on-{s.board.names[cell]} [FP-DICE-1]")
    most_hot = s.rules.hot_spots_max if s.rules.hot_spots else i64(0)
    if hot_spots + s.reserve > most_hot:
        found.append(f"hot-spots-are-{hot_spots + s.reserve} [FP-COMP-6]")
    placed = s.ambulance >= 0 and s.engine >= 0
    if s.rules.vehicles and s.stage() >= phases.ACT and not placed:
        found.append("vehicle-not-parked [FP-ASET-14]")
    if not s.rules.vehicles and (s.ambulance >= 0 or s.engine >= 0):
        found.append("vehicle-without-the-module [FP-MOD-2]")
    return found
