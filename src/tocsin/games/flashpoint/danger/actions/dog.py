"""The rescue dog: fast on four legs, and nothing that takes hands (XD-SPEC-3)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.actions import specials
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import movement
from tocsin.games.flashpoint.table import barriers, codes, due, marks, specialists

SQUEEZE_PRICE: Final[i64] = 2
# Beyond the two points that carrying somebody costs everybody.
DRAG_TOLL: Final[i64] = 2


def offer_dogs_actions(s: DangerState) -> None:
    """XD-SPEC-3: moves, dragging, squeezing through, sniffing; on the engine also another card."""
    cell = s.cell_of(s.seat)
    for way in range(s.board.ways):
        if s.can_pass(cell, way) and not s.is_barred(s.board.cell_beside(cell, way)):
            _offer_step(s, codes.WALK, cell, way)
            if s.has(marks.VICTIM, cell):
                _offer_step(s, codes.CARRY, cell, way)
        if s.ap >= SQUEEZE_PRICE and may_squeeze(s, s.seat, way):
            s.offer(codes.directed_code(danger_codes.SQUEEZE, way))
        if may_sniff(s, s.seat, way):
            s.offer(codes.directed_code(danger_codes.SNIFF, way))
    if s.may_change_crew and s.rules.crew_change and s.ap >= specialists.CREW_PRICE:
        specials.offer_crew(s)


def _offer_step(s: DangerState, verb: i64, cell: i64, way: i64) -> None:
    if s.ap >= movement.walk_price(s, s.seat, verb, cell, way) and s.hooks.may_step(
        s, s.seat, verb, cell, way
    ):
        s.offer(codes.directed_code(verb, way))


def may_trot(s: DangerState, verb: i64, cell: i64, way: i64) -> bool:
    """XD-SPEC-3: alone or with a victim, never into fire and never onto a ladder."""
    goal = s.board.cell_beside(cell, way)
    if (
        verb not in (codes.WALK, codes.CARRY)
        or s.burns(goal)
        or s.barrier(cell, way) == danger_barriers.LADDER
    ):
        return False
    return not s.board.is_air(goal) or s.barrier(goal, danger_ways.DOWN) != danger_barriers.LADDER


def drag_toll(s: DangerState, seat: i64, verb: i64) -> i64:
    """XD-SPEC-3: the dog pays four points for each cell it drags somebody."""
    return DRAG_TOLL if codes.carries_victim(verb) and not s.has_hands(seat) else i64(0)


def may_squeeze(s: DangerState, seat: i64, way: i64) -> bool:
    """XD-SPEC-3: through an ordinary wall with one damage, to a cell where a dog may be."""
    cell = s.cell_of(seat)
    if way >= danger_ways.UP or s.barrier(cell, way) != barriers.DAMAGED:
        return False
    goal = s.board.cell_beside(cell, way)
    if s.has(danger_marks.HOLE, cell) or s.has(danger_marks.HOLE, goal):
        # A bridge is narrow: on and off it only straight ahead.
        return False
    return not s.burns(goal) and not s.is_barred(goal) and not s.board.is_air(goal)


def may_sniff(s: DangerState, seat: i64, way: i64) -> bool:
    """XD-SPEC-3: a face-down marker in an adjacent cell."""
    cell = s.cell_of(seat)
    barrier = s.barrier(cell, way)
    if not barriers.lets_through(barrier) or barrier == danger_barriers.LADDER:
        return False
    return s.has(marks.POI, s.board.cell_beside(cell, way))


def squeeze(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> i64:
    """XD-SPEC-3: the dog alone; the wall stays as it is."""
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    s.put(seat, goal)
    if journal is not None:
        edge = s.board.edge_names[s.board.edge_beside(cell, way)]
        facts: dict[str, int | str] = {
            "seat": int(seat),
            "cell": s.board.names[goal],
            "edge": edge,
            "cost": int(SQUEEZE_PRICE),
        }
        journal.tell("squeezed-through", "XD-SPEC-3", facts)
    if s.has(marks.POI, goal):
        return _turn(s, goal)
    return due.NOTHING


def sniff(s: DangerState, seat: i64, way: i64, journal: Journal | None) -> i64:
    """XD-SPEC-3: the marker is turned over, for nothing."""
    goal = s.board.cell_beside(s.cell_of(seat), way)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(seat), "cell": s.board.names[goal]}
        journal.tell("poi-sniffed", "XD-SPEC-3", facts)
    return _turn(s, goal)


def _turn(s: DangerState, cell: i64) -> i64:
    s.target = cell
    return due.REVEAL


def explain_trot(s: DangerState, seat: i64, verb: i64, cell: i64, way: i64) -> Refusal | None:
    """Rule by rule, why the dog does not go there like that."""
    goal = s.board.cell_beside(cell, way)
    place: dict[str, int | str] = {"cell": s.board.names[goal]}
    if verb != codes.WALK and verb != codes.CARRY:
        return Refusal("that-is-not-for-the-dog", "XD-SPEC-3", {"seat": int(seat)})
    if s.burns(goal):
        return Refusal("no-dog-goes-into-fire", "XD-SPEC-3", place)
    on_top = s.board.is_air(goal) and s.barrier(goal, danger_ways.DOWN) == danger_barriers.LADDER
    if on_top or s.barrier(cell, way) == danger_barriers.LADDER:
        return Refusal("no-dog-on-a-ladder", "XD-SPEC-3", place)
    return None


def explain_squeeze(s: DangerState, seat: i64, way: i64) -> Refusal | None:
    """Rule by rule, why nobody squeezes through there."""
    if s.has_hands(seat):
        return Refusal("only-the-dog-squeezes-through", "XD-SPEC-3")
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    if way >= danger_ways.UP or goal < 0 or s.barrier(cell, way) != barriers.DAMAGED:
        return Refusal("no-gap-to-squeeze-through", "XD-SPEC-3")
    place: dict[str, int | str] = {"cell": s.board.names[goal]}
    if s.board.is_air(goal):
        return Refusal("nothing-to-stand-on", "XD-GEN-6", place)
    for end in (cell, goal):
        if s.has(danger_marks.HOLE, end):
            return Refusal("the-floor-is-gone", "XD-FLOOR-7", {"cell": s.board.names[end]})
    return s.hooks.explain_step(s, seat, codes.WALK, cell, way)


def explain_sniff(s: DangerState, seat: i64, way: i64) -> Refusal | None:
    """Rule by rule, why nothing is found there."""
    if s.has_hands(seat):
        return Refusal("only-the-dog-sniffs", "XD-SPEC-3")
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    if (
        goal < 0
        or not barriers.lets_through(s.barrier(cell, way))
        or s.barrier(cell, way) == danger_barriers.LADDER
    ):
        return Refusal("not-adjacent-to-sniff", "XD-SPEC-3")
    if not s.has(marks.POI, goal):
        return Refusal("nothing-to-sniff-there", "XD-SPEC-3", {"cell": s.board.names[goal]})
    return None
