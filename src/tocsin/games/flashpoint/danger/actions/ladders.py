"""Portable ladders: carried, raised, climbed, folded (XD-LADDER, XD-ATTIC-4, XD-ATTIC-5).

 air cell  -- window -- upper level       A raised ladder is an edge between a cell of the
    |                                     street and the air cell over it. Only people use
street cell                               it: fire and water do not.
"""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.actions import platform
from tocsin.games.flashpoint.danger.rules import harm
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import barriers, codes, marks


def is_depot(s: DangerState, cell: i64) -> bool:
    """XD-LADDER-1, XD-MODE-4: a cell of the engine, or without vehicles of any engine spot."""
    if s.rules.vehicles:
        return s.board.is_on_spot(codes.ENGINE, s.engine, cell)
    for spot in range(i64(4)):
        if s.board.is_on_spot(codes.ENGINE, spot, cell):
            return True
    return False


def ladder_within_reach(s: DangerState, cell: i64) -> i64:
    """XD-LADDER-1: a folded ladder in the cell or, at a depot, one that is stored; -1 if none."""
    if s.ruling.ladders == 0:
        return -1
    if is_depot(s, cell):
        return s.find_ladder(state.STORED)
    if s.has(danger_marks.HOLE, cell) and s.count_ladders(cell) < 2:
        # XD-BRIDGE-2: the bridge one stands on stays where it is.
        return -1
    return s.find_ladder(cell)


def carry_ladder(s: DangerState, cell: i64, goal: i64) -> None:
    """XD-LADDER-1, XD-LADDER-2: it comes along; at a depot it is stored again."""
    s.set_ladder(ladder_within_reach(s, cell), state.STORED if is_depot(s, goal) else goal)


def keep_house(s: DangerState) -> None:
    """XD-LADDER-1: ladders that lie where the engine has come to stand are on it."""
    for number in range(s.ruling.ladders):
        place = s.ladder_place(number)
        if place >= 0 and is_depot(s, place):
            s.set_ladder(number, state.STORED)


def climb_toll(s: DangerState, verb: i64, cell: i64, way: i64) -> i64:
    """XD-LADDER-5, XD-LADDER-6, XD-ATTIC-5: what ladders cost beyond a usual move."""
    goal = s.board.cell_beside(cell, way)
    if not s.board.is_air(cell) and not s.board.is_air(goal):
        return 0
    if s.is_engine_held() and (cell == s.platform or goal == s.platform):
        # XD-PLAT-4: on the platform a treated victim walks as everywhere.
        return 0
    # A treated victim has to be carried here.
    more: i64 = 1 if verb == codes.LEAD else 0
    if way < danger_ways.UP:
        return more
    top = goal if way != danger_ways.DOWN else cell
    if s.board.cell_beside(s.board.cell_beside(top, danger_ways.DOWN), danger_ways.HIGH) == top:
        return more + (1 if verb == codes.WALK else 2)
    return more


def may_take_step(s: DangerState, seat: i64, verb: i64, cell: i64, way: i64) -> bool:
    """XD-LADDER-2, XD-LADDER-7, XD-LADDER-8: one figure with one thing, and nothing left behind."""
    goal = s.board.cell_beside(cell, way)
    to_air = s.board.is_air(goal)
    if s.is_engine_held() and (cell == s.platform or goal == s.platform):
        return platform.may_step_on_platform(s, verb, cell, goal)
    if to_air:
        if s.barrier(goal, danger_ways.DOWN) != danger_barriers.LADDER or s.is_manned(goal):
            return False
    from_air = s.board.is_air(cell)
    if to_air and from_air:
        # XD-GEN-6: nobody goes from one air cell to another.
        return False
    if not to_air and not from_air:
        return True
    if danger_codes.carries_ladder(verb):
        return False
    if codes.leads(verb) and verb != codes.LEAD:
        return False
    if from_air:
        if s.has(marks.VICTIM, cell) and not codes.carries_victim(verb):
            return False
        if s.has(marks.TREATED, cell) and not codes.leads(verb):
            return False
        if s.has(marks.HAZMAT, cell) and not codes.carries_hazmat(verb):
            return False
    return True


def may_raise(s: DangerState, seat: i64, way: i64) -> bool:
    """XD-LADDER-3: a ladder at hand, a street cell with a level above, nothing raised there yet."""
    cell = s.cell_of(seat)
    if way != danger_ways.UP and way != danger_ways.HIGH:
        return False
    if not s.board.is_outside(cell) or s.board.cell_beside(cell, way) < 0:
        return False
    if (
        s.barrier(cell, danger_ways.UP) == danger_barriers.LADDER
        or s.barrier(cell, danger_ways.HIGH) == danger_barriers.LADDER
    ):
        return False
    if s.board.cell_beside(cell, way) == s.platform:
        return False
    return ladder_within_reach(s, cell) >= 0


def raise_ladder(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> None:
    """XD-LADDER-3: its base here, its top in the air cell of the chosen level."""
    cell = s.cell_of(seat)
    s.set_ladder(ladder_within_reach(s, cell), state.RAISED)
    s.set_edge(s.board.edge_beside(cell, way), danger_barriers.LADDER)
    if journal is not None:
        facts: dict[str, int | str] = {
            "seat": int(seat),
            "cell": s.board.names[cell],
            "top": s.board.names[s.board.cell_beside(cell, way)],
        }
        journal.tell("ladder-raised", "XD-LADDER-3", facts)


def may_fold(s: DangerState, seat: i64, way: i64) -> bool:
    """XD-LADDER-4: from the base, and not while somebody is on the top."""
    cell = s.cell_of(seat)
    if way != danger_ways.UP and way != danger_ways.HIGH:
        return False
    if not s.board.is_outside(cell) or s.barrier(cell, way) != danger_barriers.LADDER:
        return False
    return not s.is_manned(s.board.cell_beside(cell, way))


def fold_ladder(s: DangerState, edge: i64) -> None:
    """XD-LADDER-4: both segments lie folded in the base cell."""
    base = s.board.edge_a[edge]
    s.set_edge(edge, barriers.NOTHING)
    s.set_ladder(s.find_ladder(state.RAISED), state.STORED if is_depot(s, base) else base)


def tell_folded(s: DangerState, edge: i64, rule: str, journal: Journal | None) -> None:
    """A ladder has come down."""
    if journal is not None:
        cell = s.board.names[s.board.edge_a[edge]]
        journal.tell("ladder-folded", rule, {"cell": cell})


def fold_where_it_burns(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-LADDER-9: fire at either end folds the ladder at once; who is on top comes down hard."""
    if s.ruling.ladders == 0:
        return
    for way in (danger_ways.UP, danger_ways.DOWN, danger_ways.HIGH):
        edge = s.board.edge_beside(cell, way)
        if not s.is_ladder_edge(edge):
            continue
        top = s.board.edge_b[edge]
        for seat in range(s.players):
            if s.cell_of(seat) == top:
                harm.knock_down_now(s, seat, "XD-LADDER-9", journal)
        harm.lose_victims_in(s, top, "XD-LADDER-9", journal)
        while not s.has_ended() and s.has(marks.HAZMAT, top):
            s.take_thing(marks.HAZMAT, top)
            s.hazmats_safe += 1
        fold_ladder(s, edge)
        tell_folded(s, edge, "XD-LADDER-9", journal)


def drop_ladders(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-FLOOR-5: ladders in a cell whose floor falls, folded or let down, lie in the basement."""
    for number in range(s.ruling.ladders):
        place = s.ladder_place(number)
        if place == cell:
            s.set_ladder(number, s.house.under[cell])
        elif place <= state.SHAFT_FROM and s.shaft_top(place) == cell:
            s.set_ladder(number, s.house.under[cell])
            if journal is not None:
                facts: dict[str, int | str] = {"cell": s.board.names[s.house.under[cell]]}
                journal.tell("ladder-folded", "XD-FLOOR-5", facts)


def explain_ladder_step(
    s: DangerState, seat: i64, verb: i64, cell: i64, way: i64
) -> Refusal | None:
    """Rule by rule, why a move on or off a ladder is not allowed."""
    goal = s.board.cell_beside(cell, way)
    to_air = s.board.is_air(goal)
    from_air = s.board.is_air(cell)
    place: dict[str, int | str] = {"cell": s.board.names[goal]}
    if not to_air and not from_air:
        return None
    if s.is_engine_held() and s.platform in (cell, goal):
        return platform.explain_platform_step(s, verb, cell, goal)
    if to_air and (from_air or s.barrier(goal, danger_ways.DOWN) != danger_barriers.LADDER):
        return Refusal("nothing-to-stand-on", "XD-GEN-6", place)
    for other in range(s.players):
        if to_air and s.cell_of(other) == goal:
            return Refusal("one-on-a-ladder-top", "XD-LADDER-7", place)
    if danger_codes.carries_ladder(verb):
        return Refusal("both-hands-needed", "XD-LADDER-2", place)
    if codes.leads(verb) and verb != codes.LEAD:
        return Refusal("one-thing-on-a-ladder", "XD-LADDER-7", place)
    if from_air:
        left_behind = (
            (s.count(marks.VICTIM, cell) > 0 and not codes.carries_victim(verb))
            or (s.count(marks.TREATED, cell) > 0 and not codes.leads(verb))
            or (s.count(marks.HAZMAT, cell) > 0 and not codes.carries_hazmat(verb))
        )
        if left_behind:
            return Refusal("nothing-stays-on-a-ladder", "XD-LADDER-8", place)
    return None


def explain_raise(s: DangerState, seat: i64, way: i64) -> Refusal | None:
    """Rule by rule, why no ladder can be raised here."""
    cell = s.cell_of(seat)
    facts: dict[str, int | str] = {"cell": s.board.names[cell]}
    if way not in (danger_ways.UP, danger_ways.HIGH):
        return Refusal("ladders-go-up", "XD-LADDER-3", facts)
    if not s.board.is_outside(cell):
        return Refusal("raise-ladders-on-the-ground-outside", "XD-LADDER-3", facts)
    if s.board.cell_beside(cell, way) < 0:
        return Refusal("no-level-above", "XD-LADDER-3", facts)
    for other in (danger_ways.UP, danger_ways.HIGH):
        if s.barrier(cell, other) == danger_barriers.LADDER:
            return Refusal("a-ladder-stands-here", "XD-LADDER-3", facts)
    if s.board.cell_beside(cell, way) == s.platform:
        return Refusal("the-platform-is-in-the-way", "XD-LADDER-3", facts)
    if ladder_within_reach(s, cell) < 0:
        return Refusal("no-ladder-here", "XD-LADDER-1", facts)
    return None


def explain_fold(s: DangerState, seat: i64, way: i64) -> Refusal | None:
    """Rule by rule, why a ladder cannot be folded."""
    cell = s.cell_of(seat)
    facts: dict[str, int | str] = {"cell": s.board.names[cell]}
    if way not in (danger_ways.UP, danger_ways.HIGH) or not s.board.is_outside(cell):
        return Refusal("fold-ladders-from-their-base", "XD-LADDER-4", facts)
    if s.barrier(cell, way) != danger_barriers.LADDER:
        return Refusal("no-ladder-stands-there", "XD-LADDER-4", facts)
    top = s.board.cell_beside(cell, way)
    for other in range(s.players):
        if s.cell_of(other) == top:
            return Refusal("somebody-is-on-the-ladder", "XD-LADDER-4", facts)
    return None
