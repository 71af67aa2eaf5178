"""Nobody may be left on fire or on a bridge (FP-MOVE-8, FP-SPEC-CAPT-5, XD-BRIDGE-2).

An action is legal only if, after it, everybody in peril can still get off with the points that are
left. Everything the rule names is tried: the active firefighter puts out its own cell, moves,
opens doors, chops; a captain commands moves and doors of others, and puts out a cell where one of
them burns from where it stands. Where a bridge lies, water may also clear the way off it.
"""

from collections.abc import Iterator

from tests.oracle.flashpoint import (
    barriers,
    chopping,
    danger_bridges,
    danger_steps,
    doors,
    spraying,
    walking,
)
from tests.oracle.flashpoint.paying import may_use_free, pay
from tests.oracle.flashpoint.table import DAMAGE_MAX, Table
from tests.oracle.refusal import Refusal

NOBODY: frozenset[int] = frozenset()


def refuse_pass(table: Table) -> Refusal | None:
    """FP-MOVE-8, FP-SPEC-CAPT-5, XD-BRIDGE-2: nobody stays on fire, or on a bridge if it can."""
    burning = seats_on_fire(table)
    if table.seat in burning:
        return Refusal("get-off-the-fire-first", "FP-MOVE-8")
    if burning:
        facts: dict[str, int | str] = {"seat": min(burning)}
        return Refusal("bring-them-off-the-fire-first", "FP-SPEC-CAPT-5", facts)
    if seats_on_bridges(table) and has_way_off(table, NOBODY):
        return Refusal("get-off-the-bridge-first", "XD-BRIDGE-2")
    return None


def refuse_peril(before: Table, after: Table) -> Refusal | None:
    """What is left after an action must bring all off fire and bridges."""
    bound = seats_on_bridges(before)
    # Who could not be brought off a bridge before need not be.
    excused = bound if bound and not has_way_off(before, NOBODY) else NOBODY
    if before.role != after.role:
        # FP-CREW-1: whom a new captain finds on a bridge, no command has left there.
        excused |= seats_on_bridges(after) - bound
    if has_way_off(after, excused):
        return None
    burning = seats_on_fire(after)
    if not burning:
        return Refusal("no-way-off-the-bridge", "XD-BRIDGE-2")
    rule = "FP-MOVE-8" if burning == {before.seat} else "FP-SPEC-CAPT-5"
    return Refusal("no-way-off-the-fire", rule)


def seats_on_fire(table: Table) -> frozenset[int]:
    """All who stand on fire."""
    return frozenset(s for s, figure in enumerate(table.figures) if figure.cell in table.fire)


def seats_on_bridges(table: Table) -> frozenset[int]:
    """XD-BRIDGE-2: the active figure on a bridge, and in a captain's turn the others too."""
    if not table.house.deep:
        return NOBODY
    concerned = range(table.house.players) if table.role == "captain" else [table.seat]
    return frozenset(seat for seat in concerned if table.is_bridge(table.cell_of(seat)))


def seats_in_peril(table: Table, excused: frozenset[int]) -> frozenset[int]:
    """On fire, or on a bridge without being excused."""
    return seats_on_fire(table) | (seats_on_bridges(table) - excused)


def has_way_off(table: Table, excused: frozenset[int]) -> bool:
    """Can everybody in peril be brought off with the points that are left?"""
    todo = [table]
    seen = {_identity(table)}
    while todo:
        now = todo.pop()
        peril = seats_in_peril(now, excused)
        if not peril:
            return True
        # No deed costs less than a point or helps in more than one cell.
        if now.points + now.free < len({now.cell_of(seat) for seat in peril}):
            continue
        for after in _deeds(now, peril):
            if _identity(after) not in seen:
                seen.add(_identity(after))
                todo.append(after)
    return False


def _identity(table: Table) -> object:
    """What the search changes."""
    return (
        tuple(figure.cell for figure in table.figures),
        (table.points, table.free, table.cafs_spent),
        frozenset(table.fire),
        tuple(table.edges.values()),
        frozenset(table.jams.items()),
        danger_bridges.lying_on_bridges(table),
    )


def _deeds(table: Table, peril: frozenset[int]) -> Iterator[Table]:
    """Every table that is one helpful deed further on."""
    here = table.cell_of(table.seat)
    others = peril - {table.seat}
    is_bridged = table.house.deep and any(table.is_bridge(cell) for cell in table.holes)
    beside = table.adjacent_cells(here)
    if is_bridged:
        for cell in beside:
            yield from _put_out(table, cell)
    if table.seat in peril:
        yield from _put_out(table, here)
        # With others to save, the captain's own cheapest way is its hose; a bridge may forbid it.
        if not others or is_bridged:
            for way in table.plan.ways():
                yield from _go(table, table.seat, way)
    if table.role == "captain":
        for cell in {table.cell_of(seat) for seat in others} & set(beside):
            yield from _put_out(table, cell)
        for seat in others:
            for way in table.plan.ways():
                yield from _go(table, seat, way)


def _paid(table: Table, seat: int, price: int, purpose: str = "") -> Iterator[Table]:
    """A table of its own with the price paid, if it can be."""
    if seat != table.seat and table.figures[seat].role == "cafs" and table.cafs_spent + price > 1:
        return
    if table.points + (table.free if may_use_free(table, seat, purpose) else 0) >= price:
        after = table.copy()
        pay(after, seat, price, purpose)
        yield after


def _put_out(table: Table, cell: str) -> Iterator[Table]:
    """FP-EXT-2: turning a fire to smoke is enough; XD-ENG-1, XD-SPEC-3: not for everybody."""
    if cell not in table.fire or table.role in ("engineer", "dog"):
        return
    for after in _paid(table, table.seat, spraying.price_of(table, 1), "spray"):
        spraying.put_out(after, cell, 1)
        yield after


def _go(table: Table, seat: int, way: str) -> Iterator[Table]:
    """A move, a door or, for the active firefighter only, an axe in this direction."""
    cell = table.cell_of(seat)
    barrier = table.barrier(cell, way)
    if barrier in barriers.PASSABLE:
        yield from _step(table, seat, way)
    elif table.is_dog(seat):
        # XD-SPEC-3: it can do nothing about a way that is closed.
        return
    elif barrier in barriers.OPENED:
        for after in _paid(table, seat, doors.DOOR_PRICE, doors.purpose_of(barrier)):
            doors.turn(after, cell, way)
            yield after
    elif seat == table.seat:
        yield from _chop(table, cell, way, barrier)


def _step(table: Table, seat: int, way: str) -> Iterator[Table]:
    """Off the fire alone; off a bridge with everything that is there (XD-BRIDGE-2)."""
    cell = table.cell_of(seat)
    goal = table.plan.beside[(cell, way)]
    verb: str | None = "walk"
    if table.is_bridge(cell):
        verb = danger_bridges.burden_on(table, cell)
    if verb is None or (goal in table.fire and verb not in ("walk", "tote")):
        return
    if danger_steps.refuse_step(table, seat, verb, cell, way):
        return
    for after in _paid(table, seat, walking.price_of(table, seat, verb, way), "move"):
        walking.shift(after, seat, verb, goal)
        yield after


def _chop(table: Table, cell: str, way: str, barrier: str) -> Iterator[Table]:
    """FP-MOVE-8: walls may be chopped on the way, but not the one that brings the house down."""
    if barrier in barriers.STRUCK and table.damage + 1 >= DAMAGE_MAX:
        return
    if barrier in barriers.STRUCK or barrier in barriers.JAMS:
        for after in _paid(table, table.seat, chopping.price_of(table)):
            chopping.strike(after, cell, way)
            yield after
