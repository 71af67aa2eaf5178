"""Named problems of the expansion: tokens that do not add up or lie where they cannot."""

from mypy_extensions import i64

from tocsin.games.flashpoint.danger.face import deep_inspection, platform_check
from tocsin.games.flashpoint.danger.rules import trapped, veteran
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face import problems
from tocsin.games.flashpoint.table import barriers, marks, phases


def find_danger_problems(s: DangerState) -> list[str]:
    """One named problem per entry; empty when the scene could be on a table."""
    found = _counter_problems(s) + _cell_problems(s) + _ladder_problems(s) + _people_problems(s)
    return (
        found
        + platform_check.find_platform_problems(s)
        + _promo_problems(s)
        + deep_inspection.find_deep_problems(s)
    )


def _counter_problems(s: DangerState) -> list[str]:
    """XD-GEN-7, XD-GEN-11: damage counters, jam tokens, floor tokens."""
    found: list[str] = []
    used = s.spent
    for kind in range(i64(2)):
        if s.object_damage(kind) > 0:
            used += s.object_damage(kind)
    for edge in range(i64(len(s.board.edge_names))):
        barrier = i64(s.edges[edge])
        used += barriers.markers_on(barrier)
        if danger_barriers.is_jammed(barrier) != (s.jams(edge) > 0):
            found.append(f"jam-without-door-at-{s.board.edge_names[edge]} [XD-FDOOR-5]")
    if used != s.damage:
        found.append(f"damage-counters-are-{used}-not-{s.damage} [XD-GEN-11]")
    if s.jams_used() > s.ruling.jams_max:
        found.append(f"jam-tokens-are-{s.jams_used()} [XD-GEN-7]")
    floors = len(s.cells_marked(danger_marks.CRACK)) + len(s.cells_marked(danger_marks.HOLE))
    if floors > s.ruling.floors_max:
        found.append(f"floor-tokens-are-{floors} [XD-FLOOR-16]")
    if len(s.cells_marked(danger_marks.TOXIC)) > s.ruling.toxic_total:
        found.append(f"toxic-tokens-are-{len(s.cells_marked(danger_marks.TOXIC))} [XD-CHEM-3]")
    if (
        s.resume == 0
        and (len(s.queue) or len(s.doors_struck) or len(s.trail))
        and s.phase != phases.OVER
    ):
        found.append("something-due-and-nobody-waits [XD-SEQ-3]")
    return found


def _cell_problems(s: DangerState) -> list[str]:
    """XD-OBJ-2, XD-FLOOR-7: what cannot lie on an object's cell or on a hole."""
    found: list[str] = []
    if s.phase == phases.OVER:
        # FP-END-2: a collapse leaves everything as it was at that moment.
        return found
    for cell in s.board.listed:
        name = s.board.names[cell]
        fallen = s.has(danger_marks.HOLE, cell) and not s.is_bridge(cell)
        barred = fallen or s.has(danger_marks.TOXIC, cell) or s.has_object(cell)
        if barred != s.is_barred(cell):
            found.append(f"wrongly-barred-or-open-{name} [XD-GEN-8]")
        threatened = s.has(marks.FIRE, cell) or s.has(marks.SMOKE, cell)
        if s.has_object(cell) and threatened:
            found.append(f"threat-on-an-object-on-{name} [XD-OBJ-2]")
        if s.has(danger_marks.HOLE, cell):
            # Whoever may still dodge may lead a victim away.
            victims = s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell)
            things = s.has(marks.HAZMAT, cell) or (victims and not s.dodging)
            things = things and not s.is_bridge(cell)
            if threatened or things or s.has(marks.HOT, cell) or s.has(danger_marks.CRACK, cell):
                found.append(f"something-on-a-hole-on-{name} [XD-FLOOR-7]")
        if s.has(marks.POI, cell) and s.resume == 0 and (barred or s.has(danger_marks.HOLE, cell)):
            found.append(f"poi-where-none-may-be-on-{name} [XD-POI-2]")
    return found


def _ladder_problems(s: DangerState) -> list[str]:
    """XD-LADDER-1, XD-LADDER-3, XD-GEN-6: four ladders, and nobody in the air without one."""
    found: list[str] = []
    raised = 0
    for edge in range(i64(len(s.board.edge_names))):
        if i64(s.edges[edge]) == danger_barriers.LADDER:
            raised += 1
    held = 0
    for number in range(s.ruling.ladders):
        if s.ladders[number] == state.RAISED:
            held += 1
        if s.ladders[number] >= 0 and s.board.is_air(s.ladders[number]):
            found.append("folded-ladder-in-the-air [XD-LADDER-8]")
    if raised != held:
        found.append(f"raised-ladders-are-{raised} [XD-LADDER-1]")
    for kind in (marks.VICTIM, marks.TREATED, marks.HAZMAT):
        for cell in s.cells_marked(kind):
            if s.board.is_air(cell) and cell != s.platform and not s.is_manned(cell):
                found.append(f"left-on-a-ladder-on-{s.board.names[cell]} [XD-LADDER-8]")
    return found


def _people_problems(s: DangerState) -> list[str]:
    found: list[str] = []
    if s.stage() < phases.PARK or s.phase == phases.OVER:
        return found
    for seat in range(s.players):
        cell = s.cell_of(seat)
        if cell < 0 or s.is_struck(seat):
            continue
        name = s.board.names[cell]
        # XD-CHEM-6: one may be set down by a vehicle where the street is toxic.
        if s.is_barred(cell) and not s.board.is_outside(cell):
            found.append(f"firefighter-{seat}-where-nobody-may-be-on-{name} [XD-GEN-8]")
        on_ladder = s.board.is_air(cell) and cell != s.platform
        if on_ladder and s.barrier(cell, danger_ways.DOWN) != danger_barriers.LADDER:
            found.append(f"firefighter-{seat}-in-the-air-on-{name} [XD-GEN-6]")
        for other in range(seat):
            if on_ladder and s.cell_of(other) == cell:
                found.append(f"two-on-a-ladder-on-{name} [XD-LADDER-7]")
        if (
            s.stage() >= phases.ACT
            and s.ruling.traps
            and s.house.has_basement()
            and trapped.is_trapped(s, cell)
        ):
            found.append(f"firefighter-{seat}-trapped-on-{name} [XD-FLOOR-14]")
    return found


def _promo_problems(s: DangerState) -> list[str]:
    """XD-SPEC-1 to XD-SPEC-3: points and blows without a veteran, and where no dog can be."""
    found: list[str] = []
    if s.phase == phases.OVER:
        return found
    teacher = veteran.seat_of_veteran(s)
    if s.extra_point and (teacher < 0 or teacher == s.seat or not veteran.is_acting(s.phase)):
        found.append("extra-point-without-the-veteran [XD-SPEC-2]")
    if s.extra_point == veteran.READY and s.ap == 0:
        found.append("extra-point-that-is-not-there [XD-SPEC-2]")
    if s.dodging and (teacher < 0 or s.phase not in (danger_phases.DODGING, phases.REVEAL)):
        found.append("nobody-can-dodge-now [XD-SPEC-1]")
    for seat in range(s.players):
        cell = s.cell_of(seat)
        if cell < 0 or s.has_hands(seat):
            continue
        name = s.board.names[cell]
        if (s.dodging >> seat) & 1:
            found.append("the-dog-does-not-dodge [XD-SPEC-3]")
        if s.burns(cell) and problems.is_calm(s):
            found.append(f"dog-in-fire-on-{name} [XD-SPEC-3]")
        if s.board.is_air(cell) and s.barrier(cell, danger_ways.DOWN) == danger_barriers.LADDER:
            found.append(f"dog-on-a-ladder-on-{name} [XD-SPEC-3]")
    return found
