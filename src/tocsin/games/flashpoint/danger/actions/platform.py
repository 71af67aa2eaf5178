"""The platform of the engine: where it is, what it holds, moving it (XD-PLAT-1 to 5, 9, 10).

 street side n    air cells u:0,1 .. u:0,4     Raised, it is in an air cell of the side where
  [engine]        -------- window -------      the engine stands, and holds at most two. On the
 building         u:1,1 .. u:1,4               engine it lies on one of the engine's two cells;
                                               who stands on either of them stands on it.

Who boards and where people step off is asked in `boarding`; the water cannon has its own room.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.actions import boarding
from tocsin.games.flashpoint.danger.rules import trapped
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import board
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes, due, marks, specialists, ways


def is_at_controls(s: DangerState, cell: i64) -> bool:
    """XD-PLAT-3: is somebody in this cell on the platform or on the engine?"""
    return cell == s.platform or s.board.is_on_spot(codes.ENGINE, s.engine, cell)


def price_of_platform(code: i64, role: i64) -> i64:
    """XD-PLAT-3, XD-PLAT-6: three to move it, four for its cannon; two for the driver."""
    if role == specialists.DRIVER:
        return 2
    return 4 if code == danger_codes.CANNON else 3


def offer_operations(s: DangerState, cell: i64, role: i64, points: i64) -> None:
    """XD-PLAT-3: back to the engine if it is away, or to any free air cell on that side."""
    if points < price_of_platform(danger_codes.OPERATE_FROM, role) or not is_at_controls(s, cell):
        return
    if s.is_engine_held():
        s.offer(danger_codes.OPERATE_FROM + s.board.spot_cell(codes.ENGINE, s.engine, 0))
        s.offer(danger_codes.OPERATE_FROM + s.board.spot_cell(codes.ENGINE, s.engine, 1))
    for at in range(s.house.reach_n[s.engine]):
        goal = s.house.reach[board.REACH_MAX * s.engine + at]
        if goal != s.platform and s.barrier(goal, danger_ways.DOWN) != danger_barriers.LADDER:
            s.offer(danger_codes.OPERATE_FROM + goal)


def operate(s: DangerState, goal: i64, journal: Journal | None) -> i64:
    """XD-PLAT-3, XD-PLAT-4: it goes with what it holds, or first with what boards it."""
    old = s.platform
    if journal is not None:
        facts: dict[str, int | str] = {
            "seat": int(s.seat),
            "from": s.board.names[old],
            "cell": s.board.names[goal],
        }
        journal.tell("platform-moved", "XD-PLAT-3", facts)
    s.platform = goal
    if not s.board.is_air(old):
        return boarding.begin_boarding(s)
    riders = take_along(s, old, goal, journal)
    trapped.judge_way_gone(s, journal)
    if s.has_ended() or s.board.is_air(goal):
        return due.NOTHING
    return boarding.begin_alighting(s, riders)


def take_along(s: DangerState, old: i64, goal: i64, journal: Journal | None) -> i64:
    """XD-PLAT-3: firefighters, victim or hazmat go with it; says which seats do."""
    riders: i64 = 0
    for seat in range(s.players):
        if s.cell_of(seat) == old:
            s.put(seat, goal)
            riders |= bit(seat)
    s.berth = 0
    if s.has(marks.VICTIM, old):
        s.take_thing(marks.VICTIM, old)
        s.add_thing(marks.VICTIM, goal)
        s.berth = 1
    if s.has(marks.TREATED, old):
        s.take_thing(marks.TREATED, old)
        s.add_thing(marks.TREATED, goal)
        s.berth = 2
    if s.has(marks.HAZMAT, old):
        s.take_thing(marks.HAZMAT, old)
        if s.board.is_air(goal):
            s.add_thing(marks.HAZMAT, goal)
        else:
            _remove_hazmat(s, goal, "FP-HAZ-6", journal)
    if s.board.is_air(goal):
        s.berth = 0
    return riders


def burn_platform(s: DangerState, journal: Journal | None) -> None:
    """XD-PLAT-10: fire reaches it; a hazmat is outside already and goes without an explosion.

    People on it suffer in the last step like everybody else, and the platform stays.
    """
    while s.has(marks.HAZMAT, s.platform):
        s.take_thing(marks.HAZMAT, s.platform)
        _remove_hazmat(s, s.platform, "XD-PLAT-10", journal)


def _remove_hazmat(s: DangerState, cell: i64, rule: str, journal: Journal | None) -> None:
    s.hazmats_safe += 1
    if journal is not None:
        journal.tell("hazmat-removed", rule, {"cell": s.board.names[cell]})


def fits_on_board(figures: i64, victims: i64, hazmats: i64) -> bool:
    """XD-PLAT-2: two places, one victim at most, and no hazmat without a firefighter."""
    return figures + victims + hazmats <= 2 and victims <= 1 and hazmats <= figures


def may_step_on_platform(s: DangerState, verb: i64, cell: i64, goal: i64) -> bool:
    """XD-PLAT-2, XD-PLAT-4: on or off between building and raised platform, as it will be then."""
    if s.board.is_air(cell) and s.board.is_air(goal):
        # XD-GEN-6: nobody goes from one air cell to another.
        return False
    if danger_codes.carries_ladder(verb):
        return False
    step: i64 = 1 if goal == s.platform else -1
    figures = s.figures_in(s.platform) + step
    victims = s.count(marks.VICTIM, s.platform) + s.count(marks.TREATED, s.platform)
    hazmats = s.count(marks.HAZMAT, s.platform)
    if codes.carries_victim(verb):
        victims += step
    if codes.leads(verb):
        victims += step
    if codes.carries_hazmat(verb):
        hazmats += step
    return fits_on_board(figures, victims, hazmats)


def explain_platform_step(s: DangerState, verb: i64, cell: i64, goal: i64) -> Refusal | None:
    """Rule by rule, why a move on or off the raised platform is not allowed."""
    place: dict[str, int | str] = {"cell": s.board.names[goal]}
    if s.board.is_air(cell) and s.board.is_air(goal):
        return Refusal("nothing-to-stand-on", "XD-GEN-6", place)
    if danger_codes.carries_ladder(verb):
        return Refusal("no-ladder-on-the-platform", "XD-PLAT-2", place)
    aboard = [seat for seat in range(s.players) if s.cell_of(seat) == s.platform]
    people = s.count(marks.VICTIM, s.platform) + s.count(marks.TREATED, s.platform)
    if cell == s.platform:
        left = s.count(marks.HAZMAT, cell) - (1 if codes.carries_hazmat(verb) else 0)
        if left > 0 and len(aboard) == 1:
            return Refusal("no-hazmat-alone-on-the-platform", "XD-PLAT-2", place)
        return None
    brought = (1 if codes.carries_victim(verb) else 0) + (1 if codes.leads(verb) else 0)
    if brought and people + brought > 1:
        return Refusal("one-victim-on-the-platform", "XD-PLAT-2", place)
    hauled = 1 if codes.carries_hazmat(verb) else 0
    if len(aboard) + 1 + people + brought + s.count(marks.HAZMAT, goal) + hauled > 2:
        return Refusal("two-places-on-the-platform", "XD-PLAT-2", place)
    return None


def explain_operation(s: DangerState, code: i64) -> Refusal | None:
    """Rule by rule, why the platform cannot go there; boarding has a moment of its own."""
    if not s.ruling.platform:
        return Refusal("no-platform-in-play", "XD-PLAT-1")
    if not danger_codes.OPERATE_FROM <= code < danger_codes.LOAD_FROM:
        return Refusal("the-platform-is-not-leaving", "XD-PLAT-4")
    cell = s.cell_of(s.seat)
    goal = code - danger_codes.OPERATE_FROM
    place: dict[str, int | str] = {"cell": s.board.names[goal]}
    engine = [s.board.spot_cell(codes.ENGINE, s.engine, which) for which in range(i64(2))]
    if cell not in engine and cell != s.platform:
        return Refusal("not-at-the-platform", "XD-PLAT-3")
    if goal == s.platform:
        return Refusal("the-platform-is-there", "XD-PLAT-3", place)
    if goal in engine:
        if s.platform in engine:
            return Refusal("the-platform-lies-on-the-engine", "XD-PLAT-4", place)
        return None
    side = {"spot": ways.SIDES[s.engine], **place}
    if not s.board.is_air(goal) or s.board.cell_beside(goal, danger_ways.DOWN) < 0:
        return Refusal("no-place-for-the-platform", "XD-PLAT-3", side)
    if not _is_on_side(s, goal, ways.SIDES[s.engine]):
        return Refusal("no-place-for-the-platform", "XD-PLAT-3", side)
    if s.barrier(goal, danger_ways.DOWN) == danger_barriers.LADDER:
        return Refusal("a-ladder-is-in-the-way", "XD-PLAT-3", place)
    return None


def _is_on_side(s: DangerState, cell: i64, side: str) -> bool:
    """Measured afresh: is the cell of the ring on that side of its level, corners apart?"""
    level = s.board.plan.levels[cell >> 7]
    row, column = s.board.row[cell], s.board.column[cell]
    if side in ("n", "s"):
        return row == (0 if side == "n" else level.rows + 1) and 1 <= column <= level.columns
    return column == (0 if side == "w" else level.columns + 1) and 1 <= row <= level.rows
