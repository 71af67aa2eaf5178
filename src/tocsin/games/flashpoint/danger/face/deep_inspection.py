"""Named problems of ladders over and in holes (XD-BRIDGE)."""

from mypy_extensions import i64

from tocsin.games.flashpoint.danger.rules import bridges
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import marks, phases


def find_deep_problems(s: DangerState) -> list[str]:
    """One named problem per entry; nothing at tables without such ladders or after the end."""
    if s.phase == phases.OVER:
        return []
    found: list[str] = []
    for cell in s.cells_marked(danger_marks.HOLE):
        if s.is_bridge(cell):
            found += _bridge_problems(s, cell)
    for number in range(s.ruling.ladders):
        place = s.ladders[number]
        if place <= state.HOLE_LADDER_FROM:
            found += _shaft_problems(s, place, number)
    return found


def _bridge_problems(s: DangerState, cell: i64) -> list[str]:
    """XD-BRIDGE-1, XD-BRIDGE-2: one at a time, and nothing left behind."""
    name = s.board.names[cell]
    found: list[str] = []
    if not s.ruling.bridge:
        found.append(f"bridge-where-none-is-laid-on-{name} [XD-BRIDGE-1]")
    people = 0
    for seat in range(s.players):
        if s.cell_of(seat) == cell and (s.fallen >> seat) & 1 == 0:
            people += 1
    if people > 1:
        found.append(f"two-on-a-bridge-on-{name} [XD-BRIDGE-2]")
    things = s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell) or s.has(marks.HAZMAT, cell)
    if people == 0 and (things or s.count_ladders(cell) > 1):
        found.append(f"left-on-a-bridge-on-{name} [XD-BRIDGE-2]")
    elif bridges.burden_on(s, cell) < 0:
        found.append(f"too-much-on-a-bridge-on-{name} [XD-BRIDGE-2]")
    return found


def _shaft_problems(s: DangerState, place: i64, number: i64) -> list[str]:
    """XD-BRIDGE-5: through a hole that has no other ladder, from a floor, without fire."""
    top, hole, base = s.hole_ladder_top(place), s.hole_ladder_hole(place), s.hole_ladder_base(place)
    name = s.board.names[top]
    found: list[str] = []
    if (
        not s.has(danger_marks.HOLE, hole)
        or s.has_object(hole)
        or s.has(danger_marks.HOLE, top)
        or s.has_object(base)
    ):
        found.append(f"ladder-down-where-none-can-be-on-{name} [XD-BRIDGE-5]")
    if s.burns(top) or s.burns(base):
        found.append(f"ladder-down-in-fire-on-{name} [XD-BRIDGE-5]")
    taken = s.is_bridge(hole)
    for other in range(number):
        there = s.ladders[other]
        if there <= state.HOLE_LADDER_FROM and (
            s.hole_ladder_top(there) == top or s.hole_ladder_hole(there) == hole
        ):
            taken = True
    if taken:
        found.append(f"ladders-share-a-place-on-{name} [XD-BRIDGE-5]")
    return found
