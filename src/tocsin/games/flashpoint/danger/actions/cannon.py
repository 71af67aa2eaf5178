"""The water cannon, built into the platform (XD-PLAT-6 to XD-PLAT-8, XD-PLAT-11).

No dice: it strikes the cell of the building beside the platform, through an opening, and every
cell adjacent to that one. It replaces the deck gun (XD-PLAT-1, XD-GUN-9).
"""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.actions import platform
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import barriers, codes, marks


def is_on_platform(s: DangerState, cell: i64) -> bool:
    """XD-PLAT-4, XD-PLAT-6: in its air cell, or, while it lies there, on the engine."""
    if s.board.is_air(s.platform):
        return cell == s.platform
    return s.board.is_on_spot(codes.ENGINE, s.engine, cell)


def cannon_target(s: DangerState) -> i64:
    """XD-PLAT-6, XD-OBJ-2: the cell beside the platform if an opening leads there, else -1."""
    way = s.house.inward[s.platform]
    if way < 0 or not s.can_pass(s.platform, way):
        return -1
    goal = s.board.cell_beside(s.platform, way)
    return -1 if s.has_object(goal) else goal


def splashed(s: DangerState, target: i64, way: i64) -> i64:
    """XD-PLAT-7: the cell that the splash reaches this way, over stairs too; -1 if none."""
    if not s.can_pass(target, way) or s.barrier(target, way) == danger_barriers.LADDER:
        return -1
    beyond = s.board.cell_beside(target, way)
    return -1 if beyond == s.platform else beyond


def offer_cannon(s: DangerState, cell: i64, role: i64, points: i64) -> None:
    """XD-PLAT-6: four points, two for the driver."""
    if points >= platform.price_of_platform(danger_codes.CANNON, role) and may_fire_cannon(s, cell):
        s.offer(danger_codes.CANNON)


def may_fire_cannon(s: DangerState, cell: i64) -> bool:
    """XD-PLAT-6, XD-PLAT-8: from the platform, through an opening, at no victim."""
    if not is_on_platform(s, cell):
        return False
    target = cannon_target(s)
    if target < 0 or is_spared(s, target):
        return False
    for way in range(s.board.ways):
        beyond = splashed(s, target, way)
        if beyond >= 0 and is_spared(s, beyond):
            return False
    return True


def is_spared(s: DangerState, cell: i64) -> bool:
    """XD-PLAT-8: is somebody there who must not be hit?"""
    if s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell):
        return True
    return s.ruling.cannon_spares_crew and s.is_manned(cell)


def fire_cannon(s: DangerState, journal: Journal | None) -> None:
    """XD-PLAT-7, XD-PLAT-11: fire and smoke go in the target and round it, never down a hole."""
    target = cannon_target(s)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[target]}
        journal.tell("cannon-fired", "XD-PLAT-6", facts)
    _wash(s, target, journal)
    for way in range(s.board.ways):
        beyond = splashed(s, target, way)
        if beyond >= 0:
            _wash(s, beyond, journal)


def _wash(s: DangerState, cell: i64, journal: Journal | None) -> None:
    if s.burns(cell) or s.smokes(cell):
        s.remove_threat(cell)
        if journal is not None:
            journal.tell("threat-washed-away", "XD-PLAT-7", {"cell": s.board.names[cell]})


def explain_cannon(s: DangerState) -> Refusal | None:
    """Rule by rule, why the cannon stays silent."""
    if not s.ruling.platform:
        return Refusal("no-platform-in-play", "XD-PLAT-1")
    cell = s.cell_of(s.seat)
    place: dict[str, int | str] = {"cell": s.board.names[s.platform]}
    engine = [s.board.spot_cell(codes.ENGINE, s.engine, which) for which in range(i64(2))]
    if cell != s.platform and not (cell in engine and s.platform in engine):
        return Refusal("not-on-the-platform", "XD-PLAT-6", place)
    goal: i64 = -1
    for way in range(i64(4)):
        beside = s.board.cell_beside(s.platform, way)
        if (
            beside >= 0
            and s.house.is_inside(beside)
            and barriers.lets_through(s.barrier(s.platform, way))
        ):
            goal = beside
    if goal < 0 or s.has_object(goal):
        return Refusal("no-opening-before-the-platform", "XD-PLAT-6", place)
    hit = [goal]
    for way in range(s.board.ways):
        beyond = s.board.cell_beside(goal, way)
        barrier = s.barrier(goal, way)
        if (
            beyond >= 0
            and beyond != s.platform
            and barriers.lets_through(barrier)
            and barrier != danger_barriers.LADDER
        ):
            hit.append(beyond)
    for other in hit:
        facts: dict[str, int | str] = {"cell": s.board.names[other]}
        if s.count(marks.VICTIM, other) + s.count(marks.TREATED, other) > 0:
            return Refusal("a-victim-would-be-hit", "XD-PLAT-8", facts)
        for seat in range(s.players):
            if s.ruling.cannon_spares_crew and s.cell_of(seat) == other:
                return Refusal("a-firefighter-would-be-hit", "XD-PLAT-8", facts)
    return None
