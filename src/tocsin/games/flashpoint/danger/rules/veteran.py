"""The veteran: who is near enough to learn, and the extra point that brings (XD-SPEC-2).

    v . . f      Near is beside the veteran, or at most three cells away over floor that is free of
    ------.      fire and smoke. Stairs and ladders never count, closed doors and windows part.

Getting out of the way of a blow, which the veteran teaches too, is in `dodging`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes, phases

# What has become of the extra point of this turn.
NOT_GIVEN: Final[i64] = 0
READY: Final[i64] = 1
USED: Final[i64] = 2
EXTRA_WORDS: Final = ("none", "ready", "used")
_FAR: Final[i64] = 3


def seat_of_veteran(s: DangerState) -> i64:
    """The seat that holds the veteran's card, -1 if nobody does."""
    for seat in range(s.players):
        if s.role_of(seat) == danger_specialists.VETERAN:
            return seat
    return -1


def is_near(s: DangerState, seat: i64, veteran: i64) -> bool:
    """XD-SPEC-2: with the veteran, beside it, or three clear cells away on the same level."""
    here = s.cell_of(seat)
    there = s.cell_of(veteran)
    if here == there:
        return True
    if here >> 7 != there >> 7:
        return False
    down = s.board.row[here] - s.board.row[there]
    across = s.board.column[here] - s.board.column[there]
    gap = (down if down > 0 else -down) + (across if across > 0 else -across)
    if gap > _FAR:
        return False
    if gap == 1:
        for way in range(danger_ways.UP):
            if s.board.cell_beside(here, way) == there:
                if s.can_pass(here, way) and _is_ground(s, here, there):
                    return True
    return _is_clear(s, there) and _reaches(s, here, there, _FAR)


def _reaches(s: DangerState, here: i64, there: i64, steps: i64) -> bool:
    """Is the cell that many steps away at most, over clear cells?"""
    for way in range(danger_ways.UP):
        goal = s.board.cell_beside(here, way)
        if goal < 0 or not s.can_pass(here, way) or not _is_ground(s, here, goal):
            continue
        if goal == there:
            return True
        if steps > 1 and _is_clear(s, goal) and not s.house.is_air(goal):
            if _reaches(s, goal, there, steps - 1):
                return True
    return False


def _is_ground(s: DangerState, here: i64, goal: i64) -> bool:
    """XD-GEN-6: nobody steps from air to air."""
    return not (s.house.is_air(here) and s.house.is_air(goal))


def _is_clear(s: DangerState, cell: i64) -> bool:
    """Neither fire nor smoke, and a cell where people may go."""
    return not s.burns(cell) and not s.smokes(cell) and not s.is_barred(cell)


def is_acting(phase: i64) -> bool:
    """Is the active firefighter still in phase 1, or is something asked in the middle of it?"""
    return phases.ACT <= phase < phases.ROLL or phase in (
        danger_phases.EMBARK,
        danger_phases.ALIGHT,
        danger_phases.REST,
    )


def share_experience(s: DangerState, journal: Journal | None) -> None:
    """XD-SPEC-2: whoever is near the veteran at any moment of its turn has one point more."""
    if s.extra_point != NOT_GIVEN or s.has_ended() or not is_acting(s.phase):
        return
    veteran = seat_of_veteran(s)
    if veteran < 0 or veteran == s.seat or not is_near(s, s.seat, veteran):
        return
    s.extra_point = READY
    s.ap += 1
    _tell_gained(s, veteran, journal)


def watch_points(s: DangerState, code: i64) -> None:
    """XD-SPEC-2: what is spent from here on begins with the extra point, another card too."""
    s.points_before = s.ap
    is_crew_change = codes.CREW_FROM <= code < codes.PARK_FROM
    if s.extra_point == READY and s.phase == phases.ACT and is_crew_change:
        s.extra_point = USED


def use_extra_point(s: DangerState) -> None:
    """XD-SPEC-2: the extra point goes first."""
    if s.extra_point == READY and s.ap < s.points_before:
        s.extra_point = USED


def drop_extra_point(s: DangerState, journal: Journal | None) -> None:
    """XD-SPEC-2: the extra point cannot be saved."""
    if s.extra_point == READY:
        s.ap -= 1
        _tell_lapsed(s, journal)
    s.extra_point = NOT_GIVEN


def _tell_gained(s: DangerState, veteran: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, int | str] = {"seat": int(s.seat), "veteran": int(veteran)}
    journal.tell("extra-point-gained", "XD-SPEC-2", facts)


def _tell_lapsed(s: DangerState, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("extra-point-lapsed", "XD-SPEC-2", {"seat": int(s.seat)})
