"""A way off the fire: nobody may be left standing on it (FP-MOVE-8, FP-SPEC-CAPT-5).

The quick answers here are for listing moves. Their slow twin is `last_resort.has_way_off`, which
tries everything and explains refusals; a test holds the two against each other.

Why the quick answers are exact: putting out one's own cell costs one step, and no other way costs
less, so whoever pays one point for a step needs one point. Those who pay double (paramedic, rescue
specialist) may find walking cheaper. The captain brings others off by commands, or by putting out
a cell it can reach; each figure's cheapest way is added up, and only if that is too dear is it
asked whether two of them can share a door that one of them opens.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.flashpoint.rules import movement
from tocsin.games.flashpoint.table import barriers, codes, pieces, specialists
from tocsin.games.flashpoint.table.state import FlashpointState

TOO_DEAR: Final[i64] = 99


def burning_seats(s: FlashpointState) -> i64:
    """The seats whose firefighters stand on fire."""
    seats: i64 = 0
    for seat in range(s.players):
        cell = s.cell_of(seat)
        if s.burns(cell):
            seats |= bit(seat)
    return seats


def can_leave(s: FlashpointState, cell: i64, role: i64, ap: i64, free: i64) -> bool:
    """FP-MOVE-8: standing on fire in this cell with these points, is there a way off?"""
    spray = s.cards.spray_price[role]
    if ap + (free if role == specialists.CAFS else i64(0)) >= spray:
        return True
    if role == specialists.PARAMEDIC:
        return ap >= 1 and has_clear_side(s, cell)
    if role in (specialists.RESCUE, specialists.ENGINEER):
        return _can_rush(s, cell, role, ap, free)
    return False


def has_clear_side(s: FlashpointState, cell: i64) -> bool:
    """Is an adjacent cell free of fire?"""
    for way in range(s.board.ways):
        if s.can_pass(cell, way) and not s.burns(s.board.cell_beside(cell, way)):
            if _is_way(s, s.seat, cell, way):
                return True
    return False


def _is_way(s: FlashpointState, seat: i64, cell: i64, way: i64) -> bool:
    """May somebody in the cell go there alone, walls and points apart?"""
    if not s.extended:
        return True
    if s.hooks.is_barred(s, s.board.cell_beside(cell, way)):
        return False
    return s.hooks.may_step(s, seat, codes.WALK, cell, way)


def _can_rush(s: FlashpointState, cell: i64, role: i64, ap: i64, free: i64) -> bool:
    """The rescue specialist: moves and doors from the free pool first, chops from the rest.

    The structural engineer, who puts nothing out, goes the same ways without a pool.
    """
    if ap >= s.cards.spray_price[role]:
        return True
    for way in range(s.board.ways):
        edge = s.board.edge_beside(cell, way)
        barrier = i64(s.edges[edge])
        points = ap
        pool = free
        if barriers.can_open(barrier):
            # Opening a window is never dearer than chopping it.
            if pool >= specialists.DOOR_PRICE and (
                s.rules.free_doors or barriers.is_window(barrier)
            ):
                pool -= specialists.DOOR_PRICE
            else:
                points -= specialists.DOOR_PRICE
        elif barriers.lets_through(barrier):
            pass
        elif barriers.stands(barrier):
            chops: i64 = 2 if barrier == barriers.WALL else 1
            if s.damage + chops >= pieces.DAMAGE_MAX:
                continue
            points -= chops * s.cards.chop_price[role]
        elif barriers.is_jammed(barrier):
            points -= s.hooks.jams(s, edge) * s.cards.chop_price[role]
        else:
            continue
        if not _is_way(s, s.seat, cell, way):
            continue
        goal = s.board.cell_beside(cell, way)
        price = movement.walk_price(s, s.seat, codes.WALK, cell, way)
        if points < 0 or points + pool < price:
            continue
        if not s.burns(goal):
            return True
        from_pool = price if pool >= price else pool
        if _can_rush(s, goal, role, points - price + from_pool, pool - from_pool):
            return True
    return False


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
        if not s.burns(goal):
            price += movement.walk_price(s, seat, codes.WALK, cell, way)
        elif price + 2 < limit:
            price += 2
            price += walk_out_price(s, seat, goal, limit - price, door_price)
        else:
            continue
        if price < best:
            best = price
        if price <= limit:
            limit = price - 1
    return best


def everybody_can_leave(s: FlashpointState) -> bool:
    """FP-MOVE-8, FP-SPEC-CAPT-5: can all who stand on fire be brought off with what is left?"""
    if s.hooks.has_bridges and s.hooks.is_bridged(s):
        return s.hooks.all_get_off(s, 0)
    burning = burning_seats(s)
    if burning == 0:
        return True
    seat = s.seat
    role = s.role_of(seat)
    if (burning >> seat) & 1 and not can_leave(s, s.cell_of(seat), role, s.ap, s.free):
        return False
    others = burning & ~bit(seat)
    if others == 0:
        return True
    if role != specialists.CAPTAIN:
        return False
    here = s.cell_of(seat)
    if not s.burns(here):
        return _can_order_off(s, others, s.ap, s.free, 0)
    # The captain puts out its own cell, which serves all who stand there or come there.
    s.fire_to_smoke(here)
    found = _can_order_off(s, others, s.ap - s.cards.spray_price[specialists.CAPTAIN], s.free, 0)
    s.smoke_to_fire(here)
    return found


def _can_order_off(s: FlashpointState, others: i64, ap: i64, pool: i64, way: i64) -> bool:
    """By commands, and by putting out cells in the ways from this one on where others stand."""
    here = s.cell_of(s.seat)
    if way == s.board.ways:
        burning = others & burning_seats(s)
        left = ap + pool
        return _can_search(s, burning, left)
    if _can_order_off(s, others, ap, pool, way + 1):
        return True
    goal = s.board.cell_beside(here, way)
    if (
        ap < s.cards.spray_price[specialists.CAPTAIN]
        or not s.can_pass(here, way)
        or not s.burns(goal)
    ):
        return False
    if _seats_in(s, goal) & others == 0:
        return False
    s.fire_to_smoke(goal)
    found = _can_order_off(s, others, ap - s.cards.spray_price[specialists.CAPTAIN], pool, way + 1)
    s.smoke_to_fire(goal)
    return found


def _walks_price(s: FlashpointState, seats: i64, points: i64, door_price: i64) -> i64:
    """What it costs to order these figures off, each by its own way."""
    total: i64 = 0
    for seat in range(s.players):
        if (seats >> seat) & 1:
            limit = points
            if s.role_of(seat) == specialists.CAFS and limit > 1 - s.cafs_spent:
                limit = 1 - s.cafs_spent
            price = walk_out_price(s, seat, s.cell_of(seat), limit, door_price)
            total += price if price <= limit else TOO_DEAR
    return total


def _seats_in(s: FlashpointState, cell: i64) -> i64:
    seats: i64 = 0
    for seat in range(s.players):
        if s.cell_of(seat) == cell:
            seats |= bit(seat)
    return seats


def _can_share(s: FlashpointState, seats: i64, points: i64) -> bool:
    """Can several be ordered off when one may use a door that another has opened? Tries all."""
    count: i64 = 0
    for seat in range(s.players):
        count += (seats >> seat) & 1
    if count == 0:
        return True
    # One alone shares nothing, and sharing saves no more than the price of all doors.
    if count < 2 or _walks_price(s, seats, points, 0) > points:
        return False
    for seat in range(s.players):
        if (seats >> seat) & 1 and _can_order_one(s, seats, seat, points):
            return True
    return False


def _can_order_one(s: FlashpointState, seats: i64, seat: i64, points: i64) -> bool:
    """One command to this figure, undone again, and then the rest of the search."""
    cell = s.cell_of(seat)
    is_cafs = s.role_of(seat) == specialists.CAFS
    for way in range(s.board.ways):
        edge = s.board.edge_beside(cell, way)
        barrier = i64(s.edges[edge])
        goal = s.board.cell_beside(cell, way)
        price: i64 = specialists.DOOR_PRICE
        if barriers.lets_through(barrier):
            if not _is_way(s, seat, cell, way):
                continue
            price = movement.walk_price(s, seat, codes.WALK, cell, way)
        elif not barriers.can_open(barrier):
            continue
        if price > points or (is_cafs and s.cafs_spent + price > 1):
            continue
        if is_cafs:
            s.cafs_spent += price
        if barriers.can_open(barrier):
            s.set_edge(edge, barrier + 1)
            found = _can_search(s, seats, points - price)
            s.set_edge(edge, barrier)
        else:
            s.put(seat, goal)
            rest = seats if s.burns(goal) else seats & ~bit(seat)
            found = _can_search(s, rest, points - price)
            s.put(seat, cell)
        if is_cafs:
            s.cafs_spent -= price
        if found:
            return True
    return False


def _can_search(s: FlashpointState, seats: i64, points: i64) -> bool:
    # Where a ladder top or the platform has one place, two cannot count on it: then try all.
    if not s.extended or seats & (seats - 1) == 0:
        if _walks_price(s, seats, points, specialists.DOOR_PRICE) <= points:
            return True
    return _can_share(s, seats, points)
