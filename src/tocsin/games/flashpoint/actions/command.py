"""The captain's commands: others move and turn doors (FP-SPEC-CAPT)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.actions import door
from tocsin.games.flashpoint.rules import escape, movement
from tocsin.games.flashpoint.table import barriers, codes, due, marks, specialists
from tocsin.games.flashpoint.table.state import FlashpointState


def budget_for(s: FlashpointState, seat: i64) -> i64:
    """FP-SPEC-CAPT-1, FP-SPEC-CAPT-3: points the captain may still spend on this figure."""
    points = s.ap + s.free
    if s.role_of(seat) == specialists.CAFS and points > 1 - s.cafs_spent:
        return 1 - s.cafs_spent
    return points


def offer_commands(s: FlashpointState, unchecked: bool) -> None:
    """FP-SPEC-CAPT-2: moves and doors of the others; `unchecked` leaves fire to the caller."""
    for seat in range(s.players):
        if seat == s.seat or (s.refusers >> seat) & 1:
            continue
        points = budget_for(s, seat)
        if points < 1:
            continue
        cell = s.cell_of(seat)
        is_dog = s.extended and s.role_of(seat) == specialists.DOG
        for way in range(s.board.ways):
            barrier = s.barrier(cell, way)
            if barriers.lets_through(barrier):
                _offer_moves(s, seat, way, points, unchecked)
            if is_dog:
                continue
            if barriers.can_open(barrier):
                s.offer(codes.command_code(seat, codes.OPEN_DOOR, way))
            elif barriers.can_close(barrier):
                s.offer(codes.command_code(seat, codes.CLOSE_DOOR, way))
            if s.extended:
                _offer_rare(s, seat, codes.RAISE, way, points)
                _offer_rare(s, seat, codes.FOLD, way, points)
                if s.hooks.has_bridges:
                    for verb in range(codes.LAY, codes.CLIMB_LEAD + 1):
                        _offer_rare(s, seat, verb, way, points)


def _offer_moves(s: FlashpointState, seat: i64, way: i64, points: i64, unchecked: bool) -> None:
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    if s.extended:
        _offer_laden_moves(s, seat, way, points, unchecked)
        return
    if s.burns(goal):
        if points >= 2 and (unchecked or _may_send(s, seat, goal)):
            s.offer(codes.command_code(seat, codes.WALK, way))
        return
    s.offer(codes.command_code(seat, codes.WALK, way))
    carry = points >= 2 and s.has(marks.VICTIM, cell)
    haul = points >= 2 and s.has(marks.HAZMAT, cell)
    if carry:
        s.offer(codes.command_code(seat, codes.CARRY, way))
    if haul:
        s.offer(codes.command_code(seat, codes.HAUL, way))
    if s.has(marks.TREATED, cell):
        s.offer(codes.command_code(seat, codes.LEAD, way))
        if carry:
            s.offer(codes.command_code(seat, codes.LEAD_CARRY, way))
        if haul:
            s.offer(codes.command_code(seat, codes.LEAD_HAUL, way))


def _offer_laden_moves(
    s: FlashpointState, seat: i64, way: i64, points: i64, unchecked: bool
) -> None:
    """The same on boards with storeys, each move with the expansion's say (XD-LADDER)."""
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    ladder = s.hooks.has_ladder(s, cell)
    if s.hooks.is_barred(s, goal):
        return
    if s.burns(goal):
        if points >= 2 and (unchecked or _may_send(s, seat, goal)):
            _offer_step(s, seat, codes.WALK, way, points)
            if ladder:
                _offer_step(s, seat, codes.TOTE, way, points)
        return
    carry = s.has(marks.VICTIM, cell)
    haul = s.has(marks.HAZMAT, cell)
    lead = s.has(marks.TREATED, cell)
    _offer_step(s, seat, codes.WALK, way, points)
    if carry:
        _offer_step(s, seat, codes.CARRY, way, points)
    if haul:
        _offer_step(s, seat, codes.HAUL, way, points)
    if lead:
        _offer_step(s, seat, codes.LEAD, way, points)
        if carry:
            _offer_step(s, seat, codes.LEAD_CARRY, way, points)
        if haul:
            _offer_step(s, seat, codes.LEAD_HAUL, way, points)
    if ladder:
        _offer_step(s, seat, codes.TOTE, way, points)
        if lead:
            _offer_step(s, seat, codes.LEAD_TOTE, way, points)


def _offer_step(s: FlashpointState, seat: i64, verb: i64, way: i64, points: i64) -> None:
    """One move, if it can be paid and no rule of ladders forbids it."""
    cell = s.cell_of(seat)
    if points >= movement.walk_price(s, seat, verb, cell, way) and s.hooks.may_step(
        s, seat, verb, cell, way
    ):
        s.offer(codes.command_code(seat, verb, way))


def _offer_rare(s: FlashpointState, seat: i64, verb: i64, way: i64, points: i64) -> None:
    """XD-SPEC-4, XD-BRIDGE-6: windows, ladders and bridges may be commanded too."""
    if points >= s.hooks.rare_price(s, verb) and s.hooks.can_do_rare(s, seat, verb, way):
        s.offer(codes.command_code(seat, verb, way))


def _may_send(s: FlashpointState, seat: i64, goal: i64) -> bool:
    """FP-SPEC-CAPT-5: could the figure be brought off the fire it is sent into?"""
    cell = s.cell_of(seat)
    ap = s.ap
    free = s.free
    _pay(s, 2)
    s.put(seat, goal)
    found = escape.everybody_can_leave(s)
    s.put(seat, cell)
    s.ap = ap
    s.free = free
    return found


def _pay(s: FlashpointState, price: i64) -> None:
    """FP-AP-6: command points first, then the captain's regular ones."""
    paid = price if s.free >= price else s.free
    s.free -= paid
    s.ap -= price - paid


def order(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """FP-SPEC-CAPT-2, FP-SPEC-CAPT-4: the figure acts, the captain pays."""
    seat = codes.commanded(code)
    verb = codes.verb_of(code)
    way = codes.way_of(code)
    cell = s.cell_of(seat)
    price: i64 = specialists.DOOR_PRICE
    if codes.is_move(verb):
        price = movement.walk_price(s, seat, verb, cell, way)
    elif codes.is_rare(verb):
        price = s.hooks.rare_price(s, verb)
    _pay(s, price)
    if s.role_of(seat) == specialists.CAFS:
        s.cafs_spent += price
    if journal is not None:
        facts: dict[str, int | str] = {
            "captain": int(s.seat),
            "seat": int(seat),
            "cost": int(price),
        }
        journal.tell("command-given", "FP-SPEC-CAPT-1", facts)
    if codes.is_move(verb):
        return movement.step(s, seat, verb, way, journal)
    if codes.is_rare(verb):
        return s.hooks.do_rare(s, seat, verb, way, journal)
    door.turn_door(s, seat, way, verb == codes.OPEN_DOOR, journal)
    return due.NOTHING


def offer_answers(s: FlashpointState) -> None:
    """FP-SPEC-CAPT-6, the other reading: the commanded player agrees or does not."""
    s.offer(codes.ACCEPT)
    s.offer(codes.DECLINE)


def answer(s: FlashpointState, code: i64, journal: Journal | None) -> None:
    """Who declines is asked no more in this turn; who stands on fire is not asked at all."""
    seat = codes.commanded(s.asked)
    s.asked = 0
    if code == codes.DECLINE:
        s.refusers |= bit(seat)
    if journal is not None:
        word = "command-accepted" if code == codes.ACCEPT else "command-declined"
        journal.tell(word, "FP-SPEC-CAPT-6", {"seat": int(seat)})
