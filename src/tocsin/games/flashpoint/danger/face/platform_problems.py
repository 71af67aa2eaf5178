"""What is impossible about the platform: where it cannot be, what it cannot hold, whom it asks."""

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.danger.rules import platform
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face.naming import cell_problem, seat_problem
from tocsin.games.flashpoint.table import codes, marks, phases


def find_platform_problems(s: DangerState) -> list[Problem]:
    """XD-PLAT-1, XD-PLAT-2, XD-PLAT-3, XD-PLAT-4: its place, its contents, its questions."""
    if s.phase == phases.OVER:
        return []
    if danger_phases.asks_about_platform(s.phase) and not s.ruling.platform:
        return [Problem("a-platform-is-asked-about-and-none-is-in-play", "XD-PLAT-1")]
    if s.platform >= 0 and s.stage() < phases.ACT:
        return [Problem("the-platform-is-laid-too-soon", "XD-PLAT-1")]
    is_parked = s.ambulance >= 0 and s.engine >= 0
    if s.phase == danger_phases.REST and s.turn == 0 and not is_parked:
        # XD-SETUP-8: it is laid on the engine once both vehicles are parked.
        return [Problem("vehicle-not-parked", "FP-ASET-14")]
    if s.platform < 0:
        is_missing = s.ruling.platform and s.stage() >= phases.ACT
        return [Problem("the-platform-is-missing", "XD-PLAT-1")] if is_missing else []
    return _place_problems(s) + _question_problems(s)


def _place_problems(s: DangerState) -> list[Problem]:
    """XD-PLAT-2, XD-PLAT-3, XD-PLAT-4: on the engine, or free on its side with what it can hold."""
    if not s.is_platform_raised():
        on_engine = s.board.is_on_spot(codes.ENGINE, s.engine, s.platform)
        is_settled = s.phase not in (phases.RIDE, danger_phases.REST)
        if s.stage() >= phases.ACT and not on_engine and is_settled:
            where = cell_problem(s, "platform-away-from-the-engine", "XD-PLAT-4", s.platform)
            return [where]
        return []
    found: list[Problem] = []
    if s.house.side_over_street[s.platform] != s.engine:
        found.append(cell_problem(s, "platform-out-of-reach", "XD-PLAT-3", s.platform))
    if s.has_raised_ladder(s.platform, danger_ways.DOWN):
        found.append(cell_problem(s, "platform-and-ladder", "XD-LADDER-3", s.platform))
    if not platform.is_load_allowed(s):
        found.append(cell_problem(s, "wrong-load-on-the-platform", "XD-PLAT-2", s.platform))
    return found


def _question_problems(s: DangerState) -> list[Problem]:
    """XD-PLAT-2, XD-PLAT-4: a step that asks must have somebody to ask, something to choose."""
    if s.phase == danger_phases.REST and s.is_platform_raised():
        return [Problem("the-platform-does-not-lie-on-the-engine", "XD-PLAT-4")]
    if s.phase not in (danger_phases.EMBARK, danger_phases.ALIGHT):
        return []
    if s.is_platform_raised() != (s.phase == danger_phases.EMBARK):
        return [Problem("nobody-gets-on-or-off-there", "XD-PLAT-4")]
    for seat in range(s.players):
        on_engine = s.board.is_on_spot(codes.ENGINE, s.engine, s.cell_of(seat))
        if (s.riders >> seat) & 1 and not on_engine:
            return [seat_problem("firefighter-not-on-the-engine", "XD-PLAT-4", seat)]
    is_full = s.figures_in(s.platform) >= platform.PLACES
    if s.riders:
        is_wrong = s.phase == danger_phases.EMBARK and is_full
        return [Problem("the-platform-is-full", "XD-PLAT-2")] if is_wrong else []
    kinds = [i64(0), marks.VICTIM, marks.TREATED]
    if s.phase == danger_phases.ALIGHT:
        has_it = 1 <= s.berth <= 2 and s.count(kinds[s.berth], s.platform) > 0
    else:
        has_it = platform.has_victim_at_engine(s) and not is_full
    return [] if has_it else [Problem("no-victim-to-ask-about", "XD-PLAT-2")]
