"""The captain's commands: others move and turn doors (FP-SPEC-CAPT)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.barriers import can_close, can_open, lets_through
from tocsin.games.flashpoint.board import HAZMAT, TREATED, VICTIM
from tocsin.games.flashpoint.codes import (
    ACCEPT,
    CARRY,
    CLIMB_LEAD,
    CLOSE_DOOR,
    DECLINE,
    FOLD,
    HAUL,
    LAY,
    LEAD,
    LEAD_CARRY,
    LEAD_HAUL,
    LEAD_TOTE,
    OPEN_DOOR,
    RAISE,
    TOTE,
    WALK,
    command_code,
    commanded,
    is_move,
    is_rare,
    verb_of,
    way_of,
)
from tocsin.games.flashpoint.doors import turn_door
from tocsin.games.flashpoint.escape import everybody_can_leave
from tocsin.games.flashpoint.moving import step, walk_price
from tocsin.games.flashpoint.scene import ACT, Scene
from tocsin.games.flashpoint.specialists import CAFS, DOG, DOOR_PRICE


def budget_for(s: Scene, seat: i64) -> i64:
    """FP-SPEC-CAPT-1, FP-SPEC-CAPT-3: points the captain may still spend on this figure."""
    points = s.ap + s.free
    if s.role(seat) == CAFS and points > 1 - s.cafs_spent:
        return 1 - s.cafs_spent
    return points


def offer_commands(s: Scene, unchecked: bool) -> None:
    """FP-SPEC-CAPT-2: moves and doors of the others; `unchecked` leaves fire to the caller."""
    for seat in range(s.players):
        if seat == s.seat or (s.refusers >> seat) & 1:
            continue
        points = budget_for(s, seat)
        if points < 1:
            continue
        cell = s.crew[4 * seat]
        is_dog = s.extreme and s.crew[4 * seat + 2] == DOG
        for way in range(s.board.ways):
            barrier = s.barrier(cell, way)
            if lets_through(barrier):
                _offer_moves(s, seat, way, points, unchecked)
            if is_dog:
                continue
            if can_open(barrier):
                s.offer(command_code(seat, OPEN_DOOR, way))
            elif can_close(barrier):
                s.offer(command_code(seat, CLOSE_DOOR, way))
            if s.extreme:
                _offer_rare(s, seat, RAISE, way, points)
                _offer_rare(s, seat, FOLD, way, points)
                if s.deep:
                    for verb in range(LAY, CLIMB_LEAD + 1):
                        _offer_rare(s, seat, verb, way, points)


def _offer_moves(s: Scene, seat: i64, way: i64, points: i64, unchecked: bool) -> None:
    cell = s.crew[4 * seat]
    goal = s.board.beside[8 * cell + way]
    if s.extreme:
        _offer_laden_moves(s, seat, way, points, unchecked)
        return
    if s.burns(goal):
        if points >= 2 and (unchecked or _may_send(s, seat, goal)):
            s.offer(command_code(seat, WALK, way))
        return
    s.offer(command_code(seat, WALK, way))
    carry = points >= 2 and s.has(VICTIM, cell)
    haul = points >= 2 and s.has(HAZMAT, cell)
    if carry:
        s.offer(command_code(seat, CARRY, way))
    if haul:
        s.offer(command_code(seat, HAUL, way))
    if s.has(TREATED, cell):
        s.offer(command_code(seat, LEAD, way))
        if carry:
            s.offer(command_code(seat, LEAD_CARRY, way))
        if haul:
            s.offer(command_code(seat, LEAD_HAUL, way))


def _offer_laden_moves(s: Scene, seat: i64, way: i64, points: i64, unchecked: bool) -> None:
    """The same on boards with storeys, each move with the expansion's say (XD-LADDER)."""
    cell = s.crew[4 * seat]
    goal = s.board.beside[8 * cell + way]
    ladder = s.has_ladder(cell)
    if s.is_barred(goal):
        return
    if s.burns(goal):
        if points >= 2 and (unchecked or _may_send(s, seat, goal)):
            _offer_step(s, seat, WALK, way, points)
            if ladder:
                _offer_step(s, seat, TOTE, way, points)
        return
    carry = s.has(VICTIM, cell)
    haul = s.has(HAZMAT, cell)
    lead = s.has(TREATED, cell)
    _offer_step(s, seat, WALK, way, points)
    if carry:
        _offer_step(s, seat, CARRY, way, points)
    if haul:
        _offer_step(s, seat, HAUL, way, points)
    if lead:
        _offer_step(s, seat, LEAD, way, points)
        if carry:
            _offer_step(s, seat, LEAD_CARRY, way, points)
        if haul:
            _offer_step(s, seat, LEAD_HAUL, way, points)
    if ladder:
        _offer_step(s, seat, TOTE, way, points)
        if lead:
            _offer_step(s, seat, LEAD_TOTE, way, points)


def _offer_step(s: Scene, seat: i64, verb: i64, way: i64, points: i64) -> None:
    """One move, if it can be paid and no rule of ladders forbids it."""
    cell = s.crew[4 * seat]
    if points >= walk_price(s, seat, verb, cell, way) and s.may_step(seat, verb, cell, way):
        s.offer(command_code(seat, verb, way))


def _offer_rare(s: Scene, seat: i64, verb: i64, way: i64, points: i64) -> None:
    """XD-SPEC-4, XD-BRIDGE-6: windows, ladders and bridges may be commanded too."""
    if points >= s.rare_price(verb) and s.can_do_rare(seat, verb, way):
        s.offer(command_code(seat, verb, way))


def _may_send(s: Scene, seat: i64, goal: i64) -> bool:
    """FP-SPEC-CAPT-5: could the figure be brought off the fire it is sent into?"""
    cell = s.crew[4 * seat]
    ap = s.ap
    free = s.free
    _pay(s, 2)
    s.put(seat, goal)
    found = everybody_can_leave(s)
    s.put(seat, cell)
    s.ap = ap
    s.free = free
    return found


def _pay(s: Scene, price: i64) -> None:
    """FP-AP-6: command points first, then the captain's regular ones."""
    paid = price if s.free >= price else s.free
    s.free -= paid
    s.ap -= price - paid


def order(s: Scene, code: i64, journal: Journal | None) -> None:
    """FP-SPEC-CAPT-2, FP-SPEC-CAPT-4: the figure acts, the captain pays."""
    seat = commanded(code)
    verb = verb_of(code)
    way = way_of(code)
    cell = s.crew[4 * seat]
    price: i64 = DOOR_PRICE
    if is_move(verb):
        price = walk_price(s, seat, verb, cell, way)
    elif is_rare(verb):
        price = s.rare_price(verb)
    _pay(s, price)
    if s.role(seat) == CAFS:
        s.cafs_spent += price
    if journal is not None:
        facts: dict[str, int | str] = {
            "captain": int(s.seat),
            "seat": int(seat),
            "cost": int(price),
        }
        journal.tell("command-given", "FP-SPEC-CAPT-1", facts)
    if is_move(verb):
        step(s, seat, verb, way, journal)
    elif is_rare(verb):
        s.do_rare(seat, verb, way, journal)
    else:
        turn_door(s, seat, way, verb == OPEN_DOOR, journal)


def offer_answers(s: Scene) -> None:
    """FP-SPEC-CAPT-6, the other reading: the commanded player agrees or does not."""
    s.offer(ACCEPT)
    s.offer(DECLINE)


def answer(s: Scene, code: i64, journal: Journal | None) -> None:
    """Who declines is asked no more in this turn; who stands on fire is not asked at all."""
    seat = commanded(s.asked)
    s.asked = 0
    s.phase = ACT
    s.actor = s.seat
    if code == DECLINE:
        s.refusers |= bit(seat)
    if journal is not None:
        word = "command-accepted" if code == ACCEPT else "command-declined"
        journal.tell(word, "FP-SPEC-CAPT-6", {"seat": int(seat)})
