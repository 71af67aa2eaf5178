"""A way off the fire: nobody may be left standing on it (FP-MOVE-8, FP-SPEC-CAPT-5).

An action is allowed only if everybody who then stands on fire can still be brought off with the
points that are left. One figure puts out its own cell, or goes through doors, fire and broken
walls to a cell that does not burn. The captain brings others off by further commands, or by
putting out their cell from where it stands; what is left must do for all of them.

One figure is asked step by step. For several the cheapest way of each is added up; only where that
is too dear is every order of commands tried, because two may share a door or a cell put out.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.refusing import Row
from tocsin.games.flashpoint.rules import movement
from tocsin.games.flashpoint.table import barriers, codes, pieces, specialists
from tocsin.games.flashpoint.table.state import FlashpointState

TOO_DEAR: Final[i64] = 99
# More points than anybody ever has, and more tries than they allow: texts may claim any number.
POINTS_MAX: Final[i64] = 16
TRIES_MAX: Final[i64] = 100_000

OWN: Final[i64] = 60
OTHERS: Final[i64] = 61
ROWS: Final = [
    Row(60, "no-way-off-the-fire", "FP-MOVE-8"),
    Row(61, "no-way-off-the-fire", "FP-SPEC-CAPT-5"),
]


def refused(s: FlashpointState, after: FlashpointState) -> i64:
    """FP-MOVE-8, FP-SPEC-CAPT-5: would an action that leads there leave somebody on fire?"""
    if s.extended:
        answer = s.hooks.refused_after(s, after)
        if answer >= 0:
            return answer
    if everybody_can_leave(after):
        return 0
    return refused_row(after)


def refused_row(after: FlashpointState) -> i64:
    """Whose way off is missing: the active firefighter's alone, or others' too."""
    return OWN if burning_seats(after) == bit(after.seat) else OTHERS


def burning_seats(s: FlashpointState) -> i64:
    """The seats whose firefighters stand on fire."""
    seats: i64 = 0
    for seat in range(s.players):
        if s.burns(s.cell_of(seat)):
            seats |= bit(seat)
    return seats


def may_enter(s: FlashpointState, goal: i64, role: i64) -> bool:
    """FP-MOVE-8: after paying for the step into this burning cell, is there a way off again?"""
    ap = s.ap - movement.INTO_FIRE
    free = s.free
    if role == specialists.RESCUE:
        paid = movement.INTO_FIRE if free > movement.INTO_FIRE else free
        ap += paid
        free -= paid
    return can_leave(s, goal, role, ap, free)


def can_leave(s: FlashpointState, cell: i64, role: i64, ap: i64, free: i64) -> bool:
    """FP-MOVE-8: standing on fire in this cell with these points, is there a way off?"""
    water = ap + (free if role == specialists.CAFS else i64(0))
    if water >= s.cards.spray_price[role]:
        return True
    pool = free if role == specialists.RESCUE else i64(0)
    if ap > POINTS_MAX:
        ap = POINTS_MAX
    return ap + pool > 0 and _can_walk_off(s, cell, role, ap, pool)


def _can_walk_off(s: FlashpointState, cell: i64, role: i64, ap: i64, pool: i64) -> bool:
    """Through doors, fire and walls; moves and some doors from the pool first, chops from the rest.

    It burns in the cell: with enough points there, its fire is put out.
    """
    if ap >= s.cards.spray_price[role]:
        return True
    for way in range(s.board.ways):
        price = _price_to_open(s, cell, way, role)
        if price >= TOO_DEAR or not _is_way(s, s.seat, cell, way):
            continue
        points = ap
        rest = pool
        if price > 0 and rest >= price and _opens_from_pool(s, s.barrier(cell, way)):
            rest -= price
        else:
            points -= price
        goal = s.board.cell_beside(cell, way)
        step = movement.walk_price(s, s.seat, codes.WALK, cell, way)
        if points < 0 or points + rest < step:
            continue
        if not s.burns(goal):
            return True
        from_pool = step if rest >= step else rest
        if _can_walk_off(s, goal, role, points - step + from_pool, rest - from_pool):
            return True
    return False


def _price_to_open(s: FlashpointState, cell: i64, way: i64, role: i64) -> i64:
    """What it costs to make this side passable: nothing, a door, chops; TOO_DEAR if it cannot be.

    FP-END-2: nobody chops so far that the building comes down.
    """
    edge = s.board.edge_beside(cell, way)
    barrier = i64(s.edges[edge])
    if barriers.lets_through(barrier):
        return 0
    if barriers.can_open(barrier):
        # Opening is never dearer than chopping.
        return specialists.DOOR_PRICE
    if barriers.stands(barrier):
        chops: i64 = 2 if barrier == barriers.WALL else 1
        if s.damage + chops >= pieces.DAMAGE_MAX:
            return TOO_DEAR
        return chops * s.cards.chop_price[role]
    if s.extended:
        chops = s.hooks.chops_needed(s, edge, barrier)
        if chops > 0:
            return chops * s.cards.chop_price[role]
    return TOO_DEAR


def _opens_from_pool(s: FlashpointState, barrier: i64) -> bool:
    """FP-SPEC-RESC-1: may free points for moving open this?"""
    if not barriers.can_open(barrier):
        return False
    return s.rules.free_doors or (s.extended and s.hooks.opens_by_moving(barrier))


def _is_way(s: FlashpointState, seat: i64, cell: i64, way: i64) -> bool:
    """May somebody in the cell go there alone, walls and points apart?"""
    return not s.extended or s.hooks.refused_step(s, seat, codes.WALK, cell, way) == 0


def walk_out_price(s: FlashpointState, seat: i64, cell: i64, limit: i64, door_price: i64) -> i64:
    """The cheapest way by moves and doors from a burning cell to a cold one, up to a limit."""
    best: i64 = TOO_DEAR
    for way in range(s.board.ways):
        barrier = s.barrier(cell, way)
        price: i64 = 0
        if barriers.can_open(barrier):
            price = door_price
        elif not barriers.lets_through(barrier):
            continue
        if not _is_way(s, seat, cell, way):
            continue
        goal = s.board.cell_beside(cell, way)
        price += movement.walk_price(s, seat, codes.WALK, cell, way)
        if s.burns(goal):
            if price >= limit:
                continue
            price += walk_out_price(s, seat, goal, limit - price, door_price)
        if price < best:
            best = price
        if price <= limit:
            limit = price - 1
    return best


def everybody_can_leave(s: FlashpointState) -> bool:
    """FP-MOVE-8, FP-SPEC-CAPT-5: can all who stand on fire be brought off with what is left?"""
    if s.extended:
        answer = s.hooks.all_can_leave(s)
        if answer >= 0:
            return answer > 0
    burning = burning_seats(s)
    if burning == 0:
        return True
    seat = s.seat
    role = s.role_of(seat)
    here = s.cell_of(seat)
    if (burning >> seat) & 1 and not can_leave(s, here, role, s.ap, s.free):
        return False
    others = burning & ~bit(seat)
    if others == 0:
        return True
    if role != specialists.CAPTAIN:
        return False
    points = s.ap + s.free
    if not s.burns(here):
        return _can_bring_off(s, others, s.ap, points)
    # The captain puts out its own cell, which serves all who stand there or come there.
    price = s.cards.spray_price[role]
    s.fire_to_smoke(here)
    found = _can_bring_off(s, others, s.ap - price, points - price)
    s.smoke_to_fire(here)
    return found


def _can_bring_off(s: FlashpointState, others: i64, water: i64, points: i64) -> bool:
    """FP-SPEC-CAPT-5: with these points, of which so many at most may be spent on water."""
    if points > POINTS_MAX:
        points = POINTS_MAX
    if water > points:
        water = points
    s.tries = TRIES_MAX
    burning = others & burning_seats(s)
    if burning == 0:
        return True
    # Where a cell of an expansion has one place, two cannot count on it: then only trying helps.
    if not s.extended or burning & (burning - 1) == 0:
        if _walks_price(s, burning, points) <= points:
            return True
    return _can_order_off(s, burning, water, points)


def _walks_price(s: FlashpointState, seats: i64, points: i64) -> i64:
    """What it costs to order these figures off, each by its own way."""
    total: i64 = 0
    for seat in range(s.players):
        if (seats >> seat) & 1:
            limit = points
            if s.role_of(seat) == specialists.CAFS and limit > 1 - s.cafs_spent:
                limit = 1 - s.cafs_spent
            cell = s.cell_of(seat)
            price = walk_out_price(s, seat, cell, limit, specialists.DOOR_PRICE)
            total += price if price <= limit else TOO_DEAR
    return total


def _can_order_off(s: FlashpointState, others: i64, water: i64, points: i64) -> bool:
    """Every order of commands and of cells put out, each action undone again."""
    burning = others & burning_seats(s)
    if burning == 0:
        return True
    s.tries -= 1
    # No action costs less than a point or serves more than one cell.
    if points < _count_cells(s, burning) or s.tries < 0:
        return False
    if _can_put_out_one(s, burning, water, points):
        return True
    for seat in range(s.players):
        if (burning >> seat) & 1 and _can_order_one(s, burning, seat, water, points):
            return True
    return False


def _count_cells(s: FlashpointState, seats: i64) -> i64:
    """In how many cells these figures stand."""
    count: i64 = 0
    for seat in range(s.players):
        if (seats >> seat) & 1:
            count += 1
            for other in range(seat):
                if (seats >> other) & 1 and s.cell_of(other) == s.cell_of(seat):
                    count -= 1
                    break
    return count


def _seats_in(s: FlashpointState, cell: i64) -> i64:
    seats: i64 = 0
    for seat in range(s.players):
        if s.cell_of(seat) == cell:
            seats |= bit(seat)
    return seats


def _can_put_out_one(s: FlashpointState, burning: i64, water: i64, points: i64) -> bool:
    """The captain puts out a cell beside its own where somebody stands, then the rest."""
    price = s.cards.spray_price[specialists.CAPTAIN]
    if water < price:
        return False
    here = s.cell_of(s.seat)
    for way in range(s.board.ways):
        goal = s.board.cell_beside(here, way)
        if not s.can_pass(here, way) or not s.burns(goal) or _seats_in(s, goal) & burning == 0:
            continue
        s.fire_to_smoke(goal)
        found = _can_order_off(s, burning, water - price, points - price)
        s.smoke_to_fire(goal)
        if found:
            return True
    return False


def _can_order_one(s: FlashpointState, burning: i64, seat: i64, water: i64, points: i64) -> bool:
    """One command to this figure, a step or a door, then the rest."""
    cell = s.cell_of(seat)
    is_cafs = s.role_of(seat) == specialists.CAFS
    for way in range(s.board.ways):
        edge = s.board.edge_beside(cell, way)
        barrier = i64(s.edges[edge])
        price: i64 = specialists.DOOR_PRICE
        if barriers.lets_through(barrier):
            if not _is_way(s, seat, cell, way):
                continue
            price = movement.walk_price(s, seat, codes.WALK, cell, way)
        elif not barriers.can_open(barrier):
            continue
        if price > points or (is_cafs and s.cafs_spent + price > 1):
            continue
        rest = points - price
        if is_cafs:
            s.cafs_spent += price
        if barriers.can_open(barrier):
            s.set_edge(edge, barrier + 1)
            found = _can_order_off(s, burning, water if water < rest else rest, rest)
            s.set_edge(edge, barrier)
        else:
            s.put(seat, s.board.cell_beside(cell, way))
            found = _can_order_off(s, burning, water if water < rest else rest, rest)
            s.put(seat, cell)
        if is_cafs:
            s.cafs_spent -= price
        if found:
            return True
    return False
