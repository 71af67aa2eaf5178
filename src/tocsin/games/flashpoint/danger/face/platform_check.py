"""Named problems of the platform: where it cannot be, what it cannot hold, steps with no answer."""

from mypy_extensions import i64

from tocsin.games.flashpoint.danger.actions import load
from tocsin.games.flashpoint.danger.rules import platform
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import board
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes, marks, phases


def find_platform_problems(s: DangerState) -> list[str]:
    """XD-PLAT-1 to XD-PLAT-4: its place, its contents, its questions."""
    if s.phase == phases.OVER:
        return []
    if (
        s.phase in (danger_phases.EMBARK, danger_phases.ALIGHT, danger_phases.REST)
        and not s.ruling.platform
    ):
        return ["a-platform-is-asked-about-and-none-is-in-play [XD-PLAT-1]"]
    if s.platform < 0:
        is_missing = s.ruling.platform and s.stage() >= phases.ACT
        return ["the-platform-is-missing [XD-PLAT-1]"] if is_missing else []
    return _place_problems(s) + _question_problems(s)


def _place_problems(s: DangerState) -> list[str]:
    name = s.board.names[s.platform]
    if not s.is_platform_raised():
        on_engine = s.board.is_on_spot(codes.ENGINE, s.engine, s.platform)
        if (
            s.stage() >= phases.ACT
            and not on_engine
            and s.phase not in (phases.RIDE, danger_phases.REST)
        ):
            return [f"platform-away-from-the-engine-on-{name} [XD-PLAT-4]"]
        return []
    found: list[str] = []
    reach = [
        s.house.reach[board.REACH_MAX * s.engine + at] for at in range(s.house.reach_n[s.engine])
    ]
    if s.platform not in reach:
        found.append(f"platform-out-of-reach-on-{name} [XD-PLAT-3]")
    if s.barrier(s.platform, danger_ways.DOWN) == danger_barriers.LADDER:
        found.append(f"platform-and-ladder-on-{name} [XD-LADDER-3]")
    if not platform.is_load_allowed(s):
        found.append(f"wrong-load-on-the-platform-on-{name} [XD-PLAT-2]")
    return found


def _question_problems(s: DangerState) -> list[str]:
    """A step that asks somebody must have somebody to ask, and something to choose."""
    if s.phase == danger_phases.REST and s.is_platform_raised():
        return ["the-platform-does-not-lie-on-the-engine [XD-PLAT-4]"]
    if s.phase not in (danger_phases.EMBARK, danger_phases.ALIGHT):
        return []
    if s.is_platform_raised() != (s.phase == danger_phases.EMBARK):
        return ["nobody-gets-on-or-off-there [XD-PLAT-4]"]
    for seat in range(s.players):
        on_engine = s.board.is_on_spot(codes.ENGINE, s.engine, s.cell_of(seat))
        if (s.riders >> seat) & 1 and not on_engine:
            return [f"firefighter-{seat}-not-on-the-engine [XD-PLAT-4]"]
    if s.riders:
        is_full = s.phase == danger_phases.EMBARK and s.figures_in(s.platform) >= 2
        return ["the-platform-is-full [XD-PLAT-2]"] if is_full else []
    kinds = [i64(0), marks.VICTIM, marks.TREATED]
    if s.phase == danger_phases.ALIGHT:
        has_it = 1 <= s.berth <= 2 and s.count(kinds[s.berth], s.platform) > 0
    else:
        has_it = load.has_victim_at_engine(s) and s.figures_in(s.platform) < 2
    return [] if has_it else ["no-victim-to-ask-about [XD-PLAT-2]"]
